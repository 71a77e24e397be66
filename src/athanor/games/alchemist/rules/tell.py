"""What the rules tell while they are applied: one function for each kind of event.

Each costs nothing when nobody listens, and names the rules that were applied.
"""

from mypy_extensions import i64

from athanor.games.alchemist.codes import GAME, LETTERS, NONE, TYPES
from athanor.games.alchemist.scoring import leftover_fame, pool, school_rank, school_reward
from athanor.games.alchemist.show.words import bits, cubes, ingredient
from athanor.games.alchemist.show.words import cauldron as cauldron_name
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.audience import all_but, only
from athanor.kernel.log import tell
from athanor.kernel.words import Arg, SeatName


def first_player(state: AlchemistState) -> None:
    """Tell who begins."""
    if state.log.heard:
        tell(state.log, GAME, "first-player", state.first, ("ALC-026", "ALC-030"), {})


def starting_supply(state: AlchemistState, seat: i64) -> None:
    """Tell a seat what it drew at the start, and the others that it did."""
    if state.log.heard:
        counts = state.pile(supply_of(seat))
        _tell_draw(state, "starting-supply", seat, counts, ("ALC-022", "ALC-140"))


def _tell_draw(
    state: AlchemistState, kind: str, seat: i64, counts: list[int], rules: tuple[str, ...]
) -> None:
    """Tell the types to the drawer alone and the number to everybody else (ALC-R7, ALC-R8)."""
    number = sum(counts)
    own: dict[str, Arg] = {"cubes": cubes(counts), "count": number}
    things = (f"supply:{seat}", "bag")
    tell(state.log, GAME, f"{kind}-own", seat, rules, own, things, only(seat))
    tell(state.log, GAME, kind, seat, rules, {"count": number}, things, all_but(seat))


def school(state: AlchemistState, seat: i64) -> None:
    """Tell a seat its school."""
    if state.log.heard:
        args: dict[str, Arg] = {"ingredient": ingredient(state.schools[seat])}
        tell(state.log, GAME, "school", seat, ("ALC-024", "ALC-142"), args, (), only(seat))


def created(state: AlchemistState, seat: i64, cauldron: i64, received: i64) -> None:
    """Tell of a new potion, all of it public (ALC-058)."""
    if state.log.heard:
        name = state.board.names[cauldron]
        value = state.value[cauldron]
        args: dict[str, Arg] = {
            "cauldron": cauldron_name(state.board, cauldron),
            "recipe": cubes(state.recipe(cauldron)),
            "fame": value,
            "received": cubes(bits(received)),
        }
        products = "ALC-054" if _has_both(received) else "ALC-055"
        rules = ("ALC-050", "ALC-051", "ALC-052", "ALC-053", products)
        tell(state.log, GAME, "created", seat, rules, args, (f"cauldron:{name}", f"tile:{value}"))
        laps(state, seat, value)


def copied(state: AlchemistState, seat: i64, cauldron: i64, gift: i64, received: i64) -> None:
    """Tell of a copy, all of it public (ALC-074)."""
    if state.log.heard:
        name = state.board.names[cauldron]
        args: dict[str, Arg] = {
            "cauldron": cauldron_name(state.board, cauldron),
            "creator": SeatName(state.creator[cauldron]),
            "recipe": cubes(state.recipe(cauldron)),
            "fame": state.value[cauldron],
            "tribute": ingredient(gift),
            "received": cubes(bits(received)),
        }
        single = sum(state.recipe(cauldron)) == 1
        products = ("ALC-068",) if _has_both(received) else ("ALC-069", "ALC-055")
        rules = ("ALC-064", "ALC-065", "ALC-072" if single else "ALC-066", "ALC-067", *products)
        tell(state.log, GAME, "copied", seat, rules, args, (f"cauldron:{name}",))
        laps(state, seat, state.value[cauldron])


def _has_both(received: int) -> bool:
    """Tell whether both products were received, and none was exhausted."""
    return sum(bits(received)) == 2


def took(state: AlchemistState, seat: i64, kind: i64) -> None:
    """Tell of a cube taken from the reserve."""
    if state.log.heard:
        args: dict[str, Arg] = {"ingredient": ingredient(kind)}
        things = (f"reserve:{LETTERS[kind]}",)
        tell(state.log, GAME, "took", seat, ("ALC-081", "ALC-080"), args, things)


def drew(state: AlchemistState, seat: i64, before: list[int]) -> None:
    """Tell of a draw from the bag."""
    if state.log.heard:
        after = state.pile(supply_of(seat))
        counts = [after[kind] - before[kind] for kind in range(TYPES)]
        _tell_draw(state, "drew", seat, counts, ("ALC-082", "ALC-080"))


def passed(state: AlchemistState, seat: i64) -> None:
    """Tell that a seat could do nothing at all."""
    if state.log.heard:
        tell(state.log, GAME, "passed", seat, ("ALC-037", "ALC-R5"), {})


def laps(state: AlchemistState, seat: i64, gained: i64) -> None:
    """Tell of a scoring chip taken or turned, also by the final scoring (ALC-134, ALC-R14)."""
    if state.log.heard:
        track = state.terms.track
        final = ("ALC-134",) if state.over else ()
        for lap in range((state.fame[seat] - gained) // track + 1, state.fame[seat] // track + 1):
            rule = "ALC-131" if lap == 1 else "ALC-132" if lap == 2 else "ALC-R13"
            tell(state.log, GAME, "lap", seat, (rule, *final), {"fame": lap * track})


def round_begins(state: AlchemistState) -> None:
    """Tell that the end has been examined and another round begins."""
    if state.log.heard:
        tell(state.log, GAME, "round", NONE, ("ALC-092",), {"round": state.round})


def ended(state: AlchemistState) -> None:
    """Tell that the last round is over, and show all supplies and schools."""
    if state.log.heard:
        tell(
            state.log, GAME, "ended", NONE, ("ALC-091", "ALC-095"), {"exhausted": state.exhausted()}
        )
        shown = "ALC-101" if state.terms.schools else "ALC-161"
        for seat in range(state.seats):
            counts = state.pile(supply_of(seat))
            left: dict[str, Arg] = {"cubes": cubes(counts), "fame": leftover_fame(state, seat)}
            tell(
                state.log,
                GAME,
                "leftovers",
                seat,
                ("ALC-100", shown),
                left,
                (f"supply:{seat}",),
            )
        for seat in range(state.seats if state.terms.schools else 0):
            favourite = state.schools[seat]
            reward: dict[str, Arg] = {
                "ingredient": ingredient(favourite),
                "cubes": pool(state)[favourite],
                "place": school_rank(state, seat),
                "fame": school_reward(state, seat),
            }
            tied = ("ALC-108",) if _is_tied(state, seat) else ()
            rules = ("ALC-102", "ALC-107", *tied, f"ALC-{108 + state.seats}", "ALC-114")
            tell(state.log, GAME, "rewarded", seat, rules, reward)


def _is_tied(state: AlchemistState, seat: int) -> bool:
    """Tell whether a seat's school shares its place."""
    places = [school_rank(state, other) for other in range(state.seats)]
    return places.count(places[seat]) > 1


def scored(state: AlchemistState) -> None:
    """Tell the final fame of each seat."""
    if state.log.heard:
        for seat in range(state.seats):
            tell(state.log, GAME, "scored", seat, ("ALC-120",), {"fame": state.fame[seat]})
