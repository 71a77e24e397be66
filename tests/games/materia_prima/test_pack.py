"""The data of Materia Prima: the house set, and owner packs laid over it."""

from collections import Counter
from pathlib import Path

import pytest

from athanor.games.materia_prima.cards.drawings import DrawingError, Hex, is_round, read_side
from athanor.games.materia_prima.cards.pack import house_data, load
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
        load([owner(folder, text, replaces)])
    return [problem.rule for problem in caught.value.problems]


@pytest.mark.rule("MAT-015", "MAT-020", "MAT-220")
def test_the_house_set_has_as_many_cards_as_the_box() -> None:
    data = house_data().data
    assert (len(data.homunculus), len(data.equipment), len(data.stone)) == (28, 25, 24)
    assert (len(data.extension), len(data.alchemist), len(data.tower)) == (14, 5, 4)
    assert (len(data.tile), len(data.city), len(data.quest)) == (7, 3, 11)
    assert Counter(card.type for card in data.stone) == {1: 8, 2: 8, 3: 8}


@pytest.mark.rule("MAT-E10", "MAT-E13")
def test_what_the_rulebook_shows_is_in_it() -> None:
    items = {card.id: card for card in house_data().data.equipment}
    assert items["pala"].cost == {"copper": 1, "mercury": 1}
    assert items["pelle-corium"].level == 2
    figures = {card.id: card for card in house_data().data.homunculus}
    assert figures["vitrudes"].attack == 3


def test_every_record_says_where_it_comes_from() -> None:
    sources = house_data().sources
    assert set(sources.values()) == {"house", "rulebook"}
    assert sources["equipment.pala"] == "rulebook"
    assert sources["dice"] == "house"


def test_house_cards_keep_to_their_budget() -> None:
    for card in house_data().data.homunculus:
        worth = card.actions + card.attack + card.defence + card.capacity + len(card.effects)
        assert worth == {1: 6, 2: 10, 3: 15}[card.level]
    for alchemist in house_data().data.alchemist:
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
    pack = load([owner(tmp_path, text)])
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


def test_an_unusual_alchemist_is_only_a_warning(tmp_path: Path) -> None:
    text = """
[[alchemist]]
id = "sejlon"
name = { en = "S", fr = "S" }
heart = { attack = 2, defence = 3, capacity = 4, actions = 3 }
skull = { attack = 1, defence = 3, capacity = 4, actions = 3 }
"""
    pack = load([owner(tmp_path, text)])
    assert [warning.rule for warning in pack.warnings] == ["MAT-110"]


def test_drawings_are_read_around_their_middle() -> None:
    side = read_side(" . E\n. @ W\n F .\n")
    assert side[Hex(0, 0)] == "@"
    assert (side[Hex(1, -1)], side[Hex(1, 0)], side[Hex(-1, 1)]) == ("E", "W", "F")
    assert Hex(1, 0).turned(1) == Hex(1, -1)
    assert Hex(1, 0).turned(6) == Hex(1, 0)
    assert is_round(set(side))
    with pytest.raises(DrawingError):
        read_side(" . .\n. @ .")
