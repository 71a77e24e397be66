"""Addresses, as far as it takes to tell households apart."""

from ipaddress import IPv6Address, ip_address
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
