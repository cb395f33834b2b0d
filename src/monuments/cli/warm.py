"""`monuments warm`: compile the rules now rather than at the first game."""

import os
import signal
import sys

import click


@click.command("warm", hidden=True)
@click.option("--report", is_flag=True, help="For a server: print each stage when it is compiled.")
def command(report: bool) -> None:
    """Fill the cache of compiled rules."""
    from monuments.bots.warmup import all_stages, warm_stages
    from monuments.cli.compiling import compile_stages
    from monuments.engine.jit import COMPILED

    if not COMPILED:
        return
    signal.signal(signal.SIGTERM, _end)
    for key in compile_stages(warm_stages() if report else all_stages()):
        if report:
            print(key, flush=True)


def _end(*_: object) -> None:
    """Exit at once: LLVM could swallow an exception.

    Show the cursor that the bar has hidden.
    """
    if sys.stderr.isatty():
        os.write(sys.stderr.fileno(), b"\x1b[?25h\n")
    os._exit(1)
