"""Alchemist drawn in text: the Compendium, the cubes, the Adepts, and what an action will do."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from athanor.games.alchemist.codes import LETTERS, TILES, TYPES
from athanor.games.alchemist.game import Alchemist
from athanor.games.alchemist.show.view import AdeptView, AlchemistView, CauldronView
from athanor.games.alchemist.show.words import cubes, ingredient, produces
from athanor.kernel.picture import Grid, Line, Mark, Note, Painter, Picture, Row, Toned
from athanor.kernel.words import Message, SeatName

CUBES: Final = (
    Mark("♠", "M", "#6ba0e6", name=ingredient(0)),
    Mark("✱", "S", "#f8d84a", name=ingredient(1)),
    Mark("ψ", "B", "#b9beb9", name=ingredient(2)),
    Mark("♦", "D", "#5c8d4f", name=ingredient(3)),
    Mark("◉", "T", "#f29238", name=ingredient(4)),
)
"""The ingredients, in the order of their letters."""

SEALS: Final = {
    "white": Mark("★", "", "#f3ead6"),
    "black": Mark("⚷", "", "#2b2521", dark=True),
    "brown": Mark("§", "", "#b98546"),
    "purple": Mark("❀", "", "#ab8cdb"),
    "red": Mark("♛", "", "#a42d1e", dark=True),
}
"""The colours of the Adepts, each with an emblem so that nobody needs to tell colours apart."""

NOTHING: Final = Toned("faint", "·")

CAULDRON_HEADS: Final = (
    (Message("alchemist-head-cauldron"),),
    (Message("alchemist-head-products"),),
    (Message("alchemist-head-recipe"),),
    (Message("alchemist-head-fame"),),
    (Message("alchemist-head-creator"),),
)

ADEPT_HEADS: Final = (
    (Message("alchemist-head-adept"),),
    (Message("alchemist-head-fame"),),
    (Message("alchemist-head-seals"),),
    (Message("alchemist-head-cubes"),),
)


class AlchemistPainter(Painter):
    """Draws Alchemist."""

    def __init__(self, game: Alchemist) -> None:
        self.seats = tuple(SEALS[game.colours[seat]] for seat in range(game.seats))
        self.exhausted_to_end = int(game.terms.exhausted_to_end)
        self.seals = int(game.terms.seals)

    def picture(self, view: Struct) -> Picture:
        """Return the table as a seat or a spectator sees it."""
        assert isinstance(view, AlchemistView)
        gone = view.reserve.count(0)
        exhausted = Message(
            "alchemist-picture-exhausted", {"count": gone, "end": self.exhausted_to_end}
        )
        last = Message("alchemist-picture-last-round", {"count": gone})
        return Picture(
            status=(
                Message("alchemist-title"),
                Toned("faint", "·"),
                Message("alchemist-picture-round", {"round": view.round}),
                Toned("faint", "·"),
                exhausted,
            ),
            board=(self._compendium(view), draw_beside(view)),
            side=(draw_cubes(view, self.seats), self._adepts(view)),
            warning=last if view.last_round and not view.over else None,
            seats=self.seats,
        )

    def verbs(self) -> Collection[str]:
        """Return the words of all actions."""
        return ("create", "copy", "take", "draw", "pass")

    def caption(self, view: Struct, words: Sequence[str]) -> Line:
        """Return what an action, a cauldron, a recipe, a tile or a tribute is."""
        assert isinstance(view, AlchemistView)
        match words:
            case [verb]:
                return (Message(f"alchemist-action-{verb}"),)
            case ["create", name]:
                brewed = cauldron(view, name)
                return (caption_of(brewed), *marks(counts_of(brewed.products)))
            case ["create", _, recipe]:
                counts = [recipe.count(letter) for letter in LETTERS]
                return (cubes(counts), *marks(counts))
            case ["create", _, _, tile]:
                return (Message("alchemist-picture-worth", {"fame": int(tile)}),)
            case ["copy", name]:
                brewed = cauldron(view, name)
                return (caption_of(brewed), *self._potion(brewed))
            case ["copy", _, letter]:
                kind = LETTERS.index(letter)
                return (Message("alchemist-picture-tribute"), CUBES[kind], ingredient(kind))
            case ["take", letter]:
                kind = LETTERS.index(letter)
                left = Message("alchemist-picture-left", {"count": view.reserve[kind]})
                return (CUBES[kind], ingredient(kind), left)
        return ()

    def preview(self, view: Struct, text: str) -> tuple[Line, ...]:
        """Return what an action takes, gives and leaves."""
        assert isinstance(view, AlchemistView)
        own = view.adepts[view.viewer].supply
        assert own is not None, "who decides sees the own supply"
        match text.split():
            case ["create", name, recipe, tile]:
                counts = [recipe.count(letter) for letter in LETTERS]
                return preview_brew(view, own, cauldron(view, name), counts, int(tile))
            case ["copy", name, letter]:
                brewed = cauldron(view, name)
                assert brewed.potion is not None
                potion = brewed.potion
                paid, *gains = preview_brew(view, own, brewed, potion.recipe, potion.value)
                given = Message("alchemist-picture-given", {"creator": SeatName(potion.creator)})
                return (paid, (given, CUBES[LETTERS.index(letter)]), *gains)
        return ()

    def _compendium(self, view: AlchemistView) -> Grid:
        return Grid(
            title=Message("alchemist-picture-compendium"),
            head=CAULDRON_HEADS,
            rows=tuple(self._cauldron_row(one) for one in view.cauldrons),
        )

    def _cauldron_row(self, brewed: CauldronView) -> Row:
        products = marks(counts_of(brewed.products))
        potion = brewed.potion
        if potion is None:
            return Row(((brewed.name,), products, (NOTHING,), (), ()))
        creator = (self.seats[potion.creator], SeatName(potion.creator))
        value = (Toned("gilt", potion.value),)
        return Row(((brewed.name,), products, marks(potion.recipe), value, creator))

    def _potion(self, brewed: CauldronView) -> Line:
        potion = brewed.potion
        assert potion is not None
        worth = Message("alchemist-picture-worth", {"fame": potion.value})
        return (*marks(potion.recipe), worth, self.seats[potion.creator], SeatName(potion.creator))

    def _adepts(self, view: AlchemistView) -> Grid:
        schools = any(adept.school is not None for adept in view.adepts)
        school: tuple[Line, ...] = ((Message("alchemist-head-school"),),) if schools else ()
        return Grid(
            title=Message("alchemist-picture-adepts"),
            head=ADEPT_HEADS + school,
            rows=tuple(self._adept_row(view, adept, schools) for adept in view.adepts),
        )

    def _adept_row(self, view: AlchemistView, adept: AdeptView, schools: bool) -> Row:
        seals = "●" * adept.seals + "○" * (self.seals - adept.seals)
        name: Line = (self.seats[adept.seat], SeatName(adept.seat))
        if adept.seat == view.viewer:
            name = (*name, Toned("faint", Message("alchemist-picture-you")))
        cells: list[Line] = [
            name,
            (Toned("gilt", adept.fame),),
            (seals,),
            (adept.supply_size,),
        ]
        if schools:
            cells.append(() if adept.school is None else (CUBES[adept.school],))
        return Row(tuple(cells), lit=adept.seat == view.active)


def cauldron(view: AlchemistView, name: str) -> CauldronView:
    """Return the cauldron of that name."""
    return next(one for one in view.cauldrons if one.name == name)


def caption_of(brewed: CauldronView) -> Message:
    """Return a cauldron by name."""
    return Message("alchemist-picture-cauldron", {"cauldron": produces(brewed.products)})


def counts_of(kinds: Sequence[int]) -> list[int]:
    """Return types as five counts."""
    return [kinds.count(kind) for kind in range(TYPES)]


def marks(counts: Sequence[int]) -> Line:
    """Return cubes one by one."""
    return tuple(CUBES[kind] for kind in range(TYPES) for _ in range(counts[kind]))


def lowest(reserve: Sequence[int]) -> list[bool]:
    """Tell of each type whether it is one of the three that will be exhausted first.

    Where equal counts leave that open, none of them is.
    """
    return [sum(1 for other in reserve if other <= count) <= 3 for count in reserve]


def draw_cubes(view: AlchemistView, seals: Sequence[Mark]) -> Grid:
    """Return where the cubes lie that the viewer may count."""
    low = lowest(view.reserve)
    shown = [adept for adept in view.adepts if adept.supply is not None]
    columns = [adept.supply for adept in shown if adept.supply is not None]
    own = Message("alchemist-head-own")
    heads: list[Line] = [
        (own,) if adept.seat == view.viewer else (seals[adept.seat],) for adept in shown
    ]
    rows = []
    for kind in range(TYPES):
        count = view.reserve[kind]
        sign = "✕" if count == 0 else "▾" if low[kind] else ""
        reserve: Line = (Toned("fire", sign), Toned("fire", count)) if sign else (count,)
        supplies = [(column[kind],) for column in columns]
        cells = ((CUBES[kind], ingredient(kind)), reserve, *supplies, (view.removed[kind],))
        rows.append(Row(cells))
    return Grid(
        title=Message("alchemist-picture-cubes"),
        head=(
            (Message("alchemist-head-ingredient"),),
            (Message("alchemist-head-reserve"),),
            *heads,
            (Message("alchemist-head-removed"),),
        ),
        rows=tuple(rows),
    )


def draw_beside(view: AlchemistView) -> Note:
    """Return the fame tiles that may still be chosen, each at its place, and the bag."""
    tiles = tuple(tile if tile in view.tiles else NOTHING for tile in range(1, TILES + 1))
    bag = Message("alchemist-picture-bag-size", {"count": view.bag_size})
    return Note(
        Message("alchemist-picture-beside"),
        (
            (Message("alchemist-picture-tiles"), tiles),
            (Message("alchemist-picture-bag"), (bag,)),
        ),
    )


def preview_brew(
    view: AlchemistView, own: Sequence[int], brewed: CauldronView, paid: Sequence[int], fame: int
) -> tuple[Line, ...]:
    """Return what brewing takes and gives, and the supply it leaves."""
    received = [1 if kind in brewed.products and view.reserve[kind] else 0 for kind in range(TYPES)]
    left = [own[kind] - paid[kind] + received[kind] for kind in range(TYPES)]
    return (
        (Message("alchemist-picture-paid"), *marks(paid)),
        (Message("alchemist-picture-gained", {"fame": fame}), *marks(received)),
        (Message("alchemist-picture-afterwards"), *marks(left)),
    )
