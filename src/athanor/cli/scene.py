"""A match as it is shown in the terminal: the table, the story, the rules, the end."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from athanor.cli.drawing import FAINT, RULE, Artist
from athanor.cli.ending import draw_outcome
from athanor.cli.story import draw_story
from athanor.cli.terminal import Terminal
from athanor.kernel.game import Game
from athanor.kernel.match import Match
from athanor.kernel.picture import Picture
from athanor.kernel.registry import find
from athanor.kernel.words import refuse, suggestion


class Scene:
    """Shows a match to those who may look, in the language of the terminal."""

    def __init__(self, terminal: Terminal, game: Game, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.speaker = terminal.speaker
        self.artist = Artist(terminal.out, terminal.speaker, names)
        self.names = names
        self.painter = find(game.info.name).painter(game)
        self.prefix = game.info.prefix

    def show_table(self, match: Match, viewer: int) -> None:
        """Print the table as somebody sees it."""
        self.terminal.out.print(self.artist.picture(self._picture(match, viewer)))

    def show_story(
        self, match: Match, viewer: int, start: int = 0, *, with_rules: bool = False
    ) -> None:
        """Print what somebody may know of what happened from an event on."""
        events = match.log.seen_by(viewer, start)
        seats = self._picture(match, viewer).seats
        if events:
            self.terminal.out.print(draw_story(events, self.artist, seats, with_rules))

    def show_outcome(self, match: Match, viewer: int) -> None:
        """Print how a finished match ended."""
        outcome = match.game.outcome(match.state)
        seats = self._picture(match, viewer).seats
        self.terminal.out.print(draw_outcome(outcome, self.artist, seats))

    def explain(self, rules: Iterable[str]) -> None:
        """Print what rules say; refuse one that nobody has written."""
        catalogue = self.speaker.rules(self.prefix)
        for rule in rules:
            if rule not in catalogue:
                raise refuse("cli-no-such-rule", rule=rule, **suggestion(rule, catalogue))
            self.terminal.out.print(Text(f"{rule} ", RULE).append(catalogue[rule], "default"))

    def headline(self, key: str, **args: str) -> None:
        """Print the title of a page."""
        self.terminal.out.print()
        title = self.terminal.text(key, **args)
        self.terminal.out.print(self.artist.heading(title, min(self.terminal.out.width, 100)))

    def note(self, key: str, **args: str | int) -> None:
        """Print something that may be overlooked."""
        self.terminal.say(key, style=FAINT, **args)

    def _picture(self, match: Match, viewer: int) -> Picture:
        return self.painter.picture(match.game.view(match.state, viewer))
