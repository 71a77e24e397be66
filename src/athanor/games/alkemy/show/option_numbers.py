"""Options as numbers, for learning agents: where, whom, what, and how much.

An action is a place in a list that changes with every question, so an agent must see what stands
there.
"""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.announce import Announce
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.order_codes import action_of, detail_of, target_of
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.space import as_shown, spot_x, spot_y
from athanor.games.alkemy.rules.turn import ChooseActivation
from athanor.games.alkemy.rules.walking import WayEnds
from athanor.games.alkemy.show.features import MAX_FIGURES, Eyes
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.script import Decision

OPTION_FEATURES: Final = 8
"""1, x, y, figure, 1 + action, number, sum of two dice, damage."""

LARGEST: Final = (1 << 31) - 1


def option_numbers(battle: Battle, decision: Decision, choice: int) -> list[int]:
    """Return a choice as numbers, as the seat that decides sees it; 0 where nothing applies."""
    eyes = Eyes(battle, decision.seat)
    if isinstance(decision, (Spots, WayEnds)):
        return [1, *eyes.spot(spot_x(choice), spot_y(choice)), 0, 0, 0, 0, 0]
    if isinstance(decision, Announce):
        action, target, detail = action_of(choice), target_of(choice), detail_of(choice)
        whom = target if 0 <= target < battle.roster.count else NONE
        return [1, *about(battle, eyes, whom), 1 + action, 64 * target + detail, 0, 0]
    if isinstance(decision, PickFigure):
        whom = choice if choice < battle.roster.count else NONE
        return [1, *about(battle, eyes, whom), 0, choice, 0, 0]
    if isinstance(decision, ChooseActivation):
        cards = battle.roster.profile_cards
        group = members(cards[choice] & battle.present) if choice < len(cards) else []
        return [1, *about(battle, eyes, group[0] if group else NONE), 0, choice, 0, 0]
    if isinstance(decision, KeepDice):
        harm = 0 if decision.damage is None else decision.harm(choice, decision.damage)
        total = decision.total(choice) + max(decision.value, 0)
        return [1, 0, 0, 0, 0, choice, total, harm]
    number = choice if isinstance(decision, BattleMenu) else choice % LARGEST
    return [1, 0, 0, 0, 0, number, 0, 0]


def about(battle: Battle, eyes: Eyes, figure: int) -> list[int]:
    """Return where a figure stands, and its place among the figures of the feature list, from 1."""
    if figure == NONE or not battle.is_present(figure):
        return [0, 0, 0]
    discs, roster = battle.discs, battle.roster
    x, y = eyes.spot(as_shown(battle, discs.x[figure]), as_shown(battle, discs.y[figure]))
    seat = roster.seat[figure]
    place = figure - members(roster.side[seat])[0]
    return [x, y, 1 + MAX_FIGURES * ((seat - eyes.own) % eyes.seats) + place]
