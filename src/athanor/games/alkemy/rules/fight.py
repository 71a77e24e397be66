"""Combat: secret cards, the four cases, attacks without a card (AK2 4.8; AKB 4.20, 4.21)."""

from typing import Final

from athanor.games.alkemy.codes import (
    AS_ATTACKER,
    AS_CHARGED,
    AS_CHARGER,
    AS_DEFENDER,
    AS_PARRIER,
    BRUTAL,
    COMBAT,
    COMBAT_CARDS,
    FAILED_CHARGE,
    FREE_REACTION_USED,
    FURY,
    HAS_ATTACKED,
    INACTIVE,
    NONE,
    NORMAL,
    PARRY,
    QUICK,
    REFLEX,
)
from athanor.games.alkemy.rules.aids import aid, aid_reason
from athanor.games.alkemy.rules.choices import BattleMenu, YesNo, ask, named
from athanor.games.alkemy.rules.dice import (
    Damage,
    Pool,
    Result,
    compare,
    opposed,
    roll,
    skill_reason,
    tie_break,
)
from athanor.games.alkemy.rules.harm import pay, suffer, suffer_reading
from athanor.games.alkemy.rules.space import in_contact
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import card_thing
from athanor.games.alkemy.state import SPINES, Battle
from athanor.games.alkemy.terms import CombatCard
from athanor.kernel.script import Decision, Script, ask_secretly
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message

PAID: Final = 0
BY_CHARGE: Final = 1
BY_ENGAGEMENT: Final = 2
BY_SKILL: Final = 3
BY_SHAAL: Final = 4
"""What a fight's first card is played for: Action Points, or one of four free ways."""

CHARGES: Final = (BY_CHARGE, BY_SHAAL)
"""Those that are the attack of a charge."""

SHIFTS: Final = (-1, 0, 1)
"""Of attacks without a card: Quick, Normal, Brutal (AK2-730, AKB-266)."""


class Fighter:
    """One side of a fight: who, with which card, and at which moments its skills count.

    A card counts for this fight only (AK2-711, AKB-312).
    """

    def __init__(self, figure: i64, card: CombatCard, moments: i64) -> None:
        self.figure = figure
        self.card = card
        self.moments = moments
        self.charges = moments == AS_CHARGER


