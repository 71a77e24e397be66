"""What a figure's orders promise, in troopers (see stakes)."""

from math import sqrt
from typing import Final

from athanor.games.alkemy.advice.because import because, give, percent
from athanor.games.alkemy.advice.duel import Fencing, Side, dice_on
from athanor.games.alkemy.advice.outlook import PREY, Outlook, judged
from athanor.games.alkemy.advice.pursuit import Pursuit
from athanor.games.alkemy.advice.remedies import IN_VAIN as CAST_IN_VAIN
from athanor.games.alkemy.advice.remedies import formula_worth, lacks_concentration
from athanor.games.alkemy.advice.shots import IN_VAIN as SHOT_IN_VAIN
from athanor.games.alkemy.advice.shots import shot_worth
from athanor.games.alkemy.advice.stakes import sure_loss
from athanor.games.alkemy.advice.surroundings import Surroundings
from athanor.games.alkemy.codes import (
    BY_BLOWS,
    BY_SHOTS,
    CHARGE,
    CLIMB,
    CONCENTRATE,
    DISENGAGE,
    ENGAGE,
    FIGHT,
    FORMULA,
    HARVEST,
    HAS_ATTACKED,
    INVIGORATE,
    MASTER,
    MIND,
    NONE,
    POST,
    QUICK,
    RAN_OR_CHARGED,
    RUN,
    SHOT,
    STOP,
    WALK,
)
from athanor.games.alkemy.rules.bearing import is_wanted, may_take
from athanor.games.alkemy.rules.choices import named
from athanor.games.alkemy.rules.elements import inside
from athanor.games.alkemy.rules.fight import BY_CHARGE, BY_ENGAGEMENT, BY_SKILL, PAID
from athanor.games.alkemy.rules.land import CRAMPED
from athanor.games.alkemy.rules.order_codes import action_of, detail_of, target_of
from athanor.games.alkemy.rules.scaling import HARDEST, FarSide
from athanor.games.alkemy.rules.space import (
    HINDRANCE,
    move_value,
    post_disc,
    sees,
    spot_x,
    spot_y,
)
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import INCH
from athanor.games.alkemy.tabletop.stretches import Way
from athanor.kernel.bits import members
from athanor.kernel.reasons import Reasons
from athanor.kernel.vectors import i64

HOPELESS: Final = -1.0
"""An order that cannot come to anything."""

FAINT: Final = 0.25
"""A charge that is less likely than this to come home is not worth a thought."""

UNSURE: Final = 0.9
"""How often a measured charge finds a way."""

RETREAT: Final = 0.5
"""How much of an improvement a figure really gets that must leave a fight for it."""

SPARE_AP: Final = 0.02
"""What an Action Point is worth that nobody threatens: little, but not nothing."""

ON_GUARD: Final = 0.6
"""How likely a threat is carried out, so how much it counts to keep a point for the answer."""

FOLLOW_UP: Final = 0.7
"""How much of a post's worth counts for a move that ends with the points left to turn it."""

PRESS: Final = 0.05
"""What a charge is worth besides its blow: the enemy is held, and answers with its own points."""

FAILED_CHARGE_COST: Final = 0.15
"""What a failed charge costs: a turn of nothing but defence (AK2-619, AKB-228)."""

STUDY: Final = 0.15
"""What a level of concentration is worth that opens a formula, or pays for one."""

AT_RANGE: Final = 0.15
"""What an enemy within range is worth to a shooter before sight and cover are looked at."""

FEED: Final = 0.3
"""What a token's components are worth to somebody who has none left."""


FIGHTING: Final = "AK2-703 AKB-310"
SHOOTING: Final = "AK2-813 AKB-369"
CHARGING: Final = "AK2-616 AKB-225"
FAILING: Final = "AK2-619 AKB-228"
PARTING: Final = "AK2-627 AKB-265"
POSTS: Final = "AK2-1102 AKB-525"
CASTING: Final = "AK2-907 AKB-440"
OFF_GUARD: Final = "AK2-704 AKB-317"
"""Rules that reasons rest on."""

FALL: Final = 2
"""By how much a climb that fails falls short, mostly."""


