"""What bots should know about Alkemy: one small function for each kind of decision.

Values are in troopers (see stakes). Distances nobody has measured are taken as a player would
judge them by eye.
"""

from typing import Final

from athanor.games.alkemy.advice.ambition import mixed_objectives, objective_value
from athanor.games.alkemy.advice.because import because, give, percent
from athanor.games.alkemy.advice.commanding import cancel_value, command_value, wind_worth
from athanor.games.alkemy.advice.duel import Duel, Fencing, Side, dice_on
from athanor.games.alkemy.advice.intents import POSTS, Intents, within_reach
from athanor.games.alkemy.advice.odds import MOST, Odds
from athanor.games.alkemy.advice.outlook import Outlook, judged, misjudging
from athanor.games.alkemy.advice.pursuit import Pursuit
from athanor.games.alkemy.advice.shots import shot_worth
from athanor.games.alkemy.advice.stakes import sure_loss, worth
from athanor.games.alkemy.advice.standing import standing
from athanor.games.alkemy.codes import AS_PARRIER, CHARGE, MIND, NONE, PARRY, SECOND_WIND, WHITE
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.rules.alchemy import ChooseUpgrade, extra_targets
from athanor.games.alkemy.rules.announce import Announce
from athanor.games.alkemy.rules.awakening import TESTS
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure, YesNo, named
from athanor.games.alkemy.rules.command_choices import CancelCommands, CommandMenu
from athanor.games.alkemy.rules.cover import THRESHOLDS, ChooseCover
from athanor.games.alkemy.rules.craft import AIR_RANGE, ChooseHarvest, ChooseToken
from athanor.games.alkemy.rules.deploying import DeploySpots
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.effects import ChoosePush
from athanor.games.alkemy.rules.fight import BY_CHARGE, PAID, PlayCombatCard
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.natures import AgreeNature, ChooseBearer, ChooseNature
from athanor.games.alkemy.rules.objectives import ChooseObjective
from athanor.games.alkemy.rules.prepare import ChooseBand, ChooseDeploy
from athanor.games.alkemy.rules.shooting import ATTACK_BACK, NOTHING, SHOOT_BACK, Estimate, React
from athanor.games.alkemy.rules.space import move_value, post_disc, sees, spot_x, spot_y
from athanor.games.alkemy.rules.turn import ChooseActivation, ChooseStarter
from athanor.games.alkemy.rules.walking import MoveSpots, WayEnds
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.terms import Terms
from athanor.kernel.bits import members
from athanor.kernel.game import UNSETTLED, ReasonedHints, State
from athanor.kernel.reasons import Reasons
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64

HORIZON: Final = 2
"""Turns of a seat after which search asks how the match stands: an activation, and the answer."""

DEALS: Final = 64
"""In which analysis plays a moment on."""

WAITING: Final = 0.03
"""What it is worth to pass: only what promises less than that is left undone."""

NEARER: Final = 0.05
"""What an inch nearer to a post is worth at deployment."""

CROWD: Final = 0.2
"""What it costs to deploy an inch too near to a friend: two do not need one post."""

SPREAD: Final = 4000
"""Friends nearer than this crowd each other."""

DODGE: Final = 0.12
"""The share of a shot's worth that is saved by walking away: it loses its Aim."""

UPGRADE: Final = 0.1
"""What a stone's worth of upgrade brings; stones are good for nothing else in the end."""

SPARE_WIND: Final = 0.01
"""What an Action Point more is worth for each trooper's worth of a figure with nothing to do."""

SETTLED: Final = (
    AgreeNature,
    ChooseBearer,
    ChooseNature,
    CancelCommands,
    ChooseCover,
    ChooseDeploy,
    ChooseHarvest,
    ChoosePush,
    ChooseStarter,
    ChooseToken,
    ChooseUpgrade,
    CommandMenu,
    DeploySpots,
    KeepDice,
    YesNo,
)
"""Decisions whose values are exact, or that matter too late for search to see."""