class PlayCombatCard(BattleMenu):
    """A Combat Card, chosen face down (AK2-707, AKB-311)."""

    def __init__(
        self, battle: Battle, figure: i64, enemy: i64, cards: list[int], way: i64, begun: i64
    ) -> None:
        super().__init__(battle, battle.seat_of(figure), cards, "AK2-707 AK2-708 AKB-311 AKB-316")
        self.figure = figure
        self.enemy = enemy
        self.way = way
        self.begun = begun
        """How the enemy began the fight, or NONE if the figure itself did."""

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "card"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "card", self.figure, self.enemy)

    def message(self, choice: i64) -> Message:
        """Return the card and what it costs."""
        card = self.battle.terms.combat_cards[choice]
        cost = 0 if self.way != PAID else card.ap
        return Message("alkemy-option-card", {"name": card.name, "ap": cost})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the card."""
        return (card_thing(self.battle, choice),)

    def text(self, choice: i64) -> str:
        """Return the card's id."""
        return self.battle.terms.combat_cards[choice].id

    def conceivable(self) -> list[int]:
        """Return all Combat Cards there are."""
        return list(range(len(self.battle.terms.combat_cards)))

    def off_list(self, choice: i64) -> str:
        """Return why a card may not be played."""
        battle, figure = self.battle, self.figure
        if choice not in battle.sheet(figure).combat_cards:
            return "card-not-held AK2-713 AKB-311"
        attack = attack_objection(battle, figure, self.enemy)
        return card_objection(battle, figure, battle.terms.combat_cards[choice], self.way, attack)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the two fighters."""
        return {
            "figure": named(self.battle, self.figure),
            "other": named(self.battle, self.enemy),
        }


def playable(battle: Battle, figure: i64, enemy: i64, way: i64) -> list[int]:
    """Return the cards a figure may play against an enemy, as indices."""
    cards = battle.terms.combat_cards
    attack = attack_objection(battle, figure, enemy)
    found: list[int] = []
    for index in battle.sheet(figure).combat_cards:
        if card_objection(battle, figure, cards[index], way, attack) == "":
            found.append(index)
    if not found:  # a charger that cannot attack at all still lays a card
        found = [
            index for index in battle.sheet(figure).combat_cards if cards[index].kind == INACTIVE
        ]
    return found


def attack_objection(battle: Battle, figure: i64, enemy: i64) -> str:
    """Return why a figure may not play any attack card against an enemy, or nothing."""
    if battle.has(figure, FAILED_CHARGE):
        return "only-defence AK2-619 AKB-228 AKB-320"
    if not battle.edition.bonds.may_attack(battle, figure, enemy):
        return "not-reached AKB-318"
    if battle.sheet(figure).combat == NONE:
        return "no-combat-value AK2-715 AKB-033"
    return ""


def card_objection(battle: Battle, figure: i64, card: CombatCard, way: i64, attack: str) -> str:
    """Return why a figure may not play a card, with what stands against any attack of it."""
    if way == BY_SHAAL and card.kind != BRUTAL:
        return "brutal-only AK2-1320"
    if card.attacks:
        if attack != "":
            return attack
    elif way in CHARGES:  # AKB-R37, AKB-253
        return "charger-attacks AK2-616 AKB-314"
    elif card.kind == PARRY:
        if battle.traits(figure).wild:
            return "never-parries AK2-1001 AKB-334"
    else:
        return ""
    ap = battle.ap[figure]
    if way == PAID and (ap == 0 or ap < card.ap):  # AKB-315
        return "no-ap-for-card AK2-708 AK2-710 AKB-316 AKB-317"
    return ""


def fight(battle: Battle, figure: i64, enemy: i64, way: i64) -> Script[None]:
    """Play one fight, one against one, from the choice of cards to its end (AK2-703, AK2-705).

    AKB-286, AKB-310.
    """
    free_reaction = battle.traits(enemy).free_reaction and not battle.has(enemy, FREE_REACTION_USED)
    answer = BY_SKILL if free_reaction else PAID  # AK2-1004
    mine, theirs = yield from choose_cards(battle, figure, way, enemy, answer)
    if free_reaction and theirs.kind != INACTIVE:
        battle.mark(enemy, FREE_REACTION_USED)
    for fighter, card, laid in zip(
        (figure, enemy), (mine, theirs), battle.exchange.cards, strict=True
    ):
        tell(battle, "played", "AK2-709 AKB-313", fighter, label=card.name, note=laid)
    mine_paid = mine.ap if way == PAID else 0
    theirs_paid = theirs.ap if answer == PAID else 0
    pay(battle, figure, mine_paid)  # AK2-708, AK2-709; AKB-313, AKB-316
    pay(battle, enemy, theirs_paid)
    if mine.attacks:
        battle.mark(figure, HAS_ATTACKED)
    if theirs.attacks:
        battle.mark(enemy, HAS_ATTACKED)
    active = Fighter(figure, mine, AS_CHARGER if way in CHARGES else AS_ATTACKER)  # AKB-252
    other = Fighter(enemy, theirs, AS_CHARGED if way in CHARGES else AS_DEFENDER)
    if mine.attacks and theirs.attacks:
        yield from both_attack(battle, active, other)
    elif mine.attacks:
        yield from one_attacks(battle, active, other)
    elif theirs.attacks:
        yield from one_attacks(battle, other, active)
    elif mine.kind == INACTIVE and theirs.kind == INACTIVE:
        nothing_happens(battle, figure, enemy, "AK2-725 AKB-345")
    elif mine_paid + theirs_paid == 0 and battle.edition.tempo.free_parries_end:
        nothing_happens(battle, figure, enemy, "AK2-R30")
    else:
        both_parry = mine.kind == PARRY and theirs.kind == PARRY
        rules = "AK2-724 AKB-344" if both_parry else "AK2-724 AKB-344 AKB-346"
        tell(battle, "no-attack", rules, figure, enemy)


def choose_cards(
    battle: Battle, figure: i64, way: i64, enemy: i64, answer: i64
) -> Script[tuple[CombatCard, CombatCard]]:
    """Let both players choose secretly; who has no choice is not asked.

    So the target takes part, too, and pays for it (AK2-704, AKB-203, AKB-323).
    """
    mine = playable(battle, figure, enemy, way)
    theirs = playable(battle, enemy, figure, answer)
    asked: list[Decision] = []
    if len(mine) > 1:
        asked.append(PlayCombatCard(battle, figure, enemy, mine, way, NONE))
    if len(theirs) > 1:
        asked.append(PlayCombatCard(battle, enemy, figure, theirs, answer, way))
    chosen: list[int] = []
    battle.exchange.lay_cards(figure, enemy)
    if asked:
        chosen = yield from ask_secretly(asked)
    first = chosen.pop(0) if len(mine) > 1 else mine[0]
    second = chosen.pop(0) if len(theirs) > 1 else theirs[0]
    battle.exchange.turn_cards(first, second)
    return battle.terms.combat_cards[first], battle.terms.combat_cards[second]


def nothing_happens(battle: Battle, figure: i64, enemy: i64, rules: str) -> None:
    """End the activation of the active card after a fight that cost nothing (AK2-725, AKB-345).

    A reaction's fight does not end anything (AKB-R101).
    """
    if battle.active_card == battle.roster.profile_card[figure]:
        battle.cut_short = True
        if battle.taking_part & (battle.taking_part - 1) != 0:
            rules += " AK2-726"
        tell(battle, "stalemate", rules, figure)
    else:
        tell(battle, "no-attack", "AK2-724 AKB-R101", figure, enemy)


# --- Case 1: two attacks ---


def both_attack(battle: Battle, one: Fighter, other: Fighter) -> Script[None]:
    """Roll Reflex for who strikes first; the other strikes back if it can (AK2-714, AKB-335)."""
    first = yield from opposed(
        reflex_pool(battle, one, other.figure),
        reflex_pool(battle, other, one.figure),
        "AK2-714 AKB-335",
    )
    leader, follower = (one, other) if first else (other, one)
    yield from strike(battle, leader, follower, "AK2-715 AKB-336")
    if can_answer(battle, follower.figure, leader.figure):
        yield from strike(battle, follower, leader, "AK2-716 AKB-338")


def reflex_pool(battle: Battle, one: Fighter, enemy: i64) -> Pool:
    """Return the dice of a Reflex roll for who strikes first (AK2-712, AKB-330, AKB-331)."""
    pool = Pool(battle, one.figure, REFLEX)
    pool.add(one.card.ref_dice, card_reason(one.card), "AK2-712 AKB-330 AKB-331")
    pool.add_skills(enemy, one.moments, one.card.kind)
    pool.add_boosts()
    return pool


def can_answer(battle: Battle, figure: i64, enemy: i64) -> bool:
    """Tell whether a figure still strikes back: alive and still reaching (AK2-716, AK2-R61).

    AKB-285, AKB-R97.
    """
    return (
        battle.is_present(figure)
        and battle.is_present(enemy)
        and battle.foes[figure] >> enemy & 1 == 1
    )


def combat_pool(battle: Battle, one: Fighter, other: Fighter, moments: i64) -> Pool:
    """Return the dice of a Combat roll with a card (AK2-715, AK2-722; AKB-333, AKB-347)."""
    pool = Pool(battle, one.figure, COMBAT)
    if one.charges:  # AK2-R71
        pool.add(1, Message("alkemy-dice-charge"), "AK2-616 AKB-226")
    if one.card.bonus_vs >> other.card.kind & 1:
        pool.add(1, card_reason(one.card), "AK2-712 AKB-333")
    pool.add_skills(other.figure, moments, one.card.kind)
    pool.add_boosts()
    return pool


def card_reason(card: CombatCard) -> Message:
    """Return a card as a reason for dice."""
    return Message("alkemy-dice-card", {"name": card.name})


def strike(battle: Battle, one: Fighter, other: Fighter, rules: str) -> Script[None]:
    """Roll Combat against the enemy's Defense, and do the damage (AK2-715, AKB-336, AKB-337)."""
    figure, enemy = one.figure, other.figure
    damage = melee_damage(battle, one)
    difficulty = battle.defense(enemy)
    pool = combat_pool(battle, one, other, one.moments)  # AKB-R47: by the health of now
    result = yield from roll(pool, battle.sheet(figure).combat, difficulty, damage)
    if result.total < difficulty:
        tell(battle, "missed-blow", rules, figure, enemy, difficulty)
        return
    tell(battle, "hit", rules, figure, enemy, result.total)
    hurt(battle, figure, enemy, damage, result)
    yield from chain_attack(battle, figure, enemy)


