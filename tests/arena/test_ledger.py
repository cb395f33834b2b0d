"""The file of a run: kept line by line, read again, and repaired if cut short."""

from pathlib import Path

import pytest

from monuments.arena.ledger import Ledger, LedgerError
from tests.arena.results import game, plan, unit

UNITS = [unit(number, game("random random", "12")) for number in range(4)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A run of which the deals 2, 0 and 3 are played."""
    path = tmp_path / "run.jsonl"
    ledger = Ledger.create(plan(), 9, path)
    for number in (2, 0, 3):
        ledger.add(UNITS[number])
    return path


def test_results_are_read_in_the_order_of_their_numbers(path: Path) -> None:
    ledger = Ledger.resume(path)

    assert ledger.plan == plan()
    assert ledger.games == 9
    assert ledger.units == [UNITS[0], UNITS[2], UNITS[3]]
    assert ledger.missing(range(6)) == [1, 4, 5]


def test_a_run_continues_in_the_same_file(path: Path) -> None:
    Ledger.resume(path).add(UNITS[1])

    assert Ledger.resume(path).units == UNITS


def test_an_extended_run_keeps_its_length(path: Path) -> None:
    Ledger.resume(path).lengthen(20)
    Ledger.resume(path).lengthen(12)
    Ledger.resume(path).add(UNITS[1])

    assert Ledger.resume(path).games == 20
    assert Ledger.resume(path).units == UNITS


def test_two_runs_in_one_file_are_refused(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    Ledger.create(plan(seed=5), 9, other)
    path.write_bytes(path.read_bytes() + other.read_bytes())

    with pytest.raises(LedgerError, match="line 5 begins another run"):
        Ledger.resume(path)


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_a_line_cut_short_is_dropped(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    ledger = Ledger.resume(path)
    ledger.add(UNITS[3])

    assert ledger.missing(range(4)) == [1]
    assert Ledger.resume(path).units == [UNITS[0], UNITS[2], UNITS[3]]


def test_reading_leaves_a_half_written_line_alone(path: Path) -> None:
    half = path.read_bytes()[:-10]
    path.write_bytes(half)

    assert Ledger.read(path).units == [UNITS[0], UNITS[2]]
    assert path.read_bytes() == half


def test_no_file_is_overwritten(path: Path) -> None:
    with pytest.raises(FileExistsError):
        Ledger.create(plan(), 9, path)

    assert len(Ledger.resume(path).units) == 3


@pytest.mark.parametrize(
    "content", ["", "\n", "hello\n", "{}\n", '{"arena": 1}\n', '{"unit": 1}\n']
)
def test_other_files_are_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(content)

    with pytest.raises(LedgerError, match="not the file of an arena run"):
        Ledger.resume(path)


def test_another_format_is_refused(path: Path) -> None:
    path.write_text(path.read_text().replace('"arena":1', '"arena":9'))

    with pytest.raises(LedgerError, match="the format of the file is 9"):
        Ledger.resume(path)


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "nonsense\n", *lines[2:]]))

    with pytest.raises(LedgerError, match="line 3"):
        Ledger.resume(path)


@pytest.mark.parametrize(
    ("written", "damaged"),
    [
        ('"unit":3', '"unit":9'),
        ('"unit":3', '"unit":-1'),
        ('"first":0', '"first":2'),
        ('"games":[', '"games":[],"found":['),
        ('"bots":["random","random"]', '"bots":["random","greedy"]'),
        ('"places":[1,2]', '"places":[1]'),
        ('"places":[1,2]', '"places":[0,1]'),
        ('"places":[1,2]', '"places":[1,3]'),
        ('"scores":[10,0]', '"scores":[10,0,0]'),
        ('"bonus"', '"bonuses"'),
        ('"penalty":-1,', ""),
        ('"turns":42', '"turns":-5'),
        ('"steps":100', '"steps":-1'),
        ('"lost":[0,0]', '"lost":[0,-1]'),
        ('"lost":[0,0]', '"lost":[]'),
        ('"faults":[[],[]]', '"faults":[[]]'),
    ],
)
def test_a_result_that_the_run_cannot_have_is_named(path: Path, written: str, damaged: str) -> None:
    *lines, last = path.read_text().splitlines(keepends=True)
    assert written in last
    path.write_text("".join([*lines, last.replace(written, damaged, 1)]))

    with pytest.raises(LedgerError, match="line 4 is not the result of a deal"):
        Ledger.resume(path)


@pytest.mark.parametrize(
    ("written", "damaged", "told"),
    [
        ('"antiquity"', '"chess"', "there is no game 'chess'"),
        ('["random","random"]', "[]", "antiquity is not for 0 players"),
        ('["random","random"]', str(list("abcdefghij")).replace("'", '"'), "not for 10 players"),
        ('"games":9', '"games":0', "not the file of an arena run"),
    ],
)
def test_an_impossible_heading_is_reported(
    path: Path, written: str, damaged: str, told: str
) -> None:
    text = path.read_text()
    assert written in text
    path.write_text(text.replace(written, damaged, 1))

    with pytest.raises(LedgerError, match=told):
        Ledger.resume(path)


def test_a_longer_run_has_more_deals(path: Path) -> None:
    ledger = Ledger.resume(path)
    ledger.lengthen(10)
    ledger.add(unit(9, game("random random", "12")))

    assert [found.unit for found in Ledger.resume(path).units] == [0, 2, 3, 9]


def test_without_a_file_results_stay_in_memory() -> None:
    ledger = Ledger.create(plan(), 1, None)
    ledger.add(UNITS[0])

    assert ledger.units == [UNITS[0]]
