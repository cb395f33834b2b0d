"""Check the sealed deck of an `antiquity` record. Needs only Python.

`monuments verify` checks records of both games. How it works is in docs/seal.md.
"""

import argparse
import hashlib
import hmac
import re
import sys
from collections.abc import Iterator
from pathlib import Path

MONUMENTS = "AKR ART BAB BET COL KOL MAU PET PHA PYR SEM ZEU".split()


def words(secret: str, message: str) -> Iterator[int]:  # 32 bits at a time
    for count in range(1 << 32):
        block = hmac.digest(bytes.fromhex(secret), f"{message} {count}".encode(), "sha256")
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))


def below(
    stream: Iterator[int], number: int
) -> int:  # as many bits as the number has, again while they are too large
    while (bits := next(stream) >> (32 - number.bit_length())) >= number:
        pass
    return bits


def check(text: str) -> str:
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    version, table, promise, secret, entropy = tags["Seal"].split(" ")
    deck, seats = tags["Deck"].split(" "), len(entropy.split(","))
    told = f"monuments seal {version} {table} {secret}"
    if hashlib.sha256(told.encode()).hexdigest() != promise:
        return "the secret is not the one that was promised"
    message = f"monuments deal {version} {table} {tags['Game']} [{tags['Options']}] {entropy}"
    stream, cards = words(secret, message), sorted(deck)
    if seats == 2 and "left-out=" not in tags["Options"]:
        left_out = MONUMENTS[below(stream, len(MONUMENTS))]
        cards = sorted(m + v for m in MONUMENTS if m != left_out for v in "123456789")
    for i in reversed(range(1, len(cards))):  # Fisher-Yates
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    if cards != deck or str(below(stream, seats) + 1) != tags["First"]:
        return "the deck is not the one that was promised"
    return ""


def main() -> None:
    summary, _, details = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(
        description=summary,
        epilog=f"{details}Exit status: 0 the deck is the promised one, 1 it is not, 2 bad usage.",
    )
    parser.add_argument("record", metavar="GAME.mnr", type=Path, help="a record from a server")
    record: Path = parser.parse_args().record
    try:
        fault = check(record.read_text("utf-8"))
    except OSError as error:
        parser.error(f"{record} cannot be read: {error.strerror}")
    except (KeyError, ValueError):
        parser.error(f"{record} is not a record of antiquity with a seal")
    if fault:
        sys.exit(fault)
    print("the deck is the one that was promised")


if __name__ == "__main__":
    main()
