"""Entries: what was stored is read back, whatever it is."""

import typing
from random import Random

import msgspec
import pytest

from monuments.server.table.entries import (
    AnyEntry,
    ChatSet,
    Filled,
    Handed,
    LogEntry,
    Played,
    Returned,
    Seated,
    Started,
    Undone,
)

EXAMPLES: dict[AnyEntry, str] = {
    Seated(2): '{"kind":"seated","seat":2}',
    Filled(1, "greedy"): '{"kind":"filled","seat":1,"bot":"greedy"}',
    Started(("AKR1", "ART2"), 1): '{"kind":"started","deck":["AKR1","ART2"],"first":1}',
    Played("draw"): '{"kind":"played","play":"draw"}',
    Played("draw", "clock"): '{"kind":"played","play":"draw","by":"clock"}',
    Undone(4): '{"kind":"undone","to":4}',
    Handed(0, "vera", "left"): '{"kind":"handed","seat":0,"bot":"vera","by":"left"}',
    Returned(0): '{"kind":"returned","seat":0}',
    ChatSet(False): '{"kind":"chat","on":false}',
}
"""Every kind as it is stored. Databases in use hold these texts: they must stay readable."""


def test_every_kind_of_entry_is_here() -> None:
    assert {type(entry) for entry in EXAMPLES} == {*typing.get_args(AnyEntry)}


@pytest.mark.parametrize("entry", EXAMPLES, ids=EXAMPLES.values())
def test_an_entry_is_stored_and_read_back(entry: AnyEntry) -> None:
    rng = Random(1)
    for seat, command in ((None, None), (0, None), (3, "c1")):
        log_entry = LogEntry(rng.randrange(1, 900), rng.random(), seat, entry, command)
        row = log_entry.row("table")

        assert row["entry"] == EXAMPLES[entry]
        assert LogEntry.read(row) == log_entry


@pytest.mark.parametrize(
    "text", ["", "{}", '{"kind":"eaten"}', '{"kind":"undone"}', '{"kind":"undone","to":"4"}']
)
def test_a_damaged_entry_is_an_error(text: str) -> None:
    row = {**LogEntry(1, 0.0, None, Seated(0)).row("table"), "entry": text}

    with pytest.raises(msgspec.MsgspecError):
        LogEntry.read(row)
