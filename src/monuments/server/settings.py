"""Settings of the server, from environment variables MONUMENTS_*."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from monuments.server.database_address import one_each

PREFIX: Final = "MONUMENTS_"
LEVELS: Final = ("debug", "info", "warning", "error")
DATABASES: Final = ("postgresql", "sqlite")
LEAST_BITS: Final = 128
LEAST_DIFFERENT: Final = 8
"""Different characters of a token; fewer were typed, not drawn at random."""
_CACHE: Final = (
    PREFIX + "CACHE",
    "",
    "folder of the compiled rules; empty: the user's cache folder",
)
"""Read by the engine, which is imported before the settings are read."""
_PUBLIC: Final = re.compile(r"(https?://[^\s/?#@]+)(/[^\s?#]*)?")
_POSITIVE: Final = (
    *("bot_threads", "queue", "message_bytes", "head_bytes", "head_lines", "head_seconds"),
    *("request_seconds", "seat_rate", "seat_burst", "address_rate", "address_burst"),
    *("address_sockets", "connections", "lease_seconds", "beat_seconds"),
)
"""Numbers with which the server could not work if they were 0."""


class SettingError(ValueError):
    """A variable has an invalid value; the message says which and why."""


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; each is read from the variable of its name in capitals."""

    data: str = _setting("monuments-data", "folder of the database, created if it is missing")
    database_url: str = _setting(
        "", "address of another database; empty: SQLite in the data folder"
    )
    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8080, "port to listen on; 0: chosen by the system")
    public_url: str = _setting(
        "", "public address of the site, for links; https makes cookies Secure"
    )
    origins: str = _setting("", "additional origins allowed to connect, separated by spaces")
    proxies: str = _setting("127.0.0.1", "addresses whose X-Forwarded-For header is trusted")
    log_level: str = _setting("info", "debug, info, warning or error")
    bot_threads: int = _setting(2, "threads for bots, and as many for hints and previews")
    bot_seconds: float = _setting(2.0, "maximum time a bot thinks about a play, in seconds")
    bot_pause: float = _setting(0.5, "minimum time between two plays of bots, in seconds")
    stand_in: str = _setting(
        "", "bot that substitutes for absent players; empty or unknown: meton and vera"
    )
    queue: int = _setting(64, "messages queued for a subscriber before it is dropped")
    message_bytes: int = _setting(65_536, "maximum size of a message and of a request body")
    head_bytes: int = _setting(32_768, "maximum size of the head of a request, cookies included")
    head_lines: int = _setting(100, "maximum number of headers of a request")
    head_seconds: float = _setting(10.0, "seconds for the head of a request to arrive")
    request_seconds: float = _setting(60.0, "seconds for the body of a request to arrive")
    body_rate: float = _setting(1000.0, "minimum bytes per second of a body, after 5 seconds")
    record_bytes: int = _setting(262_144, "maximum size of an uploaded record")
    seat_rate: float = _setting(5.0, "commands per second for each seat, on average")
    seat_burst: int = _setting(40, "commands of one seat in a burst")
    address_rate: float = _setting(
        40.0,
        "requests and commands per second for each address, on average; 4 times as many for files",
    )
    address_burst: int = _setting(
        400, "requests and commands of one address in a burst; 4 times as many for files"
    )
    address_sockets: int = _setting(
        64, "sockets, streams and polls of one address; twice as many connections of any kind"
    )
    connections: int = _setting(
        10_000, "open connections of the process; fewer if the system allows fewer open files"
    )
    tables_per_address: int = _setting(30, "tables that one address can make per hour")
    table_password: str = _setting("", "password for making tables; empty: none is needed")
    admin_token: str = _setting(
        "", "token of the host's page /admin, at least 128 random bits; empty: no page"
    )
    words: str = _setting("", "file of words that names and chat must not contain, one a line")
    keep_finished_days: float = _setting(
        0.0, "days to keep finished and closed tables after their last entry; 0: forever"
    )
    keep_abandoned_days: float = _setting(
        0.0, "days to keep tables in play after their last entry; 0: forever"
    )
    keep_unstarted_days: float = _setting(
        0.0, "days to keep tables whose game has not begun; 0: forever"
    )
    notice_days: float = _setting(
        7.0, "days for which a table announces that it will be deleted, at least"
    )
    idle_seconds: float = _setting(
        600.0, "seconds until a table without subscribers is unloaded from memory"
    )
    lease_seconds: float = _setting(
        10.0, "seconds until another process takes over the tables of a silent one"
    )
    internal_host: str = _setting(
        "127.0.0.1", "private address on which other processes reach this one; never a public one"
    )
    internal_port: int = _setting(0, "port for other processes; 0: chosen by the system")
    beat_seconds: float = _setting(
        2.0, "seconds between two heartbeats of the server in the database"
    )

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return the settings: arguments before the environment before defaults.

    Raise SettingError for an invalid value.
    """
    source = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if name in source:
            text = source[name]
            kind: type[Any] = type(each.default)
            try:
                value = found[each.name] = kind(text)
            except ValueError:
                raise SettingError(f"{name}: {text!r} is not a number") from None
            if kind in (int, float) and not 0 <= value < 1e12:
                raise SettingError(f"{name}: {text} is out of range")
    found |= {name: value for name, value in given.items() if value is not None}
    for name, check in _CHECKS.items():
        if name in found:
            found[name] = check(found[name])
    settings = Settings(**found)
    lease, beat = settings.lease_seconds, settings.beat_seconds
    if lease <= beat:  # leases would expire between two heartbeats of a healthy process
        raise SettingError(
            f"{PREFIX}LEASE_SECONDS: {lease:g} must be more than {PREFIX}BEAT_SECONDS, {beat:g}"
        )
    return settings


def _positive(name: str) -> Callable[[float], float]:
    def check(value: float) -> float:
        if not value:
            raise SettingError(f"{PREFIX}{name.upper()}: 0 is out of range; use more than that")
        return value

    return check


def _port(name: str) -> Callable[[int], int]:
    def check(value: int) -> int:
        if value > 65_535:
            raise SettingError(f"{PREFIX}{name}: {value} is out of range; the last port is 65535")
        return value

    return check


def _host(text: str) -> str:
    """Check that the server does not listen everywhere by mistake."""
    if not text:
        raise SettingError(
            f"{PREFIX}HOST: '' is not an address; use 127.0.0.1, or 0.0.0.0 for every network"
        )
    return text


def _internal_host(text: str) -> str:
    """Check that an address cannot be reached from everywhere by mistake."""
    try:
        is_any = ip_address(text).is_unspecified
    except ValueError:
        is_any = not text
    if is_any:
        raise SettingError(f"{PREFIX}INTERNAL_HOST: {text!r} is not one private address")
    return text


def _log_level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise SettingError(f"{PREFIX}LOG_LEVEL: {text!r} is not one of {', '.join(LEVELS)}")
    return text.lower()


def _origins(text: str) -> str:
    """Check that each is an origin: with a path, for example, it would never match."""
    for each in text.split():
        if _origin(each) != each:
            raise SettingError(
                f"{PREFIX}ORIGINS: {each!r} is not an origin like https://play.example"
            )
    return text


def _origin(url: str) -> str | None:
    """Return a web address without its path, or None if it is not one."""
    found = _PUBLIC.fullmatch(url)
    try:
        return found[1] if found and urlsplit(url).port != 0 else None
    except ValueError:  # brackets or a port that no address has
        return None


def _public_url(text: str) -> str:
    if text and not _origin(text):
        raise SettingError(
            f"{PREFIX}PUBLIC_URL: {text!r} is not an address like https://play.example"
        )
    return text


def _proxies(text: str) -> str:
    """Check that each is an address or a network; others would never match."""
    for each in filter(None, (word.strip() for word in text.split(","))):
        try:
            each == "*" or ip_network(each)
        except ValueError:
            raise SettingError(
                f"{PREFIX}PROXIES: {each!r} is not an address; use 10.0.0.1,10.1.0.0/16 or *"
            ) from None
    return text


def _admin_token(text: str) -> str:
    """Check that a token can have 128 bits. Errors do not show it."""
    bits = 4 if re.fullmatch("[0-9a-fA-F]*", text) else 6
    if text and not (
        re.fullmatch(r"[\w.~+/=-]+", text, re.ASCII)
        and bits * len(text) >= LEAST_BITS
        and len(set(text)) >= LEAST_DIFFERENT
    ):
        raise SettingError(
            f"{PREFIX}ADMIN_TOKEN: use at least {LEAST_BITS} random bits: openssl rand -hex 16"
        )
    return text


def _database_url(text: str) -> str:
    """Return the address with its usual scheme.

    Errors do not show it: it may hold a password.
    """
    if not text:
        return text
    scheme, between, rest = text.partition("://")
    scheme = "postgresql" if scheme == "postgres" else scheme
    each = one_each(f"{scheme}://{rest}")
    if not between or scheme not in DATABASES or not all(map(_is_address, each)):
        raise SettingError(
            f"{PREFIX}DATABASE_URL: use postgresql://user@host/name or sqlite:///file"
        )
    return f"{scheme}://{rest}"


def _is_address(url: str) -> bool:
    from sqlalchemy import make_url  # slow to import, and `--help` does not need it
    from sqlalchemy.exc import ArgumentError

    try:
        found = make_url(url)
    except (ArgumentError, ValueError):  # the latter for a port that is not a number
        return False
    return found.drivername != "sqlite" or bool(found.database and not found.host)


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    **{name: _positive(name) for name in _POSITIVE},
    "host": _host,
    "port": _port("PORT"),
    "internal_host": _internal_host,
    "internal_port": _port("INTERNAL_PORT"),
    "log_level": _log_level,
    "public_url": _public_url,
    "origins": _origins,
    "proxies": _proxies,
    "database_url": _database_url,
    "admin_token": _admin_token,
}


def described() -> list[tuple[str, str, str]]:
    """Return the name, the default and the description of every variable."""
    found = [
        (PREFIX + each.name.upper(), str(each.default), each.metadata["about"])
        for each in fields(Settings)
    ]
    return [*found, _CACHE]
