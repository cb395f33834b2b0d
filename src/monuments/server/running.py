"""Listening on the network until asked to stop."""

import os
import signal
import socket
import sys
import threading

import uvicorn

from monuments.server.app import make_app
from monuments.server.logs import set_up
from monuments.server.settings import Settings
from monuments.server.wire import SlimSocket

STOP_SECONDS = 2
"""Time for connections to end by themselves when the server is asked to stop."""


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


def serve(settings: Settings, bound: socket.socket) -> None:
    """Run until SIGTERM or SIGINT. Every play that was answered is on disk then."""
    set_up(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        ws=SlimSocket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again when it has stopped
        signal.signal(number, lambda *_: None)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(1)
    _leave()


def _leave() -> None:
    """End now. All is stored; a bot that is still thinking would hold the process up."""
    if threading.active_count() > 1:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
