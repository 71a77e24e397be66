"""The data of Materia Prima: the house set, and owner packs laid over it."""

from collections import Counter
from pathlib import Path

import pytest

from athanor.games.materia_prima.cards.drawings import DrawingError, Hex, is_round, read_side
from athanor.games.materia_prima.cards.pack import HOUSE
from athanor.packs import PackError

HEADER = """[pack]
name = "mine"
version = "1"
game = "materia-prima"

[pack.title]
en = "Mine"
fr = "Le mien"
"""


def owner(folder: Path, text: str, replaces: str = "") -> Path:
    """Return an owner pack with a table of its own."""
    header = HEADER.replace('version = "1"', f'version = "1"\nreplaces = [{replaces}]')
    (folder / "pack.toml").write_text(header, encoding="utf-8")
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def problems(folder: Path, text: str, replaces: str = "") -> list[str]:
    """Return what is wrong with an owner pack, as rules."""
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner(folder, text, replaces)])
    return [problem.rule for problem in caught.value.problems]


@pytest.mark.rule("MAT-015", "MAT-020", "MAT-220")
def test_the_house_set_has_as_many_cards_as_the_box() -> None:
    data = HOUSE.pack.data
    assert (len(data.homunculus), len(data.equipment), len(data.stone)) == (28, 25, 24)
    assert (len(data.extension), len(data.alchemist), len(data.tower)) == (14, 5, 4)
    assert (len(data.tile), len(data.city), len(data.quest)) == (7, 3, 11)
    assert Counter(card.type for card in data.stone) == {1: 8, 2: 8, 3: 8}


@pytest.mark.rule("MAT-E10", "MAT-E13")
def test_what_the_rulebook_shows_is_in_it() -> None:
    items = {card.id: card for card in HOUSE.pack.data.equipment}
    assert items["pala"].cost == {"copper": 1, "mercury": 1}
    assert items["pelle-corium"].level == 2
    figures = {card.id: card for card in HOUSE.pack.data.homunculus}
    assert figures["vitrudes"].attack == 3


def test_every_record_says_where_it_comes_from() -> None:
    sources = HOUSE.pack.sources
    assert set(sources.values()) == {"house", "rulebook"}
    assert sources["equipment.pala"] == "rulebook"
    assert sources["dice"] == "house"


def test_house_cards_keep_to_their_budget() -> None:
    for card in HOUSE.pack.data.homunculus:
        worth = card.actions + card.attack + card.defence + card.capacity + len(card.effects)
        assert worth == {1: 6, 2: 10, 3: 15}[card.level]
    for alchemist in HOUSE.pack.data.alchemist:
        heart, skull = alchemist.heart, alchemist.skull
        assert (skull.attack - heart.attack, skull.defence - heart.defence) == (2, 1)
        assert (skull.capacity, skull.actions) == (heart.capacity, heart.actions)
        assert heart.capacity >= 4  # MAT-314 asks for four Water in the pack


def test_an_owner_replaces_a_card_and_the_dice(tmp_path: Path) -> None:
    text = """
[dice]
faces = [1, 2, 3, 4, 5, 6]

[[homunculus]]
id = "limmex"
name = { en = "Limmex", fr = "Limmex" }
level = 1
cost = { water = 1, air = 1 }
actions = 3
attack = 4
defence = 0
capacity = 1
forbidden = ["mine"]
effects = [{ verb = "extra", action = "fight" }]
"""
    pack = HOUSE.with_packs([owner(tmp_path, text)])
    assert pack.data.dice.faces == (1, 2, 3, 4, 5, 6)
    assert len(pack.data.homunculus) == 28
    limmex = next(card for card in pack.data.homunculus if card.id == "limmex")
    assert (limmex.attack, limmex.source) == (4, "owner")


def tile(city: str, a: str, b: str) -> str:
    """Return a tile t1 of an owner."""
    named = f'city = "{city}"\n' if city else ""
    name = 'name = { en = "One", fr = "Un" }'
    return f"[[tile]]\nid = \"t1\"\n{name}\n{named}a = '''\n{a}\n'''\nb = '''\n{b}\n'''\n"


