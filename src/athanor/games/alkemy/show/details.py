"""What a board needs to know of a decision beyond its options in words: numbers, costs, dice.

Everything a choice leads to is named by the choice's own written form, ``text``. Nothing here may
depend on a distance that nobody has measured (AK2-005, AKB-010).
"""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.codes import (
    ACTIONS,
    CHARGE,
    COLOURS,
    ENGAGE,
    FIGHT,
    FORMULA,
    HARVEST,
    MASTER,
    NONE,
    POST,
    ROLL_NAMES,
    SHOT,
    STOP,
    SYMBOLS,
)
from athanor.games.alkemy.facts import DieView, known, modifiers
from athanor.games.alkemy.rules.activation import COSTS
from athanor.games.alkemy.rules.alchemy import ChooseUpgrade
from athanor.games.alkemy.rules.announce import (
    PLAIN,
    Announce,
    action_of,
    falls_short,
    order_code,
    reach_of,
    target_of,
)
from athanor.games.alkemy.rules.announce import (
    detail_of as formula_detail,
)
from athanor.games.alkemy.rules.choices import Menu, PickFigure, YesNo, members
from athanor.games.alkemy.rules.cover import THRESHOLDS, ChooseCover
from athanor.games.alkemy.rules.craft import ChooseHarvest, ChooseToken
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.effects import ChoosePush, pushed_to
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.fight import PAID, PlayCard
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.prepare import ChooseDeploy
from athanor.games.alkemy.rules.shooting import Estimate, React
from athanor.games.alkemy.rules.siting import ChooseKind, ChooseTurn, PieceSpots
from athanor.games.alkemy.rules.space import as_shown, post_disc, spot_x, spot_y
from athanor.games.alkemy.rules.things import base_thing, figure_thing, piece_thing, token_thing
from athanor.games.alkemy.rules.tokens import ChoosePlace
from athanor.games.alkemy.rules.turn import ChooseCard
from athanor.games.alkemy.rules.walking import WayEnds
from athanor.games.alkemy.tabletop.discs import gap_between
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message, Modifier, Refusal

BARELY: Final = 1000
"""Who is an inch beyond reach may have been misjudged; half the reach more looks hopeless."""

WAYS: Final = ("paid", "charge", "engagement", "skill")
"""What a Combat Card is played for."""


class Barred(Struct, frozen=True):
    """Something that could be thought of and may not be chosen, and why."""

    name: str
    message: Message
    rules: tuple[str, ...]


class FigureChoice(Struct, frozen=True, tag="figures", tag_field="is"):
    """One figure of several, or nobody; ``figure`` is the one it is named for."""

    figure: str | None
    able: list[str]
    nobody: bool


class YesNoChoice(Struct, frozen=True, tag="yes-no", tag_field="is"):
    """Yes or no, about a figure and another."""

    figure: str
    other: str | None


class CardOption(Struct, frozen=True):
    """A profile card that may be activated or deployed."""

    text: str
    card: int
    figures: list[str]
    again: bool
    """It pays to be activated once more."""


class CardChoice(Struct, frozen=True, tag="cards", tag_field="is"):
    """One profile card of several."""

    cards: list[CardOption]
    may_pass: bool


class OrderOption(Struct, frozen=True):
    """An order that may be announced."""

    text: str
    action: str
    target: str | None
    """A thing, such as ``figure:b2`` or ``post:1``."""
    ap: int
    formula: str | None
    by_concentration: bool
    reach: int | None
    """From how far it can be carried out."""
    short: bool
    """Measured, it would fail as things stand; never told where nobody measures."""
    hopeless: bool
    """By eye alone, from the picture, it looks far too far: are you sure?"""


class OrderChoice(Struct, frozen=True, tag="orders", tag_field="is"):
    """What a figure does next, and what it may not do."""

    figure: str
    orders: list[OrderOption]
    may_stop: bool
    barred: list[Barred]
    """By the name of the action, or of the formula."""


class EstimateChoice(Struct, frozen=True, tag="estimate", tag_field="is"):
    """A distance to be stated."""

    figure: str
    target: str
    step: int
    most: int