SETTLED_TOPICS: Final = (
    "initiative",
    "deployment",
    "tester",
    "blow",
    "burn",
    "next-order",
    "command-hero",
    "command-figure",
)
"""Likewise, what figures are named for."""


CARDS: Final = "AK2-703 AKB-311"
DAMAGE: Final = "AK2-814 AKB-337"

TOPICS: Final = (
    "initiative",
    "deployment",
    "shoot-charger",
    "tester",
    "blow",
    "burn",
    "target-first",
    "target-also",
    "extra-target",
    "command-hero",
    "command-figure",
)
"""What figures are named for, where that alone says why."""

SELDOM: Final[tuple[tuple[type[BattleMenu], str, str], ...]] = (
    (ChooseStarter, "last-word", ""),
    (YesNo, "consent", ""),
    (ChooseUpgrade, "upgrade", ""),
    (ChooseCover, "cover", "AKB-385"),
    (ChooseToken, "token", ""),
    (ChooseHarvest, "share", "AKB-434"),
    (ChoosePush, "push", ""),
    (CommandMenu, "command", "AK2-1408"),
    (CancelCommands, "cancel", "AK2-1408"),
    (ChooseObjective, "objective", "AK2-1505"),
    (ChooseDeploy, "strength", ""),
    (ChooseBearer, "bearer", ""),
)
"""The rarer menus, each with the reason behind its values."""


