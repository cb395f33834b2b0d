"""Before a request: its origin, rate and size; after it: the headers. One place for errors."""

import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from math import ceil
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.house import House
from monuments.server.limits import LimitError
from monuments.server.protocol import Refused, write
from monuments.server.settings import Settings

logger = structlog.get_logger()

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-invitation": 404,
    "no-such-promise": 404,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "wrong-code": 403,
    "not-the-host": 403,
    "too-fast": 429,
    "too-many": 429,
    "preparing": 503,
    "too-large": 413,
    "bad-message": 400,
}


SOON: Final = 5.0
SIGNS_OF_LIFE: Final = ("/healthz", "/readyz", "/metrics")
"""Who watches the server is answered also when others ask for too much from the same address."""


def status_of(refusal: Refusal) -> int:
    """Return 400 for what cannot be read, 409 for what cannot be done now."""
    return STATUS.get(refusal.reason, 400 if refusal.rule == "notation" else 409)


def refused(error: RefusalError) -> Response:
    """Return the answer: why not, and after how many seconds it is worth another try."""
    status = status_of(error.refusal)
    seconds = error.seconds if isinstance(error, LimitError) else SOON
    headers = {"retry-after": str(max(1, ceil(seconds)))} if status in (429, 503) else {}
    return Response(write(Refused(error.refusal)), status, headers, media_type="application/json")


def address_of(connection: HTTPConnection) -> str:
    """Return who is counted: an address of version 4, or the network of one of version 6."""
    host = connection.client.host if connection.client else "unknown"
    return _network_of(host) if ":" in host else host


@lru_cache(4096)
def _network_of(host: str) -> str:
    """Return the /64 around an address: whoever has one of its addresses has them all."""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed[:8] + bytes(8), 64)))


def is_allowed_origin(headers: Headers, settings: Settings) -> bool:
    """Tell whether a page may connect: one of ours, or one the host has named.

    Programs send no origin; pages of others always do, and no cookie of ours with it.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in (*settings.origins.split(), settings.public_url.rstrip("/")):
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "") != ""
    except ValueError:  # it is no address at all
        return False


async def read_body(request: Request, most: int) -> bytes:
    """Return the body. Raise RefusalError if it is too large."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise refuse("table", "too-large", most=most)
    return bytes(found)


Live: TypeAlias = Callable[[WebSocket], Awaitable[None]]
LIVE: Final = re.compile(r"/api/tables/(?P<table>[^/]+)/live")


class Guard:
    """Wraps the whole application.

    A live connection goes straight to its table: what lies between would stay in memory as long
    as the connection, and there are thousands.
    """

    def __init__(self, app: ASGIApp, house: House, live: Live) -> None:
        self.app, self.house, self.live = app, house, live

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if match:
            scope["path_params"] = match.groupdict()
            await self.live(WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sent, started = [0], time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent[0] = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._answer(scope, receive, send_with_headers)
        except Exception:
            logger.exception("request_failed", method=scope["method"], path=scope["path"])
            if not sent[0]:
                await Response("something went wrong here", 500)(scope, receive, send_with_headers)
        spent = round(1000 * (time.perf_counter() - started), 1)
        logger.debug("request", path=scope["path"], status=sent[0], milliseconds=spent)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            self._check(connection)
        except RefusalError as error:
            await refused(error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        path = connection.scope["path"]
        if path not in SIGNS_OF_LIFE:
            buckets = self.house.addresses if path.startswith("/api") else self.house.files
            self.house.charge(buckets, address_of(connection))
        unsafe = connection.scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not is_allowed_origin(connection.headers, self.house.settings):
            raise refuse("table", "wrong-origin")
