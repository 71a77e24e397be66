"""Alkemy's records: everything that is printed on cards, dice, scenery and scenario sheets.

Both editions have the same records; which rules read them is the edition's affair.
"""

from typing import Annotated, ClassVar, Literal, TypeVar

from msgspec import Meta, Struct, field

from athanor.games.alkemy.cards.command_verbs import CommandEffect
from athanor.games.alkemy.cards.objective_verbs import ObjectiveCheck
from athanor.games.alkemy.cards.scoring import MostPosts, ScoringRule
from athanor.games.alkemy.cards.verbs import FormulaEffect, Inches, SkillEffect, units
from athanor.packs import PackData, Record

Edition = Literal["v2", "blitz"]

Affinity = Literal["earth", "water", "air", "fire"]
CardKind = Literal["quick", "normal", "brutal", "parry", "inactive"]
Column = Literal["SS", "SA", "AA", "SM", "AM", "MM"]
Vision = Literal["opaque", "sparse", "clear"]
Crossing = Literal["clear", "hindering", "cluttered", "impassable", "climb"]

Id = Annotated[
    str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=30, extra={"form": "pack-form-id"})
]
SkillId = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*(:[a-z0-9]+(-[a-z0-9]+)*)?\Z",
        max_length=40,
        extra={"form": "pack-form-alkemy-skill"},
    ),
]
"""May name what the skill is about after a colon: ``expert:brutal``."""

Face = Annotated[str, Meta(pattern=r"^[1-9][SAM]\Z", extra={"form": "pack-form-alkemy-face"})]
SixFaces = Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]
Damage = Annotated[int, Meta(ge=0, le=20)]
DamageLine = Annotated[tuple[Damage, ...], Meta(min_length=6, max_length=6)]

Score = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=0, le=100)]
Positive = Annotated[int, Meta(ge=1, le=100)]
Points = Annotated[int, Meta(ge=1, le=2000)]
Size = Annotated[int, Meta(ge=0, le=4)]
Shift = Annotated[int, Meta(ge=-5, le=5)]
Coordinate = Annotated[float, Meta(ge=-20, le=20)]
Corners = tuple[tuple[Coordinate, Coordinate], ...]
"""Points in inches around the centre."""

BASES = {1: 1.0, 2: 1.0, 3: 1.5, 4: 2.0}
"""Diameter in inches by size, unless a profile says otherwise (AK2-010, AKB-R1)."""


