"""What any data set of Ars Alchimia must hold, and what would only be unusual.

Errors are what the rulebook says or the engine needs; warnings are what we expect of a sensible
set, because the cards of an owner are right and we are not.
"""

from collections import Counter
from collections.abc import Iterator

from athanor.games.ars_alchimia.cards import flaws
from athanor.games.ars_alchimia.cards.schema import ArsAlchimiaData, Assistant, Caps, Order
from athanor.games.ars_alchimia.cards.verbs import (
    Dismiss,
    Distill,
    Exchange,
    OrderLimit,
    Rebate,
    Recover,
    Reroll,
    Step,
    Swap,
)
from athanor.games.ars_alchimia.codes import FIRST_WORKERS, MOST_WORKERS, REBATES, YEARS
from athanor.packs import FieldPath, Flaw, Report
from athanor.packs.flaws import shown, too_large

LEAST_OF_LEVEL = {"C": 3, "B": 2, "A": 1}
"""Orders that lie face up at set-up (ARS-014), so that no set has too few (ARS-R35)."""

PLAYERS = 4


def check_data(data: ArsAlchimiaData, report: Report) -> None:
    """Report everything that is wrong with a data set."""
    check_ids(data, report)
    check_workshops(data, report)
    check_caps(data, report)
    check_orders(data, report)
    check_locations(data, report)
    check_forges(data, report)
    check_assistants(data, report)


def check_ids(data: ArsAlchimiaData, report: Report) -> None:
    """Cards are written by their ids, so no two kinds may share one."""
    seen: set[str] = set()
    for table in ("order", "location", "forge", "assistant"):
        records = getattr(data, table)
        for index, record in enumerate(records):
            if record.id in seen:
                report.error((table, index, "id"), flaws.ID_TWICE.flaw(card=shown(record.id)))
        seen |= {record.id for record in records}


def check_workshops(data: ArsAlchimiaData, report: Report) -> None:
    """Four numbers (ARS-034); later cards usually bring more, and in the end too many."""
    numbers: dict[int, str] = {}
    for index, card in enumerate(data.workshop):
        if (first := numbers.setdefault(card.number, card.id)) != card.id:
            flaw = flaws.NUMBER_TWICE.flaw(number=card.number, first=shown(first))
            report.error(("workshop", index, "number"), flaw)
    bonuses = [card.workers for card in sorted(data.workshop, key=lambda card: card.number)]
    if bonuses != sorted(bonuses):
        report.warn(("workshop",), flaws.FALLING_BONUS.flaw())
    if FIRST_WORKERS + YEARS * max(bonuses) <= MOST_WORKERS:
        report.warn(("workshop",), flaws.LIMIT_OUT_OF_REACH.flaw())


def check_caps(data: ArsAlchimiaData, report: Report) -> None:
    """Long enough tracks, so that gathering is worth its while."""
    for name in ("flower", "snow", "fire", "sand"):
        if getattr(data.caps, name) < 4:
            report.warn(("caps", name), flaws.SHORT_TRACK.flaw())


def check_orders(data: ArsAlchimiaData, report: Report) -> None:
    """Something to pay on each, and enough of each level (ARS-014)."""
    for index, order in enumerate(data.order):
        path = ("order", index, "cost")
        if not any(order.cost.counts):
            report.error(path, flaws.NOTHING_SHOWN.flaw(field="cost").under("ARS-126"))
        elif not payable(order, data.caps):
            report.warn(path, flaws.UNPAYABLE.flaw(elixir=data.caps.elixir))
    levels = Counter(str(order.level) for order in data.order)
    for level, needed in LEAST_OF_LEVEL.items():
        if levels[level] < needed:
            found = levels[level]
            flaw = flaws.TOO_FEW_OF_LEVEL.flaw(level=level, needed=needed, found=found)
            report.error(("order",), flaw)
    for flaw in unusual_orders(data):
        report.warn(("order",), flaw)


def payable(order: Order, caps: Caps) -> bool:
    """Tell whether full tracks pay an order, Elixir standing in for what is above a cap."""
    *basics, elixir = zip(order.cost.counts, caps.counts, strict=True)
    missing = sum(max(0, cost - cap) for cost, cap in basics)
    return missing + elixir[0] <= elixir[1]


