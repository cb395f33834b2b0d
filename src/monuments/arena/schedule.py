"""The schedule of a run: every seating of the bots over the same deals."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Final

import msgspec

import monuments
from monuments.engine.game import Deal, Game
from monuments.games.registry import open_game

MAX_SEATINGS: Final = 24
"""All orders of four bots. With more, the bots only rotate around the table."""

DECIDING: Final = (".py", ".toml", ".csv")
"""Suffixes of files that decide games: code, cards, styles and learned weights."""


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides the games of a run, and nothing else.

    A *unit* of work is one deal with all its seatings: the plan and its number decide its result.
    """

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int = 0
    options: dict[str, str] = {}
    """Those that differ from their default."""
    rules: int = 0
    cards: str = ""
    """The fingerprint of a custom card file."""
    code: str = ""
    """The fingerprint of the rules and the bots."""


def plan_for(game: Game, bots: Sequence[str], seed: int) -> Plan:
    """Return the plan of a new run with the installed code."""
    return Plan(
        game=game.name,
        bots=tuple(bots),
        seed=seed,
        options=options_of(game),
        rules=game.rules_version,
        cards=game.cards_hash,
        code=code_in_use(),
    )


def options_of(game: Game) -> dict[str, str]:
    """Return the options that differ from their default."""
    defaults = {option.name: option.default for option in game.known_options}
    return {name: value for name, value in game.options.items() if value != defaults[name]}


@cache
def code_in_use() -> str:
    """Return a fingerprint of the installed rules and bots."""
    return fingerprint(Path(monuments.__file__).parent)


def fingerprint(package: Path) -> str:
    """Return a fingerprint of the rules and bots in a folder with our package."""
    files = [path for home in ("engine", "games", "bots") for path in (package / home).rglob("*.*")]
    shown = package / "bots" / "ratings.toml"  # no bot reads it
    digest = sha256()
    for path in sorted(path for path in files if path.suffix in DECIDING and path != shown):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class OtherCodeError(Exception):
    """The plan was made with other rules, cards or bots than those installed here."""


def game_of(plan: Plan) -> Game:
    """Return the game of a plan.

    Raise OtherCodeError if its games would not be the same here.
    """
    game = open_game(plan.game, plan.options)
    if (plan.rules, plan.cards, plan.code) != (game.rules_version, game.cards_hash, code_in_use()):
        raise OtherCodeError("the rules, the cards or the bots are not those the run began with")
    return game


# --- Seatings and deals -----------------------------------------------------------------------


def seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Return all different orders of the bots; only rotations if there are too many."""
    count = 1
    for done, bot in enumerate(bots, 1):
        count = count * done // bots[:done].count(bot)
    if count > MAX_SEATINGS:
        orders = [(*bots[start:], *bots[:start]) for start in range(len(bots))]
        return list(dict.fromkeys(orders))
    return sorted(set(permutations(bots)))


def units_for(games: int, bots: Sequence[str]) -> int:
    """Return the number of deals that give at least this number of games."""
    return -(-games // len(seatings(bots)))


def deal_of(plan: Plan, game: Game, unit: int) -> Deal:
    """Return the cards of a unit: the same for every seating and for any bots."""
    return game.deal(len(plan.bots), Random(f"deal {plan.game} {plan.seed} {unit}"))


def seed_of(plan: Plan, unit: int, seating: int) -> int:
    """Return the seed of the bots, which reveals nothing about the cards."""
    return Random(f"bots {plan.game} {plan.seed} {unit} {seating}").getrandbits(62)
