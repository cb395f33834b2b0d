"""The real server on the built page, on one port for as long as the tests run."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.server.running import QUICK

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "src/monuments/server/web/index.html"


class Site:
    """A `monuments serve` that can be restarted at the same address.

    By default nothing waits; settings change that: `Site(folder, BOT_PAUSE="1")`.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.data = folder / "data"
        named = {f"MONUMENTS_{name}": value for name, value in settings.items()}
        self.environment = {**os.environ, **QUICK, **named}
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "monuments", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)], stderr=log, env=self.environment
            )
        for _ in range(3000):  # the rules may have to be compiled first
            if self._is_prepared():
                return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not get ready")

    def _is_prepared(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/api/games")
            prepared = json.loads(connection.getresponse().read())["prepared"]
        except OSError:
            return False
        finally:
            connection.close()
        return bool(prepared)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
