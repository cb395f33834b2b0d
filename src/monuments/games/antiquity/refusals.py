"""Why a play is not possible, in the order in which the reasons are cited.

Legality itself has one source, `legality.legal`; here it is put into words. That both agree for
every play is tested.
"""

from collections.abc import Callable
from typing import Final

from monuments.engine.refusal import Argument, Refusal
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import legality
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, code_of
from monuments.games.antiquity.layout import VALUES
from monuments.games.antiquity.notation import COLOURED, Play, which_colour
from monuments.games.antiquity.table import (
    Board,
    Numbers,
    face_up,
    height,
    is_in_hand,
    needed,
    pile_size,
    stack_cards,
    symbol_of,
)

RULE_OF = {
    "draw": "A4.3",
    "take": "A4.3",
    "erect": "A4.4",
    "improve": "A4.7",
    "score": "A4.8",
    "buy": "A4.2",
    "history": "A5.1",
    "acquire": "A8.1",
    "hero draw": "A8.4",
    "hero take": "A8.4",
    "swap": "A8.5",
    "end": "A4.1",
}
"""Each verb's own rule."""

_COSTS_AN_ACTION: Final = frozenset({"draw", "take", "erect", "improve", "score", "acquire"})
_USES_POWER: Final = {"hero draw": ask.HERO, "hero take": ask.HERO, "swap": ask.NAUTE}


def explain(board: Board, play: Play) -> Refusal | None:
    """Return the first reason against `play` for the mover, None if there is none."""
    if board.s[at.MOVER] == at.NONE:
        return Refusal("A3.3", "game-over")
    return (
        _colour(board.s, play)
        or _turn(board.s, play)
        or _holder(board, play)
        or _source(board.s, play)
        or (_cards(board.s, play) if play.verb in _FROM_HAND else None)
        or (_JUDGES[play.verb](board, play) if play.verb in _JUDGES else None)
    )


def _colour(s: list[int], play: Play) -> Refusal | None:
    if play.verb not in COLOURED or which_colour(s, play) is not None:
        return None
    if play.colour is None:
        return Refusal("A7.3", "colour-missing", {"verb": play.verb})
    return Refusal("A7.3", "colour-not-yours", {"colour": COLOUR_NAMES[play.colour]})


def acting(s: Numbers, play: Play) -> int:
    """Return the colour that `play` is for; it is one of the mover's."""
    return int(s[at.MOVER]) if play.colour is None else play.colour


def _turn(s: list[int], play: Play) -> Refusal | None:
    if play.verb == "history" and s[at.PLAYED]:
        return Refusal("A3.1", "history-after-play")
    if play.verb != "end" and s[at.PHASE] == at.CLOSED:
        return Refusal("A5.6", "play-after-history")
    if s[at.ACTIONS] == 0 and play.verb in _COSTS_AN_ACTION:
        return Refusal("A4.1", "no-action-left")
    return None


def _holder(board: Board, play: Play) -> Refusal | None:
    if play.order and board.s[at.HOLDER + ask.SCRIBE] != acting(board.s, play):
        return Refusal("A8.3", "not-holder", {"power": "scribe"})
    power = _USES_POWER.get(play.verb)
    if power is not None and not ask.wields(board.array, power):
        return Refusal(RULE_OF[play.verb], "not-holder", {"power": POWER_NAMES[power]})
    return None


def _source(s: list[int], play: Play) -> Refusal | None:
    if play.verb in ("draw", "hero draw") and not pile_size(s):
        return Refusal("A3.3", "pile-empty")
    wanted = play.cards[0] if play.verb in ("take", "hero take") else play.target
    if wanted is not None and wanted not in face_up(s):
        return Refusal("A4.3", "not-face-up", {"card": code_of(wanted)})
    return None


