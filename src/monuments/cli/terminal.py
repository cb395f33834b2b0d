"""`monuments terminal`: the game in this terminal."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from monuments.cli.options import check_players, opened, table_option

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.game import Game


@click.command("terminal")
@click.argument("game", default="antiquity")
@click.option("--players", default=4, show_default=True, help="How many sit at the table.")
@click.option(
    "--people",
    type=click.IntRange(0),
    show_default="those who are named, or one",
    help="How many of them are people.",
)
@click.option(
    "--bots",
    default=None,
    metavar="NAME,...",
    help="Who takes the other seats: one name for all, or one each.",
)
@click.option("--name", "names", multiple=True, help="A person's name; once for each.")
@click.option("--seed", type=int, default=None, help="Same seed, same cards.")
@table_option
def command(
    game: str,
    players: int,
    people: int | None,
    bots: str | None,
    names: tuple[str, ...],
    seed: int | None,
    table_options: tuple[str, ...],
) -> None:
    """Play GAME in this terminal.

    Against the computer, or in turns at one keyboard.

    \b
    Examples:
        monuments terminal
        monuments terminal antiquity --players 2 --name Ada --option powers=on
        monuments terminal fabuleux --name Ada --name Ben
    """
    from monuments.cli.say import refusals_told, speaker
    from monuments.terminal.shell import Shell
    from monuments.terminal.table import new_table

    rules = opened(game, table_options)
    check_players(rules, players)
    count = _count(people, names, players)
    with refusals_told():
        seated = _seated(names, count, _opponents(rules, bots, players - count))
        table = new_table(rules, [name for name, _ in seated], [bot for _, bot in seated], seed)
    Shell(table, speaker(rules), _ask).run()


def _count(people: int | None, names: tuple[str, ...], players: int) -> int:
    """Return how many people play. Raise BadInput if a name or a person would have no seat."""
    from monuments.cli.say import BadInput

    count = max(len(names), 1) if people is None else people
    if count > players:
        raise BadInput(f"{count} people do not fit at a table for {players}")
    if len(names) > count:
        raise BadInput(f"there are more names than people: {len(names)} for {count}")
    return count


def _opponents(game: Game, bots: str | None, count: int) -> list[str]:
    from monuments.bots.registry import OPPONENTS
    from monuments.cli.options import bot_names

    if count == 0:
        return []
    if bots is not None:
        return bot_names(bots, count)
    known = OPPONENTS[game.name]
    return [known[i % len(known)] for i in range(count)]


def _seated(names: tuple[str, ...], people: int, bots: list[str]) -> list[tuple[str, str | None]]:
    """Return each seat's name and bot, people first."""
    from monuments.engine.record import check_names

    named = [*names, *(f"Player {i + 1}" for i in range(len(names), people))]
    seats: list[tuple[str, str | None]] = [(name, None) for name in named]
    for i, bot in enumerate(bots):
        name = re.sub("[^A-Za-z0-9]+", " ", bot).strip().capitalize()[:20]
        seats.append((f"{name} {i + 1}" if bots.count(bot) > 1 else name, bot))
    check_names(tuple(name for name, _ in seats))
    return seats


def _ask(prompt: str) -> str:
    """Ask for a line; with the arrow keys' history where the terminal has it."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt)
