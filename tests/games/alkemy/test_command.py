"""The module Command: hands, reserves, secret choices, cancelling, and what cards do."""

import pytest

from athanor.games.alkemy.cards.command_verbs import Breath, SecondWind, Teach
from athanor.games.alkemy.cards.schema import CommandCard, Text
from athanor.games.alkemy.codes import AS_ATTACKER, AS_CHARGER, STAGES
from athanor.games.alkemy.rules.command_choices import CancelCommands
from athanor.games.alkemy.rules.fight import Fighter, melee_damage
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.objectives import objective_of
from athanor.games.alkemy.state import HELD, IN_FORCE, LAID, PLAYED, RESERVE
from athanor.kernel import SPECTATOR, Match, Stream, find
from tests.games.alkemy.laboratory import level, supply
from tests.games.alkemy.landscape import landscape
from tests.games.alkemy.modules import commanding, game_of_modules, game_with_decks, mask_of
from tests.games.alkemy.scene import Figure, Scene, face, thrown

BANDS = ["avalon-discovery", "naashti-chim-eth"]


def numbers(scene: Scene, *shown: int) -> None:
    """Give white dice that show these numbers."""
    scene.roll(*(face(scene, "white", number) for number in shown))


# --- Hands ---


def picking() -> tuple[Match, object]:
    game = find("alkemy-v2").build(2, {"command": True, "setup": "rules", "warbands": BANDS})
    return Match(game, game.start(), Stream(5)), game


def choose(match: Match, seat: int, text: str) -> None:
    match.answer(seat, match.decision_of(seat).parse(text))


@pytest.mark.rule("AK2-1401", "AK2-R54", "AK2-R76")
def test_up_to_five_cards_are_chosen_one_by_one_by_all_at_once() -> None:
    match, _ = picking()
    hand = ["tempo", "rally", "fury", "warding", "deep-breath"]
    for number, card in enumerate(hand):
        assert match.decisions[0].kind_name() == "command-pick"
        choose(match, 0, card)
        if number < 2:
            choose(match, 1, ["tempo", "no more"][number])  # both may take the same one
    told = match.state.data()
    assert told["stage"] == "scenery"  # no sixth is asked for
    view = match.game.view(match.state, 0)
    assert [len(one.hand or ()) for one in view.commands] == [5, 0]  # type: ignore[attr-defined]
    assert [one.cards for one in view.commands] == [5, 1]  # type: ignore[attr-defined]


@pytest.mark.rule("AK2-1401", "AK2-R54")
def test_no_card_is_in_a_hand_twice() -> None:
    match, _ = picking()
    choose(match, 0, "tempo")
    choose(match, 1, "tempo")
    refusal = match.decision_of(0).why_not(5)
    assert refusal is not None
    assert refusal.rules == ("AK2-1401", "AK2-R54")
    assert "tempo" not in [option.text for option in match.decision_of(0).options()]


@pytest.mark.rule("AK2-1401", "AK2-R54")
def test_quick_hands_are_dealt_for_their_owner_alone_and_are_of_use() -> None:
    game = find("alkemy-v2").build(2, {"command": True, "setup": "quick", "warbands": BANDS})
    ids = [card.id for card in game.terms.command_cards]  # type: ignore[attr-defined]
    hands = set()
    for seed in range(20):
        match = Match(game, game.start(), Stream(seed))
        battle = match.state
        held = battle.commands(0, HELD)  # type: ignore[attr-defined]
        assert held.bit_count() == 5
        hands.add(held)
        view = game.view(battle, 0)
        assert view.commands[1].hand is None  # type: ignore[attr-defined]
        assert game.view(battle, SPECTATOR).commands[0].hand is None  # type: ignore[attr-defined]
    assert len(hands) > 5
    assert "sharp-eyes" in ids


# --- Points ---


