"""What the mover can do, as forms, and why not the rest."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Form
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, SYMBOL_NAMES
from monuments.games.antiquity.layout import MONUMENTS, VALUES
from monuments.games.antiquity.notation import Play
from monuments.games.antiquity.refusals import RULE_OF, explain_own
from monuments.games.antiquity.table import (
    Board,
    bottom,
    codes,
    colours_of,
    face_up,
    hand_cards,
    needed,
    pile_size,
    stack_cards,
    symbol_of,
)


class _Actor(NamedTuple):
    """A colour of the mover, and how plays and forms name it: only with two players (A7.3)."""

    colour: int
    named: int | None
    name: str | None


class _Hand(NamedTuple):
    """The mover's hand, and what goes together in it."""

    cards: list[int]
    of_monument: dict[int, list[int]]
    of_symbol: tuple[list[int], ...]


_NOBODY: Final = _Actor(at.NONE, None, None)
"""For plays that no colour makes."""


def forms(s: State) -> list[Form]:
    """Return the forms of whoever is to move, between two plays."""
    if s[at.MOVER] == at.NONE:
        return []
    board = Board.of(s)
    hand, actors = _hand(board.s), _actors(board.s)
    found = [_plain(board, "draw"), _taking(board, "take")]
    for actor in actors:
        found += [*_laying(board, actor, hand), *_pairs(board, "score", actor, hand)]
        found.append(_plain(board, "history", actor))
    found += _pairs(board, "buy", _NOBODY, hand)
    if board.s[at.WITH_POWERS]:
        found += _powers(board, actors, hand.cards)
    return [*found, _plain(board, "end")]


