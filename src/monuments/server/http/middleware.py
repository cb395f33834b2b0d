"""Middleware: checks origin, rate and size, sets headers, handles errors."""

import re
import socket
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from math import ceil
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.addresses import address_key
from monuments.server.http.connections import CrowdError
from monuments.server.http.limited_socket import WIRE
from monuments.server.http.rate_limits import LimitError
from monuments.server.messages.protocol import Refused, write
from monuments.server.services import Services
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
    "wrong-token": 403,
    "password-needed": 403,
    "address-blocked": 403,
    "seat-blocked": 403,
    "muted": 403,
    "not-the-host": 403,
    "too-fast": 429,
    "too-many": 429,
    "too-many-headers": 431,
    "too-slow": 408,
    "preparing": 503,
    "too-large": 413,
    "bad-message": 400,
}


SOON: Final = 5.0
NOT_DONE: Final = "The server could not do this; send it again in a moment.\n"
"""The answer to a request that failed for no fault of its own, for instance with the database."""
SIGNS_OF_LIFE: Final = ("/healthz", "/readyz", "/metrics")
"""Health checks are answered even if their address is above its rate limit."""


def status_of(refusal: Refusal) -> int:
    """Return 400 for unreadable requests, 409 for those that are not possible now."""
    return STATUS.get(refusal.reason, 400 if refusal.rule == "notation" else 409)


def refused(error: RefusalError) -> Response:
    """Return the refusal as a response, with `Retry-After` if it is temporary."""
    status = status_of(error.refusal)
    seconds = error.seconds if isinstance(error, LimitError) else SOON
    headers = {"retry-after": str(max(1, ceil(seconds)))} if status in (429, 503) else {}
    return Response(write(Refused(error.refusal)), status, headers, media_type="application/json")


def address_of(connection: HTTPConnection) -> str:
    """Return the rate-limit key: the IPv4 address or the IPv6 /64."""
    return address_key(connection.client.host) if connection.client else "unknown"


def is_allowed_origin(headers: Headers, settings: Settings) -> bool:
    """Tell whether a page may connect: ours, or one that the host has listed.

    Programs send no origin; pages of others always do, and no cookie of ours with it.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin and origin in (*settings.origins.split(), origin_of(settings.public_url)):
        return True
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:  # not an address
        return False
    return parts.netloc == headers.get("host") and is_own_name(name, settings.host)


def origin_of(url: str) -> str:
    """Return the origin of an address, without its path."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def is_own_name(name: str, bound: str) -> bool:
    """Tell whether a host name is this machine's, or its own network address.

    The owner of any domain can point its name here, and their page would be taken for ours: no
    other name counts until the host has set it. An address of digits cannot be led elsewhere.
    """
    if name in ("localhost", bound) or name.endswith(".localhost"):
        return True
    own = socket.gethostname().lower()
    if name in (own, f"{own}.local"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


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

    def __init__(self, app: ASGIApp, services: Services, live: Live) -> None:
        self.app, self.services, self.live = app, services, live

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if match:
            scope["path_params"] = match.groupdict()
            await self._go_live(WebSocket(scope, receive, send))
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
        except ClientDisconnect:
            logger.debug("request_ended", method=scope["method"], path=scope["path"])
        except Exception:
            logger.exception("request_failed", method=scope["method"], path=scope["path"])
            if not sent[0]:
                await Response(NOT_DONE, 500)(scope, receive, send_with_headers)
        spent = round(1000 * (time.perf_counter() - started), 1)
        logger.debug("request", path=scope["path"], status=sent[0], milliseconds=spent)

    async def _go_live(self, socket: WebSocket) -> None:
        try:
            self._count(socket)
        except CrowdError as error:
            await socket.send_denial_response(refused(error))
            return
        await self.live(socket)

    def _count(self, connection: HTTPConnection) -> None:
        """Count the connection for its address. Raise CrowdError if it has too many."""
        wire = connection.scope.get("state", {}).get(WIRE)
        if wire and wire.connection:
            self.services.connections.assign(wire.connection, address_of(connection))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            path = connection.scope["path"]
            if path not in SIGNS_OF_LIFE:
                services = self.services
                buckets = services.addresses if path.startswith("/api") else services.files
                services.admit(address_of(connection), buckets)
                self._count(connection)
            unsafe = connection.scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if unsafe and not is_allowed_origin(connection.headers, self.services.settings):
                raise refuse("table", "wrong-origin")
        except RefusalError as error:
            response = refused(error)
            if isinstance(error, CrowdError):
                response.headers["connection"] = "close"
            await response(scope, receive, send)
            return
        await self.app(scope, receive, send)
