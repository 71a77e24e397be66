"""What is printed and agreed before a match: the tables the engine plays by, made for speed.

They are built once from the packs and shared by all copies of a match.
"""

from typing import TYPE_CHECKING, Final

from athanor.games.alkemy.codes import (
    ANY,
    ANYBODY,
    COMBAT_CARDS,
    CONTROL,
    DISENGAGE,
    IMPASSABLE,
    MOST_POSTS,
    MOST_SEATS,
    NONE,
    OPAQUE,
    REFLEX,
)
from athanor.games.alkemy.decks import CommandCard, EventTerms, SecretObjective
from athanor.games.alkemy.tabletop.points import root_up
from athanor.games.alkemy.tabletop.polygons import Polygon, doubled_area
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Label, Message

if TYPE_CHECKING:
    from athanor.games.alkemy.rules.edition import Edition


LETTERS: Final = "abcd"
"""Of the figures of each seat."""


class DieEffect:
    """Bonus or malus dice that a skill puts on a roll."""

    def __init__(
        self, name: Label, roll: i64, dice: i64, enemy: bool, when: i64, card: i64
    ) -> None:
        self.name = name
        self.roll = roll
        self.dice = dice
        self.enemy = enemy
        """The dice are on the enemy's roll."""
        self.when = when
        self.card = card

    def counts(self, roll: i64, moments: i64, card: i64) -> bool:
        """Tell whether it applies to a roll at some moments, made with a card (or NONE).

        Getting out of a combat is a roll of Reflex as well (AK2-624, AKB-033).
        """
        return (
            (self.roll == roll or (self.roll == REFLEX and roll == DISENGAGE))
            and (self.when == ANY or moments >> self.when & 1 == 1)
            and (self.card == NONE or self.card == card)
        )


class Traits:
    """All that a set of skills comes to."""

    def __init__(self) -> None:
        self.dice: list[DieEffect] = []
        self.fearless = False
        self.melee_shift: i64 = 0
        self.charge_shift: i64 = 0
        self.shot_shift: i64 = 0
        self.harden_least: i64 = 0
        self.harden_less: i64 = 0
        self.reach: i64 = 0
        self.leap: i64 = 0
        self.stealth: i64 = 0
        self.immunity: i64 = 0
        self.chain = False
        self.leader = False
        self.free_combat = False
        self.free_reaction = False
        self.regenerate: i64 = 0
        self.swift: i64 = 0
        self.eyes: i64 = 0
        self.focus: i64 = 0
        self.wild = False

    def add(self, other: "Traits") -> None:
        """Have another set of skills as well; of a number the greater counts."""
        self.dice = self.dice + other.dice
        self.fearless = self.fearless or other.fearless
        self.melee_shift += other.melee_shift
        self.charge_shift += other.charge_shift
        self.shot_shift += other.shot_shift
        if other.harden_less > self.harden_less:
            self.harden_least = other.harden_least
            self.harden_less = other.harden_less
        self.reach = max(self.reach, other.reach)
        self.leap = max(self.leap, other.leap)
        self.stealth = other.stealth if self.stealth == 0 else self.stealth
        self.immunity = max(self.immunity, other.immunity)
        self.chain = self.chain or other.chain
        self.leader = self.leader or other.leader
        self.free_combat = self.free_combat or other.free_combat
        self.free_reaction = self.free_reaction or other.free_reaction
        self.regenerate = max(self.regenerate, other.regenerate)
        self.swift = max(self.swift, other.swift)
        self.eyes = max(self.eyes, other.eyes)
        self.focus = max(self.focus, other.focus)
        self.wild = self.wild or other.wild


class Skill:
    """A skill by name, and what it comes to."""

    def __init__(self, id: str, name: Label, traits: Traits) -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.traits = traits


