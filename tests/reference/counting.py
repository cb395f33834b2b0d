"""Scores and winners, as if the game ended now."""

from typing import Final

from .table import Table, value_of

BONUS: Final = (9, 6, 3)  # A6.4
UNUSED: Final = -12  # A6.3
POWER: Final = 3  # A8.2


def score(table: Table, colour: str) -> dict[str, int]:
    """Return the seven figures of a score."""
    parts = {
        "points": table.points[colour],
        "monuments": sum(_worth(table, colour, built) for built in table.exhibitions[colour]),
        "histories": sum(pages for writer, pages in table.ladder if writer == colour),  # A6.2
        "bonus": _bonus(table, colour),
        "penalty": UNUSED * table.historians[colour],
        "powers": POWER * list(table.holders.values()).count(colour),
    }
    return {**parts, "total": sum(parts.values())}


def _worth(table: Table, colour: str, monument: str) -> int:
    """A6.1"""
    column = table.markers[monument] + (1 if table.options["track"] == "3" else 0)  # A1.5
    builders = table.builders(monument)
    if builders == [colour]:
        return 3 * column
    main = max(builders, key=lambda builder: _size_and_highest(table, builder, monument))
    return 2 * column if colour == main else column


def _size_and_highest(table: Table, colour: str, monument: str) -> tuple[int, int]:
    stack = table.exhibitions[colour][monument]
    return len(stack), max(value_of(card) for card in stack)


def ranking(table: Table) -> list[str]:
    """A6.4: the historians' colours, best first; a tie keeps the order written."""
    ranked = sorted(table.ladder, key=lambda entry: entry[1], reverse=True)
    return [colour for colour, _ in ranked]


def _bonus(table: Table, colour: str) -> int:
    pairs = zip(ranking(table), BONUS, strict=False)
    return sum(bonus for writer, bonus in pairs if writer == colour)


def winners(table: Table) -> list[int]:
    """A6.5, A7.4: the winning seats; a seat's points are those of its lowest colour."""
    standings = [_standing(table, seat) for seat in range(table.seats)]
    tied = [seat for seat in range(table.seats) if standings[seat] == max(standings)]
    for colour in ranking(table):
        if table.owner(colour) in tied:
            return [table.owner(colour)]
    return tied


def _standing(table: Table, seat: int) -> tuple[int, int]:
    colours = table.colours_of(seat)
    lowest = min(score(table, colour)["total"] for colour in colours)
    return lowest, sum(len(table.exhibitions[colour]) for colour in colours)
