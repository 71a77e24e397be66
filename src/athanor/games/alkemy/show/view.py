"""The table as somebody sees it: built field by field, never filtered from the truth.

Nearly all of it is public (AK2-R6): a Combat Card not yet revealed is never in the state.
"""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.codes import (
    ACTIVATED,
    CHARGE,
    CIRCLES,
    COLOURS,
    CONTROL,
    DRIVEN,
    ELEMENTS,
    FAILED_CHARGE,
    FREE_COMBAT_USED,
    FREE_REACTION_USED,
    HARVESTED,
    HAS_ATTACKED,
    HAS_CHARGED,
    HAUNTED,
    MARCHED,
    NONE,
    OBJECTIVES,
    RAN_OR_CHARGED,
    ROLLS,
    RUN,
    SPECIAL_EFFECTS,
    STAGE_TURN,
    STAGES,
    VISIONS,
    WALK,
    WARDED,
)
from athanor.games.alkemy.rules.bearing import objective_name
from athanor.games.alkemy.rules.natures import crossing_words
from athanor.games.alkemy.rules.scenario import area_holder
from athanor.games.alkemy.rules.space import as_shown, move_value
from athanor.games.alkemy.show.exchange_view import ExchangeView, view_exchange
from athanor.games.alkemy.show.eyes import EyeView, eyes
from athanor.games.alkemy.show.module_views import (
    CommandView,
    SecretView,
    view_commands,
    view_secrets,
)
from athanor.games.alkemy.state import (
    DEFENSE_UP,
    GRANTED,
    HURRY,
    LAG,
    LUCK,
    PLACED,
    SCORE,
    SPINES,
    TOKENS,
    Battle,
)
from athanor.games.alkemy.terms import Sheet
from athanor.kernel.bits import members
from athanor.kernel.words import Credit, Label, Modifier, Outcome

MOVEMENTS: Final = ("wall", "toll", "slow", "flat")
"""What a piece is to a move, in the order of the tabletop's codes."""

MARKS: Final = (
    (ACTIVATED, "activated"),
    (RAN_OR_CHARGED, "spent"),
    (HAS_CHARGED, "charged"),
    (FAILED_CHARGE, "guarded"),
    (HARVESTED, "harvested"),
    (HAS_ATTACKED, "aggressive"),
    (FREE_COMBAT_USED, "mastered"),
    (FREE_REACTION_USED, "parried"),
    (HAUNTED, "haunted"),
    (DRIVEN, "driven"),
    (MARCHED, "marched"),
    (WARDED, "warded"),
)
"""What a figure carries until the end of the turn."""

BOOSTS: Final = (
    (DEFENSE_UP, "defense"),
    (HURRY, "hurry"),
    (LAG, "lag"),
    (LUCK, "luck"),
    (SPINES, "spines"),
)
"""What formulas do until the end of the turn, each by a number."""


class ZoneView(Struct, frozen=True):
    """A part of the table, and where figures are deployed in it; boxes from left to top."""

    seat: int | None
    """Whose it is; nobody's before player A is drawn, and where nobody deploys."""
    table: tuple[int, int, int, int]
    deploy: tuple[int, int, int, int]
    round: tuple[int, int, int] | None
    """Of the box only what lies so near to a point: x, y and how near."""


class HeldAreaView(Struct, frozen=True):
    """An area that figures can hold, and who does."""

    box: tuple[int, int, int, int]
    holder: int | None


class BoardView(Struct, frozen=True):
    """The bare table of the scenario, in thousandths of an inch from the lower left corner."""

    width: int
    height: int
    depth: int
    """Of deployment zones along the lower and the upper edge; 0 if they lie otherwise."""
    zones: list[ZoneView]
    """Clockwise from player A's."""
    areas: list[HeldAreaView]
    objective: str
    """What is done to objectives: ``control`` them, ``carry`` or ``collect`` them."""


class PostView(Struct, frozen=True):
    """A Jin post, or another objective."""

    x: int
    y: int
    radius: int
    size: int
    owner: int | None
    name: Label
    lies: bool
    """It is on the table; else somebody has taken it."""
    bearer: str | None
    """The figure that carries it."""


class PieceView(Struct, frozen=True, omit_defaults=True):
    """A scenery element."""

    kind: str
    name: Label
    size: int
    movement: str
    hill: bool
    opaque: bool
    """Cuts every line of sight, whatever the sizes."""
    turn: int
    """In steps of 15 degrees."""
    corners: list[tuple[int, int]]
    vision: str | None = None
    """``opaque``, ``sparse`` or ``clear``, where scenery is advanced."""
    crossing: list[str] | None = None
    """``clear``, or some of ``hindering``, ``cluttered``, ``impassable`` and ``climb``."""
    effect: str | None = None
    """Its Special Effect."""
    giver: int | None = None
    """Who gave it."""
    used: bool = False
    """An Invigorating element has healed somebody this turn."""


