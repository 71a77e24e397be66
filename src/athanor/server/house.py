"""The house: everybody who works in it, from opening to closing time."""

import asyncio
import logging
import os
import signal
import time
from typing import Final

from athanor.server.account_merge import AccountMerge
from athanor.server.allowed_hosts import AllowedHosts
from athanor.server.analyst import Analyst
from athanor.server.bots import EVEN_MILLIS, BotRoom
from athanor.server.catalogue import Librarian
from athanor.server.clock import WallClock, wall
from athanor.server.company import Company
from athanor.server.departures import Departures
from athanor.server.game_factory import GameFactory
from athanor.server.house_order import HouseOrder
from athanor.server.hub import Hub
from athanor.server.hub_news import HubNews
from athanor.server.limits import Limit, Places
from athanor.server.people import People, house_key
from athanor.server.quotas import Quotas
from athanor.server.readiness import Readiness
from athanor.server.record_checker import RecordChecker
from athanor.server.replays import Replays
from athanor.server.reports import Reports
from athanor.server.retention import Retention
from athanor.server.services import Services
from athanor.server.sessions import Sessions
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.tables.invites import Invites
from athanor.server.verdicts import Verdicts

MINUTE: Final = 60.0

log: Final = logging.getLogger(__name__)


class House:
    """All that handlers need."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        settings: Settings,
        company: Company | None = None,
        bots: BotRoom | None = None,
    ) -> None:
        clock = WallClock()
        company = Company() if company is None else company
        game_factory = GameFactory(settings.packs)
        self.store = store
        self.people = People(store)
        self.sessions = Sessions(store, key, time.time, company)
        self.bots = BotRoom(settings.workers, settings.advice_matches) if bots is None else bots
        self.services = Services(
            store=store,
            game_factory=game_factory,
            bots=self.bots,
            clock=clock,
            invites=Invites(key),
            bot_millis=settings.bot_millis,
            opened=clock.now() if company.since is None else company.since,
            company=company,
            even_millis=EVEN_MILLIS if settings.even else {},
            verdicts=Verdicts(clock.now),
        )
        self.readiness = Readiness(store, self.bots)
        self.hub = Hub(self.services)
        self.hub_news = HubNews(self.hub)
        self.order = HouseOrder(self.hub, self.sessions)
        company.on_news += [self.hub_news.hear, self.sessions.hear, self.order.hear]
        company.on_miss += [
            self.hub_news.look_around,
            self.sessions.look_around,
            self.order.look_around,
        ]
        company.on_change += [self.hub_news.regroup, self.order.regroup, self._expect_tables]
        company.on_parting.append(end_process)
        self.quotas = Quotas(self.hub, settings)
        self.reports = Reports(self.hub, settings)
        self.account_merge = AccountMerge(store, self.people, self.hub)
        self.departures = Departures(store, self.hub)
        self.reach = settings.reach
        self.watchers = settings.watchers
        self.has_proxies = bool(settings.proxies)
        self.checker = RecordChecker(settings.packs)
        self.replays = Replays(store, self.hub, game_factory, self.checker)
        self.analyst = Analyst(store, clock, settings.analysis_deals)
        self.librarian = Librarian(game_factory)
        self.looks = Limit(settings.looks, MINUTE)
        self.changes = Limit(settings.changes, MINUTE)
        self.words = settings.words
        self.sockets = Places(settings.sockets, settings.client_sockets)
        self.allowed_hosts = AllowedHosts(settings.names)
        self.heavy = Limit(settings.heavy, 10 * MINUTE)
        self.retention = Retention(store, clock, settings)
        self._at_work: list[asyncio.Task[None]] = []
        self._warming: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> "House":
        """Open the house; matches that were left are taken up while the first guests come in."""
        company, bots = Company(store.wire()), BotRoom(settings.workers, settings.advice_matches)
        key = await house_key(store)
        if await company.has_others():
            await bots.warm_up()  # who joins others is given tables of theirs at once
        await company.join(wall())
        house = cls(store, key, settings, company, bots)
        await house.order.learn()  # nobody who is banned slips in before the first look
        house._at_work = [
            asyncio.ensure_future(house._take_up()),
            asyncio.ensure_future(house.retention.run()),
            asyncio.ensure_future(house.order.run()),
        ]
        return house

    async def has_opened(self) -> None:
        """Wait until the matches that were left go on."""
        await asyncio.shield(self._at_work[0])

    async def _take_up(self) -> None:
        try:
            await self.account_merge.finish()
        except Exception:
            log.exception("what was guests' is not yet their accounts'")
        self.hub_news.start()
        await self.hub.start()
        if self.readiness.state == "opening":
            self.readiness.state = "open"

    def _expect_tables(self) -> None:
        """Have bots be ready for the tables of other processes: one of them may die."""
        has_others = len(self.services.company.members) > 1
        if has_others and (self._warming is None or self._warming.done()):
            self._warming = asyncio.ensure_future(self.bots.warm_up())

    async def close(self) -> None:
        """Close the house; what is under way is on disk."""
        self.readiness.state = "closing"
        if self._warming is not None:
            self._warming.cancel()
        for task in self._at_work:
            task.cancel()
        self.hub_news.close()
        self.order.close()
        await self.hub.close()
        await self.services.company.leave()
        await self.bots.close()
        await self.checker.close()
        await self.analyst.close()
        await self.store.close()


def end_process() -> None:
    """Have this process end as if somebody had told it to: what is under way comes to the disk."""
    os.kill(os.getpid(), signal.SIGTERM)
