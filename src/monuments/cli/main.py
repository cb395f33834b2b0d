"""`monuments`: the commands, each loaded on demand."""

import io
import os
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
    "dataset",
    "check",
    "replay",
    "cards",
    "serve",
    "verify",
    "backup",
    "admin",
    "bench",
    "warm",
)


class Commands(click.Group):
    """Loads commands on demand, and reports errors in one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"monuments.cli.{cmd_name}").command
        return command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        """Exit with 0 done, 1 failed, 2 bad input."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a ‘?’ where the terminal lacks a character
        try:
            sys.exit(self._run(args, *rest, **options) or 0)
        except click.ClickException as error:
            message = error.format_message()
            if isinstance(error, click.UsageError) and error.ctx:
                command = error.ctx.command_path
                message = f"{command}: {message} (try {command} --help)"
            click.echo(message, err=True)
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            click.echo("Stopped.", err=True)
            sys.exit(1)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except OSError as error:
            # Discard the rest of the output: Python would fail again to print it on exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            what = "the output cannot be written" if error.filename is None else error.filename
            click.echo(f"{what}: {error.strerror or error}", err=True)
            sys.exit(1)

    def _run(self, args: Sequence[str] | None, *rest: Any, **options: Any) -> Any:
        """Run a command, and flush its output before it ends, or raise OSError."""
        options["standalone_mode"] = False
        try:
            return super().main(args, *rest, **options)
        finally:
            sys.stdout.flush()


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="monuments")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Two board games about monuments: play, simulate, and read and check records.

    Without a command, runs `monuments play`: the tables in the browser.

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
