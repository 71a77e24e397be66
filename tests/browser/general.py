"""Somebody who plays whole matches of Alkemy by hand, boldly and briefly."""

import math
from collections import Counter

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.commander import Commander
from tests.browser.hands import Fingers, Hands, Keys
from tests.browser.person import Json, Person

SPOTS = ("deploy", "walk", "run", "shelter", "contact", "piece")
"""Kinds that are answered by pointing at a spot."""

SEVERAL = ("target-first", "target-also")
"""Kinds that one sketch on the table answers together."""

BOLD = (
    "charge-many",
    "engage-many",
    "post",
    "harvest",
    "fight",
    "charge",
    "cast",
    "shoot",
    "climb",
    "invigorate",
    "run",
)
"""Orders in which somebody bold thinks of them; of these the one given least often is given."""

LAST = ("shoot-charger", "push")
"""Kinds of which the last choice is taken: not to shoot, and to push as far as possible."""

ORDERS = 2
"""Orders that a figure is given before it stops: matches are to be whole, and short."""

ACTIVATIONS = 3
"""Cards that are activated in a turn before one passes."""

INCH = 1_000
ROOM = 1_600
"""How far apart two figures stand at least, in thousandths of an inch, to have room."""

NOTHING: Json = {}
"""Asked of nobody."""

WHERE = """thing => {
  const place = document.querySelector(`[data-place="${CSS.escape(thing)}"] > circle:last-child`);
  if (place === null) return [0, 0, false];
  const { x, y, width, height } = place.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  const seen = document.elementFromPoint(middle, centre)?.closest("[data-place]");
  return [middle, centre, seen?.dataset.place === thing];
}"""
"""Finds where a part of the table is seen, and whether nothing lies over it."""


