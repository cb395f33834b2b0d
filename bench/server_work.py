"""How many of Python's own instructions a play takes a server, and where.

    python -m bench.server_work --tables 20 --plays 40

Seconds change with whatever else the machine does; this count only with the cards that are dealt,
by a few in a hundred. Tables, connections and database are real, but what is sent goes nowhere. The
first half of the plays is not counted: a server that has just begun remembers nothing yet.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, Final

import msgspec
import numpy as np

from bench.server import UNLIMITED, Server
from bench.server_load import framed, make_table
from monuments.engine.game import OVER
from monuments.engine.play import perform
from monuments.games.antiquity import Antiquity
from monuments.server.app import make_house
from monuments.server.lobby import Lobby
from monuments.server.log_setup import set_up
from monuments.server.settings import read_settings
from monuments.server.sockets import _Connection
from monuments.server.tables import Table
from monuments.server.wire import WIRE, Inbox, Outbox, SlimSocket

SOURCE: Final = str(Path(sys.modules["monuments"].__file__ or "").parent)
SHOWN: Final = 40


class Work:
    """Counts instructions of our own functions while it is asked to."""

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
    """Takes whatever is sent, and says that it did."""

    def __init__(self, on_sent: Callable[[bytes], None]) -> None:
        super().__init__()
        self._on_sent = on_sent

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._on_sent(bytes(data))

    def is_closing(self) -> bool:
        return False


class Script:
    """A table at which everything that will be played is known beforehand."""

    def __init__(self, table: Table, frames: list[tuple[int, bytes]]) -> None:
        self.table, self._frames = table, frames
        self._wires: list[SlimSocket] = []
        self._next = self._last = 0
        self._done = asyncio.get_running_loop().create_future()

    async def sit(self, lobby: Lobby, outbox: Outbox) -> None:
        """Connect a player to each seat."""
        for seat in range(self.table.settings.seats):
            wire = _wire(outbox, Nowhere(partial(self._hear, seat)))
            self._wires.append(wire)
            follower = await lobby.follow(self.table, seat, 0, changes=True)
            socket: Any = SimpleNamespace(scope={"state": {WIRE: wire}})
            connection = _Connection(socket, lobby, self.table, follower, "here")
            lobby.house.start(connection.run())

    async def play(self, plays: int) -> int:
        """Let so many plays arrive, one after the other; return how many there were."""
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
        self._wires[seat].data_received(frame)

    def _hear(self, seat: int, data: bytes) -> None:
        if self._next and seat == self._frames[self._next - 1][0] and b'"answer"' in data:
            assert b'"refusal"' not in data.partition(b'"update"')[0], "a play was refused"
            asyncio.get_running_loop().call_soon(self._go_on)


def frames(numbers: bytes, plays: int) -> list[tuple[int, bytes]]:
    """Return who plays and the plays as they arrive, from a position.

    It is called in another process: what a server remembers of forms is to be its own.
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


def _wire(outbox: Outbox, transport: Nowhere) -> SlimSocket:
    """Return a connection as it is after its handshake."""
    wire = SlimSocket.__new__(SlimSocket)
    wire.loop, wire.outbox, wire.transport = asyncio.get_running_loop(), outbox, transport
    wire.queue, wire.unsent = Inbox(wire.loop), []  # type: ignore[assignment]
    wire.writable, wire.close_sent, wire.read_paused = asyncio.Event(), False, False
    wire.config = SimpleNamespace(ws_max_size=65_536)  # type: ignore[assignment]
    wire.between_frames = True
    wire.writable.set()
    return wire


def make_tables(data: Path, count: int) -> list[str]:
    """Return the names of tables that were made by a server of their own."""
    server = Server(data)
    try:
        return [make_table(server.address)[0] for _ in range(count)]
    finally:
        server.stop()


async def measure(data: Path, names: list[str], plays: int) -> None:
    lobby = Lobby(make_house(read_settings({**os.environ, **UNLIMITED}, data=str(data))))
    house, outbox = lobby.house, Outbox()
    await house.store.open()
    await house.clock.begin()
    house.prepared.set()
    tables = [await lobby.find(name) for name in names]
    begun = [table.story.s.tobytes() for table in tables if table.story.s is not None]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        written = pool.map(frames, begun, repeat(2 * plays))
        scripts = [Script(table, each) for table, each in zip(tables, written, strict=True)]
    for script in scripts:
        await script.sit(lobby, outbox)
    await asyncio.sleep(0.1)
    await asyncio.gather(*[script.play(plays) for script in scripts])
    work = Work()
    with work.counted():
        made = await asyncio.gather(*[script.play(plays) for script in scripts])
    work.show(sum(made))
    await house.finish()
    await house.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument(
        "--plays",
        type=int,
        default=40,
        help="at each table that are counted, after as many that are not",
    )
    arguments = parser.parse_args()
    set_up("warning")
    with tempfile.TemporaryDirectory() as folder:
        names = make_tables(Path(folder), arguments.tables)
        asyncio.run(measure(Path(folder), names, arguments.plays))


if __name__ == "__main__":
    main()
