"""The two editions side by side: everything they see differently, topic by topic."""

from typing import Final

from athanor.games.alkemy.rules.bonds import Bonds, ContactBonds, LastingBonds
from athanor.games.alkemy.rules.charge import AnnouncedCharge, Charging, MeasuredCharge
from athanor.games.alkemy.rules.cover import (
    CoverRolls,
    CoverRules,
    ObstaclesShift,
    SparseShiftsTwice,
)
from athanor.games.alkemy.rules.craft import Craft, RolledCraft, SureCraft
from athanor.games.alkemy.rules.disengaging import Disengaging, EverybodyHolds, ReachGetsAway
from athanor.games.alkemy.rules.enriching import CloserByZones
from athanor.games.alkemy.rules.finish import FiguresNeeded, Finish, PointsFirst
from athanor.games.alkemy.rules.land import BareLand, LandRules, LivingLand
from athanor.games.alkemy.rules.reactions import ChargeBack, EngageBack, Reactions
from athanor.games.alkemy.rules.sight import (
    EqualSizesBlock,
    LargerSizesBlock,
    OpaqueBlocks,
    SightRules,
)
from athanor.games.alkemy.rules.siting import AllAround, Siting, ZoneByZone
from athanor.games.alkemy.rules.tempo import InWaves, OneByOne, Tempo
from athanor.games.alkemy.rules.tokens import OnOutlines, OnWholePieces, TokenRules
from athanor.kernel.vectors import i64


class Edition:
    """One edition of the rules: a few numbers, and one object for each topic."""

    def __init__(
        self,
        name: str,
        prefix: str,
        *,
        most_seats: i64,
        contact: i64,
        clearance: i64,
        estimate_step: i64,
        error: i64,
        has_engagement: bool,
        shots_need_sight: bool,
        second_shot_aims: bool,
        tokens_mark_pieces: bool,
        sight: SightRules,
        bonds: Bonds,
        tempo: Tempo,
        charging: Charging,
        disengaging: Disengaging,
        cover: CoverRules,
        reactions: Reactions,
        craft: Craft,
        siting: Siting,
        land: LandRules,
        token_rules: TokenRules,
        finish: Finish,
    ) -> None:
        self.name = name
        self.prefix = prefix
        """Of its rule IDs."""
        self.most_seats = most_seats
        self.contact = contact
        """The widest gap that still is contact."""
        self.clearance = clearance
        """The least gap to every enemy where a walk or run ends."""
        self.estimate_step = estimate_step
        self.error = error
        """By how many per cent bots misjudge a distance."""
        self.has_engagement = has_engagement
        self.shots_need_sight = shots_need_sight
        """A shot at somebody unseen is refused, not failed."""
        self.second_shot_aims = second_shot_aims
        """With measuring, the second shot at a target has Aim whatever is in between."""
        self.tokens_mark_pieces = tokens_mark_pieces
        self.sight = sight
        self.bonds = bonds
        self.tempo = tempo
        self.charging = charging
        self.disengaging = disengaging
        self.cover = cover
        self.reactions = reactions
        self.craft = craft
        self.siting = siting
        self.land = land
        self.token_rules = token_rules
        self.finish = finish
        self._cited: dict[str, tuple[str, ...]] = {}

    def cite(self, ids: str) -> tuple[str, ...]:
        """Return those of some rule IDs that are this edition's."""
        found = self._cited.get(ids)
        if found is None:
            found = tuple(rule for rule in ids.split() if rule.startswith(self.prefix))
            self._cited[ids] = found
        return found


def second_edition(
    sight: SightRules, cover: CoverRules, siting: Siting, land: LandRules
) -> Edition:
    """Return the second edition with the scenery that is played with (AK2-401)."""
    return Edition(
        "v2",
        "AK2",
        most_seats=4,  # AK2-1601
        contact=10,  # AK2-R1
        clearance=11,  # AK2-604: any gap that is no contact
        estimate_step=10,  # AK2-R33
        error=8,  # AK2-R68
        has_engagement=False,  # AK2-702
        shots_need_sight=False,  # AK2-804
        second_shot_aims=True,  # AK2-1203
        tokens_mark_pieces=True,  # AK2-416
        sight=sight,
        bonds=ContactBonds(),
        tempo=OneByOne(),
        charging=AnnouncedCharge(),
        disengaging=EverybodyHolds(),
        cover=cover,
        reactions=ChargeBack(),
        craft=SureCraft(),
        siting=siting,
        land=land,
        token_rules=OnWholePieces(),
        finish=FiguresNeeded(),
    )


V2: Final = second_edition(EqualSizesBlock(), ObstaclesShift(), ZoneByZone(), BareLand())

ADVANCED_V2: Final = second_edition(
    OpaqueBlocks(), SparseShiftsTwice(), CloserByZones(), LivingLand()
)
"""With the module of advanced scenery (AK2 4.14)."""

BLITZ: Final = Edition(
    "blitz",
    "AKB",
    most_seats=2,
    contact=20,  # AKB-R94
    clearance=100,  # AKB-R94
    estimate_step=250,  # AKB-R49
    error=6,  # AKB-R11
    has_engagement=True,  # AKB-250
    shots_need_sight=True,  # AKB-R24
    second_shot_aims=False,  # AKB-R11
    tokens_mark_pieces=False,  # AKB-R108
    sight=LargerSizesBlock(),
    bonds=LastingBonds(),
    tempo=InWaves(),
    charging=MeasuredCharge(),
    disengaging=ReachGetsAway(),
    cover=CoverRolls(),
    reactions=EngageBack(),
    craft=RolledCraft(),
    siting=AllAround(),
    land=BareLand(),
    token_rules=OnOutlines(),
    finish=PointsFirst(),
)
