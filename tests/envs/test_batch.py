"""Batches: the same games as one by one, whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

from monuments.engine.game import OVER, Game, State
from monuments.engine.play import position
from monuments.envs.batch import Batch
from monuments.envs.games import KERNELS
from monuments.games.registry import GAMES, open_game

SEED = 11
TABLES = [("antiquity", {"powers": "on"}, 2), ("antiquity", {}, 3), ("fabuleux", {}, 5)]


def next_game(game: Game, seats: int, number: int) -> State:
    return game.new(seats, game.random_game(seats, SEED, number)[0])


def check_rows(batch: Batch, states: list[State]) -> None:
    """Check that the batch sees the same as each game alone."""
    game, kernels = batch.game, KERNELS[batch.game.name]
    seen, masks = batch.observe(batch.new_observations()), batch.mask(batch.new_masks())
    movers = batch.movers(batch.new_steps())
    for i, s in enumerate(states):
        own = np.empty(kernels.encoding.size, np.int16)
        kernels.observe(s, game.to_move(s), own)
        assert movers[i] == game.to_move(s)
        assert (seen[i] == own).all()
        assert np.flatnonzero(masks[i]).tolist() == game.legal(s)


def rewards_of(game: Game, s: State) -> list[float]:
    """Return 1 for the winner and -1 shared by the others, 0 before the end."""
    places = game.ranking(s)
    if game.to_move(s) != OVER:
        return [0.0] * len(places)
    shares = [(place == 1) / places.count(1) for place in places]
    return [(share * len(places) - 1) / (len(places) - 1) for share in shares]


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_a_batch_plays_the_games_of_the_protocol(
    name: str, options: dict[str, str], seats: int
) -> None:
    game = open_game(name, options)
    batch, numbers = Batch(game, seats, 3), [0, 1, 2]
    batch.reset(SEED)
    states = [next_game(game, seats, number) for number in numbers]
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()
    while sum(numbers) < 3 + 4 * 3:
        check_rows(batch, states)
        batch.step(batch.sample(steps), rewards, over)
        for i, s in enumerate(states):
            game.apply(s, int(steps[i]))
            assert rewards[i] == pytest.approx(rewards_of(game, s))
            assert over[i] == (game.to_move(s) == OVER)
            if over[i]:
                numbers[i] += 3
                states[i] = next_game(game, seats, numbers[i])


def trace(batch: Batch, seed: int, length: int) -> bytes:
    """Return all that happens in random games from a seed."""
    batch.reset(seed)
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()
    seen, masks, found = batch.new_observations(), batch.new_masks(), list[bytes]()
    for _ in range(length):
        batch.step(batch.sample(steps), rewards, over)
        arrays = (steps, rewards, over, batch.observe(seen), batch.mask(masks))
        found += [array.tobytes() for array in arrays]
    batch.close()
    return b"".join(found)


@pytest.mark.parametrize("name", GAMES)
def test_threads_and_repetition_change_nothing(name: str) -> None:
    game = open_game(name, {})
    one, three = Batch(game, 4, 7), Batch(game, 4, 7, threads=3)

    assert trace(one, 5, 300) == trace(three, 5, 300) == trace(one, 5, 300)
    assert trace(one, 6, 20) != trace(one, 5, 20)


def test_other_libraries_share_the_memory_of_its_arrays() -> None:
    batch = Batch(open_game("antiquity", {}), 2, 3)
    seen = batch.new_observations()
    shared = np.from_dlpack(seen)  # as torch.from_dlpack would
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()
    first = batch.observe(seen).copy()
    batch.advance(batch.sample(steps), rewards, over, seen, batch.new_masks())

    assert np.shares_memory(shared, seen)
    assert (shared == batch.observe(batch.new_observations())).all()
    assert (shared != first).any()


@pytest.mark.parametrize("name", GAMES)
def test_to_advance_is_to_step_and_to_look(name: str) -> None:
    game = open_game(name, {})
    one, two = Batch(game, 3, 7), Batch(game, 3, 7, threads=2)
    steps, seen, masks = two.new_steps(), two.new_observations(), two.new_masks()
    results = [(batch.new_rewards(), batch.new_flags()) for batch in (one, two)]
    ended = 0
    for _ in range(600):
        assert (one.sample(one.new_steps()) == two.sample(steps)).all()
        one.step(steps, *results[0])
        two.advance(steps, *results[1], seen, masks)
        for mine, theirs in zip(*results, strict=True):
            assert (mine == theirs).all()
        assert (seen == one.observe(one.new_observations())).all()
        assert (masks == one.mask(one.new_masks())).all()
        ended += int(results[1][1].sum())
    two.close()

    assert ended


def test_an_array_that_does_not_fit_stops_an_advance_before_it_steps() -> None:
    batch = Batch(open_game("antiquity", {}), 4, 5)
    before = batch.observe(batch.new_observations())
    steps, rewards, over = batch.sample(batch.new_steps()), batch.new_rewards(), batch.new_flags()

    with pytest.raises(ValueError, match="a contiguous array of int8"):
        batch.advance(steps, rewards, over, batch.new_observations(), np.zeros((5, 130)))  # type: ignore[arg-type]
    assert (batch.observe(batch.new_observations()) == before).all()


def test_an_illegal_step_changes_nothing() -> None:
    batch = Batch(open_game("antiquity", {}), 4, 5)
    steps, rewards, over = batch.new_steps(), batch.new_rewards(), batch.new_flags()
    before = batch.observe(batch.new_observations())
    for wrong in (-1, 130, batch.encoding.steps.index("done")):
        batch.sample(steps)
        steps[3] = wrong
        with pytest.raises(ValueError, match=f"step {wrong} is not legal in game 3"):
            batch.step(steps, rewards, over)

    assert (batch.observe(batch.new_observations()) == before).all()


@pytest.mark.parametrize(
    "array",
    [np.zeros((4, 130), np.int8), np.zeros((5, 130), np.int16), np.zeros((130, 5), np.int8).T],
    ids=["shape", "type", "order"],
)
def test_arrays_of_another_kind_are_refused(array: Any) -> None:
    batch = Batch(open_game("antiquity", {}), 4, 5)

    with pytest.raises(ValueError, match=r"a contiguous array of int8 in the shape \(5, 130\)"):
        batch.mask(array)


@pytest.mark.parametrize(
    ("seats", "count", "threads", "sentence"),
    [
        (5, 1, 1, "antiquity has 2 to 4 players, not 5"),
        (4, 0, 1, "at least"),
        (4, 1, 0, "at least"),
    ],
)
def test_impossible_batches_are_refused(
    seats: int, count: int, threads: int, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        Batch(open_game("antiquity", {}), seats, count, threads)


def test_a_seed_that_no_generator_takes_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed is between 0"):
        Batch(open_game("fabuleux", {}), 2, 1).reset(-1)


def test_the_number_of_a_game_names_the_same_deal_as_the_playouts() -> None:
    game = open_game("fabuleux", {})
    deal, steps = game.random_game(3, 4, 1)
    batch = Batch(game, 3, 2)
    batch.reset(4)
    own, out = position(game, 3, deal, []), batch.new_steps()

    assert batch.movers(out)[1] == game.to_move(own)
    taken = []
    rewards, over = batch.new_rewards(), batch.new_flags()
    while not over[1]:
        batch.step(batch.sample(out), rewards, over)
        taken.append(int(out[1]))
    assert taken == steps
