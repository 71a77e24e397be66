"""What holds at every moment of every match, however it is played."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.fight import PlayCombatCard
from athanor.games.alkemy.rules.space import touched
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel import (
    SPECTATOR,
    Decision,
    Event,
    Log,
    Match,
    Option,
    Stream,
    find,
    fingerprint,
)
from athanor.kernel.bits import members
from tests.games.alkemy.scene import EDITIONS, Scene

both = pytest.mark.parametrize("edition", EDITIONS)

SEEDS = (1, 2, 3, 4)
FAR = 60
"""How many answers a fork is followed."""


# --- Random matches ---


@cache
def game(edition: str, setup: str) -> Alkemy:
    """A game of an edition, set up in some way."""
    built = find(f"alkemy-{edition}").build(2, {"setup": setup})
    assert isinstance(built, Alkemy)
    return built


def any_choice(decision: Decision, stream: Stream) -> int:
    """Return any choice; a place that deserves a look as often as any place."""
    return decision.suggest(stream) if stream.below(2) else decision.sample(stream)


def step(match: Match, stream: Stream) -> None:
    """Answer one thing that a match without a source waits for, at random."""
    if match.chance is not None:
        match.resolve(stream.draw(match.chance))
    else:
        waiting = match.decisions
        decision = waiting[stream.below(len(waiting))]
        match.answer(decision.seat, any_choice(decision, stream))


class Moment:
    """A point of a match where somebody decides, and what was told since the one before."""

    def __init__(self, match: Match, told: list[Event], before: Battle | None) -> None:
        assert isinstance(match.state, Battle)
        self.battle: Battle = match.state
        self.kinds = Counter(event.kind for event in told)
        self.before = before


def moments(edition: str, setup: str, seed: int) -> Iterator[Moment]:
    """Yield a random match at every decision, and at its end."""
    log = Log(heard=True)
    alkemy = game(edition, setup)
    match = Match(alkemy, alkemy.start(), Stream(seed), log=log)
    stream = Stream(seed + 1)
    before: Battle | None = None
    heard = 0
    while True:
        moment = Moment(match, log.events[heard:], before)
        yield moment
        heard = len(log.events)
        before = moment.battle.copy()
        if match.is_over:
            return
        step(match, stream)


@both
@pytest.mark.parametrize("setup", ["ready", "quick"])
@pytest.mark.rule("AK2-014", "AK2-502", "AK2-602", "AK2-902", "AK2-1706", "AK2-R29")
@pytest.mark.rule("AKB-151", "AKB-281", "AKB-525", "AKB-R90")
def test_every_moment_is_possible(edition: str, setup: str) -> None:
    for seed in SEEDS:
        for moment in moments(edition, setup, seed):
            battle = moment.battle
            check_places(battle)
            check_numbers(battle)
            check_fights(battle)
            if moment.before is not None and moment.before.roster is battle.roster:
                check_health(moment, moment.before)
                check_points(moment, moment.before)


def check_places(battle: Battle) -> None:
    """Nobody overlaps anybody, a post or a wall, or stands over the edge of the table."""
    discs, layout = battle.discs, battle.layout
    standing = members(battle.present)
    posts = range(battle.roster.count, battle.roster.count + len(battle.owners))
    for figure in standing:
        x, y, radius = discs.x[figure], discs.y[figure], discs.radius[figure]
        assert radius <= x <= layout.width - radius
        assert radius <= y <= layout.height - radius
        for other in [*(one for one in standing if one < figure), *posts]:
            dx, dy = x - discs.x[other], y - discs.y[other]
            assert dx * dx + dy * dy >= (radius + discs.radius[other]) ** 2
        walls = battle.terrain.walls & ~battle.levels.under(x, y)
        for wall in members(walls):
            assert not battle.terrain.pieces[wall].overlaps_disc(x, y, radius)


def check_numbers(battle: Battle, beyond: int = 0) -> None:
    """Points, components and stones are never below 0 nor above what is printed.

    A command card may give AP ``beyond`` that.
    """
    for figure in range(battle.roster.count):
        sheet = battle.sheet(figure)
        assert 0 <= battle.ap[figure] <= sheet.ap + beyond
        assert 0 <= battle.components[figure] <= sheet.components
        assert 0 <= battle.stones[figure] <= sheet.stones
        assert 0 <= battle.wounds[figure] <= sheet.hp
        if battle.is_present(figure):
            assert battle.wounds[figure] < sheet.hp
        elif battle.turn > 0:
            assert battle.wounds[figure] == sheet.hp
            assert battle.ap[figure] == 0


def check_fights(battle: Battle) -> None:
    """A fight has two sides; in V2 it is contact and nothing else."""
    for figure in range(battle.roster.count):
        foes = battle.foes[figure]
        enemies = battle.enemies(figure) if battle.is_present(figure) else 0
        assert foes & ~enemies == 0
        assert all(battle.foes[foe] >> figure & 1 for foe in members(foes))
        x, y = battle.discs.x[figure], battle.discs.y[figure]
        if battle.edition.name == "v2":
            assert foes == touched(battle, figure, x, y, enemies, battle.edition.contact)
        else:
            assert all(battle.edition.bonds.holds(battle, figure, x, y, f) for f in members(foes))


def check_health(moment: Moment, before: Battle) -> None:
    """Only healing takes wounds away, and whoever is removed stays away."""
    battle = moment.battle
    better = [k for k in range(battle.roster.count) if battle.wounds[k] < before.wounds[k]]
    assert len(better) <= moment.kinds["healed"]
    if before.turn > 0:
        assert battle.present & ~before.present == 0


def check_points(moment: Moment, before: Battle) -> None:
    """Points are only scored, one at a time, by whoever holds more posts."""
    battle = moment.battle
    gained = [battle.counts[SCORE + seat] - before.counts[SCORE + seat] for seat in (0, 1)]
    assert min(gained) >= 0
    assert sum(gained) == moment.kinds["scored"]
    assert moment.kinds["scored"] + moment.kinds["nobody-scored"] == moment.kinds["turn-over"]
    changed = sum(battle.owners[post] != before.owners[post] for post in range(len(battle.owners)))
    assert changed <= moment.kinds["post-taken"] + moment.kinds["post-freed"]


# --- Forks in the middle of things ---

INTERRUPTIONS = ("React", "PlayCombatCard", "KeepDice", "Estimate")


@both
def test_a_fork_in_the_middle_of_a_reaction_goes_on_like_the_match(edition: str) -> None:
    forked: Counter[str] = Counter()
    for seed in range(1, 7):
        if all(forked[kind] >= 2 for kind in INTERRUPTIONS):
            break
        follow_forks(edition, seed, forked)
    assert all(forked[kind] >= 2 for kind in INTERRUPTIONS), forked


def follow_forks(edition: str, seed: int, forked: Counter[str]) -> None:
    """Play a match, fork it where it is interrupted, and hold the forks against it."""
    alkemy = game(edition, "ready")
    match = Match(alkemy, alkemy.start(), None)
    stream = Stream(seed)
    passed: list[str] = []
    forks: list[tuple[Match, Stream, int]] = []
    while not match.is_over:
        kind = type(match.decision).__name__
        if kind in INTERRUPTIONS and forked[kind] < 4:
            forked[kind] += 1
            forks.append((match.fork(), stream.copy(), len(passed)))
        passed.append(fingerprint(match.state))
        step(match, stream)
    passed.append(fingerprint(match.state))
    for fork, rest, start in forks:
        for then in passed[start : start + FAR]:
            assert fingerprint(fork.state) == then
            if not fork.is_over:
                step(fork, rest)


# --- Secret cards ---


@both
@pytest.mark.rule("AK2-R6", "AKB-313")
def test_a_sealed_card_shows_to_nobody_in_any_way(edition: str) -> None:
    compared = sum(compare_sealed_cards(edition, seed) for seed in (1, 2, 3))
    assert compared >= 8


def compare_sealed_cards(edition: str, seed: int) -> int:
    """Play a match, look at what is seen of some sealed cards, and return how many."""
    alkemy = game(edition, "ready")
    match = Match(alkemy, alkemy.start(), None)
    stream = Stream(seed)
    compared = 0
    while not match.is_over and compared < 6:
        waiting = match.decisions
        if len(waiting) == 2 and isinstance(waiting[0], PlayCombatCard):
            for sealing, looking in (waiting, waiting[::-1]):
                assert_sealed(match, sealing, looking.seat)
                compared += 1
        step(match, stream)
    return compared


def assert_sealed(match: Match, sealing: Decision, looking: int) -> None:
    """Whatever card one seat seals, the other sees, is told and may do the same."""
    seen = []
    for card in sealing.codes():
        log = Log(heard=True)
        twin = match.fork(log=log)
        twin.answer(sealing.seat, card)
        asked = twin.decision_of(looking)
        seen.append(
            (
                [match.game.view(twin.state, viewer) for viewer in (looking, SPECTATOR)],
                [match.game.features(twin.state, viewer) for viewer in (looking, SPECTATOR)],
                [log.seen_by(viewer) for viewer in (looking, SPECTATOR)],
                (asked.options(), asked.about(), asked.rules(), asked.default_choice()),
                [asked.why_not(code) for code in range(-1, 40)],
            )
        )
    assert len(seen) > 1
    assert all(one == seen[0] for one in seen)


# --- Distances nobody has measured ---


@both
@pytest.mark.parametrize("profile", ["recruit", "crossbowman", "magister", "araoui"])
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-R11")
@given(y=st.integers(5000, 23000))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_what_may_be_announced_does_not_tell_a_distance(edition: str, profile: str, y: int) -> None:
    assert announced(edition, profile, y, False) == announced(edition, profile, 9000, False)


@both
@pytest.mark.rule("AK2-1201", "AK2-1205", "AKB-R11")
def test_with_measuring_only_its_words_do(edition: str) -> None:
    near, far = (announced(edition, "recruit", y, True) for y in (6000, 23000))
    assert [option.text for option in near] == [option.text for option in far]
    assert near != far


def announced(edition: str, profile: str, y: int, measuring: bool) -> list[Option]:
    """What a figure may announce with an enemy so far up the table, and nothing between."""
    figures = [(profile, 0, 8.0, 2.0), ("recruit", 1, 8.0, y / 1000)]
    scene = Scene(edition, figures, measuring=measuring)
    return list(scene.say("activate a1").decision.options())