def melee_damage(battle: Battle, one: Fighter) -> Damage:
    """Return where the damage of a blow with a card is read, the figure's skills included."""
    damage = Damage(one.figure, False)
    damage.add(one.card.shift, card_reason(one.card), "AK2-712 AKB-330 AKB-331")
    add_skill_shifts(battle, damage, one.charges)
    fury = aid(battle, one.figure, FURY) if one.charges else 0
    if fury > 0:
        damage.add(fury, aid_reason(battle, one.figure), "AK2-1408")
    return damage


def add_skill_shifts(battle: Battle, damage: Damage, charging: bool) -> None:
    """Shift a blow's damage by each skill that does so."""
    figure = damage.striker
    traits = battle.traits(figure)
    if traits.melee_shift == 0 and traits.charge_shift == 0:
        return
    for skill in battle.skills(figure):
        damage.add(skill.traits.melee_shift, skill_reason(skill.name), "AK2-1001 AKB-334")
        if charging:
            damage.add(skill.traits.charge_shift, skill_reason(skill.name), "AK2-1001 AKB-334")


def hurt(battle: Battle, figure: i64, enemy: i64, damage: Damage, result: Result) -> None:
    """Read the damage and inflict it; thorns answer whoever hits in contact (AK2-122, AKB-337)."""
    touching = in_contact(battle, figure, enemy)
    thorns = battle.boost(enemy, SPINES)
    suffer_reading(battle, damage.inflict(battle, enemy, result))
    if thorns > 0 and touching:
        tell(battle, "thorns", "AK2-915 AKB-334", enemy, figure, thorns)
        suffer(battle, figure, thorns)


