"""Hints: what a bot makes of the obvious cases, and that it guesses as honestly as a player."""

import itertools
import math

import pytest

from athanor.bots.bot import Window
from athanor.bots.greedy import GreedyBot
from athanor.bots.levels import make_bot
from athanor.bots.paired_rollouts import PairedRolloutsBot
from athanor.bots.playing import play_out
from athanor.games.alkemy.advice.duel import Duel
from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.advice.odds import COUNTER, Odds
from athanor.games.alkemy.advice.outlook import judged
from athanor.games.alkemy.advice.stakes import worth
from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.redeal import is_known, measured_gap, redeal
from athanor.games.alkemy.rules.alchemy import Casting, ChooseUpgrade, Purchase, extra_targets
from athanor.games.alkemy.rules.announce import Announce, falls_short
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.fight import BY_CHARGE, PAID, PlayCombatCard
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.moves import spoil_aim
from athanor.games.alkemy.rules.shooting import Estimate
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel import Decision, Match, Stream

from .scene import EDITIONS, Scene, game_of

both = pytest.mark.parametrize("edition", EDITIONS)
either = pytest.mark.parametrize("measuring", [False, True])


def hints_of(scene: Scene) -> AlkemyHints:
    hints = scene.game.hints()
    assert isinstance(hints, AlkemyHints)
    return hints


def best(scene: Scene, decision: Decision | None = None) -> str:
    """The written form of the choice that looks best to whoever is asked."""
    asked = scene.decision if decision is None else decision
    hints = hints_of(scene)
    code = max(asked.codes(), key=lambda choice: hints.value(asked, choice))
    return asked.option(code).text


# --- The scenario ---


@both
@either
def test_a_post_at_hand_is_taken(edition: str, measuring: bool) -> None:
    scene = Scene(
        edition, [("recruit", 0, 12, 11), ("templar", 1, 12, 18)], measuring=measuring
    ).say("activate a1")
    assert best(scene) == "post 2"


@both
def test_nobody_tries_a_post_that_is_plainly_too_far(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 12, 8), ("templar", 1, 2, 22)]).say("activate a1")
    assert "post 2" in scene.texts(), "without measuring it could be announced"
    assert not best(scene).startswith("post")


@both
def test_who_cannot_take_a_post_yet_goes_to_one_that_no_friend_is_nearer_to(edition: str) -> None:
    figures = [("recruit", 0, 4.0, 3.0), ("recruit", 0, 4.0, 11.0), ("templar", 1, 22, 22)]
    scene = Scene(edition, figures, measuring=True).say("activate a1", "run")
    spot = best(scene).split(",")
    assert float(spot[0]) > 5.5, "towards the middle, not where a friend stands already"


@both
def test_the_card_that_can_turn_a_post_is_activated_first(edition: str) -> None:
    figures = [("recruit", 0, 2, 2), ("recruit", 0, 12, 11), ("templar", 1, 22, 22)]
    assert best(Scene(edition, figures)) == "activate a2"


# --- Attacks ---


@both
@either
def test_the_shot_that_kills_is_preferred(edition: str, measuring: bool) -> None:
    figures = [("crossbowman", 0, 12, 2), ("recruit", 1, 8, 11), ("recruit", 1, 16, 11)]
    scene = Scene(edition, figures, measuring=measuring)
    scene.hurt("b2", 5)
    scene.say("activate a1")
    hints, decision = hints_of(scene), scene.decision
    worths = {text: hints.value(decision, decision.parse(text)) for text in scene.texts()}
    assert worths["shoot b2"] > worths["shoot b1"] > 0.0


@both
def test_whoever_cannot_answer_is_charged_rather_than_whoever_can(edition: str) -> None:
    figures = [("knight-errant", 0, 12, 5), ("recruit", 1, 10, 9), ("recruit", 1, 14, 9)]
    scene = Scene(edition, figures, measuring=True)
    scene.battle.ap[scene.figure("b2")] = 0
    scene.say("activate a1")
    hints, decision = hints_of(scene), scene.decision
    armed, helpless = (hints.value(decision, decision.parse(f"charge b{k}")) for k in (1, 2))
    assert helpless > armed


@both
@either
def test_a_charge_across_the_table_is_not_announced(edition: str, measuring: bool) -> None:
    figures = [("knight-errant", 0, 2, 2), ("recruit", 1, 22, 22)]
    scene = Scene(edition, figures, measuring=measuring).say("activate a1")
    assert "charge b1" in scene.texts()
    hints, decision = hints_of(scene), scene.decision
    assert hints.value(decision, decision.parse("charge b1")) < 0.0


