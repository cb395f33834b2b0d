"""The corpus, and inputs that are almost like those in it."""

from pathlib import Path
from random import Random
from typing import Final

CORPUS: Final = Path(__file__).with_name("corpus")
_PIECES: Final = (
    b"", b"\0", b"\r\n", b"\n", b" ", b":", b'"', b"{", b"}", b"[" * 50, b"%00", b"\xff\xfe", b"-1",
    b"9" * 40, b"1e999", b"NaN", b"null", b"\xed\xa0\x80", b"\xe2\x80\xae", b"\\u0000",
    b"../../etc/passwd",
    b"\x80" * 20, b"true",
)  # fmt: skip


def corpus(kind: str) -> list[bytes]:
    """Return the inputs of one kind; those that once failed are added there."""
    return [path.read_bytes() for path in sorted((CORPUS / kind).iterdir())]


def mutated(source: bytes, others: list[bytes], rng: Random) -> bytes:
    """Return an input with a few pieces changed, added, removed or exchanged."""
    made = bytearray(source)
    for _ in range(rng.randint(1, 6)):
        at = rng.randint(0, len(made))
        end = min(len(made), at + rng.choice((1, 1, 2, 4, 16, 64)))
        match rng.randrange(6):
            case 0 if made:
                made[at - 1] ^= 1 << rng.randrange(8)
            case 1:
                made[at:at] = rng.choice(_PIECES)
            case 2:
                del made[at:end]
            case 3:
                made[at:at] = made[at:end] * rng.choice((1, 2, 100))
            case 4:
                other = rng.choice(others)
                cut = rng.randint(0, len(other))
                made[at:] = other[cut:]
            case _:
                made[at:end] = rng.randbytes(end - at)
    return bytes(made[:100_000])
