"""Who sits where, and what is set, as written on the command line."""

import msgspec
import pytest

from athanor.cli.seating import seated, usual_seats
from athanor.cli.settings import parse_options, seat_called, viewer_called
from athanor.kernel import SPECTATOR, GameOption, Refused, find
from athanor.kernel.record_lines import Bot, Person, Seat
from athanor.locale import Speaker

ENGLISH = Speaker("en")
INFO = find("alchemist").info


@pytest.mark.parametrize(
    ("written", "seats"),
    [
        ("me,adept", [Person("Novice"), Bot("Flamel", "adept")]),
        (
            "Ada, greedy ,search:500",
            [Person("Ada"), Bot("Flamel", "greedy"), Bot("Maria", "search:500")],
        ),
        ("person:random,Geber=random", [Person("random"), Bot("Geber", "random")]),
        ("Ada,Ada,Ada", [Person("Ada"), Person("Ada 2"), Person("Ada 3")]),
        ("Flamel,random", [Person("Flamel"), Bot("Maria", "random")]),
    ],
)
def test_people_and_bots_sit_down(written: str, seats: list[Seat]) -> None:
    assert seated(written, ENGLISH) == seats


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "Ada\x1b[2J", "a\nb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        seated(f"person:{name},random", ENGLISH)
    assert refused.value.refusal.message.key == "cli-bad-name"
    assert "\x1b" not in ENGLISH.say(refused.value.refusal.message)


@pytest.mark.parametrize(
    ("game", "bots"), [("alchemist", 2), ("alkemy-v2", 1), ("alkemy-blitz", 1)]
)
def test_one_person_plays_the_usual_number_of_bots(game: str, bots: int) -> None:
    assert usual_seats(find(game).info) == ",".join(["me", *["adept"] * bots])


def test_options_get_the_kind_of_value_they_have() -> None:
    given = parse_options(
        ["schools=FALSE", "setup_table=german", "first_player=1", "colours=red,,white"], INFO
    )
    assert given == {
        "schools": False,
        "setup_table": "german",
        "first_player": 1,
        "colours": ["red", None, "white"],
    }
    find("alchemist").build(3, given)


def test_a_text_is_left_as_it_is_and_texts_for_each_seat_may_have_commas() -> None:
    motto = GameOption("motto", (), None)
    lists = GameOption("lists", (), None, per_seat=True)
    info = msgspec.structs.replace(INFO, options=(motto, lists))
    written = ["motto= Solve, coagula ", "lists=two cats, Dog; ;True"]
    given = parse_options(written, info)
    assert given == {"motto": "Solve, coagula", "lists": ["two cats, Dog", None, "True"]}
    assert info.complete_options(given, 3) == given
    assert info.complete_options({}, 3) == {"motto": None, "lists": [None] * 3}


def test_a_spectator_may_be_named_unless_a_seat_is_called_so() -> None:
    ada, spectator = Person("Ada"), Person("spectator")
    assert viewer_called(None, [ada]) == SPECTATOR
    assert viewer_called("spectator", [ada]) == SPECTATOR
    assert viewer_called("Ada", [spectator, ada]) == 1
    assert viewer_called("spectator", [ada, spectator]) == 1
    with pytest.raises(Refused):
        viewer_called("Bob", [ada])


def test_what_an_option_cannot_be_is_left_to_the_game_to_refuse() -> None:
    given = parse_options(["schools=perhaps", "dragons=true"], INFO)
    assert given == {"schools": "perhaps", "dragons": "true"}
    with pytest.raises(Refused):
        find("alchemist").build(3, given)


@pytest.mark.parametrize(("text", "seat"), [("Ada", 0), ("Bob", 1), ("1", 0), ("2", 1)])
def test_a_seat_is_called_by_name_or_number(text: str, seat: int) -> None:
    assert seat_called(text, [Person("Ada"), Person("Bob")]) == seat


@pytest.mark.parametrize("text", ["Carl", "0", "3", "-1", "²", ""])
def test_nobody_else_is_called(text: str) -> None:
    with pytest.raises(Refused):
        seat_called(text, [Person("Ada"), Person("Bob")])
