"""A match as it is shown in the terminal: the table, the story, the rules, the end."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from athanor.cli.card_drawing import draw_card, name_behind, signs_like
from athanor.cli.cardbook import CardBook
from athanor.cli.ending import draw_outcome
from athanor.cli.lookup import look_up
from athanor.cli.story import draw_story
from athanor.cli.terminal import Terminal
from athanor.kernel.game import Game
from athanor.kernel.match import Match
from athanor.kernel.picture import Picture
from athanor.kernel.registry import find
from athanor.kernel.words import Arg, refuse
from athanor.locale.drawing import FAINT, HEADING, RULE, Artist


class Scene:
    """Shows a match to those who may look, in the language of the terminal."""

    def __init__(
        self, terminal: Terminal, game: Game, names: Sequence[str], folders: Sequence[Path] = ()
    ) -> None:
        self.terminal = terminal
        self.speaker = terminal.speaker
        self.names = [terminal.speaker.word(name) for name in names]
        self.artist = Artist(terminal.out, terminal.speaker, self.names)
        self.painter = find(game.info.name).painter(game)
        self.prefix = game.info.prefix
        self.cards = CardBook(game.info.name, folders)

    def show_table(self, match: Match, viewer: int) -> None:
        """Print the table as somebody sees it."""
        picture = self._picture(match, viewer)
        self.terminal.show_board(lambda width: self.artist.picture(picture, width))

    def show_story(
        self, match: Match, viewer: int, start: int = 0, *, with_rules: bool = False
    ) -> None:
        """Print what somebody may know of what happened from an event on."""
        events = match.log.seen_by(viewer, start)
        view = match.game.view(match.state, viewer)
        self.artist.places = self.painter.short_names(view)
        seats = self.painter.picture(view).seats
        if events:
            self.terminal.out.print(draw_story(events, self.artist, seats, with_rules))

    def show_outcome(self, match: Match, viewer: int) -> None:
        """Print how a finished match ended."""
        outcome = match.game.outcome(match.state)
        seats = self._picture(match, viewer).seats
        self.terminal.out.print(draw_outcome(outcome, self.artist, seats))

    def explain(self, asked: str, view: Struct, rules: Iterable[str]) -> None:
        """Print what something is that somebody names; without a name, what rules say.

        It may be a rule, a card, a sign or a place on the table; refuses what nobody knows.
        """
        pages = self._things(asked, view) if asked else []
        if not pages:
            wanted = [asked.upper()] if asked else rules
            pages = [self._rule(rule, asked) for rule in wanted]
        if pages:
            self.terminal.show_page(Group(*pages))

    def _things(self, asked: str, view: Struct) -> list[RenderableType]:
        """Return the cards, signs and places of that name."""
        words = self.cards.words(self.speaker)
        picture = self.painter.picture(view)
        behind = name_behind(asked, picture, self.artist)
        found = self.cards.find(asked) + (self.cards.find(behind) if behind else [])
        signs = signs_like(asked, picture, self.artist) + self._places(asked, view)
        return signs + [draw_card(card, words) for card in found]

    def _places(self, asked: str, view: Struct) -> list[RenderableType]:
        """Return what is at the place of that short name, if there is one."""
        named = self.painter.short_names(view)
        called = [(word, name) for word, name in named.items() if name == asked.upper()]
        return [
            Text(f"{name}  ", "bold").append_text(self.artist.line(self.painter.place(view, word)))
            for word, name in called
        ]

    def _rule(self, rule: str, asked: str) -> RenderableType:
        """Return what a rule says; refuses what is called neither so nor otherwise."""
        if asked and not rule.startswith(f"{self.prefix}-"):
            raise refuse("cli-nothing-called", (), name=asked)
        said = look_up(rule, self.prefix, self.speaker)
        return Text(f"{rule} ", RULE).append(said, "default")

    def headline(self, key: str, /, *, style: str = RULE, **args: Arg) -> None:
        """Print the title of a page."""
        out = self.terminal.out
        out.print()
        width = out.width if out.is_terminal else HEADING
        out.print(self.artist.heading(self.terminal.text(key, **args), width, style))

    def note(self, key: str, /, **args: Arg) -> None:
        """Print something that may be overlooked."""
        self.terminal.say(key, style=FAINT, **args)

    def _picture(self, match: Match, viewer: int) -> Picture:
        return self.painter.picture(match.game.view(match.state, viewer))
