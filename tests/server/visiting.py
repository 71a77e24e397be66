"""Visitors of a house that is open: browsers, as far as they matter to it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from athanor.server.app import make_app
from athanor.server.settings import Settings
from athanor.server.store import Store
from tests.server.manners import SWIFT

T = TypeVar("T")

MARK = {"X-Athanor": "1"}
NAME = "testserver.local"
"""By which the browsers of tests call the house."""


class Visitor:
    """Somebody with a browser of their own; changes carry the mark of our client."""

    def __init__(self, browser: TestClient[Litestar]) -> None:
        self.browser = browser

    def get(self, path: str) -> Response:
        return self.browser.get(path)

    def post(self, path: str, data: object = None) -> Response:
        return self.browser.post(path, json={} if data is None else data, headers=MARK)

    def patch(self, path: str, data: object) -> Response:
        return self.browser.patch(path, json=data, headers=MARK)

    def delete(self, path: str) -> Response:
        return self.browser.delete(path, headers=MARK)

    def opens(self, *seats: Mapping[str, object], **wishes: object) -> dict[str, Any]:
        """Set up a table of Alchemist and return its card."""
        wish = {"game": "alchemist", "seats": seats, **wishes}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        card: dict[str, Any] = answer.json()
        return card

    def waits_for_the_end(self, table: str) -> None:
        """Watch a table until its match is over."""
        with self.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            while True:
                said = socket.receive_json()
                if said["type"] == "scene" and said["phase"] == "over":
                    return


class OpenHouse:
    """A house with any number of visitors."""

    def __init__(self, app: Litestar, first: TestClient[Litestar]) -> None:
        self.app = app
        self._first = first
        self.host = Visitor(first)

    @classmethod
    @contextmanager
    def of(cls, app: Litestar) -> Iterator["OpenHouse"]:
        """Open a house."""
        with TestClient(app) as browser:
            yield cls(app, browser)

    def visitor(self) -> Visitor:
        """Return somebody new, with no cookie yet."""
        browser = TestClient(self.app)
        browser.blocking_portal = self._first.blocking_portal
        return Visitor(browser)

    @property
    def store(self) -> Store:
        """What the house keeps."""
        store: Store = self.app.state.house.store
        return store

    def call(self, ask: Callable[..., Awaitable[T]], *args: object) -> T:
        """Return what comes of something that happens in the house."""
        assert self._first.blocking_portal is not None
        return self._first.blocking_portal.call(ask, *args)

    def loses_its_store(self) -> None:
        """Have the store fail from now on, as on a disk that was pulled out."""
        self.call(self.store.close)


@contextmanager
def open_house(folder: Path, **wishes: Any) -> Iterator[OpenHouse]:
    """Open a house in a folder, with bots that do not dawdle."""
    settings = Settings(folder, **{**SWIFT, "names": (NAME,), **wishes})
    with OpenHouse.of(make_app(settings)) as house:
        yield house


def key_of(answer: Response) -> str:
    """Return the message of a refusal."""
    key: str = answer.json()["refusal"]["message"]["key"]
    return key
