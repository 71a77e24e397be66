"""Decisions about a place on the table: a family of spots, too many to list."""

import math
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.choices import Menu, ask, first_of, members
from athanor.games.alkemy.rules.climbing import areas, fits, gets_to, is_level
from athanor.games.alkemy.rules.space import (
    gap,
    in_the_way,
    in_zone,
    is_within,
    leaps_beside,
    leaps_to,
    post_disc,
    posts,
    reach,
    spot_code,
    spot_x,
    spot_y,
    touched,
)
from athanor.games.alkemy.tabletop.approach import approaches
from athanor.games.alkemy.tabletop.contact import contacts
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import INCH, to_grid
from athanor.games.alkemy.tabletop.rings import around
from athanor.kernel.chance import Stream
from athanor.kernel.packed import i64
from athanor.kernel.script import Decision
from athanor.kernel.words import Inches, Message, Option, Refusal, Refused, refuse

GAP: Final = 200
"""How close to each other rings are looked at for a way out of a crowd."""
WIDE: Final = 2000
"""Farther out than this, room that can be reached is no longer a matter of a hair."""

FEW_TRIES: Final = 6
TRIES: Final = 200
"""Spots that are drawn before a sample falls back on the suggestions."""

ALL: Final = -1
"""As many as there are."""

UNKNOWN: Final = -2
"""Not yet looked for."""

GRAZE: Final = 10
"""What rounding to the grid may cost a move that stops just short of something."""

ROUND: Final = (
    (1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924),
    (0.0, 1.0), (-0.383, 0.924), (-0.707, 0.707), (-0.924, 0.383),
    (-1.0, 0.0), (-0.924, -0.383), (-0.707, -0.707), (-0.383, -0.924),
    (0.0, -1.0), (0.383, -0.924), (0.707, -0.707), (0.924, -0.383),
)  # fmt: skip
"""Sixteen directions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spots(Decision):
    """A spot for a figure or a piece of scenery. Any that fits is legal; some are suggested."""

    def __init__(self, battle: Battle, seat: i64, figure: i64, topic: str, rules: str) -> None:
        super().__init__(seat)
        self.battle = battle
        self.figure = figure
        self.topic = topic
        self.family = True
        self._rules = rules
        self._listed: list[int] = []

    @abstractmethod
    def objection(self, x: i64, y: i64) -> str:
        """Return why the figure may not go to a spot, as a key with its rules, or nothing."""

    @abstractmethod
    def worth_a_look(self) -> list[int]:
        """Return spots to suggest, legal or not, as codes."""

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, self.topic, self.figure, -1)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite(self._rules)

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the figure may go there."""
        return choice >= 0 and self.objection(spot_x(choice), spot_y(choice)) == ""

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason against a spot, or None."""
        found = self.objection(spot_x(choice), spot_y(choice)) if choice >= 0 else OFF_TABLE
        if found == "":
            return None
        key, _, rules = found.partition(" ")
        args = {"x": Inches(spot_x(choice)), "y": Inches(spot_y(choice))}
        return Refusal(Message(f"alkemy-refusal-{key}", dict(args)), self.battle.cite(rules))

    def count(self) -> i64:
        """Return the number of suggestions."""
        return len(self.suggested())

    def codes(self) -> list[int]:
        """Return the suggestions in ascending order."""
        return sorted(self.suggested())

    def suggested(self) -> list[int]:
        """Return the suggestions, found when first asked for."""
        if not self._listed:
            self._listed = sorted({spot for spot in self.worth_a_look() if self.is_legal(spot)})
        return self._listed

    def sample(self, stream: Stream) -> i64:
        """Return one of the suggestions."""
        listed = self.suggested()
        return listed[stream.below(len(listed))]

    def default_choice(self) -> i64:
        """Return where a figure goes whose player's time is up: nowhere, if it may stay."""
        if self.figure == NONE:
            return self.suggested()[0]
        stay = spot_code(self.battle.discs.x[self.figure], self.battle.discs.y[self.figure])
        return stay if self.is_legal(stay) else self.suggested()[0]

    def option(self, choice: i64) -> Option:
        """Return a spot as a person sees it."""
        x, y = spot_x(choice), spot_y(choice)
        return Option(choice, spot_text(x, y), spot_words(x, y), (f"spot:{x},{y}",))

    def parse(self, text: str) -> i64:
        """Return the spot written as ``12.5,3.25``, in inches from the lower left corner."""
        code = parse_spot(text)
        if code < 0:
            raise refuse("alkemy-refusal-not-a-spot", self.rules(), text=text[:80])
        refusal = self.why_not(code)
        if refusal is not None:
            raise Refused(refusal)
        return code

    def near(self, text: str) -> i64:
        """Return the spot that is written, or if it is no good, the nearest one suggested.

        So a finger on a picture finds the spots in contact, which are exact to a hair.
        """
        code = parse_spot(text)
        if code < 0 or self.is_legal(code):
            return self.parse(text)
        best: i64 = -1
        least: i64 = REACH * REACH
        for spot in self.suggested():
            across = spot_x(spot) - spot_x(code)
            along = spot_y(spot) - spot_y(code)
            if across * across + along * along <= least:
                least = across * across + along * along
                best = spot
        return best if best >= 0 else self.parse(text)


