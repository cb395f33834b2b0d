"""The live connection: commands in, messages out, one seat of one table."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from monuments.engine.refusal import Refusal, RefusalError, refuse
from monuments.server import commands
from monuments.server.asked import number, watched
from monuments.server.followers import Follower
from monuments.server.guard import address_of, is_allowed_origin
from monuments.server.lobby import Lobby
from monuments.server.protocol import Answer, AnyCommand, Ping, Refused, read_command, write
from monuments.server.tables import Table
from monuments.server.wire import WIRE, SlimSocket

logger = structlog.get_logger()

MOST_FAULTS: Final = 20
"""So many messages that cannot be read, or come too fast, close a connection."""
CODES: Final = {
    "bad-message": 4400,
    "not-your-seat": 4403,
    "wrong-origin": 4403,
    "no-such-table": 4404,
    "too-many": 4429,
    "too-fast": 4429,
    "preparing": 4503,
}
SLOW: Final = 4408


async def live(socket: WebSocket) -> None:
    """Play or watch a table. The messages are in docs/protocol.md."""
    lobby: Lobby = socket.app.state.lobby
    address, house = address_of(socket), lobby.house
    await socket.accept()
    try:
        house.charge(house.addresses, address)
    except RefusalError as error:
        await _close(socket, error.refusal)
        return
    if not house.sockets.enter(address):
        await _close(socket, refuse("table", "too-many").refusal)
        return
    house.metrics.sockets.inc()
    try:
        table, seat, since = await _checked(socket)
        changes = bool(number(socket, "changes", 0))
        socket.scope["headers"].clear()  # they would stay as long as the connection
        follower = await lobby.follow(table, seat, since, changes=changes)
        try:
            await _Connection(socket, lobby, table, follower, address).run()
        finally:
            lobby.leave(table, follower)
    except RefusalError as error:
        await _close(socket, error.refusal)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("socket_failed", table=socket.path_params["table"])
        with suppress(RuntimeError):
            await socket.close(1011)
    finally:
        house.metrics.sockets.dec()
        house.sockets.leave(address)


async def _checked(socket: WebSocket) -> tuple[Table, int | None, int]:
    """Return what is asked for. Raise RefusalError if it may not be had."""
    if not is_allowed_origin(socket.headers, socket.app.state.lobby.house.settings):
        raise refuse("table", "wrong-origin")
    _, table, seat, since = await watched(socket)
    return table, seat, since


async def _close(socket: WebSocket, refusal: Refusal, code: int | None = None) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(write(Refused(refusal)).decode())
        await socket.close(code or CODES.get(refusal.reason, 4400))


class _Connection:
    """One socket: it reads; what cannot be sent at once is sent by a task of its own."""

    __slots__ = (
        *("address", "busy", "faults", "follower", "key"),
        *("lobby", "own", "sender", "socket", "table"),
    )

    def __init__(
        self, socket: WebSocket, lobby: Lobby, table: Table, follower: Follower, address: str
    ) -> None:
        self.socket, self.lobby, self.table, self.follower = socket, lobby, table, follower
        self.address = address
        self.key = f"watch {address}" if follower.seat is None else f"{table.id} {follower.seat}"
        self.faults = 0
        self.busy = False
        self.own = asyncio.current_task()
        self.sender: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Read until the end; being dropped ends it too, but not in the middle of a command."""
        assert self.own is not None
        self.follower.on_drop = self._stop
        wire = self.socket.scope["state"].get(WIRE)
        self.follower.connect(wire.send_now if wire else None, self._begin_to_send)
        try:
            await self._read(wire.receive if wire else self.socket.receive)
        except asyncio.CancelledError:
            if not self.follower.dropped:
                raise
            self.own.uncancel()
        finally:
            self.follower.on_drop = None
            self.follower.connect(None, None)
            if self.sender:
                self.sender.cancel()
                await asyncio.gather(self.sender, return_exceptions=True)
        if self.follower.dropped and self.socket.client_state is WebSocketState.CONNECTED:
            await self._close(wire)

    def _stop(self) -> None:
        if self.own and not self.busy:
            self.own.cancel()

    async def _close(self, wire: SlimSocket | None) -> None:
        """Say goodbye to a reader that was too slow; what it does not take in is thrown away."""
        with suppress(RuntimeError):
            try:
                await asyncio.wait_for(self.socket.close(SLOW), 1)
            except TimeoutError:
                if wire:
                    wire.transport.abort()

    def _begin_to_send(self) -> None:
        self.sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send what is waiting until nothing is, and keep none of it."""
        while messages := self.follower.take_more():
            for message in messages:
                await self.socket.send_text(message.decode())
            messages.clear()

    async def _read(self, receive: Receive) -> None:
        while not self.follower.dropped:
            received = await receive()
            if received["type"] == "websocket.disconnect":
                self.socket.client_state = WebSocketState.DISCONNECTED
                return
            self.busy = True
            await self._handle(received.get("text") or received.get("bytes") or b"")
            self.busy = False

    async def _handle(self, content: str | bytes) -> None:
        """Answer every message: with an answer, or why there is none."""
        house = self.lobby.house
        try:
            house.charge(house.seats, self.key)
            house.charge(house.addresses, self.address)
            command = read_command(content)
        except RefusalError as error:
            self._fault(error)
            return
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._fault(refuse("table", "bad-message", cause=str(error)[:200]))
            return
        started = time.perf_counter()
        await self._do(command)
        house.metrics.command_seconds.observe(time.perf_counter() - started)

    async def _do(self, command: AnyCommand) -> None:
        seat = self.follower.seat
        if seat is not None:
            await commands.do(self.table, seat, command, self._reply)
        elif isinstance(command, Ping):
            self._reply(Answer(command.id, self.table.story.seq))
        else:
            refusal = refuse("table", "watching").refusal
            self._reply(Answer(command.id, self.table.story.seq, refusal))

    def _reply(self, answer: Answer) -> None:
        self.table.send(self.follower, write(answer))

    def _fault(self, error: RefusalError) -> None:
        """Say what was wrong; too many faults end the connection."""
        self.faults += 1
        if self.faults > MOST_FAULTS:
            raise error
        self.table.send(self.follower, write(Refused(error.refusal)))
