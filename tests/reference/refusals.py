"""The rule that forbids a play, checked in the order of docs/notation.md."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final, TypeAlias

from .notation import COLOURED, Play, read
from .table import POWERS, Table, monument_of

Refusal: TypeAlias = tuple[str, str]
"""Rule number and a phrase for whoever debugs."""
Check: TypeAlias = Callable[[Table, Play], Refusal | None]

ACTION_VERBS: Final = ("draw", "take", "erect", "improve", "score", "acquire")  # A4.1
OWN_RULE: Final = {"erect": "A4.4", "improve": "A4.7", "score": "A4.8", "buy": "A4.2"}


def refusal(table: Table, text: str) -> Refusal | None:
    """Return the first rule that forbids `text` to the player to move, if any."""
    play = read(text, table.seats, table.colours_of(table.to_move)[0])
    if play is None:
        return "notation", "cannot be read"
    for check in CHECKS:
        found = check(table, play)
        if found is not None:
            return found
    return None


def _game_over(table: Table, play: Play) -> Refusal | None:
    return ("A3.3", "the game is over") if table.over else None


def _colour(table: Table, play: Play) -> Refusal | None:
    if play.verb not in COLOURED:
        return None
    if play.colour is None:
        return "A7.3", "no colour named"
    if play.colour not in table.colours_of(table.to_move):
        return "A7.3", "not your colour"
    return None


def _kind_of_turn(table: Table, play: Play) -> Refusal | None:
    if play.verb == "history" and table.turn.begun:
        return "A3.1", "a history is a turn of its own"
    if table.turn.history and play.verb != "end":
        return "A5.6", "a history was written in this turn"
    return None


def _action_left(table: Table, play: Play) -> Refusal | None:
    if play.verb in ACTION_VERBS and table.turn.actions_left == 0:
        return "A4.1", "no action left"
    return None


def _holder(table: Table, play: Play) -> Refusal | None:
    mine = table.colours_of(table.to_move)
    if play.order is not None and table.holders["scribe"] != play.colour:
        return "A8.3", "this colour does not hold the Scribe"
    if play.verb.startswith("hero") and table.holders["hero"] not in mine:
        return "A8.4", "not the holder of the Hero"
    if play.verb == "swap" and table.holders["naute"] not in mine:
        return "A8.5", "not the holder of the Naute"
    return None


def _pile(table: Table, play: Play) -> Refusal | None:
    if play.verb in ("draw", "hero draw") and not table.pile:
        return "A3.3", "the pile is empty"
    return None


def _face_up(table: Table, play: Play) -> Refusal | None:
    if play.verb in ("take", "hero take", "swap") and play.cards[-1] not in table.row:
        return "A4.3", "not face up"
    return None


def _cards(table: Table, play: Play) -> Refusal | None:
    if play.verb == "swap" and play.cards[0] not in table.hand:
        return "A8.5", "not in hand"
    if play.verb not in OWN_RULE:
        return None
    rule = OWN_RULE[play.verb]
    if any(card not in table.hand for card in play.cards):
        return rule, "not in hand"
    if len(set(play.cards)) < len(play.cards):
        return rule, "a card named twice"
    return (rule, "not one monument or symbol") if _differ(table, play) else None


def _differ(table: Table, play: Play) -> bool:
    if play.verb in ("erect", "improve"):
        return len({monument_of(card) for card in play.cards}) > 1
    return len({table.symbols[card] for card in play.cards}) > 1


def _twice(table: Table, play: Play) -> Refusal | None:
    if play.verb == "erect" and monument_of(play.cards[0]) in _exhibition(table, play):
        return "A4.6", "this colour has built it"
    return None


def _third(table: Table, play: Play) -> Refusal | None:
    if play.verb == "erect" and len(table.builders(monument_of(play.cards[0]))) == 2:
        return "A4.5", "two have built it"
    return None


def _too_few(table: Table, play: Play) -> Refusal | None:
    if play.verb != "erect":
        return None
    least = 2 + len(table.builders(monument_of(play.cards[0])))
    return ("A4.4", f"at least {least} cards") if len(play.cards) < least else None


def _not_built(table: Table, play: Play) -> Refusal | None:
    if play.verb == "improve" and monument_of(play.cards[0]) not in _exhibition(table, play):
        return "A4.7", "this colour has not built it"
    return None


def _exhibition(table: Table, play: Play) -> dict[str, list[str]]:
    assert play.colour is not None
    return table.exhibitions[play.colour]


def _rest(table: Table, play: Play) -> Refusal | None:
    check = REST.get(play.verb)
    return check(table, play) if check else None


def _end(table: Table, play: Play) -> Refusal | None:
    if table.options["actions"] == "upto" or table.turn.history:
        return None
    if table.turn.actions_left and can_act(table):
        return "A4.1", "an action is left and possible"
    return None


def _buy(table: Table, play: Play) -> Refusal | None:
    if table.turn.bought:
        return "A4.2", "bought once already"
    hands = [[card for card in hand if card not in play.cards] for hand in table.hands]
    turn = replace(table.turn, actions_left=table.turn.actions_left + 1)
    after = replace(table, hands=hands, turn=turn)
    return None if can_act(after) else ("A4.2", "no action would be possible")


def _history(table: Table, play: Play) -> Refusal | None:
    assert play.colour is not None
    if not table.historians[play.colour]:
        return "A5.1", "no historian left"
    if not stacks_to_chronicle(table, play.colour):
        return "A5.1", "nothing to chronicle"
    return None


def stacks_to_chronicle(table: Table, writer: str) -> list[list[str]]:
    """A5.2, A7.3: the stacks of two or more cards in all exhibitions but the writer's."""
    others = [table.exhibitions[colour] for colour in table.colours if colour != writer]
    return [stack for exhibition in others for stack in exhibition.values() if len(stack) > 1]


