"""`monuments simulate`: many games between bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from monuments.cli.options import (
    bot_names,
    check_bots,
    check_players,
    game_argument,
    json_option,
    opened,
    seed_option,
    table_option,
)

if TYPE_CHECKING:  # `--help` must not wait for the engine
    from monuments.bots.program import Fault
    from monuments.engine.game import Deal, Game

CHUNK = 500  # random games played between two ticks of the progress bar


@dataclass(frozen=True, slots=True)
class Played:
    """One game, with the turns that each seat's program lost, and the reasons."""

    deal: Deal
    steps: list[int]
    lost: list[int]
    faults: list[list[Fault]]


@dataclass(slots=True)
class Totals:
    """Totals over all games."""

    wins: list[float]
    games: int = 0
    steps: int = 0
    lost: list[int] = field(default_factory=list)
    """Turns that a substitute played, for each seat; empty if no program plays."""
    faults: list[list[Fault]] = field(default_factory=list)
    """The faults of the programs, likewise."""
    started: float = field(default_factory=time.perf_counter)

    def add(self, games: int, steps: int, wins: tuple[float, ...]) -> None:
        self.games += games
        self.steps += steps
        self.wins = [a + b for a, b in zip(self.wins, wins, strict=True)]

    def add_lost(self, played: Played) -> None:
        self.lost = [a + b for a, b in zip(self.lost, played.lost, strict=True)]
        for kept, new in zip(self.faults, played.faults, strict=True):
            kept += new

    def report(self) -> dict[str, Any]:
        from monuments.arena.match import MAX_FAULTS

        seconds = max(time.perf_counter() - self.started, 1e-9)
        found: dict[str, Any] = {
            "games": self.games,
            "steps": self.steps,
            "seconds": round(seconds, 6),
            "steps_per_second": round(self.steps / seconds, 1),
            "games_per_second": round(self.games / seconds, 3),
            "wins": self.wins,
        }
        if self.lost:  # what a substitute won is not the program's merit
            found |= {"lost": self.lost, "faults": [each[:MAX_FAULTS] for each in self.faults]}
        return found


@click.command("simulate")
@game_argument
@click.option("--players", default=4, show_default=True, help="Number of players.")
@click.option(
    "--bots", default="random", show_default=True, help="One name, or one per seat: random,greedy"
)
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="Number of games."
)
@seed_option
@table_option
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Save each game as a record in DIR.",
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
    """Play many games of GAME between bots.

    Prints how often each seat wins and how fast the games were played.

    \b
    Examples:
        monuments simulate antiquity --players 3 --games 1000
        monuments simulate antiquity --bots random --games 10 --records games --option powers=on
    """
    from monuments.cli.compiling import compile_for
    from monuments.cli.say import json_line, refusals_told

    rules = opened(game, table_options)
    check_players(rules, players)
    names = bot_names(bots, players)
    with refusals_told():
        check_bots(rules, names)
        is_random = set(names) == {"random"}
        compile_for(rules, names, random_games=is_random)
        if is_random and records is None:
            totals = _simulate_compiled(rules, players, games, seed)
        else:
            totals = _simulate_each(rules, names, games, seed, records)
    report = totals.report()
    if as_json:
        json_line(report)
    else:
        _show(report, names)


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
    from monuments.bots.match import share_win, warm
    from monuments.cli.say import progress
    from monuments.engine.play import position

    if set(bots) == {"random"}:
        game.random_game(len(bots), seed, 0)  # as above
    warm(game, bots)
    totals = Totals([0.0] * len(bots))
    if any(name.startswith("program:") for name in bots):
        totals.lost, totals.faults = [0] * len(bots), [[] for _ in bots]
    width = max(4, len(str(games)))
    for number in progress(range(games), "Playing", games):
        played = _play_one(game, bots, seed, number)
        s = position(game, len(bots), played.deal, played.steps)
        totals.add(1, len(played.steps), share_win(game.ranking(s)))
        if totals.lost:
            totals.add_lost(played)
        if records is not None:
            _keep(game, bots, played, records / f"{number + 1:0{width}}.mnr")
    return totals


def _play_one(game: Game, bots: list[str], seed: int, number: int) -> Played:
    from random import Random

    from monuments.bots.match import play_out, seat_bots
    from monuments.bots.program import faults_of, turns_lost

    if set(bots) == {"random"}:
        return Played(*game.random_game(len(bots), seed, number), [], [])
    rng = Random(f"{seed} {number}")
    deal = game.deal(len(bots), rng)
    seed_of_bots = rng.getrandbits(62)
    players = seat_bots(game, bots, seed_of_bots)
    steps = play_out(game, game.new(len(bots), deal), players, seed_of_bots)
    lost = [turns_lost(player) for player in players]
    return Played(deal, steps, lost, [faults_of(player) for player in players])


def _keep(game: Game, bots: list[str], played: Played, path: Path) -> None:
    from monuments.bots.naming import names_of
    from monuments.cli.say import fail
    from monuments.engine.record import Record, tags_of, write_file

    names, deal, steps = tuple(names_of(bots)), played.deal, tuple(played.steps)
    record = Record(game, names, deal, steps)
    tags = tags_of(game, record.position(), names)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, Record(game, names, deal, steps, tags))
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}")


def _show(report: dict[str, Any], bots: list[str]) -> None:
    from monuments.cli.say import counted
    from monuments.cli.standings import fault_lines

    games, steps = counted(report["games"], "game"), counted(report["steps"], "step")
    click.echo(
        f"{games}, {steps} in {report['seconds']:.2f} s "
        f"({report['steps_per_second']:,.0f} steps/s, {report['games_per_second']:,.0f} games/s)"
    )
    for seat, (bot, wins) in enumerate(zip(bots, report["wins"], strict=True), 1):
        click.echo(f"  seat {seat}  {bot:12}  {wins:10,.1f} wins  {wins / report['games']:6.1%}")
    for seat, lost in enumerate(report.get("lost", ())):
        for line in fault_lines(bots[seat], lost, report["faults"][seat]):
            click.echo(line)
