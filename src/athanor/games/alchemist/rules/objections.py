"""Why an action is refused: every precondition of the rulebook, in its order, with its rule."""

from athanor.games.alchemist.codes import (
    BAG,
    CAULDRONS,
    GAME,
    MAX_CUBES,
    MAX_OF_TYPE,
    MIN_CUBES,
    OPENING_VALUE,
    RESERVE,
    TILES,
    TYPES,
)
from athanor.games.alchemist.show.words import cauldron as cauldron_name
from athanor.games.alchemist.show.words import cubes, ingredient
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.games.alchemist.terms import digits
from athanor.kernel.words import Arg, Message, Refusal, SeatName


def against(why: str, rules: tuple[str, ...], **args: Arg) -> Refusal:
    """Return a refusal in Alchemist's words."""
    return Refusal(Message(f"{GAME}-refusal-{why}", args), rules)


def mixture_counts(mixture: int) -> list[int]:
    """Return the five counts of a mixture."""
    return digits(mixture, TYPES)


def opening_rules(state: AlchemistState) -> tuple[str, ...]:
    """Return the rules of the two-player opening, which a switch extends to both players."""
    return ("ALC-035",) if state.turn == 1 else ("ALC-035", "ALC-162")


def why_not_create(
    state: AlchemistState, seat: int, cauldron: int, counts: list[int], value: int, opening: bool
) -> Refusal | None:
    """Return what stands against creating a potion (ALC-040 to ALC-048, ALC-035)."""
    if state.seals[seat] == 0:
        return against("no-seal", ("ALC-040",))
    name = cauldron_name(state.board, cauldron)
    if not state.is_empty(cauldron):
        return against("cauldron-taken", ("ALC-041",), cauldron=name)
    refusal = why_not_recipe(state, counts, cauldron)
    if refusal is not None:
        return refusal
    supply = state.pile(supply_of(seat))
    missing = [max(0, counts[kind] - supply[kind]) for kind in range(TYPES)]
    if any(missing):
        return against("not-held", ("ALC-043",), missing=cubes(missing))
    if not 1 <= value <= TILES:
        return against("no-such-tile", ("ALC-005", "ALC-047"), tile=str(value))
    if not state.tiles >> (value - 1) & 1:
        return against("tile-taken", ("ALC-047",), tile=value)
    if opening and value < OPENING_VALUE:
        return against("opening-value", opening_rules(state), tile=value, least=OPENING_VALUE)
    return None


def why_not_recipe(state: AlchemistState, counts: list[int], cauldron: int) -> Refusal | None:
    """Return what stands against a recipe on a cauldron, whoever pays (ALC-042 to ALC-046)."""
    size = sum(counts)
    if not MIN_CUBES <= size <= MAX_CUBES:
        return against("recipe-size", ("ALC-042",), count=size, least=MIN_CUBES, most=MAX_CUBES)
    for kind in range(TYPES):
        if counts[kind] and kind in state.board.products[cauldron * 2 : cauldron * 2 + 2]:
            name = cauldron_name(state.board, cauldron)
            return against("product", ("ALC-044",), ingredient=ingredient(kind), cauldron=name)
        if counts[kind] > MAX_OF_TYPE:
            return against("too-many", ("ALC-045",), ingredient=ingredient(kind), most=MAX_OF_TYPE)
    for other in range(CAULDRONS):
        if not state.is_empty(other) and state.recipe(other) == counts:
            name = cauldron_name(state.board, other)
            return against("recorded", ("ALC-046", "ALC-R2"), cauldron=name, recipe=cubes(counts))
    return None


def why_not_copy(
    state: AlchemistState, seat: int, cauldron: int, tribute: int, opening: bool
) -> Refusal | None:
    """Return what stands against copying a potion (ALC-060 to ALC-063, ALC-035)."""
    if opening:
        return against("opening-action", opening_rules(state))
    name = cauldron_name(state.board, cauldron)
    if state.is_empty(cauldron):
        return against("nothing-to-copy", ("ALC-060",), cauldron=name)
    creator = state.creator[cauldron]
    if creator == seat:
        return against("own-potion", ("ALC-061",), cauldron=name)
    recipe = state.recipe(cauldron)
    supply = state.pile(supply_of(seat))
    missing = [max(0, recipe[kind] - supply[kind]) for kind in range(TYPES)]
    if any(missing):
        return against("cannot-pay", ("ALC-062",), cauldron=name, missing=cubes(missing))
    if recipe[tribute] == 0:
        return against(
            "not-in-recipe",
            ("ALC-063",),
            ingredient=ingredient(tribute),
            cauldron=name,
            creator=SeatName(creator),
        )
    return None


def why_not_take(state: AlchemistState, kind: int, opening: bool) -> Refusal | None:
    """Return what stands against taking a cube from the reserve (ALC-081, ALC-035)."""
    if opening:
        return against("opening-action", opening_rules(state))
    if state.cubes[RESERVE + kind] == 0:
        rules = ("ALC-081", "ALC-084") if state.exhausted() == TYPES else ("ALC-081",)
        return against("exhausted", rules, ingredient=ingredient(kind))
    return None


def why_not_draw(state: AlchemistState, opening: bool) -> Refusal | None:
    """Return what stands against drawing from the bag (ALC-083, ALC-035)."""
    if opening:
        return against("opening-action", opening_rules(state))
    if state.pile_size(BAG) == 0:
        return against("bag-empty", ("ALC-083",))
    return None


def why_not_pass(forced: bool) -> Refusal | None:
    """Return what stands against passing: any other legal action (ALC-032, ALC-037, ALC-R5)."""
    return None if forced else against("must-act", ("ALC-032", "ALC-037", "ALC-R5"))
