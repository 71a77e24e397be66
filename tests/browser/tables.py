"""Tables in the middle of something: each is begun when somebody first asks for it."""

from collections.abc import Callable, Mapping

from tests.browser.person import Person


class Tables(dict[str, str]):
    """What a host's tables are called in the house, by what goes on there."""

    def __init__(self, host: Person, matches: Mapping[str, Callable[[Person], str]]) -> None:
        super().__init__()
        self.host = host
        self._matches = matches

    def __missing__(self, name: str) -> str:
        table = self[name] = self._matches[name](self.host)
        self.host.go("about:blank")
        return table