@pytest.mark.rule("AK2-1205", "AKB-R11")
@both
@pytest.mark.parametrize("bot", ["greedy", "search:40"])
@pytest.mark.parametrize("profile", ["knight-errant", "crossbowman", "oracle"])
def test_no_bot_gives_an_order_that_the_tape_shows_to_fail(
    edition: str, bot: str, profile: str
) -> None:
    """One inch beyond charge, range and formula, with the duty to do something."""
    figures = [(profile, 0, 2.0, 2.0), ("recruit", 1, 22, 22), ("recruit", 1, 2, 12)]
    scene = Scene(edition, figures, measuring=True)
    scene.battle.components[0] = 8
    scene.battle.concentration[0] = 4
    scene.say("activate a1")
    decision = scene.decision
    assert isinstance(decision, Announce)
    vain = {code for code in decision.codes() if falls_short(scene.battle, 0, code)}
    assert "charge b1" in [decision.option(code).text for code in vain]
    assert make_bot(bot, scene.game, 5).choose(Window(scene.match, 0)) not in vain


@both
def test_the_last_enemy_is_worth_more_alive_to_whoever_is_ahead(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 20, 20)])
    assert worth(scene.battle, scene.figure("b1")) > 0.0
    scene.battle.counts[SCORE] = 1
    assert worth(scene.battle, scene.figure("b1")) < 0.0
    assert worth(scene.battle, scene.figure("a1")) > 0.0, "who is behind is glad of a draw"


# --- Combat Cards ---


def fighting(edition: str, one: str, other: str) -> Scene:
    scene = Scene(edition, [(one, 0, 10, 10), (other, 1, 11, 10)])
    scene.join("a1", "b1")
    return scene


def duel_of(scene: Scene, way: int = PAID) -> Duel:
    return hints_of(scene).fencing.duel(scene.battle, 0, 1, way, True)


@both
@pytest.mark.parametrize("way", [PAID, BY_CHARGE])
@pytest.mark.parametrize("names", [("recruit", "recruit"), ("garlan", "templar")])
def test_no_answer_beats_the_mixture_and_every_fixed_card_is_beaten(
    edition: str, way: int, names: tuple[str, str]
) -> None:
    duel = duel_of(fighting(edition, *names), way)
    assert sum(duel.mix) == pytest.approx(1.0)
    assert sum(duel.answer_mix) == pytest.approx(1.0)
    for column in range(len(duel.answers)):
        mean = sum(duel.mix[row] * duel.gains[row][column] for row in range(len(duel.cards)))
        assert mean >= duel.value - 0.01
    for row in range(len(duel.cards)):
        assert duel.against_mix(row) <= duel.value + 0.01
        assert min(duel.gains[row]) < duel.value, "whoever always plays this is read"


@both
def test_cards_are_drawn_and_not_always_the_same(edition: str) -> None:
    scene = fighting(edition, "garlan", "knight-errant").say("activate a1", "fight b1")
    bot = GreedyBot(hints_of(scene), 3)
    assert len({bot.choose(Window(scene.match, 0)) for _ in range(60)}) > 1


@both
def test_both_are_offered_chances_for_exactly_the_cards_they_may_play(edition: str) -> None:
    scene = fighting(edition, "garlan", "templar").say("activate a1", "fight b1")
    for decision in scene.match.decisions:
        assert isinstance(decision, PlayCombatCard)
        mixed = hints_of(scene).mix(decision)
        assert mixed is not None
        assert [card for card, _ in mixed] == decision.codes()
        assert sum(chance for _, chance in mixed) == pytest.approx(1.0)


@both
def test_who_may_fall_defends_more_than_who_is_unhurt(edition: str) -> None:
    shares = []
    for wounds in (0, 5):
        scene = fighting(edition, "garlan", "recruit")
        scene.hurt("b1", wounds)
        duel = duel_of(scene)
        cards = scene.battle.terms.combat_cards
        attacks = [cards[card].attacks for card in duel.answers]
        shares.append(
            sum(
                share
                for share, is_attack in zip(duel.answer_mix, attacks, strict=True)
                if is_attack
            )
        )
    assert shares[1] < shares[0]


