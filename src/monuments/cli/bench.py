"""`monuments bench`: how fast is the engine on this machine?"""

import math

import click

from monuments.cli.options import json_option


def _finite(ctx: click.Context, param: click.Parameter, value: float) -> float:
    """Refuse `nan`, which is in every range, and `inf`, which would never be over."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is not a number of seconds.", ctx, param)
    return value


@click.command("bench")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=1.0,
    show_default=True,
    callback=_finite,
    help="How long to measure each figure.",
)
@click.option("--start/--no-start", default=True, help="Also measure starting and compiling.")
@json_option
def command(seconds: float, start: bool, as_json: bool) -> None:
    """Measure the engine on this machine.

    Steps a second, copying, dealing anew, starting and compiling.

    \b
    Examples:
        monuments bench
        monuments bench --seconds 5 --no-start --json
    """
    import dataclasses

    from monuments.cli.compiling import compile_everything
    from monuments.cli.measure import engine_figures, second_game_figures, start_figures, table
    from monuments.cli.say import json_line

    for _ in compile_everything():
        pass
    figures = engine_figures(seconds) + second_game_figures(seconds)
    figures += start_figures() if start else []
    if as_json:
        json_line([dataclasses.asdict(figure) for figure in figures])
    else:
        click.echo(table(figures))
