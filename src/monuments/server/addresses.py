"""The address of a client, as rate limits and blocks count it."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

from monuments.engine.refusal import unreadable


@lru_cache(4096)
def address_key(host: str) -> str:
    """Return the IPv4 address or the IPv6 /64: its owner has all addresses in it."""
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed[:8] + bytes(8), 64)))


def read_address(text: str) -> str:
    """Return the key of an address that a host typed.

    Raise RefusalError if it is not one.
    """
    try:
        if text.endswith("/64"):
            return str(ip_network(text, strict=False))
        return address_key(str(ip_address(text)))
    except ValueError:
        raise unreadable("address-bad", address=text[:64]) from None
