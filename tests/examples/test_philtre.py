"""The tiny game of the contributor's guide, and the guide itself: neither may rot."""

import re
from pathlib import Path

import pytest

import philtre
from athanor.kernel import EVERYONE, GivenSource, Log, Match, Refused, only

ROOT = Path(__file__).parents[2]
GAME = philtre.Philtre(philtre.INFO, 2, {})


def begin(*outcomes: int) -> Match:
    return Match(GAME, GAME.start(), GivenSource(outcomes), log=Log(heard=True))


def play(match: Match, *choices: tuple[int, int]) -> None:
    for seat, choice in choices:
        match.answer(seat, choice)


def test_every_piece_of_code_in_the_guide_is_in_the_example() -> None:
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    guide = page.partition("## Write a game in an evening")[2]
    folder = ROOT / "examples" / "philtre"
    files = [folder / "__init__.py", *folder.glob("texts/en/*.ftl")]
    example = "\n".join(path.read_text(encoding="utf-8") for path in files)
    pieces = re.findall(r"```(?:python|fluent)\n(.*?)```", guide, re.DOTALL)
    assert len(pieces) == 12
    for piece in pieces:
        assert piece.strip() in example


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats_play(seats: int) -> None:
    with pytest.raises(Refused, match="PHI-001"):
        philtre.GAME.build(seats)


def test_elements_are_dealt_in_secret() -> None:
    match = Match(GAME, GAME.start(), None)
    assert match.chance is not None
    assert match.chance.audience == only(0) != EVERYONE
    match.resolve(3)
    match.resolve(3)
    assert GAME.view(match.state, 0).own == 3
    assert GAME.view(match.state, 0).secrets is None


def test_who_alone_pours_most_may_drink_for_a_point() -> None:
    match = begin(0, 1)
    play(match, (0, 1), (1, 2), (1, philtre.DRINK))
    assert GAME.view(match.state, 0).points == [0, 1]


def test_stirring_adds_the_drops_poured_of_the_element_rolled() -> None:
    match = begin(0, 1, 2)
    play(match, (0, 3), (1, 2), (0, philtre.STIR))
    assert GAME.view(match.state, 0).pot == [0, 0, 3, 0]


def test_after_a_tie_nobody_may() -> None:
    match = begin(0, 1)
    play(match, (0, 3), (1, 3))
    assert GAME.view(match.state, 0).round == 2
    assert [event.kind for event in match.log.events] == ["poured"]


def test_the_end_comes_after_five_rounds_and_scores_the_own_element() -> None:
    match = begin(0, 1, 1)
    play(match, (0, 3), (1, 2), (0, philtre.STIR))
    for _ in range(4):
        play(match, (0, 1), (1, 1))
    assert match.is_over
    assert GAME.view(match.state, 0).points == [0, 3]
    assert GAME.outcome(match.state).winners == (1,)


def test_a_position_with_a_wrong_field_is_refused() -> None:
    with pytest.raises(Refused, match="kernel-bad-position"):
        GAME.load({**GAME.start().data(), "round": "one"})
