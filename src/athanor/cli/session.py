"""A match at one terminal: people in turn at the keyboard, bots in between."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from athanor.bots.agreeing import accepts_draw
from athanor.bots.bot import Window
from athanor.bots.crew import ProcessCrew
from athanor.bots.levels import make_bot
from athanor.cli.asking import Asking, Quit
from athanor.cli.commands import Command, command_of
from athanor.cli.failures import tell
from athanor.cli.saves import keep_packs, refuse_to_overwrite
from athanor.cli.scene import Scene
from athanor.cli.terminal import INTERRUPT, Terminal
from athanor.kernel.audience import SPECTATOR
from athanor.kernel.match import Match
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, ChoiceLine, Header, StreamChance
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import Replay, take_back
from athanor.kernel.script import Decision
from athanor.kernel.words import Refused, refuse
from athanor.locale.drawing import FIRE


class Session:
    """One match, from where it stands to its end or until somebody leaves.

    ``file`` is where the match is saved after every choice, if anywhere; ``folders`` are those of
    the owner packs it is played with.
    """

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        recorder: Recorder,
        file: Path | None,
        folders: Sequence[Path] = (),
    ) -> None:
        self.match = match
        self.recorder = recorder
        self.file = file
        self.folders = folders
        seats = recorder.header.seats
        self.move_to(terminal)
        self.names = self.scene.names
        crew = ProcessCrew(match.game, os.cpu_count() or 1, folders)
        self.bots = {
            seat: make_bot(bot.spec, match.game, bot_seed(recorder.header, seat), crew)
            for seat, bot in enumerate(seats)
            if isinstance(bot, Bot)
        }
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.history = past_answers(recorder.saved, match)
        """For every answer so far: who gave it, and how many events had been told before."""

    def move_to(self, terminal: Terminal) -> None:
        """Show and ask elsewhere from now on."""
        self.terminal = terminal
        seats = self.recorder.header.seats
        self.scene = Scene(terminal, self.match.game, [seat.name for seat in seats], self.folders)

    @property
    def onlooker(self) -> int:
        """Who may always look at the screen: the only person, else only what all may see."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def untold(self) -> int:
        """The first event that nobody at the screen has been told yet."""
        if len(self.people) == 1:
            return self._since(self.people[0])
        if not self.people:
            return len(self.match.log.events)
        return self.history[-1][1] if self.history else 0

    def play(self) -> None:
        """Play on to the end; raises ``Quit`` if somebody leaves before."""
        self._keep()
        if not self.people:
            self.scene.show_story(self.match, SPECTATOR)
        while (decision := self.match.decision) is not None:
            if decision.seat in self.bots:
                self._let_bot_choose(decision.seat)
            else:
                self._let_person_choose(decision)

    def save(self, name: str) -> None:
        """Save the match under another name from now on, or where it is saved anyway."""
        if name:
            refuse_to_overwrite(Path(name).expanduser())
        file = Path(name).expanduser() if name else self.file
        if file is None:
            raise refuse("cli-save-where")
        self.recorder.save(file)
        keep_packs(file, self.folders)
        self.file = file
        self.terminal.say("cli-saved", path=str(file))

    def _keep(self) -> None:
        if self.file is not None:
            self.recorder.save(self.file)

    def _answer(self, seat: int, choice: int) -> None:
        told_before = len(self.match.log.events)
        self.match.answer(seat, choice)
        self.history.append((seat, told_before))
        self._try_to_keep()

    def _try_to_keep(self) -> None:
        try:
            self._keep()
        except OSError as error:  # a full disk must not end the match
            tell(error, self.terminal)

    def _let_bot_choose(self, seat: int) -> None:
        with self.terminal.busy("cli-thinking", name=self.names[seat]):
            choice = self.bots[seat].choose(Window(self.match, seat))
        self._answer(seat, choice)
        if all(self.match.has_left(seat) for seat in self.people):
            self.scene.show_story(self.match, self.onlooker, self.history[-1][1])

    def _let_person_choose(self, decision: Decision) -> None:
        seat = decision.seat
        shared = len(self.people) > 1
        if shared:
            self._draw_curtain(seat)
        self.scene.headline("cli-turn-of", style=FIRE, name=self.names[seat])
        asking = Asking(self.scene, self.match, decision, self._since(seat), self.save)
        asking.show()
        while True:
            answer = asking.answer()
            if not isinstance(answer, Command):
                self._answer(seat, answer)
                break
            if self._obey(answer, seat):
                return
        if shared and not self.match.is_over:
            self._hide(seat)

    def _obey(self, command: Command, seat: int) -> bool:
        """Do what a person wishes of the whole table; tell whether the question is settled."""
        if command is Command.UNDO:
            return self._take_back(seat)
        return self._concede(seat) if command is Command.CONCEDE else self._offer_draw(seat)

    def _since(self, seat: int) -> int:
        """Return the first event after a seat's last choice."""
        return next((told for one, told in reversed(self.history) if one == seat), 0)

    def _take_back(self, seat: int) -> bool:
        """Take back a person's last choice and what bots chose since; tell whether that went."""
        try:
            after = 0
            for one, _ in reversed(self.history):
                after += 1
                if one == seat:
                    break
                if one in self.people:
                    raise refuse("cli-others-chose", name=self.names[one])
            else:
                raise refuse("kernel-nothing-to-undo")
            self.match, self.recorder = take_back(self.match, self.recorder, after)
        except Refused as error:
            tell(error, self.terminal, self.names)
            return False
        del self.history[-after:]
        self._keep()
        self.terminal.say("cli-taken-back")
        return True

    # --- ending it before the end ---

    def _concede(self, seat: int) -> bool:
        """Give the match up for a person who is sure of it; tell whether that was so."""
        if not self._is_sure("cli-concede-sure"):
            return False
        self.match.concede(seat)
        self._try_to_keep()
        return True

    def _is_sure(self, key: str) -> bool:
        """Ask until somebody says yes or no to what cannot be taken back."""
        sure = None
        while sure is None:
            self.terminal.show_question(Text(self.terminal.text(key)))
            sure = self.terminal.asks_yes()
        return sure

    def _offer_draw(self, seat: int) -> bool:
        """Ask all others, bots first; tell whether the offer has changed what is on the screen."""
        if not self._is_sure("cli-offer-sure"):
            return False
        others = [*self.bots, *(one for one in self.people if one != seat)]
        for other in others:
            if self.match.has_left(other):
                continue
            if not self._agrees(other, seat):
                self.terminal.say("cli-draw-declined", name=self.names[other])
                return other in self.people
        self.match.agree_draw()
        self._try_to_keep()
        return True

    def _agrees(self, seat: int, offerer: int) -> bool:
        """Tell whether somebody agrees on a draw; a person must not see the other's side."""
        if seat in self.bots:
            return accepts_draw(Window(self.match, seat), self.bots[seat].stream)
        self.terminal.clear()
        self.scene.headline("cli-draw-offered", name=self.names[offerer])
        agreed = None
        while agreed is None:
            asked = self.terminal.text("cli-draw-sure", name=self.names[seat])
            self.terminal.show_question(Text(asked))
            agreed = self.terminal.asks_yes()
        return agreed

    # --- several people at one screen ---

    def _draw_curtain(self, seat: int) -> None:
        """Wait, with everything covered, until the person is there who may look."""
        self.scene.headline("cli-curtain", name=self.names[seat])
        self.terminal.show_question(
            Text(self.terminal.text("cli-curtain-lift", name=self.names[seat]))
        )
        self._wait()
        self.terminal.clear()

    def _hide(self, seat: int) -> None:
        """Show a person what came of the choice, then cover everything."""
        self.terminal.out.print()
        self.scene.show_story(self.match, seat, self._since(seat))
        self.terminal.show_question(Text(self.terminal.text("cli-hide")))
        command = command_of(self._wait(), self.terminal.speaker)
        wants_back = command is not None and command[0] is Command.UNDO
        if wants_back and not self._take_back(seat):
            self.terminal.show_question(Text(self.terminal.text("cli-hide")))
            self._wait()
        self.terminal.clear()

    def _wait(self) -> str:
        """Return what somebody types where nothing is chosen; raises ``Quit`` on Ctrl-C."""
        line = self.terminal.ask()
        if line == INTERRUPT:
            raise Quit
        return line


def bot_seed(header: Header, seat: int) -> int:
    """Return what a bot's luck is made from: anything, unless the match is to be repeatable."""
    if isinstance(header.chance, StreamChance):
        return header.chance.seed * len(header.seats) + seat
    return secrets.randbits(32)


def past_answers(record: Record, match: Match) -> list[tuple[int, int]]:
    """Return who answered so far, and how many events had been told before each answer."""
    replay = Replay(record, match.game)
    seats = [line.seat for line in record.lines if isinstance(line, ChoiceLine)]
    return [(seat, len(replay.to(index).log.events)) for index, seat in enumerate(seats)]
