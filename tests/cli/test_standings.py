"""The report of a run as people read it."""

from monuments.arena.report import report_of
from monuments.bots.program import Fault
from monuments.cli.standings import fault_lines, lines
from tests.arena.results import PLAN, SOURCES, UNITS


def test_the_report_names_the_run_and_every_bot_once() -> None:
    found = list(lines(report_of(PLAN, UNITS)))
    rows = [line.split()[0] for line in found if line]

    assert found[0] == "antiquity, 3 players: 6 games, 2 deals × 3 seatings, seed 7, powers=on"
    assert rows.count("a") == rows.count("b") == 2  # its rating, and its points by source
    assert rows.index("a") < rows.index("(even)") < rows.index("points")
    assert "33.3%" in next(line for line in found if line.startswith("(even)"))


def test_columns_are_aligned() -> None:
    found = list(lines(report_of(PLAN, UNITS)))
    start = next(i for i, line in enumerate(found) if line.startswith("points by source"))
    heading, *rows = found[start : start + 3]
    ends = [heading.rindex(name) + len(name) for name in SOURCES]

    for row in rows:
        assert all(row[end - 1].isdigit() and row[end - 2] == "." for end in ends)
        assert len(row) == len(heading)


def test_lost_turns_are_counted_with_their_first_reasons() -> None:
    faults = (Fault("hang", 3, "no answer within 1.0 s"), Fault("illegal", 9, "fly"))

    assert list(fault_lines("program:x", 2, faults)) == [
        "program:x lost 2 turns to a substitute:",
        "  turn 3, hang: no answer within 1.0 s",
        "  turn 9, illegal: fly",
    ]
    assert list(fault_lines("greedy", 0, ())) == []
