"""Colours and parts that the pictures of both games share: paper, ink and one gold."""

from collections.abc import Iterator
from typing import Final

from monuments.drawing import Box, Dot, Line, Mark, Text

LEAF: Final = "#fcf8ee"
PANEL: Final = "#f5eddc"
INK: Final = "#231c14"
INK_2: Final = "#594e3f"
RULE: Final = "#c9b992"
GOLD: Final = "#a67a20"
GOLD_WASH: Final = "#f3e2b5"
WHITE: Final = "#ffffff"

MARGIN: Final = 16
GAP: Final = 10
_LETTER_WIDTH: Final = 0.56
"""How wide a letter is, on average, for each unit of its size."""


def heading(title: str, status: str, width: int) -> Iterator[Mark]:
    """Write the head of a picture, 44 high: the game, how it stands, and a line below."""
    yield Text((MARGIN, 30), title, INK, 18)
    yield Text((width - MARGIN, 30), status, INK_2, 13, "end")
    yield Line((MARGIN, 42), (width - MARGIN, 42), GOLD, 1.5)


def caption(place: tuple[float, float], words: str) -> Text:
    return Text(place, words, INK_2, 12)


def panel(corner: tuple[float, float], size: tuple[float, float], *, is_on: bool = False) -> Box:
    """Return the ground of a part of the table; gold for whoever is to move."""
    return Box(corner, size, GOLD_WASH if is_on else PANEL, 5, GOLD if is_on else RULE)


def seal(centre: tuple[float, float], letter: str, colour: str, ink: str) -> Iterator[Mark]:
    """Draw a disc with a letter: a colour is never told by colour alone."""
    x, y = centre
    yield Dot(centre, 10, colour)
    yield Text((x, y + 4.5), letter, ink, 13, "middle", is_bold=True)


def back(corner: tuple[float, float], size: tuple[float, float], count: int) -> Iterator[Mark]:
    """Draw a pile of cards from behind with its number; an empty place if there is none."""
    (x, y), (width, height) = corner, size
    if not count:
        yield Box(corner, size, PANEL, 4, RULE)
    for lift in range(min(count, 3), 0, -1):
        yield Box((x + 2 * lift - 2, y + 2 * lift - 2), size, INK_2, 4, LEAF)
    ink = LEAF if count else INK_2
    yield Text((x + width / 2, y + height / 2 + 7), str(count), ink, 20, "middle", is_bold=True)


def shortened(words: str, width: float, size: int = 13) -> str:
    """Return the words, cut with an ellipsis where they would be wider than `width`."""
    most = max(int(width / (size * _LETTER_WIDTH)), 1)
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
