"""`monuments verify`: was the deck the one that was promised before the game?"""

from pathlib import Path

import click

from monuments.cli.options import json_option


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path), metavar="RECORD")
@json_option
def command(file: Path, as_json: bool) -> None:
    """Check the seal of a record that was downloaded from a server.

    Deals again from the server's secret and the players' own bits, and compares.
    The promise must be the one that was shown before the game began.

    \b
    Example:
        monuments verify game.mnr
    """
    from monuments.cli.records import read_file
    from monuments.cli.say import json_line, refusals_told
    from monuments.server.seal import commitment, verify

    with refusals_told(file):
        seal = verify(read_file(file))
    promise = commitment(seal.table, seal.secret)
    if as_json:
        json_line({"file": str(file), "ok": True, "table": seal.table, "commitment": promise})
        return
    click.echo(f"{file}: the deck is the one promised at table {seal.table}.")
    click.echo(f"The promise was {promise}")