class CombatCard:
    """A Combat Card, base or special (AK2-706, AK2-713; AKB-330 to AKB-333)."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what packs call it
        name: Label,
        kind: i64,
        ap: i64,
        ref_dice: i64,
        bonus_vs: i64,
        shift: i64,
        margin: i64,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.ap = ap
        self.ref_dice = ref_dice
        self.bonus_vs = bonus_vs
        """A mask of the kinds it has a bonus die against."""
        self.shift = shift
        self.margin = margin
        """A parry that wins by so much may strike back; 0 if never."""
        self.attacks = kind < COMBAT_CARDS.index("parry")


class Upgrade:
    """What stones may add to a formula (AK2-912, AKB-455)."""

    def __init__(self, stones: i64, range: i64, targets: i64, add: i64, times: i64) -> None:  # noqa: A002
        self.stones = stones
        self.range = range
        self.targets = targets
        self.add = add
        self.times = times


class Formula:
    """A formula of an alchemist (AK2-907 to AK2-915, AKB-424)."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what packs call it
        name: Label,
        level: i64,
        components: i64,
        range: i64,  # noqa: A002 - what the card calls it
        auto: bool,
        target: i64,
    ) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.components = components
        self.range = range
        self.auto = auto
        self.target = target
        self.effects: list[tuple[int, int, int, int]] = []
        """Each a verb with up to three numbers."""
        self.upgrades: list[Upgrade] = []


class Sheet:
    """A profile card (AK2 2.1, AKB-021 to AKB-025). Distances in units; -1 is "has none"."""

    def __init__(self, id: str, name: Label, one: Label) -> None:  # noqa: A002 - as packs call it
        self.id = id
        self.name = name
        self.one = one
        """What each of its figures is called: the card may be named after several."""
        self.is_hero = False
        self.lines: i64 = 1
        self.cost: i64 = 0
        self.ap: i64 = 2
        self.mind: i64 = NONE
        self.reflex: i64 = NONE
        self.combat: i64 = NONE
        self.defense: i64 = 0
        self.white: i64 = 0
        self.yellow: i64 = 0
        self.red: i64 = 0
        self.hp: i64 = 0
        self.walk: i64 = 0
        self.charge: i64 = 0
        self.run: i64 = 0
        self.size: i64 = 2
        self.radius: i64 = 500
        self.damage = vec[i64]([0] * 6)
        self.ranged: i64 = NONE
        """The value of its ranged weapon."""
        self.range: i64 = 0
        self.ranged_damage = vec[i64]([0] * 6)
        self.weapon: Label | None = None
        self.traits = Traits()
        self.skills: list[Skill] = []
        self.combat_cards: list[int] = []
        """Those it may play, as indices of the match's Combat Cards."""
        self.circle: i64 = 0
        self.affinity: i64 = NONE
        self.components: i64 = 0
        self.stones: i64 = 0
        self.formulas: list[Formula] = []
        self.symbols: tuple[str, ...] = ()

    def characteristic(self, roll: i64) -> i64:
        """Return the value that a roll adds; DISENGAGE is a roll of Reflex."""
        if roll == 0:
            return self.mind
        if roll == 2:
            return self.combat
        if roll == 3:
            return self.ranged
        return self.reflex


def so_many(count: int, name: Label, one: Label) -> Message:
    """Return so many figures of a profile in words, by its name or by that of one of them."""
    return Message("alkemy-option-figures", {"name": one if count == 1 else name, "count": count})


class Shape(Polygon):
    """The footprint of a kind of scenery turned some way, its centre at the origin."""

    def __init__(self, corners: list[tuple[int, int]]) -> None:
        super().__init__(corners, checked=False)  # they were when the pack was read
        self.doubled_area = abs(doubled_area(corners))
        """Twice the area, which is a whole number."""

    def at(self, x: i64, y: i64) -> list[tuple[int, int]]:
        """Return the corners of a piece whose centre is at a spot."""
        return [(x + self.x[k], y + self.y[k]) for k in range(self.count)]


