"""Names of bots at a table."""

import re
from collections.abc import Callable, Iterable
from typing import Final

LONGEST: Final = 20
"""Leaves room for a number after the name."""


def names_of(
    bots: Iterable[str], taken: Iterable[str] = (), look: Callable[[str], str] = str.casefold
) -> list[str]:
    """Return a unique name for each bot; `search:100` becomes Search 100.

    Two names are the same if they have the same `look`.
    """
    names: list[str] = []
    used = {look(name) for name in taken}
    for bot in bots:
        base = " ".join(re.findall("[A-Za-z0-9]+", bot)).capitalize()[:LONGEST].strip()
        choices = (base, *(f"{base} {number}" for number in range(2, 99)))
        names.append(next(choice for choice in choices if look(choice) not in used))
        used.add(look(names[-1]))
    return names
