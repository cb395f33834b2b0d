"""The same results whatever the number of workers, and after a stop on the way."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from monuments.arena.run import play_on, processes
from tests.arena.made import plan, run


def test_results_come_from_any_executor_each_once() -> None:
    wanted = plan()
    with ThreadPoolExecutor(3) as pool:
        found = list(play_on(pool, 3, wanted, range(20)))

    assert sorted(found, key=lambda unit: unit.unit) == run(wanted, 20)


@pytest.mark.slow
def test_two_processes_find_what_one_finds() -> None:
    wanted, before = plan("random random random"), dict(os.environ)
    with processes(wanted, 2) as pool:
        found = list(play_on(pool, 2, wanted, range(7)))
        threads = pool.submit(os.getenv, "OPENBLAS_NUM_THREADS").result()

    assert sorted(found, key=lambda unit: unit.unit) == run(wanted, 7)
    assert threads == "1"
    assert dict(os.environ) == before


def test_a_failure_in_a_worker_is_not_swallowed() -> None:
    unknown = plan("random nobody")
    with ThreadPoolExecutor(1) as pool, pytest.raises(Exception, match="bot-unknown"):
        list(play_on(pool, 1, unknown, range(3)))