REACH: Final = 750
"""How far from a suggested spot a finger may point and still mean it, in thousandths of an inch."""

OFF_TABLE: Final = "off-table AK2-R2 AKB-R90"
TAKEN: Final = "spot-taken AK2-602 AK2-014 AKB-210 AKB-R90"


def spot_text(x: i64, y: i64) -> str:
    """Return a spot as people write it, in inches."""
    return f"{inches_text(x)},{inches_text(y)}"


def spot_words(x: i64, y: i64) -> Message:
    """Return a spot in words."""
    return Message("alkemy-option-spot", {"x": Inches(x), "y": Inches(y)})


def inches_text(units: i64) -> str:
    """Return a length in inches with no more digits than it needs."""
    return f"{units // INCH}.{units % INCH:03d}".rstrip("0").rstrip(".")


def parse_spot(text: str) -> i64:
    """Return a written spot as a code, or -1 if it is none."""
    parts = text.replace(" ", "").split(",")
    if len(parts) != 2:
        return -1
    x, y = parse_inches(parts[0]), parse_inches(parts[1])
    return spot_code(x, y) if x >= 0 and y >= 0 else -1


def parse_inches(text: str) -> i64:
    """Return a written length in units, or -1 if it is none."""
    whole, _, part = text.partition(".")
    if not whole.isascii() or not whole.isdigit() or len(whole) > 2 or len(part) > 3:
        return -1
    if part and not (part.isascii() and part.isdigit()):
        return -1
    return int(whole) * INCH + int((part + "000")[:3])