class Text(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of a pack in both languages."""

    en: Annotated[str, Meta(min_length=1)]
    fr: Annotated[str, Meta(min_length=1)]


class Dice(Record, frozen=True):
    """The faces of each colour: a number and S, A or M for sword, axe or mace."""

    white: SixFaces
    yellow: SixFaces
    red: SixFaces


class CombatCard(Record, frozen=True, kw_only=True):
    """One of the five Combat Cards, or a special one that counts as one of them."""

    id: Id
    name: Text
    counts_as: CardKind
    ap: Annotated[int, Meta(ge=0, le=4)]
    ref_dice: Annotated[int, Meta(ge=-2, le=2)] = 0
    com_bonus_vs: tuple[CardKind, ...] = ()
    """The kinds of card against which its Combat roll has a bonus die."""
    damage_shift: Shift = 0
    counter_margin: Count = 0
    """A parry that wins by this much may strike back; 0: never."""
    profiles: tuple[Id, ...] = ()
    """Who may play it; none named: everybody."""
    text: Text

    def open_to(self, profile: str) -> bool:
        """Tell whether figures of a profile may play it."""
        return not self.profiles or profile in self.profiles


class Faction(Record, frozen=True):
    """A symbol on profile cards. A sub-faction names the faction it belongs to."""

    id: Id
    name: Text
    affinity: Affinity
    parent: str = ""


class HitPoints(Record, frozen=True):
    """The boxes of a life line, by colour."""

    white: Count
    yellow: Count
    red: Count

    @property
    def total(self) -> int:
        """Count all boxes."""
        return self.white + self.yellow + self.red


class Move(Record, frozen=True):
    """The three movement values, in inches."""

    walk: Inches
    charge: Inches
    run: Inches


class Ranged(Record, frozen=True):
    """A ranged weapon."""

    name: Text
    value: Score
    range: Inches
    damage_line: DamageLine


class Alchemist(Record, frozen=True):
    """What the formula card of an alchemist adds to its profile."""

    circle: Literal["outer", "inner"]
    affinity: Affinity
    components: Count
    stones: Count
    formulas: Annotated[tuple[Id, ...], Meta(min_length=1)]


class Profile(Record, frozen=True, kw_only=True):
    """A profile card. A figure may lack Mind, Reflex or Combat altogether."""

    id: Id
    name: Text
    one: Text | None = None
    """What each of its figures is called, where the card is named after several."""
    symbols: Annotated[tuple[Id, ...], Meta(min_length=1)]
    hero: bool = False
    limit: Count = 0
    """How many of these cards a warband may hold; heroes have none."""
    lines: Annotated[int, Meta(ge=1, le=6)] = 1
    """Figures per card."""
    cost: Points
    """Of each figure."""
    ap: Annotated[int, Meta(ge=1, le=9)]
    mind: Score | None = None
    reflex: Score | None = None
    combat: Score | None = None
    defense: Score
    hp: HitPoints
    move: Move
    size: Annotated[int, Meta(ge=1, le=4)]
    base: Inches | None = None
    """Diameter; by size if not given."""
    damage_line: DamageLine
    ranged: Ranged | None = None
    skills: tuple[SkillId, ...] = ()
    alchemist: Alchemist | None = None

    @property
    def radius(self) -> int:
        """Half the diameter of the base, in thousandths of an inch."""
        return units((BASES[self.size] if self.base is None else self.base) / 2)


class Skill(Record, frozen=True):
    """A skill, in words for people and in effects for the engine."""

    id: SkillId
    name: Text
    text: Text
    effects: Annotated[tuple[SkillEffect, ...], Meta(min_length=1)]


class Upgrade(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stones add to a formula."""

    stones: Positive
    range: Inches = 0.0
    targets: Count = 0
    add: Count = 0
    """To the first number of the first effect."""
    times: Count = 0
    """How often it may be bought in one casting; 0: as often as stones allow."""


class Formula(Record, frozen=True, kw_only=True):
    """A formula. Its threshold matters only where formulas are rolled for (AKB-446, AKB-447)."""

    id: Id
    name: Text
    text: Text
    level: Annotated[int, Meta(ge=0, le=4)]
    components: Count
    range: Inches
    threshold: Literal["auto", "target"] = "auto"
    target: Literal["friend", "enemy", "self", "area"]
    """An area is every friend in range of the alchemist, and he himself."""
    effects: Annotated[tuple[FormulaEffect, ...], Meta(min_length=1)]
    upgrades: tuple[Upgrade, ...] = ()


class Scenery(Record, frozen=True, kw_only=True):
    """A kind of scenery element."""

    id: Id
    name: Text
    kind: Literal["wall", "toll", "slow", "flat"]
    """For moves: never crossed (clogged land, lakes: AKB-125, AKB-127, AKB-R6), crossed at a fixed
    price (AKB-123, AKB-R7), slow to walk in (AKB-124), no matter (AKB-121)."""
    opaque_always: bool = False
    """Blocks every line of sight, whatever the sizes (AKB-126)."""
    hill: bool = False
    standable: bool = False
    """Figures climb it and stand on it, as high as it is (AKB-R8)."""
    size: Size
    height: Inches = 0.0
    shape: Annotated[Corners, Meta(min_length=3, max_length=40)]
    """What figures meet: a simple polygon."""
    footprint: Annotated[Corners, Meta(max_length=40)] = ()
    """What is measured while the table is set up, where that is more than the shape."""
    weight: Count = 1
    """How likely the quick set-up draws it."""
    vision: Vision = "opaque"
    """With advanced scenery: how it stands in the way of sight and shots (AK2-1306 to AK2-1308)."""
    crossing: Annotated[tuple[Crossing, ...], Meta(min_length=1, max_length=4)] = ("impassable",)
    """With advanced scenery: how one gets into or over it (AK2-1309 to AK2-1318)."""

    @property
    def outline(self) -> Corners:
        """What is measured while the table is set up."""
        return self.footprint or self.shape


Box = Annotated[tuple[Inches, ...], Meta(min_length=4, max_length=4)]
"""Left, bottom, right and top."""


class ScenarioZone(Record, frozen=True, kw_only=True):
    """A part of the table: a player's, or nobody's if there is no room to deploy in it."""

    table: Box
    deploy: Annotated[tuple[Inches, ...], Meta(max_length=4)] = ()
    """A box, or all that is near to a point of the zone: x, y and how near."""


class ScenarioTable(Record, frozen=True, kw_only=True):
    """A scenario laid out on one size of table, in inches from the lower left corner.

    With two players A sits at the bottom, B at the top, and the median line runs from left to
    right, unless the zones say otherwise.
    """

    width: Inches
    height: Inches
    posts: tuple[tuple[Inches, Inches], ...] = ()
    """Where the objectives stand at first."""
    post_diameter: Inches = 1.0
    post_size: Size = 1
    deployment: Inches = 0.0
    """How deep the zones at the two long edges are."""
    zones: Annotated[tuple[ScenarioZone, ...], Meta(max_length=6)] = ()
    """In place of these: clockwise from player A's, then what is nobody's."""
    areas: Annotated[tuple[Box, ...], Meta(max_length=9)] = ()
    """What figures can hold by standing there."""
    scenery_min: Count
    scenery_max: Count
    scenery_pool: tuple[Id, ...] = ()
    """The pieces there are, each as often as listed; none listed: as many of each as wanted."""
    stop_from: Count = 0
    """From which of his own elements on a player may stop; 0: never.

    Of more than two players all must have placed so many before one may."""
    scenery_each: Count = 0
    """How many elements a player places at most; 0: as many as there may be in all."""
    tokens: Count
    """For each player."""
    tokens_home: Count = 0
    """How many of them at least go to the own half."""
    tokens_abroad: Count = 0
    """How many of them at least go to the other half."""


class Scenario(Record, frozen=True, kw_only=True):
    """What is fought over, and how the table is laid out for it."""

    id: Id
    name: Text
    story: Text | None = None
    """What it is about, for whoever chooses among scenarios."""
    points_to_win: Positive
    turns: Positive
    """When nobody has won by then, the match of two players is a draw."""
    many_to_win: Count = 0
    """What three or four players need instead, within five turns; 0: the same."""
    objective: Literal["control", "carry", "collect"] = "control"
    """What the Action on a post does: turn it, pick it up, or take it for good."""
    objective_name: Text | None = None
    """What is carried or taken."""
    post_ap: Positive = 2
    post_reach: Inches = 1.0
    by: Literal["anybody", "heroes", "alchemists"] = "anybody"
    """Who may do it."""
    heavy: bool = False
    """Who carries one neither runs nor charges."""
    scoring: tuple[ScoringRule, ...] = (MostPosts(),)
    """How points are counted at the end of every turn."""
    tables: dict[Id, ScenarioTable]
    """By the table of a format; for three and four players with their number: ``small-3``."""


class Format(Record, frozen=True):
    """The size of a match; its key is the points each warband may cost."""

    heroes_min: Count
    heroes_max: Count
    table: Id
    """Which table of a scenario it is played on."""


class ReadyWarband(Record, frozen=True):
    """A warband to play at once: ``"captain, 2 levy, alchemist"``."""

    id: Id
    name: Text
    points: Points
    """Its format."""
    faction: Id
    figures: Annotated[str, Meta(min_length=1, max_length=500)]
    story: Text | None = None
    """Who they are, in a sentence, for whoever chooses among warbands."""


class CommandCard(Record, frozen=True, kw_only=True):
    """A command card: what it costs in command points, and what it does for a turn (AK2-1408)."""

    id: Id
    name: Text
    text: Text
    cost: Annotated[int, Meta(ge=0, le=20)]
    effects: Annotated[tuple[CommandEffect, ...], Meta(min_length=1)]


class SecretObjective(Record, frozen=True, kw_only=True):
    """A secret objective: the Victory Points it gives, and all that it asks for (AK2-1504)."""

    id: Id
    name: Text
    text: Text
    vp: Annotated[int, Meta(ge=0, le=20)]
    vp_if_win: Annotated[int, Meta(ge=0, le=20)] = 0
    """Given beside the others to whoever also wins."""
    conditions: Annotated[tuple[ObjectiveCheck, ...], Meta(min_length=1)]


class AlkemyData(PackData, frozen=True):
    """All that Alkemy reads from packs."""

    edition: ClassVar[Edition]

    dice: Dice
    damage_columns: tuple[Column, ...]
    """Which pair of symbols each column of a damage line stands for."""
    combat_card: tuple[CombatCard, ...]
    faction: tuple[Faction, ...]
    profile: tuple[Profile, ...]
    skill: tuple[Skill, ...]
    formula: tuple[Formula, ...]
    scenery: tuple[Scenery, ...]
    scenario: tuple[Scenario, ...]
    format: dict[Points, Format]
    format_of_many: dict[Points, Format] = field(default_factory=dict)
    """For three and four players."""
    warband: tuple[ReadyWarband, ...] = field(default=())
    command_card: Annotated[tuple[CommandCard, ...], Meta(max_length=60)] = field(default=())
    secret_objective: Annotated[tuple[SecretObjective, ...], Meta(max_length=60)] = field(
        default=()
    )


R = TypeVar(
    "R",
    CombatCard,
    Faction,
    Profile,
    Skill,
    Formula,
    Scenery,
    Scenario,
    ReadyWarband,
)


def by_id(records: tuple[R, ...]) -> dict[str, R]:
    """Index the records of a table by their id."""
    return {record.id: record for record in records}
