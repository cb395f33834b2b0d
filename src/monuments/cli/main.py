"""`monuments`: the commands, each loaded when it is asked for."""

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
        _replace_what_cannot_be_shown()
        try:
            sys.exit(self._run(args, *rest, **options) or 0)
        except click.ClickException as error:
            click.echo(_sentence(error), err=True)
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            click.echo("Stopped.", err=True)
            sys.exit(1)
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(1)
        except OSError as error:
            _give_up_output()
            click.echo(_world_sentence(error), err=True)
            sys.exit(1)

    def _run(self, args: Sequence[str] | None, *rest: Any, **options: Any) -> Any:
        """Run a command. Whatever it printed is out, or OSError is raised, before it is over."""
        options["standalone_mode"] = False
        try:
            return super().main(args, *rest, **options)
        finally:
            sys.stdout.flush()


def _replace_what_cannot_be_shown() -> None:
    """Let a terminal that has no ‘é’ show a ‘?’ instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """Send the rest nowhere, or Python would try to print it again on its way out, and fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def _world_sentence(error: OSError) -> str:
    reason = error.strerror or str(error)
    what = "the output cannot be written" if error.filename is None else error.filename
    return f"{what}: {reason}"


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
