"""Somebody who plays Alkemy with hands on the table: figures, plates and spots are pressed."""

import msgspec
from playwright.sync_api import Locator

from athanor.kernel.words import Message
from tests.browser.hands import Hands
from tests.browser.person import Json, Person


class Commander:
    """Plays a seat of Alkemy."""

    def __init__(self, person: Person, hands: Hands) -> None:
        self.person = person
        self.hands = hands

    def wait(self) -> Json:
        """Wait until there is something to decide and the page shows it; return it."""
        status = self.person.page.locator("header.status")
        while True:
            asked: Json | None = self.person.scene["asked"]
            if asked is not None:
                about = self.person.speaker.say(msgspec.convert(asked["about"], Message))
                if " ".join(about.split()) in " ".join(status.inner_text().split()):
                    return asked
            self.person.page.wait_for_timeout(50)

    def plays_until(self, kind: str) -> Json:
        """Make choices, each the first there is, until a decision of a kind is to be made."""
        asked = self.wait()
        while asked["kind"] != kind:
            self.takes_first(asked)
            asked = self.wait()
        return asked

    def takes_first(self, asked: Json) -> None:
        """Make the first choice: on the table or the tray if it is there, else from the list."""
        at = self.person.scene["at"]
        if asked["kind"] == "deploy-card":
            self.hands.press(self.tray.locator("button:not([aria-disabled])").first)
            self.until_past(at)
            return
        things = asked["choices"][0]["things"]
        labels = [thing.partition(":")[2] for thing in things if thing.startswith("figure:")]
        if labels and self.person.options.count() == 0:
            base = self.place(f"figure:{labels[0]}")
            self.hands.press(base if base.count() > 0 else self.tile(labels[0]))
        elif asked["kind"] == "band":
            self.hands.press(self.decision.get_by_role("listitem").get_by_role("button").first)
        else:
            if self.person.options.count() == 0:
                in_words = self.person.say("web-table-in-words")
                self.hands.press(self.decision.get_by_role("button", name=in_words))
            self.hands.press(self.person.options.get_by_role("button").first)
        self.confirms(at)

    def confirms(self, at: int) -> None:
        """Carry out what is prepared, and wait until it has been done."""
        self.hands.press(self.person.main)
        self.until_past(at)

    def until_past(self, at: int) -> None:
        """Wait until more choices stand than so many."""
        while self.person.scene["at"] <= at:
            self.person.page.wait_for_timeout(50)

    @property
    def decision(self) -> Locator:
        """What is to be decided, beside the table."""
        return self.person.region("web-table-decision")

    @property
    def tray(self) -> Locator:
        """The cards that are to be put on the table."""
        return self.person.region("web-alkemy-tray")

    def tile(self, label: str) -> Locator:
        """Return a figure in its warband."""
        named = self.person.page.get_by_role("button", name=f"({label})")
        return self.person.page.locator("button").and_(named).last  # below what is decided

    def place(self, thing: str) -> Locator:
        """Return a part of the table, such as ``figure:a1``."""
        return self.person.page.locator(f'[data-place="{thing}"]')

    def plate(self, act: str) -> Locator:
        """Return the plate of an act around a base."""
        label = self.person.say(f"web-alkemy-act-{act}")
        group = self.person.page.get_by_role("group")
        return group.get_by_role("button").filter(has_text=label).first

    def point_of(self, x: int, y: int) -> tuple[float, float]:
        """Return where on the page a spot of the table is seen, from two posts that stand on it."""
        posts = self.person.scene["view"]["posts"]
        first, last = posts[0], posts[-1]
        one, other = self._middle("post:1"), self._middle(f"post:{len(posts)}")
        scale = (other[0] - one[0]) / (last["x"] - first["x"])
        return one[0] + (x - first["x"]) * scale, one[1] - (y - first["y"]) * scale  # turns along

    def _middle(self, thing: str) -> tuple[float, float]:
        box = self.place(thing).locator("circle").nth(1).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
