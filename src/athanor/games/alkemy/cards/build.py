"""From card data to the tables that the engine plays by."""

import math
from typing import Final

from athanor.games.alkemy.cards import verbs
from athanor.games.alkemy.cards.agreement import fitting_bands
from athanor.games.alkemy.cards.command_verbs import Teach
from athanor.games.alkemy.cards.muster import Warband, check, parse
from athanor.games.alkemy.cards.schema import (
    AlkemyData,
    Format,
    Profile,
    ReadyWarband,
    Scenario,
    ScenarioZone,
    Scenery,
    Text,
    by_id,
)
from athanor.games.alkemy.cards.schema import Formula as FormulaRecord
from athanor.games.alkemy.cards.schema import Skill as SkillRecord
from athanor.games.alkemy.cards.scoring import InEnemyZone, ScoringRule
from athanor.games.alkemy.cards.verbs import FormulaEffect, SkillEffect, units
from athanor.games.alkemy.codes import (
    CIRCLES,
    COMBAT_CARDS,
    CROSSINGS,
    ELEMENTS,
    KINDRED,
    MOMENTS,
    NONE,
    OBJECTIVES,
    ROLLS,
    SCORINGS,
    SYMBOLS,
    TARGETS,
    VERBS,
    VISIONS,
)
from athanor.games.alkemy.rules.edition import ADVANCED_V2, BLITZ, V2, Edition
from athanor.games.alkemy.tabletop.polygons import FLAT, SLOW, TOLL, WALL
from athanor.games.alkemy.terms import (
    Band,
    CombatCard,
    DieEffect,
    Formula,
    Layout,
    PieceKind,
    Scoring,
    Sheet,
    Skill,
    Terms,
    Traits,
    Upgrade,
    Zone,
)
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Arg, Label, Refused, refuse

EDITIONS: Final = {"v2": V2, "blitz": BLITZ}
ADVANCED: Final = {"v2": ADVANCED_V2}
"""The editions that have advanced scenery as a module."""
SMALL: Final = 24_000
"""The side of the smaller of the two tables: 24 in."""

MOST_TURNS_OF_MANY: Final = 5
"""Three and four players play no longer (AK2-1610)."""

MOVEMENTS: Final = {"wall": WALL, "toll": TOLL, "slow": SLOW, "flat": FLAT}


def label(text: Text) -> Label:
    """Return a name of a pack as an argument of messages."""
    return Label(text.en, text.fr)


def edition_of(data: AlkemyData) -> Edition:
    """Return the edition that card data is for."""
    return EDITIONS[data.edition]


def terms_of(
    data: AlkemyData, points: int, scenario: str, seats: int, advanced: bool = False
) -> Terms:
    """Return the tables of a match in a format, with plain or advanced scenery."""
    written = by_id(data.scenario)[scenario]
    layout = layout_of(data, written, table_of(data, points, seats), seats)
    edition = ADVANCED[data.edition] if advanced else edition_of(data)
    terms = Terms(edition, layout, seats)
    if advanced:
        enrich(layout, seats)
    faces = [
        face for colour in (data.dice.white, data.dice.yellow, data.dice.red) for face in colour
    ]
    terms.numbers = vec[i64]([int(face[0]) for face in faces])
    terms.symbols = vec[i64]([SYMBOLS.index(face[1]) for face in faces])
    pairs = [sorted((one, other)) for one in range(3) for other in range(3)]
    columns = [sorted(SYMBOLS.index(symbol) for symbol in pair) for pair in data.damage_columns]
    terms.columns = vec[i64]([columns.index(pair) for pair in pairs])
    terms.house = uses_house_set(data)
    terms.skills = [skill_of(record) for record in granted_first(data)]
    terms.combat_cards = [
        CombatCard(
            card.id,
            label(card.name),
            COMBAT_CARDS.index(card.counts_as),
            card.ap,
            card.ref_dice,
            sum(bit(COMBAT_CARDS.index(kind)) for kind in card.com_bonus_vs),
            card.damage_shift,
            card.counter_margin,
        )
        for card in data.combat_card
    ]
    skills = {skill.id: skill for skill in terms.skills}
    formulas = {record.id: formula_of(record, terms.skills) for record in data.formula}
    terms.sheets = [sheet_of(profile, data, skills, formulas) for profile in data.profile]
    terms.pieces = [piece_of(scenery) for scenery in data.scenery]
    terms.bands = [band_of(warband, data) for warband in fitting_bands(data, points)]
    return terms


