"""The standing of each seat, the tie-breakers, and why a game ended."""

from monuments.engine.game import State
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import scoring
from monuments.games.antiquity.kernels.layout import MONUMENTS
from monuments.games.antiquity.presentation.board import colours_of


def results(s: State) -> list[int]:
    """Return each seat's total; with two players that of the lower colour (A7.4)."""
    totals = scoring.counted(s)[:, scoring.TOTAL].tolist()
    return [min(totals[c] for c in colours_of(s, seat)) for seat in range(int(s[at.SEATS]))]


def ties(s: State) -> list[str | None]:
    """Return for each seat what tells it from those with the same result (A6.5, A7.4).

    `monuments`, `historian`, or `shared` if nothing does; None for a result of its own.
    """
    found, places = results(s), scoring.places(s)
    built = [0] * len(found)
    for colour in range(at.colours(s)):
        heights = s[at.HEIGHT + colour * MONUMENTS :][:MONUMENTS]
        built[at.owner(s, colour)] += int((heights > 0).sum())
    decided: list[str | None] = []
    for seat, result in enumerate(found):
        tied = [each for each, other in enumerate(found) if other == result and each != seat]
        if not tied:
            decided.append(None)
        elif any(places[each] == places[seat] for each in tied):
            decided.append("shared")
        elif any(built[each] == built[seat] for each in tied):
            decided.append("historian")
        else:
            decided.append("monuments")
    return decided


def next_seat(s: State) -> int:
    """Return the seat that plays next if the game goes on (A2.3), or NONE."""
    mover = int(s[at.MOVER])
    return at.NONE if mover == at.NONE else (mover + 1) % int(s[at.SEATS])


def ending(s: State) -> str:
    """Return why a finished game ended: `idle` players (A4.1), or no `refill` (A3.3)."""
    is_stalled = s[at.UP_TO] == 1 and s[at.IDLE] >= s[at.SEATS]
    return "idle" if is_stalled else "refill"
