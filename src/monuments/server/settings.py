"""What a host can set, by environment variables that begin with MONUMENTS_."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "MONUMENTS_"
LEVELS: Final = ("debug", "info", "warning", "error")
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


_CACHE: Final = (PREFIX + "CACHE", "", "folder of the compiled rules; empty: the user's caches")
"""The engine reads it by itself, before there are settings."""
_PUBLIC: Final = re.compile(r"https?://[^\s/?#]+[^\s?#]*")


class SettingError(ValueError):
    """A variable has a value that cannot be."""


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """Each field is read from the variable of its name in capitals."""

    data: str = _setting("monuments-data", "folder of the database, made if it is missing")
    database_url: str = _setting("", "another database; empty: SQLite in the data folder")
    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8080, "port to listen on; 0 lets the system choose")
    public_url: str = _setting("", "address of the site, for links; https makes cookies Secure")
    origins: str = _setting("", "further origins that may connect, separated by spaces")
    proxies: str = _setting("127.0.0.1", "addresses whose X-Forwarded-For is believed")
    log_level: str = _setting("info", "debug, info, warning or error")
    bot_threads: int = _setting(2, "bots that think at the same time, and questions beside")
    bot_seconds: float = _setting(2.0, "longest thought of a bot, in seconds")
    bot_pause: float = _setting(0.5, "shortest time between two plays of bots, in seconds")
    stand_in: str = _setting("greedy", "bot that plays for who is away; random if unknown")
    queue: int = _setting(64, "messages waiting for a reader before it is dropped")
    message_bytes: int = _setting(65_536, "largest message, and largest body of a request")
    record_bytes: int = _setting(262_144, "largest record that can be sent in")
    seat_rate: float = _setting(5.0, "commands a second for each seat, in the long run")
    seat_burst: int = _setting(40, "commands of one seat at once")
    address_rate: float = _setting(
        40.0, "requests and commands a second for each address; of files 4 times as many"
    )
    address_burst: int = _setting(
        400, "requests and commands of one address at once; of files 4 times as many"
    )
    address_sockets: int = _setting(64, "open connections of one address")
    tables_per_address: int = _setting(30, "tables that one address can make in an hour")
    idle_seconds: float = _setting(600.0, "time until a table that nobody watches leaves memory")
    lease_seconds: float = _setting(10.0, "time until another process plays for a lost one")
    beat_seconds: float = _setting(2.0, "time between two signs of life in the database")

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def url(self) -> str:
        """Return the database's address with the driver that SQLAlchemy is to use."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{Path(self.data) / 'monuments.sqlite'}"
        scheme, _, rest = self.database_url.partition("://")
        return f"{DRIVERS[scheme]}://{rest}"


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return the settings: those given, then the environment's, then the defaults.

    Raise SettingError for what cannot be, before anything is begun with it.
    """
    source = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if name in source:
            found[each.name] = _converted(name, source[name], type(each.default))
    found |= {name: value for name, value in given.items() if value is not None}
    for name, check in _CHECKS.items():
        if name in found:
            found[name] = check(found[name])
    settings = Settings(**found)
    _check_lease(settings)
    return settings


def _check_lease(settings: Settings) -> None:
    """A lease that runs out between two signs of life would take tables from who is there."""
    lease, beat = settings.lease_seconds, settings.beat_seconds
    if lease <= beat:
        raise SettingError(
            f"{PREFIX}LEASE_SECONDS: {lease:g} is not more than {PREFIX}BEAT_SECONDS, {beat:g}"
        )


def _converted(name: str, text: str, kind: type) -> Any:
    try:
        value = kind(text)
    except ValueError:
        raise SettingError(f"{name}: {text!r} is not a number") from None
    if kind in (int, float) and not 0 <= value < 1e12:
        raise SettingError(f"{name}: {text} is out of range")
    return value


def _port(value: int) -> int:
    if value > 65_535:
        raise SettingError(f"{PREFIX}PORT: {value} is out of range; the last port is 65535")
    return value


def _log_level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise SettingError(f"{PREFIX}LOG_LEVEL: {text!r} is not one of {', '.join(LEVELS)}")
    return text.lower()


def _public_url(text: str) -> str:
    if text and not _PUBLIC.fullmatch(text):
        raise SettingError(f"{PREFIX}PUBLIC_URL: {text!r} does not read https://play.example")
    return text


def _proxies(text: str) -> str:
    """Return them as they are. What is no address would be compared with one, in vain."""
    for each in filter(None, (word.strip() for word in text.split(","))):
        try:
            each == "*" or ip_network(each)
        except ValueError:
            raise SettingError(
                f"{PREFIX}PROXIES: {each!r} is no address; they read 10.0.0.1,10.1.0.0/16 or *"
            ) from None
    return text


def _database_url(text: str) -> str:
    """Return the address under its usual name. It may hold a password, so it is not shown."""
    if not text:
        return text
    scheme, between, rest = text.partition("://")
    scheme = "postgresql" if scheme == "postgres" else scheme
    if not between or scheme not in DRIVERS or not _is_address(f"{scheme}://{rest}"):
        raise SettingError(
            f"{PREFIX}DATABASE_URL reads postgresql://user@host/name or sqlite:///file"
        )
    return f"{scheme}://{rest}"


def _is_address(url: str) -> bool:
    from sqlalchemy import make_url  # `--help` must not wait for it
    from sqlalchemy.exc import ArgumentError

    try:
        found = make_url(url)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        return False
    return found.drivername != "sqlite" or bool(found.database and not found.host)


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "port": _port,
    "log_level": _log_level,
    "public_url": _public_url,
    "proxies": _proxies,
    "database_url": _database_url,
}


def described() -> list[tuple[str, str, str]]:
    """Return name, default and meaning of every variable."""
    found = [
        (PREFIX + each.name.upper(), str(each.default), each.metadata["about"])
        for each in fields(Settings)
    ]
    return [*found, _CACHE]
