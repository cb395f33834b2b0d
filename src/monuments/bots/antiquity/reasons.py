"""Why a play of `antiquity` is good: facts that its player can see.

Everything is read from the view of the seat before the play and, where the play reveals nothing,
after it. So a reason holds in every world that the seat may be in.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from monuments.bots.advice import Reason
from monuments.engine.game import Game, State
from monuments.engine.refusal import Argument
from monuments.games.antiquity.kernels.layout import VALUES
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    code_of,
)
from monuments.games.antiquity.presentation.notation import Play, play_of
from monuments.games.antiquity.presentation.view_types import ColourView, MonumentView, View

SHOWN: Final = 2
"""Reasons for one play: more are not read."""
SHORT_PILE: Final = 20
"""With fewer cards in the pile it is time to send historians (A10.4)."""


class _Case(NamedTuple):
    """A play of a seat, with what the seat sees before and after it."""

    play: Play
    before: View
    after: View | None
    """None if the play reveals something."""

    @property
    def monument(self) -> MonumentView:
        """The monument of the play's first card."""
        return _monument(self.before, self.play.cards[0])

    @property
    def colours(self) -> list[ColourView]:
        """The colours that act: one, unless a seat plays two and the play is for both."""
        own = [colour for colour in self.before.colours if colour.seat == self.before.seat]
        named = self.play.colour
        return own if named is None else [c for c in own if c.colour == COLOUR_NAMES[named]]

    def gain(self, source: str) -> int:
        """Return how much the acting colour's score grows by the play."""
        if self.after is None:
            return 0
        (colour,) = self.colours
        (later,) = [each for each in self.after.colours if each.colour == colour.colour]
        return int(getattr(later.score, source) - getattr(colour.score, source))

    def held(self, monument: str) -> int:
        """Return the number of cards of a monument in the hand."""
        return sum(card.startswith(monument) for card in self.hand)

    @property
    def hand(self) -> tuple[str, ...]:
        assert self.before.seat is not None
        return self.before.seats[self.before.seat].hand or ()


def reasons(game: Game, world: State, seat: int, steps: list[int]) -> tuple[Reason, ...]:
    """Return what speaks for a whole play of `seat`, the most telling first."""
    play, before, after = play_of(world, steps), game.view(world, seat), None
    if not game.reveals(world, steps):
        later = world.copy()
        for step in steps:
            game.apply(later, step)
        after = game.view(later, seat)
    assert isinstance(before, View)
    assert after is None or isinstance(after, View)
    return tuple(_FOR[play.verb](_Case(play, before, after)))[:SHOWN]


