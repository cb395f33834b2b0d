"""`monuments terminal`: play in this terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from monuments.cli.options import bot_names, check_players, opened, table_option

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.game import Game
    from monuments.terminal.table import Table


@click.command("terminal")
@click.argument("game", default="antiquity")
@click.option("--players", type=int, show_default="4", help="Number of players.")
@click.option(
    "--people",
    type=click.IntRange(0),
    show_default="the number of names, or one",
    help="Number of human players.",
)
@click.option(
    "--bots",
    default=None,
    metavar="NAME,...",
    help="Bots for the other seats: one name for all, or one each.",
)
@click.option("--name", "names", multiple=True, help="Name of a human player; can be repeated.")
@click.option("--seed", type=int, default=None, help="Same seed, same cards.")
@table_option
def command(
    game: str,
    players: int | None,
    people: int | None,
    bots: str | None,
    names: tuple[str, ...],
    seed: int | None,
    table_options: tuple[str, ...],
) -> None:
    """Play GAME in this terminal.

    Against bots, or taking turns at one keyboard. If GAME is a saved file, that game continues;
    the human players are then those named, or everyone who was not a bot.

    \b
    Examples:
        monuments terminal
        monuments terminal antiquity --players 2 --name Ada --option powers=on
        monuments terminal fabuleux --name Ada --name Ben
        monuments terminal game.mnr
    """
    from monuments.bots.naming import names_of
    from monuments.bots.registry import bots_for
    from monuments.cli.compiling import compile_for
    from monuments.cli.say import BadInput, refusals_told, speaker
    from monuments.engine.record import check_names
    from monuments.terminal.shell import Shell
    from monuments.terminal.table import new_table

    if game.endswith(".mnr"):
        if table_options or any(each is not None for each in (players, people, seed)):
            raise BadInput(f"{game} already sets the players, cards and options")
        table = _continued(Path(game), names, bots)
        compile_for(table.game, bots_for(table.game.name))
        Shell(table, speaker(table.game), _ask, (Path(game),)).run()
        return
    rules = opened(game, table_options)
    players = 4 if players is None else players
    check_players(rules, players)
    count = max(len(names), 1) if people is None else people
    if count > players:
        raise BadInput(f"{count} human players do not fit at a table for {players}")
    if len(names) > count:
        raise BadInput(f"there are more names than human players: {len(names)} for {count}")
    with refusals_told():
        say = speaker().say
        unnamed = range(len(names), count)
        called = [*names, *(say("terminal-player", number=seat + 1) for seat in unnamed)]
        opponents = _opponents(rules, bots, players - count)
        called += names_of(opponents, called)
        check_names(tuple(called))
        compile_for(rules, bots_for(rules.name))
        table = new_table(rules, called, [*[None] * count, *opponents], seed)
    Shell(table, speaker(rules), _ask).run()


def _continued(path: Path, names: tuple[str, ...], bots: str | None) -> Table:
    """Return the table of a saved game. Raise BadInput if it cannot be continued."""
    from monuments.bots.registry import bots_for as known_bots
    from monuments.cli.records import read_file
    from monuments.cli.say import refusals_told
    from monuments.engine.refusal import unreadable
    from monuments.terminal.table import table_of

    with refusals_told(path):
        record = read_file(path)
        for name in set(names) - set(record.names):
            raise unreadable("player-unknown", name=name)
        were_bots = record.tags.get("Bots", "").split(", ")
        people = names or [name for name in record.names if name not in were_bots]
        others = [name for name in record.names if name not in people]
        if bots is None:  # those of the saved game, or default opponents for unknown names
            known = known_bots(record.game.name)
            called = [name.split()[0].lower() for name in others]
            spare = _opponents(record.game, None, len(others))
            wanted = [c if c in known else s for c, s in zip(called, spare, strict=True)]
        else:
            wanted = bot_names(bots, len(others))
        back = dict(zip(others, wanted, strict=True))
        return table_of(record, [back.get(name) for name in record.names])


def _opponents(game: Game, bots: str | None, count: int) -> list[str]:
    from monuments.bots.registry import roster_of

    if count == 0:
        return []
    if bots is not None:
        return bot_names(bots, count)
    known = roster_of(game.name).opponents
    return [known[i % len(known)] for i in range(count)]


def _ask(prompt: str) -> str:
    """Read a line, with input history where the terminal supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt)
