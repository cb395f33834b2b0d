"""Play many games in parallel, with the same result for any number of workers."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice, product
from multiprocessing import get_context, parent_process
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from monuments.arena.match import Result, play_seating
from monuments.arena.schedule import Plan, game_of, seatings
from monuments.bots.match import warm
from monuments.games.registry import open_game

P = ParamSpec("P")
T = TypeVar("T")

AHEAD: Final = 4
"""Games submitted ahead for each worker, so that none is idle."""

Task: TypeAlias = tuple[int, int]
"""A deal and a seating: one game."""

_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def games_of(plan: Plan, units: Iterable[int]) -> list[Task]:
    """Return every game of these units: the numbers of its deal and its seating."""
    return list(product(units, range(len(seatings(plan.bots)))))


def play_here(plan: Plan, games: Iterable[Task]) -> Iterator[Result]:
    """Play the games one after the other in this process."""
    return (play_seating(plan, *game) for game in games)


def play_on(
    executor: Executor, workers: int, plan: Plan, games: Iterable[Task]
) -> Iterator[Result]:
    """Play the games on an executor and yield each result as it is finished."""
    return spread(executor, workers, play_seating, ((plan, *game) for game in games))


def spread(
    executor: Executor, workers: int, work: Callable[..., T], calls: Iterable[tuple[Any, ...]]
) -> Iterator[T]:
    """Call `work` with each of the arguments on an executor; yield finished results."""
    left = iter(calls)

    def begun(count: int) -> set[Future[T]]:
        return {executor.submit(work, *call) for call in islice(left, count)}

    waiting = begun(AHEAD * workers)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= begun(len(done))
        for future in done:
            yield future.result()


@contextmanager
def processes(plan: Plan, workers: int) -> Iterator[Executor]:
    """Yield a pool of local processes; games not begun when it closes are dropped."""
    # Compile once here rather than in every process. Options change no kernel, and some fit only
    # tables of other sizes than those played to warm the rules.
    game = game_of(plan)
    open_game(game.name, {}).warm()
    warm(game, plan.bots)
    with workers_on(workers) as pool:
        yield pool


@contextmanager
def workers_on(workers: int) -> Iterator[Executor]:
    """Yield a pool of local processes, with one thread each."""
    with _one_thread_each():
        pool = Workers(workers, get_context("spawn"), _attend)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


class Workers(ProcessPoolExecutor):
    """Processes that start with interrupts blocked, until they can exit quietly."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        # The pool starts its workers here, and they inherit the signal mask. A worker interrupted
        # while it imports would print a traceback.
        with _interrupts_blocked():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in this thread, where the system can: Windows has no signal masks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _attend() -> None:
    """Make a worker exit when it is interrupted, and when its parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Limit new processes to one thread each: together they use all processors."""
    before = {name: os.environ.get(name) for name in _ONE_THREAD}
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
