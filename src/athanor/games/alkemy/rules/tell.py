"""What the rules tell while they are applied. Nothing is put into words when nobody listens."""

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.codes import COLOURS, NONE, ROLL_NAMES, SYMBOLS
from athanor.games.alkemy.exchange import Roll, Term
from athanor.games.alkemy.facts import Note, fact_of, move_fact
from athanor.games.alkemy.rules.choices import named
from athanor.games.alkemy.rules.space import as_shown
from athanor.games.alkemy.rules.things import figure_thing, seat_thing
from athanor.games.alkemy.terms import Terms
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Event, Inches, Label, Listing, Message, SeatName


def tell(
    battle: Battle,
    kind: str,
    rules: str,
    figure: i64 = -1,
    other: i64 = -1,
    count: i64 = 0,
    length: i64 = -1,
    label: Label | None = None,
    seat: i64 = -1,
    note: Note | None = None,
    things: tuple[str, ...] = (),
) -> None:
    """Tell an event whose message is named after its kind and speaks of up to two figures.

    Boards get what happened as a note, and ``things`` beside the figures that it is about.
    """
    if not battle.log.heard:
        return
    args: dict[str, Arg] = {"count": count}
    about: list[str] = []
    who = seat
    if figure >= 0:
        args["figure"] = named(battle, figure)
        about.append(figure_thing(battle, figure))
        if who < 0:
            who = battle.seat_of(figure)
    if other >= 0:
        args["other"] = named(battle, other)
        about.append(figure_thing(battle, other))
    if length >= 0:
        args["length"] = Inches(length)
    if label is not None:
        args["name"] = label
    if who >= 0:
        args["seat"] = SeatName(who)
    message = Message(f"alkemy-event-{kind}", args)
    facts = fact_of(battle, note)
    rule_ids, concerned = battle.cite(rules), (*about, *things)
    battle.log.tell(Event(kind, who, message, rule_ids, things=concerned, facts=facts))


def rolled(battle: Battle, roll: Roll) -> None:
    """Tell the dice of a roll, which were kept, why there were so many, and what it came to."""
    if not battle.log.heard:
        return
    colour, faces, kept, why = roll.colour, roll.faces, roll.kept, roll.why
    numbers = [battle.terms.numbers[6 * colour + faces[k]] for k in kept]
    args: dict[str, Arg] = {
        "figure": named(battle, roll.figure),
        "roll": Message(f"alkemy-roll-{ROLL_NAMES[roll.kind]}"),
        "dice": Listing(tuple(face_name(battle.terms, colour, face) for face in faces)),
        "kept": Listing(tuple(face_name(battle.terms, colour, faces[k]) for k in kept)),
        "dropped": len(faces) - len(kept),
        "sum": sum(numbers),
        "value": roll.value,
        "total": sum(numbers) + roll.value,
        "reasons": len(why),
        "why": Listing(tuple(reason(one) for one in why) or (Message("alkemy-dice-plain"),)),
    }
    message = Message("alkemy-event-rolled", args)
    rules = battle.cite("AK2-110 AK2-113 AKB-071 AKB-072")
    things = (figure_thing(battle, roll.figure),)
    seat, facts = battle.seat_of(roll.figure), fact_of(battle, roll)
    battle.log.tell(Event("rolled", seat, message, rules, things=things, facts=facts))


def reason(one: Term) -> Message:
    """Return why a roll has more dice, or fewer kept."""
    return Message("alkemy-dice-reason", {"why": one.why, "dice": one.value})


def face_name(terms: Terms, colour: i64, face: i64) -> Message:
    """Return a face of a die: its number and its symbol."""
    symbol = SYMBOLS[terms.symbols[6 * colour + face]].lower()
    number = terms.numbers[6 * colour + face]
    return Message(f"alkemy-face-{symbol}", {"number": number, "colour": COLOURS[colour]})


def moved(
    battle: Battle, figure: i64, kind: str, rules: str, points: list[tuple[int, int]]
) -> None:
    """Tell where a figure went, and by which way.

    Without measuring only its ends are told, and as they are shown: bends, exact to a hair, would
    tell where everything lies that the way goes around (AK2-R68, AKB-R11).
    """
    if not battle.log.heard:
        return
    told = points if battle.terms.measuring else [points[0], points[-1]]
    ends = [(as_shown(battle, x), as_shown(battle, y)) for x, y in told]
    way = " ".join(f"{x},{y}" for x, y in ends)
    message = Message(f"alkemy-event-{kind}", {"figure": named(battle, figure)})
    things = (figure_thing(battle, figure), f"way:{way}")
    seat, facts = battle.seat_of(figure), move_fact(battle, figure, kind, ends)
    battle.log.tell(Event(kind, seat, message, battle.cite(rules), things=things, facts=facts))


def seat_told(
    battle: Battle,
    kind: str,
    rules: str,
    seat: i64,
    count: i64 = 0,
    things: tuple[str, ...] = (),
) -> None:
    """Tell something about a player, or about nobody."""
    if battle.log.heard:
        args: dict[str, Arg] = {"count": count, "turn": battle.turn}
        if seat != NONE:
            args["seat"] = SeatName(seat)
            things = (seat_thing(seat), *things)
        message = Message(f"alkemy-event-{kind}", args)
        battle.log.tell(Event(kind, seat, message, battle.cite(rules), things=things))
