"""What the rules tell while they are applied: one function for each kind of event.

Each costs nothing when nobody listens, and names the rules that were applied.
"""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    DRAWN,
    EARTH,
    EQUIPMENT,
    FORMULAS,
    GAME,
    HOMUNCULUS,
    IN_HAND,
    KINDS,
    NONE,
    PRODUCE,
    QUEST_RULES,
    SLOTS,
    STAGE_BOARD,
)
from athanor.games.materia_prima.show.words import (
    card,
    element,
    figure,
    figure_thing,
    formula,
    hex_thing,
    place,
    units,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.audience import all_but, only
from athanor.kernel.log import tell
from athanor.kernel.words import Arg, Listing, Message, SeatName

# --- Set-up ---


def first_player(state: MateriaState) -> None:
    """Tell who begins."""
    if state.log.heard:
        tell(state.log, GAME, "first-player", state.first, ("MAT-018", "MAT-R05"), {})


def laid_out(state: MateriaState) -> None:
    """Tell that the board is complete."""
    if state.log.heard:
        rules = ("MAT-002", "MAT-340", "MAT-341") if state.terms.lean else ("MAT-002", "MAT-343")
        tell(state.log, GAME, "laid-out", NONE, rules, {})


def offered(state: MateriaState, city: i64, extension: i64) -> None:
    """Tell which extension lies in a city, from set-up or because another was bought."""
    if state.log.heard:
        extensions = state.terms.extensions
        price = [extensions.price[extension * KINDS + kind] for kind in range(KINDS)]
        args: dict[str, Arg] = {
            "extension": extensions.names[extension],
            "city": state.terms.city_names[city],
            "price": units(price),
        }
        thing = f"extension:{extensions.ids[extension]}"
        rule = "MAT-007" if state.stage == STAGE_BOARD else "MAT-183"
        tell(state.log, GAME, "offered", NONE, (rule,), args, (thing,))


def chose_alchemist(state: MateriaState, seat: i64) -> None:
    """Tell who plays which alchemist."""
    if state.log.heard:
        name = state.terms.alchemist_names[state.alchemist[seat]]
        tell(state.log, GAME, "chose-alchemist", seat, ("MAT-008", "MAT-014"), {"alchemist": name})


def chose_tower(state: MateriaState, seat: i64) -> None:
    """Tell who has which tower."""
    if state.log.heard:
        name = state.terms.tower_names[state.tower_card[seat]]
        tell(state.log, GAME, "chose-tower", seat, ("MAT-009",), {"tower": name})


def kept_quest(state: MateriaState, seat: i64) -> None:
    """Tell a seat its quest, and the others that it has one (MAT-013)."""
    if state.log.heard:
        args: dict[str, Arg] = {"quest": state.terms.quest_names[state.quest[seat]]}
        rules = ("MAT-012", "MAT-013")
        tell(state.log, GAME, "kept-quest-own", seat, rules, args, (), only(seat))
        tell(state.log, GAME, "kept-quest", seat, rules, {}, (), all_but(seat))


def dealt(state: MateriaState, seat: i64) -> None:
    """Tell a seat its first formulas, and the others that it has some (MAT-188)."""
    if state.log.heard:
        hand = Listing(tuple(card(state.terms, one) for one in state.cards_at(IN_HAND + seat)))
        rules = ("MAT-016", "MAT-188")
        tell(state.log, GAME, "dealt-own", seat, rules, {"cards": hand}, (), only(seat))
        tell(state.log, GAME, "dealt", seat, rules, {}, (), all_but(seat))


def placed(state: MateriaState, seat: i64) -> None:
    """Tell where a tower stands."""
    if state.log.heard:
        spot = state.tower[seat]
        args: dict[str, Arg] = {"hex": state.terms.ground.name(spot)}
        things = (f"tower:{seat}", hex_thing(state.terms, spot))
        tell(state.log, GAME, "placed", seat, ("MAT-019",), args, things)


# --- The turn ---


def turn_begins(state: MateriaState) -> None:
    """Tell whose turn it is."""
    if state.log.heard:
        tell(state.log, GAME, "turn", state.active, ("MAT-050",), {"round": state.round})


def column_changed(state: MateriaState, seat: i64) -> None:
    """Tell that an alchemist has lost or regained his soul, as of now (MAT-111, MAT-112)."""
    if state.log.heard:
        lost = state.souls[seat] == 0
        args: dict[str, Arg] = {"figure": figure(state, seat * SLOTS)}
        rule = "MAT-111" if lost else "MAT-112"
        tell(state.log, GAME, "skull" if lost else "heart", seat, (rule, "MAT-R12"), args)


def activated(state: MateriaState, seat: i64) -> None:
    """Tell which extension is active this turn."""
    if state.log.heard and state.extension != NONE:
        extensions = state.terms.extensions
        args: dict[str, Arg] = {"extension": extensions.names[state.extension]}
        thing = f"extension:{extensions.ids[state.extension]}"
        tell(state.log, GAME, "activated", seat, ("MAT-173",), args, (thing,))


def produced(state: MateriaState, seat: i64, kind: i64) -> None:
    """Tell what an extension has yielded."""
    if state.log.heard:
        args: dict[str, Arg] = {"element": element(kind)}
        known = state.extension != NONE and state.terms.extensions.verb[state.extension] == PRODUCE
        rules = ("MAT-171", "MAT-176") if known and kind == EARTH else ("MAT-171",)
        tell(state.log, GAME, "produced", seat, rules, args, (f"tower:{seat}",))


# --- Actions ---


def _of(state: MateriaState, number: i64) -> tuple[dict[str, Arg], tuple[str, ...]]:
    """Return a figure and where it stands, as arguments and as things."""
    spot = state.spot[number]
    args: dict[str, Arg] = {"figure": figure(state, number), "place": place(state, spot)}
    return args, (figure_thing(number), hex_thing(state.terms, spot))


def moved(state: MateriaState, number: i64, start: i64) -> None:
    """Tell of a move; where it began is the last of its things."""
    if state.log.heard:
        args, things = _of(state, number)
        things = (*things, hex_thing(state.terms, start))
        tell(state.log, GAME, "moved", number // SLOTS, ("MAT-060",), args, things)


def mined(state: MateriaState, number: i64, kind: i64, count: i64, short: bool) -> None:
    """Tell what came out of a mine; a prospector may be short of room for more (MAT-R24)."""
    if state.log.heard:
        args, things = _of(state, number)
        counts = [0] * KINDS
        counts[kind] = count
        limited = ("MAT-R24",) if short else ()
        rules = ("MAT-070", "MAT-071" if count == 1 else "MAT-232", *limited)
        tell(
            state.log,
            GAME,
            "mined",
            number // SLOTS,
            rules,
            {**args, "units": units(counts)},
            things,
        )


def took(state: MateriaState, number: i64, counts: list[int], souls: int) -> None:
    """Tell what was taken from a hex."""
    if state.log.heard:
        args, things = _of(state, number)
        rules = ("MAT-073",) * any(counts) + ("MAT-075",) * (souls > 0)
        rules += ("MAT-362",) * state.terms.pickup_all
        taken = {**args, "units": units(counts, souls)}
        tell(state.log, GAME, "took", number // SLOTS, rules, taken, things)


def dropped(state: MateriaState, number: i64, counts: list[int], souls: int) -> None:
    """Tell what was dropped on a hex."""
    if state.log.heard:
        args, things = _of(state, number)
        rules = ("MAT-080", "MAT-081") if souls == 0 else ("MAT-080", "MAT-082")
        left = {**args, "units": units(counts, souls)}
        tell(state.log, GAME, "dropped", number // SLOTS, rules, left, things)


def left_behind(state: MateriaState, number: i64, counts: list[int]) -> None:
    """Tell what a pack could no longer hold."""
    if state.log.heard:
        args, things = _of(state, number)
        lost = {**args, "units": units(counts)}
        tell(state.log, GAME, "left-behind", number // SLOTS, ("MAT-R13",), lost, things)


def rolled(
    state: MateriaState, roller: i64, other: i64, strength: i64, faces: list[int], attacks: bool
) -> None:
    """Tell of the roll of an attack, or of the one against it."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "figure": figure(state, roller),
            "other": figure(state, other),
            "dice": Listing(tuple(faces)) if faces else Message("materia-prima-nothing"),
            "strength": strength,
        }
        rules = ("MAT-091", "MAT-095") if attacks else ("MAT-096", "MAT-R11")
        if attacks and roller // SLOTS == other // SLOTS:
            rules = ("MAT-326", "MAT-095")
        things = (figure_thing(roller), figure_thing(other))
        kind = "attacked" if attacks else "defended"
        tell(state.log, GAME, kind, roller // SLOTS, rules, args, things)


def repelled(state: MateriaState, target: i64) -> None:
    """Tell that an attack failed."""
    if state.log.heard:
        args, things = _of(state, target)
        tell(state.log, GAME, "repelled", target // SLOTS, ("MAT-097",), args, things)


def defeated(state: MateriaState, target: i64, winner: i64) -> None:
    """Tell that a figure is beaten, before it leaves its hex."""
    if state.log.heard:
        args, things = _of(state, target)
        fate = "sent-home" if target % SLOTS == 0 else "destroyed"
        rules: tuple[str, ...] = ("MAT-098", "MAT-100" if target % SLOTS == 0 else "MAT-099")
        if target % SLOTS == 0 and state.souls[target // SLOTS] == 0:
            rules = (*rules, "MAT-R19")
        told = {**args, "winner": SeatName(winner // SLOTS)}
        tell(state.log, GAME, fate, target // SLOTS, rules, told, things)


def soul_lost(state: MateriaState, loser: i64, winner: i64, hex_: i64) -> None:
    """Tell what became of a beaten alchemist's Soul Stone (MAT-104 to MAT-106)."""
    if state.log.heard:
        taken = winner % SLOTS == 0
        args: dict[str, Arg] = {"winner": SeatName(winner // SLOTS), "place": place(state, hex_)}
        kind, rule = ("soul-taken", "MAT-105") if taken else ("soul-left", "MAT-106")
        things = (hex_thing(state.terms, hex_),)
        tell(state.log, GAME, kind, loser, ("MAT-104", rule), args, things)


def looted(state: MateriaState, winner: i64, counts: list[int], left: list[int], hex_: i64) -> None:
    """Tell what the winner of a fight kept and what lies on the hex (MAT-102, MAT-103)."""
    if state.log.heard:
        args: dict[str, Arg] = {
            "figure": figure(state, winner),
            "units": units(counts),
            "left": units(left),
        }
        things = (figure_thing(winner), hex_thing(state.terms, hex_))
        tell(
            state.log,
            GAME,
            "looted",
            winner // SLOTS,
            ("MAT-101", "MAT-102", "MAT-103"),
            args,
            things,
        )


def converted(
    state: MateriaState, first: i64, second: i64, product: i64, rules: tuple[str, ...]
) -> None:
    """Tell of a conversion, by a line of the table or by an extension."""
    if state.log.heard:
        seat = state.active
        args: dict[str, Arg] = {
            "first": element(first),
            "second": element(second),
            "product": element(product),
        }
        tell(state.log, GAME, "converted", seat, ("MAT-141", *rules), args, (f"tower:{seat}",))


def shared(
    state: MateriaState, number: i64, loaded: list[int], unloaded: list[int], free: bool
) -> None:
    """Tell what went from the tower to a pack and back, by Equip or free with another action."""
    if state.log.heard and any(loaded + unloaded):
        args: dict[str, Arg] = {
            "figure": figure(state, number),
            "loaded": units(loaded),
            "unloaded": units(unloaded),
        }
        seat = number // SLOTS
        things = (figure_thing(number), f"tower:{seat}")
        rules = ("MAT-134", "MAT-R34") if free else ("MAT-131", "MAT-132")
        tell(state.log, GAME, "shared", seat, rules, args, things)


def wore(state: MateriaState, seat: i64, item: i64) -> None:
    """Tell that an item is put on; it counts from the next turn (MAT-213)."""
    if state.log.heard:
        _item(state, "wore", seat, item, ("MAT-211", "MAT-213"))


def stowed(state: MateriaState, seat: i64, item: i64) -> None:
    """Tell that an item is put away (MAT-214)."""
    if state.log.heard:
        _item(state, "stowed", seat, item, ("MAT-133", "MAT-214"))


def _item(state: MateriaState, kind: str, seat: i64, item: i64, rules: tuple[str, ...]) -> None:
    thing = f"card:{state.terms.cards.ids[item]}"
    tell(state.log, GAME, kind, seat, rules, {"card": card(state.terms, item)}, (thing,))


def transmuted(state: MateriaState, seat: i64, made: i64) -> None:
    """Tell which formula was carried out; it is open from now on (MAT-166)."""
    if state.log.heard:
        cards = state.terms.cards
        cost = [cards.cost[made * KINDS + kind] for kind in range(KINDS)]
        args: dict[str, Arg] = {
            "card": card(state.terms, made),
            "formula": formula(cards.pile[made]),
            "cost": units(cost, cards.souls[made]),
        }
        pile = cards.pile[made]
        rule = "MAT-165" if pile == HOMUNCULUS else "MAT-163" if pile == EQUIPMENT else "MAT-164"
        rules: tuple[str, ...] = ("MAT-160", rule, "MAT-166")
        if cards.souls[made] > 0:
            rules = (*rules, "MAT-120")
        full = NONE not in (state.item[2 * seat], state.item[2 * seat + 1])
        if pile == EQUIPMENT and full and state.terms.sheets.soul[made] == 0:
            rules = (*rules, "MAT-R37")
        thing = f"card:{cards.ids[made]}"
        tell(state.log, GAME, "transmuted", seat, rules, args, (thing,))


def released(state: MateriaState, number: i64) -> None:
    """Tell that a homunculus makes room for another, before it leaves (MAT-207)."""
    if state.log.heard:
        args, things = _of(state, number)
        tell(state.log, GAME, "released", number // SLOTS, ("MAT-207", "MAT-R25"), args, things)


def soul_made(state: MateriaState, seat: i64) -> None:
    """Tell that a Soul Stone was made."""
    if state.log.heard:
        tell(
            state.log, GAME, "soul-made", seat, ("MAT-216", "MAT-R38"), {"souls": state.souls[seat]}
        )


def stone_made(state: MateriaState, seat: i64) -> None:
    """Tell that a Philosopher's Stone is complete."""
    if state.log.heard:
        tell(state.log, GAME, "stone-made", seat, ("MAT-220", "MAT-224"), {})


def bought(state: MateriaState, seat: i64, extension: i64) -> None:
    """Tell of a bought extension."""
    if state.log.heard:
        extensions = state.terms.extensions
        args: dict[str, Arg] = {"extension": extensions.names[extension]}
        thing = f"extension:{extensions.ids[extension]}"
        tell(state.log, GAME, "bought", seat, ("MAT-181", "MAT-182", "MAT-174"), args, (thing,))


def researched(state: MateriaState, seat: i64, pile: i64, scholar: bool) -> None:
    """Tell a seat what it drew, and the others of which kind and how many (MAT-352)."""
    if state.log.heard:
        drawn = state.cards_at(DRAWN + seat)
        args: dict[str, Arg] = {"formula": formula(pile), "count": len(drawn)}
        cards = Listing(tuple(card(state.terms, one) for one in drawn))
        rules = ("MAT-185", "MAT-188", *(("MAT-231",) if scholar else ()))
        things = (f"pile:{FORMULAS[pile]}",)
        tell(
            state.log,
            GAME,
            "researched-own",
            seat,
            rules,
            {**args, "cards": cards},
            things,
            only(seat),
        )
        tell(state.log, GAME, "researched", seat, rules, args, things, all_but(seat))


def reshuffled(state: MateriaState, pile: i64) -> None:
    """Tell that a discard pile has become the pile again."""
    if state.log.heard:
        args: dict[str, Arg] = {"formula": formula(pile)}
        tell(state.log, GAME, "reshuffled", NONE, ("MAT-R27",), args, (f"pile:{FORMULAS[pile]}",))


def threw_away(state: MateriaState, seat: i64, thrown: i64, rule: str) -> None:
    """Tell a seat what it threw away and why, and the others of which kind (MAT-351)."""
    if state.log.heard:
        args: dict[str, Arg] = {"formula": formula(state.terms.cards.pile[thrown])}
        own = {**args, "card": card(state.terms, thrown)}
        rules = (rule, "MAT-R27")
        tell(state.log, GAME, "threw-own", seat, rules, own, (), only(seat))
        tell(state.log, GAME, "threw", seat, rules, args, (), all_but(seat))


# --- The end ---


def last_round(state: MateriaState, seat: i64, points: i64) -> None:
    """Tell that this round is the last (MAT-361)."""
    if state.log.heard:
        tell(state.log, GAME, "last-round", seat, ("MAT-361",), {"points": points})


def ended(state: MateriaState) -> None:
    """Tell why the game is over, and show all quests."""
    if state.log.heard:
        if state.ender != NONE:
            quest: dict[str, Arg] = {"quest": state.terms.quest_names[state.quest[state.ender]]}
            rules = ("MAT-240", "MAT-241", *QUEST_RULES[state.quest[state.ender]])
            tell(state.log, GAME, "fulfilled", state.ender, rules, quest)
        elif state.last_round:
            tell(state.log, GAME, "ended-by-points", NONE, ("MAT-361",), {})
        else:
            tell(state.log, GAME, "ended-by-rounds", NONE, ("MAT-R53",), {"round": state.round})
        for seat in range(state.seats):
            held: dict[str, Arg] = {"quest": state.terms.quest_names[state.quest[seat]]}
            tell(state.log, GAME, "showed-quest", seat, ("MAT-013",), held)
