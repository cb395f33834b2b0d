"""Requests and sockets of this process whose table another one owns."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeAlias
from urllib.parse import urlencode

from starlette.websockets import WebSocket

from monuments.engine.refusal import RefusalError
from monuments.server.cluster.frames import Kind
from monuments.server.cluster.link import Link, Stream
from monuments.server.http.relay_messages import (
    Answered,
    Opening,
    opening,
    read_answered,
    read_code,
    write,
)
from monuments.server.table.ownership import NotOwnerError
from monuments.server.table.subscribers import Subscriber

WINDOW: Final = 16
"""Messages of a socket that the owner may not have acted on yet; the rest is not read."""
MOST_PARTS: Final = 256
"""Parts of an answer that may wait for a slow client; 64 MB of a long one."""
_UPDATE: Final = b'{"type":"update","seq":'


class Asked:
    """A request that the owner answers."""

    def __init__(self, link: Link, given: Opening) -> None:
        self.head: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._link = link
        self._parts: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._is_over = self._is_lost = False
        self._number = link.open(self, write(given))

    def hear(self, kind: int, payload: bytes) -> None:
        match kind:
            case Kind.HEAD if not self.head.done():
                self.head.set_result(read_answered(payload))
            case Kind.MOVED if not self.head.done():
                self._finish(NotOwnerError(""))
            case Kind.DATA:
                self._parts.append(payload)
                if len(self._parts) > MOST_PARTS:
                    self.close()
                    self.lose()
            case Kind.CLOSE:
                self._finish(None)
        self._arrived.set()

    def lose(self) -> None:
        self._is_lost = not self._is_over
        self._finish(ConnectionError("the owner of the table is gone"))
        self._arrived.set()

    def _finish(self, error: Exception | None) -> None:
        self._is_over = True
        self._link.forget(self._number)
        if not self.head.done():
            self.head.set_exception(error or ConnectionError("no answer"))

    def close(self) -> None:
        """Tell the owner that nobody waits for more."""
        if not self._is_over:
            self._link.send(Kind.CLOSE, self._number)
            self._link.forget(self._number)

    async def parts(self) -> AsyncIterator[bytes]:
        """Yield the parts of the answer as they come."""
        try:
            while True:
                while self._parts:
                    yield self._parts.popleft()
                if self._is_over:
                    break
                self._arrived.clear()
                await self._arrived.wait()
            if self._is_lost:
                raise ConnectionError("the owner of the table is gone")
        finally:
            self.close()


class Carried:
    """A socket of this process whose table another one owns, or came to own.

    Whenever the owner changes it continues with the new one: from the last update that arrived, and
    with the messages that were not acted on. Commands carry ids, so none acts twice.
    """

    # There are thousands. Events and queues of asyncio would be several times as large.
    __slots__ = (
        *("_forget", "_gone", "_number", "_place", "_query", "_room", "_socket", "_subscriber"),
        *("_table", "_update", "_waiting", "_way", "code"),
    )

    def __init__(
        self,
        socket: WebSocket,
        subscriber: Subscriber,
        place: Callable[[str], Awaitable["Way"]],
        forget: Callable[[str], None],
    ) -> None:
        """Keep a socket; `place` finds the way to a table, `forget` who owned it."""
        self._socket, self._subscriber = socket, subscriber
        self._place, self._forget = place, forget
        self._table = socket.path_params["table"]
        self._query = {**socket.query_params}
        self._waiting: list[bytes] = []
        """Messages that the owner has not acted on."""
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._room: asyncio.Future[None] | None = None
        self._way: Link | Loop | None = None
        self._number = 0
        self._update = b""
        """What begins with the number of the last update."""
        self.code: int | None = None
        """With which the owner closed the socket."""

    async def act(self, content: str | bytes) -> None:
        """Pass on a message; wait if the owner is behind."""
        while len(self._waiting) >= WINDOW:
            self._room = asyncio.get_running_loop().create_future()
            await self._room
        message = content.encode() if isinstance(content, str) else content
        self._waiting.append(message)
        if self._way:
            self._way.send(Kind.DATA, self._number, message)

    async def run(self) -> None:
        """Stay connected to the owner until it closes the socket."""
        try:
            while self.code is None:
                await self._connect()
                await self._gone
                self._leave()
        except RefusalError:  # the table cannot be opened any more
            self.code = 1011
        finally:
            if self._way:
                self._way.send(Kind.CLOSE, self._number)
                self._leave()
            self._subscriber.drop()

    async def _connect(self) -> None:
        way = await self._place(self._table)
        self._gone = asyncio.get_running_loop().create_future()
        if self._update:
            self._query["since"] = str(int(self._update.partition(b",")[0].rstrip(b"}")))
        query = urlencode(self._query).encode()
        self._number = way.open(self, write(opening(self._socket, query)))
        self._way = way
        for message in self._waiting:
            way.send(Kind.DATA, self._number, message)

    def _leave(self) -> None:
        if self._way:
            self._way.forget(self._number)
            self._way = None

    def hear(self, kind: int, payload: bytes) -> None:
        match kind:
            case Kind.DATA:
                if payload.startswith(_UPDATE):
                    self._update = payload[len(_UPDATE) : len(_UPDATE) + 12]
                self._subscriber.offer(payload)
            case Kind.DONE:
                if self._waiting:
                    del self._waiting[0]
                if self._room and not self._room.done():
                    self._room.set_result(None)
            case Kind.CLOSE:
                self.code = read_code(payload) if payload else 1011
                self._end()
            case Kind.MOVED:
                self._forget(self._table)
                self._end()

    def lose(self) -> None:
        self._end()

    def _end(self) -> None:
        """Note that this way leads to the owner no more."""
        if not self._gone.done():
            self._gone.set_result(None)


class Loop:
    """The way from a carried socket to a table that this process now owns."""

    def __init__(self, serve: Any) -> None:
        self._serve = serve
        self._ends: list[Stream] = []

    is_full: Final = False

    def open(self, stream: Stream, payload: bytes) -> int:
        back = Loop(self._serve)
        back._ends.append(stream)
        self._ends.append(self._serve(back, 0, payload))
        return 0

    def send(self, kind: Kind, number: int, payload: bytes = b"") -> None:
        for end in self._ends:
            asyncio.get_running_loop().call_soon(end.hear, kind, payload)

    def forget(self, number: int) -> None:
        pass

    async def has_room(self) -> None:
        pass


Way: TypeAlias = Link | Loop
