"""Find golden games: `python -m tests.golden.make_golden [NAME…]`.

Run it from the root of the repository. Without names it makes the missing games; named ones are
replaced. Random players with human preferences play until a game serves its purpose (purposes.py).
A game is written only if the second implementation of the rules in tests/reference plays it to the
same end. Count the end of a new game yourself before you keep it; explain a change of an old one.
"""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from monuments.engine.game import OVER, Deal, State
from monuments.engine.options import read_options
from monuments.engine.play import perform
from monuments.engine.record import Record, result_of, write_record
from monuments.games.antiquity import Antiquity
from monuments.games.antiquity.kernels import layout as at
from monuments.games.antiquity.kernels import steps as do
from monuments.games.antiquity.presentation.cards import CARD_CODES, CARD_NUMBERS
from tests.golden.purposes import PURPOSES, Purpose, story_of
from tests.reference.antiquity import Reference

FOLDER: Final = Path(__file__).parent / "antiquity"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")

LIKES: Final = {
    **dict.fromkeys(range(do.DRAW), 3.0),
    do.DRAW: 3.0,
    do.BUY: 0.5,
    do.HERO_DRAW: 2.0,
    do.HERO_TAKE: 2.0,
    do.SWAP: 1.0,
    do.DONE: 2.0,
    do.ORDER: 2.0,
    do.END: 1.0,
    **dict.fromkeys((do.ERECT, do.ERECT + 1), 25.0),
    **dict.fromkeys((do.IMPROVE, do.IMPROVE + 1), 8.0),
    **dict.fromkeys((do.SCORE, do.SCORE + 1), 2.0),
    **dict.fromkeys((do.HISTORY, do.HISTORY + 1), 3.0),
    **dict.fromkeys(range(do.ACQUIRE, do.NUM_STEPS), 12.0),
}
"""The weight of each step beside the others that are possible."""
HISTORIES: Final = (do.HISTORY, do.HISTORY + 1)


@dataclass(frozen=True, slots=True)
class Script:
    """The beginning of a game, and its players' unusual preferences."""

    top: str = ""
    """The first cards of the deck; player 1 begins then."""
    opening: str = ""
    likes: dict[int, float] = field(default_factory=dict)


SCRIPTS: Final = {
    "overflow": Script(
        top="AKR7 AKR6 AKR5 AKR2 AKR1 AKR9 AKR8 AKR4 AKR3",
        opening="erect AKR7 AKR6 AKR5 AKR2 AKR1, draw, draw, end, "
        "erect AKR9 AKR8 AKR4 AKR3, draw, draw, end, history, end, history, end, "
        "draw, draw, draw, end, draw, draw, draw, end, history, end, history, end",
    ),
    "track-3": Script(
        top="AKR9 AKR8 AKR7 AKR6 AKR5 ART1 BAB1 BET1 COL1 KOL1 MAU1 PET2 PHA1 PYR2 ZEU1 "
        "AKR1 AKR2 AKR3",
        opening="erect AKR9 AKR8 AKR7 AKR6 AKR5, take AKR1, take AKR2, end",
        likes={do.HISTORY: 40.0, do.IMPROVE: 40.0},
    ),
    "empty-turns": Script(likes={do.END: 0.3}),
    "tie-shared": Script(likes=dict.fromkeys(HISTORIES, 0.0)),
    "two-tie-shared": Script(likes=dict.fromkeys(HISTORIES, 0.0)),
}


def make(name: str) -> Record:
    """Return the first game that serves its purpose."""
    purpose, script = PURPOSES[name], SCRIPTS.get(name, Script())
    number = 0
    while True:
        record = play_one(purpose, script, Random(f"{name} {number}"))
        if purpose.is_served_by(story_of(record)):
            return record
        number += 1


def play_one(purpose: Purpose, script: Script, rng: Random) -> Record:
    game = Antiquity(read_options(purpose.options))
    deal = stacked(game.deal(purpose.seats, rng), script.top)
    s, steps = game.new(purpose.seats, deal), list[int]()
    for text in script.opening.split(", ") if script.opening else ():
        steps += perform(game, s, text)
    likes = {**LIKES, **script.likes}
    while game.to_move(s) != OVER:
        steps.append(choose(game, s, likes, rng))
        game.apply(s, steps[-1])
    tags = {"Result": result_of(game, s)}
    return Record(game, NAMES[: purpose.seats], deal, tuple(steps), tags)


def stacked(deal: Deal, top: str) -> Deal:
    """Return the deal with certain cards on top of the deck."""
    first = [CARD_NUMBERS[code] for code in top.split()]
    rest = [card for card in deal.deck if card not in first]
    return Deal((*first, *rest), 0 if top else deal.first)


def choose(game: Antiquity, s: State, likes: dict[int, float], rng: Random) -> int:
    """Return a step; high cards are laid first, and long histories are liked better."""
    steps = game.legal(s)
    weights = [likes[step] for step in steps]
    if s[at.PHASE] in (at.ERECTING, at.IMPROVING, at.ORDERING):
        weights = [
            w * (1 + step % 9) if step < do.DRAW else w
            for w, step in zip(weights, steps, strict=True)
        ]
    if not any(weights):
        weights = [1.0] * len(steps)
    return rng.choices(steps, weights)[0]


def snapshot(record: Record) -> dict[str, Any]:
    return dict(record.game.snapshot(record.position(), list(record.names)))


def judged(record: Record) -> dict[str, Any]:
    """Return where the second implementation of the rules ends up."""
    options = {name: value for name, value in record.game.options.items() if name != "cards"}
    deck = [CARD_CODES[card] for card in record.deal.deck]
    reference = Reference.new(len(record.names), options, deck, record.deal.first)
    for moment in story_of(record):
        reference.play(moment.text)
    return reference.snapshot(record.names)


def main(names: list[str]) -> None:
    for name in names or [name for name in PURPOSES if not (FOLDER / f"{name}.mnr").exists()]:
        record = make(name)
        found = snapshot(record)
        assert judged(record) == found, f"{name}: the two implementations differ"
        (FOLDER / f"{name}.mnr").write_text(write_record(record), "utf-8")
        (FOLDER / f"{name}.json").write_text(f"{json.dumps(found, indent=1)}\n", "utf-8")
        print(f"{name}: {record.tags['Result']}, {', '.join(found['winners'])}")


if __name__ == "__main__":
    main(sys.argv[1:])
