"""Finding a choice: word by word, by searching, by pointing at the picture; and asking about one.

All of it is made from the written forms of the options, whatever the game, and from what the
deciding seat sees.
"""

from typing import Final

from athanor.kernel.foresight import is_final
from athanor.kernel.picture import Artist, Painter
from athanor.kernel.script import NOWHERE, Decision
from athanor.kernel.words import Option, Refused, refuse
from athanor.server.protocol.play import Choice, Offer, Preview, Word
from athanor.server.tables.offered import as_choice
from athanor.server.tables.scene import decision_at
from athanor.server.tables.table import Table

MOST_SHOWN: Final = 60

FARTHEST: Final = 1e6
"""No picture has anything so far from its corner."""


class ChoiceFinder:
    """The decision of a seat, laid out for somebody who is to make it."""

    def __init__(self, table: Table, seat: int, painter: Painter, artist: Artist | None) -> None:
        assert table.hosted is not None
        self.match = table.hosted.match
        self.seat = seat
        self.guide = table.guide
        self.tries = table.attempt is not None
        """Whether nothing is carried out, so that nothing is final."""
        self.decision: Decision = decision_at(table, seat)
        self.view = table.game.view(self.match.state, seat)
        self.painter = painter
        self.artist = artist
        self._options: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        """All options, or the suggestions where they are too many; made once.

        A lesson offers those that its step asks for; about any other it can be asked.
        """
        if self._options is None:
            options = self.decision.options()
            guide = self.guide
            if guide is not None:
                options = [option for option in options if guide.allows(option.text)]
            self._options = options
        return self._options

    def words_after(self, request: str, words: str) -> Offer:
        """Return the words that may follow those already chosen, each with what it leads to."""
        chosen = words.split()
        groups: dict[str, list[Option]] = {}
        for option in self.options:
            parts = option.text.split()
            if parts[: len(chosen)] == chosen and len(parts) > len(chosen):
                groups.setdefault(parts[len(chosen)], []).append(option)
        listed = [
            Word(
                word=word,
                count=len(found),
                caption=self.painter.caption(self.view, [*chosen, word]),
                choice=as_choice(found[0]) if len(found) == 1 else None,
            )
            for word, found in groups.items()
        ]
        return Offer(request, words=tuple(listed))

    def found(self, request: str, words: str) -> Offer:
        """Return the options whose written form holds all the words, whatever their order."""
        wanted = words.lower().split()
        hits = [
            option for option in self.options if all(word in option.text.lower() for word in wanted)
        ]
        shown = tuple(as_choice(option) for option in hits[:MOST_SHOWN])
        return Offer(request, choices=shown, more=len(hits) - len(shown))

    def preview(self, request: str, text: str) -> Preview:
        """Return what a choice will certainly do; refuse, with the rule, what may not be chosen."""
        if self.guide is not None:
            self.guide.check(self.decision, text)
        choice = self.decision.parse(text)
        refusal = self.decision.why_not(choice)
        if refusal is not None:
            raise Refused(refusal)
        option = self.decision.option(choice)
        return Preview(
            id=request,
            choice=as_choice(option),
            lines=self.painter.preview(self.view, option.text),
            rules=self.decision.rules(),
            final=not self.tries and is_final(self.match, self.seat, option.code),
        )

    def pointed(self, request: str, x: float, y: float) -> Preview | Offer:
        """Return the choice, or the few choices, that a point of the picture stands for."""
        if self.artist is None:
            raise refuse("table-no-picture")
        if max(abs(x), abs(y)) > FARTHEST:
            raise refuse("table-nothing-there", self.decision.rules())
        meant = self.artist.pointed(self.view, x, y)
        things = set(meant.things)
        hits = [option for option in self.options if things & set(option.things)]
        if len(hits) == 1:
            return self.preview(request, hits[0].text)
        if hits:
            return Offer(request, choices=tuple(choices(hits)), more=max(0, len(hits) - MOST_SHOWN))
        if self.decision.family and meant.text:
            choice = self.decision.near(meant.text)
            if choice != NOWHERE:
                return self.preview(request, self.decision.option(choice).text)
        raise refuse("table-nothing-there", self.decision.rules())


def choices(options: list[Option]) -> list[Choice]:
    """Return the first of many options as they are sent."""
    return [as_choice(option) for option in options[:MOST_SHOWN]]
