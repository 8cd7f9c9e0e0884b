//! What the schemes of this crate mean, held against the documentation of the systems behind them.

mod amqp;
mod house;
mod library;
mod mongodb;
mod postgresql;
mod redis;
mod storage;
