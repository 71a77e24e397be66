"""Who may play in an experiment: our bots, and those of others for comparison."""

from typing import Final

from athanor.bots.bot import Bot
from athanor.bots.levels import make_bot
from athanor.kernel.game import Game
from athanor.lab.extras import needing

PEER: Final = "ismcts:"
"""How OpenSpiel's search is asked for: ``ismcts:0.5s`` or ``ismcts:40`` for each decision."""


def make_player(spec: str, game: Game, seed: int) -> Bot:
    """Return the bot of that name for a game; refuse a name nobody has.

    OpenSpiel is only asked for where somebody wants to play against it: it is an extra.
    """
    if spec.startswith(PEER):
        with needing():
            from athanor.adapters.ismcts import peer_of  # noqa: PLC0415

        return peer_of(spec.removeprefix(PEER), game, seed)
    return make_bot(spec, game, seed)
