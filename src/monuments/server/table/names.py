"""The players' names at a table."""

from collections.abc import Sequence
from typing import Final

from monuments.engine.record import check_names
from monuments.engine.refusal import refuse, unreadable
from monuments.server.unicode_text import clean, is_numbered, is_visible, look

SEAT_WORDS: Final = ("Seat", "Place", "Platz")
"""Words that, with a number, name a seat without a name, in three languages."""


def clean_name(name: str, others: tuple[str, ...]) -> str:
    """Return a name that fits into a record.

    Raise RefusalError if it is invalid or taken.
    """
    found = clean(name)
    check_names((found,))
    if not is_visible(found):
        raise unreadable("name-bad", name=found)
    if any(is_numbered(found, word) for word in SEAT_WORDS):
        raise refuse("table", "name-reserved", name=found)
    if look(found) in map(look, others):
        raise refuse("table", "name-taken", name=found)
    return found


def with_placeholders(names: Sequence[str | None]) -> list[str]:
    """Return a name for each seat, a unique placeholder where there is none."""
    taken = {look(name) for name in names if name}
    return [name or _placeholder(seat, taken) for seat, name in enumerate(names)]


def _placeholder(seat: int, taken: set[str]) -> str:
    base = f"Seat {seat + 1}"
    choices = (base, *(f"{base} {number}" for number in range(2, 99)))
    return next(choice for choice in choices if look(choice) not in taken)
