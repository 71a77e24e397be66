"""No two seats are called alike because a bot happens to have somebody's name."""

from itertools import combinations

import pytest

from athanor.server.protocol.pages import ForBot, MeHere, SeatWish
from athanor.server.store import PersonRow
from athanor.server.table_opening import seated
from athanor.server.tables.commands import sits_down
from athanor.server.tables.journal import Nobody, Occupant, Program, Seated, SeatedPerson
from athanor.server.tables.table import ALCHEMISTS
from tests.server.tables.staging import alchemist, set_table

BOT = Program("greedy")


def names_of(*occupants: Occupant) -> list[str]:
    return set_table(alchemist(len(occupants)), occupants).names


def test_bots_are_called_by_their_seats() -> None:
    assert names_of(BOT, SeatedPerson("a", "Anne"), BOT) == [ALCHEMISTS[0], "Anne", ALCHEMISTS[2]]


def test_a_bot_leaves_its_name_to_a_person_and_the_others_keep_theirs() -> None:
    names = names_of(BOT, SeatedPerson("a", ALCHEMISTS[0].upper()), BOT)
    assert names[0].casefold() != ALCHEMISTS[0].casefold()
    assert names[1:] == [ALCHEMISTS[0].upper(), ALCHEMISTS[2]]


@pytest.mark.parametrize("people", range(5))
def test_names_never_run_out(people: int) -> None:
    for taken in combinations(ALCHEMISTS, people):
        guests = [SeatedPerson(f"person {seat}", name) for seat, name in enumerate(taken)]
        names = names_of(*guests, *[BOT] * (5 - people))
        assert len(set(names)) == len(names)


def test_people_of_the_same_name_are_told_apart() -> None:
    first, vacant = SeatedPerson("a", "Mathilde"), Nobody(open=True)
    table = set_table(alchemist(3), (first, vacant, SeatedPerson("c", "mathilde 2")))
    again = SeatedPerson("b", "Mathilde 3")
    assert sits_down(table, 1, SeatedPerson("b", "Mathilde")) == Seated(1, again)
    assert sits_down(table, 1, SeatedPerson("b", "Anne")) == Seated(1, SeatedPerson("b", "Anne"))


def test_somebody_who_plays_for_two_has_two_names() -> None:
    host = PersonRow("a", "Mathilde")
    wishes: list[SeatWish] = [MeHere("Anne"), MeHere("Anne"), MeHere(), ForBot("greedy")]
    people = [one for one in seated(wishes, host, "") if isinstance(one, SeatedPerson)]
    assert [one.name for one in people] == ["Anne", "Anne 2", "Mathilde 3"]
