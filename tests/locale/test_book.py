"""The books of games: every rule in one chapter, every sign explained, in every language."""

import re
from pathlib import Path

import pytest

import philtre
from athanor.kernel import games
from athanor.kernel.registry import Box
from athanor.locale import Speaker, languages, rules_of, words_of
from athanor.locale.book import RULING, Chapter, Section, chapters, glossary, page, roman
from tests.locale.texts import RULE_ID, books, rules

GLYPHS = Path(__file__).parents[2] / "web" / "src" / "design" / "glyphs.svg"
FIRST_OF_HOUSE = "house-star"
"""From here on the signs are those of the house, which no game explains."""

PARTS = re.compile(r"(.+)-(chapter|heading|example|book|sign|word)-([\w-]+)")

each_game = pytest.mark.parametrize("box", games().values(), ids=games())
each_language = pytest.mark.parametrize("language", languages())


@each_language
@each_game
def test_every_rule_stands_in_exactly_one_chapter_in_order(box: Box, language: str) -> None:
    speaker = Speaker(language)
    book = chapters(box, speaker)
    assert [rule for chapter in book for rule in chapter.rules] == list(
        speaker.rules(box.info.prefix)
    )
    assert len(book) > 8
    for chapter in book:
        assert chapter.title
        headings = [section.heading for section in chapter.sections]
        assert all(headings) or headings == [""]


@each_game
def test_rulings_stand_apart_in_the_last_chapter(box: Box) -> None:
    *numbered, last = chapters(box, Speaker("en"))
    assert [chapter.number for chapter in numbered] == list(range(1, len(numbered) + 1))
    assert not any(RULING.search(rule) for chapter in numbered for rule in chapter.rules)
    assert (last.number, last.numeral) == (0, "")
    assert all(RULING.search(rule) for rule in last.rules)


def test_chapters_and_headings_are_named_by_rules_of_their_game() -> None:
    prefixes = {name: box.info.prefix for name, box in games().items()}
    for key in books("en"):
        part = PARTS.fullmatch(key)
        assert part is not None, key
        assert part[1] in prefixes
        if part[2] in ("chapter", "heading", "example"):
            assert part[3] in rules("en")
            assert part[3].startswith(f"{prefixes[part[1]]}-")
        elif part[2] == "book":
            assert part[3] in ("goal", "turn", "scoring")


@each_language
def test_books_are_the_same_in_every_language_and_name_rules_of_their_own_game(
    language: str,
) -> None:
    mine, english = books(language), books("en")
    assert list(mine) == list(english)
    for key, message in mine.items():
        assert [part.id.name for part in message.attributes] == [
            part.id.name for part in english[key].attributes
        ]
    for name, box in games().items():
        path = box.texts / language / f"{name}-book.ftl"
        cited = set(RULE_ID.findall(path.read_text(encoding="utf-8")))
        assert cited - {rule for rule in rules("en") if rule.startswith(box.info.prefix)} == set()


@each_language
@each_game
def test_goal_turn_and_scoring_fit_on_a_page(box: Box, language: str) -> None:
    speaker = Speaker(language)
    told = page(box.info.name, speaker)
    assert list(told) == [speaker.text(f"book-{part}") for part in ("goal", "turn", "scoring")]
    assert all(60 < len(text) < 800 and RULE_ID.search(text) for text in told.values())


def test_every_sign_of_a_board_is_explained() -> None:
    drawn = re.findall(r'id="ag-([\w-]+)"', GLYPHS.read_text(encoding="utf-8"))
    ours = set(drawn[: drawn.index(FIRST_OF_HOUSE)])
    parts = [PARTS.fullmatch(key) for key in books("en")]
    explained = {part[3] for part in parts if part is not None and part[2] == "sign"}
    assert explained == ours


@each_language
@each_game
def test_signs_and_words_have_a_name_and_a_meaning(box: Box, language: str) -> None:
    entries = glossary(box.info.name, Speaker(language))
    assert len(entries) > 15
    assert all(entry.name and entry.means.endswith(".") for entry in entries)
    assert len({entry.name for entry in entries}) == len(entries)


def test_a_game_without_a_book_has_one_chapter_without_a_title() -> None:
    box = philtre.GAME
    speaker = Speaker("en", [box])
    rules = tuple(speaker.rules(box.info.prefix))
    assert chapters(box, speaker) == [Chapter(1, "", (Section("", rules),))]
    assert page(box.info.name, speaker) == {}
    assert glossary(box.info.name, speaker) == []
    assert rules_of(box, "en").startswith("#")


def test_the_book_is_sent_with_the_rules_and_not_with_the_words() -> None:
    box = games()["alchemist"]
    assert "alchemist-chapter-ALC-040 =" in rules_of(box, "fr")
    assert "alchemist-chapter-" not in words_of(box, "fr")


def test_chapters_have_roman_numbers() -> None:
    numbers = [roman(number) for number in (0, 1, 4, 8, 9, 14, 19, 24)]
    assert numbers == ["", "I", "IV", "VIII", "IX", "XIV", "XIX", "XXIV"]