def chain_attack(battle: Battle, figure: i64, enemy: i64) -> Script[None]:
    """Follow a successful attack card up with a Quick Attack, before any answer (AK2-R82)."""
    if battle.traits(figure).chain and can_answer(battle, figure, enemy):
        tell(battle, "chained", "AK2-1001 AK2-R82 AKB-334", figure, enemy)
        yield from cardless_attack(battle, figure, enemy, QUICK, "AK2-R82 AK2-730 AKB-334")


# --- Cases 2 and 3: one attack ---


def one_attacks(battle: Battle, one: Fighter, other: Fighter) -> Script[None]:
    """Strike an Inactive enemy (AK2-717, AKB-343), or try to break a parry (AK2-718, AKB-339)."""
    if other.card.kind == PARRY:
        yield from parried_attack(battle, one, other)
    else:
        yield from strike(battle, one, other, "AK2-717 AKB-343")


def parried_attack(battle: Battle, one: Fighter, other: Fighter) -> Script[None]:
    """Roll Combat against Combat: the attacker first, with his dice chosen (AK2-718, AKB-339)."""
    figure, enemy = one.figure, other.figure
    attack = battle.sheet(figure).combat
    defence = battle.sheet(enemy).combat
    if defence == NONE:  # AK2-109
        tell(battle, "parried", "AK2-109 AK2-720 AKB-341", enemy, figure)
        return
    damage = melee_damage(battle, one)  # AK2-R32, AKB-R100
    attacking = combat_pool(battle, one, other, one.moments)
    parrying = combat_pool(battle, other, one, AS_PARRIER)
    verdict: i64 = 0
    ties = 0
    while verdict == 0:  # AK2-721, AKB-R38: all is rolled again
        mine = yield from roll(attacking, attack, NONE, damage)
        theirs = yield from roll(parrying, defence, NONE, None)
        verdict = compare(mine.total, attack, theirs.total, defence)
        ties += 1
        if verdict == 0:
            verdict = yield from tie_break(battle, figure, enemy, ties, "AK2-721 AKB-R38")
    if verdict > 0:
        tell(battle, "broke-parry", "AK2-719 AKB-340", figure, enemy)
        hurt(battle, figure, enemy, damage, mine)
        yield from chain_attack(battle, figure, enemy)
        return
    tell(battle, "parried", "AK2-720 AKB-341", enemy, figure)
    margin = other.card.margin
    if (
        margin > 0
        and theirs.total - mine.total >= margin
        and battle.edition.bonds.may_attack(battle, enemy, figure)  # AKB-319
    ):
        rules = "AK2-723 AKB-342"
        strikes = yield YesNo(battle, battle.seat_of(enemy), enemy, "counter", rules, figure)
        if strikes:
            yield from cardless_attack(battle, enemy, figure, NORMAL, "AK2-723 AK2-730 AKB-342")


# --- Attacks without a card ---


def cardless_attack(battle: Battle, figure: i64, enemy: i64, kind: i64, rules: str) -> Script[None]:
    """Strike once for free, by the rules that grant it (AK2-727 to AK2-730).

    It is free and nothing answers it (AK2-729), no card's skill helps (AK2-728). AKB-266, AKB-R34,
    AKB-R39 know it as a free attack.
    """
    if battle.sheet(figure).combat == NONE:
        return
    tell(battle, "free-attack", rules, figure, enemy)
    damage = Damage(figure, False)
    damage.add(SHIFTS[kind], Message(f"alkemy-shift-{COMBAT_CARDS[kind]}"), "AK2-730 AKB-266")
    add_skill_shifts(battle, damage, charging=False)
    pool = Pool(battle, figure, COMBAT)
    pool.add_skills(enemy, 0, NONE)  # AK2-728: only those that need no card
    pool.add_boosts()
    difficulty = battle.defense(enemy)
    result = yield from roll(pool, battle.sheet(figure).combat, difficulty, damage)
    if result.total >= difficulty:
        tell(battle, "hit", "AK2-730 AKB-336", figure, enemy, result.total)
        hurt(battle, figure, enemy, damage, result)
    else:
        tell(battle, "missed-blow", "AK2-730 AKB-336", figure, enemy, difficulty)
