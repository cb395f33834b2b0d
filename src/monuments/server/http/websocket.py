"""The WebSocket of one seat or spectator: commands in, messages out."""

import asyncio
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server.http.limited_socket import WIRE
from monuments.server.http.middleware import address_of, is_allowed_origin
from monuments.server.http.relay_messages import KEPT_HEADERS, is_relayed
from monuments.server.http.relayed import Carried
from monuments.server.http.request_params import number, watched
from monuments.server.lobby.lobby import SHOWN_SAID, Lobby
from monuments.server.messages.protocol import (
    Answer,
    Ping,
    Refused,
    read_command,
    write,
)
from monuments.server.services import Services
from monuments.server.table import commands
from monuments.server.table.ownership import NotOwnerError
from monuments.server.table.session import TableSession
from monuments.server.table.subscribers import Subscriber

logger = structlog.get_logger()

MAX_FAULTS: Final = 20
"""Invalid or too frequent messages tolerated before disconnecting."""
CODES: Final = {
    "bad-message": 4400,
    "not-your-seat": 4403,
    "wrong-origin": 4403,
    "address-blocked": 4403,
    "seat-blocked": 4403,
    "no-such-table": 4404,
    "too-many": 4429,
    "too-fast": 4429,
    "preparing": 4503,
}
SLOW: Final = 4408
RESTART: Final = 1012
"""Another process owns the table: the client connects again (RFC 6455, 7.4)."""


async def live(socket: WebSocket) -> None:
    """Play or watch a table. The messages are in docs/protocol.md."""
    await socket.accept()
    if is_relayed(socket):  # the process that passed it on has counted it
        await _serve(socket)
        return
    lobby: Lobby = socket.app.state.lobby
    address, services = address_of(socket), lobby.services
    try:
        services.admit(address, services.addresses)
    except RefusalError as error:
        await _refuse(socket, error.refusal)
        return
    if not services.sockets.enter(address):
        await _refuse(socket, refuse("table", "too-many").refusal)
        return
    services.metrics.sockets.inc()
    try:
        if is_allowed_origin(socket.headers, services.settings):
            await _serve(socket)
        else:
            await _refuse(socket, refuse("table", "wrong-origin").refusal)
    except NotOwnerError:
        await _carry(socket)
    finally:
        services.metrics.sockets.dec()
        services.sockets.leave(address)


async def _serve(socket: WebSocket) -> None:
    """Serve a socket of a table of this process.

    Raise NotOwnerError if another one owns it.
    """
    lobby: Lobby = socket.app.state.lobby
    try:
        _, table, seat, since = await watched(socket)
        changes = bool(number(socket, "changes", 0))
        subscriber = await lobby.subscribe(table, seat, since, changes=changes)
        socket.scope["headers"].clear()  # else they stay in memory as long as the connection
        try:
            await _OfTable(socket, lobby.services, subscriber, table).run()
        except NotOwnerError:  # its command was not answered: it will be sent again
            subscriber.moved = True
        finally:
            lobby.leave(table, subscriber)
        if subscriber.moved:
            if is_relayed(socket):
                raise NotOwnerError(table.id)  # its process continues at the new owner
            with suppress(RuntimeError):
                await socket.close(RESTART)  # the client connects again
    except RefusalError as error:
        await _refuse(socket, error.refusal)
    except WebSocketDisconnect:
        pass
    except NotOwnerError:
        raise
    except Exception:
        logger.exception("socket_failed", table=socket.path_params["table"])
        with suppress(RuntimeError):
            await socket.close(1011)


async def _carry(socket: WebSocket) -> None:
    """Pass on what a client and the owner of the table say to each other."""
    lobby: Lobby = socket.app.state.lobby
    services, relay = lobby.services, socket.app.state.relay
    headers = socket.scope["headers"]
    headers[:] = [pair for pair in headers if pair[0] in KEPT_HEADERS]
    subscriber = Subscriber(None, services.settings.queue + SHOWN_SAID + 2)
    carried = Carried(socket, subscriber, relay.place, relay.forget)
    services.metrics.relayed.inc()
    running = services.start(carried.run())
    try:
        await _OfPeer(socket, services, subscriber, carried).run()
    except RefusalError as error:
        await _refuse(socket, error.refusal)
    except WebSocketDisconnect:
        pass
    finally:
        services.metrics.relayed.dec()
        running.cancel()


async def _refuse(socket: WebSocket, refusal: Refusal) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(write(Refused(refusal)).decode())
        await socket.close(CODES.get(refusal.reason, 4400))


