"""Who sees what: views are built field by field, never filtered from the truth.

All but the sequence of the piles is open (ARS-022, ARS-023).
"""

from typing import Final

from msgspec import Struct, field

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    CATEGORIES,
    FORGE_PILE,
    GROUPS,
    KIND_ASSISTANT,
    KIND_FORGE,
    KIND_LOCATION,
    KIND_NAMES,
    KIND_ORDER,
    KINDS,
    LEVELS,
    LOCATION_PILE,
    NONE,
    OPEN,
    PILE_NAMES,
    PILES,
    REBATE,
    RESOURCES,
    SPACE_KINDS,
    SPACE_NAMES,
    SPACE_PILES,
    SPACES,
    STAGE_MAIN,
    STAGE_NAMES,
    STEPS,
)
from athanor.games.ars_alchimia.rules.objections import against, too_few, why_not_act
from athanor.games.ars_alchimia.rules.queries import (
    flasks,
    lowest_price,
    may_take_level,
    minimum,
    order_limit,
    price_of,
    ready,
    standing_rebates,
    total,
    university,
    wages,
)
from athanor.games.ars_alchimia.scoring import category_bonus, outcome
from athanor.games.ars_alchimia.show.words import assistant_name
from athanor.games.ars_alchimia.state import ArsState, tag_group, tag_seen
from athanor.games.ars_alchimia.terms import Skills
from athanor.kernel.bits import has, members
from athanor.kernel.words import Label, Message, Modifier, Refusal

STEP_VERBS: Final = (
    "gain",
    "swap",
    "dismiss",
    "peek",
    "distill",
    "exchange",
    "reroll",
    "recover",
    "rebate",
)
"""The steps of abilities as cards write them, by their codes."""


class OrderView(Struct, frozen=True):
    """An order card."""

    id: str
    name: Label
    level: str
    category: str
    vp: int
    cost: list[int]
    source: str


class LocationView(Struct, frozen=True):
    """A location card; without a threshold nobody rolls."""

    id: str
    name: Label
    yields: list[int]
    threshold: int | None
    bonus: str | None
    source: str


class ForgeView(Struct, frozen=True):
    """A forge card; without a threshold nobody rolls."""

    id: str
    name: Label
    flasks: int
    threshold: int | None
    source: str


class AssistantView(Struct, frozen=True):
    """An assistant card."""

    id: str
    name: Label
    text: Label
    once: bool
    """It has an ability for once a year."""
    talent: str
    """What it is known for: the first step of its ability, else what always counts."""
    offered: bool
    """Its owner is asked whether to use it; placements declare rebates by themselves."""
    exhausted: bool
    source: str


class SpaceView(Struct, frozen=True):
    """An action space: its card, who stands there, and what it costs."""

    name: str
    kind: str
    order: OrderView | None
    location: LocationView | None
    forge: ForgeView | None
    assistant: AssistantView | None
    owner: int | None
    workers: int
    minimum: int
    """For anybody (ARS-052, ARS-053)."""
    price: list[Modifier]
    """For the viewer, term by term; for spectators the minimum."""
    closed: Refusal | None
    """Why the viewer could not place any worker there now, if so."""


class GroupView(Struct, frozen=True):
    """Cards that were shuffled together, and the places of a pile that they share."""

    cards: list[str]
    places: list[int]


class PileView(Struct, frozen=True):
    """A face-down pile: its size, and what can be known of it (ARS-R53)."""

    name: str
    size: int
    known: list[str | None]
    """From the top: the cards whose places the viewer knows."""
    top: OrderView | None
    """The top card of a pile of orders, if the viewer knows it."""
    groups: list[GroupView]


class CategoryView(Struct, frozen=True):
    """The fulfilled orders of a category, and what they are worth at the end."""

    name: str
    count: int
    bonus: int


class PlayerView(Struct, frozen=True):
    """A player board and what lies around it."""

    seat: int
    colour: str
    vp: int
    workshop: int | None
    """The number of the Workshop card."""
    passed: bool
    available: int
    placed: int
    square: int
    reserve: int
    resources: list[int]
    orders: list[OrderView]
    order_limit: int
    fulfilled: list[OrderView]
    categories: list[CategoryView]
    university: int
    """What counts for the level (ARS-095)."""
    levels: list[str]
    """Those that may be taken."""
    assistants: list[AssistantView]
    wages: int
    """What keeping all of them would cost now (ARS-039)."""
    luck: int
    """What they add to each roll (ARS-R52)."""
    rerolls: int
    """How many of them can still roll again this year, keeping the higher die."""


class VisitView(Struct, frozen=True):
    """What the active seat is doing in the middle of its turn."""

    space: str
    surplus: int
    die: int | None
    result: int | None
    perfect: bool
    flasks_used: int
    flasks: int | None


class ResultView(Struct, frozen=True):
    """The end of the game."""

    places: tuple[int, ...]
    scores: tuple[tuple[Modifier, ...], ...]


class WorkshopView(Struct, frozen=True):
    """A Workshop card and who has it."""

    number: int
    workers: int
    owner: int | None


