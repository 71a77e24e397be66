"""What is printed and agreed before a match, for boards: sent once, never with a view."""

from msgspec import Struct

from athanor.games.alkemy.cards.build import label
from athanor.games.alkemy.cards.schema import AlkemyData, CombatCard, Formula, Profile, Scenery
from athanor.games.alkemy.cards.schema import Skill as SkillRecord
from athanor.games.alkemy.cards.verbs import units
from athanor.games.alkemy.codes import COLOURS, ELEMENTS, NONE
from athanor.games.alkemy.rules.facts import DieView
from athanor.games.alkemy.rules.objections import RUN_AP
from athanor.games.alkemy.show.module_reference import (
    CommandReference,
    ObjectiveReference,
    command_references,
    objective_references,
)
from athanor.games.alkemy.terms import Band, Layout, Terms
from athanor.kernel.words import Label

Corners = list[tuple[int, int]]


class RangedReference(Struct, frozen=True):
    """A ranged weapon."""

    name: Label
    value: int
    range: int
    damage: list[int]


class AlchemistReference(Struct, frozen=True):
    """What a formula card says of an alchemist."""

    circle: str
    affinity: str
    components: int
    stones: int
    formulas: list[str]


class ProfileReference(Struct, frozen=True):
    """A profile card as printed, front and back; what it has not is ``None``."""

    id: str
    name: Label
    one: Label
    """What each of its figures is called."""
    factions: list[str]
    hero: bool
    cost: int
    figures: int
    """On one card."""
    ap: int
    mind: int | None
    reflex: int | None
    combat: int | None
    defense: int
    health: list[int]
    """White, yellow and red boxes."""
    walk: int
    charge: int
    run: int
    size: int
    radius: int
    damage: list[int]
    ranged: RangedReference | None
    alchemist: AlchemistReference | None
    skills: list[str]
    cards: list[str]
    """The Combat Cards it may play."""
    source: str


class SkillReference(Struct, frozen=True):
    """A skill in words."""

    id: str
    name: Label
    text: Label


class UpgradeReference(Struct, frozen=True):
    """What stones add to a formula."""

    stones: int
    range: int
    targets: int
    add: int
    times: int
    """How often it may be bought in one casting; 0: as often as stones allow."""


class FormulaReference(Struct, frozen=True):
    """A formula as printed."""

    id: str
    name: Label
    text: Label
    level: int
    components: int
    range: int
    auto: bool
    """Needs no roll where formulas are rolled for."""
    target: str
    upgrades: list[UpgradeReference]


class CardReference(Struct, frozen=True):
    """A Combat Card as printed."""

    id: str
    name: Label
    text: Label
    kind: str
    ap: int
    ref_dice: int
    bonus_vs: list[str]
    shift: int
    margin: int
    profiles: list[str]
    """Who may play it; none named: everybody."""


class FactionReference(Struct, frozen=True):
    """A symbol on profile cards."""

    id: str
    name: Label
    affinity: str
    parent: str


class SceneryReference(Struct, frozen=True):
    """A kind of scenery: what it is to moves and to sight, and its shape around its centre."""

    id: str
    name: Label
    movement: str
    size: int
    opaque: bool
    """Cuts every line of sight, whatever the sizes."""
    hill: bool
    height: int
    """How high one stands on it; 0 if one cannot."""
    shape: Corners
    footprint: Corners
    """What is measured while the table is set up."""
    supply: int | None
    """How many there are; ``None`` is as many as wanted."""
    vision: str
    crossing: list[str]
    """What it is by its record where scenery is advanced."""


class ZoneReference(Struct, frozen=True):
    """A deployment zone, from edge to edge between two heights. A is at the bottom."""

    bottom: int
    top: int


class PostReference(Struct, frozen=True):
    """Where a Jin post stands."""

    x: int
    y: int


