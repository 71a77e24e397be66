"""Tables in the middle of something: each is begun when somebody first asks for it."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser

from tests.browser.conftest import address_of
from tests.browser.person import Person
from tests.server.living import LivingHouse

Matches = Mapping[str, Callable[[Person], str]]
"""How matches are brought to where they are looked at, by what goes on there."""


class Tables(dict[str, str]):
    """What a host's tables are called in the house, by what goes on there."""

    def __init__(self, host: Person, matches: Matches) -> None:
        super().__init__()
        self.host = host
        self._matches = matches

    def __missing__(self, name: str) -> str:
        table = self[name] = self._matches[name](self.host)
        self.host.go("about:blank")
        return table


@contextmanager
def tables_of(chromium: Browser, house: LivingHouse, matches: Matches) -> Iterator[Tables]:
    """Yield the tables of a host whom others can be known as from the start."""
    host = Person(chromium, address_of(house))
    host.comes_in()
    yield Tables(host, matches)
    host.context.close()
