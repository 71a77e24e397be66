"""What is printed and agreed is told once, by its hash, and left out of views."""

import msgspec
import pytest

from athanor.games.alkemy.show.reference import AlkemyReference
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel import Match, Stream, find

from .scene import EDITIONS

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def reference(edition: str, **options: object) -> AlkemyReference:
    """The reference of an edition."""
    game = find(f"alkemy-{edition}").build(2, options)
    return msgspec.json.decode(game.printed(), type=AlkemyReference)


@BOTH
def test_it_has_every_card_die_and_piece(edition: str) -> None:
    printed = reference(edition)
    assert printed.edition == edition
    assert {colour: len(faces) for colour, faces in printed.dice.items()} == {
        "white": 6, "yellow": 6, "red": 6,
    }  # fmt: skip
    assert len(printed.columns) == 6
    assert {"quick", "normal", "brutal", "parry", "inactive"} <= {card.id for card in printed.cards}
    skills = {skill.id for skill in printed.skills}
    formulas = {formula.id: formula for formula in printed.formulas}
    cards = {card.id for card in printed.cards}
    for profile in printed.profiles:
        assert set(profile.skills) <= skills
        assert set(profile.cards) <= cards
        if profile.alchemist is not None:
            assert set(profile.alchemist.formulas) <= set(formulas)
    assert any(formula.upgrades for formula in formulas.values())
    for kind in printed.scenery:
        assert len(kind.shape) >= 3
        assert len(kind.footprint) >= 3
    for band in printed.bands:
        assert {profile for profile, _ in band.cards} <= {one.id for one in printed.profiles}


@BOTH
def test_zones_and_counters_are_those_of_the_table(edition: str) -> None:
    table = reference(edition).table
    assert table.zone_a.bottom == 0
    assert table.zone_b.top == table.height
    assert table.zone_a.top == table.height - table.zone_b.bottom
    assert 0 < table.scenery_min <= table.scenery_max
    assert len(table.posts) >= 3


@BOTH
def test_its_hash_tells_references_apart(edition: str) -> None:
    box = find(f"alkemy-{edition}")
    usual, same = box.build(2), box.build(2, {"measuring": "measure"})
    larger = box.build(2, {"format": 300})
    assert usual.reference_name() == same.reference_name()
    assert usual.reference_name() != larger.reference_name()
    assert len(usual.reference_name()) == 32


@BOTH
def test_views_leave_out_what_it_holds(edition: str) -> None:
    game = find(f"alkemy-{edition}").build(2)
    match = Match(game, game.start(), Stream(1))
    stream = Stream(2)
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.suggest(stream))
    whole = game.view(match.state, 0)
    sent = game.sent(whole)
    assert isinstance(sent, AlkemyView)
    assert 2 * len(msgspec.json.encode(sent)) < 1.6 * len(msgspec.json.encode(whole))
    known = {profile.id for profile in reference(edition).profiles}
    assert {figure.profile for figure in sent.figures} <= known


def test_games_without_one_have_no_hash() -> None:
    game = find("alchemist").build(2)
    assert (game.printed(), game.reference_name()) == (b"", "")
