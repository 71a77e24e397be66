"""What the host of a table may take as it is: ways to play, and ready warbands."""

from collections import Counter
from typing import Final

from athanor.games.alkemy.cards.build import label
from athanor.games.alkemy.cards.muster import parse
from athanor.games.alkemy.cards.schema import AlkemyData, ReadyWarband, by_id
from athanor.games.alkemy.terms import so_many
from athanor.kernel.info import Preset, ReadyValue
from athanor.kernel.words import Listing

PRESETS: Final = (
    Preset("skirmish", {"setup": "ready", "measuring": "measure"}, "alkemy/skirmish"),
    Preset("usual", {}, "alkemy/usual"),
    Preset("tournament", {"format": 200, "setup": "rules"}, "alkemy/tournament"),
    Preset("battle", {"format": 300}, "alkemy/battle", seats=2),  # more players have no such format
)
"""From a first match to a long evening."""

V2_PRESETS: Final = (
    *PRESETS,
    Preset("quarters", {"scenario": "quarters"}, "alkemy/quarters", seats=2),
    Preset("three", {"scenario": "quarters"}, "alkemy/three", seats=3),
    Preset("four", {"scenario": "quarters"}, "alkemy/four", seats=4),
    Preset(
        "modules", {"scenery": "advanced", "command": True, "competitive": True}, "alkemy/modules"
    ),
)
"""And what V2 has beyond: ground to hold, for two, three and four, and all modules at once."""


def ready_warband(record: ReadyWarband, data: AlkemyData) -> ReadyValue:
    """Return a ready warband with its figures and its story."""
    counts = Counter(profile.id for profile in parse(record.figures, data).figures)
    profiles = by_id(data.profile)
    parts = tuple(
        so_many(count, label(profiles[one].name), label(profiles[one].one or profiles[one].name))
        for one, count in counts.items()
    )
    return ReadyValue(
        "warbands",
        record.id,
        label(record.name),
        Listing(parts),
        None if record.story is None else label(record.story),
        {"format": record.points},
    )
