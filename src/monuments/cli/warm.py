"""`monuments warm`: compile the rules now rather than at the first game."""

import click


@click.command("warm", hidden=True)
@click.option("--report", is_flag=True, help="Print the key of each stage when it is compiled.")
def command(report: bool) -> None:
    """Fill the cache of compiled rules."""
    from monuments.cli.compiling import compile_everything
    from monuments.engine.jit import COMPILED

    if not COMPILED:
        return
    for key in compile_everything():
        if report:
            print(key, flush=True)