def uses_house_set(data: AlkemyData) -> bool:
    """Tell whether dice, cards or profiles are those of the house, not an owner's or public."""
    records = (data.dice, *data.combat_card, *data.profile, *data.formula)
    return any(record.source == "house" for record in records)


def formats_for(data: AlkemyData, seats: int) -> dict[int, Format]:
    """Return the formats that so many players can choose (AK2-302, AK2-1602)."""
    return data.format if seats == 2 else data.format_of_many


def table_of(data: AlkemyData, points: int, seats: int) -> str:
    """Return what scenarios call their table for a format and a number of players."""
    table = formats_for(data, seats)[points].table
    return table if seats == 2 else f"{table}-{seats}"


def check_table(data: AlkemyData, points: int, scenario: str, seats: int) -> None:
    """Refuse a format or a scenario that so many players do not have (AK2-1601, AK2-1602)."""
    formats = formats_for(data, seats)
    if points not in formats:
        known = ", ".join(str(each) for each in sorted(formats))
        rule = "AK2-302" if seats == 2 else "AK2-1602"
        args: dict[str, Arg] = {"points": points, "seats": seats, "known": known}
        raise refuse("alkemy-refusal-format-seats", (rule,), **args)
    scenarios = by_id(data.scenario)
    if scenario not in scenarios:
        known = ", ".join(scenarios)
        raise refuse("alkemy-refusal-no-such-scenario", ("AK2-401",), name=scenario, known=known)
    written = scenarios[scenario]
    if table_of(data, points, seats) not in written.tables:
        name = label(written.name)
        raise refuse("alkemy-refusal-scenario-seats", ("AK2-1601",), name=name, seats=seats)


def layout_of(data: AlkemyData, scenario: Scenario, table: str, seats: int) -> Layout:
    """Return the table of a scenario."""
    written = scenario.tables[table]
    layout = Layout(units(written.width), units(written.height))
    layout.posts = [(units(x), units(y)) for x, y in written.posts]
    layout.post_radius = units(written.post_diameter / 2)
    layout.post_size = written.post_size
    layout.zones = [zone_of(zone) for zone in written.zones] or halves(
        layout, units(written.deployment)
    )
    layout.areas = [Zone(*map(units, area)) for area in written.areas]
    layout.scenery_min = written.scenery_min
    layout.scenery_max = written.scenery_max
    layout.stop_from = written.stop_from or 100
    layout.most_each = written.scenery_each or 100
    kinds = [scenery.id for scenery in data.scenery]
    layout.pool = [kinds.index(kind) for kind in written.scenery_pool]
    layout.tokens = written.tokens
    layout.tokens_home = written.tokens_home
    layout.tokens_abroad = written.tokens_abroad
    layout.turns = scenario.turns
    layout.goal = scenario.points_to_win
    if seats > 2:
        layout.turns = min(MOST_TURNS_OF_MANY, scenario.turns)  # AK2-1610
        layout.goal = scenario.many_to_win or scenario.points_to_win
    layout.post_ap = scenario.post_ap
    layout.post_reach = units(scenario.post_reach)
    layout.objective = OBJECTIVES.index(scenario.objective)
    layout.takers = KINDRED.index(scenario.by)
    layout.heavy = scenario.heavy
    if scenario.objective_name is not None:
        layout.objective_name = label(scenario.objective_name)
    layout.scoring = [scoring_of(rule) for rule in scenario.scoring]
    return layout


def zone_of(written: ScenarioZone) -> Zone:
    """Return a part of the table."""
    zone = Zone(*map(units, written.table))
    deploy = [units(length) for length in written.deploy]
    if len(deploy) == 3:
        zone.deploy_near(deploy[0], deploy[1], deploy[2])
    elif deploy:
        zone.deploy_in(deploy[0], deploy[1], deploy[2], deploy[3])
    return zone


def scoring_of(rule: ScoringRule) -> Scoring:
    """Return how points are counted, for the engine."""
    verb = SCORINGS.index(str(type(rule).__struct_config__.tag))
    who = KINDRED.index(rule.who) if isinstance(rule, InEnemyZone) else 0
    return Scoring(verb, rule.points, who)


def halves(layout: Layout, depth: int) -> list[Zone]:
    """Return the zones of two players who sit at the long edges: A at the bottom (AK2-1703)."""
    middle = layout.height // 2
    lower, upper = Zone(0, 0, layout.width, middle), Zone(0, middle, layout.width, layout.height)
    lower.deploy_in(0, 0, layout.width, depth)
    upper.deploy_in(0, layout.height - depth, layout.width, layout.height)
    return [lower, upper]


