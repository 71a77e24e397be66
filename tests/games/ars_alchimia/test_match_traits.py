"""What is told of a seat after a match: cards had on the way, and where its points come from."""

from athanor.games.ars_alchimia.show import match_traits as topics
from athanor.kernel import MatchTraits
from tests.games.ars_alchimia.scenario import Table, at, setup


def had(table: Table, seat: int) -> MatchTraits:
    return table.game.match_traits(table.match.state, seat, table.log.events)


def test_an_assistant_who_has_left_was_hired_all_the_same() -> None:
    table = at(year=4, staff={0: ["H01"]})
    table.play("place AS-1 1", "decline", "use H01", "dismiss H17", "gain snow")
    table.pass_all()
    seen = had(table, 0)
    assert seen.traits[topics.HIRED] == ("H17",)
    assert seen.traits[topics.KEPT] == ("H01",)
    assert seen.amounts["ars-alchimia-figure-hired"] == 1
    assert had(table, 1).traits[topics.HIRED] == ()


def test_points_are_told_by_level_and_category() -> None:
    table = at(
        year=4, orders={0: ["C16"]}, done={0: ["B01", "B04"]}, resources={0: "Fi3"}, dice=[6]
    )
    table.play("place F-1 1")
    table.pass_all()
    seen = had(table, 0)
    figures = {
        name.removeprefix("ars-alchimia-figure-"): amount for name, amount in seen.amounts.items()
    }
    assert (figures["orders-c"], figures["points-c"]) == (1, 4)
    assert (figures["orders-b"], figures["points-b"]) == (2, 10)
    assert (figures["orders-a"], figures["points-a"]) == (0, 0)
    assert figures["points-industry"] == 4
    assert (figures["orders-university"], figures["points-university"]) == (1, 5)
    assert figures["extra"] == 1
    assert figures["vp"] == 15
    assert seen.traits[topics.FULFILLED] == ("C16", "B01", "B04")
    assert seen.traits[topics.LEVEL] == ("B",)


def test_what_is_left_undone_costs_points() -> None:
    table = at(year=4, orders={0: ["C16"]})
    table.pass_all()
    assert had(table, 0).amounts["ars-alchimia-figure-unfulfilled"] == -2
    assert had(table, 1).amounts["ars-alchimia-figure-unfulfilled"] == 0


def test_workshop_cards_dealt_and_chosen_are_told_apart() -> None:
    table = setup(3, seed=5)
    table.play_out(5)
    dealt = [had(table, seat).traits[topics.DEALT] for seat in range(3)]
    chosen = [had(table, seat).traits[topics.CHOSEN] for seat in range(3)]
    assert sorted(len(cards) for cards in dealt) == [1, 1, 1]
    assert len({cards[0] for cards in dealt}) == 3
    assert [len(cards) for cards in chosen] == [3, 3, 3]


def test_a_pile_that_ran_out_is_told_of_everybody() -> None:
    everything = [f"A{number:02}" for number in range(1, 11) if number != 2]
    table = at(year=4, gone=everything)
    table.play("place A-1 1")
    table.pass_all()
    assert had(table, 0).traits[topics.EMPTY] == ("A",)
    assert had(table, 1).traits[topics.EMPTY] == ("A",)
