"""The events of a play, as data for the log, animations and screen readers."""

from collections.abc import Iterator

from monuments.engine.game import State
from monuments.engine.refusal import Argument
from monuments.engine.wire import Event
from monuments.games.fabuleux.kernels import layout as at
from monuments.games.fabuleux.kernels import rules
from monuments.games.fabuleux.kernels import steps as do
from monuments.games.fabuleux.kernels.layout import NONE
from monuments.games.fabuleux.kernels.scoring import places
from monuments.games.fabuleux.presentation.board import last_cards, last_drawn, seats_of
from monuments.games.fabuleux.presentation.cards import (
    COLLECTOR_VERBS,
    DIRECTIONS,
    GRADES,
    Deck,
    Figure,
)
from monuments.games.fabuleux.presentation.notation import play_of


def events(before: State, step: int, deck: Deck, after: State | None = None) -> list[Event]:
    """Return the events of a play; everybody may see all of them (F14)."""
    if after is None:
        after = before.copy()
        rules.apply(after, step)
    found: list[Event] = []
    mover = int(before[at.MOVER])
    if do.SAY < step < do.TIME and at.turned(before) >= at.FIRST_OWN:
        # Name a Collector that the deck brings; the effect's own event follows (F9).
        card = at.turned(before)
        acts_like = COLLECTOR_VERBS[at.effect(before, card)]
        args: dict[str, Argument] = {"card": deck.code_of(card), "collector": acts_like}
        found.append(Event("own-collector", mover, args))
    found.append(_played(before, step, deck))
    seats = range(int(before[at.SEATS]))
    if step == do.AVALANCHE:  # F9.6
        found += [Event("carried", seat) for seat in seats if before[at.COUNT + seat] >= 2]
    announced = before[at.ASIDE] != after[at.ASIDE]
    if announced and before[at.PHASE] == at.CHOOSING and after[at.PHASE] == at.ASKING:
        # The leader named a characteristic unseen (F9.8).
        found.append(_said(after, "choose", int(after[at.CHOOSER]), int(after[at.CHOSEN]), deck))
    level = int(after[at.LEVEL]) if after[at.ROUND] == before[at.ROUND] else 0
    if after[at.LAST_WINNER] != NONE and after[at.BEGUN] == 0:
        level = int(after[at.LAST_LEVEL])
    if level and not before[at.LEVEL]:  # F5
        found.append(Event("tie", NONE, {"seats": tuple(str(seat) for seat in seats_of(level))}))
    if step != do.TIME and not after[at.BEGUN]:
        found += _ended(before, after, step, deck)
    found += [Event("out", seat) for seat in seats if after[at.OUT + seat] != before[at.OUT + seat]]
    if after[at.MOVER] == NONE:
        winners = tuple(str(seat) for seat, place in enumerate(places(after)) if place == 1)
        found.append(Event("over", NONE, {"winners": winners}))
    return found


def _played(before: State, step: int, deck: Deck) -> Event:
    play, mover = play_of(step), int(before[at.MOVER])
    if play.direction is not None:
        return Event(play.verb, mover, {"direction": DIRECTIONS[play.direction]})
    if play.verb == "say":
        return _said(before, play.verb, mover, int(before[at.CHOSEN]), deck)
    if play.verb in ("choose", "challenge"):
        assert play.characteristic is not None
        return _said(before, play.verb, mover, play.characteristic, deck)
    if play.characteristic is not None:
        code = deck.characteristics[play.characteristic].code
        return Event(play.verb, mover, {"characteristic": code})
    return Event(play.verb, NONE if step == do.TIME else mover)


def _said(s: State, verb: str, seat: int, characteristic: int, deck: Deck) -> Event:
    """Return the announced figure, unless dark (F9.4), and a chooser's grade (F8)."""
    card = int(s[at.CARD + seat])
    args: dict[str, Argument] = {"characteristic": deck.characteristics[characteristic].code}
    if not s[at.DARK]:
        args["figure"] = figure(card, characteristic, deck)
    if verb != "say":
        args["grade"] = GRADES[s[at.GRADE + card]]
    return Event(f"{verb}-hidden" if s[at.DARK] else verb, seat, args)


def figure(card: int, characteristic: int, deck: Deck) -> str:
    unit = deck.characteristics[characteristic].unit
    return with_unit(deck.monuments[card].figures[characteristic], unit)


def with_unit(number: Figure, unit: str) -> str:
    """Return a figure as every language gets it: `96 m`, `78/100`, `1122`."""
    space = "" if unit.startswith("/") else " "
    return f"{number}{space}{unit}".rstrip()


def _ended(before: State, after: State, step: int, deck: Deck) -> Iterator[Event]:
    """Yield the cards of a finished round and their winner (F4, F14)."""
    for seat, card in last_cards(after):
        grade = GRADES[after[at.GRADE + card]]
        yield Event("show", seat, {"card": deck.code_of(card), "grade": grade})
    for seat, card, carried in last_drawn(after):
        yield Event("show-carried" if carried else "show-drawn", seat, {"card": deck.code_of(card)})
    winner = int(after[at.LAST_WINNER])
    spared = int(before[at.MOVER]) if step == do.VOLCANO else int(before[at.SHELTERED])
    kept = 0
    if spared not in (NONE, winner) and not after[at.OUT + spared]:
        owners = [seat for seat, *_ in (*last_cards(after), *last_drawn(after))]
        kept = owners.count(spared)
    if kept:
        yield Event("spared", spared, {"count": kept})
    count = len(last_cards(after)) + len(last_drawn(after)) - kept
    yield Event("win", winner, {"count": count})