class ArsView(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int
    over: bool
    year: int = field(name="round")
    """Sent under the rulebook's other word for it."""
    stage: str
    active: int | None
    house: bool
    """Cards of our own house set are played with."""
    two_player_variant: bool
    caps: list[int]
    most_workers: int
    spaces: list[SpaceView]
    piles: list[PileView]
    workshops: list[WorkshopView]
    players: list[PlayerView]
    visit: VisitView | None
    result: ResultView | None


def view(state: ArsState, viewer: int) -> ArsView:
    """Return the table as a seat or a spectator sees it."""
    terms = state.terms
    return ArsView(
        viewer=viewer,
        over=state.over,
        year=state.year,
        stage=STAGE_NAMES[state.stage],
        active=None if state.active == NONE else state.active,
        house=terms.house,
        two_player_variant=state.seats == 2,
        caps=list(terms.caps),
        most_workers=terms.most_workers,
        spaces=[view_space(state, s, viewer) for s in range(SPACES) if terms.in_use(s)],
        piles=[view_pile(state, pile, viewer) for pile in range(PILES)],
        workshops=[view_workshop(state, card) for card in range(len(terms.workshop_ids))],
        players=[view_player(state, seat) for seat in range(state.seats)],
        visit=None if state.space == NONE else view_visit(state),
        result=view_result(state) if state.over else None,
    )


# --- Cards ---


def view_order(state: ArsState, order: int) -> OrderView:
    """Return an order card."""
    terms = state.terms
    return OrderView(
        id=terms.card_ids[0][order],
        name=terms.card_names[0][order],
        level=LEVELS[terms.order_level[order]],
        category=CATEGORIES[terms.order_category[order]],
        vp=terms.order_vp[order],
        cost=[terms.order_cost[order * KINDS + kind] for kind in range(KINDS)],
        source=terms.card_sources[0][order],
    )


def view_location(state: ArsState, card: int) -> LocationView:
    """Return a location card."""
    terms = state.terms
    threshold = terms.location_threshold[card]
    return LocationView(
        id=terms.card_ids[LOCATION_PILE][card],
        name=terms.card_names[LOCATION_PILE][card],
        yields=[terms.yields[card * KINDS + kind] for kind in range(KINDS)],
        threshold=threshold or None,
        bonus=RESOURCES[terms.bonus[card]] if threshold else None,
        source=terms.card_sources[LOCATION_PILE][card],
    )


def view_forge(state: ArsState, card: int) -> ForgeView:
    """Return a forge card."""
    terms = state.terms
    return ForgeView(
        id=terms.card_ids[FORGE_PILE][card],
        name=terms.card_names[FORGE_PILE][card],
        flasks=terms.forge_flasks[card],
        threshold=terms.forge_threshold[card] or None,
        source=terms.card_sources[FORGE_PILE][card],
    )


def view_assistant(state: ArsState, card: int) -> AssistantView:
    """Return an assistant card."""
    terms = state.terms
    return AssistantView(
        id=terms.card_ids[ASSISTANT_PILE][card],
        name=terms.card_names[ASSISTANT_PILE][card],
        text=terms.card_texts[card],
        once=has(terms.skills.once, card),
        talent=talent_of(terms.skills, card),
        offered=terms.skills.verb[card * STEPS] not in (NONE, REBATE),
        exhausted=has(state.exhausted, card),
        source=terms.card_sources[ASSISTANT_PILE][card],
    )


def talent_of(skills: Skills, card: int) -> str:
    """Return the verb that a card is known for; empty if it has none."""
    step = skills.verb[card * STEPS]
    if step != NONE:
        return STEP_VERBS[step]
    always = (
        ("university", skills.teaching),
        ("speciality", skills.muses),
        ("die", skills.lucky),
        ("flasks", skills.smiths),
        ("points", skills.patrons),
        ("free_wages", skills.stewards),
        ("cheaper", skills.standing_rebates),
        ("order_limit", skills.limiting),
        ("unpaid", skills.unpaid),
    )
    return next((verb for verb, cards in always if has(cards, card)), "")


# --- The board ---


def view_space(state: ArsState, space: int, viewer: int) -> SpaceView:
    """Return a space as a viewer sees it."""
    kind = SPACE_KINDS[space]
    card = state.face[space]
    shown = card != NONE
    return SpaceView(
        name=SPACE_NAMES[space],
        kind=KIND_NAMES[kind],
        order=view_order(state, card) if shown and kind == KIND_ORDER else None,
        location=view_location(state, card) if shown and kind == KIND_LOCATION else None,
        forge=view_forge(state, card) if shown and kind == KIND_FORGE else None,
        assistant=view_assistant(state, card) if shown and kind == KIND_ASSISTANT else None,
        owner=None if state.owner[space] == NONE else state.owner[space],
        workers=state.crew[space],
        minimum=minimum(state, space),
        price=price_terms(state, space, viewer),
        closed=why_closed(state, space, viewer),
    )


def price_terms(state: ArsState, space: int, viewer: int) -> list[Modifier]:
    """Return what a space costs a viewer, term by term."""
    lines = [Modifier(Message("ars-alchimia-price-one"), 1, ("ARS-052",))]
    if state.crew[space]:
        lines.append(Modifier(Message("ars-alchimia-price-crew"), state.crew[space], ("ARS-053",)))
    if viewer >= state.seats:
        return lines
    for card in members(standing_rebates(state, viewer, space)):
        less = state.terms.skills.standing_rebate[card * 4 + SPACE_KINDS[space]]
        args = {"assistant": assistant_name(state.terms, card)}
        lines.append(Modifier(Message("ars-alchimia-price-less", {**args}), -less, ("ARS-107",)))
    raised = price_of(state, viewer, space) - sum(line.value for line in lines)
    if raised:
        lines.append(Modifier(Message("ars-alchimia-price-least"), raised, ("ARS-052",)))
    return lines


def why_closed(state: ArsState, space: int, viewer: int) -> Refusal | None:
    """Return why a viewer could not place any worker on a space now."""
    if viewer >= state.seats or state.stage != STAGE_MAIN:
        return None
    if state.has_passed(viewer):
        return against("passed", ("ARS-070",))
    price = lowest_price(state, viewer, space)
    workers = state.available[viewer]
    refusal = why_not_act(state, viewer, space)
    if refusal is None and workers < price:
        return too_few(state, space, price, workers)
    return refusal


def view_pile(state: ArsState, pile: int, viewer: int) -> PileView:
    """Return what a viewer can know of a pile; of shuffled cards no sequence (ARS-R22, ARS-R53)."""
    ids = state.terms.card_ids[pile]
    places = [state.place_in_pile(pile, depth) for depth in range(state.sizes[pile])]
    known = [known_card(state, at, viewer) for at in places]
    groups = []
    for group in range(GROUPS):
        shared = [depth for depth, at in enumerate(places) if tag_group(state.tags[at]) == group]
        decided = {state.cards[places[depth]] for depth in shared} - {NONE}
        cards = sorted({*members(state.groups[pile * GROUPS + group]), *decided})
        if shared:
            groups.append(GroupView([ids[card] for card in cards], shared))
    seen = pile < len(LEVELS) and bool(known) and known[0] != NONE
    return PileView(
        name=PILE_NAMES[pile],
        size=state.sizes[pile],
        known=[None if card == NONE else ids[card] for card in known],
        top=view_order(state, known[0]) if seen else None,
        groups=groups,
    )


def known_card(state: ArsState, at: int, viewer: int) -> int:
    """Return the card of a place, if the viewer knows it (ARS-023)."""
    tag = state.tags[at]
    known = tag_group(tag) == OPEN or (viewer < state.seats and has(tag_seen(tag), viewer))
    return state.cards[at] if known else NONE


def view_workshop(state: ArsState, card: int) -> WorkshopView:
    """Return a Workshop card."""
    owners = [seat for seat in range(state.seats) if state.workshop[seat] == card]
    return WorkshopView(
        number=card + 1,
        workers=state.terms.extra_workers[card],
        owner=owners[0] if owners else None,
    )


def view_player(state: ArsState, seat: int) -> PlayerView:
    """Return a player board; all of it is open (ARS-022, ARS-R36)."""
    return PlayerView(
        seat=seat,
        colour=state.terms.colours[seat],
        vp=state.vp[seat],
        workshop=None if state.workshop[seat] == NONE else state.workshop[seat] + 1,
        passed=state.has_passed(seat),
        available=state.available[seat],
        placed=state.workers_out(seat),
        square=state.square[seat],
        reserve=state.reserve[seat],
        resources=[state.held(seat, kind) for kind in range(KINDS)],
        orders=[view_order(state, order) for order in state.accepted(seat)],
        order_limit=order_limit(state, seat),
        fulfilled=[view_order(state, order) for order in members(state.done[seat])],
        categories=[
            CategoryView(
                name,
                state.made[seat * 4 + number] + state.wild[seat * 4 + number],
                category_bonus(state, seat, number),
            )
            for number, name in enumerate(CATEGORIES)
        ],
        university=university(state, seat),
        levels=[name for level, name in enumerate(LEVELS) if may_take_level(state, seat, level)],
        assistants=[view_assistant(state, card) for card in members(state.staff[seat])],
        wages=wages(state, seat),
        luck=total(state.staff[seat] & state.terms.skills.lucky, state.terms.skills.luck),
        rerolls=len(members(ready(state, seat, state.terms.skills.rerolling))),
    )


def view_visit(state: ArsState) -> VisitView:
    """Return what the active seat is doing."""
    space = state.space
    at_forge = SPACE_PILES[space] == FORGE_PILE and state.face[space] != NONE
    return VisitView(
        space=SPACE_NAMES[space],
        surplus=state.surplus,
        die=state.die or None,
        result=state.result or None,
        perfect=state.perfect,
        flasks_used=state.used,
        flasks=flasks(state, state.active, state.face[space]) if at_forge else None,
    )


def view_result(state: ArsState) -> ResultView:
    """Return the final scoring."""
    standing = outcome(state)
    return ResultView(standing.places, standing.scores)
