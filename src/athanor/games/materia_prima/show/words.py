"""Elements, cards, hexes and figures as arguments of messages and as things on the board."""

from collections.abc import Sequence

from athanor.games.materia_prima.codes import (
    ACTION_NAMES,
    ACTIONS,
    ALCHEMIST,
    ELEMENTS,
    FORMULAS,
    HARVEST,
    KINDS,
    NONE,
    PRODUCE,
    RAW,
    SLOTS,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.words import Arg, Label, Listing, Message, SeatName


def element(kind: int) -> Message:
    """Return the name of an element."""
    return Message(f"materia-prima-element-{ELEMENTS[kind]}")


def units(counts: Sequence[int], souls: int = 0) -> Listing:
    """Return an enumeration such as "2 water and 1 Soul Stone"."""
    named = [
        Message("materia-prima-units", {"count": counts[kind], "element": element(kind)})
        for kind in range(KINDS)
        if counts[kind]
    ]
    if souls:
        named.append(Message("materia-prima-souls", {"count": souls}))
    return Listing(tuple(named) or (Message("materia-prima-nothing"),))


def formula(pile: int) -> Message:
    """Return the name of a kind of formula."""
    return Message(f"materia-prima-formula-{FORMULAS[pile]}")


def action(kind: int) -> Message:
    """Return the name of a kind of action."""
    return Message(f"materia-prima-action-{ACTION_NAMES[kind]}")


def card(terms: Terms, number: int) -> Label:
    """Return the name of a formula card."""
    return terms.cards.names[number]


def figure(state: MateriaState, number: int) -> Label:
    """Return the name of a figure: of the alchemist, or of the homunculus."""
    seat, slot = divmod(number, SLOTS)
    if slot == ALCHEMIST:
        return state.terms.alchemist_names[state.alchemist[seat]]
    return state.terms.cards.names[state.figure[number]]


def whose(state: MateriaState, number: int) -> dict[str, Arg]:
    """Return the arguments that name a figure and its owner."""
    return {"figure": figure(state, number), "owner": SeatName(number // SLOTS)}


def token(slot: int) -> str:
    """Return how a figure of one's own is written: ``a``, or ``h1`` to ``h3``."""
    return "a" if slot == ALCHEMIST else f"h{slot}"


def foreign_token(number: int) -> str:
    """Return how a figure is written with its seat: ``2h1``."""
    return f"{number // SLOTS + 1}{token(number % SLOTS)}"


def figure_thing(number: int) -> str:
    """Return a figure as a thing on the board."""
    return f"figure:{number // SLOTS}-{number % SLOTS}"


def hex_thing(terms: Terms, number: int) -> str:
    """Return a hex as a thing on the board."""
    return f"hex:{terms.ground.name(number)}"


def abilities(terms: Terms, sheet: int) -> list[Message]:
    """Return what a sheet can do besides its values, in words."""
    sheets = terms.sheets
    told = [
        Message("materia-prima-ability-extra", {"action": action(kind)})
        for kind in range(ACTIONS)
        for _ in range(sheets.extra[sheet * ACTIONS + kind])
    ]
    told += [
        Message("materia-prima-ability-prospector", {"element": element(kind)})
        for kind in range(RAW)
        for _ in range(sheets.prospect[sheet * RAW + kind])
    ]
    told += [Message("materia-prima-ability-scholar")] * sheets.scholar[sheet]
    told += [Message("materia-prima-ability-pocket")] * sheets.pockets[sheet]
    return told + [Message("materia-prima-ability-soul")] * sheets.soul[sheet]


def extension_effect(terms: Terms, number: int) -> Message:
    """Return what an extension does, in words."""
    extensions = terms.extensions
    verb = extensions.verb[number]
    if verb == HARVEST:
        return Message("materia-prima-extension-harvest")
    source = element(extensions.element[number])
    if verb == PRODUCE:
        return Message("materia-prima-extension-produce", {"element": source})
    product = element(extensions.product[number])
    return Message("materia-prima-extension-convert", {"element": source, "product": product})


def place(state: MateriaState, number: int) -> Message:
    """Return what a hex is called: by its city, its mine or its tower, and its coordinates."""
    name: dict[str, Arg] = {"hex": state.terms.ground.name(number)}
    city, mine, tower = state.city_at(number), state.mine_at(number), state.tower_at(number)
    if city != NONE:
        return Message("materia-prima-place-city", {**name, "city": state.terms.city_names[city]})
    if mine != NONE:
        return Message("materia-prima-place-mine", {**name, "element": element(mine)})
    if tower != NONE:
        return Message("materia-prima-place-tower", {**name, "seat": SeatName(tower)})
    return Message("materia-prima-place-free", name)
