"""Listening on the network until asked to stop."""

import os
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
import uvicorn
from starlette.applications import Starlette

from monuments.engine.jit import drop_temporary_cache
from monuments.server.app import begin, make_app
from monuments.server.lock import TakenError
from monuments.server.log_setup import keep_standard_error, set_up
from monuments.server.settings import Settings
from monuments.server.wire import PromptRequests, SlimSocket

STOP_SECONDS = 2
"""Time for connections to end by themselves when the server is asked to stop."""
PING_SECONDS = 20.0
"""Time between two pings on a socket: proxies close connections on which nothing is said."""
PONG_SECONDS = 20.0
"""Time to answer a ping; then nobody is there."""


def listen(settings: Settings) -> socket.socket:
    """Return a bound socket. Raise OSError if the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(1024)  # who comes early waits
    except OSError:
        found.close()
        raise
    return found


def address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class StartError(Exception):
    """The server cannot start. Says why in one sentence."""


class Server(uvicorn.Server):
    """Opens the database before the first answer, and tells when it is ready."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app, self._ready = app, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        lobby = self._app.state.lobby
        try:
            await begin(lobby)
        except TakenError as error:
            raise StartError(
                f"another server uses {error}: stop it, or name another folder with --data"
            ) from error
        except _faults() as error:
            raise StartError(_sentence(lobby.house.store.url, error)) from error
        await super().startup(sockets)
        self._ready()


def _faults() -> tuple[type[Exception], ...]:
    """Return what the world may have against a start, in words of the libraries in use."""
    found: list[type[Exception]] = [OSError, sa.exc.SQLAlchemyError, sqlite3.Error]
    if "asyncpg" in sys.modules:
        import asyncpg

        found += [asyncpg.PostgresError, asyncpg.InterfaceError]
    if "alembic" in sys.modules:
        from alembic.util import CommandError

        found.append(CommandError)
    return tuple(found)


_SECRET: Final = ("password", "sslpassword")
"""Parameters of an address that are not shown."""


def _sentence(url: sa.URL, error: Exception) -> str:
    """Return which database cannot be opened, without its password, and why."""
    cause = getattr(error, "orig", None) or error
    words = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    shown = url.set(drivername=url.get_backend_name()).difference_update_query(_SECRET)
    where = shown.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        where = url.database or where
    return f"{where} cannot be opened: {words.splitlines()[0]}"


def _app(settings: Settings) -> Starlette:
    try:
        return make_app(settings)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StartError("PostgreSQL needs asyncpg: install monuments[postgres]") from None


def serve(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Run until SIGTERM or SIGINT. Every play that was answered is on disk then.

    Call `ready` when the database is open and requests are answered. Raise StartError if it
    does not come to that, SettingError if the database's address cannot be read.
    """
    keep_standard_error()
    set_up(settings.log_level)
    _raise_limit()
    app = _app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=PromptRequests,
        ws=SlimSocket,
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
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again when it has stopped
        signal.signal(number, lambda *_: None)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(1)
    _leave()


def _raise_limit() -> None:
    """Have as many connections as the system allows: each is an open file."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems have a lower limit than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _leave() -> None:
    """End now. All is stored; a bot that is still thinking would hold the process up."""
    if threading.active_count() > 1:
        drop_temporary_cache()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
