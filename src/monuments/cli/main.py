"""`monuments`: the commands, each loaded when it is asked for."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from monuments import __version__

COMMANDS: Final = (
    "play",
    "terminal",
    "simulate",
    "arena",
    "check",
    "replay",
    "cards",
    "serve",
    "verify",
    "backup",
    "bench",
    "warm",
)


class Commands(click.Group):
    """Loads a command's module on demand, and says what is wrong in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"monuments.cli.{cmd_name}").command
        return command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        """Exit with 0 done, 1 failed, 2 bad input."""
        try:
            options["standalone_mode"] = False
            sys.exit(super().main(args, *rest, **options) or 0)
        except click.ClickException as error:
            click.echo(_sentence(error), err=True)
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            click.echo("Stopped.", err=True)
            sys.exit(1)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)


def _sentence(error: click.ClickException) -> str:
    message = error.format_message()
    if isinstance(error, click.UsageError) and error.ctx:
        return f"{error.ctx.command_path}: {message} (try {error.ctx.command_path} --help)"
    return message


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="monuments")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Two games about monuments: play them, simulate them, read and check their records.

    Without a command it is `monuments play`: the tables in the browser.

    \b
    Examples:
        monuments
        monuments terminal
        monuments simulate antiquity --players 4 --games 1000
        monuments check games/*.mnr
    """
    if ctx.invoked_subcommand is None:
        play = cli.get_command(ctx, "play")
        assert play
        ctx.invoke(play)