class MoveSpots(Spots):
    """Where a walk or a run ends: within its value, and free (AK2-603, AK2-604; AKB-211, AKB-212).

    ``leaving`` are the foes from whom the move must get away (AKB-R32).
    """

    def __init__(
        self, battle: Battle, figure: i64, length: i64, topic: str, rules: str, leaving: i64 = 0
    ) -> None:
        super().__init__(battle, battle.seat_of(figure), figure, topic, rules)
        self.length = length
        self.leaving = leaving
        self.others = in_the_way(battle, figure)
        self._reach: Reach | None = None

    def reach(self) -> Reach:
        """Return everywhere the figure can get to, searched once."""
        if self._reach is None:
            self._reach = reach(self.battle, self.figure, self.length)
        return self._reach

    def objection(self, x: i64, y: i64) -> str:
        """Return why the move may not end at a spot."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        radius = discs.radius[figure]
        if not battle.terrain.on_table(x, y, radius):
            return OFF_TABLE
        stays = x == discs.x[figure] and y == discs.y[figure]
        apart = battle.edition.contact if stays else battle.edition.clearance - 1
        if touched(battle, figure, x, y, battle.enemies(figure), apart):
            return "ends-in-contact AK2-604 AK2-609 AKB-212 AKB-214 AKB-R94"
        for foe in members(self.leaving & battle.present):
            if battle.edition.bonds.holds(battle, figure, x, y, foe):
                return "still-in-combat AK2-604 AKB-R32"
        if not fits(battle, figure, x, y):
            return TAKEN
        if not self.gets_there(x, y):
            return "too-far AK2-603 AK2-608 AK2-602 AKB-211 AKB-213 AKB-R103"
        return ""

    def gets_there(self, x: i64, y: i64) -> bool:
        """Tell whether some way to a spot is short enough, or a leap."""
        battle, figure = self.battle, self.figure
        if self._reach is not None and battle.levels.any == 0:
            return self._reach.holds(x, y) or leaps_to(battle, figure, x, y, self.length)
        return gets_to(battle, figure, x, y, self.length)

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot, each equally likely, by trial."""
        x, y = self.battle.discs.x[self.figure], self.battle.discs.y[self.figure]
        span = 2 * self.length + 1
        tries: i64 = 0
        while tries < TRIES and self.length > 0:
            dx = stream.below(span) - self.length
            dy = stream.below(span) - self.length
            if dx * dx + dy * dy <= self.length * self.length and x + dx >= 0 and y + dy >= 0:
                spot = spot_code(x + dx, y + dy)
                if self.is_legal(spot):
                    return spot
                tries += 1
        return super().sample(stream)

    def suggested(self) -> list[int]:
        """Return the suggestions; for who must get away, whatever gap is left."""
        if not super().suggested() and self.leaving != 0:
            spot = self.first_exit()
            self._listed = [] if spot == NONE else [spot]
        return self._listed

    def first_exit(self) -> i64:
        """Return some legal spot, or NONE: first where there mostly is one, then in any gap."""
        x, y = self.battle.discs.x[self.figure], self.battle.discs.y[self.figure]
        for away in (self.battle.edition.clearance + 20, 1100, self.length):
            spot = self.first_on_ring(x, y, min(away, self.length))
            if spot != NONE:
                return spot
        return self.last_gap()

    def last_gap(self) -> i64:
        """Return a legal spot found by looking at rings close together, or NONE."""
        self.reach()
        x, y = self.battle.discs.x[self.figure], self.battle.discs.y[self.figure]
        away: i64 = GAP
        while away <= self.length:
            spot = self.first_on_ring(x, y, away)
            if spot != NONE:
                return spot
            away += GAP if away < WIDE else INCH
        return NONE

    def first_on_ring(self, x: i64, y: i64, away: i64) -> i64:
        """Return a legal spot so far from where the figure is, or NONE."""
        for px, py in around(float(x), float(y), float(away)):
            to_x, to_y = to_grid(px), to_grid(py)
            if to_x >= 0 and to_y >= 0 and self.objection(to_x, to_y) == "":
                return spot_code(to_x, to_y)
        return NONE

    def suggest(self, stream: Stream) -> i64:
        """Return a spot on the way to something that matters: mostly the next post to turn."""
        goals = members(self.goals())
        target = goals[stream.below(len(goals))]
        wanted = self.posts_to_turn()
        if wanted != 0 and stream.below(4) != 0:
            target = self.nearest(wanted)
        spot = self.straight_to(target)
        if not self.is_legal(spot):
            spot = self.towards(target)
        return spot if self.is_legal(spot) else self.sample(stream)

    def goals(self) -> i64:
        """Return the bases worth going to: posts and enemies."""
        return posts(self.battle) | self.battle.enemies(self.figure)

    def posts_to_turn(self) -> i64:
        """Return the posts that are not yet the figure's player's, if it can turn any."""
        battle = self.battle
        wanted: i64 = 0
        if not battle.traits(self.figure).wild:
            for post in range(len(battle.owners)):
                if battle.owners[post] != self.seat:
                    wanted |= 1 << post_disc(battle, post)
        return wanted

    def nearest(self, among: i64) -> i64:
        """Return the nearest of some bases."""
        best: i64 = NONE
        for base in members(among):
            if best == NONE or gap(self.battle, self.figure, base) < gap(
                self.battle, self.figure, best
            ):
                best = base
        return best

    def straight_to(self, target: i64) -> i64:
        """Return how far the move would get straight towards a base, whatever is in between."""
        battle, figure = self.battle, self.figure
        step = gap(battle, figure, target) - battle.edition.clearance - GRAZE
        return straight(battle, figure, target, max(0, min(step, self.length)))

    def towards(self, target: i64) -> i64:
        """Return how far the move gets on the shortest way to another base."""
        battle, figure = self.battle, self.figure
        apart = battle.edition.clearance
        spots = approaches(
            battle.terrain,
            battle.discs,
            figure,
            self.others,
            target,
            self.length,
            battle.enemies(figure),
            apart,
        )
        x, y = spots[0]
        return spot_code(x, y)

    def worth_a_look(self) -> list[int]:
        """Return where it is, spots all around, and the ways to posts and enemies."""
        found = self.all_around()
        self.reach()
        for target in members(self.goals()):
            found.append(self.towards(target))
        return found

    def all_around(self) -> list[int]:
        """Return where it is, and spots in all directions, far and near."""
        discs = self.battle.discs
        x, y = discs.x[self.figure], discs.y[self.figure]
        found = [spot_code(x, y)]
        for share in (1.0, 0.5, 0.1):
            for dx, dy in ROUND:
                length = share * float(self.length)
                to_x, to_y = to_grid(float(x) + dx * length), to_grid(float(y) + dy * length)
                if to_x >= 0 and to_y >= 0:
                    found.append(spot_code(to_x, to_y))
        return found


