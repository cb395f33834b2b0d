"""The table of `antiquity` as a picture."""

from collections.abc import Iterator, Sequence
from typing import Final

from monuments.boards import plates
from monuments.boards.antiquity.text import counts, powers, symbol_of
from monuments.boards.board import winner_sentence
from monuments.drawing import Box, Dot, Drawing, Line, Mark, Text
from monuments.engine.game import OVER, Game
from monuments.games.antiquity.presentation.view_types import ColourView, MonumentView, View
from monuments.locales.speaker import Speaker

WIDTH: Final = 860
_LEFT: Final = 520  # wide; the exhibitions
_RIGHT: Final = plates.MARGIN + _LEFT + 2 * plates.GAP  # where markers and ladder begin
_TOP: Final = 54
_CARD: Final = (62, 84)
_SMALL: Final = (36, 24)
_STEP: Final = 17  # what is seen of a card under another one
_ROW: Final = 25
_LINE: Final = 16

MONUMENTS: Final = {
    "AKR": ("#4f7d2e", plates.WHITE),
    "ART": ("#93499b", plates.WHITE),
    "BAB": ("#12337a", plates.WHITE),
    "BET": ("#f0d0a4", plates.BLACK),
    "COL": ("#8a2c0e", plates.WHITE),
    "KOL": ("#005a50", plates.WHITE),
    "MAU": ("#766d80", plates.WHITE),
    "PET": ("#f0899f", plates.BLACK),
    "PHA": ("#74c9e6", plates.BLACK),
    "PYR": ("#db8230", plates.BLACK),
    "SEM": ("#bcd867", plates.BLACK),
    "ZEU": ("#392616", plates.WHITE),
}
"""The colour of each monument, and the one of text on it."""

COLOURS: Final = {
    "red": ("#b4232a", plates.WHITE),
    "blue": ("#1f55b5", plates.WHITE),
    "green": ("#1c7a43", plates.WHITE),
    "yellow": ("#f0be2c", plates.BLACK),
}


