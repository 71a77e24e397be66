"""What is going on in the middle of an activation, as anybody may see it."""

from msgspec import Struct

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.facts import (
    DamageView,
    MeasureView,
    OrderView,
    PlayedView,
    RollView,
    ShotView,
    damage_view,
    measure_view,
    order_view,
    played_view,
    roll_view,
    shot_view,
)
from athanor.games.alkemy.rules.choices import members


class OfferedView(Struct, frozen=True):
    """A reaction that is offered, and what it answers."""

    kind: str
    figures: list[str]
    against: str


class ExchangeView(Struct, frozen=True):
    """All that was announced, measured, laid and rolled since the last quiet moment."""

    orders: list[OrderView]
    shots: list[ShotView]
    cards: list[PlayedView]
    """Of the fight under way, the attacker's first; face down as long as they are chosen."""
    rolls: list[RollView]
    damage: list[DamageView]
    measured: list[MeasureView]
    offered: OfferedView | None


def view_exchange(battle: Battle) -> ExchangeView | None:
    """Return what is going on, if anything is.

    A Combat Card not yet revealed and an initiative figure not yet shown are not in the state.
    """
    exchange = battle.exchange
    if not exchange.used:
        return None
    labels = battle.roster.labels
    offered = exchange.offered
    orders: list[OrderView] = []
    for order in exchange.orders:
        stage = "announced"
        if exchange.done >> order.figure & 1:
            stage = "done"
        elif exchange.doing >> order.figure & 1:
            stage = "under-way"
        orders.append(order_view(battle, order, stage))
    return ExchangeView(
        orders=orders,
        shots=[shot_view(battle, flight) for flight in exchange.flights],
        cards=[played_view(battle, card) for card in exchange.cards],
        rolls=[roll_view(battle, roll) for roll in exchange.rolls],
        damage=[damage_view(battle, reading) for reading in exchange.readings],
        measured=[measure_view(battle, tape) for tape in exchange.measured],
        offered=None
        if offered is None
        else OfferedView(
            offered.kind,
            [labels[figure] for figure in members(offered.figures)],
            labels[offered.against],
        ),
    )
