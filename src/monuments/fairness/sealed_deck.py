"""The sealed deck: a commitment before anybody sits down, and its later proof.

The server draws 256 secret bits and shows their hash. Each person adds 128 bits by taking a seat.
The deal is derived from both by HMAC-SHA-256, so neither side can choose the cards.
tools/verify_seal.py checks a proof without importing this package.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from monuments.engine.game import Deal, Game
from monuments.engine.options import write_options
from monuments.engine.record import Record
from monuments.engine.refusal import refuse

VERSION: Final = 1


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(table: str, secret: str) -> str:
    """Return the commitment to a secret, which is shown before the start."""
    return hashlib.sha256(f"monuments seal {VERSION} {table} {secret}".encode()).hexdigest()


class Stream(Random):
    """A random generator whose bits are the HMAC-SHA-256 of a counter, 32 at a time.

    `Random` shuffles by Fisher–Yates and draws a number below a bound by rejection sampling, so all
    orders of the cards are equally likely.
    """

    def __init__(self, secret: str, message: str) -> None:
        super().__init__(0)
        self._key, self._message = bytes.fromhex(secret), message.encode()
        self._count, self._bytes = 0, b""

    def getrandbits(self, k: int, /) -> int:
        assert 0 < k <= 32, "one word has 32 bits"
        if not self._bytes:
            text = self._message + b" " + str(self._count).encode()
            self._bytes = hmac.digest(self._key, text, "sha256")
            self._count += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big") >> (32 - k)

    def random(self) -> float:
        return self.getrandbits(32) / (1 << 32)

    def seed(self, *_: Any, **__: Any) -> None:
        """Do nothing: only the secret and the message determine the bits."""


@dataclass(frozen=True, slots=True)
class Seal:
    """Everything that determines a deal."""

    table: str
    secret: str
    entropy: tuple[str, ...]
    """In seat order, `-` for a seat without entropy."""

    def deal(self, game: Game) -> Deal:
        return game.deal(len(self.entropy), Stream(self.secret, self.message(game)))

    def message(self, game: Game) -> str:
        options = write_options(game.known_options, game.options)
        return f"monuments deal {VERSION} {self.table} {game.name} [{options}] {self.given}"

    @property
    def given(self) -> str:
        return ",".join(self.entropy)

    def write(self) -> str:
        """Return the proof, as in the tag of a record."""
        shown = commitment(self.table, self.secret)
        return f"{VERSION} {self.table} {shown} {self.secret} {self.given}"


def read_seal(text: str) -> tuple[Seal, str]:
    """Return a seal and the commitment in its proof.

    Raise RefusalError if it is malformed.
    """
    words = text.split(" ")
    if len(words) != 5 or words[0] != str(VERSION) or not _is_hex(words[3], 64):
        raise refuse("seal", "seal-shape")
    entropy = tuple(words[4].split(","))
    if not all(given == "-" or _is_hex(given, 32) for given in entropy):
        raise refuse("seal", "seal-shape")
    return Seal(words[1], words[3], entropy), words[2]


def _is_hex(text: str, length: int) -> bool:
    return len(text) == length and set(text) <= set("0123456789abcdef")


def verify(record: Record) -> Seal:
    """Check that a record's deal follows from its seal. Raise RefusalError if not."""
    if "Seal" not in record.tags:
        raise refuse("seal", "seal-missing")
    seal, shown = read_seal(record.tags["Seal"])
    if commitment(seal.table, seal.secret) != shown:
        raise refuse("seal", "seal-promise")
    if len(seal.entropy) != len(record.names):
        raise refuse("seal", "seal-shape")
    if seal.deal(record.game) != record.deal:
        raise refuse("seal", "seal-deal")
    return seal
