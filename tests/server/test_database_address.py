"""Addresses of databases with several hosts."""

import pytest

from monuments.server.database_address import one_each, without_secrets
from monuments.server.settings import read_settings

TWO = "postgresql://ada:a%2Cb@one:5432,two:5433/name?target_session_attrs=read-write"


def test_an_address_for_each_host() -> None:
    assert one_each(TWO) == [
        "postgresql://ada:a%2Cb@one:5432/name?target_session_attrs=read-write",
        "postgresql://ada:a%2Cb@two:5433/name?target_session_attrs=read-write",
    ]
    assert one_each("postgresql://ada@/name?host=/run/a,b") == [
        "postgresql://ada@/name?host=/run/a,b"
    ]
    assert one_each("postgresql://[::1]:5432,two") == [
        "postgresql://[::1]:5432",
        "postgresql://two",
    ]


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (TWO, "postgresql://ada:***@one:5432,two:5433/name?target_session_attrs=read-write"),
        ("postgresql://ada@one/name?password=secret", "postgresql://ada@one/name"),
        ("postgresql:///name?sslpassword=secret&a=b", "postgresql:///name?a=b"),
    ],
)
def test_a_shown_address_has_no_password(address: str, shown: str) -> None:
    assert without_secrets(address) == shown


def test_a_setting_may_name_several_hosts() -> None:
    found = read_settings({"MONUMENTS_DATABASE_URL": TWO.replace("postgresql", "postgres")})

    assert found.database_url == TWO
