"""`monuments warm`: compile the rules now rather than at the first game."""

import click


@click.command("warm", hidden=True)
def command() -> None:
    """Fill the cache of compiled rules."""
    import time

    from monuments.bots.warmup import warm_stages
    from monuments.engine.jit import CACHE, COMPILED

    if not COMPILED:
        return
    if not CACHE.exists():
        click.echo("Compiling the rules, once for this machine ...", err=True)
    started = time.perf_counter()
    for stage in warm_stages():
        stage.run()
    click.echo(f"The rules are ready ({time.perf_counter() - started:.1f} s).", err=True)
