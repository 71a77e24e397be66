"""What the rules tell while they are applied: one function for each kind of event.

Each costs nothing when nobody listens, and names the rules that were applied.
"""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    BLIND_FORGE,
    ELIXIR,
    GAME,
    KIND_ASSISTANT,
    KIND_ORDER,
    KINDS,
    LEVELS,
    LOCATION_PILE,
    NONE,
    PILE_NAMES,
    PORTAL,
    SPACE_NAMES,
    SPACE_PILES,
    UNIVERSITY,
    YEARS,
)
from athanor.games.ars_alchimia.rules.queries import standing_rebates
from athanor.games.ars_alchimia.show.words import (
    amounts,
    assistant_id,
    assistant_name,
    assistant_names,
    category,
    one_of,
    order_id,
    order_name,
    space_thing,
    space_word,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.audience import all_but, only
from athanor.kernel.bits import count_bits, has, members
from athanor.kernel.log import tell
from athanor.kernel.words import Arg, Listing

# --- The year ---


def dealt(state: ArsState, seat: i64) -> None:
    """Tell which Workshop card a seat was dealt."""
    if state.log.heard:
        number = state.workshop[seat] + 1
        tell(
            state.log,
            GAME,
            "dealt",
            seat,
            ("ARS-027",),
            {"number": number},
            (f"workshop:{number}",),
        )


def chose(state: ArsState, seat: i64, place: int, tied: bool) -> None:
    """Tell which Workshop card a seat has taken, and why it was its turn to."""
    if state.log.heard:
        number = state.workshop[seat] + 1
        tie = ("ARS-031",) if tied else ()
        rules = ("ARS-028", "ARS-029" if place == 0 else "ARS-030", *tie, "ARS-032")
        tell(state.log, GAME, "chose", seat, rules, {"number": number}, (f"workshop:{number}",))


def year_begins(state: ArsState) -> None:
    """Tell that a year begins, and of the last one what it allows."""
    if state.log.heard:
        tell(state.log, GAME, "year", NONE, ("ARS-024", "ARS-025"), {"year": state.year})
        if state.year == YEARS:
            tell(state.log, GAME, "last-year", NONE, ("ARS-094",), {})


def workers_came(state: ArsState, seat: i64, count: i64, shown: i64) -> None:
    """Tell of extra workers, and of those that the limit kept away."""
    if state.log.heard:
        args: dict[str, Arg] = {"count": count}
        tell(state.log, GAME, "workers", seat, ("ARS-035", "ARS-036"), args)
        if count < shown:
            lost: dict[str, Arg] = {"count": shown - count, "most": state.terms.most_workers}
            tell(state.log, GAME, "workers-limit", seat, ("ARS-037", "ARS-R6"), lost)


def paid(state: ArsState, seat: i64, count: i64) -> None:
    """Tell of salaries; an assistant may be free (ARS-R50)."""
    if state.log.heard:
        free = ("ARS-R50",) if count < count_bits(state.staff[seat]) else ()
        rules = ("ARS-039", "ARS-042", *free)
        tell(state.log, GAME, "paid", seat, rules, {"count": count}, ("square",))


def dismissed(state: ArsState, seat: i64, card: i64, rules: tuple[str, ...]) -> None:
    """Tell that an assistant leaves."""
    if state.log.heard:
        args: dict[str, Arg] = {"assistant": assistant_name(state.terms, card)}
        things = (f"assistant:{assistant_id(state.terms, card)}", "pile:assistants")
        tell(state.log, GAME, "dismissed", seat, (*rules, "ARS-115"), args, things)


def year_ends(state: ArsState) -> None:
    """Tell that workers and cards are taken back."""
    if state.log.heard:
        rules = ("ARS-141", "ARS-142", "ARS-143", "ARS-144")
        tell(state.log, GAME, "year-ends", NONE, rules, {"year": state.year})


def revealed(state: ArsState, space: i64, rule: str) -> None:
    """Tell which card now lies on a space."""
    if state.log.heard:
        card = state.terms.card_names[SPACE_PILES[space]][state.face[space]]
        args: dict[str, Arg] = {"card": card, "space": SPACE_NAMES[space]}
        tell(state.log, GAME, "revealed", NONE, (rule,), args, (space_thing(space),))


def stays_empty(state: ArsState, space: i64, rule: str) -> None:
    """Tell that a pile has run out."""
    if state.log.heard:
        args: dict[str, Arg] = {"space": SPACE_NAMES[space]}
        tell(state.log, GAME, "stays-empty", NONE, (rule, "ARS-R20"), args, (space_thing(space),))


# --- Turns ---


def _place_of(state: ArsState, space: i64) -> Arg:
    """Return what people call a space as it lies there now."""
    return space_word(state.terms, SPACE_PILES[space], space, state.face[space])


def placed(state: ArsState, seat: i64, space: i64, minimum: i64, price: i64, declared: i64) -> None:
    """Tell of workers placed: the price for anybody, and who has made it lower for the seat."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "count": state.crew[space],
            "space": _place_of(state, space),
            "price": minimum,
            "less": minimum - price,
            "surplus": state.surplus,
        }
        rules: tuple[str, ...] = ("ARS-053" if minimum > 1 else "ARS-052", "ARS-063")
        if state.surplus > 0 and state.terms.space_kind[space] in (KIND_ORDER, KIND_ASSISTANT):
            rules = (*rules, "ARS-064")
        tell(state.log, GAME, "placed", seat, rules, args, (space_thing(space),))
        if price < minimum:
            _cheaper(state, seat, minimum - price, declared, standing_rebates(state, seat, space))


def _cheaper(state: ArsState, seat: i64, less: i64, declared: i64, standing: i64) -> None:
    """Tell whose rebates were declared, and who has a standing one."""
    terms = state.terms
    names = assistant_names(terms, declared | standing)
    args: dict[str, Arg] = {"less": less, "assistants": Listing(tuple(names))}
    rules = ("ARS-109",) * (declared != 0) + ("ARS-107",) * (standing != 0)
    things = tuple(
        f"assistant:{assistant_id(terms, card)}" for card in members(declared | standing)
    )
    tell(state.log, GAME, "cheaper", seat, rules, args, things)


def bumped(state: ArsState, owner: i64, space: i64, count: i64) -> None:
    """Tell of workers sent to the square, perhaps by their own owner (ARS-060)."""
    if state.log.heard:
        args: dict[str, Arg] = {"count": count}
        things = (space_thing(space), "square")
        rules: tuple[str, ...] = ("ARS-057", "ARS-058")
        if state.owner[space] == owner:
            rules = (*rules, "ARS-060")
        tell(state.log, GAME, "bumped", owner, rules, args, things)


def recovered(state: ArsState, seat: i64, card: i64, count: i64) -> None:
    """Tell of workers taken back."""
    if state.log.heard:
        args: dict[str, Arg] = {"count": count, "assistant": assistant_name(state.terms, card)}
        things = ("square", f"assistant:{assistant_id(state.terms, card)}")
        tell(state.log, GAME, "recovered", seat, ("ARS-109", "ARS-110"), args, things)


def passed(state: ArsState, seat: i64, forced: bool) -> None:
    """Tell that a seat passes, of its own will or not."""
    if state.log.heard:
        if not forced:
            tell(state.log, GAME, "passed", seat, ("ARS-067", "ARS-070", "ARS-072"), {})
        elif state.available[seat] == 0:
            tell(state.log, GAME, "no-workers", seat, ("ARS-068", "ARS-070"), {})
        else:
            tell(state.log, GAME, "no-placement", seat, ("ARS-069", "ARS-070"), {})


def lapsed(state: ArsState, seat: i64) -> None:
    """Tell that an ability has made the action impossible."""
    if state.log.heard:
        tell(
            state.log, GAME, "lapsed", seat, ("ARS-163", "ARS-R48"), {}, (space_thing(state.space),)
        )


def opened(state: ArsState, seat: i64, space: i64) -> None:
    """Tell which card a visitor of a pile has turned up."""
    if state.log.heard:
        card = state.terms.card_names[SPACE_PILES[space]][state.face[space]]
        if space == PORTAL:
            tell(
                state.log, GAME, "portal", seat, ("ARS-074",), {"card": card}, (space_thing(space),)
            )
        else:
            tell(
                state.log,
                GAME,
                "blind-forge",
                seat,
                ("ARS-118",),
                {"card": card},
                (space_thing(space),),
            )


def closed(state: ArsState, space: i64, card: i64) -> None:
    """Tell that the card goes back under its pile."""
    if state.log.heard:
        pile = SPACE_PILES[space]
        name = state.terms.card_names[pile][card]
        rule = "ARS-118" if space == BLIND_FORGE else "ARS-076"
        things = (f"pile:{PILE_NAMES[pile]}",)
        tell(state.log, GAME, "under", NONE, (rule, "ARS-R53"), {"card": name}, things)


def rolled(state: ArsState, seat: i64, luck: i64, threshold: i64) -> None:
    """Tell the final result of a roll and what it is made of."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "die": state.die,
            "surplus": state.surplus,
            "luck": luck,
            "result": state.result,
            "threshold": threshold,
        }
        gathers = SPACE_PILES[state.space] == LOCATION_PILE
        rules = ("ARS-080", "ARS-079") if gathers else ("ARS-120", "ARS-119")
        tell(state.log, GAME, "rolled", seat, (*rules, "ARS-R52"), args, ("die",))


