"""`monuments cards`: every card with its data and their sources."""

import sys
from typing import Any, Final

import click

from monuments.cli.options import game_argument, json_option, opened, table_option

WIDE: Final = 10_000
"""Columns without a terminal: output for programs is neither cut nor folded."""


@click.command("cards")
@game_argument
@table_option
@json_option
def command(game: str, table_options: tuple[str, ...], as_json: bool) -> None:
    """Show the cards of GAME.

    \b
    Examples:
        monuments cards antiquity
        monuments cards antiquity --option cards=mybox.toml --json
    """
    from rich.console import Console
    from rich.table import Table

    from monuments.cli.say import counted, json_line, speaker

    cards = opened(game, table_options).card_list()
    if as_json:
        json_line({"cards": cards})
        return
    language = speaker().language
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    for kind in dict.fromkeys(card["kind"] for card in cards):  # each has its own columns
        rows = [card for card in cards if card["kind"] == kind]
        table = Table(title=counted(len(rows), f"{kind} card"))
        columns = [key for key in rows[0] if key != "kind"]
        for column in columns:
            table.add_column(column.replace("_", " "), overflow="fold")
        for row in rows:
            table.add_row(*(_cell(row[column], language) for column in columns))
        console.print(table)


def _cell(value: Any, language: str) -> str:
    if isinstance(value, dict) and language in value:
        return str(value[language])
    if isinstance(value, dict):
        return ", ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, bool):
        return "yes" if value else "-"
    return str(value)
