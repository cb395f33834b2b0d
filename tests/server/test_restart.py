"""The time from a kill to the next accepted play, printed by `make torture`."""

import os
import socket
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import make_table
from tests.server.running import Client, Server, first_play
from tests.server.test_refusals import Preparing
from tests.server.test_torture import say

__all__ = ["say"]
pytestmark = pytest.mark.torture

BOT = {"kind": "bot", "bot": "random"}
KILLS = 15


def work_of(process: int) -> float:
    """Return the seconds of processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play(ada: Client, server: Server, table: str) -> None:
    """Connect once the server listens, wait for the turn, and have a play accepted."""
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", server.port)):
            break
    ada.server = server
    live = ada.live(table, 0)
    live.until("update")
    while live.position and live.position["to_move"] != 0:
        live.next()
    assert live.position
    assert "refusal" not in live.do("play", play=first_play(live.position))
    live.close()


@pytest.mark.parametrize("game", ["antiquity", "fabuleux"])
def test_from_a_kill_to_the_next_play(tmp_path: Path, game: str, say: Callable[..., Any]) -> None:
    server = Server(tmp_path / "data", jit="1")
    ada, times, work = Client(server), list[float](), list[float]()
    for _ in range(KILLS):
        table = make_table(ada, BOT, BOT, game=game)["table"]
        started = time.monotonic()
        server.kill()
        server = Preparing(tmp_path / "data", jit="1")
        play(ada, server, table)
        times.append(time.monotonic() - started)
        work.append(work_of(server.process.pid))
        Server._wait_until_prepared(server)
    assert server.stop() == 0
    say(
        game=game,
        median=f"{statistics.median(times):.2f} s",
        longest=f"{max(times):.2f} s",
        processor=f"{statistics.median(work):.2f} s",
        load_average=f"{os.getloadavg()[0]:.1f}",
    )

    assert statistics.median(work) < 2.5
