"""Random tables with long names, and what of a picture lies outside of it."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from monuments.boards.plates import width_of
from monuments.boards.registry import BOARDS
from monuments.drawing import Box, Dot, Drawing, Line, Text
from monuments.engine.game import OVER
from monuments.games.registry import open_game
from monuments.locales.speaker import Speaker

NAMES = tuple(f"{name} with a long name".ljust(24, "!") for name in ("Ada", "Ben", "Cleo", "Dov"))


def pictures(name: str, seats: int, language: str, **options: str) -> Iterator[Drawing]:
    """Yield pictures of a random game for every reader, until after its end."""
    game = open_game(name, options)
    speaker, rng = Speaker(language, game.words(language)), Random(seats)
    s, number = game.new(seats, game.deal(seats, rng)), 0
    while True:
        if number % 25 == 0 or game.to_move(s) == OVER:
            for seat in (None, *range(seats)):
                view = game.view(s, seat)
                yield BOARDS[name].picture(game, view, NAMES[:seats], speaker)
        if game.to_move(s) == OVER:
            return
        game.apply(s, rng.choice(game.legal(s)))
        number += 1


def outside(drawing: Drawing) -> list[object]:
    """Return the marks that are not wholly inside the drawing."""
    return [
        mark
        for mark in drawing.marks
        for left, top, right, bottom in (bounds(mark),)
        if left < 0 or top < 0 or right > drawing.width or bottom > drawing.height
    ]


def bounds(mark: object) -> tuple[float, float, float, float]:
    match mark:
        case Box((x, y), (width, height)):
            return x, y, x + width, y + height
        case Dot((x, y), radius):
            return x - radius, y - radius, x + radius, y + radius
        case Line((x1, y1), (x2, y2)):
            return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
        case Text((x, y), words, _, size, anchor):
            width = width_of(words, size)
            left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
            return left, y - size, left + width, y
        case _:
            raise AssertionError(mark)


def overlapping(drawing: Drawing) -> list[tuple[str, str]]:
    """Return words on one line of which one covers the other.

    Those in the middle of a card are left out: cards of a large hand cover each other.
    """
    lines: dict[float, list[tuple[float, float, str]]] = {}
    for mark in drawing.marks:
        if isinstance(mark, Text) and mark.words and mark.anchor != "middle":
            left, _, right, bottom = bounds(mark)
            lines.setdefault(bottom, []).append((left, right, mark.words))
    return [
        (one[2], two[2])
        for line in lines.values()
        for one, two in pairwise(sorted(line))
        if two[0] < one[1]
    ]
