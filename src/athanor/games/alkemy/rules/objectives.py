"""Secret objectives: chosen before the first turn, judged and opened at the end (AK2 4.16)."""

from athanor.games.alkemy.codes import (
    BY_BLOWS,
    BY_SHOTS,
    CHAMPION,
    COSTLIEST_REMOVED,
    INVADERS,
    LOSSES,
    NONE,
    REMOVED,
    STAGE_TURN,
    TOKENS_HARVESTED,
    UNSCATHED,
    WHITE,
)
from athanor.games.alkemy.decks import Condition, SecretObjective
from athanor.games.alkemy.rules.aids import concerns
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.space import as_shown, in_zone
from athanor.games.alkemy.rules.tell import seat_told
from athanor.games.alkemy.rules.things import objective_thing, seat_thing
from athanor.games.alkemy.seats import has_left, playing
from athanor.games.alkemy.state import CUT_DOWN, GATHERED, SCORE, SHOT_DOWN, TALLY_ROW, Battle
from athanor.kernel.bits import members
from athanor.kernel.script import Decision, Script, ask_secretly
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Event, Message, SeatName


class ChooseObjective(BattleMenu):
    """A secret objective, kept secret until the end of the match (AK2-1502)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        codes = open_objectives(battle, seat)
        super().__init__(battle, seat, codes, "AK2-1502 AK2-1503", secret=True)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "objective"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-objective")

    def message(self, choice: i64) -> Message:
        """Return the objective and what it gives."""
        card = self.battle.terms.objectives[choice]
        args: dict[str, Arg] = {"name": card.name, "points": card.vp, "more": card.vp_if_win}
        return Message("alkemy-option-objective", args)

    def text(self, choice: i64) -> str:
        """Return the objective's id."""
        return self.battle.terms.objectives[choice].id

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the objective."""
        return (objective_thing(self.battle, choice),)

    def conceivable(self) -> list[int]:
        """Return all objectives there are."""
        return list(range(len(self.battle.terms.objectives)))

    def off_list(self, choice: i64) -> str:
        """Say that it was chosen in an earlier match of the event."""
        return "objective-used AK2-1503"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the objective."""
        if choice == NONE:
            return {}
        return {"name": self.battle.terms.objectives[choice].name}


def open_objectives(battle: Battle, seat: i64) -> list[int]:
    """Return the objectives that a player has not used in this event (AK2-1503)."""
    used = battle.terms.event.used
    mask = used[seat] if seat < len(used) else 0
    return [one for one in range(len(battle.terms.objectives)) if not mask >> one & 1]


def choose_objectives(battle: Battle) -> Script[None]:
    """Let everybody choose in secret; who has used all plays without one (AK2-1502, AK2-R88)."""
    asking = [seat for seat in playing(battle) if open_objectives(battle, seat)]
    asked: list[Decision] = [ChooseObjective(battle, seat) for seat in asking]
    chosen = (yield from ask_secretly(asked)) if asked else []
    for seat, objective in zip(asking, chosen, strict=True):
        battle.secrets[seat] = objective
    for seat in playing(battle):
        if battle.secrets[seat] == NONE:
            seat_told(battle, "objective-none", "AK2-R88", seat)
        else:
            seat_told(battle, "objective-chosen", "AK2-1502", seat)
    battle.stage = STAGE_TURN


def objective_of(battle: Battle, seat: i64) -> SecretObjective | None:
    """Return a player's secret objective."""
    if len(battle.secrets) == 0 or battle.secrets[seat] == NONE:
        return None
    return battle.terms.objectives[battle.secrets[seat]]


def is_fulfilled(battle: Battle, seat: i64) -> bool:
    """Tell whether all holds that a player's objective asks for, as things stand (AK2-R88)."""
    objective = objective_of(battle, seat)
    if objective is None:
        return False
    return all(one.holds(progress(battle, seat, one)) for one in objective.conditions)


def objective_points(battle: Battle, seat: i64, has_won: bool) -> i64:
    """Return the Victory Points of a player's objective, more of some on a win (AK2-1504)."""
    objective = objective_of(battle, seat)
    if objective is None or not is_fulfilled(battle, seat):
        return 0
    return objective.vp + (objective.vp_if_win if has_won else 0)


