"""Run the server until it is asked to stop."""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from monuments.engine.jit import drop_temporary_cache
from monuments.server.app import make_app
from monuments.server.http.fast_socket import SOCKET
from monuments.server.http.limited_requests import LimitedRequests
from monuments.server.http.uvicorn_config import Config
from monuments.server.lifespan import begin, hand_over
from monuments.server.logging_setup import keep_standard_error, set_up
from monuments.server.settings import Settings
from monuments.server.storage.databases import database_errors
from monuments.server.storage.health import cause_of
from monuments.server.storage.sqlite_lock import TakenError

STOP_SECONDS = 2
"""Time for connections to close when the server stops."""
PING_SECONDS = 20.0
"""Heartbeat interval of a socket: proxies close idle connections."""
PONG_SECONDS = 20.0
"""Time to answer a heartbeat before the socket is closed."""


def listen(settings: Settings) -> socket.socket:
    """Return a bound socket. Raise OSError if the address is not available."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(1024)  # early clients wait
    except OSError:
        found.close()
        raise
    return found


def address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class StartError(Exception):
    """The server cannot start; the message says why in one sentence."""


class Server(uvicorn.Server):
    """Opens the database before the first request, and reports when it is ready."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        lobby = self._app.state.lobby
        try:
            await begin(lobby, self._app.state.relay)
        except TakenError as error:
            raise StartError(
                f"another server uses {error}: stop it, or name another folder with --data"
            ) from error
        except database_errors() as error:
            location = lobby.services.store.location
            raise StartError(f"{location} cannot be opened: {cause_of(error)}") from error
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await hand_over(self._app)
        await super().shutdown(sockets)


def _app(settings: Settings) -> Starlette:
    try:
        return make_app(settings)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StartError("PostgreSQL needs asyncpg: install monuments[postgres]") from None


def serve(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Run until SIGTERM or SIGINT. Every acknowledged play is on disk then.

    Call `ready` when the database is open and requests are answered. Raise StartError if the
    server cannot start, SettingError if the database's address cannot be read.
    """
    keep_standard_error()
    set_up(settings.log_level)
    if sys.platform != "win32":
        import resource

        # Each connection is an open file. Some systems report a higher limit than they allow.
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    app = _app(settings)
    words = app.state.lobby.services.words
    try:
        words.refresh()
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(f"{words.file} cannot be read: {cause_of(error)}") from None
    config = Config(
        app,
        settings,
        app.state.lobby.services.connections,
        http=LimitedRequests,
        ws=SOCKET,
        log_config=None,
        access_log=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        lifespan="on",
    )
    server = Server(config, app, ready)
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again after it has stopped
        signal.signal(number, lambda *_: None)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(1)
    # Everything is stored; a searching bot would delay the exit.
    if threading.active_count() > 1:
        drop_temporary_cache()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
