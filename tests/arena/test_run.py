"""The same results whatever the number of workers, and after a stop on the way."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from monuments.arena.match import gathered
from monuments.arena.run import games_of, play_here, play_on, processes
from monuments.arena.schedule import plan_for
from monuments.engine import jit
from monuments.games.registry import open_game
from tests.arena.results import plan, run


def test_results_come_from_any_executor_each_once() -> None:
    wanted = plan()
    with ThreadPoolExecutor(3) as pool:
        found = list(gathered(wanted, play_on(pool, 3, wanted, games_of(wanted, range(20)))))

    assert sorted(found, key=lambda unit: unit.unit) == run(wanted, 20)


def test_the_seatings_of_a_deal_may_come_in_any_order_and_from_several_workers() -> None:
    wanted = plan("random greedy")
    results = [*play_here(wanted, games_of(wanted, range(3)))]
    first, *others = gathered(wanted, reversed(results))

    assert [result.unit for result in results] == [0, 0, 1, 1, 2, 2]
    assert [unit.unit for unit in (first, *others)] == [2, 1, 0]
    assert [*reversed(others), first] == run(wanted, 3)


@pytest.mark.slow
def test_two_processes_give_the_result_of_one() -> None:
    wanted, before = plan("random random random"), dict(os.environ)
    with processes(wanted, 2) as pool:
        found = list(gathered(wanted, play_on(pool, 2, wanted, games_of(wanted, range(7)))))
        threads = pool.submit(os.getenv, "OPENBLAS_NUM_THREADS").result()

    assert sorted(found, key=lambda unit: unit.unit) == run(wanted, 7)
    assert threads == "1"
    assert dict(os.environ) == before


def test_a_fifth_seat_may_begin_with_several_workers() -> None:
    wanted = plan_for(open_game("fabuleux", {"first": "5"}), ["random"] * 6, 0)

    with processes(wanted, 2):
        pass


LEFT = """
from monuments.arena.run import games_of, play_here, processes
from monuments.engine.jit import KERNELS
from tests.arena.results import plan
wanted = plan("greedy random program:/bin/true")
with processes(wanted, 2):
    before = [len(kernel.overloads) for kernel in KERNELS]
list(play_here(wanted, games_of(wanted, range(1))))
found = zip(KERNELS, before, strict=True)
print(*(kernel.__name__ for kernel, count in found if len(kernel.overloads) > count))
"""


@pytest.mark.skipif(not jit.COMPILED, reason="uncompiled, there is nothing to warm")
@pytest.mark.slow
def test_nothing_is_left_for_the_workers_to_compile() -> None:
    words = [sys.executable, "-c", LEFT]
    done = subprocess.run(words, capture_output=True, text=True, check=True)

    assert done.stdout.split() == []


def test_a_failure_in_a_worker_is_not_swallowed() -> None:
    unknown = plan("random nobody")
    with ThreadPoolExecutor(1) as pool, pytest.raises(Exception, match="bot-unknown"):
        list(play_on(pool, 1, unknown, games_of(unknown, range(3))))