class General(Commander):
    """Answers every kind of decision by hand."""

    def __init__(
        self,
        person: Person,
        hands: Hands,
        *,
        activations: int = ACTIVATIONS,
        bold: tuple[str, ...] = BOLD,
    ) -> None:
        super().__init__(person, hands)
        self.given: Counter[str] = Counter()
        """Orders given, by their verb."""
        self.activations = activations
        self.bold = bold
        self._begun: Counter[int] = Counter()
        self._ordered: Counter[tuple[int, str]] = Counter()

    @property
    def view(self) -> Json:
        """The table as it is seen from here."""
        view: Json = self.person.scene["view"]
        return view

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.person.scene["phase"] == "over")

    @property
    def is_asked(self) -> bool:
        """Whether a choice is waited for."""
        return self.asked is not None

    @property
    def has_turn(self) -> bool:
        """Whether a new order may be given."""
        return self.asked is not None and self.asked["kind"] in ("activate", "announce")

    def move(self) -> None:
        """Answer what is asked, by hand, unless the page does so by itself."""
        at = self.since = self.person.scene["at"]
        asked = self.found(lambda: self.shown or (NOTHING if self.is_past(at) else None))
        if self.is_past(at):
            return
        try:
            if isinstance(self.hands, Keys):
                self.types(asked, at)
            else:
                self.answers(asked, at)
        except (AssertionError, TooLong):
            if not self.is_past(at):
                raise
            return  # the page has gone on by itself, as it was told before
        self.until_past(at)
        self.answered[asked["kind"]] += 1

    def answers(self, asked: Json, at: int) -> None:
        """Answer a question where one would do it on a table."""
        match asked["kind"]:
            case "announce":
                self.announces(asked, at)
            case "estimate":
                self.estimates(asked, at)
            case "activate":
                self.activates(asked, at)
            case "target-first" | "target-also":
                self.aims_at_several(asked)
            case "upgrade" | "next-order":
                self.press(self.person.decision.locator("button.main").first)
            case "keep" | "turn":  # what one would look at first is prepared
                self.carry_out(at)
            case kind if kind in SPOTS:
                self.points(asked, at)
            case "scenery" | "deploy-card":
                tray = self.person.page.locator("[data-tray] ol button:not([aria-disabled], .turn)")
                self.press(tray.first)
            case "nature":
                self.press(self.choice("sparse"))
                self.press(self.choice("hindering"))
                self.carry_out(at)
            case "token":
                spots = self.person.page.get_by_role(
                    "group", name=self.person.say("web-alkemy-spots")
                )
                self.press(spots.get_by_role("button").first)
                self.carry_out(at)
            case kind:
                self.takes(asked["choices"][-1 if kind in LAST else 0], at)

    # --- choices that are named ---

    def takes(self, choice: Json, at: int) -> None:
        """Make a choice that lies on the table or beside it."""
        thing = (choice["things"] or [""])[0]
        label = thing.removeprefix("figure:")
        named = self.choice(choice["text"]).or_(self.choice(label)).first
        expect(named.or_(self.place(thing)).or_(self.row(label)).first).to_be_visible()
        if named.is_visible():
            self.press(named)
        else:
            self.touches(thing)
        self.carry_out(at)

    def row(self, label: str) -> Locator:
        """Return a figure in its warband."""
        return self.person.page.locator(f'[data-figure="{label}"]').filter(visible=True)

    def touches(self, thing: str) -> None:
        """Press a part of the table; where plates lie over it, its place in the warband."""
        taps = isinstance(self.hands, Fingers)
        row = self.row(thing.removeprefix("figure:"))
        if taps and row.count():  # larger than its base
            self.press(row.first)
            return
        self.steps_back()
        x, y, seen = self.still(thing)
        if seen:
            self.presses += 1
            self.at(x, y)
            if taps and row.count():  # a crowd was spread
                self.press(row.first)
        elif row.count():
            self.press(row.first)
        else:  # something lies over it: arrows lead there all the same
            self.presses += 1
            self.place(thing).focus()
            self.person.page.keyboard.press("Enter")

    def steps_back(self) -> None:
        """See all of the table, where one is led close to whoever acts."""
        back = self.person.button("web-alkemy-camera-all")
        if isinstance(self.hands, Fingers) and back.get_attribute("aria-disabled") is None:
            self.press(back)

    def still(self, thing: str) -> tuple[float, float, bool]:
        """Return where a part of the table is seen once the camera has come to rest."""
        seen: list[list[float]] = [[]]

        def rests() -> bool:
            seen.append(self.person.page.evaluate(WHERE, thing))
            return seen[-1] == seen[-2]

        self.until(rests)
        x, y, free = seen[-1]
        return x, y, bool(free)

    def at(self, x: float, y: float) -> None:
        """Press a point of the page."""
        if isinstance(self.hands, Fingers):
            self.person.page.touchscreen.tap(x, y)
        else:
            self.person.page.mouse.click(x, y)

    def activates(self, asked: Json, at: int) -> None:
        """Activate a card that has not been, or pass when enough has been done this turn."""
        cards = asked["detail"]["cards"]
        turn = self.view["turn"]
        if asked["detail"]["may_pass"] and self._begun[turn] >= self.activations:
            self.takes(next(one for one in asked["choices"] if not one["things"]), at)
            return
        self._begun[turn] += 1
        fresh = [card for card in cards if not card["again"]] or cards
        self.touches(f"figure:{min((card['figures'][0] for card in fresh), key=self.alone)}")
        self.carry_out(at)

    def announces(self, asked: Json, at: int) -> None:
        """Give an order: by its plate, and then by pressing whom or what it is aimed at."""
        order = self.order(asked)
        text: str = order["text"]
        verb = text.split(maxsplit=1)[0]
        self.given[verb] += 1
        self._ordered[self.view["turn"], asked["detail"]["figure"]] += 1
        self.press(self.plate(verb))
        only = [one for one in asked["choices"] if one["text"].split()[0] == verb]
        if len(only) > 1:
            self.aims(order, at)
        self.carry_out(at)

    def aims(self, order: Json, at: int) -> None:
        """Press whom or what an order is aimed at, and which of several is meant."""
        plate = self.plate(order["text"].split()[0])
        if plate.get_attribute("aria-pressed") == "false":  # a slow page may hear a press twice
            self.press(plate)
        expect(plate).to_have_attribute("aria-pressed", "true")
        if order["things"][0].startswith("piece:"):
            self.press(self.choice(order["text"]))
            return
        self.touches(order["things"][0])
        meant = self.choice(order["text"])
        self.until(lambda: self.is_past(at) or self.person.main.is_visible() or meant.count() > 0)
        if not self.is_past(at) and not self.person.main.is_visible():
            self.press(meant)

    def order(self, asked: Json) -> Json:
        """Return the order that is given: of bold ones that do not look hopeless the rarest."""
        told = {one["text"]: one for one in asked["detail"]["orders"]}
        choices: list[Json] = asked["choices"]
        stop = [one for one in choices if one["text"] == "stop"]
        enough = self._ordered[self.view["turn"], asked["detail"]["figure"]] >= ORDERS
        if stop and enough:
            return stop[0]
        likely = [
            one
            for one in choices
            if one["text"] in told
            and not told[one["text"]]["hopeless"]
            and not told[one["text"]]["short"]
        ]
        verbs = {one["text"].split()[0] for one in likely}
        bold = [verb for verb in self.bold if verb in verbs]
        wanted = bold or [verb for verb in ("walk",) if verb in verbs]
        if not wanted:
            return (stop or choices)[0]
        verb = min(wanted, key=lambda one: self.given[one])
        mine = self.figure(asked["detail"]["figure"])
        fits = [one for one in likely if one["text"].split()[0] == verb]
        return min(fits, key=lambda one: self.away(mine, one["things"]))

    def aims_at_several(self, asked: Json) -> None:
        """Press everybody who is meant, and then what confirms it."""
        able = asked["detail"]["able"]
        for label in able[: 2 if asked["kind"] == "target-first" else 1]:
            self.press(self.choice(label))
        self.press(self.person.decision.locator("button.main").first)
        self.until(lambda: self.asked is None or self.asked["kind"] not in SEVERAL)

    # --- spots and distances ---

    def points(self, asked: Json, at: int) -> None:
        """Point at the offered spot that leads on, and confirm it."""
        if self.person.main.is_visible():  # companions follow by themselves
            self.carry_out(at)
            return
        goal = self.goal(asked)
        offered = [spot_of(one) for one in asked["choices"] or []]
        spots = sorted(offered, key=lambda spot: math.dist(spot, goal))
        if not spots:
            deploys = asked["kind"] == "deploy"
            spots = self.room(asked["seat"]) if deploys else self.along(asked, goal)
        self.steps_back()
        for x, y in spots:
            self.presses += 1
            self.at(*self.point_of(x, y))
            refused = self.person.page.locator(".flag[role=status]")
            expect(self.person.main.or_(refused).first).to_be_visible()
            if self.person.main.is_visible():
                self.carry_out(at)
                return
        raise AssertionError("nowhere to go")

    def room(self, seat: int) -> list[tuple[int, int]]:
        """Return spots in the own deployment zone where nobody stands, the middle first."""
        view = self.view
        zone = next(one for one in view["board"]["zones"] if one["seat"] == seat)
        left, bottom, right, top = zone["deploy"]
        spots = [
            (x, y)
            for x in range(left + INCH, right, INCH)
            for y in range(bottom + INCH, top, INCH)
            if all(
                math.dist((x, y), (one["x"], one["y"])) > ROOM
                for one in view["figures"]
                if one["status"] != "waiting"
            )
        ]
        middle = (left + right) / 2, (bottom + top) / 2
        return sorted(spots, key=lambda spot: math.dist(spot, middle))

    def along(self, asked: Json, goal: tuple[float, float]) -> list[tuple[int, int]]:
        """Return spots on the way to a goal, the farthest first, where none are listed."""
        mine = self.figure(asked["detail"]["figure"])
        far = math.dist((mine["x"], mine["y"]), goal) or 1
        length = min(asked["detail"].get("length") or far, far)
        steps = [share / 10 * length / far for share in range(9, 0, -1)]
        return [
            (
                round(mine["x"] + step * (goal[0] - mine["x"])),
                round(mine["y"] + step * (goal[1] - mine["y"])),
            )
            for step in steps
        ]

    def alone(self, label: str) -> float:
        """Return how far away the nearest enemy of a figure is."""
        mine = self.figure(label)
        return min((math.dist((mine["x"], mine["y"]), foe) for foe in self.foes(mine)), default=0)

    def foes(self, mine: Json) -> list[tuple[int, int]]:
        """Return where the enemies of a figure stand."""
        return [
            (one["x"], one["y"])
            for one in self.view["figures"]
            if one["seat"] != mine["seat"] and one["status"] not in ("gone", "waiting")
        ]

    def goal(self, asked: Json) -> tuple[float, float]:
        """Return where a figure would like to be: near the nearest enemy, or in the middle."""
        view = self.view
        middle = view["board"]["width"] / 2, view["board"]["height"] / 2
        if asked["kind"] in ("deploy", "piece"):
            return middle
        mine = self.figure(asked["detail"]["figure"])
        here = mine["x"], mine["y"]
        return min(self.foes(mine), key=lambda foe: math.dist(here, foe), default=middle)

    def estimates(self, asked: Json, at: int) -> None:
        """Say how far it looks."""
        one, other = (self.figure(asked["detail"][key]) for key in ("figure", "target"))
        gap = math.dist((one["x"], one["y"]), (other["x"], other["y"]))
        gap -= one["radius"] + other["radius"]
        field = self.person.field("web-alkemy-dial-typed")
        self.presses += 1
        self.hands.write(field, str(round(max(gap, 0) / 250) / 4).replace(".0", ""))
        self.carry_out(at)

    # --- keys alone ---

    def types(self, asked: Json, at: int) -> None:
        """Answer with keys: the number of an option, and Enter."""
        keyboard = self.person.page.keyboard
        if asked["kind"] == "estimate":
            self.estimates(asked, at)
            return
        self.person.options.wait_for()
        while not self.is_past(at) and not self.person.main.is_visible():
            self.presses += 1
            before = self.person.options.inner_text()
            keyboard.press("1")
            self.until(
                lambda before=before: (  # type: ignore[misc]
                    self.is_past(at)
                    or self.person.main.is_visible()
                    or self.person.options.inner_text() != before
                )
            )
        if not self.is_past(at):
            self.confirms(at)

    # --- what is seen ---

    def figure(self, label: str) -> Json:
        """Return a figure as it stands now."""
        figures: list[Json] = self.view["figures"]
        return next(figure for figure in figures if figure["label"] == label)

    def away(self, mine: Json, things: list[str]) -> float:
        """Return how far away it is what a choice is about."""
        thing, _, name = (things or ["none:"])[0].partition(":")
        if thing == "figure":
            there = self.figure(name)
        elif thing in ("post", "token"):
            there = self.view[f"{thing}s"][int(name) - 1]
        else:
            return 0
        return math.dist((mine["x"], mine["y"]), (there["x"], there["y"]))


def spot_of(choice: Json) -> tuple[int, int]:
    """Return the spot that a choice names."""
    x, y = choice["things"][0].removeprefix("spot:").split(",")
    return int(x), int(y)


def battle(*generals: General) -> None:
    """Have generals play until the match is over."""
    page = generals[0].person.page
    while not generals[0].is_over:
        able = [one for one in generals if one.is_asked]
        if able:
            able[0].move()
        else:
            page.wait_for_timeout(20)


def fight_out(*generals: General) -> None:
    """Have generals play until everybody has laid a card and what was begun is over."""
    page = generals[0].person.page
    while True:
        able = next((one for one in generals if one.is_asked), None)
        if able is None:
            page.wait_for_timeout(20)
        elif all(one.answered["card"] for one in generals) and able.has_turn:
            return
        else:
            able.move()
