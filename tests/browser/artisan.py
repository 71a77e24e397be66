"""Somebody who plays Ars Alchimia through the page: mostly on the board, else from the list."""

from collections import Counter

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands
from tests.browser.person import Json, Person
from tests.browser.player import Player

QUESTION = "ars-alchimia-decision-"
ELIXIR = 4
"""The place of Elixir among the resources; it stands in for all others."""

BOARD = 0.7
"""How often workers are sent by pressing the board."""

SURPLUS = 0.4
"""How often one worker more than needed is sent."""

ENOUGH = 2
"""Orders that are fulfilled before others are taken."""

TURNS = 3
"""Turns in a year, after which an artisan passes: matches are long enough."""


def can_pay(order: Json, held: list[int]) -> bool:
    """Tell whether somebody has what an order costs."""
    lack = [max(0, cost - have) for cost, have in zip(order["cost"], held, strict=True)]
    spare = held[ELIXIR] - order["cost"][ELIXIR]
    return bool(sum(lack[:ELIXIR]) <= spare)


class Artisan(Player):
    """Takes orders, gathers what they cost, and forges; hires one assistant, wants no word of it
    after the first, and does not pay it.
    """

    def __init__(self, person: Person, hands: Hands, seed: int) -> None:
        super().__init__(person, hands, seed)
        self.on_board = 0
        """Choices that were prepared on the board or with the forge."""
        self.offers = 0
        """How often the use of an assistant was offered."""
        self.years: list[str] = []
        """What was read on the pages that close a year."""
        self.told = 0
        """How often a rival's row said, before a turn, what they had done."""
        self.aloud: set[str] = set()
        """What was read aloud of the others before one's turns."""
        self._turns: Counter[int] = Counter()
        why = person.say("web-ars-alchimia-year-why")
        years = person.page.locator("dialog").filter(has_text=why)
        person.page.add_locator_handler(years, self.read_year)

    def move(self) -> None:
        """Make one choice; an assistant is used, or declined by its own button."""
        if self._asked == "ability":
            self.hear_offer()
        else:
            super().move()

    def read_year(self, page: Locator) -> None:
        """Read the page of a year that is over, which lies above the table, and put it away."""
        self.years.append(page.get_by_role("heading").inner_text())
        self.hands.press(page.get_by_role("button").last)

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        match self._asked:
            case "turn":
                self.take_turn()
            case "workshop":
                self._press_one(self.decision.locator(".workshops .may"))
            case "transform":
                self.transform()
            case "salary":
                self.go_on_from("", lambda offered: offered[-1])
            case _:
                self.go_on_from("")
        self.person.main.wait_for()

    # --- turns ---

    def take_turn(self) -> None:
        """Send workers where they are of use, by the board or by the list, or pass."""
        wanted = self.wanted(self.open_spaces())
        page = self.person.page
        self.told += page.locator(".players .news").count()
        others = page.get_by_role("log", name=self.person.say("web-table-others"))
        self.aloud |= set(others.locator("p").all_inner_texts())
        turns = self._turns[self._view["round"]]
        self._turns[self._view["round"]] += 1
        if turns == TURNS or not wanted:
            self.press_option("pass")
        elif self.rng.random() < BOARD:
            self.send_to(self.rng.choice(wanted))
        else:
            self.spell(self.rng.choice(wanted))

    @property
    def has_turn(self) -> bool:
        """Whether workers can be sent now."""
        return self._asked == "turn"

    def open_spaces(self) -> list[str]:
        """Return the spaces that the board offers."""
        spaces = self.person.page.locator(".part.may[data-place^='space:']")
        spaces.first.wait_for()
        places = spaces.evaluate_all("parts => parts.map((part) => part.dataset.place)")
        return [place.removeprefix("space:") for place in places]

    def wanted(self, spaces: list[str]) -> list[str]:
        """Return the spaces that serve best, of those that are open."""
        me = self._me
        by_name = {space["name"]: space for space in self._view["spaces"]}
        open_ones = [by_name[name] for name in spaces]
        services = [one["name"] for one in open_ones if (one["assistant"] or {}).get("offered")]
        if services and not me["assistants"] and self.offers == 0:
            return services
        kind = "location"
        if any(can_pay(order, me["resources"]) for order in me["orders"]):
            kind = "forge"
        elif len(me["orders"]) < ENOUGH:
            kind = "order"
        of_kind = [one["name"] for one in open_ones if one["kind"] == kind]
        return of_kind or [one["name"] for one in open_ones if one["kind"] == "location"]

    def spell(self, space: str) -> None:
        """Send as few workers as possible to a space, word by word from the list."""

        def leads_there(words: str) -> bool:
            return words in ("place", space) or words.startswith(f"place {space} ")

        self.go_on_from("", lambda offered: next(filter(leads_there, offered), offered[0]))

    def send_to(self, space: str) -> None:
        """Press a space, and perhaps send one worker more than it costs."""
        self.hands.press(self.person.page.locator(f".part[data-place='space:{space}']"))
        self.person.main.wait_for()
        self.on_board += 1
        words = (self.prepared.get_attribute("data-choice") or "").split()
        workers, most = int(words[2]), self._me["available"]
        if workers < most and len(words) == 3 and self.rng.random() < SURPLUS:
            crew = self.person.say("web-ars-alchimia-how-many", most=most)
            more = self.person.say("web-more", what=crew)
            self.hands.press(self.decision.get_by_role("button", name=more, exact=True))
            sent = f"place {space} {workers + 1}"
            expect(self.prepared).to_have_attribute("data-choice", sent)

    # --- forges ---

    def transform(self) -> None:
        """Fulfil an order, or make Elixir of two resources, or leave."""
        orders = self.decision.locator(".order .may")
        offered = self.offered()
        if orders.count() > 0:
            self._press_one(orders)
        elif "stop" in offered:
            self.press_option("stop")
        else:
            _, one, other = self.rng.choice(offered).split()
            for resource in (one, other):
                self.hands.press(self.resource(resource))
            self.on_board += 1

    def resource(self, name: str) -> Locator:
        """Return what takes a resource for Elixir."""
        resource = self.person.say(f"ars-alchimia-resource-{name}")
        label = self.person.pattern("web-ars-alchimia-resource", resource=resource, count=0)
        return self.decision.get_by_role("button", name=label)

    # --- assistants ---

    def hear_offer(self) -> None:
        """Say never to be asked again, and decline or, at a desk, use the assistant."""
        self.offers += 1
        name = self._me["assistants"][0]["name"][self.person.speaker.language]
        never = self.person.say("web-ars-alchimia-asking-never")
        asking = self.person.say("web-ars-alchimia-asking")
        if self.person.phone:
            self.hands.press(self.decision.locator("summary").filter(has_text=asking))
            self.hands.select(self.decision.get_by_label(name, exact=True), never)
            decline = self.person.button("ars-alchimia-option-decline")
            self.made.append("decline")
            self.hands.press(decline)
            expect(decline).to_have_count(0)
        else:
            self.hands.press(self.person.button("web-ars-alchimia-asking"))
            dialog = self.person.page.get_by_role("dialog", name=asking)
            self.hands.select(dialog.get_by_label(name, exact=True), never)
            self.hands.press(dialog.get_by_role("button", name=self.person.say("web-table-done")))
            self._press_one(self.person.page.locator(".yours .may:has(.chip)"))
            self.person.main.wait_for()
            self.carry_out()

    # --- what is asked, and what is known ---

    def _press_one(self, things: Locator) -> None:
        things.first.wait_for()
        self.hands.press(things.nth(self.rng.randrange(things.count())))
        self.on_board += 1

    @property
    def _asked(self) -> str:
        key: str = self.person.scene["asked"]["about"]["key"]
        return key.removeprefix(QUESTION)

    @property
    def _view(self) -> Json:
        view: Json = self.person.scene["view"]
        return view

    @property
    def _me(self) -> Json:
        me: Json = self._view["players"][self.person.scene["asked"]["seat"]]
        return me
