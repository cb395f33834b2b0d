"""What the mover can do, as forms, and why not the rest."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
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
from monuments.games.antiquity.survey import Site, site_of, survey
from monuments.games.antiquity.table import (
    Board,
    bottom,
    codes,
    colours_of,
    face_up,
    members,
    needed,
    owner,
    pile_size,
    stack_cards,
)


class _Actor(NamedTuple):
    """A colour of the mover, and how plays and forms name it: only with two players (A7.3)."""

    colour: int
    named: int | None
    name: str | None


_NOBODY: Final = _Actor(at.NONE, None, None)
"""For plays that no colour makes."""


@cache
def _actor(seats: int, colour: int) -> _Actor:
    return (
        _Actor(colour, colour, COLOUR_NAMES[colour]) if seats == 2 else _Actor(colour, None, None)
    )


def forms(s: State) -> list[Form]:
    """Return the forms of whoever is to move, between two plays."""
    if s[at.MOVER] == at.NONE:
        return []
    board, hand = Board.begun(s), survey(s)
    seats, seat = board.s[at.SEATS], board.s[at.MOVER]
    actors = [_actor(seats, colour) for colour in colours_of(board.s, seat)]
    found = [_plain(board, "draw"), _taking(board, "take")]
    for actor, sites in zip(actors, hand.sites, strict=True):
        found += [*_laying(actor, sites), *_pairs(board, "score", actor, hand.of_symbol)]
        found.append(_plain(board, "history", actor))
    found += _pairs(board, "buy", _NOBODY, hand.of_symbol)
    if board.s[at.WITH_POWERS]:
        found += _powers(Board.of(s), actors, sorted(chain(*hand.of_symbol)))
    return [*found, _plain(board, "end")]


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


def _laying(actor: _Actor, sites: list[int]) -> list[Form]:
    """Return a form for each monument that the hand has cards of, to erect and to improve."""
    if not sites:
        return [_empty_handed("erect", actor), _empty_handed("improve", actor)]
    pairs = [_lay_forms(site) for site in sites]
    return [erecting for erecting, _ in pairs] + [improving for _, improving in pairs]


def _empty_handed(verb: str, actor: _Actor) -> Form:
    return Form(verb, actor.name, refusal=Refusal(RULE_OF[verb], "hand-empty"))


@lru_cache(maxsize=8192)
def _lay_forms(packed: int) -> tuple[Form, Form]:
    """Return the forms for one site, in a position that has nothing but what they need."""
    site, s = site_of(packed), [0] * at.SIZE
    place, lowest = site.colour * MONUMENTS + site.monument, bottom(site.colour, site.monument)
    s[at.SEATS] = site.seats
    s[at.MOVER] = owner(s, site.colour)
    s[at.PHASE] = at.CLOSED if site.closed else at.FREE
    s[at.ACTIONS] = site.active
    s[at.AVAILABLE + site.monument] = site.available
    s[at.HOLDER + ask.SCRIBE] = site.colour if site.scribe else at.NONE
    s[at.HEIGHT + place] = len(site.stack)
    s[lowest : lowest + len(site.stack)] = site.stack
    return _lay_form(s, "erect", site), _lay_form(s, "improve", site)


def _lay_form(s: list[int], verb: str, site: Site) -> Form:
    improving, actor = verb == "improve", _actor(site.seats, site.colour)
    cards = tuple([site.monument * VALUES + value for value in members(site.hand)])
    return Form(
        verb,
        actor.name,
        CODES[site.monument],
        cards=codes(cards),
        least=1 if improving else needed(s, site.monument),
        most=len(cards),
        ordered=True,
        stack=codes(stack_cards(s, site.colour, site.monument)) if improving else (),
        reorder=improving and bool(site.scribe),
        refusal=explain_own(Board(_UNASKED, s), Play(verb, actor.named, cards)),
    )


_UNASKED: Final = np.empty(0, np.int16)
"""In place of a position where no kernel is asked anything."""


def _pairs(board: Board, verb: str, actor: _Actor, of_symbol: list[list[int]]) -> list[Form]:
    """Return a form for each symbol that the hand has cards with."""
    if not any(of_symbol):
        return [_empty_handed(verb, actor)]
    groups = [(symbol, cards) for symbol, cards in enumerate(of_symbol) if cards]
    if verb == "buy" and not board.s[at.LAID_OUT] and not pile_size(board.s):
        return [form for group in groups for form in _last_pairs(board, *group)]
    reason = explain_own(board, Play(verb, actor.named, _ANY_PAIR))
    return [_pair_form(verb, actor, symbol, cards, reason) for symbol, cards in groups]


_ANY_PAIR: Final = (0, 1)
"""Stands for two cards with one symbol where it does not matter which."""


def _pair_form(
    verb: str, actor: _Actor, symbol: int, cards: Sequence[int], refusal: Refusal | None
) -> Form:
    name = SYMBOL_NAMES[symbol]
    if len(cards) == 1:
        lonely = Refusal(RULE_OF[verb], "no-pair", {"symbol": name})
        return Form(verb, actor.name, symbol=name, refusal=lonely)
    return Form(verb, actor.name, symbol=name, cards=codes(cards), least=2, most=2, refusal=refusal)


def _last_pairs(board: Board, symbol: int, cards: list[int]) -> list[Form]:
    """Return one form to buy if every pair is judged alike, else one for each pair (A4.2).

    With no card left to draw, what remains in the hand must be of use.
    """
    if len(cards) == 1:
        return [_pair_form("buy", _NOBODY, symbol, cards, None)]
    reasons = {pair: explain_own(board, Play("buy", cards=pair)) for pair in combinations(cards, 2)}
    judged = list(reasons.values())
    if judged.count(judged[0]) == len(judged):
        return [_pair_form("buy", _NOBODY, symbol, cards, judged[0])]
    return [_pair_form("buy", _NOBODY, symbol, *each) for each in reasons.items()]


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
