"""Who sees what: views are built field by field, never filtered from the truth."""

from msgspec import Struct

from athanor.games.materia_prima.codes import (
    ACTION_NAMES,
    ACTIONS,
    ALCHEMIST,
    CITIES,
    DRAWN,
    ELEMENTS,
    EQUIPMENT,
    FLEXIBLE,
    FORMULAS,
    FRESH,
    HARVEST,
    HEART,
    IN_DISCARD_PILE,
    IN_HAND,
    IN_PILE,
    IN_SUPPLY,
    KINDS,
    NONE,
    PILES,
    QUEST_IDS,
    READY,
    SLOTS,
    STAGE_PLACE,
    STONE,
    TRANSMUTED,
)
from athanor.games.materia_prima.rules.figures import (
    attack,
    capacity,
    defence,
    hand_limit,
    sheet,
)
from athanor.games.materia_prima.rules.hopes import is_lost
from athanor.games.materia_prima.rules.order_objections import marker_at, offered
from athanor.games.materia_prima.rules.progress import city_hex, progress
from athanor.games.materia_prima.rules.quests import has_banked
from athanor.games.materia_prima.scoring import outcome, score_lines, wisdom
from athanor.games.materia_prima.show.chart import ReachView, StockView, reach, stock
from athanor.games.materia_prima.show.places import names
from athanor.games.materia_prima.show.plans import (
    PlanView,
    SpotView,
    extension_plan,
    formula_plan,
    quest_spots,
)
from athanor.games.materia_prima.show.printed import (
    AlchemistView,
    QuestCardView,
    RecipeView,
    alchemists,
    odds,
    quests,
    recipes,
)
from athanor.games.materia_prima.show.words import abilities, extension_effect
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.words import Label, Message, Modifier


class HexView(Struct, frozen=True):
    """A hex and what lies on it; all of it is public (MAT-352)."""

    q: int
    r: int
    mine: str
    """The element of the mine, or empty."""
    city: int
    tower: int
    """Whose tower stands here, or -1."""
    drops: list[int]
    souls: int
    called: Message
    """Its name for the viewer, by the way from their tower."""


class TileView(Struct, frozen=True):
    """A tile at its place."""

    id: str
    side: str
    turn: int


class CityView(Struct, frozen=True):
    """A city card and the extension on it (MAT-004, MAT-180)."""

    name: Label
    offers: list[str]
    extension: str
    """Its id, or empty; its name and what it does."""
    extension_name: Label | None
    effect: Message | None
    price: list[int]
    plan: PlanView | None
    """What the viewer lacks to buy it."""


class CardView(Struct, frozen=True):
    """A formula card that the viewer may read."""

    id: str
    name: Label
    formula: str
    level: int
    cost: list[int]
    souls: int
    kind: str
    """Of an item: weapon, shield and so on."""
    attack: int
    defence: int
    capacity: int
    actions: int
    """The values of the figure it makes, or what the item adds."""
    abilities: list[Message]


class FigureView(Struct, frozen=True):
    """A figure with its values as they are in force."""

    seat: int
    slot: int
    id: str
    name: Label
    hex: int
    level: int
    attack: int
    defence: int
    capacity: int
    pack: list[int]
    ready: bool
    left: int
    """Actions left this turn, and extra ones by kind."""
    extra: dict[str, int]
    reach: list[ReachView]
    """Where it can go with them."""
    abilities: list[Message]
    """Of its own card, without items."""


class ItemView(Struct, frozen=True):
    """An item that is worn, and whether it works yet (MAT-213)."""

    card: CardView
    active: bool


class ExtensionView(Struct, frozen=True):
    """An extension of a tower."""

    id: str
    name: Label
    effect: Message
    element: str
    """What it yields or, where it has a product, what that is made of with any other element."""
    product: str
    ready: bool
    active: bool


class PlayerView(Struct, frozen=True):
    """A player's side of the table; hand and quest only where the viewer may see them."""

    seat: int
    alchemist: str
    tower: str
    tower_name: Label | None
    tower_hex: int
    heart: bool
    """The column in force (MAT-110)."""
    souls: int
    has_stone: bool
    parts: list[CardView]
    store: list[int]
    owned: list[int]
    """In the tower and on the alchemist: what conversions and transmutations use (MAT-R34)."""
    worn: list[ItemView]
    stored: list[CardView]
    extensions: list[ExtensionView]
    hand_sizes: list[int]
    """Cards by kind: homunculus, equipment, stone (MAT-352)."""
    hand_limit: int
    drawn: int
    """Cards just drawn and not yet kept or thrown away."""
    trophies: int
    has_attacked: bool
    wisdom: int
    """Without the quest (MAT-253)."""
    score: tuple[Modifier, ...]
    hand: list[CardView] | None
    plans: list[PlanView] | None
    """Card by card of the hand, what it still takes."""
    drawn_cards: list[CardView] | None
    quest: str | None
    rejected: str | None