@pytest.mark.rule("AK2-1402")
def test_points_are_a_heros_mind_and_more_for_alchemists_and_chiefs() -> None:
    figures: list[Figure] = [
        ("garlan", 0, 3.0, 3.0), ("araoui", 0, 6.0, 3.0), ("oracle", 0, 9.0, 3.0),
        ("tide-weaver", 0, 12.0, 3.0), ("zahira", 1, 3.0, 20.0), ("runner", 1, 6.0, 20.0),
    ]  # fmt: skip
    scene = commanding(figures, reserves=(0, 0), stage="reserves")
    scene.battle.present = 0
    assert scene.decision.kind_name() == "command-hero"
    assert scene.texts() == ["a1", "a2"]
    assert scene.refusal("a3").rules == ("AK2-1402",)
    scene.match.answer(0, scene.decision.parse("a1"))
    # Garlan's 7, two alchemists, one Chief; Zahira's 7 and nothing else, without being asked
    assert [scene.battle.commands(seat, RESERVE) for seat in (0, 1)] == [12, 7]


@pytest.mark.rule("AK2-1402")
def test_quick_points_take_the_best_mind() -> None:
    figures: list[Figure] = [
        ("garlan", 0, 3.0, 3.0), ("araoui", 0, 6.0, 3.0), ("zahira", 1, 3.0, 20.0),
        ("runner", 1, 6.0, 20.0), ("runner", 1, 9.0, 20.0),
    ]  # fmt: skip
    game = game_of_modules(command=True, setup="quick")
    scene = commanding(figures, reserves=(0, 0), stage="reserves", game=game)
    scene.battle.present = 0
    assert scene.decision.kind_name() != "command-hero"
    assert [scene.battle.commands(seat, RESERVE) for seat in (0, 1)] == [9, 7]


# --- Playing ---


@pytest.mark.rule("AK2-1403", "AK2-1404", "AK2-R85")
def test_cards_are_chosen_in_secret_after_ap_and_before_the_initiative() -> None:
    scene = commanding(hands=("tempo rally", "fury"))
    scene.battle.ap[0] = 0
    assert [one.kind_name() for one in scene.match.decisions] == ["command-play"] * 2
    assert scene.ap("a1") == 4
    scene.match.answer(0, scene.match.decision_of(0).parse("rally"))
    before = scene.game.view(scene.battle, 1)
    assert before.commands is not None
    assert before.commands[0].laid is None
    assert before.commands[0].reserve == 10
    assert not scene.told("command-played")
    scene.match.answer(1, scene.match.decision_of(1).parse("no card"))
    assert scene.told("command-played") == [("AK2-1403", "AK2-1404")]
    assert scene.told("initiative") == []
    assert scene.battle.commands(0, RESERVE) == 7
    assert scene.battle.commands(0, LAID) == 1


@pytest.mark.rule("AK2-1405")
def test_a_card_that_costs_more_than_is_left_cannot_be_played() -> None:
    scene = commanding(hands=("tempo second-wind", ""), reserves=(3, 0))
    assert scene.texts() == ["tempo", "no card"]
    assert scene.refusal("second-wind").rules == ("AK2-1405",)
    assert scene.refusal("rally").rules == ("AK2-1401",)


@pytest.mark.rule("AK2-1403", "AK2-R54")
def test_whether_somebody_is_asked_tells_nothing_of_the_hand() -> None:
    """With 3 points a cheap card could be there, whatever is really held; with 1 none could."""
    scene = commanding(hands=("second-wind", "fury"), reserves=(3, 1))
    assert [one.seat for one in scene.match.decisions] == [0]
    assert scene.texts() == ["no card"]


@pytest.mark.rule("AK2-1406")
def test_each_card_is_played_once_a_game() -> None:
    scene = commanding(hands=("tempo rally", ""), reserves=(10, 0))
    numbers(scene, 6, 6, 6, 1, 1)
    scene.say("tempo")
    end_turn(scene)
    assert scene.battle.turn == 2
    assert scene.texts() == ["rally", "no card"]
    assert scene.refusal("tempo").rules == ("AK2-1406",)


