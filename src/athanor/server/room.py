"""A table in memory with those who are connected to it, its bots and its clock."""

from collections.abc import Sequence

from athanor.server.advisers import Advisers
from athanor.server.bot_players import BotPlayers
from athanor.server.errands import Errands
from athanor.server.news import Connected, Moved, Paced
from athanor.server.protocol.pages import TableSummary
from athanor.server.protocol.play import BotPace, FromHouse, Remark
from athanor.server.record_keeper import RecordKeeper
from athanor.server.services import Services
from athanor.server.snapshot_keeper import SnapshotKeeper
from athanor.server.table_chat import TableChat
from athanor.server.table_writer import TableWriter
from athanor.server.tables.choice_finder import ChoiceFinder
from athanor.server.tables.commands import Visitor
from athanor.server.tables.moderation import may_watch
from athanor.server.tables.scene import ONLOOKER, Surroundings, scene, summary
from athanor.server.tables.table import Table
from athanor.server.turn_clock import TurnClock
from athanor.server.watcher import TURNED_AWAY, Watcher


class Room(TableWriter):
    """Tells everybody who is connected what happens at a table."""

    def __init__(self, table: Table, services: Services, remarks: Sequence[Remark]) -> None:
        super().__init__(table, services)
        self.client = ""
        """From which address it was set up, if that was since the house opened."""
        self.watchers: set[Watcher] = set()
        self._elsewhere: dict[int, frozenset[str]] = {}
        """Who has a seat here and is connected to another process."""
        self._told_here: frozenset[str] = frozenset()
        """Who is connected to this one, as the others were told last."""
        self.chat = TableChat(self, remarks, self.tell_remarks)
        self.bots = BotPlayers(self)
        self.advisers = Advisers(self)
        self._errands = Errands(table.id)
        self.clock = TurnClock(self, self._errands)
        self._snapshots = SnapshotKeeper(self, self._errands)
        self._records = RecordKeeper(self, self._errands)
        self._finder: tuple[int, int, ChoiceFinder] | None = None

    # --- what has happened ---

    def on_disk(self) -> None:
        """Keep where the match stands, and have everybody sent the latest scene."""
        self._snapshots.keep_if_due()
        self._records.keep_if_over()
        self._let_go_of_unwelcome()
        for watcher in self.watchers:
            watcher.mark_dirty()
        if self.services.company.is_shared:
            self.tell_others()

    def answered(self) -> None:
        """Have bots think and the clock run; then send what there is to send."""
        self._attend()
        for watcher in self.watchers:
            self.flush(watcher)

    def wake(self) -> None:
        """Have bots think, the clock run and everybody look, as the table now stands."""
        self._records.keep_if_over()
        self._attend()
        self.mark_dirty()

    def _attend(self) -> None:
        self.clock.set_alarm()
        self.bots.attend()

    def pace(self, wish: BotPace) -> None:
        """Let bots play faster or slower, or wait."""
        self.hear_pace(wish.paused, wish.millis)
        self._tell_pace()

    def hear_pace(self, paused: bool, millis: int) -> None:
        """Let bots play at a pace that somebody wishes, here or elsewhere."""
        self.bots.pace(paused, millis)
        self.wake()

    async def keep_moment(self) -> None:
        """Keep where the match stands, before the room is left."""
        await self.come_to_rest()
        if not self.left:
            await self._snapshots.keep_last()

    def rest(self) -> None:
        """Have bots and the clock stop."""
        self.clock.stop()
        self.bots.rest()
        self.advisers.rest()
        self._errands.stop()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be missed if the room were left."""
        thinks = self.bots.are_busy or self.advisers.are_busy
        works = thinks or self._errands.are_under_way or self.clock.is_set
        return self.left or not (self.watchers or works or self.queue.held)

    def leave(self) -> None:
        """Let everybody go: whoever comes back finds the table as it is on disk."""
        self.left = True
        self.rest()
        if self._told_here:
            self._post_presence(frozenset())
        for watcher in list(self.watchers):
            watcher.leave()

    # --- other processes ---

    def tell_others(self) -> None:
        """Tell other processes how far the table has come."""
        table, company = self.table, self.services.company
        has_work = table.has_bots or table.opened.pace.time_up != "nothing"
        company.post(Moved(table.id, table.seq, has_work and table.phase == "playing"))
        self._tell_presence()

    def has_read_on(self) -> None:
        """Have everybody look, and bots think, now that something has happened elsewhere."""
        self._attend()
        self._let_go_of_unwelcome()
        self.mark_dirty()
        self._tell_presence()

    def introduce(self) -> None:
        """Tell another process that has just taken the table up what it cannot know."""
        self._told_here = frozenset()
        self._tell_presence()
        if self.bots.paused or self.bots.millis != self.services.bot_millis:
            self._tell_pace()

    def hear_presence(self, process: int, people: frozenset[str]) -> None:
        """Take note of who is connected to another process."""
        if people != self._elsewhere.get(process, frozenset()):
            self._elsewhere[process] = people
            self.mark_dirty()

    def regroup(self) -> None:
        """Go on with the processes that there are now: who has gone has taken people along."""
        members = self.services.company.members
        gone = [process for process in self._elsewhere if process not in members]
        had_people = [self._elsewhere.pop(process) for process in gone]
        self._attend()
        if any(had_people):
            self.mark_dirty()

    def _tell_presence(self) -> None:
        if not self.services.company.is_shared or self.left:
            return
        people = {one.person for one in self.watchers if self.table.seats_of(one.person)}
        if people != self._told_here:
            self._post_presence(frozenset(people))

    def _post_presence(self, people: frozenset[str]) -> None:
        self._told_here = people
        self.services.company.post(Connected(self.table.id, tuple(sorted(people))))

    def _tell_pace(self) -> None:
        paced = Paced(self.table.id, self.bots.paused, self.bots.millis)
        self.services.company.post(paced)

    # --- those who watch ---

    def is_here(self, person: str) -> bool:
        """Tell whether somebody is connected, to whichever process."""
        return any(watcher.person == person for watcher in self.watchers) or any(
            person in people for people in self._elsewhere.values()
        )

    def visitor(self, person: str, name: str) -> Visitor:
        """Return somebody as commands know them."""
        now = self.now()
        return Visitor(person, name, now, self.floor)

    def come(self, watcher: Watcher) -> None:
        """Let somebody connect; others are told of it only if they see it."""
        if self.left:
            watcher.leave()
            return
        is_news = self._is_missing(watcher.person)
        self.watchers.add(watcher)
        self._tell_presence()
        if is_news:
            self.mark_dirty()
        else:
            watcher.mark_dirty()
            self.flush(watcher)

    def go(self, watcher: Watcher) -> None:
        """Let somebody go; others are told of it only if they see it."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._tell_presence()
            if self._is_missing(watcher.person):
                self.mark_dirty()

    def _let_go_of_unwelcome(self) -> None:
        """Let those go who may not look on any more, before they see anything else."""
        if not (self.table.is_private or self.table.shown_out):
            return
        for watcher in list(self.watchers):
            if not may_watch(self.table, watcher.person):
                self.go(watcher)
                watcher.leave(TURNED_AWAY)

    def _is_missing(self, person: str) -> bool:
        """Tell whether somebody has a seat here and is not connected."""
        return not self.is_here(person) and bool(self.table.seats_of(person))

    def tell_remarks(self) -> None:
        """Have everybody sent what was said."""
        for watcher in self.watchers:
            watcher.mark_unheard()
            self.flush(watcher)

    def mark_dirty(self) -> None:
        """Have everybody sent the latest scene."""
        for watcher in self.watchers:
            watcher.mark_dirty()
            self.flush(watcher)

    def flush(self, watcher: Watcher) -> None:
        """Send somebody what there is to send; nothing of what is not on disk yet."""
        watcher.flush(None if self.queue.held or self.left else self._look)

    def _look(self, watcher: Watcher, wants_scene: bool) -> list[FromHouse]:
        """Return what somebody has not been sent yet: the scene, if it is new, and remarks."""
        if not wants_scene:
            return [*self.chat.unheard(watcher)]
        own = self.table.seats_of(watcher.person)
        if watcher.viewer != ONLOOKER and watcher.viewer not in own:
            watcher.viewer = ONLOOKER
            watcher.seen = (0, 0)
        now = scene(self.table, watcher.person, watcher.viewer, self._surroundings(), watcher.seen)
        watcher.seen = (now.seq, now.start + len(now.told))
        return [now, *self.chat.unheard(watcher)]

    def _surroundings(self) -> Surroundings:
        now = self.now()
        return Surroundings(
            now,
            self.floor,
            self.is_here,
            self.bots.paused,
            self.bots.millis,
        )

    def summary(self, person: str) -> TableSummary:
        """Return what everybody may know about the table."""
        return summary(self.table, person, self.is_here, self.floor)

    def finder(self, seat: int) -> ChoiceFinder:
        """Return what finds a seat's choice; made once for each decision."""
        table, games = self.table, self.services.game_factory
        if self._finder is None or self._finder[:2] != (table.seq, seat):
            painter, artist = games.painter(table.game), games.artist(table.game)
            self._finder = (table.seq, seat, ChoiceFinder(table, seat, painter, artist))
        return self._finder[2]
