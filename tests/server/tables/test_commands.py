"""Who may do what at a table, and when; what is refused changes nothing."""

import pytest

from athanor.kernel import Refused, Stream, find, fingerprint
from athanor.server.protocol.common import Pace
from athanor.server.protocol.pages import Claim, Handing
from athanor.server.protocol.play import Choose, Concede, OfferDraw, Reply, TakeBack
from athanor.server.tables import commands
from athanor.server.tables.commands import STALE, Visitor
from athanor.server.tables.journal import (
    Chose,
    Closed,
    Drew,
    Nobody,
    Program,
    Proposed,
    Replied,
    Seated,
    SeatedPerson,
    TookBack,
)
from athanor.server.tables.table import UNHURRIED, Table
from tests.server.tables.staging import (
    HOST,
    INVITES,
    START,
    any_choice,
    choose,
    play_at_random,
    set_table,
    sitting,
    visitor,
)


def state_of(table: Table) -> tuple[object, ...]:
    hosted = table.hosted
    return (
        table.seq,
        table.occupants[:],
        table.proposal,
        None if hosted is None else (fingerprint(hosted.match.state), list(hosted.choices)),
    )


# --- sitting down ---


def test_an_open_seat_is_for_whoever_comes() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(True)))
    assert table.hosted is None
    (seated,) = commands.sit(table, visitor("ida"), 2, Claim(seed="mine"), INVITES)
    table.apply(seated, START + 5)
    assert table.occupants[2] == SeatedPerson("ida", "Name of ida", "mine")
    assert table.hosted is not None
    assert table.hosted.luck.seeds == ("", "", "mine")


def test_an_invited_seat_asks_for_the_secret_of_its_link() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(False, "Ida", link=4)))
    right = INVITES.token(table.id, 2, 4)
    wrong = ["", "x" * len(right), INVITES.token(table.id, 2, 3), INVITES.token(table.id, 1, 4)]
    for token in [*wrong, INVITES.token("othertable22", 2, 4), "é\udcff"[:1]]:
        with pytest.raises(Refused, match="table-bad-invite"):
            commands.sit(table, visitor("eve"), 2, Claim(token), INVITES)
    assert len(commands.sit(table, visitor("ida"), 2, Claim(right), INVITES)) == 1


def test_a_seat_that_is_reserved_needs_no_link_for_that_person_alone() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(False, "Ida", reserved="ida")))
    assert len(commands.sit(table, visitor("ida"), 2, Claim(), INVITES)) == 1
    with pytest.raises(Refused, match="table-bad-invite"):
        commands.sit(table, visitor("eve"), 2, Claim(), INVITES)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_taken_seat_stays_taken(seat: int) -> None:
    table = set_table(occupants=(SeatedPerson(HOST, "A"), Program("greedy"), Nobody(True)))
    with pytest.raises(Refused, match="table-seat-taken"):
        commands.sit(table, visitor("eve"), seat, Claim(), INVITES)


@pytest.mark.parametrize("seat", [-1, 3, 30])
def test_there_is_no_seat_beyond_those_of_the_game(seat: int) -> None:
    table = set_table(occupants=(*sitting(2), Nobody(True)))
    with pytest.raises(Refused, match="kernel-no-such-seat"):
        commands.sit(table, visitor("eve"), seat, Claim(), INVITES)
    with pytest.raises(Refused, match="kernel-no-such-seat"):
        commands.hand(table, visitor(HOST), seat, Handing("open"), 1)


def test_only_the_host_closes_a_table_and_only_before_it_begins() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(True)))
    with pytest.raises(Refused, match="table-not-host"):
        commands.close(table, visitor("guest-1"))
    assert commands.close(table, visitor(HOST)) == Closed()
    with pytest.raises(Refused, match="table-not-now"):
        commands.close(set_table(), visitor(HOST))
    table.apply(Closed(), START)
    assert table.phase == "closed"
    with pytest.raises(Refused, match="table-seat-taken"):
        commands.sit(table, visitor("ida"), 2, Claim(), INVITES)


# --- handing a seat over ---