class TokenView(Struct, frozen=True):
    """A resource token that nobody has harvested yet."""

    number: int
    """Its name among things: ``token:2``."""
    element: str
    seat: int
    """Who put it there."""
    piece: int
    x: int
    y: int


class RangedView(Struct, frozen=True):
    """A ranged weapon."""

    name: Label | None
    value: int
    range: int
    damage: list[int]


class FormulaView(Struct, frozen=True):
    """A formula as printed."""

    id: str
    name: Label
    level: int
    components: int
    range: int


class AlchemistView(Struct, frozen=True):
    """What a formula card says of an alchemist."""

    circle: str
    affinity: str
    formulas: list[FormulaView]


class ProfileView(Struct, frozen=True):
    """A profile card as printed; what it has not is ``None``."""

    id: str
    name: Label
    hero: bool
    ap: int
    mind: int | None
    reflex: int | None
    combat: int | None
    defense: int
    health: list[int]
    """White, yellow and red boxes."""
    walk: int
    charge: int
    run: int
    size: int
    damage: list[int]
    ranged: RangedView | None
    alchemist: AlchemistView | None
    skills: list[Label]


class EffectView(Struct, frozen=True):
    """Something that alchemy has done to a figure."""

    kind: str
    """An element, whose affinity lasts; a boost; ``bless-`` and a roll; or ``skill``."""
    value: int = 0
    """Activations that an affinity still lasts, or how much a boost is."""
    skill: Label | None = None


class FigureView(Struct, frozen=True):
    """A figure, on the table or off it."""

    label: str
    seat: int
    card: int
    """Figures of one card are activated together."""
    profile: str
    name: Label
    status: str
    """``waiting``, ``deployed``, ``on-watch``, ``active``, ``inactive`` or ``gone``."""
    x: int
    y: int
    """Where it stands; without measuring no more exactly than the picture shows it."""
    radius: int
    size: int
    wounds: int
    """Boxes ticked, the white ones first."""
    colour: str
    """Its health: the colour of the first box not ticked."""
    ap: int
    defense: int
    walk: int
    charge: int
    run: int
    foes: list[str]
    """Whom it is in combat with."""
    marks: list[str]
    concentration: int
    components: int
    stones: int
    effects: list[EffectView]

    @property
    def is_present(self) -> bool:
        """Whether it stands on the table."""
        return self.status not in ("waiting", "gone")


class SideView(Struct, frozen=True):
    """A player's warband, and how it stands in the scenario."""

    seat: int
    band: Label
    score: int
    pieces: int
    """Of scenery it has placed."""
    tokens: int
    """It has placed."""


class ResultView(Struct, frozen=True):
    """The end of the match."""

    places: tuple[int, ...]
    scores: tuple[tuple[Modifier, ...], ...]
    credits: tuple[tuple[Credit, ...], ...]
    """What an event adds up for every seat; nothing without one."""
    eyes: list[EyeView]
    """How well each player judged distances, where nobody measured beforehand."""


class AlkemyView(Struct, frozen=True):
    """The whole table."""

    viewer: int
    over: bool
    stage: str
    turn: int
    last_turn: int
    goal: int
    """Scenario points that win."""
    house: bool
    """Cards of our own house set are played with."""
    measuring: bool
    """Anybody may measure at any time; else nobody may be shown a distance beforehand."""
    player_a: int | None
    active: int | None
    initiative: int | None
    """Who has won it this turn."""
    card: int | None
    """The card that is being activated."""
    board: BoardView
    posts: list[PostView]
    pieces: list[PieceView]
    tokens: list[TokenView]
    sides: list[SideView]
    figures: list[FigureView]
    commands: list[CommandView] | None
    """Of all seats, in the module Command."""
    secrets: list[SecretView] | None
    """Of all seats, in the module Competitive."""
    exchange: ExchangeView | None
    """What is going on in the middle of a turn."""
    result: ResultView | None


class PrintedView(AlkemyView, frozen=True):
    """The whole table with the cards beside it, for painters; boards have these already."""

    profiles: list[ProfileView]


def bare(view: PrintedView) -> AlkemyView:
    """Return the table without the cards."""
    return AlkemyView(**{name: getattr(view, name) for name in AlkemyView.__struct_fields__})


