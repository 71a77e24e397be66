"""The house set, what an owner may change in it, and what is refused."""

from collections import Counter
from pathlib import Path

import pytest

from athanor.games.ars_alchimia.cards.pack import HOUSE, CheckedData
from athanor.games.ars_alchimia.game import ArsAlchimia
from athanor.kernel import find
from athanor.packs import PackError
from tests.games.ars_alchimia.scenario import at

HEADER = '[pack]\nname = "mine"\nversion = "1"\ngame = "ars-alchimia"\n'


def owner_pack(folder: Path, text: str) -> Path:
    """Write an owner pack."""
    (folder / "pack.toml").write_text(HEADER)
    (folder / "mine.toml").write_text(text)
    return folder


def refused(folder: Path, text: str) -> list[tuple[str, str]]:
    """Return the key and the rule of everything that is wrong with a pack."""
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner_pack(folder, text)])
    return [(problem.key, problem.rule) for problem in caught.value.problems]


def warned(folder: Path, text: str) -> list[str]:
    """Return the keys of what is unusual in a pack."""
    return [problem.key for problem in HOUSE.with_packs([owner_pack(folder, text)]).warnings]


def assistant(ability: str = "[]", passive: str = "[]", once: bool = False) -> str:
    """Return a card that replaces the Herbalist."""
    return (
        '[[assistant]]\nid = "H05"\nname = { en = "X", fr = "X" }\n'
        f"text.en = 'x'\ntext.fr = 'x'\npassive = {passive}\nability = {ability}\n"
        f"once = {str(once).lower()}\n"
    )


def order(cost: str, card: str = "C07", level: str = "C") -> str:
    """Return an order that replaces one."""
    return (
        f'[[order]]\nid = "{card}"\nlevel = "{level}"\ncategory = "myth"\nvp = 3\n'
        f'cost = {cost}\nname = {{ en = "X", fr = "X" }}\n'
    )


@pytest.fixture
def house() -> CheckedData:
    return HOUSE.pack.data


@pytest.mark.rule("ARS-013")
def test_the_house_set_has_all_cards_and_says_that_it_is_ours(house: CheckedData) -> None:
    levels = Counter(one.level for one in house.order)
    assert levels == {"C": 18, "B": 14, "A": 10}
    categories = Counter(one.category for one in house.order)
    assert categories == {"daily_life": 11, "industry": 11, "myth": 10, "university": 10}
    assert (len(house.location), len(house.forge), len(house.assistant)) == (10, 8, 20)
    assert set(HOUSE.pack.sources.values()) == {"house"}
    assert HOUSE.pack.warnings == ()


def test_the_demand_of_the_house_set(house: CheckedData) -> None:
    demand = [sum(one.cost.counts[kind] for one in house.order) for kind in range(5)]
    assert demand == [42, 40, 50, 40, 2]


def test_an_owner_may_replace_a_card(tmp_path: Path) -> None:
    folder = owner_pack(tmp_path, order("{ sand = 1 }"))
    pack = HOUSE.with_packs([folder])
    assert pack.sources["order.C07"] == "owner"
    built = find("ars-alchimia").build(4, {}, [folder])
    assert isinstance(built, ArsAlchimia)
    table = at(
        orders={0: ["C07"]}, resources={0: "Sa1"}, face={"C-1": "C09"}, dice=[1], played=built
    )
    table.play("place F-1 1")
    assert table.player(0).vp == 3
    assert table.view().house


@pytest.mark.rule("ARS-R39", "ARS-R40")
def test_cards_without_a_die_are_not_rolled_for(tmp_path: Path) -> None:
    text = (
        '[[location]]\nid = "L01"\nyields = { flower = 3 }\nname = { en = "X", fr = "X" }\n'
        '[[forge]]\nid = "G03"\nflasks = 2\nname = { en = "X", fr = "X" }\n'
    )
    built = find("ars-alchimia").build(4, {}, [owner_pack(tmp_path, text)])
    assert isinstance(built, ArsAlchimia)
    table = at(played=built)
    table.play("place L-1 1")
    assert (table.rolls, table.resources(0)[0]) == (0, 4)
    told = table.told("place F-1 1", "elixir flower snow")
    assert table.rolls == 0
    assert "perfect" not in told
    assert table.player(1).vp == 0


