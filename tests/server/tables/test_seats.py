"""Nobody sees two hands of a match by way of seats, and every change of a seat is told to all."""

import pytest

from athanor.kernel import Refused, Stream, find
from athanor.server.protocol.common import Pace
from athanor.server.protocol.pages import Claim, Handing
from athanor.server.protocol.play import Reply, TakeBack, Told
from athanor.server.tables import commands
from athanor.server.tables.journal import (
    Chose,
    Entry,
    Nobody,
    Program,
    Proposed,
    Recognised,
    Seated,
    SeatedPerson,
    TookBack,
)
from athanor.server.tables.scene import ONLOOKER, told_from
from athanor.server.tables.table import ALCHEMISTS, Table
from tests.server.tables.staging import (
    HOST,
    INVITES,
    START,
    any_choice,
    choose,
    set_table,
    sitting,
    visitor,
)

LONG_AFTER = START + 10**9
BOT = Program("greedy")


def do(table: Table, *entries: Entry) -> None:
    for entry in entries:
        table.apply(entry, LONG_AFTER)


def hand(table: Table, who: str, seat: int, to: str) -> None:
    handing = Handing(to, "greedy" if to == "bot" else "")  # type: ignore[arg-type]
    do(table, commands.hand(table, visitor(who, LONG_AFTER), seat, handing, table.seq + 1))


def link(table: Table, seat: int) -> Claim:
    occupant = table.occupants[seat]
    assert isinstance(occupant, Nobody)
    return Claim(INVITES.token(table.id, seat, occupant.link))


def sit(table: Table, who: str, seat: int) -> None:
    do(table, *commands.sit(table, visitor(who), seat, link(table, seat), INVITES))


def reply(table: Table, who: str, seat: int, agree: bool) -> None:
    do(table, *commands.reply(table, visitor(who), Reply("r", table.answers, seat, agree)))


# --- who may see a link ---


def owners(table: Table, seat: int) -> set[str]:
    people = (HOST, "guest-1", "guest-2", "stranger")
    return {who for who in people if commands.owns_link(table, who, table.occupants[seat])}


def test_a_link_belongs_to_who_gave_the_seat_away_or_else_to_the_host() -> None:
    waiting = set_table(occupants=(*sitting(2), Nobody(False)))
    assert owners(waiting, 2) == {HOST}
    table = set_table()
    hand(table, "guest-1", 1, "invited")
    assert owners(table, 1) == {"guest-1"}
    bots = set_table(occupants=(*sitting(2), BOT))
    hand(bots, HOST, 2, "invited")
    assert owners(bots, 2) == {HOST}


def test_a_seat_that_somebody_else_gave_away_the_host_gives_only_to_a_bot() -> None:
    table = set_table()
    hand(table, "guest-1", 1, "invited")
    for to in ("invited", "open"):
        with pytest.raises(Refused, match="table-not-your-seat"):
            hand(table, HOST, 1, to)
        hand(table, "guest-1", 1, to)
    hand(table, HOST, 1, "bot")
    assert table.occupants[1] == BOT


def test_a_link_goes_along_when_its_owner_logs_in() -> None:
    table = set_table()
    hand(table, "guest-1", 1, "invited")
    assert table.concerns("guest-1")
    do(table, Recognised("guest-1", "account"))
    assert commands.owns_link(table, "account", table.occupants[1])
    assert not table.concerns("guest-1")


# --- who may sit down ---


def test_who_has_a_seat_takes_another_only_if_all_others_agree() -> None:
    table = set_table(occupants=(*sitting(2), BOT))
    hand(table, HOST, 2, "open")
    sit(table, HOST, 2)
    assert isinstance(table.occupants[2], Nobody)
    assert table.proposal is not None
    asked = (table.proposal.kind, table.proposal.seat, table.proposal.awaited, table.proposal.name)
    assert asked == ("seat", 2, (1,), "Name of host")
    reply(table, "guest-1", 1, False)
    assert table.proposal is None
    sit(table, HOST, 2)
    reply(table, "guest-1", 1, True)
    assert table.seats_of(HOST) == (0, 2)
    assert table.proposal is None


