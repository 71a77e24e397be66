"""Shooting: estimate, measure, reactions, rolls (AK2 4.9; AKB 4.22 to 4.26)."""

from typing import Final

from athanor.games.alkemy.codes import (
    ACTIONS,
    HAS_ATTACKED,
    NONE,
    RAN_OR_CHARGED,
    SHOOT,
    WALK,
)
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.choices import BattleMenu, ask, named
from athanor.games.alkemy.rules.cover import Protection
from athanor.games.alkemy.rules.dice import Damage, Pool, Result, roll, skill_reason
from athanor.games.alkemy.rules.exchange import Flight, Measurement
from athanor.games.alkemy.rules.facts import things_of
from athanor.games.alkemy.rules.harm import pay, suffer_reading
from athanor.games.alkemy.rules.moves import travel, use_up_haste
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.shelter import ShelterSpots
from athanor.games.alkemy.rules.space import HINDRANCE, line_of_sight, move_value, spot_x, spot_y
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import figure_thing
from athanor.games.alkemy.rules.walking import MoveSpots, must_get_away
from athanor.games.alkemy.rules.wards import dares, hides
from athanor.games.alkemy.rules.written import inches_text, parse_inches
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import INCH
from athanor.kernel.bits import bit
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision, Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Inches, Message, Option, Refusal, Refused, refuse

NOTHING: Final = 0
SHOOT_BACK: Final = 1
WALK_AWAY: Final = 2
ATTACK_BACK: Final = 3
REACTIONS: Final = ("nothing", "shoot", "walk", "rush")
"""How the target of a shot may react: to attack back is a Charge in V2, an engagement in Blitz.

Players write ``rush`` for either.

Nobody else reacts by a move, and nobody by a run (AK2-606, AK2-612, AK2-620).
"""

REACTION_RULES: Final = (
    "",
    "AK2-827 AK2-811 AKB-410 AKB-417",
    "AK2-829 AK2-811 AKB-400 AKB-401",
    "AK2-831 AK2-811 AKB-407 AKB-406",
)
"""By which it reacts so, and by which the shot loses its Aim."""

IN_COMBAT: Final = (
    "",
    "in-combat-no-shot AK2-826 AKB-412",
    "in-combat-no-reaction AK2-826 AKB-R58",
    "in-combat-no-reaction AK2-826 AKB-407",
)
"""What keeps a target in combat from each of them."""


class Shot:
    """One shot of a volley, from its announcement to its damage."""

    def __init__(self, shooter: i64, target: i64, estimate: i64) -> None:
        self.shooter = shooter
        self.target = target
        self.estimate = estimate
        self.failed = False
        self.aim = False
        self.reaction: i64 = NOTHING
        self.distance: i64 = 0
        self.in_reaction = False
        self.colour: i64 = 0
        self.protection = Protection(0)
        self.shelter: i64 = NONE
        """Where the target could walk to when it was asked, or NONE."""
        self.flight = Flight(shooter, target, estimate)


# --- The estimate ---


