"""A Gopher server for the tests: pygopherd on 127.0.0.1, with Gopher+, and a script as a search."""

import configparser
import pathlib
import sys

from pygopherd import initialization

work = pathlib.Path(sys.argv[1])
config = configparser.ConfigParser()
config.read("/etc/pygopherd/pygopherd.conf")
main = config["pygopherd"]
for name in ["setuid", "setgid", "pidfile"]:
    main.pop(name, None)
main["detach"] = main["usechroot"] = "no"
main["interface"] = main["servername"] = "127.0.0.1"
main["port"] = "0"
main["root"] = str(work / "files")
config["logger"]["logmethod"] = "none"
config["handlers.HandlerMultiplexer"]["handlers"] = "[scriptexec.ExecHandler, UMN.UMNDirHandler, file.FileHandler]"
with open(work / "gopher.conf", "w", encoding="utf-8") as file:
    config.write(file)
server = initialization.initialize(str(work / "gopher.conf"))
(work / "gopher.tmp").write_text(str(server.server_address[1]))
(work / "gopher.tmp").rename(work / "gopher.port")
server.serve_forever()
