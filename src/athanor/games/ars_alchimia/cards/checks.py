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
from athanor.packs.flaws import too_large

LEAST_OF_LEVEL = {"C": 3, "B": 2, "A": 1}
"""Orders that lie face up at set-up (ARS-014)."""

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
                report.error((table, index, "id"), flaws.id_twice(record.id))
        seen |= {record.id for record in records}


def check_workshops(data: ArsAlchimiaData, report: Report) -> None:
    """Four numbers (ARS-034); later cards usually bring more, and in the end too many."""
    numbers: dict[int, str] = {}
    for index, card in enumerate(data.workshop):
        if (first := numbers.setdefault(card.number, card.id)) != card.id:
            report.error(("workshop", index, "number"), flaws.number_twice(card.number, first))
    bonuses = [card.workers for card in sorted(data.workshop, key=lambda card: card.number)]
    if bonuses != sorted(bonuses):
        flaw = flaws.unusual(
            "bonus", "extra workers that do not fall from card 1 to 4", "some that do", "ARS-035"
        )
        report.warn(("workshop",), flaw)
    if FIRST_WORKERS + YEARS * max(bonuses) <= MOST_WORKERS:
        flaw = flaws.unusual(
            "limit", "extra workers that can reach the limit", "too few", "ARS-037"
        )
        report.warn(("workshop",), flaw)


def check_caps(data: ArsAlchimiaData, report: Report) -> None:
    """Long enough tracks, so that gathering is worth its while."""
    for name in ("flower", "snow", "fire", "sand"):
        if getattr(data.caps, name) < 4:
            flaw = flaws.unusual("cap", "at least 4", str(getattr(data.caps, name)), "ARS-007")
            report.warn(("caps", name), flaw)


def check_orders(data: ArsAlchimiaData, report: Report) -> None:
    """Something to pay on each, and enough of each level (ARS-014)."""
    for index, order in enumerate(data.order):
        path = ("order", index, "cost")
        if not any(order.cost.counts):
            report.error(path, flaws.nothing_shown("cost", "ARS-126"))
        elif not payable(order, data.caps):
            report.warn(path, flaws.beyond_caps(data.caps.elixir))
    levels = Counter(str(order.level) for order in data.order)
    for level, needed in LEAST_OF_LEVEL.items():
        if levels[level] < needed:
            report.error(("order",), flaws.too_few_of_level(level, needed, levels[level]))
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
        yield flaws.unusual("five", "an order worth 5, as in the rulebook", "none", "ARS-150")
    if len({order.category for order in data.order}) < 4:
        yield flaws.unusual("categories", "orders of all four categories", "fewer", "ARS-151")
    ways_up = sum(order.level == "C" and order.category == "university" for order in data.order)
    if ways_up < PLAYERS:
        yield flaws.unusual(
            "university", "a University order of level C for everybody", str(ways_up), "ARS-091"
        )


def check_locations(data: ArsAlchimiaData, report: Report) -> None:
    """Something is always gathered, and a bonus needs a roll (ARS-077, ARS-R39)."""
    for index, location in enumerate(data.location):
        path: FieldPath = ("location", index)
        if not any(location.yields.counts):
            report.error((*path, "yields"), flaws.nothing_shown("yields", "ARS-077"))
        if (location.threshold is None) != (location.bonus is None):
            report.error(path, flaws.bonus_without_roll())
        if location.threshold == 1:
            report.warn((*path, "threshold"), sure_roll())


def check_forges(data: ArsAlchimiaData, report: Report) -> None:
    """Forges usually differ, and perfection is usually not for free."""
    for index, forge in enumerate(data.forge):
        if forge.threshold == 1:
            report.warn(("forge", index, "threshold"), sure_roll())
    if len({forge.flasks for forge in data.forge}) == 1:
        flaw = flaws.unusual("flasks", "different numbers of flasks", "all equal", "ARS-122")
        report.warn(("forge",), flaw)


def sure_roll() -> Flaw:
    """Say that a threshold is always reached."""
    return flaws.unusual("threshold", "a threshold of 2 or more", "1", "ARS-081")


def check_assistants(data: ArsAlchimiaData, report: Report) -> None:
    """Abilities that come to an end (ARS-R37) and that the windows of ARS-R27 can offer."""
    rebates = 0
    for index, assistant in enumerate(data.assistant):
        path: FieldPath = ("assistant", index, "ability")
        for flaw in ability_flaws(assistant):
            report.error(path, flaw)
        rebates += any(isinstance(step, Rebate) for step in assistant.ability)
        if rebates > REBATES:
            report.error(path, flaws.too_many_rebates(REBATES))
    for flaw in unusual_assistants(data):
        report.warn(("assistant",), flaw)


def ability_flaws(assistant: Assistant) -> Iterator[Flaw]:
    """Yield what is wrong with the steps of an ability."""
    steps = assistant.ability
    if not steps:
        if assistant.once:
            yield flaws.once_for_nothing()
        return
    if isinstance(steps[0], Swap):
        yield flaws.begins_with_swap()
    for step in steps:
        if isinstance(step, Reroll | Recover | Rebate):
            if len(steps) > 1 or not assistant.once:
                yield flaws.trigger_not_alone(verb_of(step))
        elif isinstance(step, Exchange) and not assistant.once and step.get >= step.give:
            yield too_large(step.give - 1, step.get).under("ARS-R37")
        elif not assistant.once and not isinstance(step, Dismiss | Distill | Exchange):
            yield flaws.never_closes(verb_of(step))


def verb_of(step: Step) -> str:
    """Name a step as packs write it."""
    return str(type(step).__struct_config__.tag)


def unusual_assistants(data: ArsAlchimiaData) -> Iterator[Flaw]:
    """Yield what the rulebook says of some assistants and we do not find."""
    verbs = [
        verb for assistant in data.assistant for verb in (*assistant.passive, *assistant.ability)
    ]
    if sum(isinstance(verb, OrderLimit) for verb in verbs) < 2:
        yield flaws.unusual("limits", "some assistants with order_limit", "fewer", "ARS-097")
    if not any(isinstance(verb, Dismiss) for verb in verbs):
        yield flaws.unusual("nymph", "the Nymph, with dismiss", "none", "ARS-116")
    if sum(assistant.once for assistant in data.assistant) < 2:
        yield flaws.unusual("onces", "some abilities once a year", "fewer", "ARS-109")
