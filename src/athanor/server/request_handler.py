"""What somebody says on the socket of a table, and what they are answered."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Raw

from athanor.bots.advice import Advice
from athanor.bots.agreeing import accepts_draw
from athanor.bots.bot import Window
from athanor.kernel.chance import Stream
from athanor.kernel.words import Message, Refused, refuse
from athanor.server.cleaning import cleaned
from athanor.server.protocol import play
from athanor.server.protocol.play import FromClient, FromHouse
from athanor.server.room import Room
from athanor.server.tables import commands
from athanor.server.tables.commands import STALE, Visitor
from athanor.server.tables.journal import Entry, Key, Program
from athanor.server.tables.moderation import may_watch
from athanor.server.tables.scene import ONLOOKER, decision_at, viewer_code
from athanor.server.tables.table import Table
from athanor.server.watcher import TURNED_AWAY, Watcher

Changing = (
    play.Choose
    | play.TakeBack
    | play.Advise
    | play.Leaf
    | play.GiveUp
    | play.Concede
    | play.OfferDraw
    | play.Reply
)
Wondering = play.Steps | play.Search | play.Ask | play.Point


class RequestHandler:
    """One watcher's talk with a room. Whatever is said gets one answer, or a refusal."""

    def __init__(self, room: Room, watcher: Watcher) -> None:
        self.room = room
        self.watcher = watcher

    def hear(self, said: FromClient) -> None:
        """Answer something that was said, now or when it is its turn."""
        match said:
            case play.Choose() | play.TakeBack() | play.Leaf() | play.GiveUp():
                self._change(said)
            case play.Concede() | play.OfferDraw() | play.Reply():
                self._change(said)
            case play.Advise():
                self._change(said, Advising(self, said))
            case play.Steps() | play.Search() | play.Ask() | play.Point():
                self.room.queue.take(partial(self._reply, said, partial(self._wonder, said)))
            case play.Inquire():
                self.room.queue.take(partial(self._reply, said, partial(self._inquire, said)))
            case play.Say():
                self._say(said)
            case _:
                self._reply(said, partial(self._answer, said))

    def _reply(self, said: FromClient, answer: Callable[[], FromHouse | None]) -> None:
        """Send an answer, or why there is none."""
        try:
            found = answer()
        except Refused as error:
            self.refuse(said, error)
            return
        if found is not None:
            self.watcher.reply(found)
        self.room.flush(self.watcher)

    def refuse(self, said: FromClient, error: Refused) -> None:
        """Send why something cannot be."""
        self.room.services.tally.refused += 1
        stale = error.refusal.message.key == STALE
        request = "" if isinstance(said, play.Hello | play.Look | play.Ping) else said.id
        self.watcher.reply(play.Refused(request, error.refusal, stale, self._word(said)))
        if stale:
            self.watcher.mark_dirty()
        self.room.flush(self.watcher)

    def _word(self, said: FromClient) -> Message | None:
        """Return what a lesson has to say to who has tried something."""
        guide = self.room.table.guide
        if guide is None or not isinstance(said, play.Choose | play.Ask):
            return None
        return guide.word_for(said.text)

    def _answer(self, said: play.Hello | play.Look | play.Ping | play.BotPace) -> FromHouse | None:
        match said:
            case play.Hello(viewer, seq, told):
                if not may_watch(self.room.table, self.watcher.person):
                    self.watcher.leave(TURNED_AWAY)
                    return None
                self._look_from(viewer, (seq, told))
                self.watcher.heard = 0
                self.watcher.greeted = True
                self.room.come(self.watcher)
                return None
            case play.Look(viewer):
                self._look_from(viewer, (0, 0))
                self.watcher.mark_dirty()
                return None
            case play.Ping():
                return play.Pong(self.room.services.clock.now())
            case play.BotPace(request):
                self._check_at_table()
                self.room.pace(said)
                return play.Done(request, self.room.table.seq)

    def _change(self, said: Changing, answer: "Answer | None" = None) -> None:
        visitor = self._visitor()
        key = Key(visitor.person, said.id)
        self.room.attempt(lambda: self._plan(said, visitor), key, answer or Answer(self, said))

    def _say(self, said: play.Say) -> None:
        clean = cleaned(said.text)
        key = Key(self.watcher.person, said.id)
        if clean:
            self.room.chat.say(self.watcher, clean, key, Answer(self, said))
        else:
            self.refuse(said, refuse("table-nothing-said"))

    def _visitor(self) -> Visitor:
        return self.room.visitor(self.watcher.person, self.watcher.name)

    def _look_from(self, viewer: int, seen: tuple[int, int]) -> None:
        if viewer != ONLOOKER:
            commands.check_own(self.room.table, self._visitor(), viewer)
        self.watcher.viewer = viewer
        self.watcher.seen = seen

    def _check_at_table(self) -> None:
        """Refuse spectators."""
        table = self.room.table
        if not table.seats_of(self.watcher.person) and self.watcher.person != table.opened.host:
            raise refuse("table-only-watching")

    def _wonder(self, said: Wondering) -> FromHouse:
        commands.check_turn(self.room.table, self._visitor(), said)
        finder = self.room.finder(said.seat)
        match said:
            case play.Steps():
                return finder.words_after(said.id, said.words)
            case play.Search():
                return finder.found(said.id, said.words)
            case play.Ask():
                return finder.preview(said.id, said.text)
            case play.Point():
                return finder.pointed(said.id, said.x, said.y)

    def _inquire(self, said: play.Inquire) -> FromHouse:
        """Have the game answer, from where the watcher looks."""
        table = self.room.table
        if table.hosted is None:
            raise refuse("table-not-begun")
        commands.check_seen(table, said)
        viewer = self.watcher.viewer
        decision = decision_at(table, viewer) if viewer in table.waiting else None
        match = table.hosted.match
        code = viewer_code(viewer)
        found = table.game.inquire(match.state, decision, code, said.query, after=match.is_over)
        return play.Finding(said.id, Raw(msgspec.json.encode(found)))

    def _plan(self, said: Changing, visitor: Visitor) -> Sequence[Entry]:
        table = self.room.table
        match said:
            case play.Choose():
                return [commands.choose(table, visitor, said)]
            case play.TakeBack():
                return [commands.take_back(table, visitor, said)]
            case play.Advise():
                return commands.ask_advice(table, visitor, said)
            case play.Leaf():
                return [commands.leaf(table, visitor, said)]
            case play.GiveUp():
                return [commands.give_up(table, visitor, said)]
            case play.Concede():
                return [commands.concede(table, visitor, said)]
            case play.OfferDraw():
                return commands.offer_draw(table, visitor, said, partial(bots_agree, table))
            case play.Reply():
                return commands.reply(table, visitor, said)