def enrich(layout: Layout, seats: int) -> None:
    """Give a table the numbers of advanced scenery, by its size (AK2-1304, AK2-1305).

    With more than two players only the most there may be and the effects change (AK2-R78).
    """
    small = layout.width <= SMALL
    layout.scenery_max, layout.effects = (16, 2) if small else (20, 3)
    if seats == 2:
        layout.scenery_min, layout.stop_from = (8, 5) if small else (12, 7)


def sheet_of(
    profile: Profile,
    data: AlkemyData,
    skills: dict[str, Skill],
    formulas: dict[str, Formula],
) -> Sheet:
    """Return a profile card for the engine."""
    sheet = Sheet(profile.id, label(profile.name), label(profile.one or profile.name))
    sheet.is_hero = profile.hero
    sheet.lines = profile.lines
    sheet.cost = profile.cost
    sheet.ap = profile.ap
    sheet.mind = NONE if profile.mind is None else profile.mind
    sheet.reflex = NONE if profile.reflex is None else profile.reflex
    sheet.combat = NONE if profile.combat is None else profile.combat
    sheet.defense = profile.defense
    sheet.white, sheet.yellow, sheet.red = profile.hp.white, profile.hp.yellow, profile.hp.red
    sheet.hp = profile.hp.total
    sheet.walk = units(profile.move.walk)
    sheet.charge = units(profile.move.charge)
    sheet.run = units(profile.move.run)
    sheet.size = profile.size
    sheet.radius = profile.radius
    sheet.damage = vec[i64](list(profile.damage_line))
    if profile.ranged is not None:
        sheet.ranged = profile.ranged.value
        sheet.range = units(profile.ranged.range)
        sheet.ranged_damage = vec[i64](list(profile.ranged.damage_line))
        sheet.weapon = label(profile.ranged.name)
    sheet.skills = [skills[skill] for skill in profile.skills]
    for skill in sheet.skills:
        sheet.traits.add(skill.traits)
    sheet.combat_cards = [
        index for index, card in enumerate(data.combat_card) if card.open_to(profile.id)
    ]
    if profile.alchemist is not None:
        alchemist = profile.alchemist
        sheet.circle = CIRCLES.index(alchemist.circle)
        sheet.affinity = ELEMENTS.index(alchemist.affinity)
        sheet.components = alchemist.components
        sheet.stones = alchemist.stones
        sheet.formulas = [formulas[formula] for formula in alchemist.formulas]
    sheet.symbols = profile.symbols
    return sheet


def skill_of(record: SkillRecord) -> Skill:
    """Return a skill with what its effects come to."""
    name = label(record.name)
    traits = Traits()
    for effect in record.effects:
        add_effect(traits, name, effect)
    return Skill(record.id, name, traits)


def granted_first(data: AlkemyData) -> list[SkillRecord]:
    """Return all skills, those that are granted or taught first: a figure keeps a small mask."""
    granted = {
        effect.skill
        for formula in data.formula
        for effect in formula.effects
        if isinstance(effect, verbs.Grant)
    }
    granted |= {
        effect.skill
        for card in data.command_card
        for effect in card.effects
        if isinstance(effect, Teach)
    }
    return sorted(data.skill, key=lambda record: record.id not in granted)


def add_effect(traits: Traits, name: Label, effect: SkillEffect) -> None:
    """Add one effect of a skill to what it comes to."""
    match effect:
        case verbs.Die():
            card = COMBAT_CARDS.index(effect.card) if effect.card else NONE
            roll, when = ROLLS.index(effect.roll), MOMENTS.index(effect.when)
            enemy = effect.who == "enemy"
            traits.dice.append(DieEffect(name, roll, effect.dice, enemy, when, card))
        case verbs.Fearless():
            traits.fearless = True
        case verbs.Shift():
            if effect.on == "shot":
                traits.shot_shift += effect.columns
            elif effect.when == "charging":
                traits.charge_shift += effect.columns
            else:
                traits.melee_shift += effect.columns
        case verbs.Harden():
            traits.harden_least, traits.harden_less = effect.least, effect.less
        case verbs.ReachOut():
            traits.reach = units(effect.inches)
        case verbs.Leap():
            traits.leap = effect.size
        case verbs.Stealth():
            traits.stealth = units(effect.inches)
        case verbs.Immunity():
            traits.immunity = effect.difficulty
        case verbs.Chain():
            traits.chain = True
        case verbs.Leader():
            traits.leader = True
        case verbs.FreeCombat():
            traits.free_combat = True
            traits.free_reaction = effect.reaction
        case verbs.Regenerate():
            traits.regenerate = effect.hp
        case verbs.Swift():
            traits.swift = units(effect.walk)
        case verbs.Eyes():
            traits.eyes = effect.obstacles
        case verbs.Focus():
            traits.focus = effect.level
        case verbs.Wild():
            traits.wild = True


