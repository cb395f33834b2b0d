"""Golden games: whole records with scores, each kept for a rare event."""

import json
from pathlib import Path
from typing import Final

import pytest

from monuments.engine.game import OVER
from monuments.engine.options import write_options
from monuments.engine.record import Record, load_text, read_record, write_record
from monuments.games.registry import open_game
from tests.golden.make_golden import judged
from tests.golden.purposes import PURPOSES, story_of

FOLDER: Final = Path(__file__).parent / "antiquity"

every_game = pytest.mark.parametrize("name", PURPOSES)


def text_of(name: str) -> str:
    return load_text(FOLDER / f"{name}.mnr")


def read(name: str) -> Record:
    return read_record(text_of(name), open_game)


def test_every_golden_game_has_a_purpose() -> None:
    files = {path.name for path in FOLDER.iterdir()}

    assert files == {f"{name}.{kind}" for name in PURPOSES for kind in ("mnr", "json")}


@every_game
def test_it_is_written_back_byte_for_byte(name: str) -> None:
    assert write_record(read(name)) == text_of(name)


@every_game
def test_it_ends_as_it_ended_before(name: str) -> None:
    record = read(name)
    expected = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))

    assert record.game.snapshot(record.position(), list(record.names)) == expected
    assert expected["finished"]


@every_game
def test_the_second_implementation_ends_there_too(name: str) -> None:
    expected = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))

    assert judged(read(name)) == expected


@every_game
def test_the_result_is_the_final_score(name: str) -> None:
    record = read(name)
    s = record.position()
    colours = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["colours"].values()

    lowest = {
        player: min(c["score"]["total"] for c in colours if c["player"] == player)
        for player in record.names
    }
    assert record.game.to_move(s) == OVER
    assert record.tags["Result"] == " ".join(str(score) for score in lowest.values())


@every_game
def test_it_is_played_at_the_table_of_its_purpose(name: str) -> None:
    record, purpose = read(name), PURPOSES[name]

    assert len(record.names) == purpose.seats
    assert write_options(record.game.known_options, record.game.options) == purpose.options


@every_game
def test_a_golden_game_serves_its_purpose(name: str) -> None:
    story = story_of(read(name))

    assert [happens.__name__ for happens in PURPOSES[name].events if not happens(story)] == []
    assert PURPOSES[name].is_served_by(story)


def test_they_cover_every_table() -> None:
    tables = {(purpose.seats, "powers=on" in purpose.options) for purpose in PURPOSES.values()}

    assert tables == {(seats, powers) for seats in (2, 3, 4) for powers in (False, True)}