@both
@pytest.mark.parametrize("faces", [(0, 3, 5), (2, 4, 5), (1, 4, 5), (3, 4, 2)])
def test_the_dice_are_kept_that_hit_and_hurt_most(
    edition: str, faces: tuple[int, int, int]
) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("recruit", 1, 10, 13)], measuring=True)
    scene.battle.ap[scene.figure("b1")] = 0
    scene.roll(*faces).say("activate a1", "charge b1")
    scene.say(scene.texts()[0])
    scene.secretly(a1="normal")
    decision = scene.decision
    assert isinstance(decision, KeepDice)
    assert decision.damage is not None
    harm = {}
    for pair in decision.codes():
        hits = decision.total(pair) + decision.value >= decision.difficulty
        symbols = decision.symbol(pair // 4), decision.symbol(pair % 4)
        amount = decision.damage.read(scene.battle, *symbols) if hits else NONE
        harm[decision.option(pair).text] = amount
    assert harm[best(scene)] == max(harm.values())
    assert max(harm.values()) > NONE


# --- Chances ---


@both
def test_sums_are_what_going_through_all_dice_gives(edition: str) -> None:
    terms = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 20, 20)]).battle.terms
    odds = Odds(terms)
    for colour in range(3):
        numbers = [terms.numbers[6 * colour + face] for face in range(6)]
        for extra in (-2, -1, 0, 1, 2):
            throws = list(itertools.product(numbers, repeat=2 + abs(extra)))
            kept = [sorted(throw)[-2:] if extra > 0 else sorted(throw)[:2] for throw in throws]
            for need in range(2, 13):
                share = sum(sum(pair) >= need for pair in kept) / len(throws)
                assert odds.reaching(colour, extra, need) == pytest.approx(share)


@both
def test_one_of_two_equals_is_first_half_of_the_time_and_a_die_helps(edition: str) -> None:
    odds = Odds(Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 20, 20)]).battle.terms)
    assert odds.first(0, 0, 0, 0, 0) == pytest.approx(0.5)
    assert odds.first(0, 1, 0, 0, 0) > 0.6
    assert odds.first(0, 0, 2, 0, 0) > 0.6
    assert odds.first(2, 0, 0, 0, 0) < 0.4


@both
def test_a_blow_behind_a_parry_hurts_less_and_may_be_answered(edition: str) -> None:
    scene = fighting(edition, "garlan", "garlan")
    odds, line = hints_of(scene).odds, scene.battle.sheet(0).damage
    open_blow = odds.blow(0, 0, 11 - 5, line, 0)
    parried = odds.parried(0, 0, 0, 0, 1, line, 0)
    assert sum(parried[1:COUNTER]) < sum(open_blow[1:COUNTER])
    assert 0.0 < parried[COUNTER] < 1.0


# --- Judging by eye ---


@both
@pytest.mark.rule("AK2-805", "AKB-363")
def test_a_distance_is_stated_to_the_middle_of_the_target_and_off_by_a_human_error(
    edition: str,
) -> None:
    errors = []
    for step in range(60):
        x = 3.0 + step / 5
        scene = Scene(edition, [("crossbowman", 0, x, 2), ("recruit", 1, 12, 14)])
        scene.say("activate a1", "shoot b1")
        decision = scene.decision
        assert isinstance(decision, Estimate)
        mixed = hints_of(scene).mix(decision)
        assert mixed is not None
        middle = scene.gap("a1", "b1") + scene.battle.discs.radius[scene.figure("b1")]
        errors.append(float(mixed[0][0] * decision.step) / float(middle) - 1)
    share = math.sqrt(sum(error * error for error in errors) / len(errors))
    assert share == pytest.approx(float(scene.battle.edition.error) / 100, rel=0.3)


def charge_worth(edition: str, x: float, measuring: bool, eye: int = 0) -> float:
    """What a charge over exactly 6 in looks like somewhere on the table."""
    figures = [("knight-errant", 0, x, 4), ("recruit", 1, x, 11)]
    scene = Scene(edition, figures, measuring=measuring).say("activate a1")
    scene.battle.eye = eye
    decision = scene.decision
    return round(hints_of(scene).value(decision, decision.parse("charge b1")), 6)


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_hints_judge_by_eye_where_nobody_may_measure(edition: str) -> None:
    places = [2.0, 2.1, 2.2, 2.3, 2.4, 2.5]
    chances = {charge_worth(edition, x, measuring=False) for x in places}
    assert len(chances) > 3, "the charge that will just do looks sure here and doubtful there"
    assert len({charge_worth(edition, x, measuring=True) > 0 for x in places}) == 1


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_looking_twice_does_not_help(edition: str) -> None:
    assert len({charge_worth(edition, 2.0, measuring=False, eye=eye) for eye in range(5)}) == 1


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_what_has_been_measured_is_known_in_every_deal(edition: str) -> None:
    """The charge came home: nobody who thinks about where to stand doubts it any more."""
    scene = Scene(edition, [("knight-errant", 0, 12, 4), ("recruit", 1, 12, 11)])
    scene.battle.ap[scene.figure("b1")] = 0
    scene.say("activate a1", "charge b1")
    assert isinstance(scene.decision, ContactSpots)
    for deal in range(12):
        twin = scene.match.redealt(0, Stream(deal))
        assert twin.decision_of(0).codes() == scene.decision.codes()
        assert not twin.state.repeating


