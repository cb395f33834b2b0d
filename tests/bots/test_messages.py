"""The messages that a program reads, and those on the page about your own bot."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from monuments.bots.messages import PROTOCOL, Answer, Hello, Refused, Turn
from monuments.bots.program import Limits
from monuments.games.antiquity import Antiquity
from tests.bots.programs import HASTY, ROOT, played, written

NOTING = """
import json, sys
with open("NOTES", "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        if json.loads(line)["type"] == "turn":
            print(json.dumps({"play": "dance"}), flush=True)
"""


def told(folder: Path) -> list[dict[str, Any]]:
    """Return every message of a game to a program whose plays are all refused."""
    notes = folder / "notes"
    played(written(folder, NOTING.replace("NOTES", str(notes))))
    return [json.loads(line) for line in notes.read_text("utf-8").splitlines()]


def test_hello_comes_first_and_once(tmp_path: Path) -> None:
    messages = told(tmp_path)
    hello = messages[0]

    assert [message["type"] for message in messages].count("hello") == 1
    assert hello == {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": "antiquity",
        "rules": 1,
        "options": dict(Antiquity().options),
        "players": 2,
        "seat": 0,
        "seed": hello["seed"],
    }


def test_a_turn_has_view_forms_and_clock(tmp_path: Path) -> None:
    turn = next(message for message in told(tmp_path) if message["type"] == "turn")

    assert turn["view"]["seat"] == turn["view"]["to_move"] == 0
    assert turn["turn"] == turn["view"]["turn"]
    assert turn["clock"] == {"seconds": HASTY.turn}
    assert any("refusal" in form for form in turn["forms"])
    assert any("refusal" not in form for form in turn["forms"])


def test_no_other_hand_is_sent(tmp_path: Path) -> None:
    turns = [message for message in told(tmp_path) if message["type"] == "turn"]

    assert turns
    assert all(turn["view"]["seats"][0]["hand"] is not None for turn in turns)
    assert all(turn["view"]["seats"][1]["hand"] is None for turn in turns)
    assert all(turn["view"]["pile_cards"] is None for turn in turns)


def test_a_refused_play_is_reported_before_the_next_turn(tmp_path: Path) -> None:
    kinds = [message["type"] for message in told(tmp_path)]
    refused = next(message for message in told(tmp_path) if message["type"] == "refused")

    assert kinds[:4] == ["hello", "turn", "refused", "turn"]
    assert refused["play"] == "dance"
    assert refused["refusal"]["reason"] == "verb-unknown"


def test_the_clock_runs_within_a_turn_once_the_program_has_started(tmp_path: Path) -> None:
    notes, limits = tmp_path / "notes", Limits(turn=30.0)
    source = NOTING.replace("NOTES", str(notes)).replace("dance", "draw")
    slow = source.replace("notes.flush()", "time.sleep(0.002)").replace("sys", "sys, time", 1)
    played(written(tmp_path, slow), limits)
    turns = [
        m for line in notes.read_text().splitlines() if (m := json.loads(line))["type"] == "turn"
    ]
    first = [turn["clock"]["seconds"] for turn in turns if turn["turn"] == turns[0]["turn"]]

    assert first[:2] == [limits.turn, limits.turn]
    assert len(first) > 2
    assert first[1:] == sorted(set(first), reverse=True)


def test_every_message_on_the_page_is_one() -> None:
    page = (ROOT / "docs" / "your-own-bot.md").read_text("utf-8")
    found = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    kinds = {"hello": Hello, "turn": Turn, "refused": Refused}
    for text in found:
        kind = json.loads(text).get("type")

        msgspec.json.decode(text, type=kinds[kind] if kind else Answer)

    assert {json.loads(text).get("type") for text in found} == {*kinds, None}
