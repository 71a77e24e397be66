"""How a game shows itself: in text, for whoever draws it, or as a drawing of its own.

Painters and artists see views alone, so nothing hidden can get into a picture.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from athanor.kernel.words import Arg, Inches, Label, Listing, Message, SeatName


class Mark(Struct, frozen=True, tag="mark", tag_field="is"):
    """A piece, known by its sign and its letter; its colour only helps."""

    sign: str
    letter: str
    colour: str
    """Of the piece, as ``#rrggbb``."""
    dark: bool = False
    """The colour is dark, so that what stands on it must be light."""
    name: Message | None = None
    """What the piece is. Its attribute ``letter`` stands on it where nobody types the letter."""


class Toned(Struct, frozen=True, tag="toned", tag_field="is"):
    """Something said louder or softer: ``fire`` is for the one to move and what is chosen."""

    tone: Literal["fire", "gilt", "faint"]
    span: int | str | Message


Span: TypeAlias = int | str | Message | SeatName | Label | Inches | Listing | Mark | Toned
Line: TypeAlias = tuple[Span, ...]


class Row(Struct, frozen=True):
    """A row of a grid; ``lit`` is the row of whoever is to move."""

    cells: tuple[Line, ...]
    lit: bool = False


class Grid(Struct, frozen=True):
    """A table with a heading for each column."""

    title: Message
    head: tuple[Line, ...]
    rows: tuple[Row, ...]


class Note(Struct, frozen=True):
    """A few lines under a title, each after a word that says what it is."""

    title: Message
    entries: tuple[tuple[Span, Line], ...]


class Chart(Struct, frozen=True):
    """A map made of characters, all lines equally long: nothing is put between their parts."""

    title: Message
    lines: tuple[Line, ...]


Block: TypeAlias = Grid | Note | Chart


class Picture(Struct, frozen=True):
    """A table as one viewer sees it: the board, and what lies beside it where there is room."""

    status: Line
    board: tuple[Block, ...]
    side: tuple[Block, ...] = ()
    warning: Message | None = None
    """What nobody may overlook, such as the last round."""
    seats: tuple[Mark, ...] = ()
    """The mark of each seat."""


PARTING = ("pass", "end", "done", "stop", "decline")
"""How choices that give something up begin in most games."""


class Painter:
    """Draws a game for people who play in a terminal."""

    @abstractmethod
    def picture(self, view: Struct) -> Picture:
        """Return the table as the view shows it."""

    def caption(self, view: Struct, words: Sequence[str]) -> Line:
        """Return what the last word of the beginning of a written choice means, if anything."""
        return ()

    def short_names(self, view: Struct) -> dict[str, str]:
        """Return what words of written choices are called on the map, such as ``B4`` for a hex.

        People may read and write these names instead.
        """
        return {}

    def place(self, view: Struct, word: str) -> Line:
        """Return what is at a place that has a short name, called by its written word."""
        return ()

    def verbs(self) -> Collection[str]:
        """Return the words with which choices begin, also those that nobody is offered now."""
        return ()

    def is_parting(self, word: str) -> bool:
        """Tell whether a choice beginning so gives up a turn or more: it is listed last."""
        return word in PARTING

    def preview(self, view: Struct, text: str) -> tuple[Line, ...]:
        """Return what will certainly follow from a legal choice, in its written form."""
        return ()


Say: TypeAlias = Callable[[Arg], str]
"""Puts an argument of a message into words of somebody's language, with the names at the table."""


class Pointed(Struct, frozen=True):
    """What a point of a picture stands for: things on the board, and a place in writing."""

    things: tuple[str, ...] = ()
    text: str = ""


class Artist:
    """Draws a game as a picture that any program can open, alone and without a network."""

    @abstractmethod
    def draw(self, view: Struct, say: Say, dark: bool = False) -> str:
        """Return the table as the view shows it, as an SVG document.

        Parts of it may be documents inside it, for pages that have a frame of their own: the board
        (``id="board"``, with a title and a description), what lies beside it (``class="side"``)
        and the signs of its key (``class="sign"``, the title its word). ``<view id="near">`` is
        what counts on the board now.
        """

    def pointed(self, view: Struct, x: float, y: float) -> Pointed:
        """Return what stands at a point of that picture, in the units of its view box."""
        return Pointed()


class PlainPainter(Painter):
    """Shows a game that does not draw itself: every field of its view, by name."""

    def picture(self, view: Struct) -> Picture:
        """Return the fields of the view, one line each."""
        entries = tuple((path, (value,)) for path, value in fields("", view))
        return Picture(status=(), board=(Note(Message("kernel-view"), entries),))


def fields(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield the path and the value of all that is not nested any further."""
    plain = msgspec.to_builtins(value)
    if isinstance(plain, dict):
        for name, inner in plain.items():
            yield from fields(f"{path}.{name}" if path else str(name), inner)
    elif isinstance(plain, list) and any(isinstance(item, dict | list) for item in plain):
        for index, inner in enumerate(plain):
            yield from fields(f"{path}[{index}]", inner)
    else:
        shown = plain if not isinstance(plain, list) else " ".join(str(item) for item in plain)
        yield path, str(shown)