# --- How a match stands ---


@both
def test_what_one_side_has_the_other_lacks(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("templar", 1, 20, 18)])
    hints, battle = hints_of(scene), scene.battle
    battle.owners[0] = 0
    battle.counts[SCORE + 1] = 1
    mine, theirs = hints.estimate(battle, 0), hints.estimate(battle, 1)
    assert mine + theirs == pytest.approx(1.0)
    assert 0.0 < mine < 1.0


@both
def test_points_posts_and_sound_figures_make_a_match_stand_better(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 20, 20)], measuring=True)
    hints, battle = hints_of(scene), scene.battle
    even = hints.estimate(battle, 0)
    assert even == pytest.approx(0.5)
    scene.hurt("b1", 3)
    hurt = hints.estimate(battle, 0)
    battle.owners[0] = 0
    post = hints.estimate(battle, 0)
    battle.counts[SCORE] = 1
    point = hints.estimate(battle, 0)
    assert even < hurt < post < point
    battle.owners[0] = NONE


@both
def test_search_with_a_horizon_chooses_equally_and_legally(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 12, 11), ("recruit", 1, 12, 18)])
    scene.say("activate a1")
    window = Window(scene.match, 0)
    choices = {make_bot("search:12", scene.game, 7).choose(window) for _ in range(2)}
    assert [window.option(choice).text for choice in choices] == ["post 2"]


@both
@pytest.mark.parametrize("seat", [0, 1])
def test_the_obvious_wins_against_chance_by_points(edition: str, seat: int) -> None:
    game = game_of(edition)
    match = Match(game, game.start(), Stream(20 + seat))
    bots = [make_bot("greedy" if seat == chair else "random", game, 3) for chair in (0, 1)]
    play_out(match, bots)
    battle = match.state
    assert isinstance(battle, Battle)
    assert game.outcome(battle).winners == (seat,)
    assert battle.counts[SCORE + seat] == battle.layout.goal
    assert battle.turn < battle.layout.turns


# --- What search is left with ---


def at(scene: Scene, text: str) -> int:
    return scene.decision.parse(text)


@both
@pytest.mark.parametrize("seed", range(6))
def test_search_never_looks_into_a_hopeless_charge(edition: str, seed: int) -> None:
    """Fourteen inches away, with hardly anything better to do than to hope."""
    figures = [("knight-errant", 0, 12, 2), ("recruit", 1, 12, 17)]
    scene = Scene(edition, figures).say("activate a1")
    hopeless = at(scene, "charge b1")
    assert hints_of(scene).is_hopeless(scene.decision, hopeless)
    bot = make_bot("search:25", scene.game, seed)
    assert isinstance(bot, PairedRolloutsBot)
    assert hopeless not in bot.considered(scene.decision)


@both
def test_a_charge_that_may_well_come_home_is_not_hopeless(edition: str) -> None:
    scene = Scene(edition, [("knight-errant", 0, 12, 5), ("recruit", 1, 12, 9)]).say("activate a1")
    assert not hints_of(scene).is_hopeless(scene.decision, at(scene, "charge b1"))


@both
def test_what_was_measured_is_known_until_somebody_moves(edition: str) -> None:
    scene = Scene(edition, [("crossbowman", 0, 12, 2), ("recruit", 1, 12, 12)])
    battle = scene.battle
    shooter, target = scene.figure("a1"), scene.figure("b1")
    true = battle.discs.gap(shooter, target)
    guesses = {seen_gap(scene, shooter, target, seed) for seed in range(20)}
    assert len(guesses) > 10, "by eye it may be anything near the truth"
    assert measured_gap(battle, shooter, target) == true
    assert {seen_gap(scene, shooter, target, seed) for seed in range(20)} == {true}
    assert judged(battle, shooter, target) == true
    spoil_aim(battle, target)
    assert len({seen_gap(scene, shooter, target, seed) for seed in range(20)}) > 10


def seen_gap(scene: Scene, one: int, other: int, seed: int) -> int:
    twin = scene.battle.copy()
    redeal(twin, 0, Stream(seed))
    return measured_gap(twin, one, other)