def open_cards(battle: Battle) -> None:
    """Open all objectives of a match that is over, and say which are fulfilled (AK2-1504)."""
    winners = battle.edition.finish.winners(battle) if len(battle.secrets) > 0 else []
    for seat in range(len(battle.secrets)):
        objective = objective_of(battle, seat)
        if objective is None or not battle.log.heard:
            continue
        done = is_fulfilled(battle, seat)
        kind = "objective-fulfilled" if done else "objective-failed"
        key = "alkemy-event-objective-fulfilled" if done else "alkemy-event-objective-failed"
        args: dict[str, Arg] = {
            "seat": SeatName(seat),
            "name": objective.name,
            "points": objective_points(battle, seat, seat in winners),
        }
        message = Message(key, args)
        things = (seat_thing(seat), objective_thing(battle, battle.secrets[seat]))
        battle.log.tell(Event(kind, seat, message, battle.cite("AK2-1504"), things=things))


# --- What is asked for ---


def progress(battle: Battle, seat: i64, condition: Condition) -> i64:
    """Return the number that a condition is about, as things stand."""
    verb = condition.verb
    if verb == COSTLIEST_REMOVED:
        return costliest_removed(battle, seat)
    if verb == UNSCATHED:
        return unscathed(battle, seat, condition.who)
    if verb == TOKENS_HARVESTED:
        return harvested(battle, seat)
    if verb == INVADERS:
        return invaders(battle, seat, condition.who)
    if verb == CHAMPION:
        return max([0, *removals(battle, seat, condition)])
    if verb == REMOVED:
        return sum(removals(battle, seat, condition))
    if verb == LOSSES:
        return losses(battle, seat, condition.who)
    return best_score(battle, seat)


def costliest_removed(battle: Battle, seat: i64) -> i64:
    """Count removed enemies than whom nobody in their warband costs more.

    Who has left because its player conceded was not removed (AK2-R44).
    """
    found: i64 = 0
    for other in range(battle.seats):
        figures = members(battle.roster.side[other])
        most = max(battle.sheet(figure).cost for figure in figures)
        left = has_left(battle, other)
        if other != seat:
            for figure in figures:
                sheet = battle.sheet(figure)
                fell = battle.wounds[figure] == sheet.hp if left else not battle.is_present(figure)
                if sheet.cost == most and fell:
                    found += 1
    return found


def unscathed(battle: Battle, seat: i64, who: i64) -> i64:
    """Count own figures on the table whose health is white (AK2-103)."""
    found: i64 = 0
    for figure in members(battle.own(seat)):
        if concerns(battle, figure, who) and battle.colour(figure) == WHITE:
            found += 1
    return found


def invaders(battle: Battle, seat: i64, who: i64) -> i64:
    """Count own figures that stand entirely in the deployment zone of another player."""
    found: i64 = 0
    for figure in members(battle.own(seat)):
        if concerns(battle, figure, who) and invades(battle, seat, figure):
            found += 1
    return found


def invades(battle: Battle, seat: i64, figure: i64) -> bool:
    """Tell whether a figure stands entirely in another player's deployment zone.

    As long as the match goes on, that is told no more exactly than the picture (AK2-R68).
    """
    x, y, radius = battle.discs.x[figure], battle.discs.y[figure], battle.discs.radius[figure]
    if not battle.over:
        x, y = as_shown(battle, x), as_shown(battle, y)
    return any(
        in_zone(battle, other, x, y, radius) for other in range(battle.seats) if other != seat
    )


def losses(battle: Battle, seat: i64, who: i64) -> i64:
    """Count own figures that were removed."""
    found: i64 = 0
    for figure in members(battle.roster.side[seat] & ~battle.present):
        if concerns(battle, figure, who):
            found += 1
    return found


def best_score(battle: Battle, seat: i64) -> i64:
    """Return the most Scenario Points of any other player."""
    most: i64 = 0
    for other in range(battle.seats):
        if other != seat:
            most = max(most, battle.counts[SCORE + other])
    return most


def harvested(battle: Battle, seat: i64) -> i64:
    """Return how many tokens a player's alchemists removed."""
    count: i64 = 0
    for figure in members(battle.roster.side[seat]):
        count += battle.tallies[TALLY_ROW * figure + GATHERED]
    return count


def removals(battle: Battle, seat: i64, condition: Condition) -> list[int]:
    """Return, for each own figure that counts, how many enemies it removed by the right means."""
    found: list[int] = []
    for figure in members(battle.roster.side[seat]):
        if concerns(battle, figure, condition.who):
            count: i64 = 0
            if condition.means & BY_BLOWS:
                count += battle.tallies[TALLY_ROW * figure + CUT_DOWN]
            if condition.means & BY_SHOTS:
                count += battle.tallies[TALLY_ROW * figure + SHOT_DOWN]
            found.append(count)
    return found