def straight(battle: Battle, figure: i64, target: i64, step: i64) -> i64:
    """Return the spot that a step straight towards a base leads to."""
    discs = battle.discs
    x, y = discs.x[figure], discs.y[figure]
    dx, dy = float(discs.x[target] - x), float(discs.y[target] - y)
    share = float(step) / max(1.0, math.sqrt(dx * dx + dy * dy))
    return spot_code(to_grid(float(x) + dx * share), to_grid(float(y) + dy * share))


def has_exit(battle: Battle, figure: i64, length: i64, leaving: i64) -> bool:
    """Tell whether a figure in combat has somewhere to go to (AK2-R80, AKB-R32)."""
    spots = MoveSpots(battle, figure, length, "walk", "AK2-R80 AKB-R32", leaving)
    return spots.first_exit() != NONE


class WayEnds(Menu):
    """Where a walk ends that may take any of several equally short ways (AK2-R26, AKB-R25)."""

    def __init__(self, battle: Battle, figure: i64, spots: list[int]) -> None:
        super().__init__(battle, battle.seat_of(figure), sorted(spots), "AK2-R26 AKB-R25")
        self.figure = figure

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "way", self.figure, -1)

    def words(self, choice: i64) -> Message:
        """Return the spot in words."""
        return spot_words(spot_x(choice), spot_y(choice))

    def text(self, choice: i64) -> str:
        """Return the spot as people write it."""
        return spot_text(spot_x(choice), spot_y(choice))

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the spot."""
        return (f"spot:{spot_x(choice)},{spot_y(choice)}",)


class ContactSpots(Spots):
    """Where a charge or engagement ends: touching, or in reach of, all its targets.

    It may touch no enemy that was not named (AK2-R27, AKB-R28), in V2 unless there is no other
    place. Whoever fights already leaves all its other foes, or closes in on one of them and leaves
    nobody (AKB-R32, AKB-R33).
    """

    def __init__(
        self, battle: Battle, figure: i64, targets: i64, length: i64, apart: i64, rules: str
    ) -> None:
        super().__init__(battle, battle.seat_of(figure), figure, "contact", rules)
        self.targets = targets
        self.length = length
        self.apart = apart
        """How far from its targets the move may end."""
        self.avoid = battle.enemies(figure) & ~targets
        foes = battle.foes[figure]
        self.others = foes & ~targets
        self.closes_in = targets & ~foes == 0
        self._searched = False
        self._areas: list[tuple[Reach, i64]] | None = None
        self._sure: i64 = 0
        """So many places there are at least."""
        self._ahead: i64 = UNKNOWN

    def objection(self, x: i64, y: i64) -> str:
        """Return why the move may not end at a spot."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        if not battle.terrain.on_table(x, y, discs.radius[figure]):
            return OFF_TABLE
        if touched(battle, figure, x, y, self.targets, self.apart) != self.targets:
            return "no-contact AK2-615 AK2-622 AKB-224 AKB-237"
        if touched(battle, figure, x, y, self.avoid, battle.edition.contact):
            return "touches-others AK2-R27 AKB-R28"
        if not self.parts_well(x, y):
            return "still-in-combat AKB-R32 AKB-R33"
        if not self.is_level(x, y):
            return "not-level AKB-289"
        if not fits(battle, figure, x, y):
            return TAKEN
        if not gets_to(battle, figure, x, y, self.length):
            return "too-far AK2-614 AK2-602 AKB-223 AKB-R27"
        return ""

    def is_level(self, x: i64, y: i64) -> bool:
        """Tell whether a base at a spot could fight all targets (AKB-289)."""
        return all(is_level(self.battle, x, y, target) for target in members(self.targets))

    def parts_well(self, x: i64, y: i64) -> bool:
        """Tell whether a spot leaves all other foes, or is one to close in without leaving any."""
        left = self.left_at(x, y)
        return left == self.others or (left == 0 and self.closes_in)

    def left_at(self, x: i64, y: i64) -> i64:
        """Return the foes, targets aside, that the figure would no longer fight at a spot."""
        left: i64 = 0
        for foe in members(self.others):
            if not self.battle.edition.bonds.holds(self.battle, self.figure, x, y, foe):
                left |= 1 << foe
        return left

    def worth_a_look(self) -> list[int]:
        """Return spots beside all targets, the shortest way first."""
        return self.places(ALL)

    def places(self, wanted: i64) -> list[int]:
        """Return the same, or in any order as many of them as are wanted."""
        battle, figure = self.battle, self.figure
        for target in members(self.targets):  # AKB-R23: the gap itself counts too
            if not is_within(battle, figure, target, self.length):
                return []
        found = self.beside(wanted)
        if not found and battle.edition.charging.may_touch_others:  # AK2-R27
            self.avoid = 0
            found = self.beside(wanted)
        return found

    def beside(self, wanted: i64) -> list[int]:
        """Return spots at most ``apart`` from all targets, in contact with nobody to avoid."""
        battle, figure = self.battle, self.figure
        avoid = self.avoid if self.apart == battle.edition.contact else 0
        found: list[int] = []
        if self._areas is None:
            self._areas = areas(battle, figure, self.length, self.near_target())
        for area, piece in self._areas:
            lengths: dict[int, float] = {}
            for x, y, length in contacts(area, self.targets, self.apart, avoid):
                spot = spot_code(x, y)
                if spot not in lengths and self.will_do(x, y, piece):
                    lengths[spot] = length
                    if len(found) + len(lengths) == wanted:
                        return found + list(lengths)
            found += sorted(lengths, key=lambda one: (lengths[one], spot_x(one), spot_y(one)))
        for x, y in leaps_beside(battle, figure, self.targets, self.apart, self.length):
            spot = spot_code(x, y)
            leaps = battle.levels.any == 0 or self.objection(x, y) == ""
            if leaps and spot not in found and self.parts_from_all(x, y):
                found.append(spot)
        return found

    def near_target(self) -> tuple[float, float, float]:
        """Return a disc in which all places lie: near enough to the first target."""
        discs = self.battle.discs
        target = first_of(self.targets)
        radius = discs.radius[target] + discs.radius[self.figure] + self.apart
        return float(discs.x[target]), float(discs.y[target]), float(radius)

    def will_do(self, x: i64, y: i64, piece: i64) -> bool:
        """Tell whether a spot that can be reached on a piece or the ground is a place to end."""
        battle, figure = self.battle, self.figure
        stands = battle.levels.any == 0 or (
            battle.levels.under(x, y) == piece
            and self.is_level(x, y)
            and fits(battle, figure, x, y)
        )
        return stands and self.parts_from_all(x, y)

    def parts_from_all(self, x: i64, y: i64) -> bool:
        """Tell whether a spot touches nobody to avoid, and leaves whom it must."""
        battle = self.battle
        others = touched(battle, self.figure, x, y, self.avoid, battle.edition.contact)
        return others == 0 and self.parts_well(x, y)

    def ahead(self) -> i64:
        """Return the spot straight ahead, beside the only target, or NONE if it is barred."""
        if self._ahead == UNKNOWN:
            self._ahead = NONE
            target = first_of(self.targets)
            away = gap(self.battle, self.figure, target)
            step = away - self.apart + GRAZE // 2
            if self.targets == 1 << target and step > 0 and away <= self.length:  # AKB-R23
                spot = straight(self.battle, self.figure, target, step)
                if self.is_legal(spot):
                    self._ahead = spot
        return self._ahead

    def is_possible(self) -> bool:
        """Tell whether there is any place: mostly, and quickest to find, the one straight ahead."""
        return self.ahead() != NONE or self.has(1)

    def has(self, wanted: i64) -> bool:
        """Tell whether there are so many places, without looking for more of them."""
        if not self._searched and self._sure < wanted:
            found = self.places(wanted)
            self._sure = len(found)
            if self._sure < wanted:  # these are all
                self._listed = found
                self._searched = True
        return self._sure >= wanted if not self._searched else len(self._listed) >= wanted

    def sample(self, stream: Stream) -> i64:
        """Return some spot around the only target by trial, or any of the suggestions."""
        target = first_of(self.targets)
        if self.targets == 1 << target:
            discs = self.battle.discs
            ring = discs.radius[target] + discs.radius[self.figure] + self.apart // 2
            points = around(float(discs.x[target]), float(discs.y[target]), float(ring))
            for _ in range(FEW_TRIES):
                px, py = points[stream.below(len(points))]
                x, y = to_grid(px), to_grid(py)
                if x >= 0 and y >= 0 and self.objection(x, y) == "":
                    return spot_code(x, y)
        return super().sample(stream)

    def suggest(self, stream: Stream) -> i64:
        """Return the spot straight ahead, or any that is suggested."""
        spot = self.ahead()
        return spot if spot != NONE else self.sample(stream)

    def suggested(self) -> list[int]:
        """Return the spots found, the shortest way first; if there are none there is no place."""
        if not self._searched:
            self._listed = self.worth_a_look()
            self._searched = True
        return self._listed


