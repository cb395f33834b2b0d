"""The sealed deck: our code, the documented numbers and the script agree."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from monuments.engine.play import random_steps
from monuments.engine.record import Record, read_record, write_record
from monuments.engine.refusal import RefusalError
from monuments.fairness.sealed_deck import Seal, Stream, commitment, read_seal, verify
from monuments.games.registry import GAMES, open_game

ROOT = Path(__file__).resolve().parents[2]


SECRET = bytes(range(32)).hex()


GIVEN = ("f" * 32, "-", "0" * 32, "-", "-", "-")


def sealed(name: str, seats: int, options: str = "") -> Record:
    """Return a short game with a sealed deck."""
    words = dict(word.split("=") for word in options.split())
    game = open_game(name, words)
    seal = Seal("0123456789abcdef", SECRET, GIVEN[:seats])
    names = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")[:seats]
    deal = seal.deal(game)
    steps = random_steps(game, game.new(seats, deal), Random(seats)) if seats == 2 else []
    return Record(game, names, deal, tuple(steps), {"Seal": seal.write()})


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in GAMES for seats in open_game(name, {}).seats]
)
def test_the_commitment_matches_its_proof(name: str, seats: int) -> None:
    text = write_record(sealed(name, seats))

    assert verify(read_record(text, open_game)).entropy == GIVEN[:seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "powers=on left-out=PET"])
def test_the_short_script_agrees(seats: int, options: str, tmp_path: Path) -> None:
    path, script = tmp_path / "game.mnr", ROOT / "tools/verify_seal.py"
    text = write_record(sealed("antiquity", seats, options))
    path.write_text(text)
    good = subprocess.run([sys.executable, str(script), str(path)], capture_output=True)
    path.write_text(re.sub(r'Deck "(\w+) (\w+)', r'Deck "\2 \1', text))
    swapped = subprocess.run([sys.executable, str(script), str(path)], capture_output=True)

    assert (good.returncode, good.stderr) == (0, b"")
    assert (swapped.returncode, b"not the one" in swapped.stderr) == (1, True)


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["--help"], 0, "usage: verify_seal.py"),
        ([], 2, "the following arguments are required"),
        (["none.mnr"], 2, "none.mnr cannot be read: No such file"),
        (["docs/seal.md"], 2, "docs/seal.md is not a record of antiquity with a seal"),
    ],
)
def test_the_short_script_explains_itself(words: list[str], status: int, told: str) -> None:
    command = [sys.executable, "tools/verify_seal.py", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == status
    assert told in (done.stderr if status else done.stdout)
    assert "Traceback" not in done.stderr


def test_the_documented_numbers() -> None:
    text = (ROOT / "docs/seal.md").read_text("utf-8")
    vectors = dict(re.findall(r"^(\w+) {2,}(.+)$", text.split("## Test vectors")[1], re.M))
    record = sealed("antiquity", 4)
    stream = Stream(vectors["secret"], vectors["message"])
    deck = [record.game.card_code(card) for card in record.deal.deck]

    assert commitment(vectors["table"], vectors["secret"]) == vectors["promise"]
    assert [f"{stream.getrandbits(32):08x}" for _ in range(4)] == vectors["words"].split()
    assert deck[:10] == vectors["deck"].split()[:10]
    assert str(record.deal.first + 1) == vectors["first"]


def test_all_orders_are_equally_likely() -> None:
    found = Counter[tuple[int, ...]]()
    for number in range(6000):
        cards = [0, 1, 2]
        Stream(SECRET, str(number)).shuffle(cards)
        found[tuple(cards)] += 1

    assert len(found) == 6
    assert all(880 < count < 1120 for count in found.values())


def other_entropy(seal: str) -> str:
    return seal.replace("f" * 32, "e" * 32)


def other_secret(seal: str) -> str:
    return seal.replace(SECRET, SECRET[::-1])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (other_entropy, "seal-deal"),
        (other_secret, "seal-promise"),
        (lambda seal: seal + ",-", "seal-shape"),
        (lambda seal: seal[:-1] + "x", "seal-shape"),
        (lambda seal: "2" + seal[1:], "seal-shape"),
        (lambda _: "", "seal-shape"),
    ],
    ids=["entropy", "secret", "seats", "digits", "version", "empty"],
)
def test_any_change_is_detected(change: Callable[[str], str], reason: str) -> None:
    record = sealed("antiquity", 3)
    record.tags["Seal"] = change(record.tags["Seal"])

    with pytest.raises(RefusalError, match=reason):
        verify(record)


def test_a_seal_is_read_as_it_was_written() -> None:
    seal = Seal("0123456789abcdef", SECRET, GIVEN[:3])

    assert read_seal(seal.write()) == (seal, commitment(seal.table, seal.secret))
