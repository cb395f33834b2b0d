"""Fairness: the questions of one seat or address do not delay others."""

import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from monuments.engine.jit import COMPILED
from tests.server.conftest import make_table
from tests.server.running import PATIENCE, Answer, Client, Server

BOT = {"kind": "bot", "bot": "random"}
FINISHED = Path(__file__).parents[2] / "golden/antiquity/four-players.mnr"
AT_ONCE = 24

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not COMPILED, reason="a search takes too long uncompiled"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Return a server on which only one can think at a time."""
    found = Server(tmp_path / "data", bot_threads="1", bot_seconds="1")
    yield found
    found.stop()


def to_move(client: Client, **wishes: object) -> str:
    """Return a table at which the client is to move."""
    table: str = make_table(client, BOT, **wishes)["table"]
    while client.get(f"/api/tables/{table}/updates?seat=0&wait=0")["messages"][0]["position"][
        "to_move"
    ]:
        time.sleep(0.05)
    return table


def reason(answer: Answer) -> str:
    """Return the reason of a refusal, of request or command; empty if none."""
    return str((answer.json.get("refusal") or {}).get("reason", ""))


def asked(client: Client, table: str, number: int) -> Answer:
    body = {"type": "hint", "id": f"q{number}"}
    return client.ask("POST", f"/api/tables/{table}/commands?seat=0", body)


def plays(client: Client) -> float:
    """Return how many plays the server has stored."""
    text = client.ask("GET", "/metrics").body.decode()
    return sum(map(float, re.findall(r"^monuments_plays_total\{.*\} (.*)$", text, re.M)))


def test_repeated_questions_do_not_delay_others(server: Server) -> None:
    ada, ben = Client(server), Client(server)
    table, other = to_move(ada, hints=True), to_move(ben)
    assert not reason(asked(ada, table, 0))  # the search is there
    started = time.monotonic()
    asked(ada, table, 1)
    one = time.monotonic() - started
    with ThreadPoolExecutor(AT_ONCE) as askers:
        asking = [askers.submit(asked, ada, table, 2 + each) for each in range(AT_ONCE)]
        time.sleep(one / 2)
        started, before = time.monotonic(), plays(ben)
        outcome = ben.command(other, 0, "preview", plays=["draw"])
        make_table(ben, BOT, BOT, BOT)
        ben.post("/api/tables", {"game": "antiquity", "seats": [BOT] * 4})
        while plays(ben) < before + 20:
            time.sleep(0.05)
        spent = time.monotonic() - started
    reasons = Counter(reason(each.result()) for each in asking)

    assert "refusal" not in outcome
    assert spent < 4 * one + 2
    assert set(reasons) == {"", "too-fast"}
    assert reasons[""] < AT_ONCE / 2


def test_over_one_connection_questions_are_answered_in_their_order(server: Server) -> None:
    ada = Client(server)
    live = ada.live(to_move(ada, hints=True), 0)
    ids = [f"q{number}" for number in range(6)]
    for id in ids:
        live.socket.send(json.dumps({"type": "hint", "id": id}))
    live.socket.send(json.dumps({"type": "ping", "id": "last"}))
    answers = [live.until("answer") for _ in range(7)]

    assert [answer["id"] for answer in answers] == [*ids, "last"]
    assert not any("refusal" in answer for answer in answers)


def test_one_replay_at_a_time_for_each_address(server: Server) -> None:
    body = {"record": FINISHED.read_text("utf-8")}

    def replayed(_: int) -> Answer:
        return Client(server).ask("POST", "/api/replay", body)

    with ThreadPoolExecutor(AT_ONCE) as askers:
        answers = list(askers.map(replayed, range(AT_ONCE)))

    assert {each.status for each in answers} == {200, 429}
    assert {reason(each) for each in answers if each.status == 429} == {"too-fast"}


def test_a_bot_that_waited_for_its_turn_has_its_full_time(server: Server) -> None:
    ada = Client(server)
    seats = [{"kind": "bot", "bot": "hypatia"}] * 4
    for _ in range(8):
        ada.post("/api/tables", {"game": "antiquity", "seats": seats})
    time.sleep(3)  # the first ones have had no others before them
    before, started = plays(ada), time.monotonic()
    while (spent := time.monotonic() - started) < 6 or plays(ada) < before + 2:
        assert spent < PATIENCE, "the bots do not move"
        time.sleep(0.05)

    assert plays(ada) - before <= 2 * (time.monotonic() - started)
