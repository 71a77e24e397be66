"""Cities: Buy, Research, the hand; what is known of cards (MAT-170 to MAT-191, MAT-231)."""

import pytest

from tests.games.materia_prima.scene import MARKERS, Table, at

CARDS = {"homunculus": 0, "equipment": 28, "stone": 53}
"""Where each pile begins among the cards."""


def drawn(table_cards: str, pile: str) -> list[int]:
    """Return the outcomes that draw these cards of a pile."""
    ids = at(3).state.terms.cards.ids
    return [ids.index(card) - CARDS[pile] for card in table_cards.split()]


def marker(name: str) -> int:
    """Return the outcome that draws an extension."""
    return at(3).state.terms.extensions.ids.index(name)


@pytest.mark.rule("MAT-170", "MAT-181", "MAT-182", "MAT-183", "MAT-E12", "MAT-035", "MAT-R35")
def test_buying_an_extension() -> None:
    table = at(
        3, spots={0: "3,-1"}, packs={(0, 0): "fire iron gold"}, chance=[marker("fons-aquae")]
    )
    table.play("buy")
    assert (table.pack(0), table.figure(0).left) == ("gold", 2)
    assert [extension.id for extension in table.player(0).extensions] == ["retorta-aquae"]
    assert table.view().cities[0].extension == "fons-aquae"


@pytest.mark.rule("MAT-181")
def test_the_price_must_be_carried() -> None:
    table = at(3, spots={0: "3,-1"}, packs={(0, 0): "fire"}, stores={0: "iron"})
    assert table.rules_against("buy") == ("MAT-181",)


@pytest.mark.rule("MAT-174")
def test_a_bought_extension_works_from_the_next_turn() -> None:
    table = at(3, spots={0: "3,-1"}, packs={(0, 0): "fire iron"})
    table.play("buy")
    assert [extension.ready for extension in table.player(0).extensions] == [False]
    assert table.state.extension == -1
    table.play("end", "end", "end")
    assert table.texts == ["activate retorta-aquae", "activate nothing"]


@pytest.mark.rule("MAT-R35")
def test_a_city_without_an_extension_sells_nothing() -> None:
    names = at(3).state.terms.extensions.ids
    owned = " ".join(name for name in names if name not in MARKERS)
    table = at(3, spots={0: "3,-1"}, packs={(0, 0): "fire iron"}, extensions={1: owned})
    table.play("buy")
    assert table.view().cities[0].extension == ""
    assert table.rules_against("buy") == ("MAT-R35",)


@pytest.mark.rule("MAT-185", "MAT-191", "MAT-188", "MAT-E11")
def test_researching_an_equipment_formula() -> None:
    table = at(
        3,
        spots={0: "3,-1"},
        packs={(0, 0): "water gold"},
        stores={0: "water iron"},
        chance=drawn("codex", "equipment"),
    )
    told = table.play("research equipment")
    assert (table.hand(0), table.figure(0).left) == (["codex"], 2)
    assert (table.pack(0), table.store(0)) == ("water gold", "water iron")
    assert table.view(1).players[0].hand_sizes == [0, 1, 0]
    own = [event for event in told if event.kind == "researched-own"]
    assert [event.audience for event in own] == [1]
    assert table.view().piles[1] == 24


@pytest.mark.rule("MAT-184", "MAT-186")
def test_one_chooses_among_the_kinds_a_city_offers() -> None:
    table = at(3, spots={0: "3,-1"})
    offered = [text for text in table.texts if text.startswith("research")]
    assert offered == ["research homunculus", "research equipment"]
    assert table.rules_against("research stone") == ("MAT-184",)
    table.play("research homunculus")
    assert table.player(0).hand_sizes == [1, 0, 0]


@pytest.mark.rule("MAT-189", "MAT-190", "MAT-R56", "MAT-351")
def test_who_holds_too_many_formulas_throws_one_away() -> None:
    table = at(
        3, spots={0: "3,-1"}, hands={0: "limmex pugio s1-1"}, chance=drawn("codex", "equipment")
    )
    table.play("research equipment")
    assert table.texts == ["throw limmex", "throw pugio", "throw codex", "throw s1-1"]
    table.play("throw codex")
    assert table.hand(0) == ["limmex", "pugio", "s1-1"]
    assert table.discards(1, 0) == ["codex"]
    assert table.discards(1, 1) == [""]


@pytest.mark.rule("MAT-231", "MAT-R26", "MAT-R64")
def test_a_scholar_draws_four_and_keeps_two() -> None:
    table = at(
        3,
        alchemists=("lenka", "krol", "wilka"),
        spots={0: "3,-1"},
        worn={0: "speculum"},
        chance=drawn("codex pala pugio lorica", "equipment"),
    )
    table.play("research equipment")
    assert len(table.texts) == 6
    assert table.view(1).players[0].drawn == 4
    assert table.view(1).players[0].drawn_cards is None
    table.play("keep pala codex")
    assert sorted(table.hand(0)) == ["codex", "pala"]
    assert table.discards(1, 1) == ["", ""]
    assert table.figure(0).left == 2


def nearly_empty(left: str, hands: str) -> Table:
    """Return a table where of all equipment only some cards are left in the pile."""
    ids = at(3).state.terms.cards.ids
    items = [card for card in ids[28:53] if card not in left.split() + hands.split()]
    return at(3, spots={0: "3,-1"}, hands={0: hands}, made={1: " ".join(items)})


@pytest.mark.rule("MAT-R27")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    table = nearly_empty("codex pala", "limmex pugio s1-1")
    table.play("research equipment", "throw pugio", "research equipment")
    assert table.view().piles[1] == 0
    thrown = next(text for text in table.texts if text.split()[1] in ("codex", "pala"))
    table.play(thrown)
    told = table.play("research equipment")
    assert "reshuffled" in [event.kind for event in told]


@pytest.mark.rule("MAT-R27")
def test_with_nothing_left_at_all_there_is_no_research() -> None:
    table = nearly_empty("", "pugio")
    assert table.rules_against("research equipment") == ("MAT-R27",)
    assert "research homunculus" in table.texts


@pytest.mark.rule("MAT-233", "MAT-R64", "MAT-R56")
def test_secret_pockets_add_up_and_a_lost_one_empties_the_hand() -> None:
    table = at(
        3,
        alchemists=("wilka", "krol", "sejlon"),
        worn={0: "codex"},
        hands={0: "limmex pugio s1-1 pala gladius"},
    )
    assert table.player(0).hand_limit == 5
    table.play("equip a", "stow codex", "done")
    assert table.player(0).hand_limit == 4
    table.play("throw pugio")
    assert len(table.hand(0)) == 4
    assert "end" in table.texts


@pytest.mark.rule("MAT-254", "MAT-253")
def test_formulas_in_hand_score_nothing() -> None:
    assert at(3, hands={0: "regulox aegis-platina s3-1"}).player(0).wisdom == 3


@pytest.mark.rule("MAT-R36")
def test_extensions_for_sale_lie_on_city_cards() -> None:
    view = at(3).view()
    assert all(city.extension for city in view.cities)
    assert all(not player.extensions for player in view.players)
