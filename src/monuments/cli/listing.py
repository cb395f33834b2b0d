"""Rows of a database on the terminal: as a table, or as JSON."""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

T = TypeVar("T")

_TIME: Final = "%Y-%m-%d %H:%M:%S"


def time_text(seconds: float | None) -> str:
    return "" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):{_TIME}}"


def show_rows(
    rows: list[T], as_json: bool, columns: tuple[str, ...], cells: Callable[[T], tuple[str, ...]]
) -> None:
    if as_json:
        print_json(rows)
    else:
        print_table(columns, [cells(row) for row in rows])


def print_json(content: Any) -> None:
    import msgspec

    from monuments.cli.say import json_line

    json_line(msgspec.to_builtins(content))


def print_table(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Print a table. Times are in UTC."""
    from rich.console import Console
    from rich.table import Table

    from monuments.cli.cards import WIDE
    from monuments.cli.say import printable

    table = Table()
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*map(printable, row))
    Console(width=None if sys.stdout.isatty() else WIDE, markup=False).print(table)