GOOD = " . .\n. @ .\n W ."


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (tile("rudus-figor", " . .\n. @ .\n W X", GOOD), "MAT-040"),
        (tile("rudus-figor", " . . .\n. @ .\n W .", GOOD), "MAT-R02"),
        (tile("rudus-figor", ". .\n. @ .\n W .", GOOD), "MAT-040"),
        (tile("rudus-figor", " . .\n. . .\n W .", GOOD), "MAT-040"),
        (tile("", " . .\n. . .\n W .", " . .\n. . .\n W ."), "MAT-004"),
        (tile("rudus-figor", GOOD, " W W\nW @ W\n W W"), "MAT-340"),
        ("[dice]\nfaces = [0, 0]\n", "MAT-095"),
        ('[[city]]\nid = "troquesia"\nname = { en = "T", fr = "T" }\na = ["stone"]\n'
         'b = ["stone", "equipment"]\n', "MAT-341"),
        ('[[city]]\nid = "troquesia"\nname = { en = "T", fr = "T" }\na = ["stone"]\n'
         'b = ["equipment"]\n', "MAT-184"),
        ("[layout]\ncentres = [[0, 0], [1, 0], [2, -3], [-1, -2], [-3, 1], [-2, 3], [1, 2]]\n"
         'tiles = ["t7", "t1", "t4", "t2", "t5", "t3", "t6"]\n', "MAT-R02"),
        ("[layout]\ncentres = [[0, 0], [9, 9], [2, -3], [-1, -2], [-3, 1], [-2, 3], [1, 2]]\n"
         'tiles = ["t7", "t1", "t4", "t2", "t5", "t3", "t6"]\n', "MAT-060"),
        ("[layout]\ncentres = [[0, 0], [3, -1], [2, -3], [-1, -2], [-3, 1], [-2, 3], [1, 2]]\n"
         'tiles = ["t7", "t1", "t1", "t2", "t5", "t3", "t6"]\n', "MAT-002"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_refused_with_its_rule(tmp_path: Path, text: str, rule: str) -> None:
    assert rule in problems(tmp_path, text)


@pytest.mark.parametrize(
    ("table", "rule"), [("quest", "MAT-011"), ("stone", "MAT-220"), ("homunculus", "MAT-310")]
)
def test_too_few_cards_are_refused(tmp_path: Path, table: str, rule: str) -> None:
    one = {
        "quest": '[[quest]]\nid = "magnatus"\nname = { en = "M", fr = "M" }\ncount = 3\n'
        "players = { least = 2, most = 4 }\n",
        "stone": '[[stone]]\nid = "x"\nname = { en = "X", fr = "X" }\ntype = 1\n'
        "cost = { water = 1 }\n",
        "homunculus": '[[homunculus]]\nid = "x"\nname = { en = "X", fr = "X" }\nlevel = 1\n'
        "cost = { water = 1 }\nactions = 1\nattack = 1\ndefence = 1\ncapacity = 1\n",
    }[table]
    assert rule in problems(tmp_path, one, f'"{table}"')


# --- What any set must satisfy ---


def named(card: str) -> str:
    """Return the id and the name of a record."""
    return f'id = "{card}"\nname = {{ en = "{card}", fr = "{card}" }}\n'


def alchemist(heart: str, skull: str) -> str:
    """Return an alchemist with two columns, each attack, defence and capacity."""
    columns = []
    for column in (heart, skull):
        attack, defence, capacity = column.split()
        columns.append(
            f"{{ attack = {attack}, defence = {defence}, capacity = {capacity}, actions = 3 }}"
        )
    return f"[[alchemist]]\n{named('sejlon')}heart = {columns[0]}\nskull = {columns[1]}\n"


def item(card: str, level: int, cost: str, effects: str) -> str:
    """Return an item."""
    fields = f'level = {level}\nkind = "tool"\ncost = {{ {cost} }}\neffects = [{effects}]\n'
    return f"[[equipment]]\n{named(card)}{fields}"


def marker(card: str) -> str:
    """Return an extension that yields air."""
    effect = '{ verb = "produce", element = "air" }'
    return f"[[extension]]\n{named(card)}price = {{ iron = 1 }}\neffect = {effect}\n"


def city(card: str, a: str, b: str) -> str:
    """Return a city card."""
    return f"[[city]]\n{named(card)}a = [{a}]\nb = [{b}]\n"


def quest(least: int, most: int) -> str:
    """Return a quest for some players."""
    players = f"players = {{ least = {least}, most = {most} }}\n"
    return f"[[quest]]\n{named('magnatus')}count = 3\n{players}"


HELPER = "level = 1\ncost = { air = 1 }\nactions = 1\nattack = 1\ndefence = 1\ncapacity = 1\n"
TWIN = f'[[homunculus]]\nid = "limmex"\nname = {{ en = "Taikos", fr = "Taikos" }}\n{HELPER}'
NO_SOULS = "".join(
    item(card, 3, "gold = 1", '{ verb = "scholar" }')
    for card in ("anima-solis", "anima-lunae", "anima-mundi")
)
UNSOULED = "".join(
    f"[[stone]]\n{named(card)}type = {card[1]}\ncost = {{ gold = 1 }}\n"
    for card in ("s2-8", "s3-7", "s3-8")
)
COAT = '{ verb = "bonus", defence = 1, capacity = 3 }'


@pytest.mark.parametrize(
    ("text", "field", "rule", "expected"),
    [
        pytest.param("[dice]\nfaces = [0, 3]\n", "dice.faces", "MAT-095", "come to 4",
                     marks=pytest.mark.rule("MAT-095")),
        pytest.param("[dice]\nfaces = [0, 2, 4]\n", "dice.faces", "MAT-095", "come to 3",
                     marks=pytest.mark.rule("MAT-095")),
        pytest.param(alchemist("2 3 4", "1 3 4"), "alchemist[0].skull.attack", "MAT-110",
                     "attack of at least 2", marks=pytest.mark.rule("MAT-110")),
        pytest.param(alchemist("2 3 4", "2 2 4"), "alchemist[0].skull.defence", "MAT-110",
                     "defence of at least 3", marks=pytest.mark.rule("MAT-110")),
        pytest.param(alchemist("2 3 4", "2 3 4").replace("sejlon", "sixth"), "alchemist",
                     "MAT-008", "exactly 5", marks=pytest.mark.rule("MAT-008")),
        pytest.param(TWIN.replace("limmex", "x"), "homunculus", "MAT-200", "exactly 28",
                     marks=pytest.mark.rule("MAT-200")),
        pytest.param(TWIN, "homunculus[0].name", "MAT-165", "a name of its own",
                     marks=pytest.mark.rule("MAT-165")),
        pytest.param(item("x", 1, "air = 1", '{ verb = "scholar" }'), "equipment", "MAT-210",
                     "exactly 25", marks=pytest.mark.rule("MAT-210")),
        pytest.param(item("pala", 2, "copper = 2", '{ verb = "scholar" }'), "equipment[0].cost",
                     "MAT-162", "1 copper and 1 mercury", marks=pytest.mark.rule("MAT-162")),
        pytest.param(item("pelle-corium", 2, "copper = 1", COAT), "equipment[0].effects",
                     "MAT-212", "2 more capacity", marks=pytest.mark.rule("MAT-212")),
        pytest.param(item("pelle-corium", 3, "copper = 1", COAT.replace("3", "2")),
                     "equipment[0].effects", "MAT-212", "level 2",
                     marks=pytest.mark.rule("MAT-212")),
        pytest.param(NO_SOULS, "equipment", "MAT-216", "at least 1",
                     marks=pytest.mark.rule("MAT-216")),
        pytest.param(UNSOULED, "stone", "MAT-223", "at least 1",
                     marks=pytest.mark.rule("MAT-223")),
        pytest.param(UNSOULED.replace("s2-8", "s2-9"), "stone", "MAT-220", "exactly 24",
                     marks=pytest.mark.rule("MAT-220")),
        pytest.param(marker("x"), "extension", "MAT-006", "exactly 14",
                     marks=pytest.mark.rule("MAT-006")),
        pytest.param(marker("follis-ignis"), "extension", "MAT-175", "convert",
                     marks=pytest.mark.rule("MAT-175")),
        pytest.param(marker("hortus-terrae"), "extension", "MAT-176", "produce",
                     marks=pytest.mark.rule("MAT-176")),
        pytest.param(city("rudus-figor", '"homunculus"', '"homunculus"'), "city[0].a", "MAT-184",
                     "equipment", marks=pytest.mark.rule("MAT-184")),
        pytest.param(city("troquesia", '"stone"', '"equipment"'), "city", "MAT-184",
                     "on the b sides", marks=pytest.mark.rule("MAT-341")),
        pytest.param(quest(3, 2), "quest[0].players.most", "MAT-010", "at least 3",
                     marks=pytest.mark.rule("MAT-010")),
    ],
)  # fmt: skip
def test_a_set_that_breaks_the_rulebook_is_refused_where_it_stands(
    tmp_path: Path, text: str, field: str, rule: str, expected: str
) -> None:
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner(tmp_path, text)])
    found = [problem for problem in caught.value.problems if problem.field == field]
    assert [problem.rule for problem in found] == [rule]
    assert expected in found[0].expected
    assert found[0].line >= 1
    assert found[0].file.endswith(".toml")
    inside = "[" in field or "." in field
    assert not inside or found[0].file == "mine.toml"