def rerolled(state: ArsState, seat: i64, card: i64, die: i64) -> None:
    """Tell of a second roll."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "die": die,
            "kept": state.die,
            "assistant": assistant_name(state.terms, card),
        }
        tell(state.log, GAME, "rerolled", seat, ("ARS-109", "ARS-110"), args, ("die",))


# --- Actions ---


def gathered(state: ArsState, seat: i64, space: i64, gained: list[int], lost: list[int]) -> None:
    """Tell what a location gives."""
    if state.log.heard:
        args: dict[str, Arg] = {"space": _place_of(state, space), "gained": amounts(gained)}
        useless = () if any(gained) else ("ARS-086",)
        rules = ("ARS-077", "ARS-078", *useless)
        tell(state.log, GAME, "gathered", seat, rules, args, (space_thing(space),))
        _lost(state, seat, lost)


def _lost(state: ArsState, seat: i64, lost: list[int]) -> None:
    if any(lost):
        tell(state.log, GAME, "lost", seat, ("ARS-083", "ARS-R14"), {"lost": amounts(lost)})


def bonus(state: ArsState, seat: i64, kind: i64, gained: i64) -> None:
    """Tell that the threshold was reached."""
    if state.log.heard:
        tell(state.log, GAME, "bonus", seat, ("ARS-081",), {"gained": one_of(kind)})
        _lost(state, seat, [int(kind == other) * (1 - gained) for other in range(KINDS)])


def no_bonus(state: ArsState, seat: i64) -> None:
    """Tell that it was not."""
    if state.log.heard:
        tell(state.log, GAME, "no-bonus", seat, ("ARS-082",), {})


def took_order(state: ArsState, seat: i64, space: i64, order: i64) -> None:
    """Tell of an order accepted."""
    if state.log.heard:
        args: dict[str, Arg] = {"order": order_name(state.terms, order)}
        things = (space_thing(space), f"order:{order_id(state.terms, order)}")
        tell(state.log, GAME, "took-order", seat, ("ARS-087", "ARS-088"), args, things)


def hired(state: ArsState, seat: i64, space: i64, card: i64) -> None:
    """Tell of an assistant hired."""
    if state.log.heard:
        args: dict[str, Arg] = {"assistant": assistant_name(state.terms, card)}
        things = (space_thing(space), f"assistant:{assistant_id(state.terms, card)}")
        tell(state.log, GAME, "hired", seat, ("ARS-103", "ARS-104", "ARS-106"), args, things)


def forging(state: ArsState, seat: i64) -> None:
    """Tell whether a visit is perfect."""
    if state.log.heard:
        things = (space_thing(state.space),)
        if state.perfect:
            tell(state.log, GAME, "perfect", seat, ("ARS-121",), {}, things)
        else:
            tell(state.log, GAME, "imperfect", seat, ("ARS-140",), {}, things)


def left_unused(state: ArsState, seat: i64) -> None:
    """Tell that nothing can be transformed any longer, after the roll (ARS-R17)."""
    if state.log.heard:
        things = (space_thing(state.space),)
        tell(state.log, GAME, "left-unused", seat, ("ARS-124", "ARS-R17"), {}, things)


def fulfilled(state: ArsState, seat: i64, order: i64, spent: list[int], extra: i64) -> None:
    """Tell of an order fulfilled, and what it brings beyond its points."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "order": order_name(state.terms, order),
            "paid": amounts(spent),
            "vp": state.terms.order_vp[order],
            "extra": extra,
        }
        rules: tuple[str, ...] = ("ARS-128", "ARS-129", "ARS-130")
        if spent[ELIXIR] > state.terms.order_cost[order * KINDS + ELIXIR]:
            rules = (*rules, "ARS-127")
        if state.terms.order_category[order] == UNIVERSITY:
            rules = (*rules, "ARS-133")
        if state.perfect:
            rules = (*rules, "ARS-131")
        if state.staff[seat] & state.terms.skills.patrons:
            rules = (*rules, "ARS-107")
        things = (f"order:{order_id(state.terms, order)}",)
        tell(state.log, GAME, "fulfilled", seat, rules, args, things)


