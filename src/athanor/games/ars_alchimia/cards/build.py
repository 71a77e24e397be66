"""From card data to the tables that the engine plays by."""

from collections.abc import Sequence

from athanor.games.ars_alchimia.cards import verbs
from athanor.games.ars_alchimia.cards.schema import (
    ArsAlchimiaData,
    Assistant,
    Forge,
    Location,
    Order,
    Text,
)
from athanor.games.ars_alchimia.codes import (
    CATEGORIES,
    DISMISS,
    DISTILL,
    EXCHANGE,
    GAIN,
    KIND_NAMES,
    KINDS,
    LEVELS,
    MOST_WORKERS,
    PEEK,
    REBATE,
    RECOVER,
    REROLL,
    RESOURCES,
    SPACE_NAMES,
    STEPS,
    SWAP,
)
from athanor.games.ars_alchimia.terms import Skills, Terms
from athanor.kernel.words import Label

UNUSED = {2: ("C-3", "B-2", "AS-3"), 3: ("AS-3",), 4: ()}
"""Spaces that do not exist with so many players (ARS-021, ARS-050, ARS-051, ARS-R1)."""

FEWER_WORKERS = 2
"""Left in the box for each player when fewer than four play (ARS-010, ARS-R38)."""


def terms_of(data: ArsAlchimiaData, seats: int) -> Terms:
    """Return the tables of a match."""
    spaces = sum(1 << i for i, name in enumerate(SPACE_NAMES) if name not in UNUSED[seats])
    most = MOST_WORKERS if seats == 4 else MOST_WORKERS - FEWER_WORKERS
    terms = Terms(seats, spaces, most)
    terms.house = uses_house_set(data)
    for kind, cap in enumerate(data.caps.counts):
        terms.caps[kind] = cap
    by_number = sorted(data.workshop, key=lambda card: card.number)
    terms.workshop_ids = tuple(card.id for card in by_number)
    for index, workshop in enumerate(by_number):
        terms.extra_workers[index] = workshop.workers
    fill_cards(terms, data)
    fill_skills(terms.skills, data.assistant)
    fill_piles(terms, data)
    return terms


def uses_house_set(data: ArsAlchimiaData) -> bool:
    """Tell whether any card is of the house and not an owner's."""
    tables = (data.workshop, data.order, data.location, data.forge, data.assistant)
    records = [record for table in tables for record in table]
    return any(record.source == "house" for record in (data.caps, *records))


def fill_cards(terms: Terms, data: ArsAlchimiaData) -> None:
    """Write orders, locations and forges into their tables."""
    for index, order in enumerate(data.order):
        terms.order_level[index] = LEVELS.index(order.level)
        terms.order_category[index] = CATEGORIES.index(order.category)
        terms.order_vp[index] = order.vp
        for kind, count in enumerate(order.cost.counts):
            terms.order_cost[index * KINDS + kind] = count
    for index, location in enumerate(data.location):
        for kind, count in enumerate(location.yields.counts):
            terms.yields[index * KINDS + kind] = count
        terms.location_threshold[index] = location.threshold or 0
        terms.bonus[index] = RESOURCES.index(location.bonus) if location.bonus else 0
    for index, forge in enumerate(data.forge):
        terms.forge_flasks[index] = forge.flasks
        terms.forge_threshold[index] = forge.threshold or 0
    kinds: tuple[Sequence[Order | Location | Forge | Assistant], ...] = (
        data.order,
        data.order,
        data.order,
        data.location,
        data.forge,
        data.assistant,
    )
    for records in kinds:
        terms.card_ids.append(tuple(record.id for record in records))
        terms.card_names.append(tuple(label(record.name) for record in records))
        terms.card_sources.append(tuple(record.source for record in records))
    terms.card_texts = tuple(label(assistant.text) for assistant in data.assistant)


def label(text: Text) -> Label:
    """Return a name of a pack as an argument of messages."""
    return Label(text.en, text.fr)


def fill_piles(terms: Terms, data: ArsAlchimiaData) -> None:
    """Give each pile its cards, and room for all of them."""
    levels = [
        [index for index, order in enumerate(data.order) if order.level == level]
        for level in LEVELS
    ]
    others = [range(len(data.location)), range(len(data.forge)), range(len(data.assistant))]
    start = 0
    for pile, cards in enumerate([*levels, *others]):
        terms.pile_start[pile] = start
        terms.pile_room[pile] = len(cards)
        terms.pile_cards[pile] = sum(1 << card for card in cards)
        start += len(cards)


def fill_skills(skills: Skills, assistants: Sequence[Assistant]) -> None:
    """Write what the assistants do into their tables."""
    for index, assistant in enumerate(assistants):
        for passive in assistant.passive:
            add_passive(skills, index, passive)
        for place, step in enumerate(assistant.ability):
            add_step(skills, index, index * STEPS + place, step)
        if assistant.once:
            skills.once |= 1 << index


def add_passive(skills: Skills, index: int, passive: verbs.Passive) -> None:
    """Write what always counts."""
    me = 1 << index
    match passive:
        case verbs.OrderLimit(limit=limit):
            skills.limit[index] = max(skills.limit[index], limit)
            skills.limiting |= me
        case verbs.StandingRebate(where=where, by=by):
            for kind, name in enumerate(KIND_NAMES):
                if where in (name, "any"):
                    skills.standing_rebate[index * 4 + kind] += by
            skills.standing_rebates |= me
        case verbs.University(count=count):
            skills.university[index] += count
            skills.teaching |= me
        case verbs.Luck(add=add):
            skills.luck[index] += add
            skills.lucky |= me
        case verbs.Flasks(add=add):
            skills.flasks[index] += add
            skills.smiths |= me
        case verbs.Points(vp=vp):
            skills.points[index] += vp
            skills.patrons |= me
        case verbs.Unpaid():
            skills.unpaid |= me
        case verbs.FreeWages(count=count):
            skills.free_wages[index] += count
            skills.stewards |= me
        case verbs.Speciality(count=count):
            skills.speciality[index] += count
            skills.muses |= me


def add_step(skills: Skills, index: int, place: int, step: verbs.Step) -> None:
    """Write a step of an ability, and note when the ability may be used."""
    me = 1 << index
    match step:
        case verbs.Gain(resource=resource, count=count):
            numbers = (GAIN, RESOURCES.index(resource), count)
        case verbs.Swap(give=give, into=into):
            kinds = sum({1 << RESOURCES.index(kind) for kind in give})
            numbers = (SWAP, kinds, RESOURCES.index(into))
        case verbs.Dismiss(gain=gain):
            numbers = (DISMISS, gain, 0)
        case verbs.Peek():
            numbers = (PEEK, 0, 0)
        case verbs.Distill():
            numbers = (DISTILL, 0, 0)
        case verbs.Exchange(give=give_count, get=get):
            numbers = (EXCHANGE, give_count, get)
        case verbs.Reroll():
            numbers = (REROLL, 0, 0)
            skills.rerolling |= me
        case verbs.Recover(workers=workers):
            numbers = (RECOVER, workers, 0)
            skills.recovering |= me
        case verbs.Rebate(by=by):
            numbers = (REBATE, by, 0)
            skills.declared_rebates |= me
    if numbers[0] < REROLL:
        skills.usable |= me
    skills.verb[place], skills.first[place], skills.second[place] = numbers
