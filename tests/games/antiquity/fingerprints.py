"""Games as one line each, so that compiled and plain runs can be compared.

MONUMENTS_JIT=0 python -m tests.games.antiquity.fingerprints 12
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from monuments.engine.chance import seeded
from monuments.games.antiquity import Antiquity
from tests.games.antiquity.guided import TABLES, match


def fingerprints(games: int) -> list[str]:
    """Return a line for each game of players with preferences, and of random players."""
    return [line for number in range(games) for line in (_guided(number), _random(number))]


def _guided(number: int) -> str:
    found = match(2 + number % 3, Random(number))
    game, chance, digest = found.game, seeded(number), sha256(found.s.tobytes())
    for steps in found.plays():
        world = game.determinize(found.s, number % found.seats, chance)
        for part in (found.s.tobytes(), world.tobytes(), game.write_play(found.s, steps).encode()):
            digest.update(part)
    return f"guided {number}: {game.scores(found.s)} {game.ranking(found.s)} {digest.hexdigest()}"


def _random(number: int) -> str:
    game, seats = Antiquity(TABLES[number % len(TABLES)]), 2 + number % 3
    deal, steps = game.random_game(seats, 2**40 + 1, number)
    digest = sha256(repr((deal, steps)).encode())
    for state in _states(game, seats, number):
        digest.update(state)
    tally = game.random_games(seats, number, range(3))
    return f"random {number}: {len(steps)} {tally.steps} {tally.wins} {digest.hexdigest()}"


def _states(game: Antiquity, seats: int, number: int) -> Iterator[bytes]:
    deal, steps = game.random_game(seats, 2**40 + 1, number)
    s = game.new(seats, deal)
    for step in steps:
        yield s.tobytes()
        yield repr(game.legal(s)).encode()
        game.apply(s, step)
    yield repr(game.scores(s)).encode()


if __name__ == "__main__":
    print("\n".join(fingerprints(int(sys.argv[1]))))
