"""Services: rate limits with penalties, tasks that outlive their connection."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monuments.engine.refusal import RefusalError
from monuments.server.app import make_services
from monuments.server.http.penalties import Penalties
from monuments.server.http.rate_limits import Buckets
from monuments.server.services import Services
from monuments.server.settings import Settings

ADDRESS = "192.0.2.7"


def run(data: Path, scene: Callable[[Services], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        services = make_services(Settings(data=str(data)))
        await services.store.open()
        try:
            await scene(services)
        finally:
            await services.store.close()

    asyncio.run(main())


def test_an_address_that_goes_on_is_shut_out_and_both_are_counted(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        services.penalties = Penalties(2, 60, 60)
        buckets = Buckets(0.001, 1)
        services.admit(ADDRESS, buckets)
        for _ in range(4):
            with pytest.raises(RefusalError, match="too-fast"):
                services.admit(ADDRESS, buckets)
        with pytest.raises(RefusalError, match="too-fast"):  # also for what it has not used
            services.admit(ADDRESS, Buckets(1, 1))
        services.admit("192.0.2.8", buckets)
        metrics = services.metrics

        assert metrics.value(metrics.penalties) == 1
        assert metrics.value(metrics.limited) == 2  # then it was not even counted

    run(tmp_path, scene)


def test_a_blocked_address_uses_up_nothing(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        buckets = Buckets(0.001, 1)
        services.restrictions.learn([{"target": f"address {ADDRESS}", "until": 1e12}])
        with pytest.raises(RefusalError, match="address-blocked"):
            services.admit(ADDRESS, buckets)
        services.restrictions.learn([])
        services.admit(ADDRESS, buckets)

    run(tmp_path, scene)


def test_tasks_are_waited_for_and_those_that_hang_are_cancelled(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        done = list[str]()

        async def quick() -> None:
            await asyncio.sleep(0.01)
            done.append("quick")

        ended, hanging = services.start(quick()), services.start(asyncio.Event().wait())
        await services.finish()
        await asyncio.wait([hanging])

        assert done == ["quick"]
        assert ended.done()
        assert hanging.cancelled()
        assert services._tasks == set()

    run(tmp_path, scene)
