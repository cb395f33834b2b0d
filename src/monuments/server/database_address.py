"""The address of a database: several hosts mean one address for each."""

from typing import Final
from urllib.parse import parse_qsl, urlencode

SECRETS: Final = ("password", "sslpassword")


def one_each(address: str) -> list[str]:
    """Return the address of each host in `postgresql://user@one:5432,two:5432/name`."""
    before, hosts, after = _parts(address)
    return [before + host + after for host in hosts.split(",")]


def without_secrets(address: str) -> str:
    """Return an address that may be shown."""
    before, hosts, after = _parts(address)
    scheme, _, user = before.partition("://")
    name, is_secret, _ = user.removesuffix("@").partition(":")
    shown = f"{scheme}://{name}{':***' if is_secret else ''}{'@' if user else ''}{hosts}"
    path, _, query = after.partition("?")
    kept = [pair for pair in parse_qsl(query, keep_blank_values=True) if pair[0] not in SECRETS]
    return shown + path + ("?" + urlencode(kept) if kept else "")


def _parts(address: str) -> tuple[str, str, str]:
    """Return what comes before the hosts, the hosts, and what follows them."""
    scheme, _, rest = address.partition("://")
    end = min([at for at in map(rest.find, "/?#") if at >= 0], default=len(rest))
    user, at, hosts = rest[:end].rpartition("@")
    return f"{scheme}://{user}{at}", hosts, rest[end:]
