"""Changes between views: small, and enough to make the second view of the first."""

from typing import Any

import msgspec
import numpy as np
import pytest

from monuments.engine.changes import changed_fields, marks_of_changes, with_changes


class Seat(msgspec.Struct, frozen=True):
    cards: int


class View(msgspec.Struct, frozen=True):
    turn: int
    pile: int
    seats: tuple[Seat, ...]


BEFORE = View(1, 40, (Seat(5), Seat(5)))
AFTER = View(1, 39, (Seat(5), Seat(6)))


def sent(content: Any) -> Any:
    """Return content as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(content))


def test_only_changed_fields_are_sent_and_lead_to_the_view() -> None:
    changes = changed_fields(BEFORE, AFTER)

    assert changes == {"pile": 39, "seats": AFTER.seats}
    assert with_changes(sent(BEFORE), sent(changes)) == sent(AFTER)
    assert changed_fields(AFTER, AFTER) == {}


def test_one_entry_of_a_list_can_be_changed() -> None:
    before = sent(BEFORE)
    found = with_changes(before, {"pile": 39, "seats.1": {"cards": 6}})

    assert found == sent(AFTER)
    assert before == sent(BEFORE)


@pytest.mark.parametrize(
    ("changed", "marks"), [((), 0), ((0,), 1), ((1, 2), 6), ((0, 1, 2), 7), ((3,), 0)]
)
def test_marks_are_united(changed: tuple[int, ...], marks: int) -> None:
    """Numbers beyond the marks are of no view."""
    before, after = np.zeros(4, np.int16), np.zeros(4, np.int16)
    after[[*changed]] = -1

    assert marks_of_changes(before, after, np.array([1, 2, 4], np.int64)) == marks
