"""`monuments dataset`: games as arrays for training."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from monuments.cli.options import (
    bot_names,
    check_bots,
    check_players,
    cluster_option,
    opened,
    seed_option,
    table_option,
    workers_option,
)

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.envs.dataset import Dataset
    from monuments.envs.dataset_plan import DatasetPlan, Shard, ShardTask
    from monuments.envs.shards import Format

SEARCHES: Final = {"antiquity": "search:400", "fabuleux": "vera"}


@click.command("dataset")
@click.argument("game", required=False)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="New folder for the data set.",
)
@click.option("--players", default=4, show_default=True, help="Number of players.")
@click.option(
    "--bots", default="greedy", show_default=True, help="One name, or one per seat; they rotate."
)
@click.option(
    "--games", default=1000, show_default=True, type=click.IntRange(0), help="Games of --bots."
)
@click.option("--search", metavar="NAME", help="The bot of every seat in searched games.")
@click.option(
    "--searches", default=0, show_default=True, type=click.IntRange(0), help="Searched games."
)
@click.option(
    "--format",
    "kind",
    type=click.Choice(["parquet", "npz"]),
    default="parquet",
    show_default=True,
    help="Parquet (extra: data), or NumPy's own format.",
)
@seed_option
@table_option
@workers_option
@cluster_option
@click.option(
    "--resume",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Continue the data set in this folder, with its settings.",
)
def command(
    game: str | None,
    out: Path | None,
    players: int,
    bots: str,
    games: int,
    search: str | None,
    searches: int,
    kind: Format,
    seed: int,
    table_options: tuple[str, ...],
    workers: int | None,
    on: str | None,
    resume: Path | None,
) -> None:
    """Write games of GAME as arrays: observations, steps, results, search values.

    The folder has Parquet files, their checksums, and a README.md that describes them. Neither the
    number of workers nor an interruption changes them.

    \b
    Examples:
        monuments dataset antiquity --out data --games 100000 --searches 2000
        monuments dataset --resume data
    """
    from monuments.arena.schedule import code_in_use, options_of
    from monuments.cli.arena import cluster_address
    from monuments.cli.say import BadInput, counted, fail, refusals_told
    from monuments.envs.dataset import Dataset, DatasetError
    from monuments.envs.dataset_plan import DatasetPlan
    from monuments.envs.games import encoding_of

    address = None if on is None else cluster_address(on)
    if (game is None) == (resume is None) or (game is None) != (out is None):
        raise BadInput("name a game and a folder: GAME --out DIR; or only --resume DIR")
    if resume is not None:
        try:
            dataset = Dataset.resume(resume)
        except DatasetError as error:
            raise BadInput(str(error)) from None
        if dataset.missing() and dataset.plan.code != code_in_use():
            raise BadInput(f"{resume} was begun with other rules or bots than those installed here")
        _check_format(dataset.plan.format)
    else:
        assert game is not None
        assert out is not None
        _check_format(kind)
        rules = opened(game, table_options)
        check_players(rules, players)
        names, searcher = bot_names(bots, players), search or SEARCHES[rules.name]
        with refusals_told():
            check_bots(rules, [*names, *[searcher] * bool(searches)])
        plan = DatasetPlan(
            game=rules.name,
            seats=players,
            bots=tuple(names),
            search=searcher,
            games=games,
            searches=searches,
            seed=seed,
            options=options_of(rules),
            rules=rules.rules_version,
            encoding=encoding_of(rules).version,
            code=code_in_use(),
            format=kind,
        )
        try:
            dataset = Dataset.create(out, plan)
        except DatasetError as error:
            hint = "continue with --resume, or name another folder"
            raise BadInput(f"{error}: {hint}") from None
        except OSError as error:
            fail(f"{out} cannot be written: {error.strerror}")
    _fill(dataset, workers or os.cpu_count() or 1, address)
    shards = dataset.shards
    click.echo(
        f"{dataset.folder}: {counted(sum(shard.games for shard in shards), 'game')}, "
        f"{counted(sum(shard.positions for shard in shards), 'position')} "
        f"in {counted(len(shards), 'shard')}"
    )


def _check_format(kind: Format) -> None:
    """Fail if the library that writes the format is missing."""
    from importlib.util import find_spec

    from monuments.cli.say import fail

    if kind == "parquet" and find_spec("pyarrow") is None:
        fail("Parquet needs pyarrow: install monuments[data], or use --format npz")


def _fill(dataset: Dataset, workers: int, cluster: str | None) -> None:
    """Make the missing shards. Exit with status 1 if the environment fails."""
    from concurrent.futures.process import BrokenProcessPool

    from monuments.arena.cluster import ClusterError
    from monuments.cli.compiling import compile_for
    from monuments.cli.say import fail, progress
    from monuments.games.registry import open_game

    missing, plan = dataset.missing(), dataset.plan
    if not missing:
        return
    bots = [*plan.bots, *[plan.search] * bool(plan.searches)]
    hint = (
        f" The finished shards are kept; continue with: monuments dataset --resume {dataset.folder}"
    )
    try:
        if cluster is None:
            compile_for(open_game(plan.game, plan.options), bots)
        with _shards(plan, missing, workers, cluster) as shards:
            for shard, content in progress(shards, "Playing", len(missing)):
                dataset.add(shard, content)
    except KeyboardInterrupt:
        fail(f"Stopped.{hint}")
    except BrokenProcessPool:
        fail(f"A worker process died.{hint}")
    except (ClusterError, ValueError) as error:
        fail(f"{error}.{hint}")
    except OSError as error:
        fail(f"The data set cannot be continued: {error}.{hint}")


@contextmanager
def _shards(
    plan: DatasetPlan, tasks: list[ShardTask], workers: int, cluster: str | None
) -> Iterator[Iterator[tuple[Shard, bytes]]]:
    """Yield the shards as they are made, by a cluster, processes, or this process."""
    from monuments.arena.cluster import dask
    from monuments.arena.run import spread, workers_on
    from monuments.envs.dataset_rows import make_shard

    calls = [(plan, task) for task in tasks]
    workers = min(workers, len(tasks))
    if cluster is not None:
        with dask(cluster) as (executor, count):
            yield spread(executor, count, make_shard, calls)
    elif workers > 1:
        with workers_on(workers) as executor:
            yield spread(executor, workers, make_shard, calls)
    else:
        yield (make_shard(*call) for call in calls)