class Intents:
    """The orders of one figure as they look where it stands now."""

    def __init__(
        self, battle: Battle, figure: i64, fencing: Fencing, pursuit: Pursuit | None = None
    ) -> None:
        self.battle = battle
        self.figure = figure
        self.fencing = fencing
        self.pursuit = pursuit
        self.outlook = Outlook(battle, figure, fencing, pursuit)
        self.x, self.y = battle.discs.x[figure], battle.discs.y[figure]
        self.here = self.outlook.at(self.x, self.y)
        self.reserve = self.last_point()

    def value(self, code: i64, reasons: Reasons | None = None) -> float:
        """Return what an order promises, less what its Action Points are worth."""
        action, target = action_of(code), target_of(code)
        if action == STOP:
            return 0.0
        if action in (WALK, RUN):
            return self.move(action, reasons)
        if action in (CHARGE, ENGAGE):
            return self.charge_or_engage(action, target, reasons)
        if action in (FIGHT, MASTER):
            worth = self.blow(target, PAID if action == FIGHT else BY_SKILL, True)
            return self.towards_foe(worth, target, "fight", reasons)
        if action == SHOT:
            worth = shot_worth(self.battle, self.fencing.odds, self.figure, target)
            worth = self.keen(worth, target, BY_SHOTS)
            return self.towards_foe(worth, target, "shot", reasons) - self.paying(1, reasons)
        if action == POST:
            return self.turn_post(target, reasons)
        if action == CONCENTRATE:
            return self.concentrate(reasons)
        if action == FORMULA:
            return self.cast(target, detail_of(code), reasons)
        if action == HARVEST:
            return self.harvest(reasons)
        if action == CLIMB:
            return self.climb(target, reasons)
        if action == INVIGORATE:
            healing = Surroundings(self.battle, self.figure, self.fencing.odds).healing()
            return self.because(reasons, healing, "healing") - self.paying(1, reasons)
        return self.hopeless(reasons)

    # --- Reasons ---

    def because(self, reasons: Reasons | None, worth: float, key: str, rules: str = "") -> float:
        """Return a worth that has one reason."""
        return because(self.battle, reasons, worth, key, rules)

    def hopeless(self, reasons: Reasons | None) -> float:
        """Return what an order is worth that cannot come to anything."""
        return self.because(reasons, HOPELESS, "hopeless")

    def towards_foe(self, worth: float, target: i64, kind: str, reasons: Reasons | None) -> float:
        """Return what a fight or a shot promises, with its reason."""
        if reasons is not None:
            rules = FIGHTING if kind == "fight" else SHOOTING
            key = kind if worth >= 0.0 else f"bad-{kind}"
            give(self.battle, reasons, worth, key, rules, figure=named(self.battle, target))
        return worth

    def is_hopeless(self, code: i64) -> bool:
        """Tell whether an order will come to nothing, as far as the eye can tell."""
        battle, figure = self.battle, self.figure
        action, target = action_of(code), target_of(code)
        if action in (STOP, WALK, RUN, FIGHT, MASTER):
            return False
        if action == SHOT:
            return shot_worth(battle, self.fencing.odds, figure, target) <= SHOT_IN_VAIN
        if action == FORMULA:
            found = formula_worth(battle, self.fencing, figure, target, detail_of(code) // 2)
            return found <= CAST_IN_VAIN
        if action == CONCENTRATE:
            return not lacks_concentration(battle, figure)
        return self.value(code) <= HOPELESS

    def promise(self) -> float:
        """Return at a glance what the figure can achieve; ways and lines of sight are not checked.

        Shots and formulas are not weighed one by one: somebody who could use one should act.
        """
        battle, figure, outlook = self.battle, self.figure, self.outlook
        ap = battle.ap[figure]
        best = HOPELESS
        if ap >= battle.layout.post_ap and may_take(battle, figure):
            for post in range(len(battle.owners)):
                if is_wanted(battle, post, battle.seat_of(figure)):
                    best = max(best, self.turn_post(post))
        for foe in members(battle.foes[figure]):
            best = max(best, self.blow(foe, PAID, True))
        if ap > 0 and not battle.has(figure, RAN_OR_CHARGED):
            best = max(best, self.move(WALK))
            if ap > 1:
                best = max(best, self.move(RUN))
        if ap > 0 and not battle.in_combat(figure):
            for k in range(len(outlook.enemies)):
                away = judged(battle, figure, outlook.enemies[k])
                if away <= outlook.range:
                    best = max(best, AT_RANGE - self.paying(1))
                if away <= outlook.strike and not battle.has(figure, RAN_OR_CHARGED):
                    best = max(best, outlook.hopes[k] / PREY - self.paying(1))
        if ap > 0 and battle.sheet(figure).circle != 0:
            best = max(best, STUDY - self.paying(1))
        around = outlook.surroundings
        if around is not None and ap > 0:
            if around.spring != NONE and around.touches(around.spring, self.x, self.y):
                best = max(best, around.healing() - self.paying(1))
            best += min(0.0, around.at(self.x, self.y))  # who acts here is tested first
        return best

    # --- Action Points ---

    def last_point(self) -> float:
        """Return what it is worth to answer a charge or a fight with a card that costs a point."""
        battle, figure = self.battle, self.figure
        ap = battle.ap[figure]
        most = 0.0
        if ap == 0:
            return most
        outlook = self.outlook
        for k in range(len(outlook.enemies)):
            enemy = outlook.enemies[k]
            near = judged(battle, figure, enemy) <= outlook.threats[k]
            if near and battle.ap[enemy] > 0 and outlook.fears[k] >= 0.0:
                armed = self.fencing.duel(battle, enemy, figure, BY_CHARGE, False).value
                battle.ap[figure] = 0
                helpless = self.fencing.duel(battle, enemy, figure, BY_CHARGE, False).value
                battle.ap[figure] = ap
                most = max(most, helpless - armed)
        return ON_GUARD * most

    def paying(self, ap: i64, reasons: Reasons | None = None) -> float:
        """Return what it costs to spend Action Points now."""
        cost = SPARE_AP * float(ap)
        if reasons is not None:
            give(self.battle, reasons, -cost, "points", count=ap)
        if self.battle.ap[self.figure] <= ap:
            cost += self.reserve
            if reasons is not None:
                give(self.battle, reasons, -self.reserve, "off-guard", OFF_GUARD)
        return cost

    # --- Moving ---

    def move(self, action: i64, reasons: Reasons | None = None) -> float:
        """Return what a walk or run promises: how much better the best place is than this one."""
        battle, figure = self.battle, self.figure
        cost: i64 = 2 if action == RUN else 1
        length = move_value(battle, figure, action)
        if inside(battle, figure, battle.levels.hindering):  # AK2-1310
            length = max(0, length - HINDRANCE[action])
        gain = self.farthest(length, battle.ap[figure] - cost) - self.here
        if battle.in_combat(figure):
            better = self.because(reasons, RETREAT * gain, "better-place")
            gain = better - self.because_of_parting(reasons)
        elif reasons is not None:
            give(battle, reasons, gain, "better-place")
        return gain - self.paying(cost, reasons)

    def farthest(self, length: i64, ap_left: i64) -> float:
        """Return how good the best place is that lies straight ahead towards something."""
        battle, outlook = self.battle, self.outlook
        best = self.here
        goals = [post_disc(battle, post) for post in members(battle.lying)] + outlook.enemies
        for goal in goals:
            best = max(best, self.towards(goal, length, ap_left))
        for pull in outlook.pulls:
            x, y = self.stepped(*pull.middle(), length)
            best = max(best, outlook.at(x, y))
        if self.pursuit is not None and self.pursuit.token() > 0.0:
            for token_x, token_y in outlook.tokens:
                x, y = self.stepped(token_x, token_y, length)
                best = max(best, outlook.at(x, y))
        for enemy in outlook.enemies:
            best = max(best, self.away_from(enemy, length))
        return best

    def towards(self, goal: i64, length: i64, ap_left: i64) -> float:
        """Return how good it is to go straight towards a base."""
        battle = self.battle
        away = judged(battle, self.figure, goal)
        step = length if length < away else away
        x, y = self.straight(goal, step)
        value = self.outlook.at(x, y)
        post = goal - battle.roster.count
        if (
            post >= 0
            and ap_left >= battle.layout.post_ap
            and away - step <= battle.layout.post_reach
            and is_wanted(battle, post, battle.seat_of(self.figure))
            and may_take(battle, self.figure)
        ):
            value += FOLLOW_UP * self.outlook.turning
        return value

    def away_from(self, enemy: i64, length: i64) -> float:
        """Return how good it is to go straight away from an enemy."""
        layout = self.battle.layout
        x, y = self.straight(enemy, -length)
        if not (0 < x < layout.width and 0 < y < layout.height):
            return HOPELESS
        return self.outlook.at(x, y)

    def straight(self, goal: i64, step: i64) -> tuple[i64, i64]:
        """Return where a step straight towards a base leads."""
        discs = self.battle.discs
        dx, dy = float(discs.x[goal] - self.x), float(discs.y[goal] - self.y)
        share = float(step) / max(1.0, sqrt(dx * dx + dy * dy))
        return self.x + i64(dx * share), self.y + i64(dy * share)

    def stepped(self, x: i64, y: i64, length: i64) -> tuple[i64, i64]:
        """Return where a move of at most a length leads straight towards a point."""
        dx, dy = float(x - self.x), float(y - self.y)
        share = min(1.0, float(length) / max(1.0, sqrt(dx * dx + dy * dy)))
        return self.x + i64(dx * share), self.y + i64(dy * share)

    def parting(self) -> float:
        """Return what it costs on average to leave a fight (AK2-624, AKB-261)."""
        battle, figure = self.battle, self.figure
        foes = members(battle.foes[figure])
        held, blows = 0.0, 0.0
        for foe in foes:
            lead = battle.sheet(foe).reflex - battle.sheet(figure).reflex
            chance = self.fencing.odds.first(
                battle.colour(foe),
                dice_on(battle, Side(foe, PAID, 0, True), DISENGAGE, figure, 0, NONE, 0),
                lead,
                battle.colour(figure),
                dice_on(battle, Side(figure, PAID, 0, True), DISENGAGE, foe, 0, NONE, 0),
            )
            held = max(held, chance)
            blows += self.fencing.free_blow(battle, foe, figure, QUICK)
        return held * blows

    def because_of_parting(self, reasons: Reasons | None) -> float:
        """Return what it costs to leave a fight, with its reason."""
        cost = self.parting()
        if reasons is not None:
            give(self.battle, reasons, -cost, "parting", PARTING)
        return cost

    # --- Attacking ---

    def blow(self, target: i64, way: i64, met: bool) -> float:
        """Return what a fight promises, and more if the player's objective asks for it."""
        duel = self.fencing.duel(self.battle, self.figure, target, way, met)
        return self.keen(duel.value, target, BY_BLOWS)

    def keen(self, worth: float, target: i64, means: i64) -> float:
        """Return what it is worth to hurt a target, as the player's objective sees it."""
        if self.pursuit is None or worth <= 0.0:
            return worth
        return worth * self.pursuit.keenness(self.figure, target, means)

    def charge_or_engage(self, action: i64, target: i64, reasons: Reasons | None = None) -> float:
        """Return what a charge or an engagement promises."""
        battle, figure = self.battle, self.figure
        length = move_value(battle, figure, WALK if action == ENGAGE else CHARGE)
        if battle.levels.hindering != 0 and self.is_hindered(target):  # AK2-1310
            length = max(0, length - HINDRANCE[CHARGE])
        if battle.levels.cluttered != 0 and self.is_cramped(target):  # AK2-1311
            length = min(length, CRAMPED)
        chance = self.arriving(target, length)
        if chance < FAINT:
            if reasons is not None:
                give(battle, reasons, HOPELESS, "too-far", chance=percent(chance))
            return HOPELESS
        way = BY_ENGAGEMENT if action == ENGAGE else BY_CHARGE
        blow = self.blow(target, way, False)
        discs = battle.discs
        outlook = self.outlook
        there = outlook.posts_at(discs.x[target], discs.y[target])
        here = outlook.posts_at(self.x, self.y)
        gain = chance * (blow + PRESS) - (1.0 - chance) * FAILED_CHARGE_COST
        if reasons is not None:
            arrives = percent(chance)
            key = "charge" if blow >= 0.0 else "bad-charge"
            foe = named(battle, target)
            give(battle, reasons, chance * blow, key, CHARGING, figure=foe, chance=arrives)
            give(battle, reasons, chance * PRESS, "held", figure=foe)
            missed = (1.0 - chance) * FAILED_CHARGE_COST
            give(battle, reasons, -missed, "failed-charge", FAILING, chance=100 - arrives)
            give(battle, reasons, chance * (there - here), "posts-there", POSTS)
        if action == CHARGE and battle.ap[target] > 0:
            answer = max(0.0, shot_worth(battle, self.fencing.odds, target, figure))
            gain -= answer
            if reasons is not None:
                give(battle, reasons, -answer, "answered", figure=named(battle, target))
        return gain + chance * (there - here) - self.paying(1, reasons)

    def is_hindered(self, target: i64) -> bool:
        """Tell whether hindering ground lies straight between the figure and a target."""
        battle = self.battle
        discs, borders = battle.discs, battle.terrain.borders
        way = Way(float(self.x), float(self.y), float(discs.x[target]), float(discs.y[target]))
        radius = float(discs.radius[self.figure])
        return any(way.by_piece(borders, k, radius) for k in members(battle.levels.hindering))

    def is_cramped(self, target: i64) -> bool:
        """Tell whether one of the two stands in cluttered ground."""
        battle, cluttered = self.battle, self.battle.levels.cluttered
        return bool(inside(battle, self.figure, cluttered) | inside(battle, target, cluttered))

    def arriving(self, target: i64, length: i64) -> float:
        """Return the chance that a charge comes home."""
        battle, figure = self.battle, self.figure
        away = judged(battle, figure, target)
        chance = within_reach(battle, away, length)
        stealth = battle.traits(target).stealth
        if chance <= 0.0 or (0 < stealth < away) or not sees(battle, figure, target):
            return 0.0
        return chance * UNSURE * daring(battle, self.fencing, figure, target)

    # --- The rest ---

    def climb(self, piece: i64, reasons: Reasons | None = None) -> float:
        """Return what a climb promises: a better place over there, less what a fall would cost."""
        battle, figure = self.battle, self.figure
        near = battle.discs.radius[figure] + INCH
        if not battle.terrain.pieces[piece].within(self.x, self.y, near):
            return self.hopeless(reasons)
        spot = FarSide(battle, figure, piece).place()
        if spot == NONE:
            return self.hopeless(reasons)
        gain = self.outlook.at(spot_x(spot), spot_y(spot)) - self.here
        sheet = battle.sheet(figure)
        if battle.traits(figure).leap == 0 and sheet.reflex != NONE:
            need = HARDEST + battle.terrain.pieces[piece].size - sheet.reflex
            chance = self.fencing.odds.reaching(battle.colour(figure), 0, need)
            harm = (1.0 - chance) * sure_loss(battle, figure, FALL)
            gain = chance * gain
            if reasons is not None:
                give(battle, reasons, -harm, "fall", chance=100 - percent(chance))
                give(battle, reasons, gain, "better-place")
            gain -= harm
        elif reasons is not None:
            give(battle, reasons, gain, "better-place")
        if battle.in_combat(figure):
            gain -= self.because_of_parting(reasons)
        return gain - self.paying(1, reasons)

    def turn_post(self, post: i64, reasons: Reasons | None = None) -> float:
        """Return what the scenario's Action promises: everything, if the post is near enough."""
        battle = self.battle
        away = judged(battle, self.figure, post_disc(battle, post))
        chance = within_reach(battle, away, battle.layout.post_reach)
        if chance < 0.5:
            if reasons is not None:
                give(battle, reasons, HOPELESS, "too-far", chance=percent(chance))
            return HOPELESS
        gain = chance * self.outlook.turning
        if reasons is not None:
            give(battle, reasons, gain, "post", POSTS, chance=percent(chance))
        return gain - self.paying(battle.layout.post_ap, reasons)

    def concentrate(self, reasons: Reasons | None = None) -> float:
        """Return what a level of concentration is worth: as long as some formula needs it."""
        lacking = lacks_concentration(self.battle, self.figure)
        worth = STUDY if lacking else 0.0
        return self.because(reasons, worth, "study", CASTING) - self.paying(1, reasons)

    def cast(self, target: i64, detail: i64, reasons: Reasons | None = None) -> float:
        """Return what a formula promises."""
        battle, figure = self.battle, self.figure
        value = formula_worth(battle, self.fencing, figure, target, detail // 2)
        if reasons is not None:
            key = "formula" if value > CAST_IN_VAIN else "in-vain"
            give(battle, reasons, value, key, CASTING, figure=named(battle, target))
            if detail % 2 == 1:
                give(battle, reasons, -0.5 * STUDY, "concentration", "AK2-909")
        return value - (0.5 * STUDY if detail % 2 == 1 else self.paying(1, reasons))

    def harvest(self, reasons: Reasons | None = None) -> float:
        """Return what a token is worth: more to whoever has run out."""
        battle, figure = self.battle, self.figure
        full = max(1, battle.sheet(figure).components)
        lacking = 1.0 - float(battle.components[figure]) / float(full)
        asked = 0.0 if self.pursuit is None else self.pursuit.token()
        fed = self.because(reasons, FEED * lacking, "harvest")
        return fed + self.because(reasons, asked, "secret") - self.paying(1, reasons)


def within_reach(battle: Battle, away: i64, length: i64) -> float:
    """Return the chance that a length is enough for a distance judged by eye."""
    if battle.terms.measuring:
        return 1.0 if away <= length else 0.0
    error = float(away) * float(battle.edition.error) / 100.0
    if error < 1.0:
        return 1.0 if away <= length else 0.0
    chance = 0.5 + float(length - away) / (4.0 * error)
    return min(1.0, max(0.0, chance))


def daring(battle: Battle, fencing: Fencing, figure: i64, target: i64) -> float:
    """Return the chance to overcome a target's immunity, if it has any."""
    difficulty = battle.traits(target).immunity
    if difficulty == 0 or battle.has(target, HAS_ATTACKED):
        return 1.0
    mind = battle.sheet(figure).mind
    if mind == NONE:
        return 1.0
    extra = dice_on(battle, Side(figure, PAID, 0, True), MIND, target, 0, NONE, 0)
    return fencing.odds.reaching(battle.colour(figure), extra, difficulty - mind)
