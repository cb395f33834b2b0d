"""`monuments replay`: show the position that a record leads to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from monuments.cli.options import json_option

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.record import Record


@click.command("replay")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE..."
)
@click.option(
    "--until", type=click.IntRange(0), metavar="TURN", help="Stop after this turn or round."
)
@json_option
def command(files: tuple[Path, ...], until: int | None, as_json: bool) -> None:
    """Show the position that a record leads to.

    Plays each FILE to its end, or to a given turn; nothing is hidden.

    \b
    Examples:
        monuments replay game.mnr
        monuments replay game.mnr --until 12 --json
    """
    from monuments.cli.say import json_line, printable, progress

    bad = False
    for path in progress(files, "Replaying", len(files)):
        found = _replay(path, until)
        if found is None:
            bad = True
        elif as_json:
            json_line(found)
        else:
            click.echo(click.style(printable(str(path)), bold=True))
            for key, value in found.items():
                if key == "winners" and not found["finished"]:
                    click.echo(printable(f"  winners, if it ended here: {_words(value)}"))
                elif isinstance(value, dict):
                    click.echo(f"  {key}")
                    for name, part in value.items():
                        click.echo(printable(f"    {name}: {_words(part)}"))
                else:
                    click.echo(printable(f"  {key}: {_words(value)}"))
    if bad:
        raise SystemExit(2)


def _replay(path: Path, until: int | None) -> Mapping[str, Any] | None:
    """Return the position, or report on stderr why the file is invalid."""
    from monuments.cli.records import read_file
    from monuments.cli.say import printable, record_sentence, sentence
    from monuments.engine.record import RecordError
    from monuments.engine.refusal import RefusalError

    try:
        record = read_file(path, until)
    except RefusalError as error:
        click.echo(printable(sentence(error.refusal)), err=True)
        return None
    except RecordError as error:
        click.echo(printable(f"{path}: {record_sentence(error)}"), err=True)
        return None
    if until is not None and (last := _last_turn(record)) < until:
        click.echo(printable(f"{path}: the record ends with turn {last}"), err=True)
    return record.game.snapshot(record.position(), list(record.names))


def _last_turn(record: Record) -> int:
    """Return the turn of the last play, 0 if there is none."""
    from monuments.engine.play import plays

    turns = (record.game.turn(s) for s, _ in plays(record.game, record.start(), [*record.steps]))
    return max(turns, default=0)


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_words(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_words(part) for part in value) or "-"
    return "-" if value is None else str(value)
