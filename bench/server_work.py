"""Measure a server's work per play: instructions of its functions, and where.

    python -m bench.server_work --tables 20 --plays 40
    python -m bench.server_work --time

Elapsed time depends on everything else that the machine does; the number of instructions changes
by a few per cent only, with the cards. `--time` measures processor time instead, which includes the
libraries. Tables, sockets and database are real; messages are not sent anywhere. The first half of
the plays is not counted, because it fills the caches.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

import msgspec
import numpy as np
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from bench.server import UNLIMITED, Server
from bench.server_load import framed, make_table
from monuments.engine.game import OVER
from monuments.engine.play import perform
from monuments.games.antiquity import Antiquity
from monuments.server.app import make_services
from monuments.server.http.fast_socket import SOCKET
from monuments.server.http.limited_socket import LimitedSocket
from monuments.server.http.uvicorn_config import Config
from monuments.server.http.websocket import _OfTable
from monuments.server.lobby.lobby import Lobby
from monuments.server.logging_setup import set_up
from monuments.server.settings import read_settings
from monuments.server.table.session import TableSession

SOURCE: Final = str(Path(sys.modules["monuments"].__file__ or "").parent)
SHOWN: Final = 40


class Work:
    """Counts the instructions of our own functions."""

    def __init__(self) -> None:
        self.counts = Counter[CodeType]()

    @contextmanager
    def counted(self) -> Iterator[None]:
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)

    def _enter(self, frame: FrameType, _event: str, _argument: Any) -> Callable[..., Any] | None:
        if not frame.f_code.co_filename.startswith(SOURCE):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        code = frame.f_code

        def count(_frame: FrameType, event: str, _argument: Any) -> Any:
            self.counts[code] += event == "opcode"
            return count

        return count

    def show(self, plays: int) -> None:
        print(f"{sum(self.counts.values()) / plays:8.0f} instructions a play")
        for code, count in self.counts.most_common(SHOWN):
            name = Path(code.co_filename).relative_to(SOURCE)
            print(f"{count / plays:8.1f} {code.co_qualname} ({name}:{code.co_firstlineno})")


class Nowhere(asyncio.Transport):
    """Reports what is sent, and sends nothing."""

    def __init__(self, on_sent: Callable[[bytes], None]) -> None:
        super().__init__()
        self._on_sent = on_sent

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._on_sent(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Script:
    """A table whose plays are all known in advance."""

    def __init__(self, table: TableSession, frames: list[tuple[int, bytes]]) -> None:
        self.table, self._frames = table, frames
        self._sockets: list[LimitedSocket] = []
        self._next = self._last = 0
        self._done = asyncio.get_running_loop().create_future()

    def sit(self, lobby: Lobby) -> None:
        """Connect a player to each seat."""
        for seat in range(self.table.settings.seats):

            async def app(scope: Scope, receive: Receive, send: Send, seat: int = seat) -> None:
                socket = WebSocket(scope, receive, send)
                await socket.accept()
                subscriber = await lobby.subscribe(self.table, seat, 0, changes=True)
                await _OfTable(socket, lobby.services, subscriber, self.table).run()

            config = Config(
                app,
                lobby.services.settings,
                lobby.services.connections,
                ws=SOCKET,
                lifespan="off",
                log_config=None,
                ws_ping_interval=None,
                ws_per_message_deflate=False,
            )
            config.load()
            socket = SOCKET(config=config, server_state=ServerState(), app_state={})
            socket.connection_made(Nowhere(partial(self._hear, seat)))
            socket.data_received(HANDSHAKE)
            self._sockets.append(socket)

    def leave(self) -> None:
        for socket in self._sockets:
            socket.connection_lost(None)

    async def play(self, plays: int) -> int:
        """Send this number of plays one by one; return how many arrived."""
        first, self._last = self._next, min(self._next + plays, len(self._frames))
        self._done = asyncio.get_running_loop().create_future()
        self._go_on()
        await self._done
        return self._next - first

    def _go_on(self) -> None:
        if self._next == self._last:
            self._done.set_result(None)
            return
        seat, frame = self._frames[self._next]
        self._next += 1
        self._sockets[seat].data_received(frame)

    def _hear(self, seat: int, data: bytes) -> None:
        if self._next and seat == self._frames[self._next - 1][0] and b'"answer"' in data:
            assert b'"refusal"' not in data.partition(b'"update"')[0], "a play was refused"
            asyncio.get_running_loop().call_soon(self._go_on)


def frames(numbers: bytes, plays: int) -> list[tuple[int, bytes]]:
    """Return plays from a position as they arrive, each with its seat.

    It is called in another process, so that it does not fill the server's caches.
    """
    game, s, rng = Antiquity(), np.frombuffer(numbers, np.int16).copy(), Random(1)
    found: list[tuple[int, bytes]] = []
    for number in range(plays):
        if (seat := game.to_move(s)) == OVER:
            break
        possible = [form for form in game.forms(s) if not form.refusal and form.verb != "end"]
        play = rng.choice(possible).example() if possible else "end"
        perform(game, s, play)
        command = {"type": "play", "id": f"p{number}", "play": play}
        found.append((seat, framed(msgspec.json.encode(command))))
    return found


def make_tables(data: Path, count: int) -> list[str]:
    """Return the names of tables made by another server."""
    server = Server(data)
    try:
        return [make_table(server.address)[0] for _ in range(count)]
    finally:
        server.stop()


async def measure(data: Path, names: list[str], plays: int, *, in_time: bool) -> None:
    lobby = Lobby(make_services(read_settings({**os.environ, **UNLIMITED}, data=str(data))))
    services = lobby.services
    await services.store.open()
    await services.clock.begin()
    services.prepared.set()
    tables = [await lobby.find(name) for name in names]
    begun = [table.state.s.tobytes() for table in tables if table.state.s is not None]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        written = pool.map(frames, begun, repeat(2 * plays))
        scripts = [Script(table, each) for table, each in zip(tables, written, strict=True)]
    for script in scripts:
        script.sit(lobby)
    await asyncio.sleep(0.5)
    await asyncio.gather(*[script.play(plays) for script in scripts])
    work, began = Work(), time.process_time()
    with nullcontext() if in_time else work.counted():
        made = await asyncio.gather(*[script.play(plays) for script in scripts])
    if in_time:
        spent = 1e6 * (time.process_time() - began) / sum(made)
        print(f"{spent:8.0f} microseconds of processor time a play")
    else:
        work.show(sum(made))
    for script in scripts:
        script.leave()
    await asyncio.sleep(0.5)
    await services.finish()
    await services.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument(
        "--plays",
        type=int,
        default=40,
        help="counted at each table, after the same number that is not counted",
    )
    parser.add_argument("--time", action="store_true", help="measure processor time instead")
    arguments = parser.parse_args()
    set_up("warning")
    with tempfile.TemporaryDirectory() as folder:
        names = make_tables(Path(folder), arguments.tables)
        asyncio.run(measure(Path(folder), names, arguments.plays, in_time=arguments.time))


if __name__ == "__main__":
    main()