def test_one_hands_ones_own_seat_to_a_bot_and_the_match_goes_on() -> None:
    table = set_table()
    handed = commands.hand(table, visitor("guest-1"), 1, Handing("bot", "greedy"), 1)
    assert handed == Seated(1, Program("greedy"), "Name of guest-1")
    table.apply(handed, START)
    assert table.phase == "playing"
    assert table.people == [0, 2]


def test_nobody_hands_somebody_elses_seat_over() -> None:
    table = set_table()
    for who in (HOST, "guest-2", "stranger"):
        with pytest.raises(Refused, match="table-not-your-seat"):
            commands.hand(table, visitor(who), 1, Handing("bot", "greedy"), 1)


def test_the_seat_of_somebody_who_is_long_away_may_be_handed_over_by_those_who_wait() -> None:
    table = set_table(pace=Pace("live", 60))
    late = START + 60_000
    for who, now in (("guest-1", late - 1), ("stranger", late)):
        with pytest.raises(Refused, match="table-not-your-seat"):
            commands.hand(table, visitor(who, now), 0, Handing("bot", "greedy"), 1)
    with pytest.raises(Refused, match="table-not-your-seat"):
        commands.hand(table, visitor("guest-1", late), 2, Handing("bot", "greedy"), 1)
    assert commands.hand(table, visitor("guest-1", late), 0, Handing("bot", "greedy"), 1).seat == 0


def test_without_a_clock_one_waits_for_a_day() -> None:
    table = set_table()
    assert not table.is_overdue(0, START + UNHURRIED * 1000 - 1)
    assert table.is_overdue(0, START + UNHURRIED * 1000)


def test_a_new_link_makes_the_old_one_worthless() -> None:
    table = set_table(occupants=(*sitting(2), Nobody(False)))
    old = INVITES.token(table.id, 2, 0)
    table.apply(commands.hand(table, visitor(HOST), 2, Handing("invited"), 7), START)
    with pytest.raises(Refused, match="table-bad-invite"):
        commands.sit(table, visitor("ida"), 2, Claim(old), INVITES)
    new = INVITES.token(table.id, 2, 7)
    assert len(commands.sit(table, visitor("ida"), 2, Claim(new), INVITES)) == 1


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="bots-unknown-bot"):
        commands.hand(set_table(), visitor(HOST), 0, Handing("bot", "wizard"), 1)


# --- choosing ---


def test_a_choice_is_made_by_who_sits_there_and_is_asked() -> None:
    table = set_table()
    wish = Choose("r1", 0, 0, "take M")
    for who in ("guest-1", "stranger"):
        with pytest.raises(Refused, match="table-not-your-seat"):
            commands.choose(table, visitor(who), wish)
    with pytest.raises(Refused, match="kernel-not-your-turn"):
        table.apply(commands.choose(table, visitor("guest-1"), Choose("r1", 0, 1, "take M")), START)
    choose(table, "take M")
    assert table.answers == 1


@pytest.mark.parametrize("text", ["", "take", "take Q", "create SD MMMMM 9", "take M M"])
def test_what_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing(text: str) -> None:
    table = set_table()
    before = state_of(table)
    with pytest.raises(Refused) as refused:
        table.apply(commands.choose(table, visitor(HOST), Choose("r1", 0, 0, text)), START)
    assert refused.value.refusal.rules
    assert state_of(table) == before


def test_who_has_not_seen_the_latest_choice_is_told_so() -> None:
    table = set_table()
    choose(table, "take M")
    for at in (0, 2):
        with pytest.raises(Refused, match=STALE):
            commands.choose(table, visitor("guest-1"), Choose("r1", at, 1, "take M"))


def test_a_choice_made_anew_is_not_mistaken_for_the_one_that_was_taken_back() -> None:
    table = set_table()
    choose(table, "take M")
    seen = table.seq
    table.apply(TookBack(0, 0), START)
    choose(table, "take S")
    wish = Choose("r", table.answers, 1, "take M", seq=seen)
    with pytest.raises(Refused, match=STALE):
        commands.choose(table, visitor("guest-1"), wish)
    fresh = Choose("r", table.answers, 1, "take M", seq=table.seq)
    assert commands.choose(table, visitor("guest-1"), fresh).seat == 1


