"""Somebody who plays Alkemy with hands on the table: figures, plates and spots are pressed."""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import msgspec
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLong

from athanor.kernel.words import Message
from tests.browser.hands import Hands
from tests.browser.person import Json, Person

Seen = TypeVar("Seen")

ANYWHERE = {"estimate": "7", "walk": "toward post 1", "run": "toward post 1"}
"""What is chosen where there are too many choices to be listed."""

AWHILE = 1_500
"""Milliseconds for which something is pressed before it is seen whether it is still wanted."""

TRIES = 40

PAUSE = 20
"""Milliseconds between two looks."""

PATIENCE = 1_500
"""Looks after which whoever waits gives up."""


class Commander:
    """Plays a seat of Alkemy, by hand. What is pressed is counted, and so is what is answered."""

    def __init__(self, person: Person, hands: Hands) -> None:
        self.person = person
        self.hands = hands
        self.answered: Counter[str] = Counter()
        """Decisions made by hand, by kind."""
        self.presses = 0
        self.since = 0
        """How many choices stood when the question was put."""

    # --- the question ---

    @property
    def asked(self) -> Json | None:
        """What is to be decided now, as the house has told it last."""
        asked: Json | None = self.person.scene["asked"]
        return asked

    def wait(self) -> Json:
        """Wait until there is something to decide and the page shows it; return it."""
        asked = self.found(lambda: self.shown)
        self.since = self.person.scene["at"]
        return asked

    @property
    def shown(self) -> Json | None:
        """What is to be decided now, if the page has come to show it."""
        asked = self.asked
        if asked is None:
            return None
        names = [seat["name"] for seat in self.person.scene["seats"]]
        about = self.person.speaker.say(msgspec.convert(asked["about"], Message), names)
        status = self.person.page.locator("header.status").inner_text()
        return asked if " ".join(about.split()) in " ".join(status.split()) else None

    def plays_until(self, kind: str) -> Json:
        """Make choices, each the first there is, until a decision of a kind is to be made."""
        asked = self.wait()
        while asked["kind"] != kind:
            self.takes_first(asked)
            asked = self.wait()
        return asked

    def takes_first(self, asked: Json) -> None:
        """Make the first choice without hands: this only leads to what is tried by hand."""
        first = asked["choices"][0]["text"] if asked["choices"] else ANYWHERE[asked["kind"]]
        self.says(asked, first)

    def says(self, asked: Json, text: str) -> None:
        """Make a choice without hands."""
        scene = self.person.scene
        said = {"type": "choose", "id": f"choice-{scene['seq']}", "at": scene["at"]}
        said |= {"seat": asked["seat"], "text": text}
        self.person.sends(said)
        self.until_past(scene["at"])

    # --- pressing ---

    def press(self, thing: Locator) -> None:
        """Press something, and count it; what is answered by now needs no press any more."""
        page = self.person.page
        page.set_default_timeout(AWHILE)
        last: TooLong | None = None
        for _ in range(TRIES):
            try:
                self.hands.press(thing)
            except TooLong as why:
                if self.is_past(self.since):
                    break
                last = why
            else:
                self.presses += 1
                break
        else:
            raise AssertionError(f"{thing} cannot be pressed") from last
        page.set_default_timeout(AWHILE * TRIES)

    def confirms(self, at: int) -> None:
        """Carry out what is prepared, and wait until it has been done."""
        self.press(self.person.main)
        self.until_past(at)

    def is_past(self, at: int) -> bool:
        """Whether more choices stand than so many."""
        standing: int = self.person.scene["at"]
        return standing > at

    def until_past(self, at: int) -> None:
        """Wait until more choices stand than so many."""
        self.until(lambda: self.is_past(at))

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        self.found(lambda: condition() or None)

    def found(self, look: Callable[[], Seen | None]) -> Seen:
        """Look until something is seen; who looks in vain says what is waited for."""
        for _ in range(PATIENCE):
            seen = look()
            if seen is not None:
                return seen
            self.person.page.wait_for_timeout(PAUSE)
        scene = self.person.scene
        raise AssertionError(f"nothing comes of {scene['asked']}, {scene['waiting']}")

    def carry_out(self, at: int) -> None:
        """Wait for a choice that a press was enough for; press what carries any other out."""
        self.until(lambda: self.is_past(at) or self.person.main.is_visible())
        if not self.is_past(at):
            self.confirms(at)

    def place(self, thing: str) -> Locator:
        """Return a part of the table, such as ``figure:a1``."""
        return self.person.page.locator(f'[data-place="{thing}"]')

    def choice(self, text: str) -> Locator:
        """Return what makes or begins a choice, on the table or beside it."""
        page = self.person.page
        return page.locator(f'[data-choice="{text}"]').filter(visible=True).first

    def plate(self, act: str) -> Locator:
        """Return the plate of an act around a base."""
        return self.person.page.locator(f'[role=group] button[data-choice="{act}"]')

    def orders(self, act: str) -> None:
        """Give an order by its plate."""
        at = self.person.scene["at"]
        self.press(self.plate(act))
        self.carry_out(at)

    def point_of(self, x: int, y: int) -> tuple[float, float]:
        """Return where on the page a spot of the table is seen, from two posts that stand on it."""
        self.person.until_drawn()
        posts = self.person.scene["view"]["posts"]
        first, last = posts[0], posts[-1]
        one, other = self._middle("post:1"), self._middle(f"post:{len(posts)}")
        scale = (other[0] - one[0]) / (last["x"] - first["x"])
        return one[0] + (x - first["x"]) * scale, one[1] - (y - first["y"]) * scale  # turns along

    def _middle(self, thing: str) -> tuple[float, float]:
        box = self.place(thing).locator("circle").nth(1).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