class AlkemyHints(ReasonedHints):
    """Values choices by what they are likely to bring, and mixes what must not be foreseen."""

    def __init__(self, terms: Terms, pursues: bool = True) -> None:
        super().__init__(HORIZON, weighed=True, deals=DEALS, reach=HORIZON)
        self.pursues = pursues
        """Whether secret objectives matter; without, it can be measured what they bring."""
        self.odds = Odds(terms)
        self.fencing = Fencing(self.odds)
        self._thought: Decision | None = None
        self._intents: Intents | None = None
        self._outlook: Outlook | None = None

    def worth(self, decision: Decision, choice: i64, reasons: Reasons | None) -> float:
        """Return the worth of a choice to the seat that makes it."""
        if isinstance(decision, Announce):
            return self.intents(decision).value(choice, reasons)
        if isinstance(decision, ChooseActivation):
            return self.activation(decision, choice, reasons)
        if isinstance(decision, (MoveSpots, WayEnds)):
            outlook = self.outlook(decision, decision.battle, decision.figure)
            if reasons is not None:
                outlook.why(spot_x(choice), spot_y(choice), reasons)
            return outlook.at(spot_x(choice), spot_y(choice))
        if isinstance(decision, ContactSpots):
            outlook = self.outlook(decision, decision.battle, decision.figure)
            near = outlook.posts_at(spot_x(choice), spot_y(choice))
            return because(decision.battle, reasons, near, "post-near", POSTS)
        if isinstance(decision, PickFigure):
            named_for = self.figure(decision, choice)
            return because(decision.battle, reasons, named_for, topic_key(decision.topic))
        if isinstance(decision, PlayCombatCard):
            return self.combat_card(decision, choice, reasons)
        if isinstance(decision, KeepDice):
            return self.kept(decision, choice, reasons)
        if isinstance(decision, Estimate):
            return estimated(decision, choice, reasons)
        if isinstance(decision, DeploySpots):
            return deployed(decision, spot_x(choice), spot_y(choice), reasons)
        if isinstance(decision, React):
            return self.reaction(decision, choice, reasons)
        if isinstance(decision, BattleMenu):
            value = self.seldom(decision, choice)
            if reasons is not None and value != 0.0:
                key, rules = seldom_reason(decision)
                give(decision.battle, reasons, value, key, rules)
            return value
        return 0.0

    def seldom(self, decision: BattleMenu, choice: i64) -> float:
        """Return the worth of a choice of the rarer menus."""
        if isinstance(decision, ChooseStarter):  # whoever acts last has the last word on posts
            return float((decision.seat - choice) % decision.battle.seats)
        if isinstance(decision, YesNo):
            return float(choice) * self.consent(decision)
        if isinstance(decision, ChooseUpgrade):
            return upgrade(decision, choice)
        if isinstance(decision, ChooseCover):
            return self.cover(decision, choice)
        if isinstance(decision, ChooseToken):
            return -float(choice)
        if isinstance(decision, ChooseHarvest):
            return harvested(decision, choice)
        if isinstance(decision, ChoosePush):
            return float(choice)
        if isinstance(decision, ChooseNature):  # AK2-R89: always the record's
            return 1.0 if choice == decision.usual else 0.0
        if isinstance(decision, AgreeNature):
            return 1.0 - float(choice)
        if isinstance(decision, ChooseBearer):
            return bearing(decision, choice)
        if isinstance(decision, CommandMenu):
            return command_value(decision, choice)
        if isinstance(decision, CancelCommands):
            return cancel_value(decision, choice)
        if isinstance(decision, ChooseObjective):
            return objective_value(decision, choice, self.fencing)
        if isinstance(decision, ChooseDeploy):
            return -strength(decision.battle, decision.battle.roster.profile_cards[choice])
        return 0.0

    def mix(self, decision: Decision) -> list[tuple[int, float]] | None:
        """Return how cards, objectives or warbands are mixed, or what a distance looks like."""
        if isinstance(decision, PlayCombatCard):
            return self.mixed_cards(decision)
        if isinstance(decision, ChooseObjective):
            return mixed_objectives(decision, self.fencing)
        if isinstance(decision, Estimate):
            return [(best_estimate(decision), 1.0)]
        if isinstance(decision, ChooseBand):
            codes = decision.codes()
            return [(code, 1.0 / float(len(codes))) for code in codes]
        return None

    def is_hopeless(self, decision: Decision, choice: i64) -> bool:
        """Tell whether an order will come to nothing, as far as the eye can tell."""
        return isinstance(decision, Announce) and self.intents(decision).is_hopeless(choice)

    def settled(self, decision: Decision) -> i64:
        """Return what is worked out exactly, or hardly matters: nothing that a search would add."""
        if isinstance(decision, PickFigure):
            if decision.topic not in SETTLED_TOPICS:
                return UNSETTLED
        elif not isinstance(decision, SETTLED):
            return UNSETTLED
        best = decision.codes()[0]
        for code in decision.codes():
            if self.value(decision, code) > self.value(decision, best):
                best = code
        return best

    def turn_of(self, state: State, decision: Decision) -> i64:
        """Return the active player: others answer blows and shots in the middle of a turn."""
        assert isinstance(state, Battle)
        return decision.seat if state.active == NONE else state.active

    def estimate(self, state: State, seat: i64) -> float:
        """Return how a match stands."""
        assert isinstance(state, Battle)
        return standing(state, seat)

    # --- What is worked out once for a decision ---

    def intents(self, decision: Announce) -> Intents:
        """Return how the orders of the figure look that is asked."""
        known = self._intents
        if known is None or self._thought is not decision:
            known = self.thinking(decision.battle, decision.figure)
            self._thought = decision
            self._intents = known
        return known

    def outlook(self, decision: Decision, battle: Battle, figure: i64) -> Outlook:
        """Return how the table looks to the figure that moves."""
        known = self._outlook
        if known is None or self._thought is not decision:
            pursuit = self.pursuit(battle, battle.seat_of(figure))
            known = Outlook(battle, figure, self.fencing, pursuit)
            self._thought = decision
            self._outlook = known
        return known

    def thinking(self, battle: Battle, figure: i64) -> Intents:
        """Return how the orders of a figure look."""
        pursuit = self.pursuit(battle, battle.seat_of(figure))
        return Intents(battle, figure, self.fencing, pursuit)

    def pursuit(self, battle: Battle, seat: i64) -> Pursuit | None:
        """Return what a player's secret objective asks for, if there is one to think of."""
        if not self.pursues or not battle.terms.competitive or battle.secrets[seat] == NONE:
            return None
        found = Pursuit(battle, seat)
        return found if found.open else None

    # --- Activations ---

    def activation(self, decision: ChooseActivation, choice: i64, reasons: Reasons | None) -> float:
        """Return what a card's figures promise at a glance; a pass promises little."""
        battle = decision.battle
        if choice == len(battle.roster.profile_cards):
            return because(battle, reasons, WAITING, "wait")
        best = -1.0
        whose: i64 = NONE
        for figure in members(battle.roster.profile_cards[choice] & battle.present):
            if battle.ap[figure] > 0 and battle.edition.tempo.join_objection(battle, figure) == "":
                price: i64 = 1 if battle.was_activated(figure) else 0
                battle.ap[figure] -= price
                intents = self.thinking(battle, figure)
                promise = intents.promise() - intents.paying(price)
                battle.ap[figure] += price
                if promise > best:
                    best = promise
                    whose = figure
        if reasons is not None:
            if whose == NONE:
                give(battle, reasons, best, "idle")
            else:
                give(battle, reasons, best, "promise", figure=named(battle, whose))
        return best

    # --- Fights ---

    def duel(self, decision: PlayCombatCard) -> Duel:
        """Return the fight a card is chosen for."""
        if decision.begun == NONE:
            return self.fencing.duel(
                decision.battle, decision.figure, decision.enemy, decision.way, True
            )
        return self.fencing.duel(
            decision.battle, decision.enemy, decision.figure, decision.begun, True
        )

    def combat_card(self, decision: PlayCombatCard, choice: i64, reasons: Reasons | None) -> float:
        """Return what a card promises against the enemy's mixture."""
        duel = self.duel(decision)
        if decision.begun == NONE:
            index = duel.cards.index(choice)
            value, share = duel.against_mix(index), duel.mix[index]
        else:
            index = duel.answers.index(choice)
            value, share = duel.answer_value(index), duel.answer_mix[index]
        if reasons is not None:
            give(decision.battle, reasons, value, "card", CARDS, chance=percent(share))
        return value

    def mixed_cards(self, decision: PlayCombatCard) -> list[tuple[int, float]]:
        """Return the mixture of cards."""
        duel = self.duel(decision)
        if decision.begun == NONE:
            return list(zip(duel.cards, duel.mix, strict=True))
        return list(zip(duel.answers, duel.answer_mix, strict=True))

    def kept(self, decision: KeepDice, choice: i64, reasons: Reasons | None) -> float:
        """Return the damage two dice promise, by the chance that they hit at all."""
        assert decision.damage is not None
        battle = decision.battle
        amount = decision.damage.read(
            battle, decision.symbol(choice // 4), decision.symbol(choice % 4)
        )
        hit = self.hitting(decision, decision.total(choice) + max(decision.value, 0))
        value = hit * (0.1 + float(amount))
        if reasons is not None:
            give(battle, reasons, value, "dice", DAMAGE, chance=percent(hit), count=amount)
        return value

    def hitting(self, decision: KeepDice, total: i64) -> float:
        """Return the chance that a total hits; behind a parry the enemy has yet to roll."""
        if decision.difficulty != NONE:
            return 1.0 if total >= decision.difficulty else 0.0
        battle = decision.battle
        foes = members(battle.foes[decision.pool.figure])
        if not foes:
            return 1.0
        foe, pool = foes[0], decision.pool
        side = Side(foe, PAID, AS_PARRIER, True)
        extra = dice_on(battle, side, pool.roll, pool.figure, side.moments, PARRY, 0)
        need = total - battle.sheet(foe).combat
        return 1.0 - self.odds.reaching(battle.colour(foe), extra, need + 1)

    # --- Reactions ---

    def reaction(self, decision: React, choice: i64, reasons: Reasons | None) -> float:
        """Return what an answer to a shot promises."""
        battle, shot = decision.battle, decision.shot
        if choice == NOTHING:
            return 0.0
        spent = self.thinking(battle, shot.target).paying(1, reasons)
        if choice == SHOOT_BACK:
            back = shot_worth(battle, self.odds, shot.target, shot.shooter)
            return because(battle, reasons, back, "shoot-back", "AK2-812 AKB-415") - spent
        if choice == ATTACK_BACK:
            chance = within_reach(battle, shot.distance, move_value(battle, shot.target, CHARGE))
            blow = self.fencing.duel(battle, shot.target, shot.shooter, BY_CHARGE, False).value
            return because(battle, reasons, chance * blow, "attack-back", "AK2-620 AKB-407") - spent
        saved = DODGE * shot_worth(battle, self.odds, shot.shooter, shot.target)
        return because(battle, reasons, saved, "dodge", "AK2-811 AKB-401") - spent

    def cover(self, decision: ChooseCover, choice: i64) -> float:
        """Return what a cover saves, or costs if a friend is hit behind it."""
        battle, target = decision.battle, decision.target
        if choice == ChooseCover.NO_COVER:
            return 0.0
        escaped = self.odds.reaching(WHITE, 0, THRESHOLDS[battle.sheet(target).size])
        saved = sure_loss(battle, target, decision.damage)
        if choice < battle.roster.count:
            lost = sure_loss(battle, choice, decision.damage)
            friend = battle.seat_of(choice) == decision.seat
            saved += -lost if friend else lost
        return escaped * saved

    def consent(self, decision: YesNo) -> float:
        """Return what a yes promises: a formula is forbidden only from near enough."""
        battle = decision.battle
        if decision.topic == "forbid":
            away = judged(battle, decision.figure, decision.other)
            return within_reach(battle, away, AIR_RANGE) - 0.5
        return 1.0

    # --- Figures ---

    def figure(self, decision: PickFigure, choice: i64) -> float:
        """Return the worth of naming a figure, by what it is named for."""
        battle, topic = decision.battle, decision.topic
        if choice == battle.roster.count:
            return 0.0
        if topic in ("initiative", "deployment"):
            mind = battle.sheet(choice).mind
            extra = dice_on(battle, Side(choice, PAID, 0, True), MIND, choice, 0, NONE, 0)
            mean = 0.0
            for total in range(MOST + 1):
                mean += float(total) * self.odds.sums(battle.colour(choice), extra)[total]
            return 100.0 if mind == NONE else float(mind) + mean
        if topic == "command-hero":
            return float(battle.sheet(choice).mind)
        if topic == "command-figure":
            gained = aid(battle, choice, SECOND_WIND)
            return wind_worth(battle, choice, gained) + SPARE_WIND * worth(battle, choice)
        if topic == "shoot-charger":
            return shot_worth(battle, self.odds, choice, decision.figure)
        if topic == "tester":
            return float(battle.sheet(choice).reflex)
        if topic in ("blow", "burn"):
            return sure_loss(battle, decision.figure if topic == "blow" else choice, 1)
        if topic in ("target-first", "target-also"):
            return -float(judged(battle, decision.figure, choice))
        if topic == "extra-target":
            return worth(battle, choice) - float(judged(battle, decision.figure, choice)) / 4000.0
        return worth(battle, choice)


def best_estimate(decision: Estimate) -> i64:
    """Return the distance to state: to the middle of the target, as it looks from here."""
    battle = decision.battle
    away = judged(battle, decision.shooter, decision.target)
    steps = (away + battle.discs.radius[decision.target]) // decision.step
    return min(decision.most, steps)


def topic_key(topic: str) -> str:
    """Return the key of why a figure is named for something."""
    if topic in TOPICS:
        return f"for-{topic}"
    return "named"


def seldom_reason(decision: BattleMenu) -> tuple[str, str]:
    """Return the one reason behind a choice of a rarer menu, and its rules."""
    for kind, key, rules in SELDOM:
        if isinstance(decision, kind):
            return key, rules
    return "usual", ""


def estimated(decision: Estimate, choice: i64, reasons: Reasons | None) -> float:
    """Return how well an estimate fits what the distance looks like."""
    off = abs(float(choice - best_estimate(decision)))
    if reasons is not None:
        give(decision.battle, reasons, -off, "estimate", "AK2-809 AKB-367", count=round(off))
    return -off


def deployed(decision: DeploySpots, x: i64, y: i64, reasons: Reasons | None) -> float:
    """Return the worth of a deployment: near a post that no friend is nearer to."""
    battle, figure = decision.battle, decision.figure
    best = -1.0
    for post in range(len(battle.owners)):
        disc = post_disc(battle, post)
        dx, dy = battle.discs.x[disc] - x, battle.discs.y[disc] - y
        error = misjudging(battle, figure, disc)
        away = float(dx * dx + dy * dy) * error * error
        if best < 0.0 or away < best:
            best = away
    if best < 0.0:  # no post to be near to: towards the middle
        dx, dy = battle.layout.width // 2 - x, battle.layout.height // 2 - y
        best = float(dx * dx + dy * dy)
    value = -NEARER * best / 10_000_000.0
    if reasons is not None:
        give(battle, reasons, value, "way-to-post", POSTS)
    for friend in members(battle.own(decision.seat)):
        if friend != figure:
            dx, dy = battle.discs.x[friend] - x, battle.discs.y[friend] - y
            if dx * dx + dy * dy < SPREAD * SPREAD:
                value -= CROWD
                if reasons is not None:
                    give(battle, reasons, -CROWD, "crowd", figure=named(battle, friend))
    return value


def strength(battle: Battle, figures: i64) -> float:
    """Return what the figures of a card are worth: the strongest are deployed last."""
    total = 0.0
    for figure in members(figures):
        total += float(battle.sheet(figure).cost)
    return total


def upgrade(decision: ChooseUpgrade, choice: i64) -> float:
    """Return what an upgrade is worth: more effect and more targets, not more range."""
    upgrades = decision.formula.upgrades
    if choice == len(upgrades):
        return 0.0
    bought = upgrades[choice]
    if bought.range > 0:
        return -UPGRADE
    if bought.targets > 0 and others_in_reach(decision) <= decision.purchase.wanted:
        return -UPGRADE
    return UPGRADE if bought.add > 0 else 0.5 * UPGRADE


def others_in_reach(decision: ChooseUpgrade) -> i64:
    """Return how many more targets a formula seems to reach from here."""
    battle, figure, spell = decision.battle, decision.figure, decision.purchase.spell
    found: i64 = 0
    for other in members(extra_targets(battle, figure, spell)):
        near = other == figure or judged(battle, figure, other) <= spell.range
        if near and sees(battle, figure, other):
            found += 1
    return found


def harvested(decision: ChooseHarvest, choice: i64) -> float:
    """Return what a share of a token is worth: what fits into the reserves, and the effect too."""
    battle, figure = decision.battle, decision.figure
    sheet = battle.sheet(figure)
    mode, stones = choice // 16, choice % 16
    value = 0.0 if mode == ChooseHarvest.RESOURCES else 1.0
    if mode != ChooseHarvest.EFFECT:
        components = decision.amount - stones
        value += float(min(components, sheet.components - battle.components[figure]))
        value += 0.5 * float(min(stones, sheet.stones - battle.stones[figure]))
    return value


def bearing(decision: ChooseBearer, piece: i64) -> float:
    """Return how well an effect lies on an element: what harms over there, what helps at home."""
    battle = decision.battle
    one, zone = battle.placed[piece], battle.zone(decision.seat)
    dx = float(one.x - (zone.left + zone.right) // 2)
    dy = float(one.y - (zone.bottom + zone.top) // 2)
    away = dx * dx + dy * dy
    return away if decision.effect in TESTS else -away