def formula_of(record: FormulaRecord, skills: list[Skill]) -> Formula:
    """Return a formula for the engine."""
    formula = Formula(
        record.id,
        label(record.name),
        record.level,
        record.components,
        units(record.range),
        record.threshold == "auto",
        TARGETS.index(record.target),
    )
    formula.effects = [numbers_of(effect, skills) for effect in record.effects]
    in_inches = isinstance(record.effects[0], verbs.Push | verbs.Haste | verbs.Slow)
    formula.upgrades = [
        Upgrade(
            step.stones,
            units(step.range),
            step.targets,
            units(step.add) if in_inches else step.add,
            step.times,
        )
        for step in record.upgrades
    ]
    return formula


def numbers_of(effect: FormulaEffect, skills: list[Skill]) -> tuple[int, int, int, int]:
    """Return an effect of a formula as a verb with three numbers."""
    verb = VERBS.index(str(effect.__struct_config__.tag))
    match effect:
        case verbs.Defense():
            return verb, effect.add, effect.cap, 0
        case verbs.Drain():
            return verb, effect.difficulty, effect.ap, ROLLS.index(effect.roll)
        case verbs.Mend():
            return verb, effect.hp, 0, 0
        case verbs.Push() | verbs.Haste() | verbs.Slow():
            return verb, units(effect.inches), 0, 0
        case verbs.Harm() | verbs.Thorns():
            return verb, effect.damage, 0, 0
        case verbs.Omen():
            return verb, effect.dice, 0, 0
        case verbs.Bless():
            return verb, effect.dice, ROLLS.index(effect.roll), 0
        case verbs.Grant():
            return verb, [skill.id for skill in skills].index(effect.skill), 0, 0


def piece_of(scenery: Scenery) -> PieceKind:
    """Return a kind of scenery for the engine."""
    corners = [(units(x), units(y)) for x, y in scenery.shape]
    footprint = [(units(x), units(y)) for x, y in scenery.outline]
    kind = PieceKind(
        scenery.id,
        label(scenery.name),
        MOVEMENTS[scenery.kind],
        scenery.size,
        corners,
        footprint,
        scenery.weight,
    )
    kind.core = core_of(footprint)
    kind.opaque = scenery.opaque_always
    kind.hill = scenery.hill
    kind.top = units(scenery.height) if scenery.standable else 0
    kind.vision = VISIONS.index(scenery.vision)
    kind.crossing = sum(
        bit(CROSSINGS.index(crossing)) for crossing in scenery.crossing if crossing != "clear"
    )
    return kind


def core_of(corners: list[tuple[int, int]]) -> int:
    """Return the radius of a circle around the centre that lies inside an outline."""
    edges = zip(corners, corners[1:] + corners[:1], strict=True)
    doubled = [(ax * by - bx * ay, math.dist((ax, ay), (bx, by))) for (ax, ay), (bx, by) in edges]
    turning = 1 if sum(area for area, _ in doubled) > 0 else -1
    return max(0, math.floor(min(turning * area / length for area, length in doubled)))


def band_of(record: ReadyWarband, data: AlkemyData) -> Band:
    """Return a ready warband for the engine."""
    return band_from(parse(record.figures, data), label(record.name), data)


def band_from(warband: Warband, name: Label, data: AlkemyData) -> Band:
    """Return a warband for the engine; its affinity is that of its first common symbol."""
    ids = [profile.id for profile in data.profile]
    factions = by_id(data.faction)
    affinity = ELEMENTS.index(factions[warband.symbols[0]].affinity)
    cards = [(ids.index(card.profile.id), card.figures) for card in warband.cards]
    return Band(warband.text, name, affinity, cards)


def written_band(text: str, points: int, data: AlkemyData, seats: int) -> Band:
    """Return the warband of a list, or of a ready one's id; raises Refused if it is not legal."""
    ready = by_id(data.warband)
    name = Label(text, text)
    if text in ready:
        name, text = label(ready[text].name), ready[text].figures
    warband = parse(text, data)
    refusals = check(warband, points, data, seats)
    if refusals:
        raise Refused(refusals[0])
    return band_from(warband, name, data)
