"""Those who serve all tables of the house."""

from dataclasses import dataclass

from athanor.server.bots import BotRoom
from athanor.server.clock import Clock
from athanor.server.game_factory import GameFactory
from athanor.server.store import Store
from athanor.server.tables.invites import Invites


@dataclass(frozen=True)
class Services:
    """Who keeps, sets up, thinks, tells the time and knows the links."""

    store: Store
    game_factory: GameFactory
    bots: BotRoom
    clock: Clock
    invites: Invites
    bot_millis: int
    """How long bots wait before they choose, so that people can follow."""
    opened: int
    """When the house was opened: nobody's time runs while it is closed."""
    snapshot_every: int = 50
    """Choices after which it is kept where a match stands."""

    @property
    def floor(self) -> int:
        """When the house was opened, by the time that the machine tells now."""
        return self.opened + self.clock.shift
