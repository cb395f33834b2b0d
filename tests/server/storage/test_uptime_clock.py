"""The clock counts only time with a server."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.uptime_clock import Clock

moments = st.floats(0, 1000)


async def jump(data: Path, seconds: float) -> tuple[float, float, float]:
    """Set the machine's clock; return our clock's change, a deadline before and after."""
    wall = [1_000_000.0]
    store = make_store(Settings(data=str(data)), Metrics())
    await store.open()
    clock = Clock(store, 0.1, lambda: wall[0])
    await clock.begin()
    start = clock.now()
    before = clock.after(start, 60) - start
    wall[0] += seconds
    earlier = clock.now()
    await clock.tick()
    passed, left = clock.now() - start, clock.after(start, 60) - clock.now()
    again = Clock(store, 0.1, lambda: wall[0])  # as after a restart
    await again.begin()
    assert again.now() >= earlier
    await store.close()
    return passed, before, left


@pytest.mark.parametrize("seconds", [3600.0, -3600.0, 0.0])
def test_changing_the_clock_costs_no_time(tmp_path: Path, seconds: float) -> None:
    passed, before, left = asyncio.run(jump(tmp_path, seconds))

    assert passed == pytest.approx(max(0.0, seconds), abs=5)
    assert before == pytest.approx(60)
    assert left == pytest.approx(60, abs=5)


@given(moments, moments, st.lists(st.tuples(moments, moments), max_size=5))
def test_only_time_with_a_server_counts(
    since: float, seconds: float, pairs: list[tuple[float, float]]
) -> None:
    cuts = sorted({moment for pair in pairs for moment in pair})
    away = [(cuts[i], cuts[i + 1]) for i in range(0, len(cuts) - 1, 2)]
    clock = Clock.__new__(Clock)
    clock._away = away
    end = clock.after(since, seconds)
    stood = sum(max(0.0, min(until, end) - max(start, since)) for start, until in away)

    assert end - since - stood == pytest.approx(seconds, abs=1e-6)