class Estimate(Decision):
    """The distance a player states before anything is measured (AK2-805, AKB-363).

    Any number of steps will do; whole inches are suggested.
    """

    def __init__(self, battle: Battle, shooter: i64, target: i64) -> None:
        super().__init__(battle.seat_of(shooter))
        self.battle = battle
        self.shooter = shooter
        self.target = target
        self.step = battle.edition.estimate_step
        self.most = (battle.layout.width + battle.layout.height) // self.step
        self.family = True

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "estimate"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "estimate", self.shooter, self.target)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite("AK2-805 AK2-R33 AKB-363 AKB-R49")

    def is_legal(self, choice: i64) -> bool:
        """Tell whether a number of steps is one that fits the table."""
        return 0 <= choice <= self.most

    def why_not(self, choice: i64) -> Refusal | None:
        """Return a refusal for a distance no table has."""
        if self.is_legal(choice):
            return None
        most = Inches(self.most * self.step)
        return Refusal(Message("alkemy-refusal-estimate", {"most": most}), self.rules())

    def count(self) -> i64:
        """Return how many whole inches can be stated."""
        return self.most * self.step // INCH + 1

    def sample(self, stream: Stream) -> i64:
        """Return any distance there can be."""
        return stream.below(self.most + 1)

    def codes(self) -> list[int]:
        """Return whole inches."""
        return list(range(0, self.most + 1, INCH // self.step))

    def option(self, choice: i64) -> Option:
        """Return a distance as a person states it."""
        length = choice * self.step
        message = Message("alkemy-option-estimate", {"length": Inches(length)})
        return Option(choice, inches_text(length), message)  # of nothing: no finger states it

    def parse(self, text: str) -> i64:
        """Return the distance written in inches, with a point or, as in French, a comma."""
        length = parse_inches(text.strip().replace(",", "."))
        if length < 0 or length % self.step != 0:
            step = Inches(self.step)
            raise refuse("alkemy-refusal-estimate-form", self.rules(), text=text[:80], step=step)
        choice = length // self.step
        refusal = self.why_not(choice)
        if refusal is not None:
            raise Refused(refusal)
        return choice


# --- Who may shoot ---


def can_shoot(battle: Battle, figure: i64) -> str:
    """Return why a figure may not shoot at all, or nothing (AK2-801, AK2-802; AKB-360, AKB-288)."""
    if battle.sheet(figure).ranged == NONE:
        return "no-weapon AK2-801 AKB-025"
    if battle.in_combat(figure):
        return "in-combat-no-shot AK2-802 AKB-288"
    if battle.ap[figure] < 1:
        return "no-ap AK2-801 AKB-360"
    return ""


def charger_shot_objection(battle: Battle, figure: i64) -> str:
    """Return why the target of a charge may not shoot, or nothing (AK2-825, AKB-410)."""
    if battle.sheet(figure).ranged == NONE:
        return "no-weapon AK2-825 AKB-410"
    if battle.in_combat(figure):
        return "in-combat-no-shot AK2-825 AKB-412"
    if battle.ap[figure] < 1:
        return "no-ap AK2-527 AKB-170 AKB-200"
    return ""


# --- A volley ---


def volley(battle: Battle, orders: list[Order]) -> Script[None]:
    """Resolve announced shots: in V2 always one, in Blitz all of a wave (AKB-R16, AKB-R50)."""
    shots = [Shot(order.figure, order.target, order.estimate) for order in orders]
    for shot in shots:
        yield from measure(battle, shot)
    live = [shot for shot in shots if not shot.failed]  # AK2-R34
    walker_of: i64 = 0
    for shot in live:  # AK2-812, AKB-R50: reactions are announced before any roll
        moved_already = walker_of >> shot.target & 1 == 1
        shot.reaction = yield from react(battle, shot, moved_already)
        if shot.reaction == WALK_AWAY or shot.reaction == ATTACK_BACK:
            walker_of |= bit(shot.target)
    for shot in live:
        if shot.reaction != NOTHING:
            battle.edition.reactions.spoil_aim(shot, live)
    for shot in live:
        shot.flight.aim = shot.aim
    fired = list(live)
    for shot in live:
        if shot.reaction == SHOOT_BACK:
            fired.append(reaction_shot(battle, shot.target, shot.shooter))
    for shot in fired:  # AK2-828, AKB-372, AKB-416, AKB-R52: all see the table as it was before
        prepare(battle, shot)
    for shot in fired:
        yield from fire(battle, shot)
    for shot in live:
        if shot.reaction == WALK_AWAY:
            yield from walk_away(battle, shot)
        elif shot.reaction == ATTACK_BACK:
            yield from battle.edition.reactions.attack_back(battle, shot)


def measure(battle: Battle, shot: Shot) -> Script[None]:
    """Check whether a shot can hit, and whether the estimate was right (AK2-804 to AK2-810)."""
    shooter, target = shot.shooter, shot.target
    shot.failed = True
    if not battle.is_present(shooter) or battle.in_combat(shooter):  # AK2-R23, AKB-R17
        tell(battle, "shot-lapsed", "AK2-R23 AKB-R17", shooter)
        return
    if not battle.is_present(target):
        tell(battle, "shot-wasted", "AK2-R23 AKB-373 AKB-R17", shooter)
        return
    battle.exchange.fly(shot.flight)
    battle.mark(shooter, HAS_ATTACKED)
    follows_up = battle.aimed[shooter] >> target & 1 == 1
    battle.aimed[shooter] |= bit(target)  # AK2-R46: whether it can hit or not
    can_hit = yield from carries(battle, shot, battle.sheet(shooter).range)
    if not can_hit:
        return
    shot.failed = False  # AK2-808, AKB-368: whatever the estimate
    rules = aim_rules(battle, shot, follows_up)
    shot.aim = rules != ""
    shot.flight.aim = shot.aim
    if shot.aim:
        tell(battle, "aimed", rules, shooter, target, note=shot.flight)


def carries(battle: Battle, shot: Shot, longest: i64) -> Script[bool]:
    """Check skills, sight and range (AK2-804, AK2-807; AKB-361, AKB-365); NONE is any range."""
    shooter, target = shot.shooter, shot.target
    dared = yield from dares(battle, shooter, target)
    if not dared:
        tell(battle, "shot-refrained", "AK2-1001 AKB-334", shooter, target)
        return False
    tape = Measurement(shooter, target, line_of_sight(battle, shooter, target))
    tape.limit = longest
    battle.exchange.measure(tape)
    if not tape.is_seen():
        rules = "AK2-R36 AKB-361" if shot.in_reaction else "AK2-804 AKB-361 AKB-R17"
        tell(battle, "shot-blind", rules, shooter, target, note=tape)
        return False
    shot.distance = measured_gap(battle, shooter, target)
    tape.length = shot.flight.distance = shot.distance
    battle.log.reveal()
    tell(battle, "measured", "AK2-807 AKB-365", shooter, target, length=shot.distance, note=tape)
    if hides(battle, shooter, target):
        tell(battle, "too-stealthy", "AK2-1001 AKB-334", target, shooter)
        return False
    if longest != NONE and shot.distance > longest:
        rules = "AK2-R36" if shot.in_reaction else "AK2-807 AKB-366"
        tell(battle, "out-of-range", rules, shooter, target)
        return False
    return True


def aim_rules(battle: Battle, shot: Shot, follows_up: bool) -> str:
    """Return by which rules a shot has Aim, or nothing: by a right estimate, or by measuring.

    With measuring a second shot at the same target aims too, if neither has moved.
    """
    if battle.terms.measuring:
        if battle.edition.cover.is_open(battle, shot.shooter, shot.target):
            return "AK2-1202 AKB-R11"
        if follows_up and battle.edition.second_shot_aims:
            return "AK2-1203 AK2-R46"
        return ""
    width = 2 * battle.discs.radius[shot.target]
    right = shot.distance <= shot.estimate <= shot.distance + width
    return "AK2-809 AK2-R33 AKB-367 AKB-R48" if right else ""


# --- Reactions ---


class React(BattleMenu):
    """How the target of a shot reacts (AK2-826, AKB-201)."""

    def __init__(self, battle: Battle, shot: Shot, moved_already: bool, codes: list[int]) -> None:
        rules = "AK2-812 AK2-826 AKB-201 AKB-400 AKB-407 AKB-410"
        super().__init__(battle, battle.seat_of(shot.target), codes, rules)
        self.shot = shot
        self.moved_already = moved_already

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "react"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "react", self.shot.target, self.shot.shooter)

    def message(self, choice: i64) -> Message:
        """Return the reaction."""
        name = REACTIONS[choice]
        if choice == ATTACK_BACK:
            name = self.battle.edition.reactions.attack_back_name
        return Message(f"alkemy-option-react-{name}")

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return who reacts, and to whom unless it does nothing."""
        figure = figure_thing(self.battle, self.shot.target)
        if choice == NOTHING:
            return (figure,)
        return (figure, figure_thing(self.battle, self.shot.shooter))

    def text(self, choice: i64) -> str:
        """Return the reaction's name."""
        return REACTIONS[choice]

    def conceivable(self) -> list[int]:
        """Return all reactions."""
        return list(range(len(REACTIONS)))

    def off_list(self, choice: i64) -> str:
        """Return why the target may not react so."""
        return reaction_objection(self.battle, self.shot, self.moved_already, choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the target, who reacts, and the shooter."""
        return {
            "figure": named(self.battle, self.shot.target),
            "other": named(self.battle, self.shot.shooter),
        }

    def written(self, words: str) -> i64:
        """Return the reaction that is written, also as the order it is like: ``charge a1``."""
        name, *at = words.split() or [""]
        if at and at != [self.battle.roster.labels[self.shot.shooter]]:
            return NONE
        if name == self.battle.edition.reactions.attack_back_name:
            return ATTACK_BACK
        return REACTIONS.index(name) if name in REACTIONS else NONE

    def against_words(self, words: str) -> str:
        """Return what stands against an order that is no reaction, or goes for somebody else."""
        name, *at = words.split() or [""]
        attack = self.battle.edition.reactions.attack_back_name
        elsewhere = len(at) == 1 and at[0] in self.battle.roster.labels
        if name == "run":
            return "no-such-reaction AK2-612 AKB-201"
        if name == "engage" and attack != name:
            return "no-engagement AK2-702"
        if name == "charge" and attack != name:
            return "no-charge-back AKB-201 AKB-407"
        if name in ("rush", attack):
            return "only-the-shooter AK2-620 AK2-831 AKB-250 AKB-407" if elsewhere else ""
        if name == "shoot":
            return "only-the-shooter AK2-827 AKB-410 AKB-415" if elsewhere else ""
        known = name in ACTIONS or name == "cast"
        return "no-such-reaction AK2-526 AKB-200 AKB-201" if known and name != "walk" else ""


def react(battle: Battle, shot: Shot, moved_already: bool) -> Script[i64]:
    """Offer the target a reaction, and let it pay (AK2-527, AKB-200)."""
    codes = reactions(battle, shot, moved_already)
    if len(codes) == 1:
        return NOTHING
    battle.exchange.offer("react", bit(shot.target), shot.shooter)
    reaction: i64 = yield React(battle, shot, moved_already, codes)
    battle.exchange.offered = None
    if reaction != NOTHING:
        shot.flight.reaction = REACTIONS[reaction]
        pay(battle, shot.target, 1)  # AK2-528, AKB-204: it is paid for, but no activation
        kind, rules = f"reacts-{REACTIONS[reaction]}", REACTION_RULES[reaction]
        tell(battle, kind, rules, shot.target, shot.shooter)
    return reaction


def reactions(battle: Battle, shot: Shot, moved_already: bool) -> list[int]:
    """Return the reactions that a target has (AK2-526)."""
    return [
        reaction
        for reaction in range(len(REACTIONS))
        if reaction_objection(battle, shot, moved_already, reaction) == ""
    ]


def reaction_objection(battle: Battle, shot: Shot, moved_already: bool, reaction: i64) -> str:
    """Return why the target of a shot may not react in some way, or nothing."""
    target = shot.target
    if reaction == NOTHING:
        return ""
    if battle.ap[target] < 1:
        return "no-ap AK2-527 AKB-170 AKB-200"
    if battle.in_combat(target):
        return IN_COMBAT[reaction]
    if reaction == SHOOT_BACK:
        return shot_back_objection(battle, shot)
    if battle.has(target, RAN_OR_CHARGED):
        return "moved-already AK2-R24 AKB-R21"
    if moved_already:
        return "one-reaction-move AKB-R61"
    if reaction == ATTACK_BACK:
        return battle.edition.reactions.attack_back_objection(battle, target, shot.shooter)
    if not can_walk_away(battle, shot):
        return "no-shelter-near AK2-829 AK2-R37 AKB-403 AKB-R57"
    return ""


def shot_back_objection(battle: Battle, shot: Shot) -> str:
    """Return why the shooter is no target too; the distance is known now (AK2-827, AKB-415).

    AKB-R98: out of range it is not even offered.
    """
    weapon = battle.sheet(shot.target)
    if weapon.ranged == NONE:
        return "no-weapon AK2-827 AKB-410"
    if shot.distance > weapon.range:
        return "shooter-out-of-range AK2-827 AKB-415 AKB-R98"
    if hides(battle, shot.target, shot.shooter):
        return "shooter-hides AK2-1001 AKB-334"
    return ""


def can_walk_away(battle: Battle, shot: Shot) -> bool:
    """Tell whether there is any place to shelter (AK2-R37, AKB-R57)."""
    shot.shelter = ShelterSpots(battle, shot.target, shot.shooter).some_spot()
    return shot.shelter != NONE


def walk_away(battle: Battle, shot: Shot) -> Script[None]:
    """Walk to shelter after the shot, if alive (AK2-829, AK2-830; AKB-402)."""
    target = shot.target
    if not battle.is_present(target):
        return
    if battle.in_combat(target):
        tell(battle, "no-shelter", "AKB-216 AKB-R58", target)
        return
    spots = ShelterSpots(battle, target, shot.shooter, shot.shelter)
    if not battle.is_present(shot.shooter):
        yield from free_walk(battle, target)
    elif not spots.is_possible():
        tell(battle, "no-shelter", "AK2-008 AK2-829 AKB-R57", target)
    else:
        spot = yield spots
        rules = "AK2-829 AKB-402 AKB-403"
        travel(
            battle,
            target,
            spot_x(spot),
            spot_y(spot),
            "walked",
            rules,
            spots.length,
            HINDRANCE[WALK],
        )
        use_up_haste(battle, target)


def free_walk(battle: Battle, figure: i64) -> Script[None]:
    """Walk anywhere: the shooter that was to be escaped is gone."""
    length = move_value(battle, figure, WALK)
    spots = MoveSpots(battle, figure, length, "walk", "AK2-829 AKB-402")
    if must_get_away(battle, figure) and not spots.is_possible():
        return
    spot = yield spots
    rules, less = "AK2-829 AKB-402", HINDRANCE[WALK]
    travel(battle, figure, spot_x(spot), spot_y(spot), "walked", rules, length, less)
    use_up_haste(battle, figure)


def reaction_shot(battle: Battle, shooter: i64, target: i64) -> Shot:
    """Return a shot in reaction: no estimate, so no Aim (AK2-827, AKB-411)."""
    shot = Shot(shooter, target, NONE)
    shot.in_reaction = True
    battle.exchange.fly(shot.flight)
    shot.distance = measured_gap(battle, shooter, target)
    shot.flight.distance = shot.distance
    battle.mark(shooter, HAS_ATTACKED)
    return shot


def shoot_charger(battle: Battle, shooter: i64, charger: i64) -> Script[None]:
    """Shoot a charger before it moves (AK2-825, AKB-413); in Blitz at any range (AKB-414)."""
    pay(battle, shooter, 1)
    tell(battle, "reacts-shoot", "AK2-825 AKB-202 AKB-410 AKB-413", shooter, charger)
    shot = reaction_shot(battle, shooter, charger)
    needs_range = battle.edition.reactions.charger_needs_range
    longest = battle.sheet(shooter).range if needs_range else NONE
    can_hit = yield from carries(battle, shot, longest)
    if can_hit:
        prepare(battle, shot)
        yield from fire(battle, shot)


# --- The roll ---


def prepare(battle: Battle, shot: Shot) -> None:
    """Note health and cover before any shot of the volley is rolled (AK2-828, AKB-R52)."""
    shot.colour = battle.colour(shot.shooter)
    shot.protection = battle.edition.cover.protection(battle, shot.shooter, shot.target)
    shot.flight.shift = shot.protection.shift
    shot.flight.bases = shot.protection.bases
    shot.flight.pieces = shot.protection.pieces


def fire(battle: Battle, shot: Shot) -> Script[None]:
    """Roll the weapon's value against the target's Defense (AK2-813, AKB-369), cover, damage."""
    shooter, target = shot.shooter, shot.target
    if not battle.is_present(target):  # AKB-373, AKB-R51
        tell(battle, "shot-wasted", "AK2-R23 AKB-373", shooter)
        return
    damage = Damage(shooter, True)
    if battle.traits(shooter).shot_shift != 0:
        for skill in battle.skills(shooter):
            damage.add(skill.traits.shot_shift, skill_reason(skill.name), "AK2-1001 AKB-334")
    near = battle.edition.cover.point_blank(battle, shooter, shot.in_reaction)
    if shot.distance <= near:
        rules = "AK2-819" if shot.in_reaction else "AK2-818 AKB-371"
        damage.add(1, Message("alkemy-shift-point-blank"), rules)
        tell(battle, "point-blank", rules, shooter, target)
    if shot.protection.shift > 0:
        lost = -shot.protection.shift  # AK2-815
        damage.add(lost, Message("alkemy-shift-obstacles"), "AK2-815")
        count, note = shot.protection.shift, shot.flight
        things = tuple(things_of(battle, note.bases, note.pieces))
        tell(battle, "obstacles", "AK2-815", shooter, target, count, note=note, things=things)
    difficulty = battle.defense(target)
    pool = Pool(battle, shooter, SHOOT)
    pool.colour = shot.colour
    if shot.aim:
        pool.add(1, Message("alkemy-dice-aim"), "AK2-810 AKB-367")
    pool.add_skills(target, 0, NONE)
    pool.add_boosts()
    result = yield from roll(pool, battle.sheet(shooter).ranged, difficulty, damage)
    if result.total < difficulty:
        tell(battle, "missed-shot", "AK2-813 AKB-369", shooter, target, difficulty)
        return
    tell(battle, "shot-hit", "AK2-813 AKB-369", shooter, target, result.total)
    yield from shot_damage(battle, shot, damage, result)


def shot_damage(battle: Battle, shot: Shot, damage: Damage, result: Result) -> Script[None]:
    """Let the target try its cover, then do the damage (AK2-814, AK2-820; AKB-370, AKB-380)."""
    reading = damage.inflict(battle, shot.target, result)
    cover, amount = battle.edition.cover, reading.amount
    instead = yield from cover.save(battle, shot.shooter, shot.target, shot.protection, amount)
    if instead < battle.roster.count:
        if instead != NONE:  # AK2-R70, AKB-R53
            reading.victim = instead
        suffer_reading(battle, reading)
