"""`monuments warm`: compile the rules now rather than at the first game."""

import os
import signal
import sys

import click


@click.command("warm", hidden=True)
@click.option("--report", is_flag=True, help="Print the key of each stage when it is compiled.")
def command(report: bool) -> None:
    """Fill the cache of compiled rules."""
    from monuments.cli.compiling import compile_everything
    from monuments.engine.jit import COMPILED

    if not COMPILED:
        return
    signal.signal(signal.SIGTERM, _end)
    for key in compile_everything():
        if report:
            print(key, flush=True)


def _end(*_: object) -> None:
    """End at once: an exception could be lost inside LLVM. The bar has hidden the cursor."""
    if sys.stderr.isatty():
        os.write(sys.stderr.fileno(), b"\x1b[?25h\n")
    os._exit(1)
