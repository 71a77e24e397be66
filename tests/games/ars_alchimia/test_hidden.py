"""What is hidden: the sequence of piles, and cards looked at in secret (ARS-023, ARS-R53)."""

import msgspec
import pytest

from athanor.kernel import SPECTATOR, Stream, fingerprint
from tests.games.ars_alchimia.scenario import Table, argument, at, event


def looked(choice: str) -> Table:
    """Return a table where seat 0 has looked at C18 on top of the C pile."""
    table = at(staff={0: ["H03"]}, cards=["C18"])
    table.play("pass", "use H03", "look C", choice)
    return table


@pytest.mark.rule("ARS-023", "ARS-R54")
@pytest.mark.parametrize("choice", ["leave", "under"])
def test_only_the_owner_of_a_look_knows_the_card(choice: str) -> None:
    table = looked(choice)
    for viewer in (1, 2, 3, SPECTATOR):
        assert table.pile("C", viewer).known == [None] * 15
    assert table.pile("C", 0).known.count("C18") == 1


@pytest.mark.rule("ARS-023", "ARS-R54")
def test_the_question_that_follows_a_look_tells_nobody_the_card() -> None:
    """Who waits for whom, and why, stands in everybody's status line; so do choices later."""
    said = set()
    for card in ("C18", "C07"):
        table = at(staff={0: ["H03"]}, face={"C-1": "C09"}, cards=[card])
        table.play("pass", "use H03", "look C")
        decision = table.decision
        assert not decision.secret
        words = (decision.about(), decision.options(), decision.why_not(7))
        said.add(msgspec.json.encode(words))
        seen = table.pile("C", 0).top
        assert seen is not None
        assert seen.id == card
        assert [table.pile("C", viewer).top for viewer in (1, 2, 3, SPECTATOR)] == [None] * 4
        told = event(table.log.seen_by(0), "looked-own").message.args
        assert (told["vp"], told["order"]) == (seen.vp, seen.name)
    assert len(said) == 1


@pytest.mark.rule("ARS-023", "ARS-R54")
def test_all_hear_of_the_look_and_of_what_follows() -> None:
    table = looked("under")
    told = {viewer: [one.kind for one in table.log.seen_by(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert "looked-own" in told[0]
    assert "looked" not in told[0]
    for viewer in (1, SPECTATOR):
        assert "looked" in told[viewer]
        assert "looked-own" not in told[viewer]
        assert "buried" in told[viewer]
    assert "order" not in event(table.log.seen_by(1), "looked").message.args


@pytest.mark.rule("ARS-R53", "ARS-R54")
def test_a_redeal_keeps_the_look_of_its_owner_and_changes_it_for_others() -> None:
    table = looked("leave")
    assert table.asked == (1, "turn")
    stream = Stream(1)
    seen: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for _ in range(30):
        for seat in range(4):
            twin = table.match.redealt(seat, stream).state
            owner_sees = table.game.view(twin, 0).piles[0].known
            seen[seat] |= {card for card in owner_sees if card is not None}
    assert [len(cards) == 1 for cards in seen.values()] == [True, False, False, False]


@pytest.mark.rule("ARS-R53")
def test_a_card_seen_in_secret_comes_up_as_it_is() -> None:
    table = looked("leave")
    table.play("place C-1 1")
    assert table.card("C-1") == "C18"


@pytest.mark.rule("ARS-R53")
def test_known_cards_rise_when_the_top_is_buried() -> None:
    table = at(staff={0: ["H03"]}, under={"C": ["C09"]}, cards=["C18"])
    assert table.pile("C").known[-1] == "C09"
    table.play("pass", "use H03", "look C", "under")
    assert table.pile("C").known[-2:] == ["C09", None]
    assert table.pile("C", 0).known[-2:] == ["C09", "C18"]


@pytest.mark.rule("ARS-R53")
def test_looking_at_what_all_know_is_no_secret() -> None:
    table = at(
        staff={0: ["H03"]},
        under={"A": [f"A{n:02}" for n in (1, 3, 4, 5, 6, 7, 8, 9, 10)]},
    )
    table.play("pass", "use H03", "look A", "under")
    assert table.pile("A").known[-1] == "A01"
    assert table.pile("A").known[0] == "A03"


@pytest.mark.rule("ARS-R22", "ARS-R53")
def test_a_recycled_group_is_known_as_a_set() -> None:
    table = at()
    table.pass_all()
    group = table.pile("locations").groups[-1]
    assert sorted(group.cards) == ["L01", "L04", "L05"]
    views = [table.view(viewer).piles for viewer in (0, 1, SPECTATOR)]
    assert views[0] == views[1] == views[2]


def test_a_redeal_in_the_middle_of_a_look_shows_others_the_same() -> None:
    table = at(staff={0: ["H03"]}, cards=["C18"])
    table.play("pass", "use H03", "look C")
    stream = Stream(3)
    for seat in range(4):
        twin = table.match.redealt(seat, stream)
        assert table.game.view(twin.state, seat) == table.view(seat)
        known = table.game.view(twin.state, 0).piles[0].top == table.pile("C", 0).top
        assert known or seat != 0


def test_a_reveal_in_the_middle_of_a_turn_is_kept_in_a_redeal() -> None:
    table = at(staff={1: ["H05"]}, dice=[2], cards=["L09"])
    table.play("place L-P 1", "decline")
    assert argument(event(table.log.events, "rolled"), "die") == 2
    twin = table.match.redealt(2, Stream(5))
    assert table.game.view(twin.state, 2) == table.view(2)
    assert fingerprint(twin.state) == fingerprint(table.match.state)
