"""`monuments serve`: tables for people and programs on the network."""

import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from monuments.server.settings import Settings


class ServeCommand(click.Command):
    """Lists every setting below its options."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from monuments.server.settings import described

        with formatter.section("Settings (environment variables)"):
            formatter.write_dl(
                [
                    (name, f"{about} [{default}]" if default else about)
                    for name, default, about in described()
                ]
            )


@click.command("serve", cls=ServeCommand)
@click.option("--host", help="Address to listen on [127.0.0.1].")
@click.option("--port", type=click.IntRange(0, 65535), help="Port; 0 picks a free one [8080].")
@click.option("--data", type=click.Path(file_okay=False), help="Folder for the database.")
def command(host: str | None, port: int | None, data: str | None) -> None:
    """Serve tables until stopped.

    Everything else is set by the environment variables below; see
    docs/hosting.md for details.

    \b
    Examples:
        monuments serve
        monuments serve --port 9000 --data /var/lib/monuments
        MONUMENTS_BOT_PAUSE=2 monuments serve
    """
    from monuments.server.serve import address

    found = read(host=host, port=port, data=data)
    bound = bind(found)
    run(found, bound, lambda: click.echo(f"Monuments is served at {address(bound)}", err=True))


def read(
    *, host: str | None = None, port: int | None = None, data: str | None = None
) -> "Settings":
    """Return the settings. Raise BadInput that names an invalid one."""
    from monuments.cli.say import BadInput
    from monuments.server.settings import SettingError, read_settings

    try:
        return read_settings(host=host, port=port, data=data)
    except SettingError as error:
        raise BadInput(str(error)) from None


def bind(settings: "Settings", *, or_any: bool = False) -> socket.socket:
    """Return a bound socket; with `or_any`, on a free port if this one is taken."""
    from dataclasses import replace

    from monuments.cli.say import fail
    from monuments.server.serve import listen

    try:
        return listen(settings)
    except OSError as error:
        if or_any and settings.port:
            return bind(replace(settings, port=0))
        fail(f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}")


def run(settings: "Settings", bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped, `ready` called once it begins, or say why it does not."""
    from monuments.cli.say import BadInput, fail
    from monuments.server.serve import StartError, serve
    from monuments.server.settings import SettingError

    try:
        serve(settings, bound, ready)
    except SettingError as error:
        raise BadInput(str(error)) from None
    except StartError as error:
        fail(str(error))
