"""What command cards promise this turn, at a glance, in troopers (AK2 4.15).

Command points are good for nothing else in the end, but they are few: a card waits for a turn in
which it does something, and less and less as the match nears its end.
"""

from typing import Final

from athanor.games.alkemy.advice.outlook import judged
from athanor.games.alkemy.advice.pursuit import lateness
from athanor.games.alkemy.advice.remedies import lacks_concentration
from athanor.games.alkemy.advice.stakes import post_worth, worth
from athanor.games.alkemy.codes import (
    BREATH,
    CHARGE,
    CONTROL,
    FURY,
    HAUNTED,
    MARCH,
    NONE,
    RALLY,
    ROLLS,
    RUN,
    SECOND_WIND,
    SHARP_EYES,
    TEMPO,
    WALK,
    WARD,
)
from athanor.games.alkemy.decks import CommandCard, CommandEffect
from athanor.games.alkemy.rules.aids import concerns
from athanor.games.alkemy.rules.bearing import is_wanted, may_take
from athanor.games.alkemy.rules.command import MOST_CONCENTRATION
from athanor.games.alkemy.rules.command_choices import CancelCommands, CommandMenu, PickCommand
from athanor.games.alkemy.rules.space import move_value, post_disc, sees
from athanor.games.alkemy.state import CURSED, LAID, Battle
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

POINT: Final = 0.1
"""What a command point is worth at the beginning, while there may be better use for it."""

LAST_POINT: Final = 0.02
"""And at the end of the match, when there is none."""

NEAR: Final = 8000
"""An enemy within so many inches may hurt a figure this turn."""

HELP: Final = [0.03, 0.12, 0.15, 0.15, 0.25, 0.2, 0.2, 0.15, 0.2]
"""What each verb of a command card does for one figure that it helps, or at all.

A list: of a tuple of fractions, compiled code says that it was not set where it is used first."""

ABLE: Final = (1.0, 0.5, 0.5, 1.0, 0.7, 1.0, 0.7, 0.5, 0.5)
"""How often somebody whom it concerns is helped by it in the best of turns."""

ONCE: Final = (SECOND_WIND, TEMPO)
"""Verbs that help one figure, however many they concern."""

SWING: Final = 0.25
"""How much of a post's worth it is to be able to turn it: they have an answer mostly."""


# --- Hands, cards and cancelling ---


def command_value(decision: CommandMenu, choice: i64) -> float:
    """Return what it promises to take or play a card, less what its points are worth."""
    battle, seat = decision.battle, decision.seat
    if choice == decision.nothing():
        return -1.0 if isinstance(decision, PickCommand) else 0.0
    card = decision.card(choice)
    if isinstance(decision, PickCommand):
        return lasting(battle, seat, card) / float(max(1, card.cost))
    return promise(battle, seat, card) - point_worth(battle) * float(card.cost)


def cancel_value(decision: CancelCommands, choice: i64) -> float:
    """Return what it is worth to cancel some cards: what they promise, less the points."""
    battle = decision.battle
    value = 0.0
    for other in members(choice):
        card = battle.terms.command_cards[battle.commands(other, LAID)]
        value += promise(battle, other, card) - point_worth(battle) * float(card.cost + 1)
    return value


def point_worth(battle: Battle) -> float:
    """Return what a command point is worth: less and less, the fewer turns are left to use it."""
    return LAST_POINT + (POINT - LAST_POINT) * (1.0 - lateness(battle))


def lasting(battle: Battle, seat: i64, card: CommandCard) -> float:
    """Return what a card promises in the best of turns, before anybody stands anywhere."""
    total = 0.0
    for effect in card.effects:
        verb = effect.verb
        mine = concerned(battle, battle.roster.side[seat], effect)
        if verb == SHARP_EYES:
            mine = [one for one in mine if battle.sheet(one).ranged != NONE]
        helped = 1.0 if verb in ONCE else ABLE[verb] * float(len(mine))
        total += HELP[verb] * helped + (SWING if verb == SECOND_WIND else 0.0)
    return total


def concerned(battle: Battle, figures: i64, effect: CommandEffect) -> list[int]:
    """Return those of some figures that an effect is about."""
    return [one for one in members(figures) if concerns(battle, one, effect.who)]


# --- This turn ---


def promise(battle: Battle, seat: i64, card: CommandCard) -> float:
    """Return what a card promises this turn, as far as the eye can tell."""
    total = 0.0
    for effect in card.effects:
        mine = concerned(battle, battle.own(seat), effect)
        if effect.verb == SECOND_WIND:
            total += max([0.0, *(wind_worth(battle, one, effect.amount) for one in mine)])
        elif effect.verb == MARCH:
            total += march_worth(battle, mine, effect.amount)
        elif effect.verb == TEMPO or mine:
            helped = sum(1 for one in mine if is_helped(battle, one, effect.verb))
            total += HELP[effect.verb] * (1.0 if effect.verb == TEMPO else float(helped))
    return total