class TableReference(Struct, frozen=True):
    """The bare table of the scenario, and the numbers of its set-up."""

    width: int
    height: int
    zone_a: ZoneReference
    zone_b: ZoneReference
    posts: list[PostReference]
    post_radius: int
    post_size: int
    post_ap: int
    post_reach: int
    scenery_min: int
    scenery_max: int
    stop_from: int | None
    """From which of his own elements on a player may stop."""
    effects: int
    """How many Special Effects each player may give; 0 where scenery is basic."""
    tokens: int
    """For each player."""
    tokens_home: int
    tokens_abroad: int


class BandReference(Struct, frozen=True):
    """A ready warband, as it is chosen: ``text`` is the choice."""

    text: str
    name: Label
    affinity: str
    cards: list[tuple[str, int]]
    """Each a profile, and how many figures it stands for."""


class AlkemyReference(Struct, frozen=True):
    """All of it, for one edition and format."""

    edition: str
    points: int
    turns: int
    goal: int
    run_ap: int
    estimate_step: int
    contact: int
    """The widest gap that still is contact."""
    has_engagement: bool
    columns: list[str]
    """Which pair of symbols each column of a damage line stands for."""
    dice: dict[str, list[DieView]]
    """The faces by colour."""
    table: TableReference
    bands: list[BandReference]
    factions: list[FactionReference]
    profiles: list[ProfileReference]
    skills: list[SkillReference]
    formulas: list[FormulaReference]
    cards: list[CardReference]
    commands: list[CommandReference]
    """The command cards, in the module that has them."""
    objectives: list[ObjectiveReference]
    """The secret objectives, in the module that has them."""
    scenery: list[SceneryReference]


def reference(terms: Terms, data: AlkemyData, points: int) -> AlkemyReference:
    """Return what is printed and agreed for a match."""
    edition, layout = terms.edition, terms.layout
    faces = (data.dice.white, data.dice.yellow, data.dice.red)
    supply = {kind: layout.pool.count(index) for index, kind in enumerate(kinds_of(data))}
    upgrades = {
        formula.id: [
            UpgradeReference(one.stones, one.range, one.targets, one.add, one.times)
            for one in formula.upgrades
        ]
        for sheet in terms.sheets
        for formula in sheet.formulas
    }
    return AlkemyReference(
        edition=edition.name,
        points=points,
        turns=layout.turns,
        goal=layout.goal,
        run_ap=RUN_AP,
        estimate_step=edition.estimate_step,
        contact=edition.contact,
        has_engagement=edition.has_engagement,
        columns=list(data.damage_columns),
        dice={
            colour: [DieView(int(face[0]), face[1]) for face in shown]
            for colour, shown in zip(COLOURS, faces, strict=True)
        },
        table=table_reference(layout),
        bands=[band_reference(band, terms) for band in terms.bands],
        factions=[
            FactionReference(one.id, label(one.name), one.affinity, one.parent)
            for one in data.faction
        ],
        profiles=[profile_reference(profile, data) for profile in data.profile],
        skills=[skill_reference(skill) for skill in data.skill],
        formulas=[formula_reference(one, upgrades.get(one.id, [])) for one in data.formula],
        cards=[card_reference(card) for card in data.combat_card],
        commands=command_references(terms, data),
        objectives=objective_references(terms, data),
        scenery=[
            scenery_reference(one, supply[one.id] if layout.pool else None) for one in data.scenery
        ],
    )


def kinds_of(data: AlkemyData) -> list[str]:
    """Return the kinds of scenery in the order the engine counts them."""
    return [scenery.id for scenery in data.scenery]