@pytest.mark.rule("MAT-314")
def test_everybody_must_be_able_to_carry_what_a_quest_asks_for(tmp_path: Path) -> None:
    weak = alchemist("2 3 1", "2 3 1")
    assert HOUSE.with_packs([owner(tmp_path, weak)]).data.alchemist[0].heart.capacity == 1
    text = weak + quest(2, 4).replace("magnatus", "pacis-amans").replace("count = 3", "count = 9")
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner(tmp_path, text)])
    fields = {problem.field: problem for problem in caught.value.problems}
    assert fields["alchemist[0].heart.capacity"].rule == "MAT-314"


@pytest.mark.rule("MAT-R08")
def test_the_a_sides_must_show_more_mines(tmp_path: Path) -> None:
    sides = {
        "t4": " . .\n. W .\n . .",
        "t5": " . .\n. E .\n . .",
        "t6": " . .\n. A .\n . .",
        "t7": " . .\n. F I\n . .",
    }
    cities = {"t1": "rudus-figor", "t2": "gravit-muri", "t3": "troquesia"}
    text = ""
    for number in range(1, 8):
        place = cities.get(f"t{number}", "")
        drawing = sides.get(f"t{number}", " . .\n. @ .\n . .")
        text += tile(place, drawing, drawing).replace('"t1"', f'"t{number}"')
    assert problems(tmp_path, text) == ["MAT-R08"]


@pytest.mark.rule("MAT-142", "MAT-148")
def test_the_conversions_are_no_data(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner(tmp_path, '[[recipe]]\nfirst = "gold"\n')])
    assert "recipe" in str(caught.value)


def test_drawings_are_read_around_their_middle() -> None:
    side = read_side(" . E\n. @ W\n F .\n")
    assert side[Hex(0, 0)] == "@"
    assert (side[Hex(1, -1)], side[Hex(1, 0)], side[Hex(-1, 1)]) == ("E", "W", "F")
    assert Hex(1, 0).turned(1) == Hex(1, -1)
    assert Hex(1, 0).turned(6) == Hex(1, 0)
    assert is_round(set(side))
    with pytest.raises(DrawingError):
        read_side(" . .\n. @ .")