def _cards(s: list[int], play: Play) -> Refusal | None:
    rule = RULE_OF[play.verb]
    for i, card in enumerate(play.cards):
        if not is_in_hand(s, s[at.MOVER], card):
            return Refusal(rule, "not-in-hand", {"card": code_of(card)})
        if card in play.cards[:i]:
            return Refusal(rule, "card-twice", {"card": code_of(card)})
    if play.verb in ("erect", "improve"):
        if len({card // VALUES for card in play.cards}) > 1:
            return Refusal(rule, "not-one-monument", {"cards": play.card_codes()})
    elif len({symbol_of(s, card) for card in play.cards}) > 1:
        return Refusal(rule, "not-one-symbol", {"cards": play.card_codes()})
    return None


def _erect(board: Board, play: Play) -> Refusal | None:
    s, monument = board.s, play.cards[0] // VALUES
    if height(s, acting(s, play), monument):
        return Refusal("A4.6", "already-built", {"monument": CODES[monument]})
    if s[at.AVAILABLE + monument] == 0:
        return Refusal("A4.5", "no-third-builder", {"monument": CODES[monument]})
    wanted = needed(s, monument)
    if len(play.cards) < wanted:
        return Refusal("A4.4", "too-few-cards", {"monument": CODES[monument], "needed": wanted})
    return None


def _improve(board: Board, play: Play) -> Refusal | None:
    monument, colour = play.cards[0] // VALUES, acting(board.s, play)
    if not height(board.s, colour, monument):
        return Refusal("A4.7", "not-built", {"monument": CODES[monument]})
    if play.order:
        stack = stack_cards(board.s, colour, monument)
        if sorted(play.order) != sorted((*stack, *play.cards)):
            return Refusal("A8.3", "order-not-the-stack", {"monument": CODES[monument]})
    return None


def _buy(board: Board, play: Play) -> Refusal | None:
    if board.s[at.BOUGHT]:
        return Refusal("A4.2", "already-bought")
    first, second = play.cards
    if not legality.is_useful_pair(board.array, first, second):
        return Refusal("A4.2", "nothing-to-do-afterwards")
    return None


def _history(board: Board, play: Play) -> Refusal | None:
    colour = acting(board.s, play)
    if board.s[at.HISTORIANS + colour] == 0:
        return Refusal("A5.1", "no-historian", {"colour": COLOUR_NAMES[colour]})
    if not ask.can_chronicle(board.array, colour):
        return Refusal("A5.1", "nothing-to-chronicle")
    return None


def _acquire(board: Board, play: Play) -> Refusal | None:
    assert play.power is not None
    s, power = board.s, play.power
    colour = acting(s, play)
    if not s[at.WITH_POWERS]:
        return Refusal("A8.1", "no-powers")
    named: dict[str, Argument] = {"power": POWER_NAMES[power], "colour": COLOUR_NAMES[colour]}
    if s[at.HOLDER + power] == colour:
        return Refusal("A8.1", "already-held", named)
    if not ask.has_majority(board.array, colour, power):
        return Refusal("A8.1", "no-majority", named)
    return None


def _use_hero(board: Board, _play: Play) -> Refusal | None:
    s = board.s
    if s[at.HERO_USED]:
        return Refusal("A8.4", "power-used", {"power": "hero"})
    if s[at.SCORE + s[at.HOLDER + ask.HERO]] < 1:
        return Refusal("A8.4", "no-point-to-pay")
    return None


def _swap(board: Board, _play: Play) -> Refusal | None:
    if board.s[at.NAUTE_USED]:
        return Refusal("A8.5", "power-used", {"power": "naute"})
    return None


def _end(board: Board, _play: Play) -> Refusal | None:
    if not board.s[at.UP_TO] and legality.may_act(board.array):
        return Refusal("A4.1", "actions-left", {"count": board.s[at.ACTIONS]})
    return None


_FROM_HAND: Final = frozenset({"erect", "improve", "score", "buy", "swap"})
"""The verbs that use cards of the hand."""

_JUDGES: Final[dict[str, Callable[[Board, Play], Refusal | None]]] = {
    "erect": _erect,
    "improve": _improve,
    "buy": _buy,
    "history": _history,
    "acquire": _acquire,
    "hero draw": _use_hero,
    "hero take": _use_hero,
    "swap": _swap,
    "end": _end,
}
"""What each verb's own rule says, after everything that holds for others too."""
