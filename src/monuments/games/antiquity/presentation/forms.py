"""The forms of the mover: possible plays, and refusals of the others.

Forms are cached by the numbers that they are made from, because most plays change few of them.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations
from typing import Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.engine.wire import Form
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.form_inputs import Site, Survey, site_of, survey
from monuments.games.antiquity.kernels.layout import MONUMENTS, VALUES
from monuments.games.antiquity.presentation.board import (
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
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    SYMBOL_NAMES,
)
from monuments.games.antiquity.presentation.notation import Play
from monuments.games.antiquity.presentation.refusals import explain_own
from monuments.games.antiquity.presentation.rule_numbers import VERB_RULES


class _Actor(NamedTuple):
    """A colour of the mover, named in plays and forms only with two players (A7.3)."""

    named: int | None
    name: str | None


_NOBODY: Final = _Actor(None, None)
"""For plays that no colour makes, or that only one colour could make."""


@cache
def _actor(seats: int, colour: int) -> _Actor:
    return _Actor(colour, COLOUR_NAMES[colour]) if seats == 2 else _NOBODY


_Written: TypeAlias = Form | msgspec.Raw
"""A form, or one that has been written before."""
_Why: TypeAlias = tuple[str, str] | None
"""Rule and reason of a refusal that names nothing; None for what is possible."""

_encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(list[Form]).decode


def write_forms(s: State) -> bytes:
    """Return the forms of the mover, between two plays, as JSON."""
    if s[at.MOVER] == at.NONE:
        return b"[]"
    found = survey(s)
    frame = _FRAMES.get(found.situation) or _frame(s, found.situation)
    written: list[_Written] = [frame.draw, _taking("take", found.row, frame.taking)]
    for actor, history, sites in zip(frame.actors, frame.histories, found.sites, strict=True):
        written += _laying(actor, sites)
        written += _pairs("score", actor, found.of_symbol, frame.scoring)
        written.append(history)
    if found.row or pile_size(s):
        written += _pairs("buy", _NOBODY, found.of_symbol, frame.buying)
    else:
        written += _last_pairs(Board.begun(s), found.of_symbol)
    if s[at.WITH_POWERS]:
        written += _powers(Board.of(s), frame.actors, found)
    written.append(frame.end)
    return _encode(written)


class _Frame(NamedTuple):
    """The forms, and refusals of forms, that a situation decides for any cards."""

    actors: tuple[_Actor, ...]
    draw: msgspec.Raw
    taking: Refusal | None
    scoring: _Why
    histories: tuple[msgspec.Raw, ...]
    """One for each of the actors."""
    buying: _Why
    """As long as there is a card to draw."""
    end: msgspec.Raw


_FRAMES: Final[dict[int, _Frame]] = {}
"""By the number of the situation; games have been seen to have some thousands of them."""
MAX_FRAMES: Final = 8192
_ANY_PAIR: Final = (0, 1)
"""Any two cards with one symbol, where it does not matter which."""


def _frame(s: State, situation: int) -> _Frame:
    """Return what holds in the situation of `s`, and remember it."""
    if len(_FRAMES) >= MAX_FRAMES:
        _FRAMES.clear()
    board, row = Board.begun(s), face_up(s)
    actors = tuple([_actor(board.s[at.SEATS], c) for c in colours_of(board.s, board.s[at.MOVER])])
    _FRAMES[situation] = found = _Frame(
        actors,
        draw=_written(_plain(board, "draw")),
        taking=explain_own(board, Play("take", cards=(row[0],))) if row else None,
        scoring=_why(board, Play("score", actors[0].named, _ANY_PAIR)),
        histories=tuple([_written(_plain(board, "history", actor)) for actor in actors]),
        buying=_why(board, Play("buy", cards=_ANY_PAIR)) if row or pile_size(s) else None,
        end=_written(_plain(board, "end")),
    )
    return found


def _written(form: Form) -> msgspec.Raw:
    return msgspec.Raw(_encode(form))


def _why(board: Board, play: Play) -> _Why:
    refusal = explain_own(board, play)
    if refusal is None:
        return None
    assert not refusal.args, "what a situation forbids it forbids for all cards"
    return refusal.rule, refusal.reason


def _plain(board: Board, verb: str, actor: _Actor = _NOBODY, power: int | None = None) -> Form:
    play = Play(verb, actor.named, power=power)
    name = None if power is None else POWER_NAMES[power]
    return Form(verb, actor.name, argument=name, refusal=explain_own(board, play))


def _taking(verb: str, row: tuple[int, ...], refusal: Refusal | None) -> Form:
    if not row:
        return Form(verb, refusal=Refusal("A4.3", "nothing-face-up"))
    return Form(verb, cards=codes(row), least=1, most=1, refusal=refusal)


def _laying(actor: _Actor, sites: list[int]) -> list[_Written]:
    """Return the forms to erect and improve each monument with cards in the hand."""
    if not sites:
        return [_empty_handed("erect", actor), _empty_handed("improve", actor)]
    pairs = [_lay_forms(site) for site in sites]
    return [*[erecting for erecting, _ in pairs], *[improving for _, improving in pairs]]


def _empty_handed(verb: str, actor: _Actor) -> Form:
    return Form(verb, actor.name, refusal=Refusal(VERB_RULES[verb], "hand-empty"))


@lru_cache(maxsize=8192)
def _lay_forms(packed: int) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Write the forms for one site, in a position with only the numbers they need."""
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
    return _written(_lay_form(s, "erect", site)), _written(_lay_form(s, "improve", site))


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


