"""The handshake by which processes of a deployment recognize each other.

Each process writes a random secret into its row of the database. To connect, the other one proves
that it can read that row, and is shown the same proof in return. The secret itself never travels.
"""

import hmac
import secrets
from asyncio import timeout
from hashlib import sha256
from typing import Final, Protocol

SECONDS: Final = 3.0
"""Time for the handshake."""
NONCE: Final = 32
NAME: Final = 16
"""Length of the id of a process."""


class StrangerError(Exception):
    """The other side is not the process that it should be."""


class Reader(Protocol):
    """Where the handshake reads: a channel, or a stream of asyncio."""

    async def readexactly(self, count: int, /) -> bytes: ...


class Writer(Protocol):
    """Where it writes."""

    def write(self, data: bytes, /) -> None: ...


def _proof(secret: str, side: bytes, *parts: bytes) -> bytes:
    return hmac.digest(secret.encode(), side + b"".join(parts), sha256)


async def greet(reader: Reader, writer: Writer, own: str, secret: str) -> None:
    """Prove to the process with this secret that we are `own`, and check its proof.

    Raise StrangerError if it does not, or if it refuses our proof.
    """
    async with timeout(SECONDS):
        challenge, mine, name = await reader.readexactly(NONCE), secrets.token_bytes(NONCE), own
        writer.write(name.encode() + mine)
        writer.write(_proof(secret, b"caller", challenge, mine, name.encode()))
        try:
            proof = await reader.readexactly(sha256().digest_size)
        except (EOFError, ConnectionError):
            raise StrangerError from None
    if not hmac.compare_digest(proof, _proof(secret, b"owner", mine, challenge)):
        raise StrangerError


async def admit(reader: Reader, writer: Writer, secret: str) -> str:
    """Return the id of the process that connected.

    Raise StrangerError without its proof.
    """
    challenge = secrets.token_bytes(NONCE)
    writer.write(challenge)
    async with timeout(SECONDS):
        name, theirs = await reader.readexactly(NAME), await reader.readexactly(NONCE)
        proof = await reader.readexactly(sha256().digest_size)
    if not hmac.compare_digest(proof, _proof(secret, b"caller", challenge, theirs, name)):
        raise StrangerError
    writer.write(_proof(secret, b"owner", theirs, challenge))
    return name.decode("ascii", "replace")
