"""Subscribers: in order, bounded, and sent at once where that is possible."""

import asyncio
from dataclasses import dataclass, field

from monuments.server.table.subscribers import Subscriber


@dataclass
class Wire:
    """A connection that takes `room` messages at once; the rest has to wait."""

    room: int
    sent: list[bytes] = field(default_factory=list)
    senders: int = 0
    """How often a sender was started."""

    def send_now(self, message: bytes) -> bool:
        if len(self.sent) >= self.room:
            return False
        self.sent.append(message)
        return True

    def start_sender(self) -> None:
        self.senders += 1


def messages(count: int) -> list[bytes]:
    return [b"%d" % number for number in range(count)]


def test_messages_from_before_the_connection_are_sent_first() -> None:
    wire, subscriber = Wire(room=3), Subscriber(0, max_waiting=10)
    for message in messages(5):
        subscriber.offer(message)
    subscriber.connect(wire.send_now, wire.start_sender)

    assert wire.sent == messages(3)
    assert wire.senders == 1
    assert subscriber.take_more() == messages(5)[3:]


def test_nothing_overtakes_what_waits() -> None:
    wire, subscriber = Wire(room=1), Subscriber(0, max_waiting=10)
    subscriber.connect(wire.send_now, wire.start_sender)
    for message in messages(3):
        assert subscriber.offer(message)
    wire.room = 10
    assert subscriber.take_more() == messages(3)[1:]
    subscriber.offer(b"while they are being sent")

    assert wire.sent == messages(1)
    assert wire.senders == 1
    assert subscriber.take_more() == [b"while they are being sent"]
    assert subscriber.take_more() == []
    subscriber.offer(b"at once")
    assert wire.sent == [b"0", b"at once"]


def test_one_that_falls_behind_is_dropped_once() -> None:
    dropped, subscriber = [], Subscriber(0, max_waiting=2)
    subscriber.on_drop = lambda: dropped.append(True)
    kept = [subscriber.offer(message) for message in messages(4)]

    assert kept == [True, True, False, True]  # the last one is ignored
    assert subscriber.dropped
    assert dropped == [True]
    assert subscriber.take_more() == []


def test_who_waits_is_woken_by_a_message_or_by_being_dropped() -> None:
    async def wait_for(act: str) -> list[bytes]:
        subscriber = Subscriber(None, max_waiting=2)
        waiting = asyncio.create_task(subscriber.take())
        await asyncio.sleep(0)
        subscriber.drop() if act == "drop" else subscriber.offer(b"hello")
        return await asyncio.wait_for(waiting, 10)

    assert asyncio.run(wait_for("offer")) == [b"hello"]
    assert asyncio.run(wait_for("drop")) == []


def test_one_that_gave_up_waiting_misses_nothing() -> None:
    async def scene() -> list[bytes]:
        subscriber = Subscriber(None, max_waiting=2)
        waiting = asyncio.create_task(subscriber.take())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        subscriber.offer(b"hello")
        return await asyncio.wait_for(subscriber.take(), 10)

    assert asyncio.run(scene()) == [b"hello"]