class Answer:
    """Tells somebody what came of something they wanted, once that is known."""

    def __init__(self, talk: RequestHandler, said: Changing | play.Say) -> None:
        self._talk = talk
        self._said = said

    def set_result(self, seq: int) -> None:
        """Tell them that it is on disk."""
        self._talk.watcher.reply(play.Done(self._said.id, seq))
        self._talk.room.flush(self._talk.watcher)

    def set_exception(self, error: BaseException) -> None:
        """Tell them why not; after a failure that is not theirs they have to come again."""
        if isinstance(error, Refused):
            self._talk.refuse(self._said, error)
        else:
            self._talk.watcher.leave()


class Advising(Answer):
    """Has somebody advised, once everybody can know that they have asked."""

    def __init__(self, talk: RequestHandler, said: play.Advise) -> None:
        super().__init__(talk, said)
        self._seat = said.seat

    def set_result(self, seq: int) -> None:
        """Have the advice found; where others are to agree first, tell that they are asked."""
        room = self._talk.room
        if not room.table.has_asked_advice(self._seat):
            super().set_result(seq)
            return
        person = self._talk.watcher.person
        room.advisers.advise(self._seat, person, self._advised, self.set_exception)

    def _advised(self, advice: Advice) -> None:
        self._talk.watcher.reply(play.Counsel(self._said.id, advice))
        self._talk.room.flush(self._talk.watcher)


def bots_agree(table: Table) -> bool:
    """Tell whether all bots at a table would have the match end as a draw now."""
    if table.hosted is None or table.hosted.match.is_over:
        return True
    match = table.hosted.match
    bots = [
        seat
        for seat, one in enumerate(table.occupants)
        if isinstance(one, Program) and not match.has_left(seat)
    ]
    return all(accepts_draw(Window(match, seat), Stream(table.seq)) for seat in bots)
