"""Somebody who plays Materia Prima through the page: mostly on the map, else from the list."""

from collections.abc import Iterable

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands
from tests.browser.person import Json, Person
from tests.browser.player import Player

QUESTION = "materia-prima-decision-"

DAYS = 8
"""Rounds in which a seeker does something; all later turns end at once, without a second press."""

MAP = 0.8
"""How often a seeker who does not dig walks."""


def distance(name: str, goals: Iterable[tuple[int, int]]) -> int:
    """Return how many steps it is from a hex to the nearest goal."""
    q, r = map(int, name.split(","))
    ways = ((q - goal[0], r - goal[1]) for goal in goals)
    return min(max(abs(east), abs(south), abs(east + south)) for east, south in ways)


class Seeker(Player):
    """Walks about, digs where there is a mine, and is soon content to watch the rounds go by."""

    def __init__(self, person: Person, hands: Hands, seed: int) -> None:
        super().__init__(person, hands, seed)
        self.on_map = 0
        """Choices that were prepared on the map."""
        self.hasty = False
        """Whether choices are carried out at once."""

    def move(self) -> None:
        """Make one choice; in the end only to end the turn."""
        if self._asked != "act" or self._view["round"] <= DAYS:
            super().move()
            return
        if not self.hasty:
            self.make_haste()
        later = self._next_round.or_(self.person.status("web-table-over"))
        self.made.append("end")
        self.press_option("end")
        expect(later.or_(self._ready)).to_be_visible()
        if self.person.holds_back:
            self.hands.press(self._ready)
        expect(later).to_be_visible()

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        match self._asked:
            case "act":
                self.act()
            case "site":
                self.press_hex()
            case _:
                self.go_on_from("")
        self.person.main.wait_for()

    def act(self) -> None:
        """Dig, or walk to a hex that the map offers, or take anything from the list."""
        dig = self.decision.locator(".deeds button:not(.closed)", has_text=self._deed("mine"))
        self.offered()
        if dig.count() > 0:
            self.hands.press(dig)
        elif self.rng.random() < MAP and self.hexes():
            self.press_hex()
        else:
            self.go_on_from("")

    def press_hex(self) -> None:
        """Press one of the hexes that the map offers: a mine, or else one next to a mine."""
        self.person.page.locator(".hex.may").first.wait_for()
        mines = {(at["q"], at["r"]) for at in self._view["hexes"] if at["mine"]}
        hexes = sorted(self.hexes(), key=lambda name: distance(name, mines))
        nearest = distance(hexes[0], mines)
        name = self.rng.choice([one for one in hexes if distance(one, mines) == nearest])
        self.hands.press(self.person.page.locator(f".hex[data-place='hex:{name}']"))
        self.person.main.wait_for()
        self.on_map += 1

    def hexes(self) -> list[str]:
        """Return the hexes that the map offers, but for those where somebody stands."""
        offered = self.person.page.locator(".hex.may")
        names: list[str] = offered.evaluate_all(
            "hexes => hexes.map((hex) => hex.dataset.place.slice(4))"
        )
        view = self._view
        taken = [view["hexes"][figure["hex"]] for figure in view["figures"]]
        return [name for name in names if name not in {f"{at['q']},{at['r']}" for at in taken}]

    @property
    def has_turn(self) -> bool:
        """Whether a figure can act now."""
        return self._asked == "act"

    def make_haste(self) -> None:
        """Have complete choices carried out without being asked again."""
        self.hands.press(self.person.button("web-table-settings"))
        asking = self.person.field("web-table-setting-confirm")
        self.hands.select(asking, self.person.say("web-table-setting-confirm-never"))
        self.hands.press(self.person.button("web-table-done"))
        self.hasty = True

    def _deed(self, verb: str) -> str:
        return self.person.say(f"web-materia-prima-table-deed-{verb}")

    @property
    def _ready(self) -> Locator:
        """The main button, where even somebody in haste is asked: the match ends by it."""
        return self.decision.locator("footer button.main:not([aria-busy])")

    @property
    def _next_round(self) -> Locator:
        """What says that the next round has begun."""
        view = self._view
        args = {"round": view["round"] + 1, "rounds": view["max_rounds"]}
        return self.person.status("web-materia-prima-fact-of", **args)

    @property
    def _asked(self) -> str:
        key: str = self.person.scene["asked"]["about"]["key"]
        return key.removeprefix(QUESTION)

    @property
    def _view(self) -> Json:
        view: Json = self.person.scene["view"]
        return view
