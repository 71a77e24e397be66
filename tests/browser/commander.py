"""Somebody who plays Alkemy with hands on the table: figures, plates and spots are pressed."""

import msgspec
from playwright.sync_api import Locator

from athanor.kernel.words import Message
from tests.browser.hands import Hands
from tests.browser.person import Json, Person

ANYWHERE = {"estimate": "7", "walk": "toward post 1", "run": "toward post 1"}
"""What is chosen where there are too many choices to be listed."""


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
        """Make the first choice without hands: this only leads to what is tried by hand."""
        scene = self.person.scene
        first = asked["choices"][0]["text"] if asked["choices"] else ANYWHERE[asked["kind"]]
        said = {"type": "choose", "id": f"choice-{scene['seq']}", "at": scene["at"]}
        said |= {"seat": asked["seat"], "text": first}
        self.person.page.evaluate("said => window.line.send(JSON.stringify(said))", said)
        self.until_past(scene["at"])

    def confirms(self, at: int) -> None:
        """Carry out what is prepared, and wait until it has been done."""
        self.hands.press(self.person.main)
        self.until_past(at)

    def until_past(self, at: int) -> None:
        """Wait until more choices stand than so many."""
        while self.person.scene["at"] <= at:
            self.person.page.wait_for_timeout(50)

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
