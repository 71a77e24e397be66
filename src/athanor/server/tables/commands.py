"""What people may do at a table: every wish becomes entries of the journal, or is refused.

Nothing is changed here. What a choice may be is the game's affair; here it is only asked who may
make it, and when.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import structs

from athanor.bots.levels import make_bot
from athanor.kernel.words import Refused, SeatName, refuse
from athanor.server.protocol.common import AdvicePolicy, Pace
from athanor.server.protocol.pages import Claim, Handing
from athanor.server.protocol.play import (
    AdviceRight,
    Advise,
    Choose,
    Concede,
    GiveUp,
    Inquire,
    Leaf,
    OfferDraw,
    Reply,
    Request,
    TakeBack,
)
from athanor.server.tables.invites import Invites
from athanor.server.tables.journal import (
    AdviceSettled,
    AskedAdvice,
    Chose,
    Closed,
    Conceded,
    Drew,
    Entry,
    GaveUp,
    Key,
    Leafed,
    Nobody,
    Occupant,
    Program,
    Proposed,
    Replied,
    Seated,
    SeatedPerson,
    TookBack,
    Tried,
    told_apart,
)
from athanor.server.tables.moderation import check_let_in
from athanor.server.tables.table import Table, is_same

STALE: Final = "table-stale"
"""The message of a refusal to those who have not seen the latest choices."""

DAY: Final = 86_400
"""Seconds."""

SUBSTITUTE: Final = "adept"
"""The bot that takes the seat of somebody whose time is up."""


class Visitor:
    """Somebody at a table: who they are, what they are called, and when they speak."""

    def __init__(self, person: str, name: str, now: int, floor: int = 0) -> None:
        self.person = person
        self.name = name
        self.now = now
        self.floor = floor
        """Since when the house has been open; nobody's time runs while it is closed."""


# --- setting up ---