def end_turn(scene: Scene) -> None:
    """Let everybody do as little as possible until the next turn."""
    turn = scene.battle.turn
    while scene.battle.turn == turn:
        decision = scene.decision
        options = [option.text for option in decision.options()]
        easy = [text for text in options if text in ("pass", "me", "stop", "no card")]
        if easy:
            scene.say(easy[-1])
        elif decision.kind_name() == "announce":
            scene.say("a1 walk" if "a1 walk" in options else options[0])
        else:
            scene.match.answer(decision.seat, decision.default_choice())


# --- Cancelling ---


@pytest.mark.rule("AK2-1407", "AK2-R55")
def test_a_revealed_card_may_be_cancelled_for_one_more_than_it_costs() -> None:
    scene = commanding(hands=("rally", "tempo"), reserves=(10, 10))
    scene.say("rally", "tempo")
    assert [one.kind_name() for one in scene.match.decisions] == ["command-cancel"] * 2
    numbers(scene, 6, 6, 1, 1)  # nobody has a bonus die any more
    scene.say("cancel b", "no cancelling")
    assert [scene.battle.commands(seat, RESERVE) for seat in (0, 1)] == [10 - 3 - 3, 10 - 2]
    assert scene.battle.commands(1, IN_FORCE) == -1
    assert scene.battle.commands(0, IN_FORCE) == 1
    assert scene.battle.commands(1, PLAYED) == mask_of(scene.game, "tempo")  # it counts as played
    view = scene.game.view(scene.battle, 0)
    assert view.commands is not None
    assert view.commands[1].cancelled


@pytest.mark.rule("AK2-1407", "AK2-R55")
def test_both_may_cancel_at_once_and_neither_cancelling_is_cancelled() -> None:
    scene = commanding(hands=("tempo", "tempo"))
    scene.say("tempo", "tempo")
    numbers(scene, 6, 6, 1, 1)
    scene.say("cancel b", "cancel a")
    assert [scene.battle.commands(seat, RESERVE) for seat in (0, 1)] == [5, 5]
    assert [scene.battle.commands(seat, IN_FORCE) for seat in (0, 1)] == [-1, -1]


@pytest.mark.rule("AK2-1407")
def test_who_cannot_pay_is_not_asked_to_cancel() -> None:
    scene = commanding(hands=("tempo", "tempo"), reserves=(10, 4))
    scene.say("tempo", "tempo")
    assert [one.seat for one in scene.match.decisions] == [0]
    assert scene.refusal("cancel a").rules == ("AK2-1407",)
    poor = commanding(hands=("", "rally"), reserves=(3, 9))
    numbers(poor, 6, 6, 1, 1)
    poor.say("rally")
    assert poor.decision.kind_name() == "starter"


@pytest.mark.rule("AK2-1407", "AK2-R55")
def test_of_three_opponents_any_cards_are_cancelled_that_can_be_paid() -> None:
    game = game_with_decks()
    game.terms.seats = 4
    scene = commanding(stage="slot", game=game)
    battle = scene.battle
    for seat in (1, 2, 3):
        battle.set_command(seat, LAID, seat - 1)
    battle.set_command(0, RESERVE, 7)
    decision = CancelCommands(battle, 0)
    # forced-march 3, rally 4, sharp-eyes 3
    assert [option.text for option in decision.options()] == [
        "no cancelling", "cancel b", "cancel c", "cancel b c", "cancel d", "cancel b d",
        "cancel c d",
    ]  # fmt: skip
    refusal = decision.why_not(0b1110)
    assert refusal is not None
    assert refusal.rules == ("AK2-1407", "AK2-R55")


# --- What cards do ---


@pytest.mark.rule("AK2-1408")
def test_tempo_gives_a_die_on_this_initiative_and_on_no_other() -> None:
    scene = commanding(hands=("tempo", ""), reserves=(10, 0))
    numbers(scene, 6, 6, 6, 1, 1)
    scene.say("tempo")
    assert [(one.seat, one.dice) for one in thrown(scene)] == [(0, 3), (1, 2)]
    numbers(scene, 6, 6, 1, 1)
    end_turn(scene)
    assert scene.battle.commands(0, IN_FORCE) == -1
    scene.roll_on()
    assert [one.dice for one in thrown(scene)][-2:] == [2, 2]