def test_nothing_is_chosen_before_the_match_begins_or_after_it_ends() -> None:
    waiting = set_table(occupants=(*sitting(2), Nobody(True)))
    with pytest.raises(Refused, match="table-not-begun"):
        commands.choose(waiting, visitor(HOST), Choose("r", 0, 0, "take M"))
    over = set_table()
    play_at_random(over, 500)
    assert over.phase == "over"
    with pytest.raises(Refused, match="kernel-match-over"):
        commands.choose(over, visitor(HOST), Choose("r", over.answers, 0, "take M"))
    with pytest.raises(Refused, match="kernel-match-over"):
        commands.take_back(over, visitor(HOST), TakeBack("r", over.answers, 0))


def test_others_secret_choices_do_not_make_ones_own_stale() -> None:
    game = find("alkemy-v2").build(2)
    table = set_table(game)
    assert table.waiting == [0, 1]
    first = any_choice(table, Stream(1))
    table.apply(Chose(0, first), START)
    assert table.answers == 1
    assert table.hosted is not None
    other = table.hosted.match.decision_of(1)
    text = other.option(other.codes()[0]).text
    commands.choose(table, visitor("guest-1"), Choose("r", 0, 1, text))
    commands.choose(table, visitor("guest-1"), Choose("r", 1, 1, text))


# --- taking back ---


def test_ones_own_last_choice_is_taken_back_while_nobody_else_has_chosen() -> None:
    table = set_table()
    before = state_of(table)
    choose(table, "take M")
    taken = commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0))
    assert isinstance(taken, TookBack)
    table.apply(taken, START + 9)
    assert table.seq == 2
    assert state_of(table)[1:] == before[1:]
    assert table.log_kept_since(0) is not None
    assert table.log_kept_since(table.seq) is None


def test_once_another_person_has_chosen_ones_choice_stands() -> None:
    table = set_table()
    choose(table, "take M")
    choose(table, "take S")
    with pytest.raises(Refused, match="table-others-chose"):
        commands.take_back(table, visitor(HOST), TakeBack("r", 2, 0))
    assert commands.choices_to_take_back(table, 0) == 0
    assert commands.choices_to_take_back(table, 1) == 1


def test_what_bots_chose_since_goes_with_it() -> None:
    table = set_table(occupants=(SeatedPerson(HOST, "A"), Program("greedy"), Program("greedy")))
    choose(table, "take M")
    table.apply(Chose(1, "take S", by="bot"), START)
    taken = commands.take_back(table, visitor(HOST), TakeBack("r", 2, 0))
    assert taken == TookBack(0, 0, taken.key)  # type: ignore[union-attr]


def test_nothing_is_taken_back_behind_what_somebody_has_learned() -> None:
    table = set_table()
    choose(table, "draw")
    with pytest.raises(Refused, match="kernel-undo-barrier"):
        commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0))


def test_a_table_may_agree_to_take_nothing_back() -> None:
    table = set_table(undo="off")
    choose(table, "take M")
    with pytest.raises(Refused, match="table-no-undo"):
        commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0))


def test_by_consent_all_other_people_must_agree() -> None:
    table = set_table(undo="consent")
    choose(table, "take M")
    choose(table, "take S")
    table.apply(commands.take_back(table, visitor(HOST), TakeBack("r", 2, 0)), START)
    assert table.proposal is not None
    assert table.proposal.awaited == (1, 2)
    with pytest.raises(Refused, match="table-nothing-proposed"):
        commands.reply(table, visitor(HOST), Reply("r", 2, 0, True))
    for entry in commands.reply(table, visitor("guest-1"), Reply("r", 2, 1, True)):
        table.apply(entry, START)
    assert table.answers == 2
    entries = commands.reply(table, visitor("guest-2"), Reply("r", 2, 2, True))
    assert [type(entry) for entry in entries] == [Replied, TookBack]
    for entry in entries:
        table.apply(entry, START)
    assert table.answers == 0
    assert table.proposal is None