def view(battle: Battle, viewer: int, outcome: Outcome | None = None) -> PrintedView:
    """Return the table as a seat or a spectator sees it, with the outcome if it is over.

    Cards hold no secrets, so all see the same (AK2-019), but for command hands and objectives.
    """
    terms, layout, roster = battle.terms, battle.layout, battle.roster
    return PrintedView(
        viewer=viewer,
        over=battle.over,
        stage=STAGES[battle.stage],
        turn=battle.turn,
        last_turn=layout.turns,
        goal=layout.goal,
        house=terms.house,
        measuring=terms.measuring,
        player_a=known(battle.player_a),
        active=known(battle.active),
        initiative=known(battle.initiative),
        card=known(battle.active_card),
        board=view_board(battle),
        posts=view_posts(battle),
        pieces=[view_piece(battle, piece) for piece in range(len(battle.placed))],
        tokens=view_tokens(battle),
        sides=[
            SideView(
                seat,
                band.name,
                battle.counts[SCORE + seat],
                battle.counts[PLACED + seat],
                battle.counts[TOKENS + seat],
            )
            for seat, band in enumerate(roster.bands)
        ],
        profiles=[view_profile(sheet) for sheet in {one.id: one for one in roster.sheets}.values()],
        figures=[view_figure(battle, figure) for figure in range(roster.count)],
        commands=view_commands(battle, viewer),
        secrets=view_secrets(battle, viewer),
        exchange=view_exchange(battle),
        result=None
        if outcome is None
        else ResultView(outcome.places, outcome.scores, outcome.credits, eyes(battle.log.events)),
    )


def known(number: int) -> int | None:
    """Return a seat or card, or None for nobody."""
    return None if number == NONE else number


def view_posts(battle: Battle) -> list[PostView]:
    """Return the posts; before both warbands are known nobody can own one."""
    layout, roster = battle.layout, battle.roster
    found: list[PostView] = []
    for post, (x, y) in enumerate(layout.posts):
        owner: int | None = None
        bearer: int = NONE
        spot = x, y
        if len(battle.owners) > 0 and layout.objective != CONTROL:
            bearer = battle.bearers[post]
            base = bearer if bearer != NONE else roster.count + post
            spot = as_shown(battle, battle.discs.x[base]), as_shown(battle, battle.discs.y[base])
        if len(battle.owners) > 0:
            owner = known(battle.owners[post])
        found.append(
            PostView(
                *spot,
                layout.post_radius,
                layout.post_size,
                owner,
                objective_name(battle, post),
                len(battle.owners) == 0 or battle.lying >> post & 1 == 1,
                None if bearer == NONE else roster.labels[bearer],
            )
        )
    return found


def view_board(battle: Battle) -> BoardView:
    """Return the bare table, and whose its parts are."""
    layout = battle.layout
    zones: list[ZoneView] = []
    for place, zone in enumerate(layout.zones):
        seat: int | None = None
        if place < battle.seats and battle.player_a != NONE:
            seat = (battle.player_a + place) % battle.seats
        zones.append(
            ZoneView(
                seat,
                (zone.left, zone.bottom, zone.right, zone.top),
                (zone.deploy_left, zone.deploy_bottom, zone.deploy_right, zone.deploy_top),
                (zone.corner_x, zone.corner_y, zone.radius) if zone.radius > 0 else None,
            )
        )
    areas = [
        HeldAreaView(
            (area.left, area.bottom, area.right, area.top), known(area_holder(battle, index))
        )
        for index, area in enumerate(layout.areas)
    ]
    objective = OBJECTIVES[layout.objective]
    return BoardView(layout.width, layout.height, layout.depth, zones, areas, objective)


def view_piece(battle: Battle, piece: int) -> PieceView:
    """Return a piece of scenery where it stands."""
    placed = battle.placed[piece]
    kind = battle.terms.pieces[placed.kind]
    across, along = as_shown(battle, placed.x), as_shown(battle, placed.y)
    advanced = battle.edition.land.is_advanced
    return PieceView(
        kind=kind.id,
        name=kind.name,
        size=kind.size,
        movement=movement(battle, piece),
        hill=kind.hill,
        opaque=kind.opaque,
        turn=placed.turn,
        corners=[
            (x + across - placed.x, y + along - placed.y)
            for x, y in battle.terrain.pieces[piece].points()
        ],
        vision=VISIONS[placed.vision] if advanced else None,
        crossing=crossing_words(placed.crossing) if advanced else None,
        effect=None if placed.effect == NONE else SPECIAL_EFFECTS[placed.effect],
        giver=None if placed.giver == NONE else placed.giver,
        used=battle.springs_used >> piece & 1 == 1,
    )