def in_force(scene: Scene, card: str, seat: int = 0) -> Scene:
    """Let a player have a card in force in the middle of a turn."""
    ids = [one.id for one in scene.game.terms.command_cards]
    scene.battle.set_command(seat, LAID, ids.index(card))
    scene.battle.set_command(seat, IN_FORCE, ids.index(card))
    scene.battle.set_command(seat, HELD, 1 << ids.index(card))
    scene.battle.set_command(seat, PLAYED, 1 << ids.index(card))
    return scene


def fighting(card: str, figures: list[Figure], seat: int = 0) -> Scene:
    """A scene in a turn with a card in force."""
    scene = commanding(figures, stage="slot")
    scene.battle.turn = 1
    return in_force(scene, card, seat)


FAR: list[Figure] = [("garlan", 0, 8.0, 4.0), ("garlan", 1, 8.0, 22.0)]


@pytest.mark.rule("AK2-1408")
def test_forced_march_makes_the_first_walk_an_inch_longer() -> None:
    scene = fighting("forced-march", FAR)
    scene.say("activate a1", "walk")
    assert scene.allows("8,9")
    scene.say("8,9")  # 4 inches and one more
    scene.say("walk")
    assert not scene.allows("8,13.5")
    assert scene.allows("8,13")
    enemy = fighting("forced-march", FAR, seat=1)
    enemy.say("activate a1", "walk")
    assert not enemy.allows("8,9")


@pytest.mark.rule("AK2-1408")
def test_rally_keeps_malus_dice_away_and_leaves_bonus_dice() -> None:
    figures: list[Figure] = [("garlan", 0, 8.0, 12.0), ("garlan", 1, 8.0, 13.0)]
    for card, dice in (("rally", 2), ("tempo", 3)):
        scene = fighting(card, figures)
        scene.say("activate a1", "fight b1")
        for fighter, play in (("a1", "brutal"), ("b1", "normal")):  # Brutal: a malus die on Reflex
            decision = scene.fighters()[fighter]
            scene.match.answer(decision.seat, decision.parse(play))
        numbers(scene, *([4, 4, 4] + [3] * 8))
        while scene.match.chance is not None and not thrown(scene):
            scene.match.resolve(scene.dice.pop(0))
        first = thrown(scene)[0]
        assert (first.kind, first.seat, first.dice) == ("reflex", 0, dice)


@pytest.mark.rule("AK2-1408")
def test_sharp_eyes_leave_an_obstacle_out() -> None:
    figures: list[Figure] = [
        ("araoui", 0, 8.0, 4.0), ("runner", 0, 8.0, 8.0), ("runner", 0, 8.0, 14.0),
        ("garlan", 1, 8.0, 18.0),
    ]  # fmt: skip
    shifts: list[int] = []
    for card in ("tempo", "sharp-eyes"):
        scene = fighting(card, figures)
        battle = scene.battle
        shooter, target = scene.figure("a1"), scene.figure("b1")
        shifts.append(battle.edition.cover.protection(battle, shooter, target).shift)
    assert shifts == [1, 0]  # of two, Araoui's own skill leaves one out


@pytest.mark.rule("AK2-1408", "AK2-1307", "AK2-R48")
@pytest.mark.parametrize(("kind", "shifts"), [("wood", [3, 1]), ("hedge", [2, 1])])
def test_sharp_eyes_leave_out_the_obstacle_that_costs_most(kind: str, shifts: list[int]) -> None:
    figures: list[Figure] = [
        ("crossbowman", 0, 8.0, 3.0), ("runner", 1, 8.0, 15.0), ("recruit", 1, 8.0, 18.0),
    ]  # fmt: skip
    found: list[int] = []
    for card in ("tempo", "sharp-eyes"):
        game = game_of_modules(command=True, scenery="advanced")
        scene = landscape(figures, [(kind, 8, 12, "sparse", "clear", "")], game=game)
        battle = in_force(scene, card).battle
        shooter, target = scene.figure("a1"), scene.figure("b2")
        found.append(battle.edition.cover.protection(battle, shooter, target).shift)
    assert found == shifts  # a wood costs two columns, the figure and a low hedge one


