"""Decisions of set-up on the board: which tile comes next and how, and where towers stand.

The written forms are ``lay t4 b 2`` (tile, side, sixths of a turn) and ``place 3,-1``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import NONE, RAW
from athanor.games.materia_prima.ground import DIRECTIONS
from athanor.games.materia_prima.rules.reasons import (
    CITY_HEX,
    ELEMENT_HEX,
    FINE,
    MINES_LEAN,
    MINES_RICH,
    NO_SUCH,
    TILE_LAID,
    TOWER_HEX,
    WALLED_IN,
    Reasoned,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.words import hex_thing, place
from athanor.kernel.words import Arg, Message, Option

TURNS: Final = 6
SIDE_NAMES: Final = ("a", "b")


def lay_tile(code: i64) -> i64:
    """Return the tile of a lay code."""
    return code // (2 * TURNS)


def lay_side(code: i64) -> i64:
    """Return the side of a lay code."""
    return code // TURNS % 2


def lay_turn(code: i64) -> i64:
    """Return how often a lay code turns the tile by a sixth."""
    return code % TURNS


class Laying(Reasoned):
    """Which tile lies at the next place, on which side and how turned (MAT-003, MAT-R03)."""

    def __init__(self, state: MateriaState, seat: i64, spot: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.place = spot

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "laying"

    def objection(self, choice: i64) -> i64:
        """Return the reason against laying a tile so, or FINE."""
        if choice < 0 or choice >= self.span():
            return NO_SUCH
        used = [self.state.tiles[3 * spot] for spot in range(self.place)]
        tile = lay_tile(choice)
        if tile in used:
            return TILE_LAID
        sides = [self.state.tiles[3 * spot + 1] for spot in range(self.place)]
        if can_complete(self.state, [*used, tile], [*sides, lay_side(choice)]):
            return FINE
        return MINES_LEAN if self.state.terms.lean else MINES_RICH

    def listed(self) -> list[int]:
        """Return all legal choices in ascending order."""
        return [code for code in range(self.span()) if self.objection(code) == FINE]

    def span(self) -> i64:
        """Return the number of codes."""
        return len(self.state.terms.tile_ids) * 2 * TURNS

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("materia-prima-decision-lay", {"number": self.place + 1})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("MAT-003", "MAT-R03")

    def bounds(self) -> tuple[str, ...]:
        """Return the rules that say which tiles there are and how they may lie."""
        return ("MAT-002", "MAT-003")

    def text(self, choice: i64) -> str:
        """Return the short written form of a choice, legal or not."""
        tile = self.state.terms.tile_ids[lay_tile(choice)]
        return f"lay {tile} {SIDE_NAMES[lay_side(choice)]} {lay_turn(choice)}"

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        terms = self.state.terms
        args: dict[str, Arg] = {
            "tile": terms.tile_names[lay_tile(choice)],
            "side": SIDE_NAMES[lay_side(choice)],
            "turns": lay_turn(choice),
        }
        thing = f"tile:{terms.tile_ids[lay_tile(choice)]}"
        message = Message("materia-prima-option-lay", args)
        return Option(choice, self.text(choice), message, (thing,))


def can_complete(state: MateriaState, tiles: list[int], sides: list[int]) -> bool:
    """Tell whether the tiles still to come can make the mines right (MAT-340, MAT-R08)."""
    terms = state.terms
    counts = [0] * RAW
    for tile, side in zip(tiles, sides, strict=True):
        for kind in terms.mines[2 * tile + side]:
            counts[kind] += 1
    others = [tile for tile in range(len(terms.tile_ids)) if tile not in tiles]
    return any_side_fits(state, counts, others)


def any_side_fits(state: MateriaState, counts: list[int], others: list[int]) -> bool:
    """Tell whether some sides of the other tiles make the counts of mines right."""
    lean = state.terms.lean
    if lean and max(counts) > 1:
        return False
    if not others:
        return min(counts) >= 1
    for side in (0, 1):
        more = list(counts)
        for kind in state.terms.mines[2 * others[0] + side]:
            more[kind] += 1
        if any_side_fits(state, more, others[1:]):
            return True
    return False


class Placing(Reasoned):
    """Where a seat's tower and alchemist begin (MAT-019 to MAT-022, MAT-R61)."""

    def __init__(self, state: MateriaState, seat: i64) -> None:
        super().__init__(seat)
        self.state = state

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "placing"

    def objection(self, choice: i64) -> i64:
        """Return the reason against a hex, or FINE."""
        state = self.state
        if choice < 0 or choice >= state.terms.ground.hexes:
            return NO_SUCH
        if state.mine_at(choice) != NONE:  # MAT-020
            return ELEMENT_HEX
        if state.city_at(choice) != NONE:  # MAT-021
            return CITY_HEX
        if state.tower_at(choice) != NONE:  # MAT-022
            return TOWER_HEX
        return FINE if leaves_ways(state, choice) else WALLED_IN

    def listed(self) -> list[int]:
        """Return all legal hexes in ascending order."""
        return [code for code in range(self.span()) if self.objection(code) == FINE]

    def span(self) -> i64:
        """Return the number of hexes."""
        return self.state.terms.ground.hexes

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("materia-prima-decision-site")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("MAT-019", "MAT-R06")

    def bounds(self) -> tuple[str, ...]:
        """Return the rule that asks for a hex of the board."""
        return ("MAT-019",)

    def text(self, choice: i64) -> str:
        """Return the short written form of a hex."""
        return f"place {self.state.terms.ground.name(choice)}"

    def refusal_args(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of."""
        return {"choice": self.text(choice), "place": place(self.state, choice)}

    def option(self, choice: i64) -> Option:
        """Return a legal hex as a person sees it."""
        message = Message("materia-prima-option-site", {"place": place(self.state, choice)})
        thing = hex_thing(self.state.terms, choice)
        return Option(choice, self.text(choice), message, (thing,))


def leaves_ways(state: MateriaState, hex_: i64) -> bool:
    """Tell whether with one more tower all others still have a way out, and all hexes (MAT-R61)."""
    ground = state.terms.ground
    towers = [spot for spot in state.tower if spot != NONE]
    towers.append(hex_)
    start: i64 = NONE
    for tower in towers:
        way_out: i64 = NONE
        for direction in range(DIRECTIONS):
            other = ground.next_to(tower, direction)
            if other != NONE and other not in towers:
                way_out = other
        if way_out == NONE:
            return False
        start = way_out
    reached = {int(start)}
    waiting = [int(start)]
    while waiting:
        here = waiting.pop()
        for direction in range(DIRECTIONS):
            other = ground.next_to(here, direction)
            if other != NONE and other not in towers and other not in reached:
                reached.add(other)
                waiting.append(other)
    return len(reached) == ground.hexes - len(towers)