def test_verbs_can_be_combined(tmp_path: Path) -> None:
    steps = '[{ verb = "gain", resource = "fire" }, { verb = "peek" }]'
    built = find("ars-alchimia").build(4, {}, [owner_pack(tmp_path, assistant(steps, once=True))])
    assert isinstance(built, ArsAlchimia)
    table = at(staff={0: ["H05"]}, played=built)
    table.play("pass", "use H05", "look B", "leave")
    assert table.resources(0) == [1, 1, 2, 0, 0]


@pytest.mark.rule("ARS-R37")
@pytest.mark.parametrize(
    "ability",
    [
        '[{ verb = "gain", resource = "fire" }]',
        '[{ verb = "peek" }]',
        '[{ verb = "dismiss" }, { verb = "gain", resource = "fire" }]',
    ],
)
def test_an_ability_without_limit_must_use_something_up(tmp_path: Path, ability: str) -> None:
    assert ("pack-problem-ars-never-closes", "ARS-R37") in refused(tmp_path, assistant(ability))


@pytest.mark.rule("ARS-R37")
def test_an_exchange_without_limit_must_lose_something(tmp_path: Path) -> None:
    even = assistant('[{ verb = "exchange", give = 2, get = 2 }]')
    assert refused(tmp_path, even) == [("pack-problem-too-large", "ARS-R37")]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (assistant('[{ verb = "reroll" }]'), "pack-problem-ars-trigger"),
        (assistant('[{ verb = "swap", give = ["fire"], into = "sand" }]', once=True),
         "pack-problem-ars-swap-first"),
        (assistant(once=True), "pack-problem-ars-once"),
        (assistant('[{ verb = "fly" }]'), "pack-problem-not-one-of"),
        (order("{}"), "pack-problem-ars-nothing-shown"),
        (order("{ sand = 1 }", "L01"), "pack-problem-fixed-count"),
        ('[[workshop]]\nid = "W2"\nnumber = 1\nworkers = 2\n', "pack-problem-ars-number-twice"),
        ('[[location]]\nid = "L01"\nyields = { fire = 1 }\nthreshold = 3\n'
         'name = { en = "X", fr = "X" }\n', "pack-problem-ars-bonus"),
        ("[caps]\nflower = 0\nsnow = 6\nfire = 6\nsand = 5\nelixir = 5\n",
         "pack-problem-too-small"),
    ],
)  # fmt: skip
def test_bad_packs_are_refused_with_a_reason(tmp_path: Path, text: str, key: str) -> None:
    assert key in [found for found, _ in refused(tmp_path, text)]


@pytest.mark.rule("ARS-R35")
def test_too_few_orders_of_a_level_are_refused(tmp_path: Path) -> None:
    text = "".join(order("{ fire = 1 }", f"A{n:02}", "B") for n in range(1, 11))
    assert ("pack-problem-ars-level", "ARS-014") in refused(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[workshop]]\nid = "W1"\nnumber = 1\nworkers = 9\n', "pack-problem-ars-unusual-bonus"),
        ("[caps]\nflower = 3\nsnow = 6\nfire = 6\nsand = 5\nelixir = 5\n",
         "pack-problem-ars-unusual-cap"),
        (order("{ sand = 6, elixir = 5 }"), "pack-problem-ars-unpayable"),
        ('[[forge]]\nid = "G01"\nflasks = 1\nthreshold = 1\nname = { en = "X", fr = "X" }\n',
         "pack-problem-ars-unusual-threshold"),
    ],
)  # fmt: skip
def test_what_is_unusual_is_only_a_warning(tmp_path: Path, text: str, key: str) -> None:
    assert warned(tmp_path, text) == [key]