def unusual_orders(data: ArsAlchimiaData) -> Iterator[Flaw]:
    """Yield what we would expect of 42 orders and do not find."""
    if all(order.vp != 5 for order in data.order):
        yield flaws.NO_FIVE.flaw()
    if len({order.category for order in data.order}) < 4:
        yield flaws.FEW_CATEGORIES.flaw()
    ways_up = sum(order.level == "C" and order.category == "university" for order in data.order)
    if ways_up < PLAYERS:
        yield flaws.FEW_WAYS_UP.flaw()


def check_locations(data: ArsAlchimiaData, report: Report) -> None:
    """Something is always gathered, and a bonus needs a roll (ARS-077, ARS-R39)."""
    for index, location in enumerate(data.location):
        path: FieldPath = ("location", index)
        if not any(location.yields.counts):
            flaw = flaws.NOTHING_SHOWN.flaw(field="yields").under("ARS-077")
            report.error((*path, "yields"), flaw)
        if (location.threshold is None) != (location.bonus is None):
            report.error(path, flaws.BONUS_WITHOUT_ROLL.flaw())
        if location.threshold == 1:
            report.warn((*path, "threshold"), flaws.SURE_ROLL.flaw())


def check_forges(data: ArsAlchimiaData, report: Report) -> None:
    """Forges usually differ, and perfection is usually not for free."""
    for index, forge in enumerate(data.forge):
        if forge.threshold == 1:
            report.warn(("forge", index, "threshold"), flaws.SURE_ROLL.flaw())
    if len({forge.flasks for forge in data.forge}) == 1:
        report.warn(("forge",), flaws.EQUAL_FLASKS.flaw())


def check_assistants(data: ArsAlchimiaData, report: Report) -> None:
    """Abilities that come to an end (ARS-R37) and that the windows of ARS-R27 can offer."""
    rebates = 0
    for index, assistant in enumerate(data.assistant):
        path: FieldPath = ("assistant", index, "ability")
        for flaw in ability_flaws(assistant):
            report.error(path, flaw)
        rebates += any(isinstance(step, Rebate) for step in assistant.ability)
        if rebates > REBATES:
            report.error(path, flaws.TOO_MANY_REBATES.flaw(most=REBATES))
    for flaw in unusual_assistants(data):
        report.warn(("assistant",), flaw)


def ability_flaws(assistant: Assistant) -> Iterator[Flaw]:
    """Yield what is wrong with the steps of an ability."""
    steps = assistant.ability
    if not steps:
        if assistant.once:
            yield flaws.ONCE_FOR_NOTHING.flaw()
        return
    if isinstance(steps[0], Swap):
        yield flaws.SWAP_FIRST.flaw()
    for step in steps:
        if isinstance(step, Reroll | Recover | Rebate):
            if len(steps) > 1 or not assistant.once:
                yield flaws.TRIGGER_NOT_ALONE.flaw(verb=shown(verb_of(step)))
        elif isinstance(step, Exchange) and not assistant.once and step.get >= step.give:
            yield too_large(step.give - 1, step.get).under("ARS-R37")
        elif not assistant.once and not isinstance(step, Dismiss | Distill | Exchange):
            yield flaws.NEVER_CLOSES.flaw(verb=shown(verb_of(step)))


def verb_of(step: Step) -> str:
    """Name a step as packs write it."""
    return str(type(step).__struct_config__.tag)


def unusual_assistants(data: ArsAlchimiaData) -> Iterator[Flaw]:
    """Yield what the rulebook says of some assistants and we do not find."""
    verbs = [
        verb for assistant in data.assistant for verb in (*assistant.passive, *assistant.ability)
    ]
    if sum(isinstance(verb, OrderLimit) for verb in verbs) < 2:
        yield flaws.FEW_LIMITS.flaw()
    if not any(isinstance(verb, Dismiss) for verb in verbs):
        yield flaws.NO_NYMPH.flaw()
    if sum(assistant.once for assistant in data.assistant) < 2:
        yield flaws.FEW_ONCES.flaw()
