"""What always holds, in random matches: nothing is created or lost but by the rules."""

from collections import Counter
from collections.abc import Iterator

import pytest

from athanor.dev.playthrough import pick
from athanor.games.materia_prima.codes import (
    CITIES,
    KINDS,
    NONE,
    ON_CITY,
    SLOTS,
    STAGE_BOARD,
    STAGE_HAND,
    STAGE_UPKEEP,
)
from athanor.games.materia_prima.rules.choices import Act
from athanor.games.materia_prima.rules.figures import capacity, hand_limit
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel import (
    Decision,
    Event,
    Listing,
    Log,
    Match,
    Message,
    Stream,
    find,
)


def states(seats: int, seed: int) -> Iterator[tuple[MateriaState, Log, Decision]]:
    """Yield a random match at every decision, with all that has been told."""
    game = find("materia-prima").build(seats, {"max_rounds": 50})
    log = Log(heard=True)
    stream = Stream(seed)
    match = Match(game, game.start(), stream, log=log, forkable=False)
    while (decision := match.decision) is not None:
        state = match.state
        assert isinstance(state, MateriaState)
        yield state, log, decision
        options = decision.options()
        lively = [option for option in options if option.text != "end"]
        match.answer(decision.seat, pick(lively or options, stream).code)


def all_units(state: MateriaState) -> int:
    """Return how many units there are in all."""
    return sum(state.store) + sum(state.pack) + sum(state.drops)


def counted(units: object) -> int:
    """Return how many units of elements an event speaks of."""
    assert isinstance(units, Listing)
    named = [item for item in units.items if isinstance(item, Message)]
    return sum(int(str(item.args["count"])) for item in named if item.key == "materia-prima-units")


def made_by(event: Event, state: MateriaState) -> int:
    """Return how many units an event has brought into play, or taken out of it."""
    args = event.message.args
    match event.kind:
        case "mined":
            return counted(args["units"])
        case "produced":
            return 1
        case "converted":
            return -1
        case "transmuted":
            return -counted(args["cost"])
        case "bought":
            extensions = state.terms.extensions
            bought = extensions.ids.index(event.things[0].split(":")[1])
            return -sum(extensions.price[bought * KINDS : (bought + 1) * KINDS])
    return 0


@pytest.mark.rule("MAT-035", "MAT-070", "MAT-141", "MAT-R09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_units_change_only_by_the_rules_that_make_and_spend_them(seats: int) -> None:
    units = told = 0
    seen: Counter[str] = Counter()
    for state, log, decision in states(seats, seats):
        if not isinstance(decision, Act):
            continue
        for event in log.events[told:]:
            units += made_by(event, state)
            seen[event.kind] += 1
        told = len(log.events)
        assert all_units(state) == units
    assert seen["mined"] > 10
    assert seen["moved"] > 100


@pytest.mark.rule("MAT-063", "MAT-064", "MAT-072", "MAT-206", "MAT-211", "MAT-189")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_stands_with_others_or_has_too_much(seats: int) -> None:
    for state, _, _ in states(seats, 10 + seats):
        if state.tower[0] == NONE:
            continue
        holders: dict[int, int] = {}
        for figure in range(seats * SLOTS):
            spot = state.spot[figure]
            if spot != NONE:
                seat = figure // SLOTS
                assert holders.setdefault(spot, seat) == seat
                assert state.tower_at(spot) in (NONE, seat)
                waiting = state.stage == STAGE_UPKEEP and figure == state.active * SLOTS
                assert waiting or state.carried(figure) <= capacity(state, figure)
        for seat in range(seats):
            assert len(state.hand(seat)) <= hand_limit(state, seat) or state.stage == STAGE_HAND
        assert state.souls_in_play() <= 9


@pytest.mark.rule("MAT-007", "MAT-183")
def test_every_card_and_marker_is_somewhere_once() -> None:
    for state, _, _ in states(3, 77):
        assert len(state.where) == 77
        if state.stage > STAGE_BOARD:
            for city in range(CITIES):
                assert list(state.extension_at).count(ON_CITY + city) == 1
        assert len(state.drops) == 49 * KINDS


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = ([list(state.spot) for state, _, _ in states(2, 5)] for _ in range(2))
    assert one == other
