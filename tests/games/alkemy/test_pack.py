"""Alkemy's data is loaded for either edition, and bad data is refused with its rule."""

import inspect
from pathlib import Path

import msgspec
import pytest

from athanor.games.alkemy.cards import flaws as data_flaws
from athanor.games.alkemy.cards.pack import HOUSE, BlitzData, V2Data
from athanor.games.alkemy.cards.schema import Edition, by_id
from athanor.games.alkemy.cards.standards import STANDARDS, blitz_size, v2_size
from athanor.games.alkemy.cards.verbs import units
from athanor.kernel.words import Message, Refusal
from athanor.locale import Speaker, languages
from athanor.packs import Flaw, PackError
from tests.games.alkemy.owner import (
    FORMULA,
    PROFILE,
    SCENARIO,
    SCENERY,
    WARBAND,
    changed,
    owner_pack,
)
from tests.packs.conftest import without_column

EDITIONS: list[Edition] = ["v2", "blitz"]
both = pytest.mark.parametrize("edition", EDITIONS)


def refused(edition: Edition, folder: Path, text: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        HOUSE[edition].with_packs([owner_pack(folder, text)])
    return [without_column(str(problem)) for problem in caught.value.problems]


def warned(edition: Edition, folder: Path, text: str) -> list[str]:
    warnings = HOUSE[edition].with_packs([owner_pack(folder, text)]).warnings
    return [without_column(str(warning)) for warning in warnings]


# Loading


def test_each_edition_has_its_own_data_and_both_share_the_cards() -> None:
    v2, blitz = HOUSE["v2"].for_match()[0], HOUSE["blitz"].for_match()[0]
    assert isinstance(v2, V2Data)
    assert isinstance(blitz, BlitzData)
    assert v2.profile == blitz.profile
    assert v2.formula == blitz.formula
    assert tuple(one for one in v2.warband if one.points > 150) == blitz.warband
    assert v2.dice != blitz.dice
    assert v2.scenery != blitz.scenery


@both
def test_the_house_set_is_read_once(edition: Edition) -> None:
    assert HOUSE[edition].for_match()[0] is HOUSE[edition].for_match()[0]
    assert HOUSE[edition].for_match()[0] is HOUSE[edition].pack.data


@both
def test_a_match_keeps_the_stamp_of_every_pack(edition: Edition, tmp_path: Path) -> None:
    data, stamps = HOUSE[edition].for_match([owner_pack(tmp_path, PROFILE)])
    assert [stamp.name for stamp in stamps] == ["alkemy-house", f"alkemy-{edition}-house", "mine"]
    assert stamps[:2] == HOUSE[edition].for_match()[1]
    assert by_id(data.profile)["guest"].source == "owner"
    assert len(data.profile) == len(HOUSE[edition].for_match()[0].profile) + 1


@both
def test_lengths_become_thousandths_of_an_inch(edition: Edition, tmp_path: Path) -> None:
    text = changed(PROFILE, "walk = 4.0", "walk = 4.125")
    data, _ = HOUSE[edition].for_match([owner_pack(tmp_path, text)])
    assert units(by_id(data.profile)["guest"].move.walk) == 4125


@pytest.mark.rule("AK2-010", "AKB-R1")
@pytest.mark.parametrize(("size", "radius"), [(1, 500), (2, 500), (3, 750), (4, 1000)])
def test_the_base_goes_by_the_size(size: int, radius: int, tmp_path: Path) -> None:
    text = changed(PROFILE, "size = 2", f"size = {size}")
    data, _ = HOUSE["blitz"].for_match([owner_pack(tmp_path, text)])
    assert by_id(data.profile)["guest"].radius == radius


@pytest.mark.rule("AKB-R1")
def test_a_profile_may_have_another_base(tmp_path: Path) -> None:
    text = changed(PROFILE, "size = 2", "size = 2\nbase = 1.2")
    data, _ = HOUSE["blitz"].for_match([owner_pack(tmp_path, text)])
    assert by_id(data.profile)["guest"].radius == 600


@pytest.mark.rule("AK2-109")
def test_a_figure_may_lack_a_characteristic(tmp_path: Path) -> None:
    text = changed(PROFILE, "mind = 6\nreflex = 2\ncombat = 2\n", "")
    guest = by_id(HOUSE["v2"].for_match([owner_pack(tmp_path, text)])[0].profile)["guest"]
    assert (guest.mind, guest.reflex, guest.combat) == (None, None, None)


@pytest.mark.rule("AK2-713")
def test_a_special_card_is_open_to_those_it_names() -> None:
    cards = by_id(HOUSE["v2"].for_match()[0].combat_card)
    assert cards["robust"].counts_as == "normal"
    assert cards["robust"].open_to("templar")
    assert not cards["robust"].open_to("recruit")
    assert cards["normal"].open_to("recruit")


@pytest.mark.rule("AK2-011", "AK2-R3")
def test_sizes_of_scenery_in_the_second_edition() -> None:
    heights = {0.0: 0, 0.99: 0, 1.0: 1, 1.99: 1, 2.0: 2, 3.0: 3, 4.0: 3, 4.01: 4, 9.0: 4}
    assert {height: v2_size(height) for height in heights} == heights


@pytest.mark.rule("AKB-100", "AKB-101", "AKB-R2", "AKB-R104")
def test_sizes_of_scenery_in_blitz() -> None:
    heights = {0.0: 0, 0.5: 1, 1.0: 1, 1.01: 2, 2.0: 2, 2.5: 3, 3.0: 3, 3.01: 4, 9.0: 4}
    assert {height: blitz_size(height) for height in heights} == heights


# What is refused: a record, the place changed in it, what is said, and the rule of each edition.

BROKEN = {
    "unknown symbol": (
        PROFILE, '["avalon"]', '["avalom"]',
        'profile[0].symbols[0]: expected the id of a record of faction (did you mean "avalon"?), '
        'found "avalom"', "AK2-304", "AKB-057",
    ),
    "unknown skill": (
        PROFILE, "size = 2", 'size = 2\nskills = ["tough", "zzz"]',
        'profile[0].skills[1]: expected the id of a record of skill, found "zzz"',
        "AK2-1001", "AKB-021",
    ),
    "hero with a limit": (
        PROFILE, "limit = 2\nlines = 3", "hero = true\nlimit = 1",
        "profile[0].limit: expected at most 0, found 1", "AK2-307", "AKB-035",
    ),
    "heroes on one card": (
        PROFILE, "limit = 2\nlines = 3", "hero = true\nlines = 2",
        "profile[0].lines: expected at most 1, found 2", "AK2-307", "AKB-035",
    ),
    "no limit": (
        PROFILE, "limit = 2\n", "",
        "profile[0].limit: expected at least 1, found 0", "AK2-308", "AKB-055",
    ),
    "no hit points": (
        PROFILE, "white = 3, yellow = 2, red = 2", "white = 0, yellow = 0, red = 0",
        "profile[0].hp: expected at least 1, found 0", "AK2-101", "AKB-026",
    ),
    "charge no longer than walk": (
        PROFILE, "charge = 6.0", "charge = 4.0",
        "profile[0].move.charge: expected more than 4, found 4", "AK2-601", "AKB-023",
    ),
    "run shorter than charge": (
        PROFILE, "run = 10.0", "run = 5.5",
        "profile[0].move.run: expected more than 6, found 5.5", "AK2-601", "AKB-023",
    ),
    "falling damage": (
        PROFILE, "[1, 1, 2, 2, 3, 3]", "[1, 1, 2, 1, 3, 3]",
        "profile[0].damage_line[3]: expected at least 2, found 1", "AK2-R10", "AKB-R41",
    ),
    "falling damage of shots": (
        PROFILE, "size = 2",
        'size = 2\nranged = { name = { en = "Bow", fr = "Arc" }, value = 3, range = 24.0, '
        "damage_line = [1, 0, 1, 1, 1, 1] }",
        "profile[0].ranged.damage_line[1]: expected at least 1, found 0", "AK2-R10", "AKB-R41",
    ),
    "unknown formula": (
        PROFILE, "size = 2",
        'size = 2\nalchemist = { circle = "outer", affinity = "earth", components = 8, '
        'stones = 6, formulas = ["barc"] }',
        "profile[0].alchemist.formulas[0]: expected the id of a record of formula "
        '(did you mean "bark"?), found "barc"', "AK2-901", "AKB-034",
    ),
    "granted skill unknown": (
        FORMULA, '{ verb = "mend", hp = 1 }', '{ verb = "grant", skill = "zzz" }',
        'formula[0].effects[0].skill: expected the id of a record of skill, found "zzz"',
        "AK2-1001", "AKB-021",
    ),
    "empty upgrade": (
        FORMULA, "{ stones = 1, range = 1.0 }", "{ stones = 1 }",
        "formula[0].upgrades[0]: expected range, targets or something to add, "
        "found an upgrade that gives nothing", "", "",
    ),
    "nothing to raise": (
        FORMULA, '{ verb = "mend", hp = 1 }]\nupgrades = [{ stones = 1, range = 1.0 }]',
        '{ verb = "grant", skill = "leap" }]\nupgrades = [{ stones = 1, add = 1 }]',
        "formula[0].upgrades[0].add: expected a first effect with a number to add to, "
        'found "grant"', "", "",
    ),
    "more targets of an area": (
        FORMULA, 'target = "friend"\neffects = [{ verb = "mend", hp = 1 }]\n'
        "upgrades = [{ stones = 1, range = 1.0 }]",
        'target = "area"\neffects = [{ verb = "mend", hp = 1 }]\n'
        "upgrades = [{ stones = 1, targets = 1 }]",
        "formula[0].upgrades[0].targets: expected a formula aimed at a friend or an enemy, "
        'found "area"', "", "",
    ),
    "wrong size": (
        SCENERY, "height = 3.0", "height = 4.5",
        "scenery[0].size: expected size 4 at a height of 4.5 in, found 3", "AK2-011", "AKB-101",
    ),
    "crossed corners": (
        SCENERY, "[1.0, -1.0], [1.0, 1.0]", "[1.0, 1.0], [1.0, -1.0]",
        "scenery[0].shape: expected corners that go once round an area, "
        "found edges that meet or lie on one line", "", "",
    ),
    "no area": (
        SCENERY, "[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]",
        "[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]",
        "scenery[0].shape: expected corners that go once round an area, "
        "found edges that meet or lie on one line", "", "",
    ),
    "small footprint": (
        SCENERY, "height = 3.0", "height = 3.0\n"
        "footprint = [[-1.0, -0.5], [1.0, -0.5], [1.0, 0.5], [-1.0, 0.5]]",
        "scenery[0].footprint: expected a footprint around the whole shape, found a smaller one",
        "", "",
    ),
    "post off the table": (
        SCENARIO, "[[12.0, 12.0]]", "[[12.0, 25.0]]",
        "scenario[0].tables.small.posts[0][1]: expected at most 24.0, found 25.0",
        "AK2-1701", "AKB-500",
    ),
    "deployment beyond the median line": (
        SCENARIO, "deployment = 3.0\nscenery_min = 2\nscenery_max = 4\ntokens = 2\n"
        "tokens_abroad", "deployment = 12.5\nscenery_min = 2\nscenery_max = 4\ntokens = 2\n"
        "tokens_abroad",
        "scenario[0].tables.small.deployment: expected at most 12.0, found 12.5",
        "AK2-1703", "AKB-511",
    ),
    "more scenery at least than at most": (
        SCENARIO, "scenery_max = 4\ntokens = 2\ntokens_abroad",
        "scenery_max = 1\ntokens = 2\ntokens_abroad",
        "scenario[0].tables.small.scenery_max: expected at least 2, found 1",
        "AK2-413", "AKB-501",
    ),
    "unknown piece": (
        SCENARIO, "tokens = 2\ntokens_abroad",
        'scenery_pool = ["hedge", "wal", "house", "hedge"]\ntokens = 2\ntokens_abroad',
        "scenario[0].tables.small.scenery_pool[1]: expected the id of a record of scenery "
        '(did you mean "wall"?), found "wal"', "AK2-413", "AKB-501",
    ),
    "pool too small": (
        SCENARIO, "tokens = 2\ntokens_abroad",
        'scenery_pool = ["hedge", "hedge", "house"]\ntokens = 2\ntokens_abroad',
        "scenario[0].tables.small.scenery_pool: expected at least 4 entries, found 3",
        "AK2-413", "AKB-501",
    ),
    "too few tokens": (
        SCENARIO, "tokens_abroad = 1", "tokens_abroad = 2\ntokens_home = 1",
        "scenario[0].tables.small.tokens: expected at least 3, found 2", "AK2-418", "AKB-508",
    ),
    "unknown symbol of a warband": (
        WARBAND, '"avalon"', '"avalom"',
        "warband[0].faction: expected the id of a record of faction "
        '(did you mean "avalon"?), found "avalom"', "AK2-304", "AKB-057",
    ),
    "warband of another faction": (
        WARBAND, '"avalon"', '"temple"',
        'warband[0].faction: expected a symbol that all figures bear, found "temple"',
        "AK2-304", "AKB-057",
    ),
    "unreadable warband": (
        WARBAND, "2 recruit", "two recruit",
        "warband[0].figures: expected a legal warband, "
        "found alkemy-refusal-list-unreadable (text two recruit)", "", "",
    ),
    "too expensive a warband": (
        WARBAND, "2 recruit", "6 recruit, 2 knight-errant",
        "warband[0].figures: expected a legal warband, "
        "found alkemy-refusal-too-expensive (cost 207, points 180)", "AK2-303", "AKB-050",
    ),
    "warband of an unknown format": (
        WARBAND, "180", "181",
        "warband[0].figures: expected a legal warband, found alkemy-refusal-no-such-format "
        "(points 181, known 180, 200, 250, 300)", "AK2-301", "AKB-003",
    ),
}  # fmt: skip


@both
@pytest.mark.rule("AK2-101", "AK2-304", "AK2-307", "AK2-308", "AK2-R10")
@pytest.mark.rule("AKB-023", "AKB-026", "AKB-035", "AKB-055", "AKB-057")
@pytest.mark.parametrize("case", BROKEN)
def test_broken_records_are_refused(case: str, edition: Edition, tmp_path: Path) -> None:
    record, old, new, said, v2_rule, blitz_rule = BROKEN[case]
    rule = {"v2": v2_rule, "blitz": blitz_rule}[edition]
    (problem,) = refused(edition, tmp_path, changed(record, old, new))
    place, _, told = problem.partition(": ")
    told = told.replace("known 150, ", "known ")  # of V2, for three and four players
    assert place.startswith("mine.toml:")
    assert told == (f"{said} ({rule})" if rule else said)


@both
def test_warbands_are_not_blamed_for_a_bad_profile(edition: Edition, tmp_path: Path) -> None:
    text = changed(changed(PROFILE, '"guest"', '"recruit"'), "limit = 2\n", "")
    (problem,) = refused(edition, tmp_path, text)
    assert problem.startswith("mine.toml:1: profile[0].limit: ")


@both
@pytest.mark.parametrize("record", [PROFILE, FORMULA, SCENERY, SCENARIO, WARBAND])
def test_the_same_records_unbroken_are_welcome(
    record: str, edition: Edition, tmp_path: Path
) -> None:
    assert warned(edition, tmp_path, record.replace('"skirmish"', '"jin-posts"')) == []


@pytest.mark.rule("AKB-002")
def test_a_scenario_that_blitz_never_plays_is_warned_of(tmp_path: Path) -> None:
    assert warned("v2", tmp_path, SCENARIO) == []
    assert warned("blitz", tmp_path, SCENARIO) == [
        'mine.toml:2: scenario[0].id: expected the id jin-posts, found "skirmish" (AKB-002)'
    ]


@pytest.mark.rule("AK2-123", "AK2-R10")
def test_every_pair_of_symbols_has_a_column(tmp_path: Path) -> None:
    text = 'damage_columns = ["SS", "SA", "AA", "SM", "AM", "SS"]\n'
    assert refused("v2", tmp_path, text) == [
        'mine.toml:1: damage_columns: expected each of "SS", "SA", "AA", "SM", "AM", "MM" once, '
        'found "SS", "SA", "AA", "SM", "AM", "SS" (AK2-123)'
    ]


@pytest.mark.rule("AK2-R10", "AKB-R41")
@both
def test_the_order_of_columns_is_data(edition: Edition, tmp_path: Path) -> None:
    text = 'damage_columns = ["SS", "SA", "SM", "AA", "AM", "MM"]\n'
    data, _ = HOUSE[edition].for_match([owner_pack(tmp_path, text)])
    assert data.damage_columns[2:4] == ("SM", "AA")


@pytest.mark.rule("AK2-706", "AKB-311")
@both
def test_there_is_one_card_of_each_kind_for_everybody(edition: Edition, tmp_path: Path) -> None:
    card = (
        '[[combat_card]]\nid = "{}"\nname = {{ en = "x", fr = "x" }}\ncounts_as = "{}"\n'
        'ap = 1\ntext = {{ en = "x", fr = "x" }}\n'
    )
    cards_rule, special_rule = {"v2": ("AK2-706", "AK2-713"), "blitz": ("AKB-311",) * 2}[edition]
    (twice,) = refused(edition, tmp_path, card.format("feint", "quick"))
    assert twice == (
        "mine.toml:4: combat_card[0].counts_as: expected one Combat Card for everybody that "
        f'counts as quick, found "quick" and this one ({special_rule})'
    )
    problems = refused(edition, tmp_path, card.format("parry", "quick"))
    assert problems[-1] == (
        "mine.toml:1: combat_card: expected a Combat Card for everybody that counts as parry, "
        f"found none ({cards_rule})"
    )


@pytest.mark.rule("AK2-713")
def test_a_special_card_names_known_profiles(tmp_path: Path) -> None:
    text = (
        '[[combat_card]]\nid = "robust"\nname = { en = "x", fr = "x" }\ncounts_as = "normal"\n'
        'ap = 1\nprofiles = ["templer"]\ntext = { en = "x", fr = "x" }\n'
    )
    assert refused("v2", tmp_path, text) == [
        "mine.toml:6: combat_card[0].profiles[0]: expected the id of a record of profile "
        '(did you mean "templar"?), found "templer" (AK2-713)'
    ]


FACTION = (
    '[[faction]]\nid = "{}"\nname = {{ en = "x", fr = "x" }}\naffinity = "{}"\nparent = "{}"\n'
)


@pytest.mark.rule("AK2-313")
def test_a_sub_faction_belongs_to_a_faction(tmp_path: Path) -> None:
    assert refused("v2", tmp_path, FACTION.format("choir", "earth", "avallon")) == [
        "mine.toml:5: faction[0].parent: expected the id of a record of faction "
        '(did you mean "avalon"?), found "avallon" (AK2-313)'
    ]
    assert refused("v2", tmp_path, FACTION.format("choir", "earth", "temple")) == [
        "mine.toml:5: faction[0].parent: expected a faction that belongs to no other, "
        'found "temple" (AK2-313)'
    ]


@both
def test_heroes_at_least_are_no_more_than_at_most(edition: Edition, tmp_path: Path) -> None:
    text = '[format.400]\nheroes_min = 3\nheroes_max = 2\ntable = "large"\n'
    rule = {"v2": "AK2-302", "blitz": "AKB-050"}[edition]
    assert refused(edition, tmp_path, text) == [
        f"mine.toml:3: format.400.heroes_max: expected at least 3, found 2 ({rule})"
    ]


def test_every_scenario_has_the_table_of_every_format(tmp_path: Path) -> None:
    text = '[format.400]\nheroes_min = 2\nheroes_max = 3\ntable = "huge"\n'
    assert refused("v2", tmp_path, text) == [
        "mine.toml:4: format.400.table: expected the id of a record of "
        f'scenario.{scenario}.tables, found "huge" (AK2-302)'
        for scenario in ("reliquary", "quarters", "notes", "escort", "jin-posts")
    ]


# What is only warned of


def test_unusual_values_are_warned_of(tmp_path: Path) -> None:
    text = changed(PROFILE, "ap = 2", "ap = 4")
    text = changed(text, "white = 3, yellow = 2", "white = 5, yellow = 0")
    alchemist = (
        "alchemist = { circle = 'outer', affinity = 'fire', components = 8, stones = 6, "
        "formulas = ['bark'] }"
    )
    text = changed(text, "size = 2", f"size = 2\n{alchemist}")
    assert warned("v2", tmp_path, text) == [
        "mine.toml:8: profile[0].ap: expected at most 3, found 4 (AK2-504)",
        "mine.toml:13: profile[0].hp.yellow: expected at least 1, found 0 (AK2-101)",
        "mine.toml:16: profile[0].alchemist.affinity: expected the element of the faction: earth, "
        "found fire (AK2-901)",
    ]


def test_a_hero_may_have_four_action_points_but_not_one(tmp_path: Path) -> None:
    hero = changed(PROFILE, "limit = 2\nlines = 3\n", "hero = true\n")
    assert warned("blitz", tmp_path, changed(hero, "ap = 2", "ap = 4")) == []
    assert warned("blitz", tmp_path, changed(hero, "ap = 2", "ap = 1")) == [
        "mine.toml:7: profile[0].ap: expected at least 2, found 1 (AKB-024)"
    ]


def test_a_sub_faction_of_another_element_is_warned_of(tmp_path: Path) -> None:
    assert warned("v2", tmp_path, FACTION.format("choir", "air", "avalon")) == [
        "mine.toml:4: faction[0].affinity: expected the element of the faction: earth, "
        "found air (AK2-901)"
    ]


@pytest.mark.rule("AK2-012")
def test_huge_scenery_is_warned_of(tmp_path: Path) -> None:
    text = changed(SCENERY, "[1.0, -1.0], [1.0, 1.0]", "[4.5, -1.0], [4.5, 1.0]")
    assert warned("v2", tmp_path, text) == [
        "mine.toml:7: scenery[0].shape: expected at most 5.0, found 5.5 (AK2-012)"
    ]


WHITE = '["1M", "2A", "3S", "4M", "5A", "6M"]'
YELLOW = '["1A", "2S", "3M", "4A", "5S", "5M"]'
RED = '["1S", "2A", "3S", "3M", "4A", "4S"]'

DICE = {
    "numbers": (
        WHITE.replace("6M", "5M"), YELLOW, RED,
        "mine.toml:2: dice.white: expected every number from 1 to 6 and no other, "
        "found 1, 2, 3, 4, 5, 5 (AK2-106)",
    ),
    "sums": (
        WHITE, YELLOW.replace("5S", "1S"), RED,
        "mine.toml:3: dice.yellow: expected two of these dice to reach 7 in one of 17, 19 cases "
        "of 36, found 10 (AK2-106)",
    ),
    "damage": (
        WHITE, YELLOW, RED.replace("1S", "1M").replace("3S", "3A"),
        "mine.toml:4: dice.red: expected weaker symbols on red dice than on yellow ones, "
        "found none weaker (AK2-106)",
    ),
}  # fmt: skip


@pytest.mark.rule("AK2-106")
@pytest.mark.parametrize("case", DICE)
def test_dice_unlike_the_known_ones_are_warned_of(case: str, tmp_path: Path) -> None:
    white, yellow, red, said = DICE[case]
    text = f"[dice]\nwhite = {white}\nyellow = {yellow}\nred = {red}\n"
    assert warned("v2", tmp_path, text) == [said]


def test_the_dice_of_the_house_are_like_the_known_ones(tmp_path: Path) -> None:
    text = f"[dice]\nwhite = {WHITE}\nyellow = {YELLOW}\nred = {RED}\n"
    data, _ = HOUSE["v2"].for_match([owner_pack(tmp_path, text)])
    house = msgspec.structs.replace(data.dice, source="house")
    assert house == HOUSE["v2"].for_match()[0].dice
    assert HOUSE["v2"].pack.warnings == HOUSE["blitz"].pack.warnings == ()


# In words

SAMPLES = {
    "no_such": ("skill", "leep", ["leap"]),
    "unusual_numbers": (6, [1, 2]),
    "unusual_sums": (7, (17, 19), 11),
    "damage_not_falling": ("white", "yellow"),
    "missing_card": ("parry",),
    "card_twice": ("quick", "feint"),
    "nested_faction": ("temple",),
    "nothing_to_count": ("most_areas", "areas"),
    "crossings_contradict": (),
    "worthless_objective": (),
    "two_winds": (2,),
    "other_affinity": (["earth"], "air"),
    "not_more": (4.0, 3.5),
    "empty_upgrade": (),
    "nothing_to_raise": ("grant",),
    "no_targets": ("area",),
    "wrong_size": (4.5, 4, 3),
    "not_simple": (),
    "not_standable": (),
    "footprint_too_small": (),
    "wrong_faction": ("temple", ["avalon"]),
    "unread_scenario": ("skirmish", "jin-posts"),
    "unread_table": ("huge", ["large", "small"]),
    "unread_module": (),
    "illegal_warband": (Refusal(Message("alkemy-refusal-hero-twice", {"profile": "sze"})),),
}
"""One call for every function that makes a flaw."""


def test_there_is_a_sample_of_every_flaw() -> None:
    makers = {
        name
        for name, function in inspect.getmembers(data_flaws, inspect.isfunction)
        if inspect.signature(function).return_annotation is Flaw
    }
    assert makers == set(SAMPLES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SAMPLES)
def test_every_flaw_is_told_in_a_sentence(name: str, language: str) -> None:
    flaw = getattr(data_flaws, name)(*SAMPLES[name])
    told = Speaker(language).text(flaw.key, **flaw.args)
    assert told.endswith((".", "?"))
    given = [str(value) for arg, value in flaw.args.items() if arg != "suggestions"]
    assert [value for value in given if value not in told] == []


@both
def test_every_rule_about_data_is_in_the_catalogue(edition: Edition) -> None:
    standards = msgspec.structs.asdict(STANDARDS[edition])
    named = [rule for rule in standards.values() if isinstance(rule, str)]
    prefix = {"v2": "AK2-", "blitz": "AKB-"}[edition]
    assert len(named) > 20
    for rule in named:
        assert rule.startswith(prefix)
        assert Speaker("en").rule(rule)
