"""Addresses that do not stop are shut out for longer each time, never forever."""

from collections.abc import Callable

import pytest

from monuments.server.app import TOLERATED
from monuments.server.http.penalties import CALM_SECONDS, MERCY, Penalties
from monuments.server.http.rate_limits import LimitError
from tests.server.conftest import make_table
from tests.server.running import Client, Server

BOT = {"kind": "bot", "bot": "random"}


class Bench:
    """Penalties after three faults, from 10 to 100 seconds, by a manual clock."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.penalties = Penalties(3, 10.0, 100.0, lambda: self.now)

    def left(self, key: str = "eve") -> float:
        try:
            self.penalties.check(key)
        except LimitError as error:
            return error.seconds
        return 0.0

    def offend(self) -> float:
        """Make three faults and return the penalty."""
        for _ in range(3):
            self.penalties.note("eve")
        return self.left()


def test_each_penalty_is_twice_as_long_up_to_the_longest() -> None:
    bench, found = Bench(), list[float]()
    for _ in range(6):
        found.append(bench.offend())
        bench.now += found[-1]
        assert bench.left() == 0

    assert found == [10, 20, 40, 80, 100, 100]


def test_asking_during_a_penalty_makes_it_no_longer() -> None:
    bench = Bench()
    bench.offend()
    bench.now += 6

    assert [bench.left() for _ in range(100)] == [4] * 100
    assert bench.left("ada") == 0


def test_a_calm_minute_forgets_faults() -> None:
    bench = Bench()
    bench.penalties.note("eve")
    bench.penalties.note("eve")
    bench.now += CALM_SECONDS + 1
    bench.penalties.note("eve")

    assert bench.left() == 0


def test_good_behaviour_shortens_the_next_penalty() -> None:
    bench = Bench()
    for _ in range(3):
        bench.now += bench.offend()
    bench.now += MERCY * 40 + 1
    fourth = bench.offend()
    bench.now += fourth + MERCY * (40 + 20 + 10) + 1
    fresh = bench.offend()

    assert (fourth, fresh) == (40, 10)


@pytest.mark.slow
def test_a_flood_shuts_out_its_address_alone(own_sqlite: Callable[..., Server]) -> None:
    server = own_sqlite(address_rate="1", address_burst="20")
    ada, eve = Client(server), Client(server, address="192.0.2.66")
    live = ada.live(make_table(ada, BOT)["table"], 0)
    flood = [eve.ask("GET", "/api/games") for _ in range(TOLERATED + 40)]
    page, other = eve.ask("GET", "/"), ada.ask("GET", "/api/games")
    metrics = ada.ask("GET", "/metrics").body

    assert (flood[0].status, flood[-1].status, flood[-1].reason) == (200, 429, "too-fast")
    assert int(flood[25].headers["retry-after"]) == 1
    assert int(flood[-1].headers["retry-after"]) > 5
    assert (page.status, other.status) == (429, 200)
    assert "refusal" not in live.do("ping")
    assert b"monuments_penalties_total 1.0" in metrics