def test_asking_again_changes_nothing_and_nobody_is_interrupted() -> None:
    table = set_table(occupants=(*sitting(2), BOT))
    hand(table, HOST, 2, "open")
    sit(table, HOST, 2)
    assert commands.sit(table, visitor(HOST), 2, Claim(), INVITES) == []
    with pytest.raises(Refused, match="table-not-now"):
        commands.sit(table, visitor("guest-1"), 2, Claim(), INVITES)


def test_who_has_seen_a_hand_and_left_asks_as_well_except_for_that_hand() -> None:
    table = set_table()
    hand(table, "guest-1", 1, "open")
    hand(table, "guest-2", 2, "open")
    sit(table, "guest-1", 2)
    assert table.proposal is not None
    assert table.proposal.awaited == (0,)
    sit(table, "ida", 2)
    assert table.proposal is None
    sit(table, "guest-1", 1)
    assert table.seats_of("guest-1") == (1,)


def test_an_overdue_opponents_seat_is_not_taken_by_who_waits() -> None:
    table = set_table(occupants=(*sitting(2), BOT), pace=Pace("live", 60))
    hand(table, "guest-1", 0, "invited")
    with pytest.raises(Refused, match="table-knows-hand"):
        sit(table, "guest-1", 0)
    sit(table, "ida", 0)
    assert table.seats_of("ida") == (0,)


def test_who_plays_with_bots_alone_asks_nobody() -> None:
    table = set_table(occupants=(SeatedPerson(HOST, "A"), BOT, BOT))
    hand(table, HOST, 1, "open")
    sit(table, HOST, 1)
    assert table.seats_of(HOST) == (0, 1)


def test_who_logs_in_has_still_seen_what_they_have_seen() -> None:
    table = set_table()
    hand(table, "guest-1", 1, "bot")
    hand(table, "guest-2", 2, "open")
    do(table, Recognised("guest-1", "account"))
    assert [type(one) for one in commands.sit(table, visitor("account"), 2, Claim(), INVITES)] == [
        Proposed
    ]


def test_any_change_of_seats_makes_a_proposal_for_a_seat_moot() -> None:
    table = set_table(find("alchemist").build(4, {"first_player": 0}))
    hand(table, "guest-2", 2, "open")
    hand(table, "guest-3", 3, "open")
    sit(table, HOST, 2)
    sit(table, "ida", 3)
    assert table.proposal is None
    sit(table, HOST, 2)
    assert table.proposal is not None
    assert table.proposal.awaited == (1, 3)


def test_before_the_match_one_person_takes_one_seat_and_sitting_down_twice_is_once() -> None:
    table = set_table(occupants=(*sitting(1), Nobody(True), Nobody(True)))
    do(table, *commands.sit(table, visitor("ida"), 1, Claim(), INVITES))
    assert commands.sit(table, visitor("ida"), 1, Claim(), INVITES) == []
    for who in (HOST, "ida"):
        with pytest.raises(Refused, match="table-has-seat"):
            commands.sit(table, visitor(who), 2, Claim(), INVITES)


def test_seats_that_were_kept_for_one_person_are_all_theirs() -> None:
    kept = Nobody(False, "Ida", reserved="ida")
    table = set_table(occupants=(*sitting(1), kept, kept))
    for seat in (1, 2):
        do(table, *commands.sit(table, visitor("ida"), seat, Claim(), INVITES))
    assert table.phase == "playing"


# --- clocks ---


@pytest.mark.parametrize(
    ("seconds", "fits"), [(0, True), (1, False), (86_399, False), (86_400, True)]
)
def test_where_days_are_meant_a_clock_leaves_days(seconds: int, fits: bool) -> None:
    commands.check_pace(Pace("live", seconds))
    if fits:
        commands.check_pace(Pace("days", seconds))
        return
    with pytest.raises(Refused, match="table-clock-too-short"):
        commands.check_pace(Pace("days", seconds))


# --- the log ---


def notes(table: Table, viewer: int = ONLOOKER) -> list[tuple[str, int, int]]:
    lines = told_from(table, viewer, (0, 0))[1]
    return [(one.message.key, one.seat, one.at) for one in lines if one.kind == "seat"]


def log(table: Table, viewer: int = ONLOOKER) -> list[Told]:
    return told_from(table, viewer, (0, 0))[1]