class DeploySpots(Spots):
    """Where a figure is deployed: entirely in its zone (AK2-419, AKB-R75)."""

    def __init__(self, battle: Battle, figure: i64) -> None:
        rules = "AK2-419 AK2-422 AKB-511 AKB-512"
        super().__init__(battle, battle.seat_of(figure), figure, "deploy", rules)

    def objection(self, x: i64, y: i64) -> str:
        """Return why a figure may not be deployed at a spot."""
        battle, figure = self.battle, self.figure
        radius = battle.discs.radius[figure]
        if not battle.terrain.on_table(x, y, radius):
            return OFF_TABLE
        if not in_zone(battle, self.seat, y, radius):
            return "outside-zone AK2-419 AK2-1703 AKB-511 AKB-R75"
        if not fits(battle, figure, x, y):
            return TAKEN
        return ""

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot, each equally likely, by trial."""
        layout = self.battle.layout
        radius = self.battle.discs.radius[self.figure]
        bottom = radius
        if self.seat != self.battle.player_a:
            bottom = layout.height - layout.depth + radius
        for _ in range(TRIES):
            x = radius + stream.below(layout.width - 2 * radius + 1)
            y = bottom + stream.below(layout.depth - 2 * radius + 1)
            spot = spot_code(x, y)
            if self.is_legal(spot):
                return spot
        return super().sample(stream)

    def worth_a_look(self) -> list[int]:
        """Return spots along the front and the back of the zone."""
        layout = self.battle.layout
        radius = self.battle.discs.radius[self.figure]
        front = layout.depth - radius
        back = radius
        if self.seat != self.battle.player_a:
            front, back = layout.height - front, layout.height - back
        found: list[int] = []
        x = radius
        while x <= layout.width - radius:
            found.append(spot_code(x, front))
            found.append(spot_code(x, back))
            x += 500
        return found

    def is_possible(self) -> bool:
        """Tell whether there is any room left to suggest."""
        return len(self.suggested()) > 0
