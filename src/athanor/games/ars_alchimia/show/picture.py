"""Ars Alchimia drawn in text: the spaces with their prices, the player boards, the piles."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from athanor.games.ars_alchimia.codes import CATEGORIES, KINDS, RESOURCES, YEARS
from athanor.games.ars_alchimia.game import ArsAlchimia
from athanor.games.ars_alchimia.show.view import (
    ArsView,
    AssistantView,
    OrderView,
    PileView,
    PlayerView,
    SpaceView,
)
from athanor.games.ars_alchimia.show.words import category, resource
from athanor.kernel.picture import Grid, Line, Mark, Note, Painter, Picture, Row, Span, Toned
from athanor.kernel.words import Listing, Message, SeatName

PHIALS: Final = (
    Mark("✿", "Fl", "#93b354", name=resource(0)),
    Mark("❄", "Sn", "#86c8f0", name=resource(1)),
    Mark("▲", "Fi", "#dc5340", name=resource(2)),
    Mark("∴", "Sa", "#faf4e6", name=resource(3)),
    Mark("☼", "El", "#f8d03a", name=resource(4)),
)
"""The resources, in the order of the tracks."""

HOUSES: Final = {
    "navy": Mark("⚷", "", "#2b2521", dark=True),
    "red": Mark("♛", "", "#a42d1e", dark=True),
    "yellow": Mark("★", "", "#f3ead6"),
    "green": Mark("§", "", "#b98546"),
}
"""The colours of the players, each with an emblem so that nobody needs to tell colours apart."""

ACTIONS: Final = frozenset(
    ("place", "elixir", "fulfil", "use", "dismiss", "gain", "swap", "distill", "exchange")
)
"""First words of choices that others may follow."""

NOTHING: Final = Toned("faint", "·")

SPACE_HEADS: Final = (
    (Message("ars-alchimia-head-space"),),
    (Message("ars-alchimia-head-card"),),
    (Message("ars-alchimia-head-shows"),),
    (Message("ars-alchimia-head-workers"),),
    (Message("ars-alchimia-head-price"),),
)

PLAYER_HEADS: Final[tuple[Line, ...]] = (
    (Message("ars-alchimia-head-player"),),
    (Message("ars-alchimia-head-points"),),
    (Message("ars-alchimia-head-workshop"),),
    (Message("ars-alchimia-head-workers"),),
    *((phial,) for phial in PHIALS),
)


class ArsPainter(Painter):
    """Draws Ars Alchimia."""

    def __init__(self, game: ArsAlchimia) -> None:
        self.seats = tuple(HOUSES[colour] for colour in game.terms.colours)

    def picture(self, view: Struct) -> Picture:
        """Return the table as a seat or a spectator sees it."""
        assert isinstance(view, ArsView)
        year = Message("ars-alchimia-picture-year", {"year": view.year, "years": YEARS})
        status: list[Span] = [Message("ars-alchimia-title"), NOTHING, year]
        if view.house:
            status += [NOTHING, Message("ars-alchimia-picture-house")]
        last = view.year == YEARS and not view.over
        return Picture(
            status=tuple(status),
            board=(self._spaces(view), draw_piles(view)),
            side=(self._players(view), *(draw_board(view, player) for player in view.players)),
            warning=Message("ars-alchimia-picture-last-year") if last else None,
            seats=self.seats,
        )

    def verbs(self) -> Collection[str]:
        """Return the words of all actions."""
        return ACTIONS

    def caption(self, view: Struct, words: Sequence[str]) -> Line:
        """Return what a space, a number of workers, an assistant or an order is."""
        assert isinstance(view, ArsView)
        match words:
            case [verb]:
                return (Message(f"ars-alchimia-action-{verb}"),) if verb in ACTIONS else ()
            case ["place", name]:
                space = find_space(view, name)
                price = Message("ars-alchimia-picture-costs", {"price": price_of(space)})
                return (*card_name(space), *card_marks(space), Toned("gilt", price))
            case ["place", name, number]:
                space = find_space(view, name)
                more = int(number) - price_of(space)
                if more < 0:
                    return (Message("ars-alchimia-picture-below", {"less": -more}),)
                return (Message("ars-alchimia-picture-surplus", {"surplus": more}),)
            case ["place", _, _, *_, written]:
                return own_assistant(view, written)
            case ["fulfil", written]:
                return tuple(
                    mark
                    for order in view.players[view.viewer].orders
                    if order.id == written
                    for mark in (order.name, *phials(order.cost), points(order.vp))
                )
            case ["use" | "dismiss", written]:
                return own_assistant(view, written)
            case ["elixir" | "distill" | "exchange" | "gain" | "swap", *_, name]:
                kind = RESOURCES.index(name)
                return (PHIALS[kind], resource(kind))
        return ()

    def _spaces(self, view: ArsView) -> Grid:
        return Grid(
            title=Message("ars-alchimia-picture-spaces"),
            head=SPACE_HEADS,
            rows=tuple(self._space_row(view, space) for space in view.spaces),
        )

    def _space_row(self, view: ArsView, space: SpaceView) -> Row:
        crew: Line = (NOTHING,)
        if space.owner is not None:
            crew = (self.seats[space.owner], space.workers)
        price: Span = price_of(space)
        if space.closed is not None:
            price = Toned("faint", "✕")
        lit = view.visit is not None and view.visit.space == space.name
        cells = ((space.name,), card_name(space), card_marks(space), crew, (price,))
        return Row(cells, lit=lit)

    def _players(self, view: ArsView) -> Grid:
        return Grid(
            title=Message("ars-alchimia-picture-players"),
            head=PLAYER_HEADS,
            rows=tuple(self._player_row(view, player) for player in view.players),
        )

    def _player_row(self, view: ArsView, player: PlayerView) -> Row:
        name: Line = (self.seats[player.seat], SeatName(player.seat))
        if player.seat == view.viewer:
            name = (*name, Toned("faint", Message("ars-alchimia-picture-you")))
        workers: Span = player.available
        if player.passed:
            workers = Toned("faint", Message("ars-alchimia-picture-passed"))
        cells: list[Line] = [
            name,
            (Toned("gilt", player.vp),),
            (NOTHING if player.workshop is None else player.workshop,),
            (workers,),
        ]
        cells += [(player.resources[kind],) for kind in range(KINDS)]
        return Row(tuple(cells), lit=player.seat == view.active)


def find_space(view: ArsView, name: str) -> SpaceView:
    """Return the space of that name."""
    return next(space for space in view.spaces if space.name == name)


def price_of(space: SpaceView) -> int:
    """Return how many workers a space costs."""
    return sum(line.value for line in space.price)


def own_assistant(view: ArsView, written: str) -> Line:
    """Return the viewer's assistant of that id by name."""
    staff = view.players[view.viewer].assistants
    return tuple(card.name for card in staff if card.id == written)


