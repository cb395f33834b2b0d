"""`monuments arena`: which bot is the best, and by how much?"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from monuments.cli.options import (
    check_bot_count,
    check_bots,
    check_players,
    json_option,
    opened,
    table_option,
)

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.arena.ledger import Ledger
    from monuments.arena.match import Result, Unit
    from monuments.arena.report import Report
    from monuments.arena.run import Task
    from monuments.arena.schedule import Plan
    from monuments.engine.game import Game

GAMES: Final = 100
FORMATS: Final = (".svg", ".png")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The run that was asked for; None where nothing was said."""

    game: str | None
    bots: str | None
    players: int | None
    games: int | None
    seed: int | None
    options: tuple[str, ...]


def _file(name: str, about: str) -> Callable[[click.decorators.FC], click.decorators.FC]:
    kind = click.Path(path_type=Path, dir_okay=False)
    return click.option(f"--{name}", type=kind, metavar="FILE", help=about)


@click.command("arena")
@click.argument("game", required=False)
@click.option("--bots", metavar="NAME,…", help="One bot for each seat.")
@click.option("--players", type=int, show_default="one a bot", help="How many sit at the table.")
@click.option(
    "--games", type=click.IntRange(1), show_default=str(GAMES), help="How many games, at least."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), show_default="0", help="Same seed, same deals."
)
@table_option
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    show_default="one a processor",
    help="How many processes play.",
)
@click.option("--on", metavar="dask=ADDRESS", help="Play on a Dask cluster (extra: cluster).")
@_file("out", "Keep every result in a new file, as JSON lines.")
@_file("resume", "Go on with such a file; the rest is as it says.")
@_file("plot", "Draw the result as .svg, or as .png (extra: plots).")
@json_option
def command(
    game: str | None,
    bots: str | None,
    players: int | None,
    games: int | None,
    seed: int | None,
    table_options: tuple[str, ...],
    workers: int | None,
    on: str | None,
    out: Path | None,
    resume: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME in every seating over the same deals, and rate them.

    Each deal is played once for every different order of the bots around the table (with more than
    24 orders, every bot goes once around it), so that the luck of cards and seats is the same for
    all. Tells win shares and ratings with 95 % intervals, mean scores, where the points came from,
    what it is worth to begin, and how long games are. Neither the number of workers nor a stop on
    the way changes the result.

    \b
    Examples:
        monuments arena antiquity --bots greedy,random,random,random --games 400
        monuments arena antiquity --bots program:./mybot,greedy --out run.jsonl --plot run.svg
        monuments arena --resume run.jsonl --games 2000
    """
    from monuments.cli.say import json_line

    _check_openskill()
    _check_files(out, resume, plot)
    cluster = None if on is None else _address(on)
    wanted = Wanted(game, bots, players, games, seed, table_options)
    ledger = _begun(wanted, out) if resume is None else _resumed(wanted, resume)
    _play(ledger, games, workers or os.cpu_count() or 1, cluster)
    report = _report(ledger)
    if plot is not None:
        _draw(report, plot)
    if as_json:
        json_line(report)
    else:
        _show(report)


# --- Beginning and going on -------------------------------------------------------------------


def _check_files(out: Path | None, resume: Path | None, plot: Path | None) -> None:
    """Raise BadInput for files that cannot be meant, before a game is played."""
    from monuments.cli.say import BadInput

    if out is not None and resume is not None:
        raise BadInput("--out begins a file and --resume goes on with one: name one of them")
    if plot is not None and plot.suffix not in FORMATS:
        raise BadInput(f"{plot} ends neither in .svg nor in .png")
    for path in (out, plot):
        if path is not None and not path.parent.is_dir():
            raise BadInput(f"{path}: there is no folder {path.parent}")
    if plot is not None and plot.suffix == ".png":
        _check_pillow()


def _check_openskill() -> None:
    from importlib.util import find_spec

    from monuments.cli.say import fail

    if find_spec("openskill") is None:
        fail("the arena needs openskill, which comes with monuments[arena]")


def _check_pillow() -> None:
    from importlib.util import find_spec

    from monuments.cli.say import fail

    if find_spec("PIL") is None:
        fail("a .png needs Pillow, which comes with monuments[plots]; a .svg needs nothing")


def _begun(wanted: Wanted, out: Path | None) -> Ledger:
    from monuments.arena.ledger import Ledger
    from monuments.cli.say import BadInput, fail

    plan = _plan(wanted)
    try:
        return Ledger.create(plan, wanted.games or GAMES, out)
    except FileExistsError:
        raise BadInput(f"{out} is there already: go on with --resume, or name another") from None
    except OSError as error:
        fail(f"{out} cannot be written: {error.strerror}")


def _plan(wanted: Wanted) -> Plan:
    """Return what is to be played. Raise BadInput unless all of it can be."""
    from monuments.arena.schedule import plan_for
    from monuments.cli.say import BadInput

    if wanted.game is None or wanted.bots is None:
        raise BadInput("name a game and its --bots, or a run to go on with: --resume FILE")
    game, names = opened(wanted.game, wanted.options), wanted.bots.split(",")
    players = len(names) if wanted.players is None else wanted.players
    check_players(game, players)
    check_bot_count(names, players)
    _check_bots(game, names)
    return plan_for(game, names, wanted.seed or 0)


def _check_bots(game: Game, names: Sequence[str]) -> None:
    """Raise BadInput unless all of them can play here."""
    from monuments.cli.say import refusals_told

    with refusals_told():
        check_bots(game, names)


def _resumed(wanted: Wanted, path: Path) -> Ledger:
    """Return a run that was begun. Raise BadInput if it cannot go on here, or is another one."""
    from monuments.arena.ledger import Ledger, LedgerError
    from monuments.arena.schedule import OtherCodeError, game_of
    from monuments.cli.say import BadInput, refusals_told

    try:
        ledger = Ledger.resume(path)
        with refusals_told():
            game = game_of(ledger.plan)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except (LedgerError, OtherCodeError) as error:
        raise BadInput(f"{path}: {error}") from None
    _check_same(wanted, ledger.plan, path)
    if _missing(ledger, wanted.games):
        _check_bots(game, ledger.plan.bots)
    _lengthen(ledger, wanted.games)
    return ledger


def _lengthen(ledger: Ledger, games: int | None) -> None:
    """Make a run longer before it goes on, so that a stop does not forget it."""
    from monuments.cli.say import fail

    try:
        ledger.lengthen(games or 0)
    except OSError as error:
        fail(f"{ledger.path} cannot be written: {error.strerror}")


def _missing(ledger: Ledger, games: int | None) -> list[int]:
    """Return the units still to be played for so many games, or for those asked for before."""
    from monuments.arena.schedule import units_for

    return ledger.missing(range(units_for(games or ledger.games, ledger.plan.bots)))


def _check_same(wanted: Wanted, plan: Plan, path: Path) -> None:
    from monuments.arena.schedule import options_of
    from monuments.cli.say import BadInput

    said: list[tuple[str, str | int | None, str | int]] = [
        ("game", wanted.game, plan.game),
        ("bots", wanted.bots, ",".join(plan.bots)),
        ("players", wanted.players, len(plan.bots)),
        ("seed", wanted.seed, plan.seed),
    ]
    if wanted.options:
        options = options_of(opened(plan.game, wanted.options))
        said.append(("options", _words(options), _words(plan.options)))
    for what, given, found in said:
        if given is not None and given != found:
            raise BadInput(f"{path} is a run with {what} {found}, not {given}")


def _words(options: dict[str, str]) -> str:
    return " ".join(map("=".join, options.items())) or "as they are by default"


# --- Playing ----------------------------------------------------------------------------------


def _address(on: str) -> str:
    """Return where the cluster is. Raise BadInput for what cannot be meant."""
    from monuments.cli.say import BadInput

    kind, _, address = on.partition("=")
    if kind != "dask" or not address:
        raise BadInput(f"--on {on} is not understood; it reads dask=ADDRESS")
    return address


def _play(ledger: Ledger, games: int | None, workers: int, cluster: str | None) -> None:
    """Play what is missing. Stop with status 1 if the world does not let us."""
    from concurrent.futures.process import BrokenProcessPool

    from monuments.arena.cluster import ClusterError
    from monuments.arena.match import gathered
    from monuments.arena.run import games_of
    from monuments.arena.schedule import OtherCodeError, game_of
    from monuments.cli.compiling import compile_for
    from monuments.cli.say import fail, progress, sentence
    from monuments.engine.refusal import RefusalError

    missing = games_of(ledger.plan, _missing(ledger, games))
    try:
        if missing and cluster is None:
            compile_for(game_of(ledger.plan), ledger.plan.bots)
        with _results(ledger.plan, missing, workers, cluster) as results:
            told = progress(results, "Playing", len(missing))
            for unit in gathered(ledger.plan, told):
                _keep(ledger, unit)
    except KeyboardInterrupt:
        fail(f"Stopped.{_how_to_go_on(ledger)}")
    except BrokenProcessPool:
        fail(f"A worker died.{_how_to_go_on(ledger)}")
    except RefusalError as error:  # a program was there at first
        fail(f"{sentence(error.refusal)}{_how_to_go_on(ledger)}")
    except (ClusterError, OtherCodeError) as error:
        fail(f"{error}.{_how_to_go_on(ledger)}")
    except OSError as error:  # of the system or of a worker; the file's own is told by `_keep`
        fail(f"The run cannot go on: {error}.{_how_to_go_on(ledger)}")


def _keep(ledger: Ledger, unit: Unit) -> None:
    from monuments.cli.say import fail

    try:
        ledger.add(unit)
    except OSError as error:
        fail(f"{ledger.path} cannot be written: {error.strerror}")


def _how_to_go_on(ledger: Ledger) -> str:
    if ledger.path is None:
        return " Nothing was kept; with --out FILE it would have been."
    return f" What was played is kept; go on with: monuments arena --resume {ledger.path}"


@contextmanager
def _results(
    plan: Plan, games: list[Task], workers: int, cluster: str | None
) -> Iterator[Iterator[Result]]:
    """Give the results as they come: from a cluster, from processes, or from this one."""
    from monuments.arena.cluster import dask
    from monuments.arena.run import play_here, play_on, processes

    workers = min(workers, len(games))
    if cluster is not None:
        with dask(cluster) as (executor, count):
            yield play_on(executor, count, plan, games)
    elif workers > 1:
        with processes(plan, workers) as executor:
            yield play_on(executor, workers, plan, games)
    else:
        yield play_here(plan, games)


# --- Telling ----------------------------------------------------------------------------------


def _report(ledger: Ledger) -> Report:
    from monuments.arena.report import report_of

    return report_of(ledger.plan, ledger.units)


def _draw(report: Report, path: Path) -> None:
    from monuments.arena.plot import plot
    from monuments.cli.say import fail
    from monuments.drawing import png, svg

    drawing = plot(report)
    try:
        if path.suffix == ".png":
            path.write_bytes(png(drawing))
        else:
            path.write_text(svg(drawing), "utf-8")
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}")


def _show(report: Report) -> None:
    from monuments.cli.standings import lines

    for line in lines(report):
        click.echo(line)
