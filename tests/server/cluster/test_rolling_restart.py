"""Each of three processes is replaced in turn while tables are played."""

import asyncio
import json
import os
import statistics
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.conftest import make_table
from tests.server.playing import OPEN
from tests.server.running import Client, Server, first_play, new_database
from tests.server.storage.test_durability import TORTURE, check_log

TABLES = int(os.environ.get("MONUMENTS_ROLLING_TABLES", "40" if TORTURE else "4"))
JIT = os.environ.get("MONUMENTS_ROLLING_JIT", "0")
"""Whether the processes run compiled rules, whose loading is part of each start."""
THOUGHT = 0.5
"""Seconds before a play, on average: a machine at its limit would measure nothing else."""

pytestmark = pytest.mark.slow


class Player:
    """A seat that plays whenever it is to move, and keeps the answers."""

    def __init__(
        self, servers: list[Server], rng: Random, client: Client, table: str, seat: int
    ) -> None:
        self.servers, self.rng, self.client = servers, rng, client
        self.table, self.seat, self.count = table, seat, 0
        self.server = rng.choice(servers)
        self.stored: dict[tuple[str, str], int] = {}
        self.refusals: list[Any] = []
        self.times: list[float] = []
        self.closed: list[str] = []
        """Why connections ended whose own process went on."""
        self.open: tuple[str, str] | None = None

    async def run(self, replaced: set[Server], stopping: asyncio.Event) -> None:
        while not stopping.is_set():
            process = self.server.process
            try:
                await self._play(stopping)
            except (OSError, WebSocketException) as error:
                # A player who thinks may notice only when the next process is there.
                goes_on = self.server not in replaced and self.server.process is process
                if goes_on and not isinstance(error, InvalidHandshake):
                    self.closed.append(str(error))
                self.server = self.rng.choice([s for s in self.servers if s not in replaced])
                await asyncio.sleep(0.05)

    async def _play(self, stopping: asyncio.Event) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?seat={self.seat}"
        headers = self.client.headers()
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            position: dict[str, Any] | None = None
            while not stopping.is_set():
                if self.open or (position and position["to_move"] == self.seat):
                    if self.open is None:
                        await asyncio.sleep(2 * THOUGHT * self.rng.random())
                    await self._send(socket, position)
                    position = None
                try:
                    async with asyncio.timeout(0.5):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    continue
                if message["type"] == "update":
                    position = message["position"]

    async def _send(self, socket: ClientConnection, position: dict[str, Any] | None) -> None:
        if self.open is None:
            assert position is not None
            self.count += 1
            self.open = (f"{self.seat}-{self.count}", first_play(position))
        id, play = self.open
        started = time.perf_counter()
        await socket.send(json.dumps({"type": "play", "id": id, "play": play}))
        answer: dict[str, Any] = {}
        while answer.get("id") != id:
            answer = json.loads(await socket.recv())
        self.times.append(time.perf_counter() - started)
        self.open = None
        if "refusal" in answer:
            self.refusals.append(answer["refusal"])
        else:
            self.stored[self.table, id] = answer["seq"]


async def replace_all(servers: list[Server], players: list[Player]) -> list[float]:
    """Replace each process in turn while all play; return the seconds to stop."""
    replaced: set[Server] = set()
    stopping, took = asyncio.Event(), []
    running = [asyncio.create_task(player.run(replaced, stopping)) for player in players]
    await asyncio.sleep(2)
    for server in servers:
        replaced.add(server)
        started = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        took.append(time.monotonic() - started)
        await asyncio.to_thread(server.start)
        replaced.discard(server)
        await asyncio.sleep(1)
    stopping.set()
    await asyncio.gather(*running)
    return took


def seat_all(servers: list[Server]) -> list[Player]:
    players = []
    for number in range(TABLES):
        rng = Random(number)
        ada, ben = Client(rng.choice(servers)), Client(rng.choice(servers))
        table = make_table(ada, OPEN)["table"]
        ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        for seat, client in enumerate((ada, ben)):
            players.append(Player(servers, rng, client, table, seat))
    return players


def test_every_process_is_replaced_and_nothing_is_lost(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"database_url": asyncio.run(new_database(database)), "jit": JIT}
    servers = [Server(tmp_path / f"data{number}", **settings) for number in range(3)]
    players = seat_all(servers)
    stops = asyncio.run(replace_all(servers, players))
    times = [1000 * each for player in players for each in player.times]
    p50, p99 = statistics.median(times), statistics.quantiles(times, n=100)[98]
    with capsys.disabled():
        print(
            f"\n rolling restart: tables {TABLES}, answered {len(times)}, p50 {p50:.0f} ms,"
            f" p99 {p99:.0f} ms, stopped after {max(stops):.1f} s at most,"
            f" load average {os.getloadavg()[0]:.1f}"
        )

    assert [player.refusals for player in players if player.refusals] == []
    assert [player.closed for player in players if player.closed] == []
    assert check_log(servers[0], players) > len(players)
    assert [server.stop() for server in servers] == [0] * 3