class PairOption(Struct, frozen=True):
    """Two dice to keep, and what they come to."""

    text: str
    dice: tuple[int, int]
    """Their places, from 0."""
    total: int
    hits: bool | None
    """Unknown where an enemy has yet to roll."""
    column: int | None
    read: int | None
    damage: int | None


class KeepChoice(Struct, frozen=True, tag="keep", tag_field="is"):
    """Which two dice to keep."""

    figure: str
    roll: str
    colour: str
    dice: list[DieView]
    why: list[Modifier]
    value: int
    difficulty: int | None
    line: list[int]
    """Of damage; empty if symbols do not matter."""
    shifts: list[Modifier]
    pairs: list[PairOption]


class HandCard(Struct, frozen=True):
    """A Combat Card that may be played now."""

    text: str
    ap: int


class HandChoice(Struct, frozen=True, tag="hand", tag_field="is"):
    """A Combat Card, chosen face down."""

    figure: str
    enemy: str
    way: str
    """``paid``, or what makes it free: ``charge``, ``engagement``, ``skill``."""
    cards: list[HandCard]
    barred: list[Barred]
    """By the id of the card, of those that the figure holds."""


class ReactChoice(Struct, frozen=True, tag="react", tag_field="is"):
    """How the target of a shot reacts."""

    figure: str
    shooter: str
    distance: int
    """It is measured by now."""
    reactions: list[str]
    """Their written forms."""
    barred: list[Barred]


class PlaceChoice(Struct, frozen=True, tag="place", tag_field="is"):
    """A spot for a figure: where it is deployed, or where its move ends. Ask for its region."""

    figure: str
    length: int | None
    """Of the move."""
    targets: list[str]
    """Whom a charge or engagement must touch."""


class PieceChoice(Struct, frozen=True, tag="piece", tag_field="is"):
    """A spot for a piece of scenery."""

    kind: str
    turn: int


class SceneryChoice(Struct, frozen=True, tag="scenery", tag_field="is"):
    """Which kind of scenery to place; in a second step how to turn it."""

    kinds: list[str]
    may_stop: bool
    barred: list[Barred]


class TurnChoice(Struct, frozen=True, tag="turn", tag_field="is"):
    """How to turn a piece, in degrees: each is a written choice."""

    kind: str
    degrees: list[int]


class SpotOption(Struct, frozen=True):
    """A spot that may be chosen."""

    text: str
    x: int
    y: int
    thing: str | None
    """The piece it is on."""


class SpotChoice(Struct, frozen=True, tag="spots", tag_field="is"):
    """One spot of few: for a token, at the end of a way, after a push."""

    figure: str | None
    spots: list[SpotOption]


class UpgradeOption(Struct, frozen=True):
    """An upgrade that can be bought."""

    text: str
    index: int
    stones: int


class UpgradeChoice(Struct, frozen=True, tag="upgrade", tag_field="is"):
    """Which upgrade of a formula to buy next."""

    figure: str
    formula: str
    budget: int
    """Stones that the circle still allows."""
    bought: list[int]
    """How often each."""
    upgrades: list[UpgradeOption]


class HarvestOption(Struct, frozen=True):
    """What may be taken from a token."""

    text: str
    components: int
    stones: int
    effect: bool


class HarvestChoice(Struct, frozen=True, tag="harvest", tag_field="is"):
    """What to take from a token."""

    figure: str
    takes: list[HarvestOption]


class TokenChoice(Struct, frozen=True, tag="tokens", tag_field="is"):
    """Which token to harvest, if any."""

    figure: str
    tokens: list[str]


class CoverOption(Struct, frozen=True):
    """Something to take cover behind."""

    text: str
    thing: str | None


class CoverChoice(Struct, frozen=True, tag="cover", tag_field="is"):
    """Which cover to roll for, if any."""

    figure: str
    shooter: str
    difficulty: int
    damage: int
    covers: list[CoverOption]


DETAILS: Final[tuple[type[Struct], ...]] = (
    FigureChoice,
    YesNoChoice,
    CardChoice,
    OrderChoice,
    EstimateChoice,
    KeepChoice,
    HandChoice,
    ReactChoice,
    PlaceChoice,
    PieceChoice,
    SceneryChoice,
    TurnChoice,
    SpotChoice,
    UpgradeChoice,
    HarvestChoice,
    TokenChoice,
    CoverChoice,
)