def _monument(view: View, card: int) -> MonumentView:
    code = CODES[card // VALUES]
    return next(each for each in view.monuments if each.code == code)


def _symbol(view: View, card: str) -> str:
    monument = next(each for each in view.monuments if each.code == card[:3])
    return monument.symbols[int(card[3:]) - 1]


# --- What speaks for each verb ----------------------------------------------------------------


def _erect(case: _Case) -> Iterator[Reason]:
    monument, count = case.monument, len(case.play.cards)
    named: dict[str, Argument] = {"monument": monument.code, "count": count}
    if len(monument.needs) > 1:
        yield Reason("erect-first", "A10.6", {**named, "needed": monument.needs[1]})
    else:
        yield Reason("erect-last", "A4.5", named)
    yield from _worth(case)
    yield from _covered(case)


def _improve(case: _Case) -> Iterator[Reason]:
    assert case.after is not None
    monument, later = case.monument, _monument(case.after, case.play.cards[0])
    colour, count = case.colours[0].colour, len(case.play.cards)
    named: dict[str, Argument] = {"monument": monument.code, "count": count}
    if monument.builders[0].colour != colour and later.builders[0].colour == colour:
        yield Reason("improve-lead", "A6.1", named)
    yield from _worth(case)
    yield from _covered(case)
    yield Reason("improve-grow", "A10.2", named)


def _worth(case: _Case) -> Iterator[Reason]:
    if points := max(0, case.gain("monuments")):
        yield Reason("worth", "A6.1", {"monument": case.monument.code, "points": points})


def _covered(case: _Case) -> Iterator[Reason]:
    """A low card on top protects the high ones below from a history (A10.5)."""
    assert case.after is not None
    (colour,) = [c for c in case.after.colours if c.colour == case.colours[0].colour]
    code = case.monument.code
    stack = colour.exhibition[code]
    if stack[-1] < max(stack):
        top, highest = f"{code}{stack[-1]}", f"{code}{max(stack)}"
        yield Reason("cover", "A10.5", {"card": top, "target": highest})


def _score(case: _Case) -> Iterator[Reason]:
    points = case.gain("points")
    symbol = _symbol(case.before, code_of(case.play.cards[0]))
    if points:
        yield Reason("score-points", "A4.8", {"points": points, "symbol": symbol})
    else:
        yield Reason("score-nothing", "A4.8")
    yield from _spare(case)


def _buy(case: _Case) -> Iterator[Reason]:
    yield Reason("buy-action", "A4.2")
    yield from _spare(case)


def _spare(case: _Case) -> Iterator[Reason]:
    """Cards of monuments that can no longer be laid cost nothing (A10.7)."""
    cards = tuple(code_of(card) for card in case.play.cards)
    if not any(_can_lay(case, card[:3]) for card in cards):
        yield Reason("spare", "A10.7", {"cards": cards})


def _can_lay(case: _Case, monument: str) -> bool:
    """Tell whether a card of the monument can be of use to a colour of the seat."""
    found = next(each for each in case.before.monuments if each.code == monument)
    return found.available > 0 or any(monument in colour.exhibition for colour in case.colours)


def _history(case: _Case) -> Iterator[Reason]:
    assert case.after is not None
    colour = case.colours[0].colour
    (chronicle,) = [each for each in case.before.chronicles if each.colour == colour]
    points = chronicle.totals[colour]
    yield Reason("history-pages", "A10.3", {"count": chronicle.pages, "points": points})
    if case.before.pile < SHORT_PILE:
        yield Reason("history-pile", "A10.4", {"count": case.before.pile})
    if bonus := case.gain("bonus"):
        yield Reason("history-bonus", "A6.4", {"points": bonus})


def _take(case: _Case) -> Iterator[Reason]:
    yield from _fitting(case, code_of(case.play.cards[0]))


def _swap(case: _Case) -> Iterator[Reason]:
    assert case.play.target is not None
    yield from _fitting(case, code_of(case.play.target))


def _fitting(case: _Case, card: str) -> Iterator[Reason]:
    """Return what a face-up card is good for in the hand."""
    code = card[:3]
    monument = next(each for each in case.before.monuments if each.code == code)
    count = case.held(code) + 1
    own = any(code in colour.exhibition for colour in case.colours)
    if not own and not monument.needs:
        yield Reason("take-deny", "A4.5", {"monument": code})
    if own:
        yield Reason("take-improve", "A4.7", {"monument": code})
    elif monument.needs and count >= monument.needs[0]:
        yield Reason("take-erect", "A4.4", {"monument": code, "count": count})
    elif monument.needs and count > 1:
        needed = monument.needs[0]
        yield Reason("take-toward", "A4.4", {"monument": code, "count": count, "needed": needed})
    symbol = _symbol(case.before, card)
    points = max(colour.symbols[symbol] for colour in case.colours)
    if points and any(_symbol(case.before, each) == symbol for each in case.hand):
        yield Reason("take-pair", "A4.8", {"symbol": symbol, "points": points})
    if not own and monument.needs and count == 1:
        yield Reason("take-begin", "A4.4", {"monument": code, "needed": monument.needs[0]})


def _draw(case: _Case) -> Iterator[Reason]:
    row = case.before.faceup
    if not any(_is_wanted(case, card[:3]) for card in row):
        yield Reason("draw-blind", "A4.3")
    yield Reason("draw-more", "A4.3", {"count": case.before.pile})


def _is_wanted(case: _Case, monument: str) -> bool:
    return _can_lay(case, monument) and (
        case.held(monument) > 0 or any(monument in colour.exhibition for colour in case.colours)
    )


def _hero(case: _Case) -> Iterator[Reason]:
    yield Reason("hero", "A8.4")
    if case.play.cards:
        yield from _take(case)


def _acquire(case: _Case) -> Iterator[Reason]:
    assert case.play.power is not None
    power = POWER_NAMES[case.play.power]
    yield Reason("acquire", "A8.2", {"power": power, "points": case.gain("total")})


def _end(case: _Case) -> Iterator[Reason]:
    yield Reason("history-done" if case.before.closed else "end", "A3.1")


_FOR: Final[dict[str, Callable[[_Case], Iterator[Reason]]]] = {
    "draw": _draw,
    "take": _take,
    "erect": _erect,
    "improve": _improve,
    "score": _score,
    "buy": _buy,
    "history": _history,
    "acquire": _acquire,
    "hero draw": _hero,
    "hero take": _hero,
    "swap": _swap,
    "end": _end,
}
