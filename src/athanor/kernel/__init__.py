"""The kernel: matches, scripts, chance, records and views. It knows no game."""

from athanor.kernel import match as _match
from athanor.kernel.audience import EVERYONE, NOBODY, SPECTATOR, all_but, only, sees
from athanor.kernel.chance import FairSource, GivenSource, Source, Stream, commitment
from athanor.kernel.decisions import FINE, NO_SUCH, Listed, Menu
from athanor.kernel.game import Data, Game, Hints, ReasonedHints, State, because, fingerprint
from athanor.kernel.info import GameInfo, GameOption, PackStamp
from athanor.kernel.log import Log, tell
from athanor.kernel.match import Match, RedealError, Scribe
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.plain import PlainState
from athanor.kernel.reasons import Reasons, Term
from athanor.kernel.registry import Box, find, games
from athanor.kernel.script import (
    QUIET,
    Chance,
    Decision,
    Die,
    Pick,
    Request,
    Script,
    Sealed,
    ask_secretly,
    roll,
    shuffle,
)
from athanor.kernel.words import (
    Arg,
    Credit,
    Event,
    Inches,
    Label,
    Listing,
    Message,
    Modifier,
    Option,
    Outcome,
    Refusal,
    Refused,
    SeatName,
    ranked,
    refuse,
)

COMPILED = not str(_match.__file__).endswith(".py")
"""Whether this is the compiled build."""

__all__ = [
    "COMPILED",
    "EVERYONE",
    "FINE",
    "NOBODY",
    "NO_SUCH",
    "QUIET",
    "SPECTATOR",
    "Arg",
    "Box",
    "Chance",
    "Credit",
    "Data",
    "Decision",
    "Die",
    "Event",
    "FairSource",
    "Game",
    "GameInfo",
    "GameOption",
    "GivenSource",
    "Hints",
    "Inches",
    "Label",
    "Listed",
    "Listing",
    "Log",
    "Match",
    "MatchTraits",
    "Menu",
    "Message",
    "Modifier",
    "Option",
    "Outcome",
    "PackStamp",
    "Pick",
    "PlainState",
    "ReasonedHints",
    "Reasons",
    "RedealError",
    "Refusal",
    "Refused",
    "Request",
    "Scribe",
    "Script",
    "Sealed",
    "SeatName",
    "Source",
    "State",
    "Stream",
    "Term",
    "all_but",
    "ask_secretly",
    "because",
    "commitment",
    "find",
    "fingerprint",
    "games",
    "only",
    "ranked",
    "refuse",
    "roll",
    "sees",
    "shuffle",
    "tell",
]
