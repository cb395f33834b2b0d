"""Frames arrive as sent, and a message to several streams is sent once."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.server.cluster.frames import Batch, FrameError, FrameReader, Kind

messages = st.lists(
    st.tuples(st.sampled_from([Kind.DATA, Kind.DONE]), st.integers(1, 4), st.integers(0, 3))
)
PAYLOADS = [f"payload {number}".encode() * number for number in range(4)]


def by_stream(frames: list[tuple[int, tuple[int, ...], bytes]]) -> dict[int, list[object]]:
    found: dict[int, list[object]] = {}
    for kind, streams, payload in frames:
        for stream in streams:
            found.setdefault(stream, []).append((kind, payload))
    return found


@given(messages, st.randoms(use_true_random=False))
def test_every_stream_gets_its_frames_in_order(
    sent: list[tuple[Kind, int, int]], rng: Random
) -> None:
    batch, reader, found = Batch(), FrameReader(), []
    for kind, stream, number in sent:
        batch.add(kind, stream, PAYLOADS[number])
    data = batch.encode()
    while data:
        cut = rng.randint(1, len(data))
        found += reader.read(data[:cut])
        data = data[cut:]
    each: list[tuple[int, tuple[int, ...], bytes]]
    each = [(kind, (stream,), PAYLOADS[number]) for kind, stream, number in sent]

    assert by_stream(found) == by_stream(each)


def test_a_message_to_many_streams_is_one_frame() -> None:
    batch, message = Batch(), b"the same bytes"
    for stream in range(1000):
        batch.add(Kind.DATA, stream, message)
        batch.add(Kind.DONE, stream, b"")

    assert batch.encode().count(message) == 1
    assert len(FrameReader().read(batch.encode())) == 2


@pytest.mark.parametrize("data", [b"\xff" * 20, b"\0\0\0\x04\x03\0\x05" + bytes(20)])
def test_other_bytes_are_no_frame(data: bytes) -> None:
    with pytest.raises(FrameError):
        FrameReader().read(data)