def table_reference(layout: Layout) -> TableReference:
    """Return the table of a scenario."""
    return TableReference(
        width=layout.width,
        height=layout.height,
        zone_a=ZoneReference(0, layout.depth),
        zone_b=ZoneReference(layout.height - layout.depth, layout.height),
        posts=[PostReference(x, y) for x, y in layout.posts],
        post_radius=layout.post_radius,
        post_size=layout.post_size,
        post_ap=layout.post_ap,
        post_reach=layout.post_reach,
        scenery_min=layout.scenery_min,
        scenery_max=layout.scenery_max,
        stop_from=layout.stop_from if layout.stop_from <= layout.scenery_max else None,
        effects=layout.effects,
        tokens=layout.tokens,
        tokens_home=layout.tokens_home,
        tokens_abroad=layout.tokens_abroad,
    )


def band_reference(band: Band, terms: Terms) -> BandReference:
    """Return a ready warband."""
    affinity = "" if band.affinity == NONE else ELEMENTS[band.affinity]
    cards = [(terms.sheets[sheet].id, figures) for sheet, figures in band.cards]
    return BandReference(band.text, band.name, affinity, cards)


def profile_reference(profile: Profile, data: AlkemyData) -> ProfileReference:
    """Return a profile card."""
    ranged = None
    if profile.ranged is not None:
        ranged = RangedReference(
            label(profile.ranged.name),
            profile.ranged.value,
            units(profile.ranged.range),
            list(profile.ranged.damage_line),
        )
    alchemist = None
    if profile.alchemist is not None:
        alchemist = AlchemistReference(
            profile.alchemist.circle,
            profile.alchemist.affinity,
            profile.alchemist.components,
            profile.alchemist.stones,
            list(profile.alchemist.formulas),
        )
    return ProfileReference(
        id=profile.id,
        name=label(profile.name),
        one=label(profile.one or profile.name),
        factions=list(profile.symbols),
        hero=profile.hero,
        cost=profile.cost,
        figures=profile.lines,
        ap=profile.ap,
        mind=profile.mind,
        reflex=profile.reflex,
        combat=profile.combat,
        defense=profile.defense,
        health=[profile.hp.white, profile.hp.yellow, profile.hp.red],
        walk=units(profile.move.walk),
        charge=units(profile.move.charge),
        run=units(profile.move.run),
        size=profile.size,
        radius=profile.radius,
        damage=list(profile.damage_line),
        ranged=ranged,
        alchemist=alchemist,
        skills=list(profile.skills),
        cards=[card.id for card in data.combat_card if card.open_to(profile.id)],
        source=profile.source,
    )


def skill_reference(skill: SkillRecord) -> SkillReference:
    """Return a skill in words."""
    return SkillReference(skill.id, label(skill.name), label(skill.text))


def formula_reference(formula: Formula, upgrades: list[UpgradeReference]) -> FormulaReference:
    """Return a formula."""
    return FormulaReference(
        id=formula.id,
        name=label(formula.name),
        text=label(formula.text),
        level=formula.level,
        components=formula.components,
        range=units(formula.range),
        auto=formula.threshold == "auto",
        target=formula.target,
        upgrades=upgrades,
    )


def card_reference(card: CombatCard) -> CardReference:
    """Return a Combat Card."""
    return CardReference(
        id=card.id,
        name=label(card.name),
        text=label(card.text),
        kind=card.counts_as,
        ap=card.ap,
        ref_dice=card.ref_dice,
        bonus_vs=list(card.com_bonus_vs),
        shift=card.damage_shift,
        margin=card.counter_margin,
        profiles=list(card.profiles),
    )


def scenery_reference(scenery: Scenery, supply: int | None) -> SceneryReference:
    """Return a kind of scenery."""
    return SceneryReference(
        id=scenery.id,
        name=label(scenery.name),
        movement=scenery.kind,
        size=scenery.size,
        opaque=scenery.opaque_always,
        hill=scenery.hill,
        height=units(scenery.height) if scenery.standable else 0,
        shape=[(units(x), units(y)) for x, y in scenery.shape],
        footprint=[(units(x), units(y)) for x, y in scenery.outline],
        vision=scenery.vision,
        crossing=list(scenery.crossing),
        supply=supply,
    )
