"""Random steps with observations and masks, beside the peers in the same run."""

from random import Random
from typing import Any, Final

from monuments.cli.measure import Figure, rate
from monuments.envs.aec import TableEnv, env
from monuments.envs.batch import Batch
from monuments.games.registry import open_game

try:
    import jax
    import pgx
    from pgx.experimental import auto_reset
except ImportError:  # the bench extra is not installed
    pgx = None

try:
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    RLCardBase = None

GAMES_AT_ONCE: Final = 1024
STEPS: Final = 4
PEER: Final = "sparrow_mahjong"
"""Of the games of pgx with hidden tiles the one nearest to ours in size."""


def environment_figures(seconds: float) -> list[Figure]:
    """Measure batches of both games, and single tables through PettingZoo."""
    peer = pgx_steps(seconds)
    found = [] if peer is None else [Figure(f"pgx {PEER}, 1,024 games", peer, "steps/s")]
    rummy = None if RLCardBase is None else table_steps(gin_rummy(), seconds)
    if rummy is not None:
        found.append(Figure("PettingZoo, RLCard's gin rummy", rummy, "steps/s"))
    for name in ("antiquity", "fabuleux"):
        for threads, goal in ((1, ""), (2, "≥ 1,000,000")):
            steps = batch_steps(name, threads, seconds)
            ratio = None if peer is None else steps / peer
            what = f"{name}, 1,024 games, threads: {threads}"
            found.append(Figure(what, steps, "steps/s", goal, ratio))
        wrapped = table_steps(env(game=name, seats=4), seconds)
        ratio = None if rummy is None else wrapped / rummy
        found.append(Figure(f"{name}, PettingZoo", wrapped, "steps/s", "≥ 50,000", ratio))
        bare = table_steps(TableEnv(game=name, seats=4), seconds)
        found.append(Figure(f"{name}, unwrapped", bare, "steps/s"))
    return found


def batch_steps(name: str, threads: int, seconds: float) -> float:
    """Return steps a second of random games of four, with observations and masks."""
    batch = Batch(open_game(name, {}), 4, GAMES_AT_ONCE, threads)
    observations, masks = batch.new_observations(), batch.new_masks()
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()

    def some() -> int:
        for _ in range(STEPS):
            batch.advance(batch.sample(steps), rewards, over, observations, masks)
        return STEPS * GAMES_AT_ONCE

    some()
    found = rate(some, seconds)
    batch.close()
    return found


def table_steps(table: Any, seconds: float) -> float:
    """Return steps a second of random agents at one table, on one core."""
    rng = Random(1)

    def one_game() -> int:
        table.reset()
        taken = 0
        for _ in table.agent_iter():
            seen, _, ended, truncated, _ = table.last()
            if ended or truncated:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(int(legal[int(rng.random() * len(legal))]))
            taken += 1
        return taken

    one_game()
    return rate(one_game, seconds)


def gin_rummy() -> Any:
    """Return RLCard's gin rummy behind PettingZoo's base class for such games."""
    made = RLCardBase("gin-rummy", 2, (5, 52))
    made.metadata, made.render_mode = {"name": "gin_rummy"}, None
    return OrderEnforcingWrapper(made)


def pgx_steps(seconds: float) -> float | None:
    """Return steps per second of random games of pgx on the processor, if installed."""
    if pgx is None:
        return None
    game = pgx.make(PEER)
    step = jax.vmap(auto_reset(game.step, game.init))

    def one_step(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits, axis=1)
        state = step(state, actions, jax.random.split(chance, GAMES_AT_ONCE))
        return (state, key), state.observation.sum()  # used, so that jax must compute it

    loop = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=STEPS))
    key = jax.random.PRNGKey(0)
    carry = (jax.jit(jax.vmap(game.init))(jax.random.split(key, GAMES_AT_ONCE)), key)
    carry, _ = jax.block_until_ready(loop(carry))

    def some() -> int:
        nonlocal carry
        carry, _ = jax.block_until_ready(loop(carry))
        return STEPS * GAMES_AT_ONCE

    return rate(some, seconds)
