"""`monuments backup`: copy the database, even while the server runs."""

from pathlib import Path

import click


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(file_okay=False), help="Folder with the database.")
def command(file: Path, data: str | None) -> None:
    """Copy the SQLite database of a server to FILE.

    The copy is consistent even while games are being played. To restore it, stop
    the server and replace monuments.sqlite with the copy.

    \b
    Example:
        monuments backup monday.sqlite --data /var/lib/monuments
    """
    from monuments.cli.say import BadInput, counted, fail
    from monuments.cli.serve import read
    from monuments.server.storage.backup import copy_database
    from monuments.server.storage.databases import sqlite_file

    database = sqlite_file(read(data=data))
    if database is None:
        raise BadInput("this database is not SQLite; back up PostgreSQL with pg_dump")
    if file.exists():
        raise BadInput(f"{file} already exists")
    try:
        count = copy_database(database, file)
    except OSError as error:
        fail(f"no copy was made: {error.strerror or error}")
    click.echo(f"{file}: {counted(count, 'table')} copied.")
