"""What somebody says on the socket of a table, and what they are answered."""

from collections.abc import Sequence
from functools import partial

from athanor.bots.agreeing import accepts_draw
from athanor.bots.bot import Window
from athanor.kernel.chance import Stream
from athanor.kernel.words import Refused, refuse
from athanor.server.cleaning import cleaned
from athanor.server.protocol import play
from athanor.server.protocol.play import FromClient, FromHouse
from athanor.server.room import Room
from athanor.server.tables import etiquette
from athanor.server.tables.etiquette import STALE, Visitor
from athanor.server.tables.journal import Entry, Key, Program
from athanor.server.tables.scene import ONLOOKER
from athanor.server.tables.table import Table
from athanor.server.watcher import Watcher

Changing = play.Choose | play.TakeBack | play.Concede | play.OfferDraw | play.Reply
Wondering = play.Steps | play.Search | play.Ask | play.Point


class Conversation:
    """One watcher's talk with a room. Whatever is said gets one answer, or a refusal."""

    def __init__(self, room: Room, watcher: Watcher) -> None:
        self.room = room
        self.watcher = watcher

    async def hear(self, said: FromClient) -> None:
        """Answer something that was said."""
        try:
            answer = await self._answer(said)
        except Refused as error:
            stale = error.refusal.message.key == STALE
            request = "" if isinstance(said, play.Hello | play.Look | play.Ping) else said.id
            answer = play.Refused(request, error.refusal, stale)
            if stale:
                self.watcher.stir()
        if answer is not None:
            self.watcher.reply(answer)

    async def _answer(self, said: FromClient) -> FromHouse | None:
        match said:
            case play.Hello(viewer, seq, told):
                self._look_from(viewer, (seq, told))
                self.watcher.heard = 0
                self.watcher.greeted = True
                self.room.come(self.watcher)
                return None
            case play.Look(viewer):
                self._look_from(viewer, (0, 0))
                self.watcher.stir()
                return None
            case play.Ping():
                return play.Pong(self.room.staff.clock.now())
            case play.Say(request, text):
                return await self._say(request, text)
            case play.BotPace(request):
                self._check_at_table()
                self.room.pace(said)
                return play.Done(request, self.room.table.seq)
            case play.Steps() | play.Search() | play.Ask() | play.Point():
                async with self.room.lock:
                    return self._wonder(said)
        visitor = self._visitor()
        key = Key(visitor.person, said.id)
        return play.Done(said.id, await self.room.do(lambda: self._plan(said, visitor), key))

    def _visitor(self) -> Visitor:
        return self.room.visitor(self.watcher.person, self.watcher.name)

    def _look_from(self, viewer: int, seen: tuple[int, int]) -> None:
        if viewer != ONLOOKER:
            etiquette.check_own(self.room.table, self._visitor(), viewer)
        self.watcher.viewer = viewer
        self.watcher.seen = seen

    def _check_at_table(self) -> None:
        """Refuse spectators."""
        table = self.room.table
        if not table.seats_of(self.watcher.person) and self.watcher.person != table.opened.host:
            raise refuse("table-only-watching")

    async def _say(self, request: str, text: str) -> FromHouse:
        clean = cleaned(text)
        if not clean:
            raise refuse("table-nothing-said")
        await self.room.say(self.watcher, clean, Key(self.watcher.person, request))
        return play.Done(request, self.room.table.seq)

    def _wonder(self, said: Wondering) -> FromHouse:
        etiquette.check_turn(self.room.table, self._visitor(), said)
        menu = self.room.menu(said.seat)
        match said:
            case play.Steps():
                return menu.words_after(said.id, said.words)
            case play.Search():
                return menu.found(said.id, said.words)
            case play.Ask():
                return menu.preview(said.id, said.text)
            case play.Point():
                return menu.pointed(said.id, said.x, said.y)

    def _plan(self, said: Changing, visitor: Visitor) -> Sequence[Entry]:
        table = self.room.table
        match said:
            case play.Choose():
                return [etiquette.choose(table, visitor, said)]
            case play.TakeBack():
                return [etiquette.take_back(table, visitor, said)]
            case play.Concede():
                return [etiquette.concede(table, visitor, said)]
            case play.OfferDraw():
                return etiquette.offer_draw(table, visitor, said, partial(bots_agree, table))
            case play.Reply():
                return etiquette.reply(table, visitor, said)


def bots_agree(table: Table) -> bool:
    """Tell whether all bots at a table would have the match end as a draw now."""
    if table.course is None or table.course.match.is_over:
        return True
    match = table.course.match
    bots = [seat for seat, one in enumerate(table.occupants) if isinstance(one, Program)]
    return all(accepts_draw(Window(match, seat), Stream(table.seq)) for seat in bots)
