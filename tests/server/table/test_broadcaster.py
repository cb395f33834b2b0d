"""The broadcaster: whole views or changes, each for the subscriber's own seat."""

from random import Random
from typing import Any

import msgspec

from monuments.engine.changes import with_changes
from monuments.games.registry import open_game
from monuments.server.metrics import Metrics
from monuments.server.table.broadcaster import Broadcaster
from monuments.server.table.entries import AnyEntry, ChatSet, LogEntry, Played, Seated, Started
from monuments.server.table.state import TableState
from monuments.server.table.subscribers import Subscriber

SEATS = (0, 1, 2, None)


class Table:
    """A state with subscribers in every seat and beside it, with and without changes."""

    def __init__(self) -> None:
        self.game = open_game("antiquity", {})
        self.state = TableState.empty(self.game, 3, chat=True)
        self.broadcaster = Broadcaster(Metrics())
        self.whole = {seat: Subscriber(seat, 10) for seat in SEATS}
        self.changes = {seat: Subscriber(seat, 10, changes=True) for seat in SEATS}
        self.broadcaster.subscribers |= {*self.whole.values(), *self.changes.values()}
        deal = self.game.deal(3, Random(1))
        deck = tuple(self.game.card_code(card) for card in deal.deck)
        self.send(Seated(0), Seated(1), Seated(2), Started(deck, 1))

    def send(self, *entries: AnyEntry, deadline: float | None = None) -> None:
        first, seat = self.state.seq + 1, self.state.mover
        new = [LogEntry(first + i, 0.0, seat, entry) for i, entry in enumerate(entries)]
        applied = [self.state.apply(each) for each in new]
        self.broadcaster.send_updates(self.state, applied, deadline)


def last(subscriber: Subscriber) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(subscriber.take_all()[-1])
    return message


def test_each_seat_gets_its_own_view_and_only_the_mover_forms() -> None:
    table = Table()
    sent = {seat: last(subscriber) for seat, subscriber in table.whole.items()}

    for seat in SEATS:
        assert table.state.s is not None
        view = msgspec.json.decode(msgspec.json.encode(table.game.view(table.state.s, seat)))
        assert sent[seat]["position"]["view"] == view
        hands = [place for place, each in enumerate(view["seats"]) if each["hand"] is not None]
        assert hands == ([] if seat is None else [seat])
        assert ("forms" in sent[seat]["position"]) == (seat == 1)


def test_changes_turn_the_view_before_into_the_view_after() -> None:
    table = Table()
    before = {seat: last(table.changes[seat])["position"]["view"] for seat in SEATS}
    table.send(Played("draw"))

    for seat in SEATS:
        position = last(table.changes[seat])["position"]
        assert "view" not in position
        after = with_changes(before[seat], position["changes"])
        assert after == last(table.whole[seat])["position"]["view"]


def test_only_the_mover_sees_the_card_that_was_drawn() -> None:
    table = Table()
    table.send(Played("draw"))
    events = {seat: last(table.whole[seat])["happened"][0]["events"] for seat in SEATS}

    assert events[1][0]["kind"] == "draw"
    card = events[1][0]["args"]["card"]
    for seat in (0, 2, None):
        assert events[seat] == [{"kind": "draw-hidden", "seat": 1, "args": {}}]
        assert card.encode() not in b"".join(table.changes[seat].take_all()[-1:])


def test_seats_that_see_the_same_get_the_same_bytes() -> None:
    table = Table()
    table.send(Played("draw"))
    sent = {seat: table.changes[seat].take_all()[-1] for seat in SEATS}

    assert sent[0] is sent[2] is sent[None]
    assert sent[1] != sent[0]


def test_entries_that_are_not_plays_bring_a_whole_view() -> None:
    table = Table()
    table.send(Played("draw"), ChatSet(False), deadline=5.0)
    update = last(table.changes[0])

    assert [each["kind"] for each in update["happened"]] == ["played", "chat"]
    assert "view" in update["position"]
    assert update["position"]["deadline"] == 5.0


def test_a_subscriber_that_falls_behind_is_dropped() -> None:
    table = Table()
    slow, dropped = Subscriber(0, 1), list[bool]()
    slow.on_drop = lambda: dropped.append(True)
    table.broadcaster.subscribers.add(slow)
    for _ in range(2):
        table.broadcaster.send_all(b"{}", but=table.whole[0])

    assert dropped == [True]
    assert slow not in table.broadcaster.subscribers
    assert len(table.whole[1].take_all()) == len(table.whole[0].take_all()) + 2


def test_a_seat_is_dropped_with_all_its_connections() -> None:
    table = Table()
    table.broadcaster.drop_seat(1)

    assert table.whole[1].dropped
    assert table.changes[1].dropped
    assert table.broadcaster.seats() == {0, 2}
    assert not table.broadcaster.has_seat(1)