def made_elixir(state: ArsState, seat: i64, spent: Arg, vp: i64) -> None:
    """Tell of Elixir made at a forge."""
    if state.log.heard:
        args: dict[str, Arg] = {"spent": spent, "vp": vp}
        rules = ("ARS-134", "ARS-135") if vp else ("ARS-134",)
        tell(state.log, GAME, "elixir", seat, rules, args, ("track:elixir",))


# --- Abilities ---


def used(state: ArsState, seat: i64, card: i64) -> None:
    """Tell that an ability is used."""
    if state.log.heard:
        args: dict[str, Arg] = {"assistant": assistant_name(state.terms, card)}
        things = (f"assistant:{assistant_id(state.terms, card)}",)
        often = "ARS-109" if has(state.terms.skills.once, card) else "ARS-108"
        passed = ("ARS-164",) if state.has_passed(seat) else ()
        tell(state.log, GAME, "used", seat, (often, "ARS-110", "ARS-111", *passed), args, things)


def gained(state: ArsState, seat: i64, kind: i64, count: i64, wanted: i64, rule: str) -> None:
    """Tell what an ability brings."""
    if state.log.heard:
        numbers = [count if kind == other else 0 for other in range(KINDS)]
        tell(state.log, GAME, "gained", seat, (rule,), {"gained": amounts(numbers)})
        _lost(state, seat, [wanted - count if kind == other else 0 for other in range(KINDS)])


