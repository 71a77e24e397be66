"""Messages turned into words."""

import pytest

from athanor.kernel import Listing, Message, SeatName, find
from athanor.locale import STRICT, MissingTextError, Speaker, languages

ENGLISH = Speaker("en")
FRENCH = Speaker("fr")


def cubes(kind: str, count: int) -> Message:
    return Message(f"alchemist-cubes-{kind}", {"count": count})


MUSHROOMS = cubes("mushroom", 2)
SPIDER = cubes("spider", 1)
EYES = cubes("troll-eye", 2)


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ((SPIDER,), "1 spider", "1 araignée"),
        ((MUSHROOMS, SPIDER), "2 mushrooms and 1 spider", "2 champignons et 1 araignée"),
        (
            (MUSHROOMS, SPIDER, EYES),
            "2 mushrooms, 1 spider and 2 troll eyes",
            "2 champignons, 1 araignée et 2 yeux de troll",
        ),
        (("a", "b", "c", 1200), "a, b, c and 1,200", "a, b, c et 1\u202f200"),
    ],
)
def test_lists_read_as_in_the_language(
    items: tuple[Message | str | int, ...], english: str, french: str
) -> None:
    assert ENGLISH.word(Listing(items)) == english
    assert FRENCH.word(Listing(items)) == french


def test_a_sentence_uses_the_form_of_an_argument_that_its_grammar_needs() -> None:
    spider = Message("alchemist-ingredient-spider")
    took = Message("alchemist-event-took", {"seat": SeatName(0), "ingredient": spider})
    dealt = Message("alchemist-event-school", {"seat": SeatName(0), "ingredient": spider})
    assert ENGLISH.say(took, ["Ada"]) == "Ada takes a spider from the reserve."
    assert FRENCH.say(took, ["Ada"]) == "Ada prend une araignée dans la réserve."
    assert FRENCH.say(dealt, ["Ada"]) == "Ada reçoit l’École de l’araignée."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert ENGLISH.word(SeatName(1), ["Ada"]) == "Seat 2"
    assert FRENCH.word(SeatName(1), ["Ada"]) == "Place 2"


def test_arguments_carry_no_isolation_marks() -> None:
    said = ENGLISH.text("kernel-not-an-option", choice="אבג")
    assert said == "“אבג” is not among the options."


def test_numbers_are_written_as_in_the_language() -> None:
    assert (ENGLISH.word(12345), FRENCH.word(12345)) == ("12,345", "12\u202f345")
    assert (ENGLISH.decimal(0.5, 2), FRENCH.decimal(0.5, 2)) == ("0.50", "0,50")
    assert (ENGLISH.percent(0.345), FRENCH.percent(0.345)) == ("34.5%", "34,5\xa0%")


@pytest.mark.parametrize("language", languages())
def test_a_text_that_is_not_there_is_an_error(language: str) -> None:
    with pytest.raises(MissingTextError, match="no-such-key"):
        Speaker(language).text("no-such-key")


def test_an_argument_that_is_not_given_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="kernel-not-an-option"):
        ENGLISH.text("kernel-not-an-option")


@pytest.mark.parametrize("key", ["no-such-key", "kernel-not-an-option"])
def test_people_are_shown_the_key_of_what_cannot_be_said(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(STRICT)
    speaker = Speaker("fr")
    assert speaker.text(key) == key
    inside = Message("kernel-not-your-turn", {"seat": Message(key)})
    assert speaker.say(inside) == FRENCH.text("kernel-not-your-turn", seat=key)


def test_a_speaker_knows_the_words_of_the_games_it_is_given() -> None:
    alchemist = Speaker("en", [find("alchemist")])
    assert alchemist.text("alchemist-title") == ENGLISH.text("alchemist-title")
    with pytest.raises(MissingTextError, match="alkemy-v2-title"):
        alchemist.text("alkemy-v2-title")
    assert Speaker("en", []).rules("ALC") == {}


def test_an_unwritten_language_is_refused() -> None:
    with pytest.raises(MissingTextError, match="xx"):
        Speaker("xx")


def test_rules_are_found_by_id_and_by_game() -> None:
    catalogue = ENGLISH.rules("ALC")
    assert list(catalogue)[:2] == ["ALC-001", "ALC-002"]
    assert catalogue["ALC-046"] == ENGLISH.rule("ALC-046")
    assert ENGLISH.rule("ALC-046") != FRENCH.rule("ALC-046")
    assert ENGLISH.rules("XYZ") == {}


@pytest.mark.parametrize("unknown", ["ALC-999", "kernel-seat"])
def test_a_rule_that_no_catalogue_has_is_an_error(unknown: str) -> None:
    with pytest.raises(MissingTextError, match=unknown):
        ENGLISH.rule(unknown)


@pytest.mark.parametrize("language", languages())
def test_every_rule_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    said = speaker.rules("ALC")
    assert len(said) > 150
    assert all(len(text) > 20 and "{" not in text for text in said.values())


@pytest.mark.parametrize("text", ["a\x1b[2Jb", "a\nb", "a\u202eb", "a\ud800b", "a\x00b"])
def test_texts_from_outside_cannot_drive_a_terminal(text: str) -> None:
    clean = text.replace(text[1], "\N{REPLACEMENT CHARACTER}")
    said = ENGLISH.text("kernel-not-an-option", choice=text)
    assert said == f"“{clean}” is not among the options."
    taken = Message("kernel-not-your-turn", {"seat": SeatName(0)})
    assert text[1] not in ENGLISH.say(taken, [text])
