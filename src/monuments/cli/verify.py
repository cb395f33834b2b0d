"""`monuments verify`: check the deck against the commitment made before the game."""

from pathlib import Path

import click

from monuments.cli.options import json_option


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path), metavar="RECORD")
@json_option
def command(file: Path, as_json: bool) -> None:
    """Check the seal of a record downloaded from a server.

    Deals again from the server's secret and the players' own bits, and compares.
    The commitment must be the one that was shown before the game began.

    \b
    Example:
        monuments verify game.mnr
    """
    from monuments.cli.records import read_file
    from monuments.cli.say import json_line, printable, refusals_told
    from monuments.fairness.sealed_deck import commitment, verify

    with refusals_told(file):
        seal = verify(read_file(file))
    committed = commitment(seal.table, seal.secret)
    if as_json:
        json_line({"file": str(file), "ok": True, "table": seal.table, "commitment": committed})
        return
    click.echo(printable(f"{file}: the deck matches the commitment of table {seal.table}."))
    click.echo(f"The commitment was {committed}")
