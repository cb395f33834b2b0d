"""Explain why a play is refused: the first reason in a fixed order.

`legality.legal` alone decides what is legal; a test checks that both agree for every play.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from monuments.engine.refusal import Argument, Refusal
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import legality
from monuments.games.antiquity.kernels import predicates as ask
from monuments.games.antiquity.kernels.layout import VALUES
from monuments.games.antiquity.presentation.board import (
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
from monuments.games.antiquity.presentation.cards import (
    CODES,
    COLOUR_NAMES,
    POWER_NAMES,
    code_of,
)
from monuments.games.antiquity.presentation.notation import Play, which_colour
from monuments.games.antiquity.presentation.rule_numbers import ENDING_RULES, VERB_RULES

END_RULE: Final = ENDING_RULES["refill"]
"""The rule by which nothing can be played once the game is over."""

_USES_POWER: Final = {"hero draw": ask.HERO, "hero take": ask.HERO, "swap": ask.NAUTE}

Reason: TypeAlias = Callable[[Board, Play], Refusal | None]
"""Returns the refusal if this reason applies to the play."""


def explain(board: Board, play: Play) -> Refusal | None:
    """Return the first reason against `play` for the mover, None if there is none."""
    if board.s[at.MOVER] == at.NONE:
        return Refusal(END_RULE, "game-over")
    return _first(_REASONS[play.verb], board, play)


def explain_own(board: Board, play: Play) -> Refusal | None:
    """Return the same for a play made up of the mover's own cards and colours."""
    return _first(_REASONS_OWN[play.verb], board, play)


def _first(reasons: tuple[Reason, ...], board: Board, play: Play) -> Refusal | None:
    for reason in reasons:
        if refusal := reason(board, play):
            return refusal
    return None


def acting(s: Numbers, play: Play) -> int:
    """Return the colour that `play` is for; it is one of the mover's."""
    return int(s[at.MOVER]) if play.colour is None else play.colour


# --- Reasons shared by several verbs -------------------------------------------------------------


def _colour(board: Board, play: Play) -> Refusal | None:
    if which_colour(board.s, play) is not None:
        return None
    if play.colour is None:
        return Refusal("A7.3", "colour-missing", {"verb": play.verb})
    return Refusal("A7.3", "colour-not-yours", {"colour": COLOUR_NAMES[play.colour]})


def _closed(board: Board, _play: Play) -> Refusal | None:
    return Refusal("A5.6", "play-after-history") if board.s[at.PHASE] == at.CLOSED else None


def _action(board: Board, _play: Play) -> Refusal | None:
    return None if board.s[at.ACTIONS] else Refusal("A4.1", "no-action-left")


def _holder(board: Board, play: Play) -> Refusal | None:
    power = _USES_POWER[play.verb]
    if ask.wields(board.array, power):
        return None
    return Refusal(VERB_RULES[play.verb], "not-holder", {"power": POWER_NAMES[power]})


def _pile(board: Board, _play: Play) -> Refusal | None:
    return None if pile_size(board.s) else Refusal("A3.3", "pile-empty")


def _row(board: Board, play: Play) -> Refusal | None:
    wanted = play.cards[0] if play.target is None else play.target
    if wanted in face_up(board.s):
        return None
    return Refusal("A4.3", "not-face-up", {"card": code_of(wanted)})


def _hand(board: Board, play: Play) -> Refusal | None:
    s, rule = board.s, VERB_RULES[play.verb]
    for i, card in enumerate(play.cards):
        if not is_in_hand(s, s[at.MOVER], card):
            return Refusal(rule, "not-in-hand", {"card": code_of(card)})
        if card in play.cards[:i]:
            return Refusal(rule, "card-twice", {"card": code_of(card)})
    return None


def _one_monument(_board: Board, play: Play) -> Refusal | None:
    if len({card // VALUES for card in play.cards}) == 1:
        return None
    return Refusal(VERB_RULES[play.verb], "not-one-monument", {"cards": play.card_codes()})


def _one_symbol(board: Board, play: Play) -> Refusal | None:
    if len({symbol_of(board.s, card) for card in play.cards}) == 1:
        return None
    return Refusal(VERB_RULES[play.verb], "not-one-symbol", {"cards": play.card_codes()})


# --- What a verb's own rule says --------------------------------------------------------------


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


def _scribe(board: Board, play: Play) -> Refusal | None:
    if play.order and board.s[at.HOLDER + ask.SCRIBE] != acting(board.s, play):
        return Refusal("A8.3", "not-holder", {"power": "scribe"})
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
    if face_up(board.s) or pile_size(board.s):  # then there is a card to draw, whatever is left
        return None
    first, second = play.cards
    if not legality.is_useful_pair(board.array, first, second):
        return Refusal("A4.2", "nothing-to-do-afterwards")
    return None


def _late(board: Board, _play: Play) -> Refusal | None:
    return Refusal("A3.1", "history-after-play") if board.s[at.PLAYED] else None


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
    if board.s[at.ACTIONS] and not board.s[at.UP_TO] and legality.may_act(board.array):
        return Refusal("A4.1", "actions-left", {"count": board.s[at.ACTIONS]})
    return None


_REASONS: Final[dict[str, tuple[Reason, ...]]] = {
    "draw": (_closed, _action, _pile),
    "take": (_closed, _action, _row),
    "erect": (_colour, _closed, _action, _hand, _one_monument, _erect),
    "improve": (_colour, _closed, _action, _scribe, _hand, _one_monument, _improve),
    "score": (_colour, _closed, _action, _hand, _one_symbol),
    "buy": (_closed, _hand, _one_symbol, _buy),
    "history": (_colour, _late, _closed, _history),
    "acquire": (_colour, _closed, _action, _acquire),
    "hero draw": (_closed, _holder, _pile, _use_hero),
    "hero take": (_closed, _holder, _row, _use_hero),
    "swap": (_closed, _holder, _row, _hand, _swap),
    "end": (_end,),
}
"""The reasons that can apply to each verb, in the order in which they are cited."""

_REASONS_OWN: Final = {
    verb: tuple(
        reason
        for reason in reasons
        if reason not in (_colour, _scribe, _hand, _one_monument, _one_symbol)
    )
    for verb, reasons in _REASONS.items()
}
"""The reasons that remain when the cards and the colour are the mover's own."""
