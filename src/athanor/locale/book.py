"""The book of a game: its rules in chapters, a page of goal, turn and scoring, signs and words.

What stands in a book is written in ``<game>-book.ftl`` beside the catalogue of rules. A chapter or
a heading is named by the rule it begins with (``alchemist-chapter-ALC-040``) and goes on to the
next one, so every rule stands in exactly one chapter, in the order of the catalogue. A game without
such a file has a book all the same: one chapter without a title.
"""

import re
from typing import Final

from msgspec import Struct

from athanor.kernel.registry import Box
from athanor.locale.speaker import Speaker

RULING: Final = re.compile(r"-R\d+$")
PAGE: Final = {"goal": "book-goal", "turn": "book-turn", "scoring": "book-scoring"}
"""The parts of the page that a book begins with, and the titles above them."""
GLOSSARY: Final = ("sign", "word")
NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Section(Struct, frozen=True):
    """Rules under a heading; without one where a chapter begins without any."""

    heading: str
    rules: tuple[str, ...]


class Chapter(Struct, frozen=True):
    """A chapter: its number (0 for that of the rulings, which stand apart) and its rules."""

    number: int
    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> list[str]:
        """The IDs of its rules in their order."""
        return [rule for section in self.sections for rule in section.rules]

    @property
    def numeral(self) -> str:
        """Its number as books write it; none for the rulings."""
        return roman(self.number)


class Entry(Struct, frozen=True):
    """A sign or a word, and what it means."""

    name: str
    means: str


def chapters(box: Box, speaker: Speaker) -> list[Chapter]:
    """Return the chapters of a game's book; a game without a book has one, without a title."""
    game = box.info.name
    found: list[Chapter] = []
    for rule in speaker.rules(box.info.prefix):
        chapter, heading = f"{game}-chapter-{rule}", f"{game}-heading-{rule}"
        said = speaker.text(heading) if speaker.knows(heading) else ""
        if not found or speaker.knows(chapter):
            title = speaker.text(chapter) if speaker.knows(chapter) else ""
            number = 0 if RULING.search(rule) else len(found) + 1
            found.append(Chapter(number, title, (Section(said, (rule,)),)))
        elif said:
            found[-1] = with_section(found[-1], Section(said, (rule,)))
        else:
            found[-1] = with_rule(found[-1], rule)
    return found


def with_section(chapter: Chapter, section: Section) -> Chapter:
    """Return a chapter with one section more."""
    return Chapter(chapter.number, chapter.title, (*chapter.sections, section))


def with_rule(chapter: Chapter, rule: str) -> Chapter:
    """Return a chapter with one rule more at its end."""
    *before, last = chapter.sections
    longer = Section(last.heading, (*last.rules, rule))
    return Chapter(chapter.number, chapter.title, (*before, longer))


def page(game: str, speaker: Speaker) -> dict[str, str]:
    """Return what a game is about, part by part under its title; nothing without a book."""
    keys = {speaker.text(title): f"{game}-book-{part}" for part, title in PAGE.items()}
    return {title: speaker.text(key) for title, key in keys.items() if speaker.knows(key)}


def glossary(game: str, speaker: Speaker) -> list[Entry]:
    """Return the signs and the words of a game, in their own order."""
    kinds = tuple(f"{game}-{kind}-" for kind in GLOSSARY)
    keys = [key for key in speaker.book_keys() if key.startswith(kinds)]
    return [Entry(speaker.text(key), speaker.attribute(key, "means")) for key in keys]


def roman(number: int) -> str:
    """Return a number below 40 as Romans wrote it; nothing for 0."""
    written = ""
    for value, letters in NUMERALS:
        while number >= value:
            written += letters
            number -= value
    return written
