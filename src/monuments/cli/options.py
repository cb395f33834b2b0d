"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.game import Game

game_argument = click.argument("game")
seed_option = click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="Same seed, same games.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
table_option = click.option(
    "--option",
    "-o",
    "table_options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Table option; can be repeated.",
)
workers_option = click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    show_default="one per CPU core",
    help="Number of worker processes.",
)
cluster_option = click.option(
    "--on", metavar="dask=ADDRESS", help="Play on a Dask cluster (extra: cluster)."
)


def opened(name: str, table_options: tuple[str, ...]) -> Game:
    """Return a new game with its options.

    Raise BadInput for an unknown game or a bad option.
    """
    from monuments.cli.say import refusals_told
    from monuments.engine.options import check_needs, read_options
    from monuments.engine.refusal import unreadable
    from monuments.games.registry import open_game

    with refusals_told():
        found: dict[str, str] = {}
        for each in table_options:
            given = read_options(each)
            if not given:
                raise unreadable("option-shape", option=each)
            for twice in found.keys() & given:
                raise unreadable("option-twice", option=twice)
            found |= given
        game = open_game(name, found)
        check_needs(game.known_options, game.options)
        return game


def check_players(game: Game, players: int) -> None:
    """Raise BadInput unless the game, with its options, is for this number of players."""
    from random import Random

    from monuments.cli.say import BadInput, refusals_told

    if players not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadInput(f"{game.name} is for {least} to {most} players, not {players}")
    with refusals_told():  # an option may name a seat that only a larger table has
        game.deal(players, Random(0))


def bot_names(text: str, players: int) -> list[str]:
    """Return one bot per seat; a single name takes all seats.

    Raise BadInput for a wrong number.
    """
    names = text.split(",")
    if len(names) == 1:
        names *= players
    check_bot_count(names, players)
    return names


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Raise RefusalError unless all these bots can play the game."""
    from monuments.bots.registry import make_bot

    for seat, name in enumerate(names):
        make_bot(name, game, seat, 0)


def check_bot_count(names: Sequence[str], seats: int) -> None:
    """Raise BadInput unless there is one bot for each seat."""
    from monuments.cli.say import BadInput, counted

    if len(names) != seats:
        verb = "is" if len(names) == 1 else "are"
        raise BadInput(f"{counted(len(names), 'bot')} {verb} named for {counted(seats, 'seat')}")
