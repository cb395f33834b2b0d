"""`monuments play`: a table for this machine, opened in the browser."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from monuments.server.settings import Settings


@click.command("play")
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0: any free one [8080].")
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database.")
@click.option("--browser/--no-browser", default=True, help="Open the page, or only name it.")
def command(port: int | None, data: str | None, browser: bool) -> None:
    """Serve the tables on this machine and open the page in the browser.

    If the usual port is taken, another one is used; a folder that another
    server uses is refused. Stop with Ctrl+C: every move is on disk, and the
    games go on next time.

    \b
    Examples:
        monuments play
        monuments play --no-browser --port 9000
    """
    from threading import Thread

    from monuments.cli.serve import bind, read, run
    from monuments.server.running import address

    settings = read(port=port, data=data)
    bound = bind(settings, or_any=port is None)

    def ready() -> None:
        click.echo(f"Monuments is at {address(bound)} – stop with Ctrl+C", err=True)
        click.echo(f"Your games are kept in {Path(settings.data).resolve()}", err=True)
        if browser:  # beside the server, which a browser in the terminal would hold up
            Thread(target=_open, args=(address(bound),), daemon=True).start()

    run(_for_people(settings), bound, ready)


def _for_people(settings: "Settings") -> "Settings":
    """On a terminal, log only problems, unless the environment asks for a level."""
    if sys.stderr.isatty() and "MONUMENTS_LOG_LEVEL" not in os.environ:
        return replace(settings, log_level="warning")
    return settings


def _open(page: str) -> None:
    import webbrowser

    if not webbrowser.open(page):
        click.echo("No browser was found here; open that address in one.", err=True)
