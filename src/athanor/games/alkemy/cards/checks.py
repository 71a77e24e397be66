"""What the types of the schema cannot say about a data set.

Errors are what the engine could not play with; warnings are what no known card does, though an
owner's may. The editions ask for the same and differ in rule IDs and two measures.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, get_args

from athanor.games.alkemy.cards import flaws as data_flaws
from athanor.games.alkemy.cards.deck_checks import check_decks
from athanor.games.alkemy.cards.muster import check, parse
from athanor.games.alkemy.cards.schema import (
    AlkemyData,
    CardKind,
    Column,
    Corners,
    Crossing,
    DamageLine,
    Profile,
    Scenario,
    ScenarioTable,
    Scenery,
    by_id,
)
from athanor.games.alkemy.cards.scoring import Carried, EachArea, EachPost, MostAreas, MostPosts
from athanor.games.alkemy.cards.standards import STANDARDS
from athanor.games.alkemy.cards.unread import check_unread
from athanor.games.alkemy.cards.verbs import Grant, units
from athanor.games.alkemy.tabletop.polygons import is_simple
from athanor.kernel.words import Refused
from athanor.packs import FieldPath, Report, flaws

LEAST_AP: Final = 2
MOST_AP: Final = {False: 3, True: 4}
"""Of troops and of heroes."""

HIGHEST: Final = {"white": 6, "yellow": 5, "red": 4}
"""The highest number on dice of each colour."""

SUMS: Final = {"yellow": (7, (17, 19)), "red": (6, (17, 18, 20))}
"""A sum, and in how many of 36 cases two dice reach it, as far as players have told."""


class Checker:
    """Goes through a data set of one edition."""

    def __init__(self, data: AlkemyData, report: Report) -> None:
        self.data = data
        self.report = report
        self.standards = STANDARDS[data.edition]

    def check(self) -> None:
        """Check everything."""
        self._check_columns()
        self._check_dice()
        self._check_cards()
        self._check_factions()
        for index, profile in enumerate(self.data.profile):
            self._check_profile(profile, ("profile", index))
        self._check_formulas()
        for index, piece in enumerate(self.data.scenery):
            self._check_scenery(piece, ("scenery", index))
        self._check_scenarios()
        self._check_formats()
        check_decks(self.data, self.report, self.standards.skills)
        check_unread(self.data, self.report)
        if not self.report.errors:  # a list can be judged only by sound profiles and formats
            self._check_warbands()

    def _exists(
        self, path: FieldPath, name: str, table: str, known: Iterable[str], rule: str
    ) -> None:
        names = list(known)
        if name not in names:
            self.report.error(path, data_flaws.no_such(table, name, names).under(rule))

    def _between(
        self, path: FieldPath, value: float, least: float, most: float, rule: str, *, warn: bool
    ) -> None:
        say = self.report.warn if warn else self.report.error
        if value < least:
            say(path, flaws.too_small(least, value).under(rule))
        elif value > most:
            say(path, flaws.too_large(most, value).under(rule))

    # Dice and cards

    def _check_columns(self) -> None:
        columns, known = self.data.damage_columns, get_args(Column)
        if sorted(columns) != sorted(known):
            flaw = flaws.not_each_once(known, columns).under(self.standards.columns)
            self.report.error(("damage_columns",), flaw)

    def _check_dice(self) -> None:
        rule = self.standards.dice
        faces = {colour: getattr(self.data.dice, colour) for colour in HIGHEST}
        for colour, highest in HIGHEST.items():
            numbers = [int(face[0]) for face in faces[colour]]
            if set(numbers) != set(range(1, highest + 1)):
                flaw = data_flaws.unusual_numbers(highest, numbers).under(rule)
                self.report.warn(("dice", colour), flaw)
            elif colour in SUMS:
                goal, usual = SUMS[colour]
                reached = sum(a + b >= goal for a, b in product(numbers, numbers))
                if reached not in usual:
                    flaw = data_flaws.unusual_sums(goal, usual, reached).under(rule)
                    self.report.warn(("dice", colour), flaw)
        for better, worse in (("white", "yellow"), ("yellow", "red")):
            if self._column_sum(faces[worse]) >= self._column_sum(faces[better]):
                flaw = data_flaws.damage_not_falling(better, worse).under(rule)
                self.report.warn(("dice", worse), flaw)

    def _column_sum(self, faces: Sequence[str]) -> int:
        """Add up the columns of all 36 throws of two dice."""
        columns = {frozenset(pair): n for n, pair in enumerate(self.data.damage_columns)}
        throws = product(faces, faces)
        return sum(columns.get(frozenset((a[1], b[1])), 0) for a, b in throws)

    def _check_cards(self) -> None:
        base: dict[str, str] = {}
        profiles = by_id(self.data.profile)
        for index, card in enumerate(self.data.combat_card):
            for n, name in enumerate(card.profiles):
                path = ("combat_card", index, "profiles", n)
                self._exists(path, name, "profile", profiles, self.standards.special_cards)
            if not card.profiles:
                first = base.setdefault(card.counts_as, card.id)
                if first != card.id:
                    flaw = data_flaws.card_twice(card.counts_as, first)
                    place = ("combat_card", index, "counts_as")
                    self.report.error(place, flaw.under(self.standards.special_cards))
        for kind in get_args(CardKind):
            if kind not in base:
                flaw = data_flaws.missing_card(kind).under(self.standards.cards)
                self.report.error(("combat_card",), flaw)

    # Factions, profiles, formulas

    def _check_factions(self) -> None:
        factions = by_id(self.data.faction)
        for index, faction in enumerate(self.data.faction):
            path = ("faction", index, "parent")
            if not faction.parent:
                continue
            self._exists(path, faction.parent, "faction", factions, self.standards.factions)
            if (parent := factions.get(faction.parent)) is None:
                continue
            if parent.parent:
                flaw = data_flaws.nested_faction(parent.id).under(self.standards.factions)
                self.report.error(path, flaw)
            elif parent.affinity != faction.affinity:
                flaw = data_flaws.other_affinity([parent.affinity], faction.affinity)
                self.report.warn(
                    ("faction", index, "affinity"), flaw.under(self.standards.affinity)
                )

    def _check_profile(self, profile: Profile, path: FieldPath) -> None:
        rules, factions = self.standards, by_id(self.data.faction)
        for n, symbol in enumerate(profile.symbols):
            self._exists((*path, "symbols", n), symbol, "faction", factions, rules.symbols)
        for n, skill in enumerate(profile.skills):
            known = by_id(self.data.skill)
            self._exists((*path, "skills", n), skill, "skill", known, rules.skills)
        if profile.hero:
            self._between((*path, "limit"), profile.limit, 0, 0, rules.heroes, warn=False)
            self._between((*path, "lines"), profile.lines, 1, 1, rules.heroes, warn=False)
        else:
            self._between((*path, "limit"), profile.limit, 1, 100, rules.limits, warn=False)
        most = MOST_AP[profile.hero]
        self._between((*path, "ap"), profile.ap, LEAST_AP, most, rules.ap, warn=True)
        self._check_hit_points(profile, path)
        for slower, faster in (("walk", "charge"), ("charge", "run")):
            low, high = getattr(profile.move, slower), getattr(profile.move, faster)
            if high <= low:
                flaw = data_flaws.not_more(low, high).under(rules.moves)
                self.report.error((*path, "move", faster), flaw)
        self._check_line(profile.damage_line, (*path, "damage_line"))
        if profile.ranged is not None:
            self._check_line(profile.ranged.damage_line, (*path, "ranged", "damage_line"))
        self._check_alchemist(profile, path)

    def _check_hit_points(self, profile: Profile, path: FieldPath) -> None:
        rule = self.standards.hp
        if profile.hp.total == 0:
            self.report.error((*path, "hp"), flaws.too_small(1, 0).under(rule))
            return
        for colour in HIGHEST:
            count = getattr(profile.hp, colour)
            self._between((*path, "hp", colour), count, 1, 100, rule, warn=True)

    def _check_line(self, line: DamageLine, path: FieldPath) -> None:
        for column in range(1, len(line)):
            if line[column] < line[column - 1]:
                flaw = flaws.too_small(line[column - 1], line[column])
                self.report.error((*path, column), flaw.under(self.standards.damage))

    def _check_alchemist(self, profile: Profile, path: FieldPath) -> None:
        if (alchemist := profile.alchemist) is None:
            return
        formulas = by_id(self.data.formula)
        for n, name in enumerate(alchemist.formulas):
            place = (*path, "alchemist", "formulas", n)
            self._exists(place, name, "formula", formulas, self.standards.formulas)
        factions = by_id(self.data.faction)
        usual = {factions[name].affinity for name in profile.symbols if name in factions}
        if usual and alchemist.affinity not in usual:
            flaw = data_flaws.other_affinity(usual, alchemist.affinity)
            self.report.warn((*path, "alchemist", "affinity"), flaw.under(self.standards.affinity))

    def _check_formulas(self) -> None:
        skills, rule = by_id(self.data.skill), self.standards.skills
        for index, formula in enumerate(self.data.formula):
            for n, effect in enumerate(formula.effects):
                if isinstance(effect, Grant):
                    path = ("formula", index, "effects", n, "skill")
                    self._exists(path, effect.skill, "skill", skills, rule)
            for n, upgrade in enumerate(formula.upgrades):
                place = ("formula", index, "upgrades", n)
                if not (upgrade.range or upgrade.targets or upgrade.add):
                    self.report.error(place, data_flaws.empty_upgrade())
                if upgrade.add and isinstance(formula.effects[0], Grant):
                    self.report.error((*place, "add"), data_flaws.nothing_to_raise("grant"))
                if upgrade.targets and formula.target in ("self", "area"):
                    self.report.error((*place, "targets"), data_flaws.no_targets(formula.target))

    # The table

    def _check_scenery(self, piece: Scenery, path: FieldPath) -> None:
        rules = self.standards
        size = rules.count_bits(piece.height)
        if piece.size != size:
            flaw = data_flaws.wrong_size(piece.height, size, piece.size).under(rules.sizes)
            self.report.error((*path, "size"), flaw)
        if piece.standable and not (
            rules.has_climbing and piece.kind == "flat" and piece.height > 0 and not piece.hill
        ):
            self.report.error(
                (*path, "standable"), data_flaws.not_standable().under(rules.climbing)
            )
        if not _goes_together(piece.crossing):
            self.report.error((*path, "crossing"), data_flaws.crossings_contradict())
        for name, corners in (("shape", piece.shape), ("footprint", piece.footprint)):
            if corners and not _goes_round(corners):
                self.report.error((*path, name), data_flaws.not_simple())
        left, right, bottom, top = _box(piece.outline)
        span = max(right - left, top - bottom)
        if span > rules.span:
            name = "footprint" if piece.footprint else "shape"
            flaw = flaws.too_large(rules.span, span).under(rules.spans)
            self.report.warn((*path, name), flaw)
        inner = _box(piece.shape)
        if inner[0] < left or inner[1] > right or inner[2] < bottom or inner[3] > top:
            self.report.error((*path, "footprint"), data_flaws.footprint_too_small())

    def _check_scenarios(self) -> None:
        for index, scenario in enumerate(self.data.scenario):
            self._check_scoring(scenario, ("scenario", index))
            for key, table in scenario.tables.items():
                self._check_table(table, key, ("scenario", index, "tables", key))

    def _check_scoring(self, scenario: Scenario, path: FieldPath) -> None:
        """Check that points are counted for something that the scenario has."""
        rule = self.standards.scoring
        if not scenario.scoring:
            self.report.error((*path, "scoring"), flaws.too_few(1, 0).under(rule))
        for n, one in enumerate(scenario.scoring):
            place = (*path, "scoring", n)
            if isinstance(one, Carried) and scenario.objective != "carry":
                flaw = data_flaws.nothing_to_count("carried", 'objective = "carry"')
                self.report.error((*place, "verb"), flaw.under(rule))
            for key, table in scenario.tables.items():
                lacks = ""
                if isinstance(one, MostAreas | EachArea) and not table.areas:
                    lacks = "areas"
                if isinstance(one, MostPosts | EachPost | Carried) and not table.posts:
                    lacks = "posts"
                if lacks:
                    flaw = data_flaws.nothing_to_count(
                        str(type(one).__struct_config__.tag), f"tables.{key}.{lacks}"
                    )
                    self.report.error((*place, "verb"), flaw.under(rule))

    def _check_table(self, table: ScenarioTable, key: str, path: FieldPath) -> None:
        rules, scenery = self.standards, by_id(self.data.scenery)
        for n, (x, y) in enumerate(table.posts):
            place = (*path, "posts", n)
            self._between((*place, 0), x, 0, table.width, rules.posts, warn=False)
            self._between((*place, 1), y, 0, table.height, rules.posts, warn=False)
        for n, area in enumerate(table.areas):
            self._check_box(area, table, (*path, "areas", n))
        self._check_zones(table, key, path)
        least, most = table.scenery_min, table.scenery_max
        self._between((*path, "scenery_max"), most, least, 100, rules.scenery, warn=False)
        for n, name in enumerate(table.scenery_pool):
            place = (*path, "scenery_pool", n)
            self._exists(place, name, "scenery", scenery, rules.scenery)
        pool = len(table.scenery_pool)
        if 0 < pool < most:
            flaw = flaws.too_few(most, pool).under(rules.scenery)
            self.report.error((*path, "scenery_pool"), flaw)
        owed = table.tokens_home + table.tokens_abroad
        self._between((*path, "tokens"), table.tokens, owed, 100, rules.tokens, warn=False)

    def _check_zones(self, table: ScenarioTable, key: str, path: FieldPath) -> None:
        """Check that every player has a zone, and somewhere to deploy in it."""
        rule = self.standards.zones
        seats = int(key[-1]) if key[-2:] in ("-3", "-4") else 2
        if not table.zones:
            half = table.height / 2
            self._between((*path, "deployment"), table.deployment, 0, half, rule, warn=False)
            if seats > 2 or table.deployment == 0:
                self.report.error((*path, "zones"), flaws.too_few(seats, 0).under(rule))
            return
        if len(table.zones) < seats:
            flaw = flaws.too_few(seats, len(table.zones)).under(rule)
            self.report.error((*path, "zones"), flaw)
        for n, zone in enumerate(table.zones):
            place = (*path, "zones", n)
            self._check_box(zone.table, table, (*place, "table"))
            if n < seats and len(zone.deploy) < 3:
                flaw = flaws.too_few(3, len(zone.deploy)).under(rule)
                self.report.error((*place, "deploy"), flaw)
            elif len(zone.deploy) == 4:
                self._check_box(zone.deploy, table, (*place, "deploy"))
            elif len(zone.deploy) == 3:
                left, bottom, right, top = zone.table
                self._between((*place, "deploy", 0), zone.deploy[0], left, right, rule, warn=False)
                self._between((*place, "deploy", 1), zone.deploy[1], bottom, top, rule, warn=False)

    def _check_box(self, box: Sequence[float], table: ScenarioTable, path: FieldPath) -> None:
        """Check that a box lies on the table and is not turned inside out."""
        left, bottom, right, top = box
        rule = self.standards.zones
        self._between((*path, 0), left, 0, right, rule, warn=False)
        self._between((*path, 1), bottom, 0, top, rule, warn=False)
        self._between((*path, 2), right, left, table.width, rule, warn=False)
        self._between((*path, 3), top, bottom, table.height, rule, warn=False)

    def _check_formats(self) -> None:
        rule = self.standards.formats
        for name, formats in (
            ("format", self.data.format),
            ("format_of_many", self.data.format_of_many),
        ):
            for points, form in formats.items():
                path = (name, str(points))
                self._between(
                    (*path, "heroes_max"), form.heroes_max, form.heroes_min, 100, rule, warn=False
                )
                for scenario in self.data.scenario:
                    tables = {key.partition("-")[0] for key in scenario.tables}
                    where = f"scenario.{scenario.id}.tables"
                    self._exists((*path, "table"), form.table, where, tables, rule)

    def _check_warbands(self) -> None:
        factions = by_id(self.data.faction)
        for index, ready in enumerate(self.data.warband):
            path = ("warband", index)
            self._exists(
                (*path, "faction"), ready.faction, "faction", factions, self.standards.symbols
            )
            try:
                warband = parse(ready.figures, self.data)
            except Refused as refused:
                flaw = data_flaws.illegal_warband(refused.refusal)
                self.report.error((*path, "figures"), flaw)
                continue
            for refusal in check(warband, ready.points, self.data):
                self.report.error((*path, "figures"), data_flaws.illegal_warband(refusal))
            if ready.faction in factions and ready.faction not in warband.symbols:
                flaw = data_flaws.wrong_faction(ready.faction, warband.symbols)
                self.report.error((*path, "faction"), flaw.under(self.standards.symbols))


def check_data(data: AlkemyData, report: Report) -> None:
    """Check a whole data set."""
    Checker(data, report).check()


def _goes_together(crossing: tuple[Crossing, ...]) -> bool:
    """Tell whether an element can have some Crossing rules at once."""
    rules = set(crossing)
    if len(rules) < len(crossing) or ("clear" in rules and len(rules) > 1):
        return False
    return "impassable" not in rules or rules <= {"impassable", "climb"}


def _goes_round(corners: Corners) -> bool:
    return is_simple([(units(x), units(y)) for x, y in corners])


def _box(corners: Corners) -> tuple[float, float, float, float]:
    across, up = [x for x, _ in corners], [y for _, y in corners]
    return min(across), max(across), min(up), max(up)
