"""`monuments bench`: measure the engine on this machine."""

import math

import click

from monuments.cli.options import json_option


def _finite(ctx: click.Context, param: click.Parameter, value: float) -> float:
    """Reject `nan`, which passes every range, and `inf`, which would never end."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is not a valid number of seconds.", ctx, param)
    return value


@click.command("bench")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=1.0,
    show_default=True,
    callback=_finite,
    help="How many seconds to measure each figure.",
)
@click.option("--start/--no-start", default=True, help="Also measure start-up and compilation.")
@json_option
def command(seconds: float, start: bool, as_json: bool) -> None:
    """Measure the speed of the engine on this machine.

    Steps per second, copying, dealing unseen cards, start-up and compilation.

    \b
    Examples:
        monuments bench
        monuments bench --seconds 5 --no-start --json
    """
    import dataclasses

    from monuments.bots.warmup import all_stages
    from monuments.cli.compiling import compile_stages
    from monuments.cli.measure import engine_figures, second_game_figures, start_figures, table
    from monuments.cli.say import json_line

    for _ in compile_stages(all_stages()):
        pass
    figures = engine_figures(seconds) + second_game_figures(seconds)
    figures += start_figures() if start else []
    if as_json:
        json_line([dataclasses.asdict(figure) for figure in figures])
    else:
        click.echo(table(figures))
