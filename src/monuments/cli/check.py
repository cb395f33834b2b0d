"""`monuments check`: is a record legal from its first play to its last?"""

from pathlib import Path
from typing import Any

import click

from monuments.cli.options import json_option


@click.command("check")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE..."
)
@json_option
def command(files: tuple[Path, ...], as_json: bool) -> None:
    """Check that every play in a record is legal.

    Says for each FILE what is wrong if it is not.

    \b
    Examples:
        monuments check game.mnr
        monuments check games/*.mnr --json
    """
    from monuments.cli.say import json_line, progress

    results = [_check(path) for path in progress(files, "Checking", len(files))]
    for result, message in results:
        if as_json:
            json_line(result)
        else:
            click.echo(f"{result['file']}: {message or 'ok'}")
    if any(message for _, message in results):
        raise SystemExit(2)


def _check(path: Path) -> tuple[dict[str, Any], str]:
    """Return the JSON object of one file, and a sentence if it is not legal."""
    from monuments.cli.records import read_file
    from monuments.cli.say import record_sentence
    from monuments.engine.record import RecordError

    try:
        read_file(path)
    except RecordError as error:
        message = record_sentence(error)
        return {
            "file": str(path),
            "ok": False,
            "turn": error.turn,
            "play": error.play,
            "rule": error.refusal.rule,
            "reason": error.refusal.reason,
            "line": error.line,
            "message": message,
        }, message
    return {"file": str(path), "ok": True}, ""
