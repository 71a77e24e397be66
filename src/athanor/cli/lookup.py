"""Rules looked up by their IDs, and chapters by their numbers or titles."""

import re
from collections.abc import Iterator
from typing import Final

from athanor.kernel.words import refuse, suggestion
from athanor.locale import Speaker
from athanor.locale.book import Chapter

RULE: Final = re.compile(r"[A-Z][A-Z0-9]*-R?\d+", re.IGNORECASE)


def look_up(rule: str, prefix: str, speaker: Speaker) -> str:
    """Return what a rule of a game says; refuse an ID that the game does not have."""
    catalogue = speaker.rules(prefix)
    if rule not in catalogue:
        raise refuse("cli-no-such-rule", (), rule=rule, **suggestion(rule, catalogue))
    return catalogue[rule]


def find_chapter(wanted: str, known: list[Chapter]) -> Chapter:
    """Return the chapter of that number, Roman or not, or the only one whose title begins so."""
    asked = wanted.casefold()
    named = {name: chapter for chapter in known for name in names_of(chapter)}
    if asked in named:
        return named[asked]
    begun = [chapter for chapter in known if chapter.title.casefold().startswith(asked)]
    if len(begun) == 1:
        return begun[0]
    titles = [chapter.title for chapter in known if chapter.title]
    raise refuse("cli-no-such-chapter", (), chapter=wanted, **suggestion(wanted, titles))


def names_of(chapter: Chapter) -> Iterator[str]:
    """Give all that a chapter can be called by, in small letters."""
    if chapter.number:
        yield str(chapter.number)
        yield chapter.numeral.casefold()
    if chapter.title:
        yield chapter.title.casefold()
