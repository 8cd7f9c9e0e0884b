"""An FTP server for the tests: pyftpdlib on 127.0.0.1, which anybody may read, and `keeper` with a password."""

import pathlib
import sys

from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer

work = pathlib.Path(sys.argv[1])
root = str(work / "files")


class Handler(FTPHandler):
    authorizer = DummyAuthorizer()
    auth_failed_timeout = 0
    banner = "for tests"


Handler.authorizer.add_anonymous(root)
Handler.authorizer.add_user("keeper", "pass word", root, perm="elr")
server = FTPServer(("127.0.0.1", 0), Handler)
(work / "ftp.tmp").write_text(str(server.address[1]))
(work / "ftp.tmp").rename(work / "ftp.port")
server.serve_forever()
