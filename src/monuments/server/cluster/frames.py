"""The frames of an internal connection: a kind, its streams, a payload."""

from dataclasses import dataclass
from enum import IntEnum
from struct import Struct, pack, unpack_from
from typing import Final

HEAD: Final = Struct("!IBH")
"""The length of all that follows the length itself, the kind, and the number of streams."""
MOST_BYTES: Final = 1 << 24
"""The longest frame that is accepted; a record or a replay is one."""
MOST_STREAMS: Final = 65_535


class Kind(IntEnum):
    """The meaning of a frame for its streams."""

    OPEN = 1
    """A request or a socket begins; the payload describes it."""
    HEAD = 2
    """The status and the headers of the answer to a request."""
    DATA = 3
    """A message of a socket, or a part of an answer."""
    DONE = 4
    """One more message of a socket was acted on, and everything it led to has been sent."""
    CLOSE = 5
    """Nothing follows; a socket's code may be in the payload."""
    MOVED = 6
    """The table is not here: ask for its owner again."""
    BEAT = 7
    """The process is there; for no stream."""


@dataclass(slots=True)
class Frame:
    """One frame."""

    kind: int
    streams: list[int]
    payload: bytes

    def encode(self) -> bytes:
        count = len(self.streams)
        length = HEAD.size - 4 + 4 * count + len(self.payload)
        return HEAD.pack(length, self.kind, count) + pack(f"!{count}I", *self.streams)


class Batch:
    """Frames that are sent together. The same message to several streams is one frame."""

    def __init__(self) -> None:
        self._frames: list[Frame] = []
        self._shared: dict[tuple[int, int], int] = {}
        """The place of the last frame of a kind with this very payload."""
        self._last: dict[int, int] = {}
        """The place of the last frame of each stream: frames of one stream keep their order."""

    def __bool__(self) -> bool:
        return bool(self._frames)

    def add(self, kind: Kind, stream: int, payload: bytes) -> None:
        key = (kind, id(payload))  # the frame keeps the payload alive, so the id stays its own
        place = self._shared.get(key)
        if (
            place is None
            or place <= self._last.get(stream, -1)
            or len(self._frames[place].streams) == MOST_STREAMS
        ):
            place = self._shared[key] = len(self._frames)
            self._frames.append(Frame(kind, [], payload))
        self._frames[place].streams.append(stream)
        self._last[stream] = place

    def encode(self) -> bytes:
        return b"".join([part for each in self._frames for part in (each.encode(), each.payload)])


class FrameError(Exception):
    """The other side sent something that is no frame."""


class FrameReader:
    """Cuts a stream of bytes into frames."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        """The beginning of a frame."""
        self._missing = 0
        """Bytes without which that frame is not complete: a long one is joined only once."""

    def read(self, data: bytes) -> list[tuple[int, tuple[int, ...], bytes]]:
        """Return the complete frames: kind, streams and payload.

        Raise FrameError for others.
        """
        if len(data) < self._missing:
            self._parts.append(data)
            self._missing -= len(data)
            return []
        buffer, at = b"".join([*self._parts, data]) if self._parts else data, 0
        found = []
        while len(buffer) - at >= HEAD.size:
            length, kind, count = HEAD.unpack_from(buffer, at)
            start, end = at + HEAD.size, at + 4 + length
            if length > MOST_BYTES or start + 4 * count > end:
                raise FrameError
            if len(buffer) < end:
                break
            ids = unpack_from(f"!{count}I", buffer, start)
            found.append((kind, ids, buffer[start + 4 * count : end]))
            at = end
        rest = buffer[at:]
        self._parts = [rest] if rest else []
        self._missing = 0
        if len(rest) >= HEAD.size:
            self._missing = 4 + HEAD.unpack_from(rest)[0] - len(rest)
        return found
