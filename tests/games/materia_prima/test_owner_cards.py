"""Cards of an owner, played: what the house set has no example of."""

from pathlib import Path

import pytest

from tests.games.materia_prima.scene import at

HEADER = """[pack]
name = "mine"
version = "1"
game = "materia-prima"

[pack.title]
en = "Mine"
fr = "Le mien"
"""

CARDS = """
[[homunculus]]
id = "limmex"
name = { en = "Limmex", fr = "Limmex" }
level = 1
cost = { water = 1, air = 1 }
actions = 2
attack = 1
defence = 1
capacity = 2
forbidden = ["mine"]
effects = [{ verb = "extra", action = "mine" }]

[[alchemist]]
id = "sejlon"
name = { en = "Sejlon Jura", fr = "Sejlon Jura" }
heart = { attack = 2, defence = 3, capacity = 4, actions = 3, effects = [{ verb = "pocket" }] }
skull = { attack = 4, defence = 4, capacity = 6, actions = 3 }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the pack of an owner."""
    (tmp_path / "pack.toml").write_text(HEADER, encoding="utf-8")
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    return tmp_path


@pytest.mark.rule("MAT-208")
def test_what_a_card_rules_out_is_never_open_not_even_as_an_extra_action(folder: Path) -> None:
    table = at(3, homunculi={(0, 1): ("limmex", "1,0")}, folders=(folder,))
    assert table.figure(0, 1).extra == {"mine": 1}
    assert table.rules_against("mine h1") == ("MAT-208",)
    assert "move h1 2,0" in table.texts


@pytest.mark.rule("MAT-R13", "MAT-112", "MAT-R17")
@pytest.mark.parametrize("place", ["0,0", "1,-1"])
def test_when_the_heart_carries_less_the_excess_stays_behind(folder: Path, place: str) -> None:
    table = at(
        3,
        dawn=True,
        spots={0: place},
        souls={0: 1},
        skull=[0],
        packs={(0, 0): "iron iron iron gold gold gold"},
        folders=(folder,),
    )
    assert table.texts == ["leave iron", "leave gold"]
    assert table.rules_against("done") == ("MAT-R13",)
    table.play("leave iron", "leave iron")
    assert table.pack(0) == "iron gold gold gold"
    assert (table.store(0), table.lying(place)) == (
        ("iron iron", "") if place == "0,0" else ("", "iron iron")
    )
    assert table.figure(0).left == 3


@pytest.mark.rule("MAT-R51", "MAT-190")
def test_an_ability_of_one_column_goes_with_it(folder: Path) -> None:
    table = at(3, dawn=True, souls={0: 0}, hands={0: "limmex pugio s1-1 pala"}, folders=(folder,))
    assert table.player(0).hand_limit == 3
    assert table.asked.about().key == "materia-prima-decision-thrown"
    table.play("throw pugio")
    assert table.figure(0).left == 3
