"""Owners of tables: claimed, remembered, forgotten, and given up for dead."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from monuments.server.metrics import Metrics
from monuments.server.settings import Settings
from monuments.server.storage.databases import make_store
from monuments.server.storage.postgres_store import PostgresStore
from monuments.server.table.ownership import NotOwnerError, Ownership
from tests.server.running import new_database


def alone(data: Path) -> Ownership:
    metrics = Metrics()
    return Ownership(make_store(Settings(data=str(data)), metrics), metrics)


def test_a_process_that_leaves_claims_no_more(tmp_path: Path) -> None:
    ownership = alone(tmp_path)
    ownership.is_leaving = True

    with pytest.raises(NotOwnerError) as caught:
        asyncio.run(ownership.claim("table"))
    assert (caught.value.table, caught.value.owner) == ("table", None)


def test_a_process_that_renewed_its_leases_is_not_dead(tmp_path: Path) -> None:
    ownership = alone(tmp_path)
    with capture_logs() as logs:
        found = [ownership.bury("ada", until) for until in (10.0, 10.0, 9.0, 11.0, 12.0)]
        found.append(ownership.bury("ben", 12.0))

    assert found == [True, True, True, False, False, True]
    assert [(each["event"], each["process"]) for each in logs] == [("peer_unreachable", "ada")]


@pytest.mark.slow
def test_the_owner_of_a_table_is_remembered_until_it_may_have_changed(database: str) -> None:
    async def main() -> None:
        own = await new_database(database)
        stores = [PostgresStore(own, Metrics()) for _ in range(2)]
        for store in stores:
            await store.open()
            await store.stay_alive(600)
        ada, ben = (Ownership(store, Metrics()) for store in stores)
        lease = await ada.claim("table")
        ben.check("table")  # nothing is known of it
        for ask in (ben.claim("table"), asyncio.to_thread(ben.check, "table")):
            with pytest.raises(NotOwnerError) as caught:
                await ask
            assert caught.value.owner == lease.process == stores[0].process
        ada.check("table")
        await stores[0].depart()
        ben.forget("table")
        ben.check("table")
        with capture_logs() as logs:
            taken = await ben.claim("table")

        assert (taken.epoch, taken.previous) == (lease.epoch + 1, lease.process)
        assert [each["event"] for each in logs] == ["owner_changed"]
        for store in stores:
            await store.close()

    asyncio.run(main())
