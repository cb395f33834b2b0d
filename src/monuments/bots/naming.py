"""What bots are called at a table."""

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 20
"""Room for a number behind it."""


def names_of(bots: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """Return a name for each bot that no other at the table has; `search:100` is Search 100."""
    names: list[str] = []
    used = {name.casefold() for name in taken}
    for bot in bots:
        base = " ".join(re.findall("[A-Za-z0-9]+", bot)).capitalize()[:LONGEST].strip()
        choices = (base, *(f"{base} {number}" for number in range(2, 99)))
        names.append(next(choice for choice in choices if choice.casefold() not in used))
        used.add(names[-1].casefold())
    return names
