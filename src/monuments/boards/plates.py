"""Colours and shapes that the pictures of both games share."""

from collections.abc import Iterator
from typing import Final

from monuments.drawing import Box, Dot, Line, Mark, Shade, Text

# By day and by night, as on the page (web/src/styles/tokens.css).
PAPER: Final = Shade("#faf6ec", "#1a1712")
PANEL: Final = Shade("#f5eddc", "#211d16")
LEAF: Final = Shade("#fcf8ee", "#26221b")
INK: Final = Shade("#231c14", "#f1e8d5")
INK_2: Final = Shade("#594e3f", "#c6baa2")
RULE: Final = Shade("#c9b992", "#7d7059")
GOLD_WASH: Final = Shade("#f3e2b5", "#3a2f17")

# On and beside the colours of cards and players, which are the same by day and by night.
GOLD: Final = "#a67a20"
WHITE: Final = "#ffffff"
BLACK: Final = "#231c14"

MARGIN: Final = 16
GAP: Final = 10
_LETTER_WIDTH: Final = 0.56
"""The average width of a letter, relative to its size."""


def heading(title: str, status: str, width: int) -> Iterator[Mark]:
    """Draw the heading of a picture, 44 high: the game, its status, and a line below."""
    yield Text((MARGIN, 30), title, INK, 18)
    yield Text((width - MARGIN, 30), status, INK_2, 13, "end")
    yield Line((MARGIN, 42), (width - MARGIN, 42), GOLD, 1.5)


def caption(place: tuple[float, float], words: str) -> Text:
    return Text(place, words, INK_2, 12)


def panel(corner: tuple[float, float], size: tuple[float, float], *, is_on: bool) -> Box:
    """Return the background of a part of the table, gold for the player to move."""
    return Box(corner, size, GOLD_WASH if is_on else PANEL, 5, GOLD if is_on else RULE)


def seal(centre: tuple[float, float], letter: str, colour: str, ink: str) -> Iterator[Mark]:
    """Draw a disc with a letter, so that no colour is shown by colour alone."""
    x, y = centre
    yield Dot(centre, 10, colour)
    yield Text((x, y + 4.5), letter, ink, 13, "middle", is_bold=True)


def back(corner: tuple[float, float], size: tuple[float, float], count: int) -> Iterator[Mark]:
    """Draw a face-down pile with its number of cards; an empty place for none."""
    (x, y), (width, height) = corner, size
    if not count:
        yield Box(corner, size, PANEL, 4, RULE)
    for lift in range(min(count, 3), 0, -1):
        yield Box((x + 2 * lift - 2, y + 2 * lift - 2), size, INK_2, 4, LEAF)
    ink = LEAF if count else INK_2
    yield Text((x + width / 2, y + height / 2 + 7), str(count), ink, 20, "middle", is_bold=True)


def width_of(words: str, size: int) -> float:
    """Return the estimated width of words."""
    return len(words) * size * _LETTER_WIDTH


def size_in(words: str, width: float, largest: int) -> int:
    """Return the size at which words are not wider than `width`, at most `largest`."""
    return min(int(width / (len(words) * _LETTER_WIDTH)), largest)


def shortened(words: str, width: float, size: int) -> str:
    """Return the words, cut with an ellipsis where they would be wider than `width`."""
    most = max(int(width / (size * _LETTER_WIDTH)), 1)
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"