def test_every_change_of_a_seat_is_told_to_all() -> None:
    table = set_table()
    choose(table, "take M")
    hand(table, "guest-1", 1, "bot")
    hand(table, HOST, 1, "open")
    sit(table, "ida", 1)
    hand(table, "guest-2", 2, "invited")
    do(table, Seated(0, Program("adept")))
    for viewer in (ONLOOKER, 0, 1, 2):
        assert notes(table, viewer) == [
            ("table-told-to-bot", 1, 1),
            ("table-told-to-anyone", 1, 1),
            ("table-told-sits", 1, 1),
            ("table-told-to-link", 2, 1),
            ("table-told-time-up", 0, 1),
        ]
    by = [one.message.args.get("by") for one in log(table) if one.kind == "seat"]
    assert by == ["Name of guest-1", "Name of host", "", "Name of guest-2", ""]


def test_nothing_is_told_of_seats_before_the_match() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(True)))
    hand(table, HOST, 2, "bot")
    assert table.phase == "playing"
    assert notes(table) == []


def test_the_log_goes_on_where_a_viewer_has_seen_it() -> None:
    table = set_table()
    choose(table, "take M")
    seen = (table.seq, len(log(table)))
    hand(table, "guest-2", 2, "bot")
    start, told = told_from(table, ONLOOKER, seen)
    assert (start, [one.kind for one in told]) == (seen[1], ["seat"])
    seen = (table.seq, start + 1)
    choose(table, "take S", LONG_AFTER)
    start, told = told_from(table, ONLOOKER, seen)
    assert start == seen[1]
    assert told
    assert all(one.kind != "seat" for one in told)


def test_taking_back_does_not_untell_who_sits_where() -> None:
    table = set_table()
    choose(table, "take M")
    hand(table, "guest-2", 2, "bot")
    seen = (table.seq, len(log(table)))
    taken = commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0))
    assert isinstance(taken, TookBack)
    do(table, taken)
    assert notes(table) == [("table-told-to-bot", 2, 0)]
    start, told = told_from(table, ONLOOKER, seen)
    assert log(table)[start:] == told
    assert [one.kind for one in told][-2:] == ["seat", "take-back"]


def test_a_seat_that_changes_hands_tells_what_it_was_called() -> None:
    table = set_table()
    before = table.names[2]
    hand(table, "guest-2", 2, "bot")
    hand(table, HOST, 2, "open")
    assert [one.was for one in log(table) if one.kind == "seat"] == [before, ALCHEMISTS[2]]


def test_whoever_takes_back_is_told_with_how_much_they_took() -> None:
    table = set_table()
    choose(table, "take M")
    do(table, commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0)))
    told = log(table)[-1]
    assert (told.kind, told.seat, told.message.args["count"]) == ("take-back", 0, 1)
    assert told.message.args["name"] == table.names[0]


def test_a_table_that_is_taken_up_again_tells_the_same() -> None:
    table, stream = set_table(), Stream(1)
    happened: list[tuple[Entry, int]] = []

    def happen(entry: Entry) -> None:
        happened.append((entry, START + len(happened)))
        table.apply(*happened[-1])

    def go_on() -> None:
        happen(Chose(table.waiting[0], any_choice(table, stream)))

    for _ in range(4):
        go_on()
    happen(TookBack(table.hosted.choices[-1].seat, 3))  # type: ignore[union-attr]
    go_on()
    happen(Seated(2, Nobody(True), "Somebody"))
    happen(Seated(2, SeatedPerson("ida", "Ida")))
    go_on()
    kept = table.snapshot()
    assert kept is not None
    done = len(happened)
    go_on()
    happen(Seated(2, BOT, "Ida"))
    again = set_table()
    for entry, when in happened[:done]:
        again.pass_over(entry, when)
    again.restore(kept)
    for entry, when in happened[done:]:
        again.apply(entry, when)
    assert [at for _, _, at in notes(table)] == [4, 4, 6]
    assert log(again) == log(table)
    assert again.hands == table.hands


def test_seats_that_are_kept_for_one_person_are_taken_together() -> None:
    kept = tuple(Nobody(False, name, reserved="ida") for name in ("Ida", "Otto"))
    table = set_table(occupants=(SeatedPerson(HOST, "Host"), *kept))
    do(table, *commands.sit(table, visitor("ida"), 2, Claim(seed="mine"), INVITES))
    assert table.phase == "playing"
    assert table.occupants[1:] == [
        SeatedPerson("ida", "Ida", "mine"),
        SeatedPerson("ida", "Otto"),
    ]