class QuestView(Struct, frozen=True):
    """The viewer's own quest, how far it has come, and what it asks for."""

    id: str
    name: Label
    done: int
    needed: int
    can_end: bool
    """Both stones are there: fulfilling it ends the game (MAT-240)."""
    banked: bool
    lost: bool
    """It can never be fulfilled any more, whatever happens (MAT-R48)."""
    spots: list[SpotView]
    """Where it is fulfilled, if it names a place."""


class ResultView(Struct, frozen=True):
    """The end of the game, for everybody."""

    ender: int
    places: tuple[int, ...]
    scores: tuple[tuple[Modifier, ...], ...]


class MateriaView(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int
    over: bool
    stage: int
    round: int
    max_rounds: int
    last_round: bool
    first: int
    active: int
    house: bool
    """Cards, tiles or dice are of the house set."""
    tiles: list[TileView]
    stock: list[StockView]
    """Tiles that somebody is still to lay."""
    hexes: list[HexView]
    cities: list[CityView]
    figures: list[FigureView]
    players: list[PlayerView]
    piles: list[int]
    discards: list[list[CardView | None]]
    """By kind, the cards that the viewer knows, then the others."""
    extensions_left: int
    bench: CardView | None
    """A card that has just been transmuted and is not yet put anywhere."""
    recipes: list[RecipeView]
    alchemists: list[AlchemistView]
    quests: list[QuestCardView]
    odds: list[list[float]]
    """The chance of an attack by its dice and those of the defence, as far as figures have any."""
    own_quest: QuestView | None
    result: ResultView | None


def view(state: MateriaState, viewer: int) -> MateriaView:
    """Return the table as a seat or a spectator sees it."""
    terms, called = state.terms, names(state, viewer)
    figures = [
        view_figure(state, figure)
        for figure in range(state.seats * SLOTS)
        if state.spot[figure] != NONE
    ]
    return MateriaView(
        viewer=viewer,
        over=state.over,
        stage=state.stage,
        round=state.round,
        max_rounds=terms.max_rounds,
        last_round=state.last_round,
        first=state.first,
        active=state.active,
        house=terms.house,
        tiles=[view_tile(state, spot) for spot in range(len(terms.tile_ids))],
        stock=stock(state),
        hexes=[view_hex(state, hex_, called[hex_]) for hex_ in range(terms.ground.hexes)],
        cities=[view_city(state, city, viewer) for city in range(CITIES)],
        figures=figures,
        players=[view_player(state, seat, viewer) for seat in range(state.seats)],
        piles=[pile_size(state, pile) for pile in range(PILES)],  # MAT-350: no more than that
        discards=[view_discards(state, pile, viewer) for pile in range(PILES)],
        extensions_left=list(state.extension_at).count(IN_SUPPLY),
        bench=view_card(state, state.bench) if state.bench != NONE else None,
        recipes=recipes(),
        alchemists=alchemists(terms),
        quests=quests(terms),
        odds=odds(
            terms,
            max((one.attack for one in figures), default=0),
            max((one.defence for one in figures), default=0),
        ),
        own_quest=view_quest(state, viewer),
        result=view_result(state) if state.over else None,
    )


def view_tile(state: MateriaState, spot: int) -> TileView:
    """Return a tile, or an empty one where none lies yet."""
    tile, side, turn = (state.tiles[3 * spot + part] for part in range(3))
    if tile == NONE:
        return TileView("", "", 0)
    return TileView(state.terms.tile_ids[tile], "ab"[side], turn)


def view_hex(state: MateriaState, hex_: int, called: Message) -> HexView:
    """Return a hex."""
    q, r = state.terms.ground.coordinates[hex_]
    mine = state.mine_at(hex_)
    return HexView(
        q=q,
        r=r,
        mine=ELEMENTS[mine] if mine != NONE else "",
        city=state.city_at(hex_),
        tower=state.tower_at(hex_),
        drops=[state.drops[hex_ * KINDS + kind] for kind in range(KINDS)],
        souls=state.dropped_souls[hex_],
        called=called,
    )


def view_city(state: MateriaState, city: int, viewer: int) -> CityView:
    """Return a city card on the side in use."""
    terms = state.terms
    mask = offered(state, city)
    extension = marker_at(state, city)
    price = [0] * KINDS
    if extension != NONE:
        price = [terms.extensions.price[extension * KINDS + kind] for kind in range(KINDS)]
    return CityView(
        name=terms.city_names[city],
        offers=[FORMULAS[pile] for pile in range(PILES) if mask >> pile & 1],
        extension=terms.extensions.ids[extension] if extension != NONE else "",
        extension_name=terms.extensions.names[extension] if extension != NONE else None,
        effect=extension_effect(terms, extension) if extension != NONE else None,
        price=price,
        plan=view_sale(state, city, viewer) if extension != NONE else None,
    )


def view_sale(state: MateriaState, city: int, viewer: int) -> PlanView | None:
    """Return what the extension for sale in a city takes, for whoever has an alchemist to go."""
    if viewer >= state.seats or state.tower[viewer] == NONE:
        return None
    return extension_plan(state, viewer, marker_at(state, city), city_hex(state, city))


def view_plans(state: MateriaState, seat: int) -> list[PlanView]:
    """Return what the formulas in a hand still take, once there is a tower to make them in."""
    if state.tower[seat] == NONE:
        return []
    return [formula_plan(state, seat, card) for card in state.cards_at(IN_HAND + seat)]


def view_card(state: MateriaState, card: int) -> CardView:
    """Return a formula card."""
    cards, sheets = state.terms.cards, state.terms.sheets
    return CardView(
        id=cards.ids[card],
        name=cards.names[card],
        formula=FORMULAS[cards.pile[card]],
        level=cards.level[card],
        cost=[cards.cost[card * KINDS + kind] for kind in range(KINDS)],
        souls=cards.souls[card],
        kind=cards.item_kinds[card],
        attack=sheets.attack[card],
        defence=sheets.defence[card],
        capacity=sheets.capacity[card],
        actions=sheets.actions[card],
        abilities=abilities(state.terms, card),
    )


def view_cards(state: MateriaState, place: int) -> list[CardView]:
    """Return the formula cards at a place."""
    return [view_card(state, card) for card in state.cards_at(place)]


def view_figure(state: MateriaState, figure: int) -> FigureView:
    """Return a figure on the board."""
    seat, slot = divmod(figure, SLOTS)
    terms = state.terms
    leads = slot == ALCHEMIST
    card = state.figure[figure]
    acts = state.active == seat
    return FigureView(
        seat=seat,
        slot=slot,
        id=terms.alchemist_ids[state.alchemist[seat]] if leads else terms.cards.ids[card],
        name=terms.alchemist_names[state.alchemist[seat]] if leads else terms.cards.names[card],
        hex=state.spot[figure],
        level=0 if leads else terms.cards.level[card],
        attack=attack(state, figure),
        defence=defence(state, figure),
        capacity=capacity(state, figure),
        pack=[state.pack[figure * KINDS + kind] for kind in range(KINDS)],
        ready=leads or state.ready[figure] == 1,
        left=state.left[slot] if acts else 0,
        extra={
            ACTION_NAMES[kind]: state.extra[slot * ACTIONS + kind]
            for kind in range(ACTIONS)
            if acts and state.extra[slot * ACTIONS + kind]
        },
        reach=reach(state, figure),
        abilities=abilities(terms, sheet(state, figure)),
    )


def view_player(state: MateriaState, seat: int, viewer: int) -> PlayerView:
    """Return a player's side; cards and quest for the owner, the quest for all after the end."""
    terms = state.terms
    own = viewer == seat  # MAT-351
    chosen = state.alchemist[seat] != NONE
    tower = state.tower_card[seat]
    made = state.cards_at(TRANSMUTED + seat)
    quest, rejected = state.quest[seat], state.rejected[seat]
    return PlayerView(
        seat=seat,
        alchemist=terms.alchemist_ids[state.alchemist[seat]] if chosen else "",
        tower=terms.tower_ids[tower] if tower != NONE else "",
        tower_name=terms.tower_names[tower] if tower != NONE else None,
        tower_hex=state.tower[seat],
        heart=state.column[seat] == HEART,
        souls=state.souls[seat],
        has_stone=state.stone[seat] == 1,
        parts=[view_card(state, card) for card in made if terms.cards.pile[card] == STONE],
        store=[state.store[seat * KINDS + kind] for kind in range(KINDS)],
        owned=[state.owned(seat, kind) for kind in range(KINDS)],
        worn=[
            ItemView(view_card(state, state.item[slot]), state.item_active[slot] == 1)
            for slot in (2 * seat, 2 * seat + 1)
            if state.item[slot] != NONE
        ],
        stored=[view_card(state, card) for card in made if terms.cards.pile[card] == EQUIPMENT],
        extensions=view_extensions(state, seat),
        hand_sizes=hand_sizes(state, seat),
        hand_limit=hand_limit(state, seat) if chosen else terms.hand_limit,
        drawn=state.count_at(DRAWN + seat),
        trophies=state.trophies[seat],
        has_attacked=state.attacked[seat] == 1,
        wisdom=wisdom(state, seat),
        score=score_lines(state, seat),
        hand=view_cards(state, IN_HAND + seat) if own else None,  # MAT-188
        plans=view_plans(state, seat) if own else None,
        drawn_cards=view_cards(state, DRAWN + seat) if own else None,
        quest=QUEST_IDS[quest] if quest != NONE and (own or state.over) else None,
        rejected=QUEST_IDS[rejected] if rejected != NONE and own else None,
    )


def hand_sizes(state: MateriaState, seat: int) -> list[int]:
    """Return how many cards of each kind a seat holds."""
    sizes = [0] * PILES
    for card in state.cards_at(IN_HAND + seat):
        sizes[state.terms.cards.pile[card]] += 1
    return sizes


def view_extensions(state: MateriaState, seat: int) -> list[ExtensionView]:
    """Return the extensions of a tower."""
    return [
        view_extension(state, seat, number)
        for number in range(state.terms.extensions.count)
        if state.extension_at[number] in (FRESH + seat, READY + seat)
    ]


def view_extension(state: MateriaState, seat: int, number: int) -> ExtensionView:
    """Return an extension that a seat owns."""
    extensions = state.terms.extensions
    verb = extensions.verb[number]
    return ExtensionView(
        id=extensions.ids[number],
        name=extensions.names[number],
        effect=extension_effect(state.terms, number),
        element="" if verb == HARVEST else ELEMENTS[extensions.element[number]],
        product=ELEMENTS[extensions.product[number]] if verb == FLEXIBLE else "",
        ready=state.extension_at[number] == READY + seat,
        active=state.active == seat and state.extension == number,
    )


def pile_size(state: MateriaState, pile: int) -> int:
    """Return how many cards lie in a pile."""
    cards = state.terms.cards
    span = range(cards.first[pile], cards.first[pile + 1])
    return sum(state.where[card] == IN_PILE for card in span)


def view_discards(state: MateriaState, pile: int, viewer: int) -> list[CardView | None]:
    """Return a discard pile: open cards and the viewer's own face-down ones (MAT-351)."""
    cards = state.terms.cards
    span = range(cards.first[pile], cards.first[pile + 1])
    lying = [card for card in span if state.where[card] == IN_DISCARD_PILE]
    known = [card for card in lying if state.thrown[card] in (NONE, viewer)]
    return [view_card(state, card) for card in known] + [None] * (len(lying) - len(known))


def view_quest(state: MateriaState, viewer: int) -> QuestView | None:
    """Return the viewer's own quest, if there is one already."""
    if viewer >= state.seats or state.quest[viewer] == NONE:
        return None
    quest = state.quest[viewer]
    placed = state.over or state.stage > STAGE_PLACE
    return QuestView(
        id=QUEST_IDS[quest],
        name=state.terms.quest_names[quest],
        done=progress(state, viewer) if placed else 0,
        needed=state.terms.quest_count[quest],
        can_end=state.souls[viewer] > 0 and state.stone[viewer] == 1,
        banked=has_banked(state, viewer),
        lost=is_lost(state, viewer),
        spots=quest_spots(state, viewer) if placed else [],
    )


def view_result(state: MateriaState) -> ResultView:
    """Return the scoring."""
    standing = outcome(state)
    return ResultView(ender=state.ender, places=standing.places, scores=standing.scores)
