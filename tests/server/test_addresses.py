"""Addresses: one key for all that belong to one owner, and none for other text."""

import pytest

from monuments.engine.refusal import RefusalError
from monuments.server.addresses import address_key, read_address

KEYS = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "2001:db8:0:1:2:3:4:5": "2001:db8:0:1::/64",
    "2001:DB8:0:1::": "2001:db8:0:1::/64",
    "fe80::1%eth0": "fe80::/64",
}


@pytest.mark.parametrize("host", KEYS)
def test_an_address_counts_with_its_neighbours(host: str) -> None:
    assert address_key(host) == read_address(host) == KEYS[host]


def test_two_networks_are_counted_apart() -> None:
    assert address_key("2001:db8:0:1::1") != address_key("2001:db8:0:2::1")


@pytest.mark.parametrize("host", ["unknown", "unix:/run/socket", "1:2"])
def test_a_client_without_an_address_is_counted_by_its_name(host: str) -> None:
    assert address_key(host) == host


def test_a_host_may_name_the_network_of_any_address_in_it() -> None:
    assert read_address("2001:db8:0:1::/64") == "2001:db8:0:1::/64"
    assert read_address("2001:db8:0:1::7/64") == "2001:db8:0:1::/64"


@pytest.mark.parametrize(
    "text", ["", "bogus", "192.0.2", "192.0.2.7/64", "2001:db8::/48", "::1/64/64", "9" * 500]
)
def test_other_text_is_refused_and_shown_in_part(text: str) -> None:
    with pytest.raises(RefusalError) as caught:
        read_address(text)

    assert caught.value.refusal.reason == "address-bad"
    assert caught.value.refusal.args["address"] == text[:64]
