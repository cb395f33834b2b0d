"""`monuments warm`: compile the rules now rather than at the first game."""

import click


@click.command("warm", hidden=True)
def command() -> None:
    """Fill the cache of compiled rules."""
    import time

    from monuments.engine.jit import CACHE, COMPILED
    from monuments.games.registry import GAMES, open_game
    from monuments.server.choice import warm_bots

    if not COMPILED:
        return
    if not CACHE.exists():
        click.echo("Compiling the rules, once for this machine ...", err=True)
    started = time.perf_counter()
    for name in GAMES:
        open_game(name, {}).warm()
    warm_bots()
    click.echo(f"The rules are ready ({time.perf_counter() - started:.1f} s).", err=True)
