"""The peer: OpenSpiel's gin rummy, rollouts and search in its own C++ loops."""

from random import Random
from typing import Any, Final

from monuments.cli.measure import rate

try:
    import pyspiel
except ImportError:  # the bench extra is not installed
    pyspiel = None

ROLLOUTS: Final = 200
SIMULATIONS: Final = 200


def gin_rummy_steps(seconds: float) -> float | None:
    """Return steps per second of random gin rummy games, if OpenSpiel is installed.

    One simulation of its tree search hands a position after the deal to the rollout evaluator,
    which plays whole random games without leaving C++. How many steps such a game has on average
    is counted before.
    """
    if pyspiel is None:
        return None
    game = pyspiel.load_game("gin_rummy")
    rng = Random(1)
    steps = sum(_play(_dealt(game, rng), rng) for _ in range(ROLLOUTS)) / ROLLOUTS
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def roll_out() -> int:
        bot.step(_dealt(game, rng))
        return int(ROLLOUTS * steps)

    return rate(roll_out, seconds)


def gin_rummy_simulations(seconds: float) -> float | None:
    """Return simulations per second of OpenSpiel's search, one rollout each."""
    if pyspiel is None:
        return None
    game, rng = pyspiel.load_game("gin_rummy"), Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    # By the observation, which is the quicker of its two ways to tell positions apart.
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, -1, most_visits, True, True)

    def search() -> int:
        bot.step(_dealt(game, rng))
        return SIMULATIONS

    return rate(search, seconds)


def _dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _play(state: Any, rng: Random) -> int:
    taken = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        taken += 1
    return taken
