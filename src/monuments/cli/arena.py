"""`monuments arena`: rate bots against each other."""

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
    cluster_option,
    json_option,
    opened,
    table_option,
    workers_option,
)

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.arena.ledger import Ledger
    from monuments.arena.match import Result
    from monuments.arena.report import Report
    from monuments.arena.run import Task
    from monuments.arena.schedule import Plan
    from monuments.engine.game import Game

GAMES: Final = 100
FORMATS: Final = (".svg", ".png")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The run requested on the command line; None for options not given."""

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
@click.option("--players", type=int, show_default="one per bot", help="Number of players.")
@click.option(
    "--games", type=click.IntRange(1), show_default=str(GAMES), help="Minimum number of games."
)
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), show_default="0", help="Same seed, same deals."
)
@table_option
@workers_option
@cluster_option
@_file("out", "Write every result to a new file, as JSON lines.")
@_file("resume", "Continue the run in this file, with its settings.")
@_file("plot", "Plot the result as .svg, or as .png (extra: plots).")
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
    """Play GAME between bots, every seating over the same deals, and rate them.

    Each deal is played once for every order of the bots around the table (with more than 24
    orders, each bot takes every seat once), so that all bots have the same luck with cards and
    seats. Prints win shares and ratings with 95% intervals, mean scores, the sources of points,
    the advantage of playing first, and the length of games. Neither the number of workers nor an
    interruption changes the result.

    \b
    Examples:
        monuments arena antiquity --bots greedy,random,random,random --games 400
        monuments arena antiquity --bots program:./mybot,greedy --out run.jsonl --plot run.svg
        monuments arena --resume run.jsonl --games 2000
    """
    from importlib.util import find_spec

    from monuments.arena.report import report_of
    from monuments.cli.say import fail, json_line
    from monuments.cli.standings import lines

    if find_spec("openskill") is None:
        fail("the arena needs openskill: install monuments[arena]")
    _check_files(out, resume, plot)
    cluster = None if on is None else cluster_address(on)
    wanted = Wanted(game, bots, players, games, seed, table_options)
    ledger = _begun(wanted, out) if resume is None else _resumed(wanted, resume)
    _play(ledger, games, workers or os.cpu_count() or 1, cluster)
    report = report_of(ledger.plan, ledger.units)
    if plot is not None:
        _draw(report, plot)
    if as_json:
        json_line(report)
    else:
        for line in lines(report):
            click.echo(line)


# --- New and resumed runs ---------------------------------------------------------------------


def _check_files(out: Path | None, resume: Path | None, plot: Path | None) -> None:
    """Raise BadInput for unusable files before any game is played."""
    from importlib.util import find_spec

    from monuments.cli.say import BadInput, fail

    if out is not None and resume is not None:
        raise BadInput("--out starts a new file and --resume continues one: use only one of them")
    if plot is not None and plot.suffix not in FORMATS:
        raise BadInput(f"{plot} must end in .svg or .png")
    for path in (out, plot):
        if path is not None and not path.parent.is_dir():
            raise BadInput(f"{path}: the folder {path.parent} does not exist")
    if plot is not None and plot.suffix == ".png" and find_spec("PIL") is None:
        fail("a .png needs Pillow: install monuments[plots], or choose .svg")


def _begun(wanted: Wanted, out: Path | None) -> Ledger:
    from monuments.arena.ledger import Ledger
    from monuments.arena.schedule import plan_for
    from monuments.cli.say import BadInput, fail

    if wanted.game is None or wanted.bots is None:
        raise BadInput("name a game and its --bots, or a run to continue: --resume FILE")
    game, names = opened(wanted.game, wanted.options), wanted.bots.split(",")
    players = len(names) if wanted.players is None else wanted.players
    check_players(game, players)
    check_bot_count(names, players)
    _check_bots(game, names)
    plan = plan_for(game, names, wanted.seed or 0)
    try:
        return Ledger.create(plan, wanted.games or GAMES, out)
    except FileExistsError:
        raise BadInput(f"{out} already exists: continue with --resume, or name another") from None
    except OSError as error:
        fail(f"{out} cannot be written: {error.strerror}")


def _check_bots(game: Game, names: Sequence[str]) -> None:
    """Raise BadInput unless all of them can play here."""
    from monuments.cli.say import refusals_told

    with refusals_told():
        check_bots(game, names)


def _resumed(wanted: Wanted, path: Path) -> Ledger:
    """Return a run to resume.

    Raise BadInput if it cannot be resumed, or is another run.
    """
    from monuments.arena.ledger import Ledger, LedgerError
    from monuments.arena.schedule import OtherCodeError, game_of
    from monuments.cli.say import BadInput, fail, refusals_told

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
    try:
        ledger.lengthen(wanted.games or 0)  # now, so that an interruption keeps the new length
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}")
    return ledger


def _missing(ledger: Ledger, games: int | None) -> list[int]:
    """Return the units still to be played for `games`, or for the number in the file."""
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
    return " ".join(map("=".join, options.items())) or "at their defaults"


# --- Playing ----------------------------------------------------------------------------------


def cluster_address(on: str) -> str:
    """Return the address of the cluster. Raise BadInput if there is none."""
    from monuments.cli.say import BadInput

    kind, _, address = on.partition("=")
    if kind != "dask" or not address:
        raise BadInput(f"--on {on} is not valid; write dask=ADDRESS")
    return address


def _play(ledger: Ledger, games: int | None, workers: int, cluster: str | None) -> None:
    """Play the missing games. Exit with status 1 if the environment fails."""
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
            shown = progress(results, "Playing", len(missing))
            for unit in gathered(ledger.plan, shown):
                try:
                    ledger.add(unit)
                except OSError as error:
                    fail(f"{ledger.path} cannot be written: {error.strerror}")
    except KeyboardInterrupt:
        fail(f"Stopped.{_how_to_go_on(ledger)}")
    except BrokenProcessPool:
        fail(f"A worker process died.{_how_to_go_on(ledger)}")
    except RefusalError as error:  # the program existed when it was checked
        fail(f"{sentence(error.refusal)}{_how_to_go_on(ledger)}")
    except (ClusterError, OtherCodeError) as error:
        fail(f"{error}.{_how_to_go_on(ledger)}")
    except OSError as error:  # of the system or of a worker
        fail(f"The run cannot continue: {error}.{_how_to_go_on(ledger)}")


def _how_to_go_on(ledger: Ledger) -> str:
    if ledger.path is None:
        return " No results were kept; use --out FILE to keep them."
    return f" Results so far are kept; continue with: monuments arena --resume {ledger.path}"


@contextmanager
def _results(
    plan: Plan, games: list[Task], workers: int, cluster: str | None
) -> Iterator[Iterator[Result]]:
    """Yield finished results from a cluster, from processes, or from this process."""
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


# --- Reporting --------------------------------------------------------------------------------


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