def changed(state: ArsState, seat: i64, spent: list[int], kind: i64, count: i64) -> None:
    """Tell what an ability turns into what."""
    if state.log.heard:
        numbers = [count if kind == other else 0 for other in range(KINDS)]
        args: dict[str, Arg] = {"spent": amounts(spent), "gained": amounts(numbers)}
        tell(state.log, GAME, "changed", seat, ("ARS-110", "ARS-R55"), args)


def looked(state: ArsState, seat: i64, pile: i64, order: i64) -> None:
    """Tell a seat which card it has looked at, and the others that it did."""
    if state.log.heard:
        level: Arg = LEVELS[pile]
        terms = state.terms
        own: dict[str, Arg] = {
            "level": level,
            "order": order_name(terms, order),
            "category": category(terms.order_category[order]),
            "vp": terms.order_vp[order],
            "cost": amounts([terms.order_cost[order * KINDS + kind] for kind in range(KINDS)]),
        }
        things = (f"pile:{LEVELS[pile]}",)
        rules = ("ARS-023", "ARS-R54")
        tell(state.log, GAME, "looked-own", seat, rules, own, things, only(seat))
        tell(state.log, GAME, "looked", seat, rules, {"level": level}, things, all_but(seat))


def buried(state: ArsState, seat: i64, pile: i64, under: bool) -> None:
    """Tell whether the card stays on top; all see that (ARS-R54)."""
    if state.log.heard:
        args: dict[str, Arg] = {"level": LEVELS[pile]}
        rules = ("ARS-R53", "ARS-R54")
        if under:
            tell(state.log, GAME, "buried", seat, rules, args, (f"pile:{LEVELS[pile]}",))
        else:
            tell(state.log, GAME, "left", seat, rules, args, (f"pile:{LEVELS[pile]}",))


# --- The end ---


def ended(state: ArsState) -> None:
    """Tell that the last year is over."""
    if state.log.heard:
        tell(state.log, GAME, "ended", NONE, ("ARS-148", "ARS-149"), {})


def speciality(state: ArsState, seat: i64, card: i64, number: i64) -> None:
    """Tell which category counts more."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "assistant": assistant_name(state.terms, card),
            "category": category(number),
        }
        tell(state.log, GAME, "speciality", seat, ("ARS-151",), args)


def scored(state: ArsState, seat: i64) -> None:
    """Tell the final points of a seat."""
    if state.log.heard:
        tell(state.log, GAME, "scored", seat, ("ARS-155",), {"vp": state.vp[seat]})
