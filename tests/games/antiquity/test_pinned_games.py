"""Positions of whole games, with the answers to legal and illegal plays.

Each block of `pinned_games.txt` is a record, the plays of a turn that is not over (`then`), plays
tried there with the answer (`ok`, or rule, reason and arguments), the score sheet and the places.
"""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from monuments.engine.chance import seeded
from monuments.engine.conformance import check_position, refusal_of
from monuments.engine.game import State
from monuments.engine.play import perform
from monuments.engine.record import Record, read_record, write_record
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.presentation import refusals
from monuments.games.antiquity.presentation.board import Board
from monuments.games.antiquity.presentation.cards import CODES
from monuments.games.antiquity.presentation.notation import read
from monuments.games.antiquity.presentation.refusals import explain
from monuments.games.registry import open_game
from tests.games.antiquity.invariants import audit
from tests.rules.antiquity.positions import table

PINNED: Final = Path(__file__).with_name("pinned_games.txt")
BLOCKS: Final = [f"# {block}" for block in PINNED.read_text().removeprefix("# ").split("\n\n# ")]


def title(block: str) -> str:
    return re.sub(r"\W+", "_", block.partition("\n")[0].strip("# ."))


def lines(block: str, kind: str) -> list[str]:
    return re.findall(rf"^{kind} (.*)$", block, re.MULTILINE)


def answers(block: str) -> list[tuple[str, str]]:
    return [(text, answer) for text, answer in (line.split(" = ") for line in lines(block, "try"))]


def text_of(block: str) -> str:
    """Return the record alone."""
    kept = [
        line for line in block.split("\n") if not re.match("# |then |try |sheet |places ", line)
    ]
    return "\n".join(kept).rstrip("\n") + "\n"


def record_of(block: str) -> Record:
    return read_record(text_of(block), open_game)


def position_of(block: str) -> State:
    record = record_of(block)
    s = record.position()
    for text in [text for line in lines(block, "then") for text in line.split(", ")]:
        perform(record.game, s, text)
    return s


@pytest.mark.parametrize("block", BLOCKS, ids=title)
def test_each_play_is_answered_as_written(block: str) -> None:
    game, s = record_of(block).game, position_of(block)
    before = s.tobytes()

    for text, answer in answers(block):
        refusal = refusal_of(game, s, text)
        said = f"{refusal.rule} {refusal.reason} {json.dumps(refusal.args)}" if refusal else "ok"
        assert (text, said) == (text, answer)
        if refusal is None or refusal.rule != "notation":
            assert explain(Board.of(s), read(text, int(s[at.SEATS]))) == refusal

    assert s.tobytes() == before


@pytest.mark.parametrize("block", BLOCKS, ids=title)
def test_derived_numbers_are_right_at_every_step(block: str) -> None:
    record = record_of(block)
    s = record.start()

    for step in record.steps:
        record.game.apply(s, step)
        audit(s, record.deal.deck)


@pytest.mark.parametrize("block", BLOCKS, ids=title)
def test_every_position_conforms(block: str) -> None:
    record, s = record_of(block), position_of(block)

    audit(s, record.deal.deck)
    check_position(record.game, s, len(record.names), seeded(1))


@pytest.mark.parametrize("block", BLOCKS, ids=title)
def test_the_sheet_and_the_places_are_as_written(block: str) -> None:
    s = position_of(block)
    (sheet,), (places,) = lines(block, "sheet"), lines(block, "places")

    assert json.dumps(scoring.counted(s)[: at.colours(s)].tolist()) == sheet
    assert json.dumps(scoring.places(s)) == places


def test_one_point_outweighs_any_number_of_monuments() -> None:
    many = {"red": "1", "blue": "2"}
    built = {
        colour: ", ".join(f"{code} {card}" for code in CODES[:9]) for colour, card in many.items()
    }
    s = table(2, shown=built, scores={"green": 1, "yellow": 1})

    assert scoring.places(s) == [2, 1]


@pytest.mark.parametrize("block", BLOCKS, ids=title)
def test_the_record_is_written_as_it_was_read(block: str) -> None:
    assert write_record(record_of(block)) == text_of(block)


def test_every_reason_is_among_the_answers() -> None:
    source = Path(refusals.__file__).read_text()
    reasons = set(re.findall(r"Refusal\([^\"]*\"A[0-9.]+\", \"([a-z-]+)\"", source))
    answered = {
        answer.split()[1] for block in BLOCKS for _, answer in answers(block) if answer != "ok"
    }

    assert len(reasons) > 15
    assert reasons <= answered