def movement(battle: Battle, piece: int) -> str:
    """Return what a piece looks like to a move: what hinders has its price, clutter is slow."""
    levels = battle.levels
    if levels.cluttered >> piece & 1:
        return "slow"
    if levels.hindering >> piece & 1:
        return "toll"
    return MOVEMENTS[battle.edition.land.movement(battle, battle.placed[piece])]


def view_tokens(battle: Battle) -> list[TokenView]:
    """Return the tokens that are still there."""
    return [
        TokenView(
            number + 1,
            ELEMENTS[token.element],
            token.seat,
            token.piece,
            as_shown(battle, token.x),
            as_shown(battle, token.y),
        )
        for number, token in enumerate(battle.tokens)
        if battle.tokens_left >> number & 1
    ]


def view_profile(sheet: Sheet) -> ProfileView:
    """Return a profile card as printed."""
    ranged = None
    if sheet.ranged != NONE:
        ranged = RangedView(sheet.weapon, sheet.ranged, sheet.range, list(sheet.ranged_damage))
    alchemist = None
    if sheet.circle > 0:
        formulas = [
            FormulaView(one.id, one.name, one.level, one.components, one.range)
            for one in sheet.formulas
        ]
        alchemist = AlchemistView(CIRCLES[sheet.circle], ELEMENTS[sheet.affinity], formulas)
    return ProfileView(
        id=sheet.id,
        name=sheet.name,
        hero=sheet.is_hero,
        ap=sheet.ap,
        mind=known(sheet.mind),
        reflex=known(sheet.reflex),
        combat=known(sheet.combat),
        defense=sheet.defense,
        health=[sheet.white, sheet.yellow, sheet.red],
        walk=sheet.walk,
        charge=sheet.charge,
        run=sheet.run,
        size=sheet.size,
        damage=list(sheet.damage),
        ranged=ranged,
        alchemist=alchemist,
        skills=[skill.name for skill in sheet.skills],
    )


def view_figure(battle: Battle, figure: int) -> FigureView:
    """Return a figure with all that its card and the table show of it."""
    roster, discs, sheet = battle.roster, battle.discs, battle.sheet(figure)
    return FigureView(
        label=roster.labels[figure],
        seat=roster.seat[figure],
        card=roster.profile_card[figure],
        profile=sheet.id,
        name=sheet.one,
        status=status(battle, figure),
        x=as_shown(battle, discs.x[figure]),
        y=as_shown(battle, discs.y[figure]),
        radius=discs.radius[figure],
        size=sheet.size,
        wounds=battle.wounds[figure],
        colour=COLOURS[battle.colour(figure)],
        ap=battle.ap[figure],
        defense=battle.defense(figure),
        walk=move_value(battle, figure, WALK),
        charge=move_value(battle, figure, CHARGE),
        run=move_value(battle, figure, RUN),
        foes=[roster.labels[foe] for foe in members(battle.foes[figure])],
        marks=[name for mark, name in MARKS if battle.has(figure, mark)],
        concentration=battle.concentration[figure],
        components=battle.components[figure],
        stones=battle.stones[figure],
        effects=view_effects(battle, figure),
    )


def status(battle: Battle, figure: int) -> str:
    """Return a figure's status (AK2-501, AKB-169); it has none before the first turn.

    Nor has it one if there never is a first turn, because the match was given up before.
    """
    if battle.stage < STAGE_TURN or (battle.over and battle.turn == 0):
        return "deployed" if battle.is_present(figure) else "waiting"
    if not battle.is_present(figure):
        return "gone"
    if battle.active_card != NONE and battle.taking_part >> figure & 1:
        return "active"
    return "on-watch" if battle.is_on_watch(figure) else "inactive"


def view_effects(battle: Battle, figure: int) -> list[EffectView]:
    """Return what alchemy has done to a figure and still lasts."""
    found = [
        EffectView(name, battle.auras[4 * figure + element])
        for element, name in enumerate(ELEMENTS)
        if battle.auras[4 * figure + element] > 0
    ]
    found += [
        EffectView(name, battle.boost(figure, kind))
        for kind, name in BOOSTS
        if battle.boost(figure, kind) != 0
    ]
    found += [
        EffectView(f"bless-{name}", battle.blessing(figure, roll))
        for roll, name in enumerate(ROLLS)
        if battle.blessing(figure, roll) != 0
    ]
    granted = battle.boost(figure, GRANTED)
    skills = battle.terms.skills
    found += [EffectView("skill", skill=skills[skill].name) for skill in members(granted)]
    return found