def test_what_was_measured_is_saved_with_the_position() -> None:
    game = game_of("v2")
    match, stream = Match(game, game.start(), Stream(1)), Stream(2)
    while not match.state.data()["turn"]:
        asked = match.decision
        assert asked is not None
        match.answer(asked.seat, asked.sample(stream))
    battle = match.state
    assert isinstance(battle, Battle)
    assert "taped" not in battle.data(), "nobody has measured anything"
    measured_gap(battle, 0, 1)
    data = battle.data()
    again = game.load(data)
    assert again.data() == data
    assert is_known(again, 1, 0)


@pytest.mark.parametrize("distance", [4.0, 20.0])
def test_stones_buy_more_targets_only_where_there_are_some_in_reach(distance: float) -> None:
    figures = [("oracle", 0, 4, 4), ("recruit", 0, 6, 4), ("recruit", 0, 4, 4 + distance)]
    scene = Scene("v2", [*figures, ("recruit", 1, 22, 22)], measuring=True)
    figure = scene.figure("a1")
    formula = next(
        one
        for one in scene.battle.sheet(figure).formulas
        if any(step.targets > 0 for step in one.upgrades)
    )
    length = scene.battle.edition.craft.range(scene.battle, figure, formula)
    spell = Casting(formula, length, scene.figure("a2"))
    able = extra_targets(scene.battle, figure, spell)
    purchase = Purchase(scene.battle, figure, spell)
    purchase.wanted = able >> figure & 1  # oneself, who is always in reach, is paid for
    index = next(k for k, step in enumerate(formula.upgrades) if step.targets > 0)
    decision = ChooseUpgrade(scene.battle, figure, purchase, [index, len(formula.upgrades)])
    buys = hints_of(scene).settled(decision) == index
    assert buys == (distance < 10.0)


@both
def test_which_dice_to_keep_needs_no_search(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("recruit", 1, 10, 13)], measuring=True)
    scene.battle.ap[scene.figure("b1")] = 0
    scene.roll(0, 3, 5).say("activate a1", "charge b1")
    scene.say(scene.texts()[0])
    scene.secretly(a1="normal")
    assert isinstance(scene.decision, KeepDice)
    bot = make_bot("search:25", scene.game, 3)
    assert isinstance(bot, PairedRolloutsBot)
    kept = scene.decision.option(bot.choose(Window(scene.match, 0))).text
    assert kept == best(scene)
    assert bot.budget.spent == 0


# --- Why ---


def reasons(scene: Scene, text: str) -> list[tuple[str, float, str]]:
    """The reasons for a choice, without what all begin with: worth rounded, and rules."""
    decision = scene.decision
    terms = scene.game.hints().terms(decision, decision.parse(text))
    start = "alkemy-reason-"
    return [(term.said.key.removeprefix(start), round(term.worth, 2), term.rules) for term in terms]


def cited(edition: str, v2: str, blitz: str) -> str:
    """The rule of one edition or the other."""
    return v2 if edition == "v2" else blitz


@both
def test_a_post_is_weighed_against_the_points_that_it_takes(edition: str) -> None:
    """The first post is worth a scenario point, which is three troopers."""
    figures = [("recruit", 0, 12, 11), ("templar", 1, 12, 18)]
    scene = Scene(edition, figures, measuring=True).say("activate a1")
    assert reasons(scene, "post 2") == [
        ("post", 3.0, cited(edition, "AK2-1102", "AKB-525")),
        ("points", -0.04, ""),
        ("off-guard", pytest.approx(0.0, abs=0.011), cited(edition, "AK2-704", "AKB-317")),
    ]


@both
def test_a_charge_is_weighed_by_its_blow_and_by_the_way_there(edition: str) -> None:
    figures = [("recruit", 0, 12, 3), ("templar", 1, 12, 6)]
    scene = Scene(edition, figures, measuring=True).say("activate a1")
    keys = [key for key, _, _ in reasons(scene, "charge b1")]
    assert keys == ["bad-charge", "held", "failed-charge", "posts-there", "points"]
    found = {key: (worth, rules) for key, worth, rules in reasons(scene, "charge b1")}
    assert found["failed-charge"] == (-0.01, cited(edition, "AK2-619", "AKB-228"))
    assert found["bad-charge"][1] == cited(edition, "AK2-616", "AKB-225")
    assert found["points"] == (-0.02, "")


@both
def test_a_card_is_activated_for_the_figure_that_promises_most(edition: str) -> None:
    figures = [("recruit", 0, 2, 2), ("recruit", 0, 12, 11), ("templar", 1, 22, 22)]
    scene = Scene(edition, figures, measuring=True)
    assert reasons(scene, "activate a2") == [("promise", 2.96, "")]
    assert reasons(scene, "pass") == [("wait", 0.03, "")]
