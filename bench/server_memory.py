"""Memory of a server while thousands of tables are made, played and left.

    python -m bench.server_memory --tables 10000 --plot docs/memory.svg

Each table has a person over a real socket and a bot. Most games are short ones of `fabuleux`; every
fortieth is a whole one of `antiquity`. Tables leave memory a second after the last player.
"""

import argparse
import asyncio
import os
import re
import statistics
import tempfile
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.server import Server
from bench.server_load import Figures, join, post
from monuments.drawing import Drawing, Line, Mark, Text, svg

HURRIED: Final = {"MONUMENTS_BOT_PAUSE": "0", "MONUMENTS_IDLE_SECONDS": "1"}
BOT: Final = {"kind": "bot", "bot": "random"}
SHORT: Final = {"game": "fabuleux", "options": "rounds=5"}
WHOLE: Final = {"game": "antiquity"}
WHOLE_EVERY: Final = 40
AT_ONCE: Final = 8
SAMPLE_SECONDS: Final = 2.0
GAME_SECONDS: Final = 60.0
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 760, 360, 70, 310, 70
INK, PALE, FAINT, BLUE, GOLD = "#2b2620", "#6d6455", "#cbc1ae", "#3b6a8f", "#a8741a"


@dataclass(frozen=True)
class Sample:
    """The memory of the server after some tables."""

    tables: int
    plays: int
    megabytes: float


def plays_of(address: str) -> int:
    with urllib.request.urlopen(f"{address}/metrics") as response:
        text = response.read().decode()
    return round(sum(map(float, re.findall(r"^monuments_plays_total\{.*\} (.*)$", text, re.M))))


async def play_table(address: str, number: int) -> None:
    """Make a table, play its game to the end and leave."""
    wish: dict[str, Any] = WHOLE if number % WHOLE_EVERY == 0 else SHORT
    seats = [{"kind": "me", "name": "Ada"}, BOT]
    made, cookie = await asyncio.to_thread(post, f"{address}/api/tables", {**wish, "seats": seats})
    player = await join(address, made["table"], 0, cookie)
    player.figures, player.rng = Figures(), Random(number)
    player.look()
    await asyncio.wait_for(player.figures.over.wait(), GAME_SECONDS)
    player.transport.abort()


async def measure(server: Server, tables: int) -> list[Sample]:
    """Return samples of the memory, from before the first table to after the last."""
    numbers, ended, samples = iter(range(tables)), 0, list[Sample]()

    async def play_on() -> None:
        nonlocal ended
        for number in numbers:
            with suppress(TimeoutError, OSError):  # a paused machine loses connections
                await play_table(server.address, number)
                ended += 1

    async def sample() -> None:
        plays = await asyncio.to_thread(plays_of, server.address)
        samples.append(Sample(ended, plays, server.memory() / 1000))

    async def sample_on() -> None:
        while True:
            await sample()
            await asyncio.sleep(SAMPLE_SECONDS)

    sampling = asyncio.create_task(sample_on())
    await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))
    sampling.cancel()
    with suppress(asyncio.CancelledError):
        await sampling
    await asyncio.sleep(5)  # the last tables leave memory
    await sample()
    return samples


def growth(samples: Sequence[Sample]) -> float:
    """Return the slope of the second half in megabytes per 10,000 tables."""
    late = [each for each in samples if each.tables >= samples[-1].tables / 2]
    line = statistics.linear_regression(
        [each.tables for each in late], [each.megabytes for each in late]
    )
    return 10_000 * line.slope


def draw(samples: Sequence[Sample], about: str) -> Drawing:
    """Draw the memory over the number of tables, from zero on."""
    most, last = 1.15 * max(each.megabytes for each in samples), samples[-1].tables
    step = max(50, 50 * round(most / 250))

    def place(tables: float, megabytes: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - 40) * tables / last
        return x, BOTTOM - (BOTTOM - TOP) * megabytes / most

    marks: list[Mark] = [
        Text((24, 34), "Memory of a server, in MB", INK, 18),
        Text((24, 54), about, PALE, 12),
    ]
    for value in range(0, int(most) + 1, step):
        (x, y), end = place(0, value), place(last, value)
        marks += [Line((x, y), end, FAINT), Text((x - 8, y + 4), str(value), PALE, 12, "end")]
    for part in range(6):
        tables = last * part // 5
        x, y = place(tables, 0)
        marks.append(Text((x, y + 20), f"{tables:,}", PALE, 12, "middle"))
    marks.append(Text((WIDTH - 40, BOTTOM + 38), "tables made and ended", PALE, 12, "end"))
    points = [place(each.tables, each.megabytes) for each in samples]
    marks += [Line(a, b, BLUE, 2) for a, b in pairwise(points)]
    half = last / 2
    marks.append(Line(place(half, 0), place(half, most), GOLD, 1, dashed=True))
    return Drawing("Memory of a server while tables are made and ended", WIDTH, HEIGHT, marks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    os.environ.update(HURRIED)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            samples = asyncio.run(measure(server, arguments.tables))
        finally:
            server.stop()
    half = next(each for each in samples if each.tables >= samples[-1].tables / 2)
    first, last, slope = samples[0], samples[-1], growth(samples)
    about = (
        f"{last.tables:,} tables, {last.plays:,} plays: {first.megabytes:.0f} MB at the start, "
        f"{half.megabytes:.0f} MB after half of them, {last.megabytes:.0f} MB at the end"
    )
    print(about)
    print(f"second half: {slope:+.2f} MB per 10,000 tables; load average {os.getloadavg()[0]:.1f}")
    if arguments.plot:
        arguments.plot.write_text(svg(draw(samples, about)), "utf-8")


if __name__ == "__main__":
    main()
