"""`monuments backup`: a copy of the database, also while the server runs."""

from pathlib import Path

import click


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database.")
def command(file: Path, data: str | None) -> None:
    """Copy the SQLite database of a server to FILE.

    The copy is whole, whatever is being played meanwhile. To restore it, stop the
    server and put it in the place of monuments.sqlite.

    \b
    Example:
        monuments backup monday.sqlite --data /var/lib/monuments
    """
    from monuments.cli.say import BadInput, counted, fail
    from monuments.cli.serve import read
    from monuments.server.backup import copy_database

    settings = read(data=data)
    if not settings.url.startswith("sqlite"):
        raise BadInput("this database is not SQLite; PostgreSQL is copied with pg_dump")
    if file.exists():
        raise BadInput(f"{file} exists already")
    try:
        count = copy_database(Path(settings.url.partition(":///")[2]), file)
    except OSError as error:
        fail(f"no copy was made: {error.strerror or error}")
    click.echo(f"{file}: {counted(count, 'table')} copied.")