def test_agreeing_is_to_the_proposal_that_was_seen() -> None:
    table = set_table(undo="consent")
    choose(table, "take M")
    table.apply(Proposed(0, "take-back"), START)
    seen = table.seq
    table.apply(Replied(1, False), START)
    table.apply(Proposed(0, "take-back"), START)
    with pytest.raises(Refused, match="table-nothing-proposed"):
        commands.reply(table, visitor("guest-1"), Reply("r", 1, 1, True, seq=seen))
    assert commands.reply(table, visitor("guest-1"), Reply("r", 1, 1, True, seq=table.seq))


def test_one_refusal_settles_it() -> None:
    table = set_table(undo="consent")
    choose(table, "take M")
    table.apply(commands.take_back(table, visitor(HOST), TakeBack("r", 1, 0)), START)
    for entry in commands.reply(table, visitor("guest-1"), Reply("r", 1, 1, False)):
        table.apply(entry, START)
    assert table.proposal is None
    assert table.answers == 1


def test_a_new_choice_makes_a_proposal_moot() -> None:
    table = set_table(undo="consent")
    choose(table, "take M")
    table.apply(Proposed(0, "take-back"), START)
    choose(table, "take S")
    assert table.proposal is None


# --- giving up ---


def test_a_game_without_conceding_or_draws_refuses_both() -> None:
    table = set_table()
    with pytest.raises(Refused, match="kernel-no-conceding"):
        commands.concede(table, visitor(HOST), Concede("r", 0, 0))
    with pytest.raises(Refused, match="kernel-no-draw"):
        commands.offer_draw(table, visitor(HOST), OfferDraw("r", 0, 0), lambda: True)


def test_a_match_is_conceded_and_recorded_so() -> None:
    table = set_table(find("alkemy-blitz").build(2))
    table.apply(commands.concede(table, visitor("guest-1"), Concede("r", 0, 1)), START)
    assert table.phase == "over"
    assert table.hosted is not None
    assert table.game.outcome(table.hosted.match.state).winners == (0,)
    assert table.record().is_finished


def test_a_draw_is_agreed_by_all_people_and_bots() -> None:
    table = set_table(find("alkemy-v2").build(2))
    with pytest.raises(Refused, match="table-bots-play-on"):
        commands.offer_draw(table, visitor(HOST), OfferDraw("r", 0, 0), lambda: False)
    for entry in commands.offer_draw(table, visitor(HOST), OfferDraw("r", 0, 0), lambda: True):
        table.apply(entry, START)
    assert table.hosted is not None
    assert not table.hosted.match.is_over
    entries = commands.reply(table, visitor("guest-1"), Reply("r", 0, 1, True))
    assert entries[-1] == Drew()
    for entry in entries:
        table.apply(entry, START)
    assert table.hosted.match.is_over
    assert table.game.outcome(table.hosted.match.state).places == (1, 1)


# --- time ---


def test_when_time_is_up_what_was_agreed_happens() -> None:
    def after_time_up(time_up: str) -> object:
        pace = Pace("live", 30, time_up)  # type: ignore[arg-type]
        return commands.time_up(set_table(pace=pace), 0, START)

    assert after_time_up("nothing") is None
    assert after_time_up("bot") == Seated(0, Program("adept"))
    chosen = after_time_up("default")
    assert isinstance(chosen, Chose)
    assert chosen.by == "clock"
    table = set_table()
    table.apply(chosen, START)
    assert table.answers == 1


def test_time_runs_from_when_a_seat_was_asked_and_not_while_the_house_is_closed() -> None:
    table = set_table(pace=Pace("live", 30))
    assert table.deadline(0) == START + 30_000
    assert table.deadline(1) is None
    choose(table, "take M", START + 10_000)
    assert table.deadline(0) is None
    assert table.deadline(1) == START + 40_000
    assert table.deadline(1, floor=START + 50_000) == START + 80_000


# --- a time for the whole match ---

ROUND = Pace("live", 0, "default", budget=90)

AGAINST_BOTS = (SeatedPerson(HOST, "Host"), Program("greedy"), Program("greedy"))


