"""Requests and sockets passed on by another process to this one, the owner."""

import asyncio
from typing import ClassVar, Final, TypeAlias

from starlette.types import Message

from monuments.server.cluster.frames import Kind
from monuments.server.http.relay_messages import Answered, write, write_code
from monuments.server.http.relayed import Way

PIECE: Final = 1 << 18
"""Bytes of an answer in one frame: others get their turn in between."""


class ServedRequest:
    """A request that another process has passed on."""

    def __init__(self, link: Way, number: int, body: bytes) -> None:
        self._link, self._number = link, number
        self._body: bytes | None = body
        self._closed = asyncio.Event()

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == Kind.CLOSE:
            self._closed.set()

    def lose(self) -> None:
        self._closed.set()

    async def receive(self) -> Message:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self._closed.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            head = Answered(message["status"], list(message.get("headers", ())))
            self._link.send(Kind.HEAD, self._number, write(head))
        elif body := message.get("body"):
            for start in range(0, len(body), PIECE):
                await self._link.has_room()
                self._link.send(Kind.DATA, self._number, bytes(body[start : start + PIECE]))

    def move(self) -> None:
        self._link.send(Kind.MOVED, self._number)

    def fail(self) -> None:
        pass

    def end(self) -> None:
        self._link.send(Kind.CLOSE, self._number)
        self._link.forget(self._number)


class ServedSocket:
    """A socket passed on by another process, with the methods of our own sockets."""

    __slots__ = (
        *("_arrived", "_is_acting", "_is_closed", "_is_connected", "_link", "_number"),
        "_reader",
    )
    connection: ClassVar[None] = None

    def __init__(self, link: Way, number: int) -> None:
        self._link, self._number = link, number
        self._arrived: list[bytes] = []
        self._reader: asyncio.Future[None] | None = None
        self._is_connected = self._is_closed = self._is_acting = False

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == Kind.DATA:
            self._arrived.append(payload)
        elif kind == Kind.CLOSE:
            self._is_closed = True
        self._wake_up()

    def lose(self) -> None:
        self._is_closed = True
        self._wake_up()

    def _wake_up(self) -> None:
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def receive(self) -> Message:
        """Return the next message; the one before has been acted on."""
        if not self._is_connected:
            self._is_connected = True
            return {"type": "websocket.connect"}
        if self._is_acting:
            self._is_acting = False
            self._link.send(Kind.DONE, self._number)
        while not self._arrived and not self._is_closed:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        if self._is_closed:
            return {"type": "websocket.disconnect", "code": 1001}
        self._is_acting = True
        return {"type": "websocket.receive", "bytes": self._arrived.pop(0)}

    def send_now(self, message: bytes) -> bool:
        """Send a text; return False without sending if the other process is behind."""
        if self._is_closed or self._link.is_full:
            return False
        self._link.send(Kind.DATA, self._number, message)
        return True

    async def send(self, message: Message) -> None:
        if self._is_closed:
            return
        if message["type"] == "websocket.send":
            await self._link.has_room()
            self._link.send(Kind.DATA, self._number, message["text"].encode())
        elif message["type"] == "websocket.close":
            self._close(message.get("code", 1000))

    def _close(self, code: int) -> None:
        self._is_closed = True
        self._link.send(Kind.CLOSE, self._number, write_code(code))

    def abort(self) -> None:
        self._close(1011)

    def move(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._link.send(Kind.MOVED, self._number)

    def fail(self) -> None:
        self.abort()

    def end(self) -> None:
        if not self._is_closed:
            self._close(1000)
        self._link.forget(self._number)


Served: TypeAlias = ServedRequest | ServedSocket
