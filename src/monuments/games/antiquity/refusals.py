"""Why a play is not possible, in the order in which the reasons are cited.

Legality itself has one source, `legality.legal`; here it is put into words. That both agree for
every play is tested.
"""

from collections.abc import Iterator

from monuments.engine.game import State
from monuments.engine.refusal import Refusal
from monuments.games.antiquity import layout as at
from monuments.games.antiquity import legality
from monuments.games.antiquity import questions as ask
from monuments.games.antiquity.cards import CODES, COLOUR_NAMES, POWER_NAMES, code_of
from monuments.games.antiquity.layout import VALUES
from monuments.games.antiquity.notation import COLOURED, Play, which_colour
from monuments.games.antiquity.table import face_up, hand_cards, height, pile_cards, stack_cards

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

_COSTS_AN_ACTION = ("draw", "take", "erect", "improve", "score", "acquire")
_USES_CARDS = ("erect", "improve", "score", "buy", "swap")


def explain(s: State, play: Play) -> Refusal | None:
    """Return the first reason against `play` for the mover, None if there is none."""
    if s[at.MOVER] == at.NONE:
        return Refusal("A3.3", "game-over")
    refusal = _colour(s, play)
    if refusal:
        return refusal
    return next(_reasons(s, play), None)


def _reasons(s: State, play: Play) -> Iterator[Refusal]:
    yield from _turn(s, play)
    yield from _holder(s, play)
    yield from _source(s, play)
    if play.verb in _USES_CARDS:
        yield from _cards(s, play)
    if play.verb == "erect":
        yield from _erect(s, play)
    elif play.verb == "improve":
        yield from _improve(s, play)
    elif play.verb == "buy":
        yield from _buy(s, play)
    elif play.verb == "history":
        yield from _history(s, play)
    elif play.verb == "acquire":
        yield from _acquire(s, play)
    elif play.verb == "end":
        yield from _end(s)
    else:
        yield from _use_power(s, play)


def _colour(s: State, play: Play) -> Refusal | None:
    if play.verb not in COLOURED or which_colour(s, play) is not None:
        return None
    if play.colour is None:
        return Refusal("A7.3", "colour-missing", {"verb": play.verb})
    return Refusal("A7.3", "colour-not-yours", {"colour": COLOUR_NAMES[play.colour]})


def acting(s: State, play: Play) -> int:
    """Return the colour that `play` is for; it is one of the mover's."""
    return int(s[at.MOVER]) if play.colour is None else play.colour


def _turn(s: State, play: Play) -> Iterator[Refusal]:
    if play.verb == "history" and s[at.PLAYED]:
        yield Refusal("A3.1", "history-after-play")
    if play.verb != "end" and s[at.PHASE] == at.CLOSED:
        yield Refusal("A5.6", "play-after-history")
    if play.verb in _COSTS_AN_ACTION and s[at.ACTIONS] == 0:
        yield Refusal("A4.1", "no-action-left")


def _holder(s: State, play: Play) -> Iterator[Refusal]:
    if play.order and s[at.HOLDER + ask.SCRIBE] != acting(s, play):
        yield Refusal("A8.3", "not-holder", {"power": "scribe"})
    for verb, power in (("hero", ask.HERO), ("swap", ask.NAUTE)):
        if play.verb.startswith(verb) and not ask.wields(s, power):
            yield Refusal(RULE_OF[play.verb], "not-holder", {"power": POWER_NAMES[power]})


def _source(s: State, play: Play) -> Iterator[Refusal]:
    if play.verb in ("draw", "hero draw") and not pile_cards(s):
        yield Refusal("A3.3", "pile-empty")
    wanted = play.cards[0] if play.verb in ("take", "hero take") else play.target
    if wanted is not None and wanted not in face_up(s):
        yield Refusal("A4.3", "not-face-up", {"card": code_of(wanted)})


def _cards(s: State, play: Play) -> Iterator[Refusal]:
    rule, hand = RULE_OF[play.verb], hand_cards(s, int(s[at.MOVER]))
    for i, card in enumerate(play.cards):
        if card not in hand:
            yield Refusal(rule, "not-in-hand", {"card": code_of(card)})
        if card in play.cards[:i]:
            yield Refusal(rule, "card-twice", {"card": code_of(card)})
    if play.verb in ("erect", "improve"):
        if len({card // VALUES for card in play.cards}) > 1:
            yield Refusal(rule, "not-one-monument", {"cards": play.card_codes()})
    elif len({ask.symbol_of(s, card) for card in play.cards}) > 1:
        yield Refusal(rule, "not-one-symbol", {"cards": play.card_codes()})


def _erect(s: State, play: Play) -> Iterator[Refusal]:
    monument = play.cards[0] // VALUES
    named = {"monument": CODES[monument]}
    if height(s, acting(s, play), monument):
        yield Refusal("A4.6", "already-built", {**named})
    if s[at.AVAILABLE + monument] == 0:
        yield Refusal("A4.5", "no-third-builder", {**named})
    needed = ask.needed(s, monument)
    if len(play.cards) < needed:
        yield Refusal("A4.4", "too-few-cards", {**named, "needed": needed})


def _improve(s: State, play: Play) -> Iterator[Refusal]:
    monument, colour = play.cards[0] // VALUES, acting(s, play)
    stack = stack_cards(s, colour, monument)
    if not stack:
        yield Refusal("A4.7", "not-built", {"monument": CODES[monument]})
    if play.order and sorted(play.order) != sorted((*stack, *play.cards)):
        yield Refusal("A8.3", "order-not-the-stack", {"monument": CODES[monument]})


def _buy(s: State, play: Play) -> Iterator[Refusal]:
    if s[at.BOUGHT]:
        yield Refusal("A4.2", "already-bought")
    first, second = play.cards
    if not legality.is_useful_pair(s, first, second):
        yield Refusal("A4.2", "nothing-to-do-afterwards")


def _history(s: State, play: Play) -> Iterator[Refusal]:
    colour = acting(s, play)
    if s[at.HISTORIANS + colour] == 0:
        yield Refusal("A5.1", "no-historian", {"colour": COLOUR_NAMES[colour]})
    if not ask.can_chronicle(s, colour):
        yield Refusal("A5.1", "nothing-to-chronicle")


def _acquire(s: State, play: Play) -> Iterator[Refusal]:
    assert play.power is not None
    colour, power = acting(s, play), play.power
    named = {"power": POWER_NAMES[power], "colour": COLOUR_NAMES[colour]}
    if not s[at.WITH_POWERS]:
        yield Refusal("A8.1", "no-powers")
    if s[at.HOLDER + power] == colour:
        yield Refusal("A8.1", "already-held", {**named})
    if not ask.has_majority(s, colour, power):
        yield Refusal("A8.1", "no-majority", {**named})


def _use_power(s: State, play: Play) -> Iterator[Refusal]:
    if play.verb.startswith("hero"):
        if s[at.HERO_USED]:
            yield Refusal("A8.4", "power-used", {"power": "hero"})
        elif s[at.SCORE + int(s[at.HOLDER + ask.HERO])] < 1:
            yield Refusal("A8.4", "no-point-to-pay")
    elif play.verb == "swap" and s[at.NAUTE_USED]:
        yield Refusal("A8.5", "power-used", {"power": "naute"})


def _end(s: State) -> Iterator[Refusal]:
    if not s[at.UP_TO] and legality.may_act(s):
        yield Refusal("A4.1", "actions-left", {"count": int(s[at.ACTIONS])})