def test_a_time_for_the_whole_match_runs_only_while_its_seat_is_asked() -> None:
    table = set_table(pace=ROUND)
    assert table.clocks(START + 20_000) == (70_000, 90_000, 90_000)
    assert table.deadline(0) == START + 90_000
    choose(table, "take M", START + 30_000)
    assert table.clocks(START + 40_000) == (60_000, 80_000, 90_000)
    choose(table, "take M", START + 50_000)
    choose(table, "take M", START + 50_000)
    assert table.waiting == [0]
    assert table.deadline(0) == START + 110_000, "sixty seconds are left, from when it is asked"
    assert not table.is_overdue(0, START + 109_999)
    assert table.is_overdue(0, START + 110_000)


def test_the_shorter_of_two_clocks_counts() -> None:
    table = set_table(pace=Pace("live", 30, "default", budget=40))
    assert table.deadline(0) == START + 30_000
    for _ in range(3):
        choose(table, "take M", START + 20_000)
    assert table.deadline(0) == START + 40_000, "twenty of forty seconds are left"


def test_who_has_no_time_left_is_answered_for_at_once() -> None:
    table = set_table(pace=ROUND)
    entry = commands.time_up(table, 0, START + 90_000)
    assert isinstance(entry, Chose)
    assert entry.spent == 90_000
    table.apply(entry, START + 90_000)
    for _ in range(2):
        choose(table, "take M", START + 90_000)
    assert table.waiting == [0]
    assert table.deadline(0) == START + 90_000


def test_each_choice_that_stands_brings_its_increment() -> None:
    table = set_table(pace=Pace("live", 0, "default", budget=90, increment=5))
    choose(table, "take M", START + 10_000)
    assert table.clocks(START + 10_000)[0] == 85_000
    back = commands.take_back(table, visitor(HOST, START + 10_000), TakeBack("r", 1, 0))
    table.apply(back, START + 10_000)
    assert table.clocks(START + 10_000)[0] == 80_000, "its time is spent all the same"


def test_taking_back_gives_no_time_back() -> None:
    table = set_table(occupants=AGAINST_BOTS, pace=ROUND)
    choose(table, "take M", START + 10_000)
    for seat in (1, 2):
        table.apply(Chose(seat, "take M", "bot"), START + 10_000)
    wish = TakeBack("r", 3, 0)
    table.apply(commands.take_back(table, visitor(HOST, START + 30_000), wish), START + 30_000)
    assert table.answers == 0
    assert table.clocks(START + 30_000) == (60_000, 90_000, 90_000)


def test_no_time_for_the_match_runs_while_the_house_is_closed() -> None:
    table = set_table(pace=ROUND)
    assert table.clocks(START + 500_000, floor=START + 490_000)[0] == 80_000
    late = Visitor(HOST, "Host", START + 500_000, START + 490_000)
    chosen = commands.choose(table, late, Choose("r", 0, 0, "take M"))
    assert isinstance(chosen, Chose)
    assert chosen.spent == 10_000


def test_without_a_time_for_the_match_nothing_is_counted() -> None:
    table = set_table(pace=Pace("live", 30))
    choose(table, "take M", START + 10_000)
    assert table.clocks(START) == ()
    assert table.spent == [0, 0, 0]


def test_own_choices_are_taken_back_one_by_one_with_what_bots_chose_since() -> None:
    table = set_table(occupants=AGAINST_BOTS)
    for turn in range(2):
        choose(table, "take M")
        if turn == 0:
            for seat in (1, 2):
                table.apply(Chose(seat, "take M", "bot"), START)
    assert table.answers == 4
    assert commands.choices_to_take_back(table, 0) == 1, "the bots have not answered it yet"
    table.apply(commands.take_back(table, visitor(HOST), TakeBack("a", 4, 0)), START)
    assert table.answers == 3
    assert commands.choices_to_take_back(table, 0) == 3, "and now with what both bots chose"
    table.apply(commands.take_back(table, visitor(HOST), TakeBack("b", 3, 0)), START)
    assert table.answers == 0