def _acquire(table: Table, play: Play) -> Refusal | None:
    assert play.power is not None
    assert play.colour is not None
    if table.options["powers"] == "off":
        return "A8.1", "played without powers"
    if table.holders[play.power] == play.colour:
        return "A8.1", "held already"
    if not table.has_majority(play.colour, POWERS[play.power]):
        return "A8.1", "no majority"
    return None


def _hero(table: Table, play: Play) -> Refusal | None:
    holder = table.holders["hero"]
    assert holder is not None
    if table.turn.hero_used:
        return "A8.4", "used in this turn"
    if table.points[holder] < 1:
        return "A8.4", "no point to pay with"
    return None


def _swap(table: Table, play: Play) -> Refusal | None:
    return ("A8.5", "used in this turn") if table.turn.naute_used else None


def _improve(table: Table, play: Play) -> Refusal | None:
    if play.order is None:
        return None
    stack = [*_exhibition(table, play)[monument_of(play.cards[0])], *play.cards]
    if sorted(play.order) != sorted(stack):
        return "A8.3", "the order is not of the cards of the stack"
    return None


REST: Final[dict[str, Check]] = {
    "end": _end,
    "buy": _buy,
    "history": _history,
    "acquire": _acquire,
    "hero draw": _hero,
    "hero take": _hero,
    "swap": _swap,
    "improve": _improve,
}

CHECKS: Final[tuple[Check, ...]] = (
    _game_over,
    _colour,
    _kind_of_turn,
    _action_left,
    _holder,
    _pile,
    _face_up,
    _cards,
    _twice,
    _third,
    _too_few,
    _not_built,
    _rest,
)


def can_act(table: Table) -> bool:
    """A4.1: is any of the six actions possible? Three cards suffice to erect."""
    return any(refusal(table, text) is None for text in actions(table, 3))


def actions(table: Table, most: int) -> Iterator[str]:
    """Write every action worth trying; no monument play names more than `most` cards."""
    yield "draw"
    yield from (f"take {card}" for card in table.row)
    for prefix in prefixes(table):
        for first, second in combinations(table.hand, 2):
            yield f"{prefix}score {first} {second}"
        yield from (f"{prefix}acquire {power}" for power in POWERS)
        for cards in _arrangements(table.hand, most):
            yield f"{prefix}erect {' '.join(cards)}"
            yield f"{prefix}improve {' '.join(cards)}"


def prefixes(table: Table) -> list[str]:
    """The beginning of a coloured play for the player to move."""
    if table.seats != 2:
        return [""]
    return [f"{colour} " for colour in table.colours_of(table.to_move)]


def _arrangements(hand: list[str], most: int) -> Iterator[tuple[str, ...]]:
    """Lay up to `most` hand cards of one monument in every order."""
    for monument in sorted({monument_of(card) for card in hand}):
        cards = [card for card in hand if monument_of(card) == monument]
        for size in range(1, min(most, len(cards)) + 1):
            yield from permutations(cards, size)
