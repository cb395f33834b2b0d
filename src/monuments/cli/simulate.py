"""`monuments simulate`: many games between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from monuments.cli.options import (
    bot_names,
    check_players,
    game_argument,
    json_option,
    opened,
    seed_option,
    table_option,
)

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.engine.game import Deal, Game

CHUNK = 500  # random games played between two ticks of the progress bar


@dataclass(slots=True)
class Totals:
    """What is counted over all games."""

    wins: list[float]
    games: int = 0
    steps: int = 0
    started: float = field(default_factory=time.perf_counter)

    def add(self, games: int, steps: int, wins: tuple[float, ...]) -> None:
        self.games += games
        self.steps += steps
        self.wins = [a + b for a, b in zip(self.wins, wins, strict=True)]

    def report(self) -> dict[str, Any]:
        seconds = max(time.perf_counter() - self.started, 1e-9)
        return {
            "games": self.games,
            "steps": self.steps,
            "seconds": round(seconds, 6),
            "steps_per_second": round(self.steps / seconds, 1),
            "games_per_second": round(self.games / seconds, 3),
            "wins": self.wins,
        }


@click.command("simulate")
@game_argument
@click.option("--players", default=4, show_default=True, help="How many sit at the table.")
@click.option(
    "--bots", default="random", show_default=True, help="One name, or one a seat: random,greedy"
)
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="How many games."
)
@seed_option
@table_option
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Keep each game as a record in DIR.",
)
@json_option
def command(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    table_options: tuple[str, ...],
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME.

    Tells how often each seat wins and how fast it went.

    \b
    Examples:
        monuments simulate antiquity --players 3 --games 1000
        monuments simulate antiquity --bots random --games 10 --records games --option powers=on
    """
    from monuments.cli.say import json_line, refusals_told

    rules = opened(game, table_options)
    check_players(rules, players)
    names = bot_names(bots, players)
    with refusals_told():
        totals = _simulate(rules, names, games, seed, records)
    report = totals.report()
    if as_json:
        json_line(report)
    else:
        _show(report, names)


def _simulate(game: Game, bots: list[str], games: int, seed: int, records: Path | None) -> Totals:
    if set(bots) == {"random"} and records is None:
        return _simulate_compiled(game, len(bots), games, seed)
    return _simulate_each(game, bots, games, seed, records)


def _simulate_compiled(game: Game, seats: int, games: int, seed: int) -> Totals:
    from monuments.cli.say import progress

    game.random_games(seats, seed, range(1))  # compiling, or reading the cache, is not playing
    totals = Totals([0.0] * seats)
    for start in progress(range(0, games, CHUNK), "Playing", -(-games // CHUNK)):
        numbers = range(start, min(start + CHUNK, games))
        tally = game.random_games(seats, seed, numbers)
        totals.add(len(numbers), tally.steps, tally.wins)
    return totals


def _simulate_each(
    game: Game, bots: list[str], games: int, seed: int, records: Path | None
) -> Totals:
    from monuments.bots.match import share_win
    from monuments.cli.say import progress

    _play_one(game, bots, seed, 0)  # as above
    totals = Totals([0.0] * len(bots))
    width = max(4, len(str(games)))
    for number in progress(range(games), "Playing", games):
        deal, steps = _play_one(game, bots, seed, number)
        s = game.new(len(bots), deal)
        for step in steps:
            game.apply(s, step)
        totals.add(1, len(steps), share_win(game.ranking(s)))
        if records is not None:
            _keep(game, bots, (deal, steps), records / f"{number + 1:0{width}}.mnr")
    return totals


def _play_one(game: Game, bots: list[str], seed: int, number: int) -> tuple[Deal, list[int]]:
    from random import Random

    from monuments.bots.match import play_game

    if set(bots) == {"random"}:
        return game.random_game(len(bots), seed, number)
    rng = Random(f"{seed} {number}")
    deal = game.deal(len(bots), rng)
    return deal, play_game(game, game.new(len(bots), deal), bots, rng.getrandbits(62))


def _keep(game: Game, bots: list[str], played: tuple[Deal, list[int]], path: Path) -> None:
    from monuments.cli.say import fail
    from monuments.engine.record import Record, result_of, write_file

    deal, steps = played
    names = tuple(_names(bots))
    record = Record(game, names, deal, tuple(steps))
    tags = {"Result": result_of(game, record.position()), "Bots": _tag(" ".join(bots))}
    if game.cards_hash:
        tags["Cards"] = game.cards_hash
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, Record(game, names, deal, tuple(steps), tags))
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}")


def _tag(text: str) -> str:
    """Return what a tag may hold of it: a program's command may have quotes or a `#`."""
    return " ".join(text.translate({ord('"'): "'", ord("#"): "-"}).split())


def _names(bots: list[str]) -> Iterator[str]:
    """Name players by their seat, since bots may share a name and a record's players may not."""
    for seat in range(len(bots)):
        yield f"Player {seat + 1}"


def _show(report: dict[str, Any], bots: list[str]) -> None:
    click.echo(
        f"{report['games']:,} games, {report['steps']:,} steps in {report['seconds']:.2f} s "
        f"({report['steps_per_second']:,.0f} steps/s, {report['games_per_second']:,.0f} games/s)"
    )
    for seat, (bot, wins) in enumerate(zip(bots, report["wins"], strict=True), 1):
        click.echo(f"  seat {seat}  {bot:12}  {wins:10,.1f} wins  {wins / report['games']:6.1%}")
