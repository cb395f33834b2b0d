"""What the processes tell each other about requests and sockets that they pass on."""

from struct import error as StructError
from struct import pack, unpack
from typing import Final, Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection

from monuments.server.cluster.frames import FrameError

HOPS: Final = "hops"
"""The key of the ASGI state that says how often a request was passed on."""
MOST_HOPS: Final = 2
"""A request may concern two tables, of two owners."""
KEPT_HEADERS: Final = (b"cookie", b"content-type")
"""The headers that handlers read."""

Read = TypeVar("Read")


class Opening(msgspec.Struct, array_like=True, frozen=True):
    """What the owner needs to know about a request or a socket."""

    type: Literal["http", "websocket"]
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    hops: int
    body: bytes = b""


class Answered(msgspec.Struct, array_like=True, frozen=True):
    """The beginning of an answer."""

    status: int
    headers: list[tuple[bytes, bytes]]


write = msgspec.msgpack.Encoder().encode
_OPENING: Final = msgspec.msgpack.Decoder(Opening)
_ANSWERED: Final = msgspec.msgpack.Decoder(Answered)


def read_opening(payload: bytes) -> Opening:
    """Return what a stream is for. Raise FrameError if it cannot be read."""
    return _read(_OPENING, payload)


def read_answered(payload: bytes) -> Answered:
    """Return the beginning of an answer. Raise FrameError if it cannot be read."""
    return _read(_ANSWERED, payload)


def _read(decoder: msgspec.msgpack.Decoder[Read], payload: bytes) -> Read:
    try:
        return decoder.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FrameError from None


def write_code(code: int) -> bytes:
    """Return the payload that says with which code a socket is closed."""
    return pack("!H", code)


def read_code(payload: bytes) -> int:
    """Return the code with which a socket is closed. Raise FrameError if it is none."""
    try:
        return int(unpack("!H", payload)[0])
    except StructError:
        raise FrameError from None


def is_relayed(connection: HTTPConnection) -> bool:
    """Tell whether another process passed this on, and counted it for its address."""
    return hops_of(connection) > 0


def hops_of(connection: HTTPConnection) -> int:
    """Return how often this was passed on."""
    return int(connection.scope.get("state", {}).get(HOPS, 0))


def opening(connection: HTTPConnection, query: bytes | None = None, body: bytes = b"") -> Opening:
    """Return what the owner needs to know."""
    scope = connection.scope
    return Opening(
        type=scope["type"],
        method=scope.get("method", "GET"),
        path=scope["path"],
        query=scope["query_string"] if query is None else query,
        headers=[pair for pair in scope["headers"] if pair[0] in KEPT_HEADERS],
        client=connection.client.host if connection.client else "unknown",
        hops=hops_of(connection) + 1,
        body=body,
    )