def card_name(space: SpaceView) -> Line:
    """Return the card of a space by name; a pile or an empty space by what it is."""
    card = space.order or space.location or space.forge or space.assistant
    if card is not None:
        return (card.name,)
    if space.name == "L-P":
        return (Message("ars-alchimia-portal"),)
    return (Message("ars-alchimia-blind-forge"),) if space.name == "F-P" else (NOTHING,)


def card_marks(space: SpaceView) -> Line:
    """Return what the card of a space shows."""
    if space.order is not None:
        return (*order_marks(space.order),)
    if space.location is not None:
        place = space.location
        bonus: Line = ()
        if place.threshold is not None and place.bonus is not None:
            bonus = (f"⚄{place.threshold}", PHIALS[RESOURCES.index(place.bonus)])
        return (*phials(place.yields), *bonus)
    if space.forge is not None:
        roll = () if space.forge.threshold is None else (f"⚄{space.forge.threshold}",)
        flasks = Message("ars-alchimia-picture-flasks", {"count": space.forge.flasks})
        return (flasks, *roll)
    return ()


def order_marks(order: OrderView) -> Line:
    """Return points, category and cost of an order."""
    name = category(CATEGORIES.index(order.category))
    return (points(order.vp), name, *phials(order.cost))


def points(vp: int) -> Toned:
    """Return points."""
    return Toned("gilt", Message("ars-alchimia-picture-points", {"vp": vp}))


def phials(counts: Sequence[int]) -> Line:
    """Return resources one by one."""
    return tuple(PHIALS[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def draw_piles(view: ArsView) -> Note:
    """Return how many cards the piles have, and the orders known to lie on top."""
    entries: list[tuple[Span, Line]] = [
        (Message(f"ars-alchimia-pile-{pile.name.lower()}"), (pile.size, *top_marks(pile)))
        for pile in view.piles
    ]
    return Note(Message("ars-alchimia-picture-piles"), tuple(entries))


def top_marks(pile: PileView) -> Line:
    """Return the order on top of a pile, if the viewer knows it."""
    return () if pile.top is None else (pile.top.name, *order_marks(pile.top))


def draw_board(view: ArsView, player: PlayerView) -> Note:
    """Return the orders and assistants of a player."""
    orders = [(order.name, order_marks(order)) for order in player.orders]
    staff = tuple(assistant_mark(card) for card in player.assistants)
    done = Message("ars-alchimia-picture-done", {"count": len(player.fulfilled)})
    kinds = tuple(
        Message("ars-alchimia-score-category", {"category": category(number), "count": kind.count})
        for number, kind in enumerate(player.categories)
        if kind.count
    )
    entries: list[tuple[Span, Line]] = [
        *orders,
        (Message("ars-alchimia-picture-assistants"), staff or (NOTHING,)),
        (done, (Listing(kinds),) if kinds else (NOTHING,)),
    ]
    title = Message("ars-alchimia-picture-board", {"seat": SeatName(player.seat)})
    return Note(title, tuple(entries))


def assistant_mark(card: AssistantView) -> Span:
    """Return an assistant, softer if it is exhausted."""
    if not card.exhausted:
        return card.name
    return Toned("faint", Message("ars-alchimia-picture-exhausted", {"card": card.name}))
