"""Somebody with a browser of their own."""

import json
import re
import time
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
)

from athanor.kernel.words import Arg
from athanor.locale.speaker import Speaker

Json: TypeAlias = dict[str, Any]

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

TOUCHES = """
window.touches = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => (window.touches += 1), { capture: true });
"""
"""Counts what is done with a hand rather than with keys."""

LINE = """
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.line = this;
  }
};
"""
"""Keeps the page's connection at hand, for what is only done to get somewhere."""

PAUSE = 0.1
"""Seconds between two questions to the house."""

LOOKS = 6000
"""How often something is looked for that must come by itself: more than anything ever takes."""

AWAY = re.compile(r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to")
"""What the console says while the house cannot be reached."""

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Comes to its end when the page has been drawn anew."""


class Person:
    """Somebody at a desk, or with a phone in hand, who reads one of the languages.

    Whatever goes wrong in a page is kept in ``troubles``, what the house says at tables in
    ``heard``.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        phone: bool = False,
        night: bool = False,
        moving: bool = False,
        may_lose_the_house: bool = False,
        known_as: "Person | None" = None,
    ) -> None:
        self.address = address
        self.speaker = Speaker(language)
        self.phone = phone
        self.troubles: list[str] = []
        self.heard: list[Json] = []
        self._bears_breaks = may_lose_the_house
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=language,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if night else "light",
            storage_state=None if known_as is None else known_as.context.storage_state(),
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(60_000)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.context.add_init_script(TOUCHES)
        self.context.add_init_script(LINE)
        self.context.on("page", self._attend)
        self.page = self.context.new_page()

    def _attend(self, page: Page) -> None:
        page.on("console", self._overhear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self._listen)

    def _overhear(self, said: ConsoleMessage) -> None:
        away = self._bears_breaks and AWAY.search(said.text)
        if said.type in {"error", "warning"} and not away:
            self.troubles.append(f"{said.location.get('url')}: {said.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def forgive(self, trouble: str) -> None:
        """Forget a trouble that a test has brought about on purpose."""
        expected = [one for one in self.troubles if trouble in one]
        assert expected, f"nothing is known of {trouble}"
        self.troubles = [one for one in self.troubles if trouble not in one]

    def say(self, key: str, /, **args: Arg) -> str:
        """Return a text of the page in this person's language."""
        return self.speaker.text(key, **args)

    def pattern(self, key: str, /, **args: Arg) -> re.Pattern[str]:
        """Return a text in which 0 stands for any number; browsers make all spaces alike."""
        words = [re.escape(word) for word in self.say(key, **args).split()]
        return re.compile(r"^\s*" + r"\s+".join(words).replace("0", r"[\d,\s]+") + r"\s*$")

    def go(self, path: str) -> None:
        """Enter an address."""
        self.page.goto(path)

    def button(self, key: str, /, **args: Arg) -> Locator:
        """Return the button of that text."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, /, **args: Arg) -> Locator:
        """Return the link of that text."""
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def field(self, key: str, /, **args: Arg) -> Locator:
        """Return the field, the list or the switch of that label."""
        return self.page.get_by_label(self.say(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        """Return the part of the page of that name."""
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def text(self, key: str, /, **args: Arg) -> Locator:
        """Return what says that text."""
        return self.page.get_by_text(self.say(key, **args), exact=True)

    @property
    def decision(self) -> Locator:
        """The place where this person decides: by its label, as browsers find it soonest."""
        return self.page.locator(f'section[aria-label="{self.say("web-table-decision")}"]')

    @property
    def options(self) -> Locator:
        """The list in which the decision stands in words."""
        return self.decision.locator(f'ol[aria-label="{self.say("web-table-options")}"]')

    def status(self, key: str, /, **args: Arg) -> Locator:
        """Return what says that text at the head of a table."""
        return self.page.locator("header.status").get_by_text(self.say(key, **args), exact=True)

    @property
    def main(self) -> Locator:
        """The one button that carries a choice out."""
        return self.decision.locator("footer button.main")

    @property
    def log(self) -> Locator:
        """The lines in the margin."""
        return self.field("web-table-log").get_by_role("listitem")

    def until_drawn(self) -> None:
        """Wait until the page shows what was pressed."""
        self.page.evaluate(DRAWN)

    def comes_in(self) -> None:
        """Have the house know this person, as it does from the first page on."""
        if not self.context.cookies():
            self.context.request.get("/api/me")

    def post(self, path: str, data: object) -> Json:
        """Ask the house for something without a page, to come to the point of a test sooner."""
        self.comes_in()
        answer = self.context.request.post(path, data=data, headers={"X-Athanor": "1"})
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def opens(self, *seats: Json, game: str = "alchemist", **wishes: object) -> str:
        """Set a table up; return its ID."""
        name: str = self.post("/api/tables", {"game": game, "seats": seats, **wishes})["id"]
        return name

    def sits_down_at(self, table: str) -> None:
        """Open the page of a table and wait until there is something to see."""
        self.go(f"/t/{table}")
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")

    def until_card(self, table: str, condition: Callable[[Json], bool]) -> Json:
        """Ask the house about a table, without looking at it, until something holds there."""
        for _ in range(LOOKS):
            card: Json = self.context.request.get(f"/api/tables/{table}").json()
            if condition(card):
                return card
            time.sleep(PAUSE)
        raise AssertionError(f"it never comes to that: {card}")

    @property
    def scene(self) -> Json:
        """The table as it was told last."""
        return next(said for said in reversed(self.heard) if said["type"] == "scene")

    @property
    def holds_back(self) -> bool:
        """Whether the house has said of this moment that something comes to light by a choice.

        The table is told again when somebody comes or goes; what was said before still holds.
        """
        at = self.scene["at"]
        since = takewhile(
            lambda said: said["type"] != "scene" or said["at"] == at, reversed(self.heard)
        )
        return any(said.get("final") for said in since)

    def sends(self, said: Json) -> None:
        """Tell the house something over the page's own line, as soon as it is open."""
        self.page.wait_for_function("() => window.line?.readyState === WebSocket.OPEN")
        self.page.evaluate("said => window.line.send(JSON.stringify(said))", said)

    def offers(self, words: str = "") -> list[str]:
        """Ask the house, over the page's own line, which words may follow others."""
        scene = self.scene
        assert scene["asked"] is not None, "nothing is asked"
        name = f"offers-{len(self.heard)}"
        said = {"type": "steps", "id": name, "at": scene["at"], "words": words}
        said |= {"seat": scene["asked"]["seat"]}
        self.sends(said)
        while True:
            for answer in reversed(self.heard):
                if answer.get("id") == name:
                    return [one["word"] for one in answer["words"]]
            self.page.wait_for_timeout(20)

    def clipboard(self) -> str:
        """Return what was copied last."""
        copied: str = self.page.evaluate("navigator.clipboard.readText()")
        return copied

    def downloads(self, link: Locator, folder: Path) -> Path:
        """Follow a link to a file; return where it lies."""
        with self.page.expect_download() as coming:
            link.press("Enter")
        target = folder / coming.value.suggested_filename
        coming.value.save_as(target)
        return target
