"""One game between players at the board."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Final

from monuments.bots.registry import make_bot
from monuments.engine.chance import Chance, seeded
from monuments.engine.game import OVER, Game, State
from monuments.engine.knowledge import Knowledge, Player

SHORT: Final = {"search": "search:1"}
"""Bots used while compiling in place of those with a fixed number of playouts."""


def play_game(game: Game, s: State, bots: Sequence[str], seed: int) -> list[int]:
    """Let the named bots play `s` to its end, in place, and return the steps."""
    return play_out(game, s, seat_bots(game, bots, seed), seed)


def seat_bots(game: Game, bots: Sequence[str], seed: int) -> list[Player]:
    """Return a player for each seat. Raise RefusalError if there is no such bot."""
    return [make_bot(name, game, seat, seed) for seat, name in enumerate(bots)]


def play_out(game: Game, s: State, players: Sequence[Player], seed: int) -> list[int]:
    """Let the players play `s` to its end, in place, and return the steps."""
    chances = [seeded(seed, seat) for seat in range(len(players))]
    steps: list[int] = []
    while (seat := game.to_move(s)) != OVER:
        step = players[seat].choose(Knowledge(game, s, seat, chances[seat]), None)
        game.apply(s, step)
        steps.append(step)
    return steps


def warm(game: Game, bots: Sequence[str]) -> None:
    """Let each bot choose one step, so that none compiles anything during a game.

    Programs are left out: they have nothing to compile. Raise RefusalError if there is no such bot.
    """
    s = game.new(len(bots), game.deal(len(bots), Random(0)))
    seat = game.to_move(s)
    seat_bots(game, bots, 0)
    for name in dict.fromkeys(SHORT.get(bot.partition(":")[0], bot) for bot in bots):
        if not name.startswith("program:"):
            thought = Knowledge(game, s, seat, seeded(0, seat))
            make_bot(name, game, seat, 0).choose(thought, monotonic())


def play_once(
    game: Game, s: State, player: Player, chance: Chance, deadline: float | None = None
) -> list[int]:
    """Let the player to move make one whole play in `s`, in place; return its steps."""
    seat, steps = game.to_move(s), list[int]()
    while not steps or game.is_midway(s):
        step = player.choose(Knowledge(game, s, seat, chance), deadline)
        game.apply(s, step)
        steps.append(step)
    return steps


def share_win(ranking: Sequence[int]) -> tuple[float, ...]:
    """Return each seat's share of the victory."""
    winners = ranking.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in ranking)
