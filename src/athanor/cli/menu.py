"""Choosing step by step, or by searching: made from the written forms of the options alone.

The words of ``create SD MMBBT 9`` are four menus one after the other, whatever the game; what each
word means is the game's own caption.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from athanor.kernel.picture import Painter
from athanor.kernel.script import Decision
from athanor.kernel.words import Option, Refused, refuse
from athanor.locale.drawing import FAINT, FIRE, Artist

SEARCH: Final = "/"
BACK: Final = "0"
MOST_SHOWN: Final = 25
"""Lines of one menu; what else was found is only counted."""


@dataclass(frozen=True)
class Entry:
    """A line of a menu: one option, or all whose written forms begin with the same words."""

    word: str
    """As people see it: the name of a hex on the map, say."""
    written: str
    label: Text
    options: list[Option]
    depth: int
    """How many words of the written forms are settled."""


@dataclass(frozen=True)
class Level:
    """One menu: what it is about, and its lines."""

    title: str
    entries: list[Entry]


class Menu:
    """The options of a decision, shown to a person a few at a time."""

    def __init__(self, decision: Decision, artist: Artist, painter: Painter, view: Struct) -> None:
        self.decision = decision
        self.artist = artist
        self.painter = painter
        self.view = view
        self.options = decision.options()
        self.short = painter.short_names(view)
        artist.places = self.short
        shown = spread(self.options) if decision.family else self.options
        self._levels = [self._branch(shown, 0)]
        """The menus from the first one to the one that is shown."""

    def restart(self) -> None:
        """Go back to the first menu."""
        del self._levels[1:]

    @property
    def is_first(self) -> bool:
        """Whether no menu has been gone into yet."""
        return len(self._levels) == 1

    @property
    def title(self) -> str:
        """What the menu that is shown is about: the words settled so far, or what was searched."""
        return self._levels[-1].title

    def take(self, line: str) -> Option | None:
        """Follow what a person typed: a choice if it is one, else into another menu.

        Raises ``Refused`` if it is neither.
        """
        for entry in self._levels[-1].entries:
            if line.casefold() in (entry.word.casefold(), entry.written.casefold()):
                return self._open(entry)
        if line == BACK:
            self._levels = self._levels[:-1] or self._levels
            return None
        if line.startswith(SEARCH):
            self._levels[1:] = [self._search(line.removeprefix(SEARCH))]
            return None
        if line.isascii() and line.isdecimal():
            return self._pick(int(line))
        written = self._as_written(line)
        if (found := self._follow(line) or self._follow(written)) is not None:
            return self._open(found)
        return self._read(written)

    def completions(self, line: str) -> list[str]:
        """Return what a line may become: the choices that begin so, word by word."""
        *settled, begun = line.split(" ")
        found = self._matching(settled)
        words = [self._named(option, len(settled)) for option in found]
        entries = [entry.word for entry in self._levels[-1].entries] if not settled else []
        starts = dict.fromkeys(
            word for word in [*entries, *words] if word.casefold().startswith(begun.casefold())
        )
        return [" ".join([*settled, word]) for word in starts if word]

    def _named(self, option: Option, depth: int) -> str:
        """Return a word of a choice as people see it."""
        written = " ".join(option.text.split()[depth : depth + 1])
        return self.short.get(written, written)

    def _matching(self, words: Sequence[str]) -> list[Option]:
        """Return the options that begin with these words, as they are written or shown."""
        found = self.options
        for depth, word in enumerate(words):
            wanted = word.casefold()
            found = [
                option
                for option in found
                if wanted in (self._named(option, depth).casefold(), _word(option, depth))
            ]
        return found

    def _follow(self, line: str) -> Entry | None:
        """Return what a line means that is the beginning of choices, or of a line's words."""
        words = line.split()
        found = self._matching(words)
        whole = [option for option in found if len(option.text.split()) == len(words)]
        if found:
            return Entry(line, line, Text(), whole or found, len(words))
        wanted = searchable(line)
        for level in (self._levels[-1], self._levels[0]):
            labelled = [
                entry
                for entry in level.entries
                if has_letters(line) and begins_with(searchable(entry.label.plain), wanted)
            ]
            if labelled:
                return labelled[0] if len(labelled) == 1 else None
        return None

    def _as_written(self, line: str) -> str:
        """Return a line as choices are written if it begins with the first word of a label."""
        said, _, rest = line.partition(" ")
        labels = {entry.written: entry.label for entry in self._levels[0].entries}
        for verb in self.painter.verbs():
            caption = self.painter.caption(self.view, [verb])
            labels.setdefault(verb, self.artist.line(caption))
        first = self._meant(labels, said)
        return self._meant(labels, line) or (f"{first} {rest}".strip() if first else line)

    def _meant(self, labels: Mapping[str, Text], said: str) -> str:
        """Return what is written for a label that begins with these words; nothing if unsure.

        A verb of the game goes before other choices that begin alike.
        """
        words = searchable(said) if has_letters(said) else []
        found = [
            written
            for written, label in labels.items()
            if words and searchable(label.plain)[: len(words)] == words
        ]
        if len(found) > 1:
            found = [written for written in found if written in self.painter.verbs()]
        return found[0] if len(found) == 1 else ""

    def draw(self) -> Table:
        """Return the menu, a line for each entry."""
        entries = self._levels[-1].entries
        blank = [""] if self._is_numbered() else []
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style=FIRE)
        if blank:
            table.add_column(style="bold", no_wrap=True)
        for number, entry in enumerate(entries[:MOST_SHOWN], 1):
            table.add_row(*([str(number)] if blank else []), entry.word, entry.label)
        if len(entries) > MOST_SHOWN:
            left = self.artist.text("cli-more-found", count=len(entries) - MOST_SHOWN)
            table.add_row("", *blank, Text(left, FAINT))
        if not self.is_first:
            table.add_row(BACK, *blank, Text(self.artist.text("cli-back"), FAINT))
        return table

    def _is_numbered(self) -> bool:
        """Tell whether the entries have numbers: not where their own words are numbers."""
        return not any(entry.word.isdecimal() for entry in self._levels[-1].entries)

    def _pick(self, number: int) -> Option | None:
        entries = self._levels[-1].entries
        if not self._is_numbered() or not 1 <= number <= len(entries):
            raise refuse("cli-no-such-number", number=number)
        return self._open(entries[number - 1])

    def _read(self, line: str) -> Option:
        """Return a choice in writing: of a family, also one that is on no menu."""
        choice = self.decision.parse(line)
        refusal = self.decision.why_not(choice)
        if refusal is not None:
            raise Refused(refusal)
        return self.decision.option(choice)

    def _open(self, entry: Entry) -> Option | None:
        if len(entry.options) == 1:
            return entry.options[0]
        self._levels.append(self._branch(entry.options, entry.depth))
        return None

    def _branch(self, options: list[Option], depth: int) -> Level:
        """Return one line for each next word; where there is only one, go on behind it."""
        groups: dict[str, list[Option]] = {}
        for option in options:
            groups.setdefault(" ".join(option.text.split()[depth : depth + 1]), []).append(option)
        if len(groups) == 1 and len(options) > 1:
            return self._branch(options, depth + 1)
        entries = [self._entry(word, group, depth + 1) for word, group in groups.items()]
        if depth == 0:
            entries.sort(key=lambda entry: self.painter.is_parting(entry.written))
        settled = [self._named(options[0], at) for at in range(depth)]
        return Level(" ".join([*settled, "…"]) if settled else "", entries)

    def _entry(self, word: str, options: list[Option], depth: int) -> Entry:
        caption = self.painter.caption(self.view, options[0].text.split()[:depth])
        if caption or len(options) > 1:
            label = self.artist.line(caption)
        else:
            label = self._sentence(options[0])
        return Entry(self.short.get(word, word).rstrip(","), word, label, options, depth)

    def _sentence(self, option: Option) -> Text:
        return Text(self.artist.sentence(option.message))

    def _search(self, text: str) -> Level:
        """Return the options in whose written form or sentence every term begins a word."""
        terms = searchable(text)
        found: list[Entry] = []
        for option in self.options:
            sentence = self._sentence(option)
            words = searchable(f"{option.text} {sentence.plain}")
            if all(any(word.startswith(term) for word in words) for term in terms):
                shown = " ".join(self.short.get(word, word) for word in option.text.split())
                found.append(Entry(shown, option.text, sentence, [option], 1))
        if not found:
            raise refuse("cli-nothing-found", text=text)
        return Level(SEARCH + text, found)


def spread(options: list[Option]) -> list[Option]:
    """Return as many suggestions as a menu shows, evenly from the first to the last of them."""
    if len(options) <= MOST_SHOWN:
        return options
    last = len(options) - 1
    return [options[index * last // (MOST_SHOWN - 1)] for index in range(MOST_SHOWN)]


def _word(option: Option, depth: int) -> str:
    return " ".join(option.text.split()[depth : depth + 1]).casefold()


def has_letters(line: str) -> bool:
    """Tell whether a line may be words: numbers are places or amounts, and never a label's."""
    return any(letter.isalpha() for letter in line)


def begins_with(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Tell whether the first words of a text begin like those that are wanted."""
    return len(wanted) <= len(words) and all(
        word.startswith(start) for word, start in zip(words, wanted, strict=False)
    )


def searchable(text: str) -> list[str]:
    """Return the words of a text without capitals, accents and punctuation."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return "".join(letter if letter.isalnum() else " " for letter in bare).split()
