"""The effects of a play on the table. The caller guarantees that it is legal."""

from .notation import Play
from .refusals import ACTION_VERBS, stacks_to_chronicle
from .table import POWERS, ROW, Table, Turn, monument_of, value_of


def perform(table: Table, play: Play) -> None:
    if play.verb == "end":
        _end(table)
        return
    table.turn.begun = True
    if play.verb in ACTION_VERBS:
        table.turn.actions_left -= 1
        table.turn.actions_used += 1
    match play.verb:
        case "draw":
            _draw(table)
        case "take":
            _take(table, play.cards[0])
        case "score":
            _score(table, play)
        case "buy":
            _buy(table, play)
        case "swap":
            _swap(table, *play.cards)
        case "hero draw" | "hero take":
            _hero(table, play)
        case _:
            _perform_for_colour(table, play, play.colour or "")


def _perform_for_colour(table: Table, play: Play, colour: str) -> None:
    match play.verb:
        case "erect":
            _erect(table, play, colour)
        case "improve":
            _improve(table, play, colour)
        case "acquire":
            _acquire(table, play, colour)
        case "history":
            _write_history(table, colour)


def _leave_hand(table: Table, *cards: str) -> None:
    for card in cards:
        table.hand.remove(card)
        table.known[table.to_move].discard(card)  # A9.2


def _draw(table: Table) -> None:  # A4.3
    table.hand.append(table.pile.pop(0))


def _take(table: Table, card: str) -> None:  # A4.3
    table.row.remove(card)
    table.hand.append(card)
    table.known[table.to_move].add(card)


def _erect(table: Table, play: Play, colour: str) -> None:  # A4.4
    _leave_hand(table, *play.cards)
    monument = monument_of(play.cards[0])
    table.exhibitions[colour][monument] = list(play.cards)
    table.available[monument] -= 1  # A1.6


def _improve(table: Table, play: Play, colour: str) -> None:  # A4.7
    _leave_hand(table, *play.cards)
    monument = monument_of(play.cards[0])
    stack = [*table.exhibitions[colour][monument], *play.cards]
    table.exhibitions[colour][monument] = list(play.order or stack)  # A8.3


def _score(table: Table, play: Play) -> None:  # A4.8
    assert play.colour is not None
    _leave_hand(table, *play.cards)
    table.gone += play.cards
    symbol = table.symbols[play.cards[0]]
    table.points[play.colour] += table.shown(play.colour, symbol)
    if table.options["power-symbols"] == "on":  # A8.6
        held = [power for power, holder in table.holders.items() if holder == play.colour]
        table.points[play.colour] += sum(POWERS[power] == symbol for power in held)


def _buy(table: Table, play: Play) -> None:  # A4.2
    _leave_hand(table, *play.cards)
    table.gone += play.cards
    table.turn.actions_left += 1
    table.turn.bought = True


def _acquire(table: Table, play: Play, colour: str) -> None:
    assert play.power is not None
    table.holders[play.power] = colour  # A8.1
    table.points[colour] += 2  # A8.2


def _hero(table: Table, play: Play) -> None:  # A8.4
    holder = table.holders["hero"]
    assert holder is not None
    table.points[holder] -= 1  # A8.7
    table.turn.hero_used = True
    if play.verb == "hero draw":
        _draw(table)
    else:
        _take(table, play.cards[0])


def _swap(table: Table, given: str, taken: str) -> None:  # A8.5
    _leave_hand(table, given)
    table.row[table.row.index(taken)] = given
    table.hand.append(taken)
    table.known[table.to_move].add(taken)
    table.turn.naute_used = True


def _write_history(table: Table, writer: str) -> None:
    taken = [stack.pop() for stack in stacks_to_chronicle(table, writer)]  # A5.2, A4.9
    table.historians[writer] -= 1
    table.ladder.append((writer, len(taken)))  # A5.3
    table.aside += taken
    for card in taken:
        _chronicle(table, monument_of(card))
    table.turn.history = True
    table.turn.actions_left = 0  # A5.6


def _chronicle(table: Table, monument: str) -> None:
    """Move the marker by one, or pay out; all cards of the history are already taken."""
    if table.markers[monument] < table.last_step():
        table.markers[monument] += 1  # A5.4
        return
    builders = sorted(
        table.builders(monument),
        key=lambda colour: max(value_of(c) for c in table.exhibitions[colour][monument]),
        reverse=True,
    )
    for colour, points in zip(builders, [3] if len(builders) == 1 else [2, 1], strict=True):
        table.points[colour] += points  # A5.5


def _end(table: Table) -> None:
    while len(table.row) < ROW and table.pile:
        table.row.append(table.pile.pop(0))  # A3.2
    idle = not table.turn.actions_used and not table.turn.history
    table.idle_turns = table.idle_turns + 1 if idle else 0
    stalled = table.options["actions"] == "upto" and table.idle_turns == table.seats  # A4.1
    if len(table.row) < ROW or stalled:
        table.over = True  # A3.3
        return
    table.to_move = (table.to_move + 1) % table.seats
    table.turn_number += 1
    table.turn = Turn()
