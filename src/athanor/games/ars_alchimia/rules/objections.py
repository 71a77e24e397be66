"""Why something is refused: the precondition that is not met, with its rule."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    DISTILL,
    ELIXIR,
    GAME,
    KIND_FORGE,
    KIND_ORDER,
    KINDS,
    LEVELS,
    PEEK,
    SPACE_KINDS,
    SPACE_NAMES,
    SPACE_PILES,
    STEPS,
    YEARS,
)
from athanor.games.ars_alchimia.rules.queries import (
    can_begin,
    can_transform,
    has_card,
    has_free_slot,
    may_take_level,
    order_limit,
    university,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import has
from athanor.kernel.words import Arg, Message, Refusal


def against(why: str, rules: tuple[str, ...], **args: Arg) -> Refusal:
    """Return a refusal in the words of Ars Alchimia."""
    return Refusal(Message(f"{GAME}-refusal-{why}", args), rules)


def why_not_act(state: ArsState, seat: int, space: int) -> Refusal | None:
    """Return what stands against the action of a space, whatever it costs (ARS-065)."""
    name = SPACE_NAMES[space]
    if not state.terms.in_use(space):
        return why_no_space(state, name)
    if not has_card(state, space):
        return against("empty", ("ARS-146", "ARS-R47"), space=name)
    kind = SPACE_KINDS[space]
    if kind == KIND_ORDER:
        return why_not_take_order(state, seat, SPACE_PILES[space])
    if kind == KIND_FORGE and not can_transform(state, seat):
        return against("nothing-to-transform", ("ARS-065", "ARS-R11"))
    return None


def why_no_space(state: ArsState, name: str) -> Refusal:
    """Return why there is no space of that name: nobody plays with it, or there never is one."""
    rules: tuple[str, ...] = ("ARS-162",)
    if name in SPACE_NAMES:  # left out with three players, or by the variant for two
        rules = ("ARS-R1",) if state.seats == 2 else ("ARS-021", "ARS-051")
    return against("no-such-space", rules, space=name[:80])


def too_few(state: ArsState, space: int, price: int, workers: int) -> Refusal:
    """Return that a space costs more, as it does whether somebody stands there or nobody."""
    rule = "ARS-053" if state.crew[space] else "ARS-052"
    return against("too-few", ("ARS-055", rule), least=price, count=workers)


def why_not_take_order(state: ArsState, seat: int, level: int) -> Refusal | None:
    """Return what stands against taking an order of a level (ARS-065)."""
    if not may_take_level(state, seat, level):
        rule = "ARS-091" if level == 1 else "ARS-092"
        return against(
            "level",
            (rule, "ARS-095"),
            level=LEVELS[level],
            needed=level,
            count=university(state, seat),
            year=YEARS,
        )
    if not has_free_slot(state, seat):
        limit = order_limit(state, seat)
        count = state.orders_held(seat)
        fallen = ("ARS-R30",) if count > limit else ()
        rules = ("ARS-098", "ARS-096" if limit == 3 else "ARS-097", *fallen)
        return against("order-limit", rules, limit=limit, count=count)
    return None


def use_objection(state: ArsState, seat: i64, card: i64) -> str:
    """Return what stands against using an assistant's ability in a window."""
    if not state.employs(seat, card):
        return "not-employed ARS-106"
    skills = state.terms.skills
    if has(skills.declared_rebates, card):
        return "other-moment ARS-R49"
    if not has(skills.usable, card):
        return "other-moment ARS-R27" if has(skills.once, card) else "passive ARS-107"
    if has(state.exhausted & skills.once, card):
        return "exhausted ARS-109"
    assert not can_begin(state, seat, card)
    verb = skills.verb[card * STEPS]
    if verb == PEEK:
        return "nothing-to-see ARS-R54"
    if verb == DISTILL and state.held(seat, ELIXIR) >= state.terms.caps[ELIXIR]:
        return "elixir-full ARS-R55"
    return "cost ARS-R55"


def lacking(state: ArsState, seat: i64, order: i64) -> list[int]:
    """Return what a seat still needs of each resource to pay an order in kind."""
    cost = state.terms.order_cost
    return [max(0, cost[order * KINDS + k] - state.held(seat, k)) for k in range(KINDS)]
