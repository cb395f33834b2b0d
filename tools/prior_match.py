"""Let searches with the learned prior play searches without it, two against two.

    python tools/prior_match.py --weights build/prior/prior-4.npz --playouts 400 --guided 380

Every deal is played in four seatings. The games are kept, and a second run plays only what is
missing; the same arguments give the same games. The processor time of both sides is printed, so
that the number of guided playouts can be chosen beforehand to make it equal.
"""

import argparse
import hashlib
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

import ladder_pool as pool
import prior_search

from monuments.arena.rating import Interval, wilson
from monuments.arena.schedule import code_in_use, deal_of, plan_for, seed_of
from monuments.bots.match import play_out, share_win
from monuments.bots.registry import make_bot
from monuments.engine.game import Game
from monuments.engine.knowledge import Knowledge, Player
from monuments.games.registry import open_game

PLAYERS: Final = 4
SEED: Final = 3  # of the deals


class Timed:
    """A player whose processor time is counted."""

    def __init__(self, player: Player, name: str, spent: dict[str, float]) -> None:
        self.player, self.name, self.spent = player, name, spent

    def choose(self, knowledge: Knowledge, deadline: float | None) -> int:
        began = time.process_time()
        step = self.player.choose(knowledge, deadline)
        self.spent[self.name] += time.process_time() - began
        return step


def seated(name: str, game: Game, seat: int, seed: int, weights: Path) -> Player:
    """Return a bot by its name, or the one that the prior guides."""
    family, _, playouts = name.partition(":")
    if family == "guided":
        numbers = prior_search.read_weights(weights)
        return prior_search.GuidedBot(game, seat, seed, int(playouts), numbers)
    return make_bot(name, game, seat, seed)


def play_deal(
    bots: tuple[str, ...], deal: int, weights: Path, code: str, spent: dict[str, float]
) -> pool.Row:
    """Play one deal in every seating."""
    game = open_game("antiquity", {})
    plan, places = plan_for(game, bots, SEED), list[tuple[int, ...]]()
    for number, order in enumerate(pool.orders(bots, deal)):
        s, seed = game.new(PLAYERS, deal_of(plan, game, deal)), seed_of(plan, deal, number)
        players = [
            Timed(seated(name, game, seat, seed, weights), name, spent)
            for seat, name in enumerate(order)
        ]
        play_out(game, s, players, seed)
        places.append(tuple(game.ranking(s)))
    return pool.Row(bots, deal, tuple(places), code)


def won(rows: list[pool.Row], name: str) -> tuple[Interval, int]:
    """Return the share of games that a side won, and their number."""
    games = [game for row in rows for game in row.games]
    shares = (zip(game.bots, share_win(game.places), strict=True) for game in games)
    wins = sum(share for game in shares for bot, share in game if bot == name)
    return wilson(wins, len(games)), len(games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play searches with the prior.")
    parser.add_argument("--weights", type=Path, default=Path("build/prior/prior-4.npz"))
    parser.add_argument("--playouts", type=int, default=400, help="of the search without it")
    parser.add_argument("--guided", type=int, default=400, help="playouts of the search with it")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after that long")
    parser.add_argument("--pool", type=Path, default=Path("build/prior/match.csv"))
    given = parser.parse_args()
    guided, plain = f"guided:{given.guided}", f"search:{given.playouts}"
    bots = (guided, plain, guided, plain)
    code = f"{code_in_use()}-{hashlib.sha256(given.weights.read_bytes()).hexdigest()[:16]}"
    ends, spent = time.monotonic() + 60 * given.minutes, defaultdict[str, float](float)
    rows = [row for row in pool.read(given.pool) if (row.bots, row.code) == (bots, code)]
    done = {row.deal for row in rows}
    for deal in range(-(-given.games // PLAYERS)):
        if time.monotonic() > ends:
            print("the time is over; the same command continues")
            break
        if deal not in done:
            rows.append(play_deal(bots, deal, given.weights, code, spent))
            pool.add(given.pool, rows[-1])
            share, games = won(rows, guided)
            seconds = ", ".join(f"{name} {spent[name]:.0f} s" for name in (guided, plain))
            reach = f"{share.low:.1%} to {share.high:.1%}"
            print(f"{games} games, {share.value:.1%} ({reach}); {seconds}", flush=True)


if __name__ == "__main__":
    main()
