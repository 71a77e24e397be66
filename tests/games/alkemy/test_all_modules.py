"""What holds with every module of V2 at once, for two, three and four players."""

from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as Xml

import pytest

from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.show.drawing import AlkemyArtist
from athanor.games.alkemy.state import Battle
from athanor.kernel import SPECTATOR, Match, Stream, find, fingerprint
from athanor.locale import Speaker, languages
from tests.games.alkemy.test_properties import FAR, check_fights, check_numbers, check_places, step

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

MOST = 500
"""How many answers of a match are looked at: turns enough for all modules to matter."""

EVERY = 40
"""How many answers lie between two moments that are looked at closely."""


@cache
def game(seats: int) -> Alkemy:
    """A game with every module, for some players."""
    options = {"scenery": "advanced", "command": True, "competitive": True, "setup": "ready"}
    built = find("alkemy-v2").build(seats, options)
    assert isinstance(built, Alkemy)
    return built


def answers(seats: int, seed: int) -> Iterator[tuple[Match, Stream]]:
    """Yield a random match whenever something is answered, and what answers it."""
    match = Match(game(seats), game(seats).start(), None)
    stream = Stream(seed)
    for _ in range(MOST):
        if match.is_over:
            return
        yield match, stream
        step(match, stream)


def battle_of(match: Match) -> Battle:
    """The state of a match."""
    assert isinstance(match.state, Battle)
    return match.state


@SEATS
@pytest.mark.rule("AK2-014", "AK2-502", "AK2-602", "AK2-902", "AK2-R85")
def test_every_moment_is_possible(seats: int) -> None:
    for match, _ in answers(seats, 11):
        if match.chance is None:
            battle = battle_of(match)
            check_places(battle)
            check_numbers(battle, beyond=1)  # Second Wind
            check_fights(battle)


@SEATS
def test_forks_and_saved_matches_go_on_like_the_match(seats: int) -> None:
    passed: list[str] = []
    forks: list[tuple[Match, Stream, int]] = []
    for match, stream in answers(seats, 12):
        if len(passed) % EVERY == 0:
            forks.append((match.fork(), stream.copy(), len(passed)))
            loaded = game(seats).load(battle_of(match).data())
            assert fingerprint(loaded) == fingerprint(match.state)
        passed.append(fingerprint(match.state))
    for fork, rest, start in forks:
        for then in passed[start : start + FAR]:
            assert fingerprint(fork.state) == then
            step(fork, rest)


@SEATS
@pytest.mark.rule("AK2-1401", "AK2-1502", "AK2-R54")
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seats: int) -> None:
    deal = Stream(1)
    others: set[tuple[int, ...]] = set()
    for count, (match, _) in enumerate(answers(seats, 13)):
        if count % EVERY != 0 and not match.is_quiet:
            continue
        truth = battle_of(match)
        for seat in range(seats):
            twin = truth.copy()
            game(seats).redeal(twin, seat, deal)
            for viewer in (seat, SPECTATOR):
                assert game(seats).view(twin, viewer) == game(seats).view(truth, viewer)
                assert game(seats).features(twin, viewer) == game(seats).features(truth, viewer)
            others.add(tuple(twin.secrets))
    assert len(others) > seats


@SEATS
@pytest.mark.parametrize("language", languages())
def test_a_picture_shows_every_side_zone_and_special_effect(seats: int, language: str) -> None:
    for match, _ in answers(seats, 11):
        if battle_of(match).turn > 0:
            break
    speaker = Speaker(language)
    names = ["Maud", "Flamel", "Ada", "Geber"][:seats]
    view = game(seats).view(match.state, 0)
    drawn = AlkemyArtist("alkemy-v2").draw(view, lambda arg: speaker.word(arg, names), dark=False)
    page = Xml.fromstring(drawn)
    texts = {element.text for element in page.iter("{http://www.w3.org/2000/svg}text")}
    assert texts >= {*names, *"ABCD"[:seats]}
    effects = {piece.effect for piece in view.pieces if piece.effect is not None}
    assert effects
    for effect in effects:
        assert "✦ " + speaker.text(f"alkemy-effect-{effect}") in texts