class PieceKind:
    """A kind of scenery: its outline around its centre, and how it stands in the way."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what packs call it
        name: Label,
        movement: i64,
        size: i64,
        corners: list[tuple[int, int]],
        footprint: list[tuple[int, int]],
        weight: i64,
    ) -> None:
        self.id = id
        self.name = name
        self.movement = movement
        self.size = size
        self.corners = corners
        self.footprint = footprint
        self.radius: i64 = max(root_up(x * x + y * y) for x, y in footprint)
        """No point of the footprint is farther from the centre."""
        self.core: i64 = 0
        """Around the centre, a circle of this radius lies in the footprint."""
        self.shapes: dict[int, Shape] = {}
        """The footprint by turn, as far as somebody has asked."""
        self.outlines: dict[int, list[tuple[int, int]]] = {}
        """The same of its corners, anticlockwise and none of them needless."""
        self.weight = weight
        self.opaque = False
        """Cuts every line whatever the sizes (AKB-126)."""
        self.hill = False
        self.top: i64 = 0
        """How high one stands on it; 0 if one cannot (AKB-R8)."""
        self.vision: i64 = OPAQUE
        self.crossing: i64 = IMPASSABLE
        """What it is by its record where scenery is advanced (AK2-1303, AK2-R89)."""

    def raises(self) -> bool:
        """Tell whether whoever stands on it counts as bigger (AKB-106, AKB-R5)."""
        return self.hill or (self.top > 0 and self.size > 0)


class Zone:
    """A player's part of the table, or nobody's, and where figures are deployed in it."""

    def __init__(self, left: i64, bottom: i64, right: i64, top: i64) -> None:
        self.left = left
        self.bottom = bottom
        self.right = right
        self.top = top
        """The box of the table zone (AK2-403)."""
        self.deploy_left: i64 = left
        self.deploy_bottom: i64 = bottom
        self.deploy_right: i64 = right
        self.deploy_top: i64 = top
        """The box around the deployment zone."""
        self.corner_x: i64 = 0
        self.corner_y: i64 = 0
        self.radius: i64 = 0
        """Not 0 if the deployment zone is what lies so near to a point (AK2-1601)."""

    def deploy_in(self, left: i64, bottom: i64, right: i64, top: i64) -> None:
        """Make a box the deployment zone."""
        self.deploy_left, self.deploy_bottom = left, bottom
        self.deploy_right, self.deploy_top = right, top

    def deploy_near(self, x: i64, y: i64, radius: i64) -> None:
        """Make what lies near to a point of the table zone the deployment zone."""
        self.corner_x, self.corner_y, self.radius = x, y, radius
        self.deploy_in(
            max(self.left, x - radius),
            max(self.bottom, y - radius),
            min(self.right, x + radius),
            min(self.top, y + radius),
        )

    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base lies entirely in the deployment zone; on its edge it is inside."""
        if (
            x - radius < self.deploy_left
            or x + radius > self.deploy_right
            or y - radius < self.deploy_bottom
            or y + radius > self.deploy_top
        ):
            return False
        if self.radius == 0:
            return True
        dx, dy, inside = x - self.corner_x, y - self.corner_y, self.radius - radius
        return inside >= 0 and dx * dx + dy * dy <= inside * inside


class Scoring:
    """What is counted at the end of a turn, for how many points, and of whom."""

    def __init__(self, verb: i64, points: i64, who: i64) -> None:
        self.verb = verb
        self.points = points
        self.who = who


class Layout:
    """The table of a scenario in one format."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width = width
        self.height = height
        self.posts: list[tuple[int, int]] = []
        self.post_radius: i64 = 500
        self.post_size: i64 = 1
        self.zones: list[Zone] = []
        """Clockwise from player A's; any more than there are players is nobody's."""
        self.scenery_min: i64 = 6
        self.scenery_max: i64 = 12
        self.stop_from: i64 = 4
        self.effects: i64 = 0
        """How many Special Effects each player may give (AK2-1304, AK2-1305)."""
        self.most_each: i64 = 100
        """Nobody places more pieces (AK2-R57)."""
        self.pool: list[int] = []
        """The pieces there are, as indices of kinds; empty if there is no end of them."""
        self.tokens: i64 = 3
        self.tokens_home: i64 = 0
        self.tokens_abroad: i64 = 1
        self.turns: i64 = 12
        self.goal: i64 = 3
        self.post_ap: i64 = 2
        self.post_reach: i64 = 1000
        self.objective: i64 = CONTROL
        """What the Action on a post does."""
        self.takers: i64 = ANYBODY
        """Who may do it."""
        self.objective_name = Label("Jin Post", "Borne Jin")
        self.heavy = False
        """Who carries an objective neither runs nor charges."""
        self.scoring: list[Scoring] = [Scoring(MOST_POSTS, 1, ANYBODY)]
        self.areas: list[Zone] = []
        """What figures can hold."""

    @property
    def depth(self) -> i64:
        """How deep the deployment zones are that go along an edge; 0 if they do not."""
        first = self.zones[0]
        return first.deploy_top - first.deploy_bottom if first.right == self.width else 0


class Band:
    """A warband ready to play: for each profile card the figures on it."""

    def __init__(self, text: str, name: Label, affinity: i64, cards: list[tuple[int, int]]) -> None:
        self.text = text
        self.name = name
        self.affinity = affinity
        self.cards = cards
        """Each a profile, as an index of the match's sheets, and how many figures it stands for."""