class _Connection(ABC):
    """One socket: this task reads, a sender task sends what has to wait."""

    __slots__ = (
        *("address", "busy", "faults", "is_counted"),
        *("own", "sender", "services", "socket", "subscriber"),
    )

    def __init__(self, socket: WebSocket, services: Services, subscriber: Subscriber) -> None:
        self.socket, self.services, self.subscriber = socket, services, subscriber
        self.address = address_of(socket)
        self.is_counted = not is_relayed(socket)
        self.faults = 0
        self.busy = False
        self.own = asyncio.current_task()
        self.sender: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read until the socket closes or is dropped, but finish a command first."""
        assert self.own is not None
        self.subscriber.on_drop = self._stop
        wire = self.socket.scope["state"].get(WIRE)
        self.subscriber.connect(wire.send_now if wire else None, self._begin_to_send)
        try:
            await self._read(wire.receive if wire else self.socket.receive)
        except asyncio.CancelledError:
            if not self.subscriber.dropped:
                raise
            self.own.uncancel()
        finally:
            self.subscriber.on_drop = None
            self.subscriber.connect(None, None)
            if self.sender:
                self.sender.cancel()
                await asyncio.gather(self.sender, return_exceptions=True)
        is_open = self.socket.client_state is WebSocketState.CONNECTED
        if self.subscriber.dropped and not self.subscriber.moved and is_open:
            with suppress(RuntimeError):
                try:
                    await asyncio.wait_for(self.socket.close(self._code()), 1)
                except TimeoutError:  # it reads nothing, not even this
                    if wire:
                        wire.abort()

    def _stop(self) -> None:
        if self.own and not self.busy:
            self.own.cancel()

    def _code(self) -> int:
        """Return the code that a dropped connection is closed with."""
        return SLOW

    def _begin_to_send(self) -> None:
        self.sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send messages until the queue is empty, and free each batch once it is sent."""
        while messages := self.subscriber.take_more():
            for message in messages:
                await self.socket.send_text(message.decode())
            messages.clear()

    async def _read(self, receive: Receive) -> None:
        while not self.subscriber.dropped:
            received = await receive()
            if received["type"] == "websocket.disconnect":
                self.socket.client_state = WebSocketState.DISCONNECTED
                return
            self.busy = True
            try:
                if self.is_counted:
                    self.services.charge(self.services.addresses, self.address)
                await self._act(received.get("text") or received.get("bytes") or b"")
            except RefusalError as error:
                self.faults += 1
                if self.faults > MAX_FAULTS:
                    raise
                if not self.subscriber.offer(write(Refused(error.refusal))):
                    self.services.metrics.drops.inc()
            self.busy = False

    @abstractmethod
    async def _act(self, content: str | bytes) -> None:
        """Act on a message. Raise RefusalError for one that cannot be answered."""


class _OfTable(_Connection):
    """A socket of a table of this process."""

    __slots__ = ("key", "table")

    def __init__(
        self, socket: WebSocket, services: Services, subscriber: Subscriber, table: TableSession
    ) -> None:
        super().__init__(socket, services, subscriber)
        seat = subscriber.seat
        self.table = table
        self.key = f"watch {self.address}" if seat is None else f"{table.id} {seat}"

    async def _act(self, content: str | bytes) -> None:
        """Act on a command and reply."""
        self.services.charge(self.services.seats, self.key)
        try:
            command = read_command(content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise refuse("table", "bad-message", cause=str(error)[:200]) from None
        started = time.perf_counter()
        seat = self.subscriber.seat
        if seat is not None:
            await commands.do(self.table, seat, command, self._reply)
        elif isinstance(command, Ping):
            self._reply(Answer(command.id, self.table.state.seq))
        else:
            refusal = refuse("table", "watching").refusal
            self._reply(Answer(command.id, self.table.state.seq, refusal))
        self.services.metrics.command_seconds.observe(time.perf_counter() - started)

    def _reply(self, answer: Answer) -> None:
        self.table.broadcaster.send(self.subscriber, write(answer))


class _OfPeer(_Connection):
    """A socket of a table that another process owns, or came to own."""

    __slots__ = ("carried",)

    def __init__(
        self, socket: WebSocket, services: Services, subscriber: Subscriber, carried: Carried
    ) -> None:
        super().__init__(socket, services, subscriber)
        self.carried = carried

    async def _act(self, content: str | bytes) -> None:
        await self.carried.act(content)

    def _stop(self) -> None:
        if self.own:
            self.own.cancel()

    def _code(self) -> int:
        return self.carried.code or SLOW
