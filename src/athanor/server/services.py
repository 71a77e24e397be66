"""Those who serve all tables of the house."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from athanor.server.bots import BotRoom
from athanor.server.clock import Clock, wall
from athanor.server.company import Company
from athanor.server.game_factory import GameFactory
from athanor.server.limits import Limit
from athanor.server.measures import Tally
from athanor.server.store import Store
from athanor.server.tables.invites import Invites
from athanor.server.verdicts import Verdicts


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
    even_millis: Mapping[str, int] = field(default_factory=dict)
    """After which times bots answer, by their levels, whatever there was to think about."""
    remarks: Limit = field(default_factory=lambda: Limit(30, 60.0))
    client_remarks: Limit = field(default_factory=lambda: Limit(120, 60.0))
    """How much one person, and all at one address, may say."""

    company: Company = field(default_factory=Company)
    """The processes that the house is shared with."""

    tally: Tally = field(default_factory=Tally)
    """What is counted since the house opened."""

    verdicts: Verdicts = field(default_factory=lambda: Verdicts(wall))
    """What the operator has decided about people."""
