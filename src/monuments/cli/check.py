"""`monuments check`: check that every play of a record is legal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from monuments.cli.options import json_option

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.refusal import Refusal


@click.command("check")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE..."
)
@json_option
def command(files: tuple[Path, ...], as_json: bool) -> None:
    """Check that every play in a record is legal.

    Prints for each FILE whether it is legal, or what is wrong.

    \b
    Examples:
        monuments check game.mnr
        monuments check games/*.mnr --json
    """
    from monuments.cli.say import json_line, printable, progress

    results = [_check(path) for path in progress(files, "Checking", len(files))]
    for result, words in results:
        if as_json:
            json_line(result)
        else:
            click.echo(printable(words))
    if not all(result["ok"] for result, _ in results):
        raise SystemExit(2)


def _check(path: Path) -> tuple[dict[str, Any], str]:
    """Return the JSON object of one file, and the same in words."""
    from monuments.cli.records import read_file
    from monuments.cli.say import record_sentence, sentence
    from monuments.engine.record import RecordError
    from monuments.engine.refusal import RefusalError

    try:
        read_file(path)
    except RefusalError as error:
        words = sentence(error.refusal)
        return _wrong(path, error.refusal, words), words
    except RecordError as error:
        words, place = record_sentence(error), (error.turn, error.play, error.line)
        return _wrong(path, error.refusal, words, place), f"{path}: {words}"
    return {"file": str(path), "ok": True}, f"{path}: ok"


def _wrong(
    path: Path,
    refusal: Refusal,
    message: str,
    place: tuple[int | None, str | None, int | None] = (None, None, None),
) -> dict[str, Any]:
    turn, play, line = place
    return {
        "file": str(path),
        "ok": False,
        "turn": turn,
        "play": play,
        "rule": refusal.rule,
        "reason": refusal.reason,
        "line": line,
        "message": message,
    }
