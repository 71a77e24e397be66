"""Addresses, as far as it takes to tell households apart."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

NETWORK: Final = 64
"""Bits of an IPv6 address that one household has for itself."""


def household(host: str) -> str:
    """Return what all addresses of one household have in common."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(int(address) >> (128 - NETWORK))
    return str(address)


def is_among(host: str, networks: Iterable[str]) -> bool:
    """Tell whether an address is one of those, or in one of the networks, that somebody named."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in ip_network(network) for network in networks)
