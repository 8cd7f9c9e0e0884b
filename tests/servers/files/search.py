#!/usr/bin/python3
"""Answers a search with the words that it was asked for."""

import os
import sys

sys.stdout.write("words: " + os.environ.get("SEARCHREQUEST", "none") + "\n")
