"""By which names the house may be called.

A page of another site can have a name of its own lead to this machine once it is loaded, and then
speak to the house as if it were the house's own page. What it cannot do is change the name that
its browser sends along, so a name that nobody gave the house is refused.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

LOCAL: Final = "localhost"

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/@\[\]]+)(:\d{1,5})?")
"""A name or an address, and perhaps a port, as browsers send them."""


class AllowedHosts:
    """Knows the names it is given, and addresses in numbers, which lead nowhere else."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {LOCAL, *(plain(name) for name in names)}

    def has(self, name: str) -> bool:
        """Tell whether a name is the house's own."""
        return plain(name) in self._names or is_address(name)


def name_in(host: str) -> str:
    """Return the name in what a browser sends as the host: without its port, empty for nonsense."""
    found = HOST.fullmatch(host)
    return "" if found is None else found[1].strip("[]")


def plain(name: str) -> str:
    """Return a name as it is compared: in small letters, without the dot of the root."""
    return name.lower().removesuffix(".")


def is_address(name: str) -> bool:
    """Tell whether a name is an address in numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
