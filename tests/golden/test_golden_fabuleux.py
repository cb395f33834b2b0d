"""Golden games of `fabuleux`: whole records, one or more for every way of ending."""

import json
from pathlib import Path
from typing import Final

import pytest

from monuments.engine.game import OVER, State
from monuments.engine.record import Record, load_text, read_record, write_record
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.registry import open_game

FOLDER: Final = Path(__file__).parent / "fabuleux"
GAMES: Final = sorted(path.stem for path in FOLDER.glob("*.mnr"))
every_game = pytest.mark.parametrize("name", GAMES)


def read(name: str) -> Record:
    return read_record(load_text(FOLDER / f"{name}.mnr"), open_game)


def end_of(name: str) -> tuple[Record, State]:
    record = read(name)
    return record, record.position()


@every_game
def test_it_is_written_back_byte_for_byte(name: str) -> None:
    assert write_record(read(name)) == load_text(FOLDER / f"{name}.mnr")


@every_game
def test_it_ends_as_it_ended_before(name: str) -> None:
    record, s = end_of(name)
    expected = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))

    assert record.game.to_move(s) == OVER
    assert record.game.snapshot(s, list(record.names)) == expected


@pytest.mark.parametrize(
    "name", ["two-players", "four-players", "six-players-all-collectors", "no-collectors"]
)
def test_one_player_has_all_cards(name: str) -> None:
    record, s = end_of(name)

    assert sorted(record.game.scores(s))[:-1] == [0] * (len(record.names) - 1)


def test_the_agreed_rounds_are_over() -> None:
    record, s = end_of("rounds")

    assert record.game.turn(s) == int(record.game.options["rounds"]) == 20
    assert record.game.ranking(s).count(1) == 1


def test_a_victory_is_shared() -> None:
    record, s = end_of("rounds-shared")

    assert record.game.ranking(s) == [3, 1, 1]


def test_the_clock_ends_it() -> None:
    record, s = end_of("time")

    assert record.steps[-1] == do.TIME
    assert load_text(FOLDER / "time.mnr").endswith("\n17. time\n")
    assert sum(score > 0 for score in record.game.scores(s)) > 1


def test_a_thousand_rounds_are_enough() -> None:
    record, s = end_of("thousand-rounds")

    assert record.game.turn(s) == 1000
    assert min(record.game.scores(s)) > 0


def test_the_last_opponent_goes_out_by_a_collector() -> None:
    record, s = end_of("out-by-a-collector")

    assert record.steps[-1] > do.SAY
    assert record.game.scores(s) == [36, 0]


def test_the_last_round_is_a_tie() -> None:
    _, s = end_of("ends-in-a-tie")

    assert s[at.LAST_DRAWN] > 0
    assert s[at.LAST_LEVEL] == 0b11