@pytest.mark.rule("AK2-1408", "AK2-R85")
def test_second_wind_gives_a_named_figure_an_ap_above_its_printed_number() -> None:
    figures: list[Figure] = [
        ("garlan", 0, 4.0, 4.0), ("runner", 0, 7.0, 4.0), ("garlan", 1, 4.0, 20.0),
    ]  # fmt: skip
    scene = commanding(figures, hands=("second-wind", ""), reserves=(10, 0))
    scene.say("second-wind")
    assert scene.decision.kind_name() == "command-figure"
    assert scene.refusal("b1").rules == ("AK2-1408",)
    assert scene.refusal("nobody").rules == ("AK2-1408",)
    scene.say("a2")
    assert (scene.ap("a1"), scene.ap("a2")) == (4, 3)


@pytest.mark.rule("AK2-1408")
def test_warding_damps_the_first_damage_of_each_hero() -> None:
    figures: list[Figure] = [("garlan", 0, 12.0, 12.0), ("runner", 0, 4.0, 4.0), FAR[1]]
    scene = fighting("warding", figures)
    hero, trooper = scene.figure("a1"), scene.figure("a2")
    for damage, wounds in ((2, 1), (2, 3)):
        suffer(scene.battle, hero, damage)
        assert scene.wounds("a1") == wounds
    suffer(scene.battle, trooper, 2)
    assert scene.wounds("a2") == 2
    assert scene.told("warded") == [("AK2-1408",)]


@pytest.mark.rule("AK2-1408", "AK2-R85")
def test_deep_breath_raises_concentration_at_the_reveal_up_to_four() -> None:
    figures: list[Figure] = [
        ("oracle", 0, 4.0, 4.0), ("oracle", 0, 7.0, 4.0), ("garlan", 1, 4.0, 20.0),
    ]  # fmt: skip
    scene = commanding(figures, hands=("deep-breath", ""), reserves=(10, 0))
    supply(scene, "a1", level=4)
    supply(scene, "a2", level=1)
    scene.say("deep-breath")
    assert (level(scene, "a1"), level(scene, "a2")) == (4, 2)
    assert scene.decision.kind_name() == "initiative"


@pytest.mark.rule("AK2-1408")
def test_fury_reads_the_damage_of_a_charge_further_right() -> None:
    scene = fighting("fury", FAR)
    battle = scene.battle
    card = battle.terms.combat_cards[1]
    for moments, shift in ((AS_CHARGER, 1), (AS_ATTACKER, 0)):
        plain = melee_damage(battle, Fighter(scene.figure("b1"), card, moments)).shift
        assert (
            melee_damage(battle, Fighter(scene.figure("a1"), card, moments)).shift - plain == shift
        )


@pytest.mark.rule("AK2-1408", "AK2-R85")
def test_owners_compose_cards_and_teach_skills_for_a_turn() -> None:
    words = Text(en="x", fr="x")
    card = CommandCard(
        id="drill", name=words, text=words, cost=1, source="owner",
        effects=(Teach(skill="leap", who="troops"), SecondWind(ap=2, who="heroes"), Breath()),
    )  # fmt: skip
    game = game_with_decks((card,))
    figures: list[Figure] = [
        ("garlan", 0, 4.0, 4.0), ("crossbowman", 0, 7.0, 4.0), ("garlan", 1, 4.0, 20.0),
    ]  # fmt: skip
    scene = commanding(figures, hands=("drill", ""), reserves=(1, 0), game=game)
    scene.say("drill")
    battle = scene.battle
    assert [battle.traits(scene.figure(one)).leap for one in ("a1", "a2")] == [0, 3]
    assert scene.ap("a1") == 6  # the only hero, so nobody is asked
    assert scene.decision.kind_name() == "initiative"
    battle.stage = STAGES.index("end")
    assert objective_of(battle, 0) is None
