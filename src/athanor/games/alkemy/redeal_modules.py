"""What a seat cannot know of the modules, sampled again: others' hands and objectives.

How many cards a hand holds is seen, and so is what was played from it; all others of it are any
that would be of use to that warband, or any at all where these do not suffice.
"""

from athanor.games.alkemy.rules.command import fitting
from athanor.games.alkemy.rules.objectives import open_objectives
from athanor.games.alkemy.state import HELD, PLAYED, Battle
from athanor.kernel.bits import bit, count_bits
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64


def redeal_modules(battle: Battle, seat: i64, stream: Stream) -> None:
    """Deal all other players hands, and let them choose objectives, as they may be."""
    for other in range(battle.seats):
        if other != seat and len(battle.command) > 0:
            redeal_hand(battle, other, stream)
        if other != seat and len(battle.secrets) > 0 and battle.secrets[other] >= 0:
            choices = open_objectives(battle, other)
            battle.secrets[other] = choices[stream.below(len(choices))]


def redeal_hand(battle: Battle, seat: i64, stream: Stream) -> None:
    """Deal a player as many cards as he holds, those among them that were played."""
    held = battle.commands(seat, PLAYED)
    wanted = count_bits(battle.commands(seat, HELD))
    likely = [card for card in fitting(battle, seat) if not held >> card & 1]
    deck = range(len(battle.terms.command_cards))
    others = [card for card in deck if not held >> card & 1 and card not in likely]
    while count_bits(held) < wanted:
        pile = likely or others
        held |= bit(pile.pop(stream.below(len(pile))))
    battle.set_command(seat, HELD, held)
