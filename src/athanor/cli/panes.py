"""The table on a whole screen: a board that stays, what has happened, and the question.

The match itself is played by a ``Session`` in a thread of its own, as it is without panes; what it
shows and asks comes here.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import takewhile
from queue import SimpleQueue
from typing import Any, ClassVar, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container, ScrollableContainer
from textual.widgets import Input, RichLog, Static

from athanor.cli.terminal import INTERRUPT, LEAST_COLUMNS, Terminal
from athanor.kernel.words import Arg
from athanor.locale.drawing import FAINT, FIRE

WIDE: Final = 120
"""Columns from which the log has room beside the board."""

SCROLLBAR: Final = 1
"""Columns of the bar beside the board, which always has its place."""

KEPT: Final = 400
"""What the log remembers, for when it is drawn anew."""

END: Final = None
"""What an answer is when nobody is there any more."""


def play_in_panes(terminal: Terminal, work: Callable[[Terminal], None], title: str) -> None:
    """Have some work show and ask through panes until it is done."""
    app = Panes(terminal, work, title)
    app.run()
    if app.failure is not None:
        raise app.failure


class PaneConsole(Console):
    """Prints into the log."""

    def __init__(self, app: "Panes") -> None:
        self._app = app
        super().__init__(force_terminal=True, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """As many columns as the log has."""
        return self._app.console_width

    @width.setter
    def width(self, width: int) -> None:
        """Leave it to the log."""

    def print(self, *objects: Any, **_: Any) -> None:
        """Add to the log; blank lines are for those who have no panes."""
        if objects:
            self._app.from_thread(self._app.tell, objects)


class PaneTerminal(Terminal):
    """The terminal of a session that is played in panes."""

    def __init__(self, app: "Panes") -> None:
        super().__init__(app.terminal.speaker)
        self.out = self.err = PaneConsole(app)
        self._app = app

    def show_board(self, draw: Callable[[int], RenderableType]) -> None:
        """Show the table where it stays."""
        self._app.from_thread(self._app.show_board, draw)

    def show_question(self, page: RenderableType) -> None:
        """Show what is asked."""
        self._app.from_thread(self._app.show_question, page, True)

    def show_page(self, page: RenderableType) -> None:
        """Show it where the question stands, which comes back with Enter."""
        self.show_question(Group(page, Text(self.text("cli-page-read"), FAINT)))

    def ask(self) -> str:
        """Return what somebody types."""
        return self._app.asked(self.complete)

    def clear(self) -> None:
        """Cover everything."""
        self._app.from_thread(self._app.cover)

    def busy(self, key: str, /, **args: Arg) -> AbstractContextManager[object]:
        """Return a context in which the pane of the question says what takes time."""
        return self._thinking(self.text(key, **args))

    @contextmanager
    def _thinking(self, words: str) -> Iterator[None]:
        self._app.from_thread(self._app.show_question, Text(f"… {words}", FAINT), False)
        yield


def common_start(lines: list[str]) -> str:
    """Return what all lines begin with."""
    first, last = min(lines, default=""), max(lines, default="")
    same = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in same)


class Line(Input):
    """Where people type: Tab completes, the arrows bring back what was typed before."""

    BINDINGS: ClassVar = [
        Binding("tab", "complete", show=False),
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="line", compact=True, placeholder="›")
        self.past: list[str] = []
        self.at = 0

    def action_complete(self) -> None:
        """Write on as far as there is only one way, or show the ways."""
        assert isinstance(self.app, Panes)
        found = list(self.app.complete(self.value))
        common = common_start(found)
        if len(found) == 1:
            self.value = f"{found[0]} "
        elif len(common) > len(self.value):
            self.value = common
        elif found:
            self.app.hint(found)
        self.cursor_position = len(self.value)

    def action_recall(self, step: int) -> None:
        """Bring back an earlier line."""
        self.at = max(0, min(len(self.past), self.at + step))
        self.value = self.past[self.at] if self.at < len(self.past) else ""
        self.cursor_position = len(self.value)

    def take(self) -> str:
        """Return what is written and begin anew."""
        line = self.value.strip()
        if line and line != (self.past or [""])[-1]:
            self.past.append(line)
        self.at = len(self.past)
        self.value = ""
        return line


class Panes(App[None]):
    """The board, the log, the question and the line to answer on."""

    CSS = """
    Screen { layout: vertical; background: transparent; }
    .pane { border-top: solid $border-blurred; border-title-style: bold; background: transparent; }
    #table { height: 1fr; layout: vertical; }
    #board { height: 1fr; }
    #board, #question { scrollbar-gutter: stable; scrollbar-size-vertical: 1; }
    #log { height: 5; scrollbar-size-vertical: 1; background: transparent; }
    #question { height: auto; max-height: 45%; min-height: 4; }
    #line { height: 1; border: none; background: transparent; }
    #picture, #asked { width: 100%; height: auto; background: transparent; }
    .wide #table { layout: horizontal; }
    .wide #log { width: 44; height: 1fr; }
    .wide #board { width: 1fr; }
    """
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+d", "end", show=False, priority=True),
        Binding("pageup", "scroll('board', -1)", show=False, priority=True),
        Binding("pagedown", "scroll('board', 1)", show=False, priority=True),
        Binding("shift+up", "scroll('log', -1)", show=False, priority=True),
        Binding("shift+down", "scroll('log', 1)", show=False, priority=True),
        Binding("ctrl+up", "scroll('question', -1)", show=False, priority=True),
        Binding("ctrl+down", "scroll('question', 1)", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, terminal: Terminal, work: Callable[[Terminal], None], title: str) -> None:
        super().__init__(ansi_color=True)
        self.terminal = terminal
        self.heading = title
        self.failure: BaseException | None = None
        self.complete = terminal.complete
        self._work = work
        self._answers: SimpleQueue[str | None] = SimpleQueue()
        self._draw: Callable[[int], RenderableType] | None = None
        self._told: list[RenderableType] = []
        self._left = False
        self._waiting = False
        self.console_width = LEAST_COLUMNS

    def compose(self) -> ComposeResult:
        """Lay the panes out."""
        with Container(id="table"):
            with ScrollableContainer(id="board", classes="pane", can_focus=False):
                yield Static(id="picture")
            yield RichLog(id="log", classes="pane", wrap=True, min_width=10)
        with ScrollableContainer(id="question", classes="pane", can_focus=False):
            yield Static(id="asked")
        yield Line()

    def on_mount(self) -> None:
        """Name the panes and let the match begin."""
        text = self.terminal.text
        self.query_one("#board").border_title = self.heading
        self.query_one("#log").border_title = text("cli-pane-log")
        self.query_one("#question").border_title = text("cli-pane-question")
        self.query_one("#log").can_focus = False
        self.query_one(Line).focus()
        threading.Thread(target=self._run_work, daemon=True).start()

    def on_resize(self, event: events.Resize) -> None:
        """Draw everything anew for the room there is."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self._redraw)

    # --- from the thread of the match ---

    def _run_work(self) -> None:
        try:
            self._work(PaneTerminal(self))
        except BaseException as failure:  # whatever it is, it is told where people can read it
            self.failure = failure
        self.from_thread(self.exit)

    def from_thread(self, action: Callable[..., object], *args: object) -> None:
        """Have something done here; nothing if everybody has left."""
        if not self._left and self.is_running:
            self.call_from_thread(action, *args)

    def asked(self, complete: Callable[[str], object]) -> str:
        """Wait for a line; raises ``EOFError`` if nobody is there any more."""
        self.complete = complete  # type: ignore[assignment]
        self._waiting = True
        answer = END if self._left else self._answers.get()
        if answer is END:
            raise EOFError
        return answer

    # --- what is shown ---

    def show_board(self, draw: Callable[[int], RenderableType]) -> None:
        """Show the table."""
        self._draw = draw
        self._redraw_board()

    def show_question(self, page: RenderableType, waits: bool) -> None:
        """Show a question from its beginning; whoever sees that it ``waits`` may answer."""
        self._waiting = waits
        self.query_one("#asked", Static).update(page)
        self.query_one("#question", ScrollableContainer).scroll_home(animate=False)

    def tell(self, pages: tuple[RenderableType, ...]) -> None:
        """Add to the log."""
        self._told = [*self._told, *pages][-KEPT:]
        for page in pages:
            self.query_one(RichLog).write(page, expand=True)

    def cover(self) -> None:
        """Show nothing any more of what somebody saw."""
        self._draw, self._told = None, []
        self.query_one("#picture", Static).update("")
        self.query_one("#asked", Static).update("")
        self.query_one(RichLog).clear()
        line = self.query_one(Line)
        line.past, line.at = [], 0

    def hint(self, found: list[str]) -> None:
        """Show what a line may become."""
        self.tell((Text("  ".join(found), FAINT),))

    def _redraw(self) -> None:
        log = self.query_one(RichLog)
        log.clear()
        self.console_width = max(20, log.size.width - 2)
        for page in self._told:
            log.write(page, expand=True)
        self._redraw_board()

    def _redraw_board(self) -> None:
        if self._draw is not None:
            room = self.query_one("#picture").container_size.width - SCROLLBAR
            self.query_one("#picture", Static).update(Group(self._draw(room)))

    # --- what people do ---

    def on_input_submitted(self) -> None:
        """Take a line as the answer."""
        if self._waiting:  # else it stays on the line until somebody is asked
            line = self.query_one(Line).take()
            self._waiting = False
            self.tell((Text(f"› {line}", FIRE),)) if line else None
            self._answers.put(line)

    def action_interrupt(self) -> None:
        """Ask whether somebody means to leave; while nobody is asked, leave at once."""
        if self._waiting:
            self._waiting = False
            self._answers.put(INTERRUPT)
        else:
            self.action_end()

    def action_end(self) -> None:
        """Leave."""
        self._left = True
        self._answers.put(END)
        self.exit()

    def action_scroll(self, pane: str, step: int) -> None:
        """Turn a pane's page, or its line."""
        turned = self.query_one(f"#{pane}")
        turned.scroll_relative(y=step * max(1, turned.size.height - 2), animate=False)
