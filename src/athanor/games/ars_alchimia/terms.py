"""What never changes during a match: the cards as flat tables, and the numbers of the set-up."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    ASSISTANTS,
    FORGES,
    KINDS,
    LOCATIONS,
    ORDERS,
    PILES,
    SPACE_KINDS,
    SPACE_PILES,
    SPACES,
    STEPS,
    WORKSHOPS,
)
from athanor.kernel.bits import has
from athanor.kernel.vectors import vec
from athanor.kernel.words import Label


class Skills:
    """What the assistants do, by card: a number for each verb, and who has the verb as a set."""

    def __init__(self) -> None:
        self.limit = vec[i64]([0] * ASSISTANTS)
        self.standing_rebate = vec[i64]([0] * (ASSISTANTS * 4))
        """By card and kind of space: by how much it is always cheaper (``standing_rebates``)."""
        self.university = vec[i64]([0] * ASSISTANTS)
        self.luck = vec[i64]([0] * ASSISTANTS)
        self.flasks = vec[i64]([0] * ASSISTANTS)
        self.points = vec[i64]([0] * ASSISTANTS)
        self.free_wages = vec[i64]([0] * ASSISTANTS)
        self.speciality = vec[i64]([0] * ASSISTANTS)
        self.verb = vec[i64]([-1] * (ASSISTANTS * STEPS))
        self.first = vec[i64]([0] * (ASSISTANTS * STEPS))
        """The first number of each step: a resource, a set of them, a count."""
        self.second = vec[i64]([0] * (ASSISTANTS * STEPS))
        self.limiting: i64 = 0
        self.standing_rebates: i64 = 0
        self.teaching: i64 = 0
        self.lucky: i64 = 0
        self.smiths: i64 = 0
        self.patrons: i64 = 0
        self.unpaid: i64 = 0
        self.stewards: i64 = 0
        self.muses: i64 = 0
        self.usable: i64 = 0
        """Those with an ability for any window."""
        self.once: i64 = 0
        self.rerolling: i64 = 0
        self.recovering: i64 = 0
        self.declared_rebates: i64 = 0
        """Those whose ability is a rebate, which a placement declares."""


class Terms:
    """The cards of a data set and the numbers that depend on how many play."""

    def __init__(self, seats: int, spaces: int, most_workers: int) -> None:
        self.seats: i64 = seats
        self.spaces: i64 = spaces
        """Those in use, as a set (ARS-050, ARS-051)."""
        self.most_workers: i64 = most_workers
        self.space_pile = vec[i64]([SPACE_PILES[space] for space in range(SPACES)])
        self.space_kind = vec[i64]([SPACE_KINDS[space] for space in range(SPACES)])
        self.caps = vec[i64]([0] * KINDS)
        self.extra_workers = vec[i64]([0] * WORKSHOPS)
        self.order_level = vec[i64]([0] * ORDERS)
        self.order_category = vec[i64]([0] * ORDERS)
        self.order_vp = vec[i64]([0] * ORDERS)
        self.order_cost = vec[i64]([0] * (ORDERS * KINDS))
        self.yields = vec[i64]([0] * (LOCATIONS * KINDS))
        self.location_threshold = vec[i64]([0] * LOCATIONS)
        """0 where no die is rolled (ARS-R39, ARS-R40)."""
        self.bonus = vec[i64]([0] * LOCATIONS)
        self.forge_flasks = vec[i64]([0] * FORGES)
        self.forge_threshold = vec[i64]([0] * FORGES)
        self.skills = Skills()
        self.pile_start = vec[i64]([0] * PILES)
        """Where the room of each pile begins in the vectors of the state."""
        self.pile_room = vec[i64]([0] * PILES)
        self.pile_cards = vec[i64]([0] * PILES)
        """The cards of each pile, as a set."""
        self.card_ids: list[tuple[str, ...]] = []
        """By pile, how cards are written; the three piles of orders share theirs."""
        self.card_names: list[tuple[Label, ...]] = []
        self.card_texts: tuple[Label, ...] = ()
        """Of the assistants."""
        self.card_sources: list[tuple[str, ...]] = []
        self.workshop_ids: tuple[str, ...] = ()
        self.colours: tuple[str, ...] = ()
        self.house = False
        """Cards of our own house set are played with."""

    def in_use(self, space: i64) -> bool:
        """Tell whether a space exists in this match."""
        return has(self.spaces, space)