class Terms:
    """The whole of it, for one match."""

    def __init__(self, edition: "Edition", layout: Layout, seats: i64) -> None:
        self.edition = edition
        self.layout = layout
        self.seats: i64 = seats
        """How many play."""
        self.measuring = False
        """Anybody may measure at any time (AK2-1201, AKB-R11)."""
        self.house = False
        """Some of the data is our own house set and must be labelled so."""
        self.quick = True
        """Chance lays scenery and tokens, legally."""
        self.ready = False
        """Chance deploys the figures too."""
        self.sheets: list[Sheet] = []
        self.skills: list[Skill] = []
        self.combat_cards: list[CombatCard] = []
        self.pieces: list[PieceKind] = []
        self.bands: list[Band] = []
        self.given: list[Band | None] = [None] * seats
        """The warbands named before the match."""
        self.numbers = vec[i64]([0] * 18)
        self.symbols = vec[i64]([0] * 18)
        """Of each face of the white, yellow and red die."""
        self.columns = vec[i64]([0] * 9)
        """The damage column of a pair of symbols."""
        self.command = False
        """The module Command is played (AK2-1401)."""
        self.command_cards: list[CommandCard] = []
        self.competitive = False
        """The module Competitive is played (AK2-1501)."""
        self.objectives: list[SecretObjective] = []
        self.event = EventTerms(6, 3, 1, [])
        self._cited: dict[str, tuple[str, ...]] = {}
        self._merged: dict[tuple[int, int], Traits] = {}

    def cite(self, ids: str) -> tuple[str, ...]:
        """Return those of some rules that are the edition's, and of the modules played."""
        found = self._cited.get(ids)
        if found is None:
            known = self.edition.cite(ids)
            found = known if self.seats > 2 else tuple(r for r in known if not is_of_many(r))
            self._cited[ids] = found
        return found

    def column(self, one: i64, other: i64) -> i64:
        """Return the damage column of two symbols (AK2-123, AKB-083)."""
        return self.columns[3 * one + other]

    def traits_with(self, sheet: Sheet, index: i64, granted: i64) -> Traits:
        """Return a profile's traits with the skills that formulas have granted, as a mask.

        Nobody has a skill twice.
        """
        found = self._merged.get((index, granted))
        if found is None:
            found = Traits()
            found.add(sheet.traits)
            for k in range(len(self.skills)):
                if granted >> k & 1 and self.skills[k] not in sheet.skills:
                    found.add(self.skills[k].traits)
            self._merged[index, granted] = found
        return found


def is_of_many(rule: str) -> bool:
    """Tell whether a rule concerns only three and four players."""
    return "AK2-1601" <= rule <= "AK2-1613" or rule == "AK2-R57"


class Roster:
    """Who takes part: every figure's seat, profile card and profile (AKB-020).

    Figures of one card share its profile, and nothing else (AK2-312, AKB-031, AKB-032).
    """

    def __init__(self, sheets: list[Sheet], bands: list[Band]) -> None:
        self.bands = bands
        self.seat: list[int] = []
        self.profile_card: list[int] = []
        self.index: list[int] = []
        self.sheets: list[Sheet] = []
        self.labels: list[str] = []
        self.profile_cards: list[int] = []
        """The figures on each profile card, as a mask."""
        self.profile_card_seat: list[int] = []
        for seat, band in enumerate(bands):
            number = 0
            for index, figures in band.cards:
                mask = 0
                for _ in range(figures):
                    mask |= bit(len(self.seat))
                    number += 1
                    self.labels.append(f"{LETTERS[seat]}{number}")
                    self.seat.append(seat)
                    self.profile_card.append(len(self.profile_cards))
                    self.index.append(index)
                    self.sheets.append(sheets[index])
                self.profile_cards.append(mask)
                self.profile_card_seat.append(seat)
        self.count: i64 = len(self.seat)
        self.side = [
            sum(bit(figure) for figure in range(len(self.seat)) if self.seat[figure] == seat)
            for seat in range(MOST_SEATS)
        ]
        everybody = sum(self.side)
        self.against = [everybody & ~side for side in self.side]
        """The figures that are no friends of a seat, as a mask: all others' (AK2-R57)."""
