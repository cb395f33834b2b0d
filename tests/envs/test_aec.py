"""PettingZoo: its own tests, then rewards, masks and refusals."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from monuments.engine.refusal import RefusalError
from monuments.envs import aec
from monuments.games.antiquity.presentation.cards import CODES
from monuments.games.registry import GAMES, open_game

TABLES = [(name, seats) for name in GAMES for seats in open_game(name, {}).seats]
OPTIONS = [
    *(("antiquity", {"powers": "on", "power-symbols": symbols}) for symbols in ("off", "on")),
    ("antiquity", {"actions": "upto", "track": "3", "show-taken": "on"}),
    *(("antiquity", {"left-out": code}) for code in ("random", *CODES)),
    *(("fabuleux", {"collectors": str(count)}) for count in range(9)),
    ("fabuleux", {"rounds": "5", "minutes": "10", "first": "2"}),
    ("fabuleux", {"deck": "examples/decks/bridges.toml"}),
]


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a random game and return each agent's reward."""
    rng, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        total[agent] += reward
        steps = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if ended or truncated else rng.choice(steps))
    return total


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_petting_zoo_accepts_every_number_of_players(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():  # observations with masks are dicts, as the manual has them
        warnings.filterwarnings("ignore", "Observation (space for each agent|is not a NumPy)")
        api_test(aec.env(game=name, seats=seats), num_cycles=300)
    seed_test(lambda: aec.env(game=name, seats=seats), num_cycles=60)

    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_every_option_can_be_played_to_the_end(name: str, options: dict[str, str]) -> None:
    env = aec.TableEnv(name, 2, options)
    space = env.observation_space("seat_0")
    total = play(env, 3)

    assert sum(total.values()) == pytest.approx(0)
    assert set(total.values()) in ({1.0, -1.0}, {0.0})
    env.reset()
    assert all(space.contains(env.observe(agent)) for agent in env.agents)


def test_the_winner_gets_what_the_others_lose() -> None:
    env = aec.TableEnv("fabuleux", 5)
    totals = [sorted(play(env, seed).values()) for seed in range(20)]

    assert [-0.25, -0.25, -0.25, -0.25, 1.0] in totals
    assert all(sum(total) == pytest.approx(0) for total in totals)


def test_only_the_agent_to_move_has_legal_steps() -> None:
    env = aec.TableEnv("antiquity", 3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        legal = env._table.game.legal(env.state()) if agent == env.agent_selection else []
        assert np.flatnonzero(mask).tolist() == legal


def test_an_illegal_step_changes_nothing() -> None:
    env = aec.TableEnv("antiquity", 4)
    env.reset(seed=1)
    before = env.state().tobytes()
    done = env.encoding.steps.index("done")
    for action in (done, -1, 130, None):
        with pytest.raises(ValueError, match=f"step {action} is not legal for seat_"):
            env.step(action)

    assert env.state().tobytes() == before


def test_a_wrapper_of_petting_zoo_ends_the_game_for_an_illegal_step() -> None:
    env = TerminateIllegalWrapper(aec.TableEnv("antiquity", 4), illegal_reward=-1)
    env.reset(seed=1)
    env.last()
    env.step(env.unwrapped.encoding.steps.index("done"))

    assert all(env.terminations.values())
    assert sorted(env.rewards.values()) == [-1, 0, 0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_long_game_is_truncated(name: str) -> None:
    env = aec.env(game=name, seats=2, max_cycles=9)
    env.reset(seed=5)
    steps = 0
    for _ in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        assert not ended
        assert reward == 0
        assert truncated == (steps == 9)
        env.step(None if truncated else int(np.argmax(seen["action_mask"])))
        steps += not truncated
    assert steps == 9


def test_it_renders_what_spectators_see() -> None:
    env = aec.TableEnv("fabuleux", 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()

    assert text is not None
    assert '"seat": null' in text
    assert aec.TableEnv("fabuleux", 2).render() is None


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="fabuleux has 2 to 6 players, not 7"):
        aec.TableEnv("fabuleux", 7)
    with pytest.raises(RefusalError):
        aec.TableEnv("antiquity", 2, {"powers": "perhaps"})
    with pytest.raises(RefusalError):
        aec.TableEnv("chess")