def picture(_: Game, view: View, names: Sequence[str], speaker: Speaker) -> Drawing:
    """Draw the whole table as one seat sees it."""
    title = speaker.say("terminal-title-antiquity")
    status = speaker.say("terminal-turn", turn=view.turn)
    if view.to_move == OVER:
        status += f" · {winner_sentence(names, view.places, speaker)}"
    else:
        actions = speaker.say("terminal-actions-left", count=view.actions)
        status += f" · {names[view.to_move]} · {actions}"
    marks = list(plates.heading(title, status, WIDTH))
    y = float(_TOP)
    marks.append(plates.caption((plates.MARGIN, y + 12), speaker.say("terminal-face-up")))
    for place in range(view.spaces):
        x = plates.MARGIN + place * (_CARD[0] + plates.GAP)
        if place < len(view.faceup):
            marks += _card((x, y + 20), view.faceup[place], view, speaker)
        else:
            marks.append(Box((x, y + 20), _CARD, plates.PANEL, 4, plates.RULE))
    x = plates.MARGIN + view.spaces * (_CARD[0] + plates.GAP) + plates.GAP
    marks.append(plates.caption((x, y + 12), speaker.say("terminal-pile", count=view.pile)))
    marks += plates.back((x, y + 20), _CARD, view.pile)
    y += 22 + _CARD[1] + 14
    if view.seat is not None:
        cards = view.seats[view.seat].hand or ()
        title_of_hand = f"{speaker.say('terminal-hand')} · {names[view.seat]}"
        marks.append(plates.caption((plates.MARGIN, y + 12), title_of_hand))
        step = min(_CARD[0] + 6, (_LEFT - _CARD[0]) / max(len(cards) - 1, 1))
        for i, card in enumerate(cards):
            marks += _card((plates.MARGIN + i * step, y + 20), card, view, speaker)
        y += 22 + _CARD[1] + 14
    marks.append(plates.caption((plates.MARGIN, y + 12), speaker.say("terminal-exhibitions")))
    y += 20
    for colour in view.colours:
        tallest = max((len(stack) for stack in colour.exhibition.values()), default=1)
        heading = 38 + (_LINE if colour.powers else 0)
        height = heading + _SMALL[1] + (tallest - 1) * _STEP + 26
        marks += _exhibition(colour, view, names, speaker, (y, height))
        y += height + plates.GAP
    side: list[Mark] = [plates.caption((_RIGHT, _TOP + 12), speaker.say("terminal-markers"))]
    for i, monument in enumerate(view.monuments):
        side += _track(monument, view, speaker, _TOP + 20 + i * _ROW)
    ladder_at = _TOP + 22 + _ROW * len(view.monuments) + 14
    side += _ladder(view, speaker, ladder_at)
    bottom = (
        max(y, ladder_at + 22 + 28 * max(-(-len(view.ladder) // 5), 1)) + plates.MARGIN - plates.GAP
    )
    return Drawing(title, WIDTH, round(bottom), marks + side, plates.PAPER)


# --- Cards ------------------------------------------------------------------------------------


def _card(corner: tuple[float, float], code: str, view: View, speaker: Speaker) -> Iterator[Mark]:
    (x, y), (width, height) = corner, _CARD
    fill, ink = MONUMENTS[code[:3]]
    yield Box(corner, _CARD, plates.LEAF, 4, plates.INK)
    yield Box((x + 4, y + 4), (width - 8, 30), fill, 2)
    yield Text((x + 8, y + 27), code[3:], ink, 21, is_bold=True)
    yield Text((x + width - 8, y + 24), code[:3], ink, 11, "end")
    symbol = symbol_of(view, code, speaker)
    size = plates.size_in(symbol, width - 4, 13)
    yield Text((x + width / 2, y + 54), symbol, plates.INK, size, "middle")
    name = plates.shortened(speaker.word("monument", code[:3]), width - 4, 9)
    yield Text((x + width / 2, y + height - 9), name, plates.INK_2, 9, "middle")


# --- Exhibitions ------------------------------------------------------------------------------


def _exhibition(
    colour: ColourView,
    view: View,
    names: Sequence[str],
    speaker: Speaker,
    band: tuple[float, float],
) -> Iterator[Mark]:
    y, height = band
    yield plates.panel((plates.MARGIN, y), (_LEFT, height), is_on=colour.seat == view.to_move)
    yield from _seal((plates.MARGIN + 20, y + 19), colour.colour, speaker)
    status, right = " · ".join(counts(colour, view, speaker)), plates.MARGIN + _LEFT - 12
    room = _LEFT - 38 - 12 - plates.GAP - plates.width_of(status, 12)
    name = plates.shortened(names[colour.seat], room, 15)
    yield Text((plates.MARGIN + 38, y + 24), name, plates.INK, 15)
    yield Text((right, y + 24), status, plates.INK_2, 12, "end")
    if colour.powers:
        held = " · ".join(powers(colour, speaker))
        yield Text((right, y + 24 + _LINE), held, plates.INK_2, 12, "end")
    for i, (code, values) in enumerate(colour.exhibition.items()):
        x, bottom = plates.MARGIN + 14 + i * 42, y + height - 24
        fill, ink = MONUMENTS[code]
        yield Text((x + _SMALL[0] / 2, bottom + 14), code, plates.INK_2, 11, "middle")
        for level, value in enumerate(values):
            corner = (x, bottom - _SMALL[1] - level * _STEP)
            # The top card has a golden edge.
            yield Box(
                corner, _SMALL, fill, 3, plates.GOLD if level == len(values) - 1 else plates.LEAF
            )
            place = (x + _SMALL[0] / 2, corner[1] + 20)
            yield Text(place, str(value), ink, 13, "middle", is_bold=True)


def _seal(centre: tuple[float, float], colour: str, speaker: Speaker) -> Iterator[Mark]:
    yield from plates.seal(centre, speaker.word("colour", colour)[0], *COLOURS[colour])


# --- Markers and ladder -----------------------------------------------------------------------


def _track(monument: MonumentView, view: View, speaker: Speaker, y: float) -> Iterator[Mark]:
    """Draw the track of a monument, its marker with its points, and its builders."""
    middle, fill = y + _ROW / 2, MONUMENTS[monument.code]
    yield Box((_RIGHT, y + 2), (38, _ROW - 5), fill[0], 3)
    yield Text((_RIGHT + 19, middle + 4), monument.code, fill[1], 12, "middle", is_bold=True)
    start, squares = _RIGHT + 58, len(view.track)
    step = 148 / (squares - 1)
    yield Line((start, middle), (start + 148, middle), plates.RULE, 1.5)
    for square in range(squares):
        yield Dot((start + square * step, middle), 3, plates.RULE)
    x = start + monument.marker * step
    yield Dot((x, middle), 10, plates.INK)
    yield Dot((x, middle), 8.5, plates.GOLD if monument.marker else plates.LEAF)
    ink = plates.WHITE if monument.marker else plates.INK
    yield Text((x, middle + 4), str(monument.sole), ink, 11, "middle", is_bold=True)
    for i, builder in enumerate(monument.builders):
        yield from _seal((start + 178 + i * 24, middle), builder.colour, speaker)


def _ladder(view: View, speaker: Speaker, y: float) -> Iterator[Mark]:
    """Draw the histories, the best first, each with its pages."""
    yield plates.caption((_RIGHT, y + 12), speaker.say("terminal-ladder"))
    if not view.ladder:
        yield Text((_RIGHT, y + 36), speaker.say("terminal-none"), plates.INK_2, 13)
    for i, history in enumerate(sorted(view.ladder, key=lambda each: each.place)):
        x, row = _RIGHT + 12 + i % 5 * 56, y + 32 + i // 5 * 28
        yield from _seal((x, row), history.colour, speaker)
        yield Text((x + 15, row + 5), str(history.pages), plates.INK, 15, is_bold=True)
