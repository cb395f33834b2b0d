"""`monuments play`: a table for this machine, opened in the browser."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import click


@click.command("play")
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0 picks a free one [8080].")
@click.option("--data", type=click.Path(file_okay=False), help="Folder for the database.")
@click.option("--browser/--no-browser", default=True, help="Open the page, or just print its URL.")
def command(port: int | None, data: str | None, browser: bool) -> None:
    """Serve the tables on this machine and open the page in the browser.

    If the default port is taken, another one is used; a data folder that
    another server uses is refused. Stop with Ctrl+C: every play is saved, and
    the games continue next time.

    \b
    Examples:
        monuments play
        monuments play --no-browser --port 9000
    """
    from threading import Thread

    from monuments.cli.say import speaker
    from monuments.cli.serve import bind, read, run
    from monuments.server.serve import address

    settings, say = read(port=port, data=data), speaker().say
    bound = bind(settings, or_any=port is None)

    def ready() -> None:
        click.echo(say("terminal-served", address=address(bound)), err=True)
        click.echo(say("terminal-data", folder=str(Path(settings.data).resolve())), err=True)
        if browser:  # in a thread: a browser in the terminal would block the server
            Thread(target=_open, args=(address(bound),), daemon=True).start()

    if sys.stderr.isatty() and "MONUMENTS_LOG_LEVEL" not in os.environ:
        settings = replace(settings, log_level="warning")
    run(settings, bound, ready)


def _open(page: str) -> None:
    import webbrowser

    if not webbrowser.open(page):
        from monuments.cli.say import speaker

        click.echo(speaker().say("terminal-no-browser"), err=True)
