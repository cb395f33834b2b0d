"""OpenSpiel's own simulations and search; skipped where it is not installed."""

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make bench`")
pytestmark = pytest.mark.slow


def game(name: str, **params: Any) -> Any:
    import monuments.envs.openspiel  # noqa: F401 - registers the games

    return pyspiel.load_game(f"monuments_{name}", params)


def middle(made: Any, steps: int) -> Any:
    state, rng = made.new_initial_state(), Random(1)
    state.apply_action(7)
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("antiquity", {}),
        ("antiquity", {"players": 3, "options": "powers:on;track:3"}),
        ("fabuleux", {"players": 6, "options": "collectors:8;rounds:20"}),
    ],
)
def test_open_spiel_simulates_it(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(game(name, **params), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["antiquity", "fabuleux"])
def test_a_resampled_state_is_another_with_the_same_knowledge(name: str) -> None:
    state = middle(game(name, players=3), 20)
    player, rng = state.current_player(), Random(2)
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(4)]

    assert {world.observation_string(player) for world in worlds} == {
        state.observation_string(player)
    }
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    assert len({str(world) for world in worlds}) > 1


def test_a_clone_goes_its_own_way() -> None:
    state = middle(game("antiquity", players=4), 10)
    before, other = str(state), state.clone()
    other.apply_action(other.legal_actions()[0])

    assert str(state) == before != str(other)


@pytest.mark.parametrize(
    ("name", "params", "simulations"),
    [("fabuleux", {"options": "rounds:3"}, 10), ("antiquity", {}, 2)],
)
def test_the_search_of_open_spiel_plays_it(
    name: str, params: dict[str, Any], simulations: int
) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    made = game(name, **params)
    state = middle(made, 0)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(
        made, evaluator, 2.0, simulations, random_state=rng, use_observation_string=True
    )
    while not state.is_terminal():
        state.apply_action(bot.step(state))

    assert sum(state.returns()) == pytest.approx(0)