def check_pace(pace: Pace) -> None:
    """Refuse a clock that runs out long before a day has passed, where days are promised."""
    if pace.kind == "days" and 0 < pace.seconds < DAY:
        raise refuse("table-clock-too-short", hours=DAY // 3600)


# --- sitting down ---


def sit(
    table: Table, visitor: Visitor, seat: int, claim: Claim, invites: Invites
) -> Sequence[Entry]:
    """Let somebody take a vacant seat, for which an invitation may be needed.

    Who may know another hand of the match can only propose it. Where one sits already, nothing
    happens.
    """
    check_seat(table, seat)
    if seat in table.seats_of(visitor.person):
        return []
    check_let_in(table, visitor.person)
    check_welcome(table, visitor, seat, claim, invites)
    if seat in table.seats_kept_for(visitor.person):
        return return_to_seats(table, visitor, claim)
    sitter = SeatedPerson(visitor.person, visitor.name, claim.seed)
    if may_know(table, visitor, seat):
        return [sits_down(table, seat, sitter)]
    return ask(table, seat, sitter)


def return_to_seats(table: Table, visitor: Visitor, claim: Claim) -> Sequence[Entry]:
    """Let somebody take all seats that are kept for them, as they were called there before."""
    kept = table.seats_kept_for(visitor.person)
    return [
        Seated(
            seat,
            SeatedPerson(
                visitor.person, table.name_of(seat), claim.seed if seat == kept[0] else ""
            ),
        )
        for seat in kept
    ]


def join(table: Table, visitor: Visitor, claim: Claim, invites: Invites) -> Sequence[Entry]:
    """Let somebody take the first free seat, with the link of the table or at an open one.

    Seats that wait for somebody in particular come last. Where one sits already, nothing happens.
    """
    if table.has_seat(visitor.person):
        return []
    check_let_in(table, visitor.person)
    if table.seats_kept_for(visitor.person):
        return return_to_seats(table, visitor, claim)
    if table.phase != "gathering":
        raise refuse("table-not-now")
    invited = invites.is_table_right(claim.token, table.id)
    free = [
        (bool(one.name), seat)
        for seat, one in enumerate(table.occupants)
        if isinstance(one, Nobody) and (one.open or (invited and is_hosts(one)))
    ]
    if not free:
        raise refuse("table-full" if invited else "table-bad-invite")
    sitter = SeatedPerson(visitor.person, visitor.name, claim.seed)
    return [sits_down(table, min(free)[1], sitter)]


def sits_down(table: Table, seat: int, sitter: SeatedPerson) -> Seated:
    """Have somebody sit down, called as nobody else at the table is."""
    others = [one for at, one in enumerate(table.occupants) if at != seat]
    return Seated(seat, structs.replace(sitter, name=told_apart(sitter.name, seat, others)))


def is_hosts(occupant: Nobody) -> bool:
    """Tell whether a vacant seat waits for anybody whom the host has sent the table's link."""
    return not occupant.open and not occupant.reserved and not occupant.giver


def decline(table: Table, visitor: Visitor, seat: int) -> Seated:
    """Let somebody give up a seat that is kept for them; it is the host's to give then."""
    check_seat(table, seat)
    if seat not in table.seats_kept_for(visitor.person):
        raise refuse("table-not-your-seat", name=SeatName(seat))
    return Seated(seat, Nobody(False, link=table.seq + 1), visitor.name)


def check_welcome(
    table: Table, visitor: Visitor, seat: int, claim: Claim, invites: Invites
) -> None:
    """Refuse a seat that is not vacant, or not for everybody to take, or not by who has one."""
    occupant = table.occupants[seat]
    if not isinstance(occupant, Nobody) or table.closed:
        raise refuse("table-seat-taken", name=SeatName(seat))
    is_kept = bool(occupant.reserved) and occupant.reserved == visitor.person
    if not (occupant.open or is_kept) and not invites.is_right(
        claim.token, table.id, seat, occupant.link
    ):
        raise refuse("table-bad-invite")
    if table.hosted is None and table.has_seat(visitor.person) and not is_kept:
        raise refuse("table-has-seat")


def may_know(table: Table, visitor: Visitor, seat: int) -> bool:
    """Tell whether somebody may see the hand of a seat without asking anybody.

    So may who has seen none but this one; and who has played with bots alone.
    """
    seen = table.hands.get(visitor.person, set())
    return seen <= {seat} or set(table.hands) == {visitor.person}


def ask(table: Table, seat: int, sitter: SeatedPerson) -> Sequence[Entry]:
    """Propose that somebody sits down who has seen another hand; refuse it if nobody could agree.

    Who has left the match cannot agree, and those who left their hands there need not be asked
    by who would see them.
    """
    if table.proposal is not None:
        if table.asks_to_sit is not None and table.asks_to_sit.person == sitter.person:
            return []
        raise refuse("table-not-now")
    if all(is_same(table.occupants[other], sitter) for other in table.people):
        raise refuse("table-knows-hand")
    return [Proposed(seat, "seat", sitter=sitter)]


def hand(
    table: Table, visitor: Visitor, seat: int, handing: Handing, links: int
) -> Seated | Conceded:
    """Give a seat to a bot, to whoever gets its new link, or to anyone who comes.

    That of somebody who is banned from the house may also be given up.
    """
    check_seat(table, seat)
    check_match(table)
    if table.phase not in ("gathering", "playing"):
        raise refuse("table-not-now")
    check_still_plays(table, seat)
    if handing.to == "forfeit":
        return forfeit(table, visitor, seat)
    if not may_hand(table, visitor, seat, handing.to == "bot"):
        raise refuse("table-not-your-seat", name=SeatName(seat))
    if handing.to == "bot":
        make_bot(handing.spec, table.game, seed=0)  # refuses a bot that does not exist
        return Seated(seat, Program(handing.spec), visitor.name)
    occupant = table.occupants[seat]
    name = "" if isinstance(occupant, Program) else occupant.name
    vacant = Nobody(handing.to == "open", name, link=links, giver=visitor.person)
    return Seated(seat, vacant, visitor.name)


def forfeit(table: Table, visitor: Visitor, seat: int) -> Conceded:
    """Give the match up for somebody who is banned from the house."""
    if not decides_about(table, visitor.person, seat):
        raise refuse("table-not-your-seat", name=SeatName(seat))
    if not table.game.info.concede_rule:
        raise refuse("kernel-no-conceding")
    return Conceded(seat)


def decides_about(table: Table, person: str, seat: int) -> bool:
    """Tell whether somebody decides about the seat of who is banned: the host, if there is one."""
    occupant = table.occupants[seat]
    if not isinstance(occupant, SeatedPerson) or occupant.person not in table.barred:
        return False
    if table.opened.host in table.barred:
        return person not in table.barred and table.has_seat(person)
    return person == table.opened.host


def may_hand(table: Table, visitor: Visitor, seat: int, to_bot: bool) -> bool:
    """Tell whether somebody may give a seat away.

    One's own, also once it is on its way to somebody; the host also those of bots, of nobody, and
    of who is banned from the house; and everybody at the table that of somebody for whom all have
    waited long enough. A seat that somebody else has given away the host may only give to a bot,
    who tells nobody what it sees.
    """
    occupant = table.occupants[seat]
    if isinstance(occupant, SeatedPerson):
        if occupant.person == visitor.person or decides_about(table, visitor.person, seat):
            return True
        overdue = table.is_overdue(seat, visitor.now, visitor.floor)
        return overdue and table.has_seat(visitor.person)
    if owns_link(table, visitor.person, occupant):
        return True
    return visitor.person == table.opened.host and (to_bot or isinstance(occupant, Program))


def owns_link(table: Table, person: str, occupant: Occupant) -> bool:
    """Tell whether somebody may send on the link of a seat: who gave it away, else the host."""
    return isinstance(occupant, Nobody) and person == (occupant.giver or table.opened.host)


def close(table: Table, visitor: Visitor) -> Closed:
    """Let the host close a table that has not begun."""
    if visitor.person != table.opened.host:
        raise refuse("table-not-host")
    if table.phase != "gathering":
        raise refuse("table-not-now")
    return Closed()


# --- playing ---


def choose(table: Table, visitor: Visitor, wish: Choose) -> Chose | Tried:
    """Let somebody choose for a seat of theirs; what may be chosen, the match itself says.

    At a puzzle a choice is only tried.

    Of many a choice one may speak loosely (``toward b2``): what is kept is what it came to.
    """
    check_turn(table, visitor, wish)
    text = wish.text
    assert table.hosted is not None
    decision = table.hosted.match.decision_of(wish.seat)
    if table.guide is not None:
        table.guide.check(decision, text)
    if table.attempt is not None:
        return Tried(wish.seat, table.attempt.read(decision, text), Key(visitor.person, wish.id))
    if decision.family:
        text = decision.option(decision.parse(text)).text
    spent = table.thought(wish.seat, visitor.now, visitor.floor)
    return Chose(wish.seat, text, key=Key(visitor.person, wish.id), spent=spent)


def leaf(table: Table, visitor: Visitor, wish: Leaf) -> Leafed:
    """Let a learner turn a page, go a step back, or begin the lesson anew."""
    check_own(table, visitor, wish.seat)
    guide = table.guide
    if guide is None:
        raise refuse("lesson-none")
    check_seen(table, wish)
    match wish.to:
        case "next":
            mark = guide.read_on
        case "back":
            mark = guide.back()
        case "start":
            mark = guide.beginning
    if mark is None:
        raise refuse("lesson-no-page")
    return Leafed(wish.seat, mark.answers, mark.read, Key(visitor.person, wish.id))


def give_up(table: Table, visitor: Visitor, wish: GiveUp) -> GaveUp:
    """Have the solution of a puzzle shown."""
    check_own(table, visitor, wish.seat)
    attempt = table.attempt
    if attempt is None:
        raise refuse("puzzle-none")
    check_seen(table, wish)
    if attempt.is_done:
        raise refuse("puzzle-is-done")
    return GaveUp(wish.seat, Key(visitor.person, wish.id))


def check_match(table: Table) -> None:
    """Refuse at a table for a lesson or a puzzle what is only for matches."""
    if table.is_apart:
        raise refuse("lesson-only" if table.attempt is None else "puzzle-only")


def take_back(table: Table, visitor: Visitor, wish: TakeBack) -> Entry:
    """Take back one's last choice, or propose it, as the table has agreed."""
    check_turn(table, visitor, wish)
    answers = taken_back_to(table, wish.seat)
    key = Key(visitor.person, wish.id)
    if table.opened.undo == "consent" and others(table, wish.seat):
        return Proposed(wish.seat, "take-back", key)
    return TookBack(wish.seat, answers, key, table.thought(wish.seat, visitor.now, visitor.floor))


def taken_back_to(table: Table, seat: int) -> int:
    """Return how many choices stand when a seat's last one is taken back, if that may be."""
    hosted = table.hosted
    if table.opened.undo == "off" or table.is_apart:
        raise refuse("table-no-undo")
    if hosted is None or hosted.match.is_over:
        raise refuse("table-not-now")
    for index in range(len(hosted.choices) - 1, -1, -1):
        chooser = hosted.choices[index].seat
        if chooser == seat:
            if index < hosted.match.barrier:
                raise refuse("kernel-undo-barrier")
            return index
        if table.opened.undo == "own" and chooser in others(table, seat):
            raise refuse("table-others-chose", name=SeatName(chooser))
    raise refuse("kernel-nothing-to-undo")


def choices_to_take_back(table: Table, seat: int) -> int:
    """Return how many choices go if a seat's last one is taken back; 0 if it may not be."""
    if table.proposal is not None:
        return 0
    try:
        return table.answers - taken_back_to(table, seat)
    except Refused:
        return 0


def ask_advice(table: Table, visitor: Visitor, wish: Advise) -> Sequence[Entry]:
    """Ask what to choose, or the others to agree that one may; asked twice, it is told once."""
    check_turn(table, visitor, wish)
    check_match(table)
    assert table.hosted is not None
    table.hosted.match.decision_of(wish.seat)
    key = Key(visitor.person, wish.id)
    match advice_right(table, wish.seat):
        case "none":
            raise refuse("table-no-advice")
        case "refused":
            assert table.advice_settled is not None
            raise refuse("table-advice-refused", name=SeatName(table.advice_settled.seat))
        case "ask":
            if table.proposal is not None:
                raise refuse("table-not-now")
            return [Proposed(wish.seat, "advice", key)]
        case "given":
            return [] if table.has_asked_advice(wish.seat) else [AskedAdvice(wish.seat, key)]


def advice_right(table: Table, seat: int) -> AdviceRight:
    """Tell whether a seat may be advised, by what the table has agreed on.

    Who did not agree may propose it themselves.
    """
    policy, settled = table.opened.advice, table.advice_settled
    if policy == "off" or table.is_apart:
        return "none"
    if policy == "on" or not others(table, seat) or (settled is not None and settled.allowed):
        return "given"
    return "ask" if settled is None or settled.seat == seat else "refused"


def usual_advice(seats: Sequence[Occupant], pace: Pace) -> AdvicePolicy:
    """Return what is usual: advice for all, except where people play each other on a clock."""
    sitting = {one.person for one in seats if isinstance(one, SeatedPerson)}
    alone = len(sitting) == 1 and not any(isinstance(one, Nobody) for one in seats)
    return "consent" if pace.has_clock and not alone else "on"


def concede(table: Table, visitor: Visitor, wish: Concede) -> Conceded:
    """Give a match up."""
    check_turn(table, visitor, wish)
    check_match(table)
    check_still_plays(table, wish.seat)
    rule = table.game.info.concede_rule
    if not rule:
        raise refuse("kernel-no-conceding")
    return Conceded(wish.seat, Key(visitor.person, wish.id))


def offer_draw(
    table: Table, visitor: Visitor, wish: OfferDraw, bots_agree: Callable[[], bool]
) -> Sequence[Entry]:
    """Propose a draw; bots answer at once."""
    check_turn(table, visitor, wish)
    check_match(table)
    check_still_plays(table, wish.seat)
    if not table.game.info.draw_rule:
        raise refuse("kernel-no-draw")
    if not bots_agree():
        raise refuse("table-bots-play-on")
    proposed = Proposed(wish.seat, "draw", Key(visitor.person, wish.id))
    return [proposed] if others(table, wish.seat) else [proposed, Drew()]


def reply(table: Table, visitor: Visitor, wish: Reply) -> Sequence[Entry]:
    """Agree to what was proposed, or not; the last one to agree makes it happen."""
    check_turn(table, visitor, wish)
    proposal = table.proposal
    unseen = wish.seq is not None and wish.seq < table.proposed_at
    if proposal is None or unseen or wish.seat not in proposal.awaited:
        raise refuse("table-nothing-proposed")
    replied = Replied(wish.seat, wish.agree, Key(visitor.person, wish.id))
    own = table.seats_of(visitor.person)
    if not wish.agree and proposal.kind == "advice":
        return [replied, AdviceSettled(wish.seat, False)]
    if not wish.agree or any(seat not in own for seat in proposal.awaited):
        return [replied]
    if proposal.kind == "advice":
        return [replied, AdviceSettled(proposal.seat, True)]
    if proposal.kind == "draw":
        return [replied, Drew()]
    if proposal.kind == "seat":
        assert table.asks_to_sit is not None
        return [replied, sits_down(table, proposal.seat, table.asks_to_sit)]
    return [replied, TookBack(proposal.seat, taken_back_to(table, proposal.seat))]


# --- time ---


def time_up(table: Table, seat: int, now: int, floor: int = 0) -> Entry | None:
    """Return what happens to a seat whose time is up, if anything does."""
    assert table.hosted is not None
    match table.opened.pace.time_up:
        case "default":
            decision = table.hosted.match.decision_of(seat)
            option = decision.option(decision.default_choice())
            spent = table.thought(seat, now, floor)
            return Chose(seat, option.text, by="clock", spent=spent)
        case "bot":
            return Seated(seat, Program(SUBSTITUTE))
    return None


# --- who may speak ---


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < table.game.seats:
        raise refuse("kernel-no-such-seat", seat=seat, seats=table.game.seats)


def check_still_plays(table: Table, seat: int) -> None:
    """Refuse a seat that has left the match: nothing there is to be decided any more."""
    if seat in table.left:
        raise refuse("kernel-conceded-already", (table.game.info.concede_rule,))


def check_own(table: Table, visitor: Visitor, seat: int) -> None:
    """Refuse somebody else's seat."""
    check_seat(table, seat)
    if seat not in table.seats_of(visitor.person):
        raise refuse("table-not-your-seat", name=SeatName(seat))


def check_turn(table: Table, visitor: Visitor, wish: Request) -> None:
    """Refuse somebody else's seat, a match that is not going on, and a stale sender."""
    check_own(table, visitor, wish.seat)
    if table.closed:
        raise refuse("table-now-closed")
    if table.hosted is None:
        raise refuse("table-not-begun")
    if table.hosted.match.is_over:
        raise refuse("kernel-match-over", (table.game.info.end_rule,))
    check_seen(table, wish)


def check_seen(table: Table, wish: Request | Inquire) -> None:
    """Refuse a sender who has not seen the latest choices."""
    taken_back = wish.seq is not None and table.log_kept_since(wish.seq) is not None
    if taken_back or not table.unseen_from <= wish.at <= table.answers:
        raise refuse(STALE, seen=wish.at, answers=table.answers)


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of other people than the one at a seat who have not left the match."""
    occupant = table.occupants[seat]
    own = table.seats_of(occupant.person) if isinstance(occupant, SeatedPerson) else (seat,)
    left = table.left
    return [other for other in table.people if other not in own and other not in left]