def is_helped(battle: Battle, figure: i64, verb: i64) -> bool:
    """Tell whether an effect is likely to do something for a figure this turn."""
    if verb == FURY:
        return may_charge(battle, figure)
    if verb == WARD:
        return is_threatened(battle, figure)
    if verb == RALLY:
        return is_daunted(battle, figure)
    if verb == SHARP_EYES:
        return has_covered_target(battle, figure)
    if verb == BREATH:
        level = battle.concentration[figure]
        return level < MOST_CONCENTRATION and lacks_concentration(battle, figure)
    return True


def may_charge(battle: Battle, figure: i64) -> bool:
    """Tell whether an enemy seems near enough to be charged."""
    if battle.in_combat(figure):
        return False
    reach = move_value(battle, figure, CHARGE)
    return any(judged(battle, figure, foe) <= reach for foe in members(battle.enemies(figure)))


def is_threatened(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure fights, or has an enemy near."""
    if battle.in_combat(figure):
        return True
    return any(judged(battle, figure, foe) <= NEAR for foe in members(battle.enemies(figure)))


def is_daunted(battle: Battle, figure: i64) -> bool:
    """Tell whether malus dice await a figure: in a fight, where Brutal is slow, or by magic."""
    if battle.in_combat(figure) or battle.has(figure, HAUNTED):
        return True
    return any(battle.boost(figure, CURSED + roll) < 0 for roll in range(len(ROLLS)))


def has_covered_target(battle: Battle, figure: i64) -> bool:
    """Tell whether something stands between a shooter and an enemy it could shoot at."""
    sheet = battle.sheet(figure)
    if sheet.ranged == NONE or battle.in_combat(figure):
        return False
    cover = battle.edition.cover
    return any(
        judged(battle, figure, foe) <= sheet.range
        and sees(battle, figure, foe)
        and cover.protection(battle, figure, foe).shift > 0
        for foe in members(battle.enemies(figure))
    )


# --- Getting to posts ---


def wind_worth(battle: Battle, figure: i64, ap: i64) -> float:
    """Return what more Action Points are worth to a figure: most where they turn a post."""
    busy = HELP[SECOND_WIND] * worth(battle, figure)
    value = busy if is_threatened(battle, figure) else 0.0
    return value + turning_gain(battle, [figure], ap, 0)


def march_worth(battle: Battle, figures: list[int], inches: i64) -> float:
    """Return what a longer Walk is worth to some figures: one of them may turn a post by it."""
    free = [one for one in figures if not battle.in_combat(one)]
    return HELP[MARCH] * float(len(free)) + turning_gain(battle, free, 0, inches)


def turning_gain(battle: Battle, figures: list[int], ap: i64, longer: i64) -> float:
    """Return what it is worth that figures turn a post with help that nobody turns without."""
    if not figures:
        return 0.0
    seat = battle.seat_of(figures[0])
    friends = members(battle.own(seat))
    for post in range(len(battle.owners)):
        if is_wanted(battle, post, seat):
            theirs = battle.layout.objective == CONTROL and battle.owners[post] != NONE
            wanted: i64 = 2 if theirs else 1  # freed, then taken
            usual = most_turns(battle, friends, post, 0, 0)
            if usual < wanted and most_turns(battle, figures, post, ap, longer) > usual:
                return SWING * post_worth(battle, seat)
    return 0.0


def most_turns(battle: Battle, figures: list[int], post: i64, ap: i64, longer: i64) -> i64:
    """Return how often the best placed of some figures can turn a post, with such help."""
    most: i64 = 0
    for figure in figures:
        if may_take(battle, figure):
            away = judged(battle, figure, post_disc(battle, post)) - battle.layout.post_reach
            most = max(most, turns_of(battle, figure, away, battle.ap[figure] + ap, longer))
    return most


def turns_of(battle: Battle, figure: i64, away: i64, ap: i64, longer: i64) -> i64:
    """Return how often a figure can turn a post so far away before its points are spent.

    ``longer`` is by how much its first Walk is.
    """
    cost = battle.layout.post_ap
    if away <= 0:
        return ap // cost
    if battle.in_combat(figure):
        return 0
    walk = max(1, move_value(battle, figure, WALK))
    steps = max(0, (away - longer + walk - 1) // walk)
    if longer > 0:
        steps = max(1, steps)
    if away <= move_value(battle, figure, RUN):
        steps = min(steps, 2)
    return max(0, ap - steps) // cost