def _pairs(verb: str, actor: _Actor, of_symbol: list[tuple[int, ...]], why: _Why) -> list[_Written]:
    """Return a form for each symbol that the hand has cards with."""
    found: list[_Written] = [
        _written_pair(verb, actor, symbol, cards, why)
        for symbol, cards in enumerate(of_symbol)
        if cards
    ]
    return found or [_empty_handed(verb, actor)]


@lru_cache(maxsize=8192)
def _written_pair(
    verb: str, actor: _Actor, symbol: int, cards: tuple[int, ...], why: _Why
) -> msgspec.Raw:
    return _written(_pair_form(verb, actor, symbol, cards, Refusal(*why) if why else None))


def _pair_form(
    verb: str, actor: _Actor, symbol: int, cards: tuple[int, ...], refusal: Refusal | None
) -> Form:
    name = SYMBOL_NAMES[symbol]
    if len(cards) == 1:
        lonely = Refusal(VERB_RULES[verb], "no-pair", {"symbol": name})
        return Form(verb, actor.name, trait=name, refusal=lonely)
    return Form(verb, actor.name, trait=name, cards=codes(cards), least=2, most=2, refusal=refusal)


def _last_pairs(board: Board, of_symbol: list[tuple[int, ...]]) -> list[Form]:
    """Return the forms to buy with nothing to draw: the rest must be of use (A4.2)."""
    found = []
    for symbol, cards in enumerate(of_symbol):
        judged: dict[tuple[int, ...], Refusal | None] = {
            pair: explain_own(board, Play("buy", cards=pair)) for pair in combinations(cards, 2)
        }
        reasons = list(judged.values())
        if cards and all(reason == reasons[0] for reason in reasons):
            judged = {cards: next(iter(reasons), None)}  # no reason for a single card
        found += [_pair_form("buy", _NOBODY, symbol, *each) for each in judged.items()]
    return found or [_empty_handed("buy", _NOBODY)]


def _powers(board: Board, actors: tuple[_Actor, ...], found: Survey) -> Iterator[Form]:
    for actor in actors:
        for power in range(at.POWERS):
            yield _plain(board, "acquire", actor, power)
    yield _plain(board, "hero draw")
    row, hand = found.row, sorted(chain(*found.of_symbol))
    refusal = explain_own(board, Play("hero take", cards=row[:1])) if row else None
    yield _taking("hero take", row, refusal)
    if not hand or not row:
        reason = Refusal("A8.5", "hand-empty") if not hand else Refusal("A4.3", "nothing-face-up")
        yield Form("swap", refusal=reason)
    else:
        refusal = explain_own(board, Play("swap", cards=(hand[0],), target=row[0]))
        yield Form("swap", cards=codes(hand), least=1, most=1, targets=codes(row), refusal=refusal)
