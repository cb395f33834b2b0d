"""Compare vera with a vera who searches once she has seen all cards.

    python tools/endgames.py --deals 150

Two players of `fabuleux`; every deal is played in both seats. The same arguments give the same
games.
"""

import argparse
import time
from random import Random

from monuments.arena.rating import wilson
from monuments.bots.fabuleux import endgame
from monuments.bots.fabuleux.knowing import KnowingBot
from monuments.engine.chance import seeded
from monuments.engine.game import OVER
from monuments.engine.knowledge import Knowledge
from monuments.games.fabuleux import Fabuleux


def play(game: Fabuleux, number: int, searching: int, nodes: int) -> float:
    """Return the share of a victory of the searching seat."""
    s = game.new(2, game.deal(2, Random(number)))
    players = [
        KnowingBot(game, seat, number, nodes=nodes if seat == searching else 0) for seat in range(2)
    ]
    chances = [seeded(number, seat) for seat in range(2)]
    while (mover := game.to_move(s)) != OVER:
        game.apply(s, players[mover].choose(Knowledge(game, s, mover, chances[mover]), None))
    places = game.ranking(s)
    return 0.5 if places[0] == places[1] else float(places[searching] == 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare vera with and without her search.")
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--nodes", type=int, default=endgame.NODES, help="of each search")
    given = parser.parse_args()
    game, won, began = Fabuleux(), 0.0, time.process_time()
    for number in range(given.deals):
        won += sum(play(game, number, seat, given.nodes) for seat in range(2))
        if number % 10 == 9 or number == given.deals - 1:
            games = 2 * number + 2
            share, seconds = wilson(won, games), time.process_time() - began
            print(
                f"{won} of {games} ({share.low:.1%} to {share.high:.1%}), {seconds:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