def detail_of(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of a decision; None if its options say all."""
    labels = battle.roster.labels
    match decision:
        case PickFigure():
            nobody = battle.roster.count
            able = [labels[one] for one in decision.choices if one != nobody]
            return FigureChoice(
                labels[decision.figure] if decision.figure >= 0 else None,
                able,
                nobody in decision.choices,
            )
        case YesNo():
            other = labels[decision.other] if decision.other >= 0 else None
            return YesNoChoice(labels[decision.figure], other)
        case ChooseCard() | ChooseDeploy():
            return card_choice(battle, decision)
        case Announce():
            return order_choice(battle, decision)
        case Estimate():
            shooter, target = labels[decision.shooter], labels[decision.target]
            return EstimateChoice(shooter, target, decision.step, decision.most * decision.step)
        case KeepDice():
            return keep_choice(battle, decision)
        case PlayCard():
            return hand_choice(battle, decision)
        case React():
            return ReactChoice(
                labels[decision.shot.target],
                labels[decision.shot.shooter],
                decision.shot.distance,
                [decision.text(one) for one in decision.choices],
                barred_of(decision, {one: decision.text(one) for one in decision.conceivable()}),
            )
        case PieceSpots():
            return PieceChoice(battle.terms.pieces[decision.piece].id, decision.turn)
        case ContactSpots():
            targets = [labels[one] for one in members(decision.targets)]
            return PlaceChoice(labels[decision.figure], decision.length, targets)
        case MoveEnds():
            return PlaceChoice(labels[decision.figure], decision.length, [])
        case Spots():
            return PlaceChoice(labels[decision.figure], None, [])
        case _:
            return rarer_detail(battle, decision)


def rarer_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of set-up, alchemy and cover."""
    labels = battle.roster.labels
    match decision:
        case ChooseKind():
            kinds = battle.terms.pieces
            return SceneryChoice(
                [kinds[one].id for one in decision.choices if one < len(kinds)],
                len(kinds) in decision.choices,
                barred_of(decision, {one: kinds[one].id for one in range(len(kinds))}),
            )
        case ChooseTurn():
            kind = battle.terms.pieces[decision.kind_of_piece].id
            return TurnChoice(kind, [15 * turn for turn in decision.choices])
        case ChoosePlace():
            places = [(one, decision.places[one]) for one in decision.choices]
            spots = [
                SpotOption(decision.text(one), place.x, place.y, piece_thing(place.piece))
                for one, place in places
            ]
            return SpotChoice(None, spots)
        case WayEnds():
            spots = [
                SpotOption(decision.text(one), spot_x(one), spot_y(one), None)
                for one in decision.choices
            ]
            return SpotChoice(labels[decision.figure], spots)
        case ChoosePush():
            spots = [
                SpotOption(
                    decision.text(one),
                    *pushed_to(battle, decision.caster, decision.target, one),
                    None,
                )
                for one in decision.choices
            ]
            return SpotChoice(labels[decision.target], spots)
        case ChooseUpgrade():
            return upgrade_choice(battle, decision)
        case ChooseHarvest():
            return harvest_choice(battle, decision)
        case ChooseToken():
            tokens = [token_thing(one) for one in decision.choices if one < len(battle.tokens)]
            return TokenChoice(labels[decision.figure], tokens)
        case ChooseCover():
            return cover_choice(battle, decision)
    return None


def barred_of(decision: Menu, names: dict[int, str]) -> list[Barred]:
    """Return what stands against those of some choices that may not be made."""
    found: list[Barred] = []
    for choice, name in names.items():
        refusal = decision.why_not(choice)
        if refusal is not None:
            found.append(barred(name, refusal))
    return found


def barred(name: str, refusal: Refusal) -> Barred:
    """Return a refusal with what it is about."""
    return Barred(name, refusal.message, refusal.rules)


def card_choice(battle: Battle, decision: ChooseCard | ChooseDeploy) -> CardChoice:
    """Return the profile cards that may be activated or deployed."""
    roster = battle.roster
    cards: list[CardOption] = []
    for card in decision.choices:
        if card < len(roster.cards):
            present = roster.cards[card] & battle.present
            figures = members(present if present != 0 else roster.cards[card])
            again = any(battle.was_activated(figure) for figure in figures)
            labels = [roster.labels[figure] for figure in figures]
            cards.append(CardOption(decision.text(card), card, labels, again))
    return CardChoice(cards, len(roster.cards) in decision.choices)


# --- Orders ---


def order_choice(battle: Battle, decision: Announce) -> OrderChoice:
    """Return the orders of a figure with what they cost, and what stands against the others."""
    stop = order_code(STOP)
    figure = decision.figure
    return OrderChoice(
        figure=battle.roster.labels[figure],
        orders=[order_option(battle, decision, code) for code in decision.choices if code != stop],
        may_stop=decision.may_stop,
        barred=barred_orders(battle, decision),
    )


def order_option(battle: Battle, decision: Announce, code: i64) -> OrderOption:
    """Return an order that may be announced."""
    figure, action = decision.figure, action_of(code)
    formula = None
    by_concentration = False
    if action == FORMULA:
        formula = battle.sheet(figure).formulas[formula_detail(code) // 2].id
        by_concentration = formula_detail(code) % 2 == 1
    reach = reach_of(battle, figure, code)
    if action == POST:
        reach = battle.layout.post_reach
    return OrderOption(
        text=decision.text(code),
        action=ACTIONS[action],
        target=order_target(battle, code),
        ap=order_cost(battle, action, by_concentration),
        formula=formula,
        by_concentration=by_concentration,
        reach=known(reach),
        short=battle.terms.measuring and falls_short(battle, figure, code),
        hopeless=looks_hopeless(battle, figure, code, reach),
    )


def order_cost(battle: Battle, action: i64, by_concentration: bool) -> int:
    """Return the Action Points that are paid at the announcement."""
    if action == POST:
        return battle.layout.post_ap
    if action == FORMULA:
        return 0 if by_concentration else 1
    return COSTS.get(action, 0)


def order_target(battle: Battle, code: i64) -> str | None:
    """Return what an order is aimed at."""
    action, target = action_of(code), target_of(code)
    if action in PLAIN:
        return None
    if action == POST:
        return base_thing(battle, post_disc(battle, target))
    if action == HARVEST:
        return token_thing(target)
    return figure_thing(battle, target)


def looks_hopeless(battle: Battle, figure: i64, code: i64, reach: i64) -> bool:
    """Tell whether an order looks far too far, from the picture alone.

    Figures count as standing where everybody sees them: nothing is measured (AK2-R68, AKB-R11).
    """
    action, target = action_of(code), target_of(code)
    if reach == NONE or action == HARVEST:
        return False
    base = post_disc(battle, target) if action == POST else target
    if base == figure:
        return False
    return shown_gap(battle, figure, base) > reach + max(BARELY, reach // 2)


def shown_gap(battle: Battle, one: i64, other: i64) -> i64:
    """Return how far apart two bases look, from edge to edge."""
    discs = battle.discs
    return gap_between(
        as_shown(battle, discs.x[one]),
        as_shown(battle, discs.y[one]),
        discs.radius[one],
        as_shown(battle, discs.x[other]),
        as_shown(battle, discs.y[other]),
        discs.radius[other],
    )


def barred_orders(battle: Battle, decision: Announce) -> list[Barred]:
    """Return, for each action of which nothing may be announced, what stands against it."""
    figure = decision.figure
    open_actions = {action_of(code) for code in decision.choices}
    open_formulas = {
        formula_detail(code) // 2 for code in decision.choices if action_of(code) == FORMULA
    }
    names: dict[int, str] = {}
    for action in PLAIN:
        if action not in open_actions:
            names[order_code(action)] = ACTIONS[action]
    enemies = members(battle.enemies(figure))
    for action in (CHARGE, ENGAGE, FIGHT, SHOT, MASTER):
        if action not in open_actions and enemies:
            names[order_code(action, enemies[0])] = ACTIONS[action]
    if POST not in open_actions and len(battle.owners) > 0:
        names[order_code(POST, 0)] = ACTIONS[POST]
    if HARVEST not in open_actions and battle.tokens_left != 0:
        names[order_code(HARVEST, members(battle.tokens_left)[0])] = ACTIONS[HARVEST]
    for index, formula in enumerate(battle.sheet(figure).formulas):
        if index not in open_formulas:
            names[order_code(FORMULA, figure, 2 * index)] = formula.id
    return barred_of(decision, names)


# --- Dice and cards ---


def keep_choice(battle: Battle, decision: KeepDice) -> KeepChoice:
    """Return dice to keep, and what each pair comes to."""
    pool, damage = decision.pool, decision.damage
    sheet = battle.sheet(pool.figure)
    line: list[int] = []
    if damage is not None:
        line = list(sheet.ranged_damage if damage.ranged else sheet.damage)
    return KeepChoice(
        figure=battle.roster.labels[pool.figure],
        roll=ROLL_NAMES[pool.roll],
        colour=COLOURS[pool.colour],
        dice=[
            DieView(decision.number(die), SYMBOLS[decision.symbol(die)])
            for die in range(len(decision.faces))
        ],
        why=modifiers(battle, pool.why),
        value=max(decision.value, 0),
        difficulty=known(decision.difficulty),
        line=line,
        shifts=[] if damage is None else modifiers(battle, damage.why),
        pairs=[pair_option(battle, decision, pair) for pair in decision.choices],
    )


def pair_option(battle: Battle, decision: KeepDice, pair: i64) -> PairOption:
    """Return two dice with their sum, and the damage that would be read."""
    first, second = pair // 4, pair % 4
    total = decision.total(pair) + max(decision.value, 0)
    column, read, harm = None, None, None
    if decision.damage is not None:
        one, other = decision.symbol(first), decision.symbol(second)
        column = battle.terms.column(one, other)
        read = decision.damage.column(battle, one, other)
        harm = decision.damage.at(battle, read)
    return PairOption(
        text=decision.text(pair),
        dice=(first, second),
        total=total,
        hits=None if decision.difficulty == NONE else total >= decision.difficulty,
        column=column,
        read=read,
        damage=harm,
    )


def hand_choice(battle: Battle, decision: PlayCard) -> HandChoice:
    """Return the Combat Cards of a figure, those it may play and those it may not."""
    cards = battle.terms.cards
    labels = battle.roster.labels
    held = {one: cards[one].id for one in battle.sheet(decision.figure).cards}
    return HandChoice(
        figure=labels[decision.figure],
        enemy=labels[decision.enemy],
        way=WAYS[decision.way],
        cards=[
            HandCard(cards[one].id, cards[one].ap if decision.way == PAID else 0)
            for one in decision.choices
        ],
        barred=barred_of(decision, held),
    )


# --- Alchemy and cover ---


def upgrade_choice(battle: Battle, decision: ChooseUpgrade) -> UpgradeChoice:
    """Return the upgrades that can be bought."""
    steps = decision.formula.upgrades
    return UpgradeChoice(
        figure=battle.roster.labels[decision.figure],
        formula=decision.formula.id,
        budget=decision.purchase.budget,
        bought=list(decision.purchase.bought),
        upgrades=[
            UpgradeOption(decision.text(one), one, steps[one].stones)
            for one in decision.choices
            if one < len(steps)
        ],
    )


def harvest_choice(battle: Battle, decision: ChooseHarvest) -> HarvestChoice:
    """Return what may be taken from a token."""
    takes: list[HarvestOption] = []
    for choice in decision.choices:
        mode, stones = choice // 16, choice % 16
        alone = mode == ChooseHarvest.EFFECT
        components = 0 if alone else decision.amount - stones
        effect = mode != ChooseHarvest.RESOURCES
        takes.append(HarvestOption(decision.text(choice), components, stones, effect))
    return HarvestChoice(battle.roster.labels[decision.figure], takes)


def cover_choice(battle: Battle, decision: ChooseCover) -> CoverChoice:
    """Return what a target may take cover behind, and what it must roll."""
    covers: list[CoverOption] = []
    for choice in decision.choices:
        things = decision.things(choice)
        covers.append(CoverOption(decision.text(choice), things[0] if things else None))
    return CoverChoice(
        figure=battle.roster.labels[decision.target],
        shooter=battle.roster.labels[decision.shooter],
        difficulty=THRESHOLDS[battle.sheet(decision.target).size],
        damage=decision.damage,
        covers=covers,
    )