def _hand(s: list[int]) -> _Hand:
    cards = hand_cards(s, s[at.MOVER])
    found = _Hand(cards, {}, ([], [], []))
    for card in cards:
        found.of_monument.setdefault(card // VALUES, []).append(card)
        found.of_symbol[symbol_of(s, card)].append(card)
    return found


def _actors(s: list[int]) -> list[_Actor]:
    colours, two = colours_of(s, s[at.MOVER]), s[at.SEATS] == 2
    return [
        _Actor(each, each, COLOUR_NAMES[each]) if two else _Actor(each, None, None)
        for each in colours
    ]


def _plain(board: Board, verb: str, actor: _Actor = _NOBODY, power: int | None = None) -> Form:
    play = Play(verb, actor.named, power=power)
    name = None if power is None else POWER_NAMES[power]
    return Form(verb, actor.name, power=name, refusal=explain_own(board, play))


def _taking(board: Board, verb: str) -> Form:
    row = face_up(board.s)
    if not row:
        return Form(verb, refusal=Refusal("A4.3", "nothing-face-up"))
    refusal = explain_own(board, Play(verb, cards=(row[0],)))
    return Form(verb, cards=codes(row), least=1, most=1, refusal=refusal)


def _laying(board: Board, actor: _Actor, hand: _Hand) -> list[Form]:
    """Return a form for each monument that the hand has cards of, to erect and to improve."""
    if not hand.cards:
        return [_empty_handed("erect", actor), _empty_handed("improve", actor)]
    s = board.s
    turn = (s[at.SEATS], s[at.MOVER], s[at.PHASE], min(1, s[at.ACTIONS]))
    scribe, heights = s[at.HOLDER + ask.SCRIBE], at.HEIGHT + actor.colour * MONUMENTS
    found = [
        _lay_forms(
            actor,
            turn,
            tuple(cards),
            s[at.AVAILABLE + monument],
            tuple(stack_cards(s, actor.colour, monument)) if s[heights + monument] else (),
            scribe,
        )
        for monument, cards in hand.of_monument.items()
    ]
    return [pair[0] for pair in found] + [pair[1] for pair in found]


def _empty_handed(verb: str, actor: _Actor) -> Form:
    return Form(verb, actor.name, refusal=Refusal(RULE_OF[verb], "hand-empty"))


@lru_cache(maxsize=4096)
def _lay_forms(
    actor: _Actor,
    turn: tuple[int, ...],
    cards: tuple[int, ...],
    available: int,
    stack: tuple[int, ...],
    scribe: int,
) -> tuple[Form, Form]:
    """Return the forms for one monument, in a position that has nothing but what they need."""
    monument, place = cards[0] // VALUES, actor.colour * MONUMENTS + cards[0] // VALUES
    array = np.zeros(at.SIZE, np.int16)
    array[[at.SEATS, at.MOVER, at.PHASE, at.ACTIONS]] = turn
    array[at.AVAILABLE + monument], array[at.HOLDER + ask.SCRIBE] = available, scribe
    array[at.HEIGHT + place] = len(stack)
    array[bottom(actor.colour, monument) :][: len(stack)] = [card % VALUES + 1 for card in stack]
    board = Board.of(array)
    erecting, improving = (
        _lay_form(board, verb, actor, monument, cards) for verb in ("erect", "improve")
    )
    return erecting, improving


def _lay_form(
    board: Board, verb: str, actor: _Actor, monument: int, cards: tuple[int, ...]
) -> Form:
    improving = verb == "improve"
    return Form(
        verb,
        actor.name,
        CODES[monument],
        cards=codes(cards),
        least=1 if improving else needed(board.s, monument),
        most=len(cards),
        ordered=True,
        stack=codes(stack_cards(board.s, actor.colour, monument)) if improving else (),
        reorder=improving and board.s[at.HOLDER + ask.SCRIBE] == actor.colour,
        refusal=explain_own(board, Play(verb, actor.named, cards)),
    )


def _pairs(board: Board, verb: str, actor: _Actor, hand: _Hand) -> Iterator[Form]:
    """Give a form for each symbol that the hand has cards with."""
    if not hand.cards:
        yield _empty_handed(verb, actor)
    for name, cards in zip(SYMBOL_NAMES, hand.of_symbol, strict=True):
        if len(cards) == 1:
            refusal = Refusal(RULE_OF[verb], "no-pair", {"symbol": name})
            yield Form(verb, actor.name, symbol=name, refusal=refusal)
        elif cards:
            yield from _pair_forms(board, verb, actor, name, cards)


def _pair_forms(
    board: Board, verb: str, actor: _Actor, symbol: str, cards: list[int]
) -> Iterator[Form]:
    """Give one form if every pair is judged alike, else one for each pair (A4.2)."""
    first = explain_own(board, Play(verb, actor.named, (cards[0], cards[1])))
    if verb != "buy" or pile_size(board.s) or face_up(board.s):
        yield _pair_form(verb, actor, symbol, tuple(cards), first)
        return
    pairs = {
        pair: explain_own(board, Play(verb, actor.named, pair)) for pair in combinations(cards, 2)
    }
    alike = all(reason == first for reason in pairs.values())
    for group in [tuple(cards)] if alike else list(pairs):
        yield _pair_form(verb, actor, symbol, group, pairs[group[0], group[1]])


def _pair_form(
    verb: str, actor: _Actor, symbol: str, cards: tuple[int, ...], refusal: Refusal | None
) -> Form:
    return Form(
        verb, actor.name, symbol=symbol, cards=codes(cards), least=2, most=2, refusal=refusal
    )


def _powers(board: Board, actors: list[_Actor], hand: list[int]) -> Iterator[Form]:
    for actor in actors:
        for power in range(at.POWERS):
            yield _plain(board, "acquire", actor, power)
    yield _plain(board, "hero draw")
    yield _taking(board, "hero take")
    row = face_up(board.s)
    if not hand or not row:
        reason = Refusal("A8.5", "hand-empty") if not hand else Refusal("A4.3", "nothing-face-up")
        yield Form("swap", refusal=reason)
    else:
        refusal = explain_own(board, Play("swap", cards=(hand[0],), target=row[0]))
        yield Form("swap", cards=codes(hand), least=1, most=1, targets=codes(row), refusal=refusal)
