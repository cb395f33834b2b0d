"""The table of `fabuleux` as a picture."""

from collections.abc import Iterator, Sequence
from typing import Final

from monuments.boards import plates
from monuments.boards.board import winner_sentence
from monuments.boards.fabuleux.text import figure_of
from monuments.drawing import Box, Drawing, Mark, Text
from monuments.engine.game import OVER, Game
from monuments.games.fabuleux.presentation.view import Lying, SeatView, View
from monuments.locales.speaker import Speaker

_SEAT: Final = (226, 194)
_COLUMNS: Final = 3
_PILE: Final = (52, 72)
_CARD: Final = (134, 134)
_TOP: Final = 54

GRADES: Final = {
    "red": ("#b4232a", plates.WHITE),
    "orange": ("#dc7a30", plates.BLACK),
    "yellow": ("#e9b824", plates.BLACK),
    "green": ("#2f7a3e", plates.WHITE),
}
"""The colour of each grade, and the one of text on it."""


def picture(game: Game, view: View, names: Sequence[str], speaker: Speaker) -> Drawing:
    """Draw the whole table as one seat sees it."""
    columns = min(len(view.seats), _COLUMNS)
    width = 2 * plates.MARGIN + columns * (_SEAT[0] + plates.GAP) - plates.GAP
    room, compared = width - 2 * plates.MARGIN, ""
    if view.to_move == OVER:
        status = winner_sentence(names, view.places, speaker)
    else:
        status = speaker.say("terminal-round", round=view.round, player=names[view.leader])
        if view.characteristic is not None:
            compared = speaker.word("characteristic", view.characteristic)
    marks = list(plates.heading(speaker.say("terminal-title-fabuleux"), "", width))
    status = plates.shortened(status, room - plates.width_of(f" {compared}", 13), 13)
    marks.append(Text((plates.MARGIN, _TOP + 10), status, plates.INK, 13))
    marks.append(Text((width - plates.MARGIN, _TOP + 10), compared, plates.INK, 13, "end"))
    for seat in view.seats:
        row, column = divmod(seat.seat, columns)
        corner = (
            plates.MARGIN + column * (_SEAT[0] + plates.GAP),
            _TOP + 24 + row * (_SEAT[1] + plates.GAP),
        )
        marks += _seat(game, seat, view, names, speaker, corner)
    y = _TOP + 24 + -(-len(view.seats) // columns) * (_SEAT[1] + plates.GAP)
    below = []
    if view.last is not None:  # the cards of the last round, the winner's first
        shown = (*view.last.cards, *view.last.drawn)
        cards = [f"{names[each.seat]}: {speaker.word('card', each.card)}" for each in shown]
        below.append(" · ".join(cards))
    if view.aside:
        below.append(speaker.listed([speaker.word("card", code) for code in view.aside]))
    for line in below:
        words = plates.shortened(line, room, 13)
        marks.append(Text((plates.MARGIN, y + 12), words, plates.INK_2, 13))
        y += 20
    title, height = speaker.say("terminal-title-fabuleux"), round(y + plates.MARGIN - plates.GAP)
    return Drawing(title, width, height, marks, plates.PAPER)


# --- Seats ------------------------------------------------------------------------------------


def _seat(
    game: Game,
    seat: SeatView,
    view: View,
    names: Sequence[str],
    speaker: Speaker,
    corner: tuple[float, float],
) -> Iterator[Mark]:
    """Draw a player: the pile at the left, the cards lying in the round at the right."""
    x, y = corner
    yield plates.panel(corner, _SEAT, is_on=seat.seat == view.to_move)
    cards = speaker.say("terminal-cards", count=seat.cards)
    yield Text((x + 12, y + 24), plates.shortened(names[seat.seat], 130, 15), plates.INK, 15)
    yield Text((x + _SEAT[0] - 12, y + 24), cards, plates.INK_2, 12, "end")
    yield from plates.back((x + 12, y + 44), _PILE, seat.pile)
    lying = [*([] if seat.lying is None else [seat.lying]), *seat.drawn]
    for i, card in enumerate(lying[-3:]):
        place = (x + 78 + 3 * i, y + 44 + 3 * i)
        yield from _card(game, card, speaker, place, is_tied=seat.tied)


def _card(
    game: Game, lying: Lying, speaker: Speaker, corner: tuple[float, float], *, is_tied: bool
) -> Iterator[Mark]:
    """Draw a card with its visible parts: name if known, grade, announced figures."""
    x, y = corner
    yield Box(corner, _CARD, plates.LEAF, 4, plates.GOLD if is_tied else plates.INK)
    fill, ink = (plates.INK_2, plates.LEAF) if lying.grade is None else GRADES[lying.grade]
    yield Box((x + 4, y + 4), (_CARD[0] - 8, 24), fill, 2)
    name = "?" if lying.card is None else speaker.word("card", lying.card)
    words = plates.shortened(name, _CARD[0] - 14, 12)
    yield Text((x + _CARD[0] / 2, y + 20), words, ink, 12, "middle")
    for i, (code, number) in enumerate(lying.figures.items()):
        line = y + 42 + i * 25
        label = plates.shortened(speaker.word("characteristic", code), _CARD[0] - 12, 10)
        yield Text((x + 8, line), label, plates.INK_2, 10)
        figure = figure_of(game, code, number, speaker)
        yield Text((x + _CARD[0] - 8, line + 12), figure, plates.INK, 12, "end", is_bold=True)
