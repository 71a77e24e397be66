"""What is not offered is refused by the rule that forbids it, menu by menu."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from athanor.games.alkemy.codes import ACTIVATED, FAILED_CHARGE, HAS_CHARGED, NONE, RAN_OR_CHARGED
from athanor.games.alkemy.rules.alchemy import Casting, ChooseUpgrade, Purchase
from athanor.games.alkemy.rules.dice import Damage, KeepDice, Pool, roll
from athanor.games.alkemy.rules.fight import PAID, PlayCombatCard
from athanor.games.alkemy.state import BOOSTS, GRANTED
from athanor.kernel import Decision, Message, Refused
from athanor.locale import Speaker
from tests.games.alkemy.laboratory import lay_token, lend, supply
from tests.games.alkemy.preparing import SOLDIERS, Preparing
from tests.games.alkemy.scene import EDITIONS, Figure, Scene
from tests.games.alkemy.shots import MISS, SWORD_MACE, idle, shoot, show

GUARD: Figure = ("garlan", 1, 22.0, 22.0)
"""An enemy far away."""

SPEAKERS = (Speaker("en"), Speaker("fr"))


def refusal_of(decision: Decision, text: str) -> tuple[str, str]:
    """Why a text is refused at a decision: a key and rules, as the code hands them on."""
    with pytest.raises(Refused) as caught:
        decision.parse(text)
    refusal = caught.value.refusal
    assert all(speaker.say(refusal.message) for speaker in SPEAKERS)
    return refusal.message.key.removeprefix("alkemy-refusal-"), " ".join(refusal.rules)


class Case(NamedTuple):
    """A scene at a menu of an edition, what is written there, and what must stand against it."""

    edition: str
    scene: Callable[[str], Scene]
    text: str
    key: str
    rules: str


def cases(scene: Callable[[str], Scene], *rows: str) -> list[object]:
    """Cases of one scene, each written as ``text | key | rules``: one for each edition it names."""
    found: list[object] = []
    for row in rows:
        text, key, ids = (part.strip() for part in row.split("|"))
        for edition, prefix in (("v2", "AK2"), ("blitz", "AKB")):
            own = [one for one in ids.split() if one.startswith(prefix)]
            if own:
                case = Case(edition, scene, text, key, " ".join(own))
                mark = pytest.mark.rule(*own)
                name = f"{edition}-{scene.__name__}-{text}"
                found.append(pytest.param(case, marks=mark, id=name))
    return found


# --- Activations ---


def slot(edition: str) -> Scene:
    """A player with a spent card, a gone one, a tired one and a fresh one."""
    names = ("garlan", "recruit", "garlan", "recruit", "recruit")
    figures: list[Figure] = [(name, 0, 3.0 + 2 * k, 2.0) for k, name in enumerate(names)]
    scene = Scene(edition, [*figures, GUARD])
    battle = scene.battle
    battle.ap[0] = 0
    battle.present &= ~0b10
    battle.mark(2, ACTIVATED)
    battle.ap[2] = 1
    battle.mark(3, ACTIVATED)
    battle.opening = 0
    return scene


def rejoining(edition: str) -> Scene:
    """Two of a card could act again, a third cannot; others belong to other cards."""
    figures: list[Figure] = [("garlan", 0, 2.0 + 2 * k, 2.0) for k in range(5)]
    cards = [("a1", "a2", "a3")]
    scene = Scene(edition, [*figures, GUARD], cards=cards)
    for figure in range(3):
        scene.battle.mark(figure, ACTIVATED)
    scene.battle.ap[2] = 1
    return scene.say("activate a1 a2 a3")


def rejoined(edition: str) -> Scene:
    """One of them takes part."""
    return rejoining(edition).say("a2")


def ordered(edition: str) -> Scene:
    """Three of a card have announced something; the first is done."""
    figures: list[Figure] = [("recruit", 0, 2.0 + 2 * k, 2.0) for k in range(3)]
    scene = Scene(edition, [*figures, ("garlan", 0, 12, 2), GUARD], cards=[("a1", "a2", "a3")])
    return scene.say("activate a1 a2 a3", "walk", "walk", "walk", "a1", "2,4")


ACTIVATIONS = [
    *cases(
        slot,
        "pass | must-open | AK2-507 AKB-155",
        "activate a1 | figure-spent | AK2-512 AKB-170 AKB-R85",
        "activate a2 | card-gone | AK2-512 AKB-R85",
        "activate a3 | cannot-act-again | AK2-513 AK2-R21 AKB-190 AKB-R18",
        "activate a4 | never-acts-again | AKB-192",
        "activate b1 | not-your-card | AK2-508 AKB-160",
        "activate a4 a5 | one-card | AK2-508 AKB-160",
    ),
    *cases(
        rejoining,
        "nobody | nobody-takes-part | AKB-R14",
        "a3 | cannot-act-again | AKB-190 AKB-R18",
        "a4 | other-card | AKB-160",
    ),
    *cases(rejoined, "a2 | takes-part-already | AKB-191 AKB-194"),
    *cases(
        ordered,
        "nobody | orders-left | AK2-518 AKB-163",
        "a1 | no-order-left | AK2-515 AKB-164",
        "a4 | takes-no-part | AK2-522 AKB-160",
    ),
]


# --- Orders ---


def active(edition: str) -> Scene:
    """A swordsman that may announce something."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("priest", 0, 12, 4), ("recruit", 1, 8, 9)]
    return Scene(edition, [*figures, GUARD]).say("activate a1")


def alchemist(edition: str) -> Scene:
    """An alchemist that may announce something."""
    scene = Scene(edition, [("oracle", 0, 8, 4), ("recruit", 1, 8, 9), GUARD])
    supply(scene, "a1", level=4, components=8)
    return scene.say("activate a1")


def charged_out(edition: str) -> Scene:
    """A figure that has charged this turn."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 9), GUARD])
    scene.battle.mark(0, RAN_OR_CHARGED | HAS_CHARGED)
    return scene.say("activate a1")


def ran_out(edition: str) -> Scene:
    """A figure that has run this turn."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 9), GUARD])
    scene.battle.mark(0, RAN_OR_CHARGED)
    return scene.say("activate a1")


def many_targets(edition: str) -> Scene:
    """A charge on several enemies, the first of them named."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 0, 12, 4)]
    figures += [("recruit", 1, 7.5, 8), ("recruit", 1, 8.6, 8), GUARD]
    return Scene(edition, figures).say("activate a1", "charge-many", "b1")


def many_engaged(edition: str) -> Scene:
    """An engagement of several enemies, the first of them named."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 0, 7.5, 9), ("recruit", 0, 8.6, 9)]
    figures += [("recruit", 1, 7.5, 8), ("recruit", 1, 8.6, 8), GUARD]
    scene = Scene(edition, figures)
    scene.join("a2", "b1")
    scene.join("a3", "b2")
    return scene.say("activate a1", "engage-many", "b1")


ORDERS = [
    *cases(
        active,
        "charge | target-needed | AK2-613 AKB-221",
        "fight | target-needed | AK2-701 AKB-310",
        "shoot | target-needed | AK2-801 AKB-363",
        "post | target-needed | AK2-1704 AKB-521",
        "post 9 | no-such-post | AK2-1701 AKB-500",
        "post 99 | no-such-post | AK2-1701 AKB-500",
        "walk b1 | no-target-named | AK2-R79 AKB-161",
        "charge b1 b2 | many-targets | AK2-621 AKB-235",
        "fight b1 b2 | one-target | AK2-703 AKB-286",
        "shoot b1 b2 | one-target | AK2-801 AKB-360",
        "engage | no-engagement | AK2-702",
        "engage | target-needed | AKB-250 AKB-R106",
        "cast drowning-vision b1 | no-alchemist | AK2-901 AKB-034",
        "harvest | target-needed | AK2-916",
        "harvest | harvest-is-free | AKB-430",
    ),
    *cases(
        alchemist,
        "cast dance b1 | unknown-formula | AK2-901 AKB-424",
        "cast drowning-vision | target-needed | AK2-908 AKB-443",
        "cast drowning-vision b1 b2 | one-target | AK2-908 AK2-914 AKB-443 AKB-459",
        "cast drowning-vision b1 concentration | not-by-concentration | AKB-440 AKB-469",
        "harvest 1 | token-gone | AK2-916",
    ),
    *cases(
        charged_out,
        "walk | charged-already | AK2-617 AKB-222 AKB-229 AKB-R21",
        "charge b1 | charged-already | AK2-617 AKB-222 AKB-229 AKB-R21",
    ),
    *cases(ran_out, "run | ran-already | AK2-610 AKB-215 AKB-R21"),
    *cases(
        many_targets,
        "nobody | several-targets | AK2-621 AKB-235",
        "b1 | named-already | AK2-621 AKB-235 AKB-R106",
        "a2 | not-an-enemy | AK2-R63 AKB-220",
    ),
    *cases(
        many_engaged,
        "nobody | several-targets | AKB-R106",
        "b3 | enemy-is-free | AKB-R29",
        "a2 | not-an-enemy | AKB-250",
    ),
]


# --- Combat ---


def charging(edition: str) -> Scene:
    """A charge brought home: the charger's player chooses a card."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 8), GUARD])
    scene.say("activate a1", "charge b1")
    return scene.say(scene.texts()[0])


def guarded(edition: str) -> Scene:
    """A fight of somebody who failed a charge this turn."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 5), GUARD])
    scene.join("a1", "b1")
    scene.battle.mark(0, FAILED_CHARGE)
    return scene.say("activate a1", "fight b1")


def out_of_reach(edition: str) -> Scene:
    """A fight with somebody who reaches farther."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("ghulam", 1, 8, 5.5), GUARD])
    scene.join("a1", "b1")
    return scene.say("activate a1", "fight b1")


def leaving(edition: str) -> Scene:
    """A figure leaves two enemies in contact, and in Blitz one that it holds off itself."""
    figures: list[Figure] = [("ghulam", 0, 8, 8), ("recruit", 1, 9, 8), ("recruit", 1, 7, 8)]
    scene = Scene(edition, [*figures, ("recruit", 1, 8, 9.5), GUARD])
    for enemy in ("b1", "b2") if edition == "v2" else ("b1", "b2", "b3"):
        scene.join("a1", enemy)
    return scene.say("activate a1", "walk")


def held_back(edition: str) -> Scene:
    """It has lost its roll, and one of them has struck."""
    scene = leaving(edition).roll(0, 0, 5, 5).say("b1")
    return scene.roll(0, 0).say("b1")


def both_charged(edition: str) -> Scene:
    """Two of a card have charged one enemy."""
    figures: list[Figure] = [("lancer", 0, 7, 4), ("lancer", 0, 9, 4), ("jaraya", 1, 8, 9)]
    scene = Scene(edition, [*figures, ("recruit", 0, 2, 2), GUARD], cards=[("a1", "a2")])
    scene.say("activate a1 a2", "charge b1", "charge b1", "a1")
    return scene.say(scene.texts()[0]).say(scene.texts()[0])


def fallen_short(edition: str) -> Scene:
    """A failed charge that may pass a friend on either side."""
    figures: list[Figure] = [("garlan", 0, 12, 3), ("recruit", 0, 12, 5), ("recruit", 1, 12, 18)]
    return Scene(edition, figures).say("activate a1", "charge b1")


COMBAT = [
    *cases(
        charging,
        "parry | charger-attacks | AK2-616 AKB-314",
        "inactive | charger-attacks | AK2-616 AKB-314",
    ),
    *cases(guarded, "quick | only-defence | AK2-619 AKB-228 AKB-320"),
    *cases(out_of_reach, "normal | not-reached | AKB-318"),
    *cases(
        leaving,
        "nobody | tester-needed | AK2-624 AKB-261",
        "b3 | not-left | AK2-624",
        "b3 | cannot-hold | AKB-263 AKB-R96",
        "b4 | not-left | AK2-624 AKB-261 AKB-R35",
    ),
    *cases(
        held_back,
        "b1 | struck-already | AK2-627 AKB-265",
        "b3 | cannot-hold | AKB-263 AKB-R96",
    ),
    *cases(
        both_charged,
        "nobody | charger-must-attack | AKB-225",
        "a3 | no-charge-attack | AKB-225",
    ),
    *cases(fallen_short, "12,7 | not-an-end | AK2-618 AK2-R26 AKB-227 AKB-R25"),
]


# --- Shots ---


SHOOTER: Figure = ("crossbowman", 0, 8, 2)
FRIEND: Figure = ("recruit", 0, 12, 2)
ARCHER: Figure = ("archer", 1, 8, 18)


def screen(edition: str) -> list[tuple[str, float, float, int]]:
    """Scenery that hides whoever goes behind it, near where the archer stands."""
    return [("house" if edition == "v2" else "rock", 11, 16.5, 0)]


def shot_at(edition: str) -> Scene:
    """An archer in the open that was shot at."""
    scene = Scene(edition, [SHOOTER, FRIEND, ARCHER, GUARD])
    shoot(scene, "a1", "b1")
    return scene


def recruit_shot_at(edition: str) -> Scene:
    """A target without a weapon."""
    scene = Scene(edition, [SHOOTER, ("recruit", 1, 8, 18), GUARD], scenery=screen(edition))
    shoot(scene, "a1", "b1")
    return scene


def spent_target(edition: str) -> Scene:
    """A target that has run this turn."""
    scene = Scene(edition, [SHOOTER, ARCHER, GUARD], scenery=screen(edition))
    scene.battle.mark(scene.figure("b1"), RAN_OR_CHARGED)
    shoot(scene, "a1", "b1")
    return scene


def slinger_shot_at(edition: str) -> Scene:
    """A target with a shorter weapon, and somewhere to hide."""
    figures: list[Figure] = [("archer", 0, 17, 22), ("ember-thrower", 1, 1.9, 2)]
    low = "house" if edition == "v2" else "rock"
    scene = Scene(edition, figures, scenery=[(low, 5, 2.5, 0)])
    shoot(scene, "a1", "b1")
    return scene


def hidden_shooter(edition: str) -> Scene:
    """A shooter too stealthy to be answered."""
    scene = Scene(edition, [SHOOTER, ARCHER, GUARD], scenery=screen(edition))
    ids = [skill.id for skill in scene.battle.terms.skills]
    scene.battle.boosts[BOOSTS * scene.figure("a1") + GRANTED] = 1 << ids.index("stealthy")
    shoot(scene, "a1", "b1")
    return scene


def near_target(edition: str) -> Scene:
    """A target close enough to go for the shooter, but for a friend of the shooter."""
    figures: list[Figure] = [SHOOTER, ("recruit", 0, 8, 3.5), ("archer", 1, 8, 5.5), GUARD]
    scene = Scene(edition, figures)
    shoot(scene, "a1", "b1")
    return scene


def second_shot(edition: str) -> Scene:
    """Two shots of a volley at one target, which walks away from the first."""
    figures: list[Figure] = [SHOOTER, ("crossbowman", 0, 6, 2), ARCHER, GUARD]
    scene = Scene(edition, figures, scenery=screen(edition), cards=[("a1", "a2")])
    scene.say("activate a1 a2", "shoot b1", "0", "shoot b1", "0", "a1")
    return scene.say("walk")


def shot_charger(edition: str) -> Scene:
    """A charge on two enemies who can shoot; one has."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 0, 12, 4)]
    figures += [("crossbowman", 1, 7.2, 6.5), ("crossbowman", 1, 8.8, 6.5), GUARD]
    scene = Scene(edition, figures)
    scene.say("activate a1", "charge-many", "b1", "b2", "nobody")
    show(scene, MISS[edition])
    return scene.say("b1")


def tired_target(edition: str) -> Scene:
    """A charge on two enemies who can shoot, one of them without points."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("crossbowman", 1, 7.2, 6.5)]
    scene = Scene(edition, [*figures, ("crossbowman", 1, 8.8, 6.5), GUARD])
    idle(scene, "b2")
    return scene.say("activate a1", "charge-many", "b1", "b2", "nobody")


def unarmed_target(edition: str) -> Scene:
    """A charge on two enemies, one of them without a weapon to shoot with."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("crossbowman", 1, 7.2, 6.5)]
    scene = Scene(edition, [*figures, ("recruit", 1, 8.8, 6.5), GUARD])
    return scene.say("activate a1", "charge-many", "b1", "b2", "nobody")


def covered(edition: str) -> Scene:
    """A target in cover of a hedge that was hit; others stand around, a marsh lies beside it."""
    figures: list[Figure] = [SHOOTER, ("recruit", 1, 8, 14), ("recruit", 1, 14, 14), GUARD]
    table = [("hedge", 8.0, 12.5, 0), ("marsh", 11.0, 16.5, 0), ("rock", 18.0, 18.0, 0)]
    scene = Scene(edition, figures, scenery=table)
    idle(scene, "b1")
    show(scene, SWORD_MACE[edition])
    shoot(scene, "a1", "b1")
    return scene


SHOTS = [
    *cases(
        shot_at,
        "walk | no-shelter-near | AK2-829 AK2-R37 AKB-403 AKB-R57",
        "rush | out-of-reach | AKB-250 AKB-R62",
        "charge a2 | only-the-shooter | AK2-620 AK2-831",
        "rush a2 | only-the-shooter | AK2-620 AK2-831 AKB-250 AKB-407",
        "engage a2 | only-the-shooter | AKB-250 AKB-407",
        "shoot a2 | only-the-shooter | AK2-827 AKB-410 AKB-415",
        "charge a1 | no-charge-back | AKB-201 AKB-407",
        "engage a1 | no-engagement | AK2-702",
        "run | no-such-reaction | AK2-612 AKB-201",
        "concentrate | no-such-reaction | AK2-526 AKB-200 AKB-201",
    ),
    *cases(recruit_shot_at, "shoot | no-weapon | AK2-827 AKB-410"),
    *cases(
        spent_target,
        "walk | moved-already | AK2-R24 AKB-R21",
        "rush | moved-already | AK2-R24 AKB-R21",
    ),
    *cases(slinger_shot_at, "shoot | shooter-out-of-range | AK2-827 AKB-415 AKB-R98"),
    *cases(hidden_shooter, "shoot | shooter-hides | AK2-1001 AKB-334"),
    *cases(near_target, "rush | way-barred | AKB-254 AKB-R107"),
    *cases(
        second_shot,
        "walk | one-reaction-move | AKB-R61",
        "rush | one-reaction-move | AKB-R61",
    ),
    *cases(
        shot_charger,
        "b1 | shot-already | AK2-R24 AKB-R61",
        "b3 | not-charged | AK2-825 AKB-410",
        "a2 | not-charged | AK2-825 AKB-410",
    ),
    *cases(tired_target, "b2 | no-ap | AK2-527 AKB-170 AKB-200"),
    *cases(unarmed_target, "b2 | no-weapon | AK2-825 AKB-410"),
    *cases(
        covered,
        "a1 | no-third-model | AKB-107 AKB-R4",
        "b2 | not-behind | AKB-107 AKB-R4",
        "piece 2 | flat-ground | AKB-R104",
        "piece 3 | not-behind | AKB-107 AKB-R4",
        "fight | no-close-combat | AKB-391 AKB-392",
    ),
]


# --- Alchemy ---


def upgrading(edition: str) -> Scene:
    """An alchemist that has bought an upgrade it may have once."""
    figures: list[Figure] = [("lore-collector", 0, 8, 4), ("garlan", 1, 8, 8), GUARD]
    scene = Scene(edition, figures)
    supply(scene, "a1", level=4, components=8, stones=8)
    scene.roll(5, 5, 5).say("activate a1", "cast spark b1", "upgrade 1")
    return scene


def thrice(edition: str) -> Scene:
    """An alchemist that has paid for two more targets and named one."""
    figures: list[Figure] = [("priest", 0, 8, 4), ("garlan", 0, 8, 8), ("recruit", 0, 10, 4)]
    figures += [("recruit", 0, 6, 4), ("recruit", 0, 6, 6), GUARD]
    scene = Scene(edition, figures)
    supply(scene, "a1", level=4, components=8, stones=8)
    return scene.say("activate a1", "cast litany-of-brambles a2", "upgrade 1", "upgrade 1", "a3")


def burning(edition: str) -> Scene:
    """An alchemist with Fire has cast a formula."""
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 0, 6, 4), ("recruit", 1, 8, 8)]
    scene = Scene(edition, [*figures, GUARD])
    supply(scene, "a1", level=4, components=8, stones=0)
    lend(scene, "a1", "fire")
    return scene.say("activate a1", "cast drowning-vision b1")


def harvesting(edition: str) -> Scene:
    """An alchemist of the Outer Circle takes a token of its element."""
    scene = Scene(edition, [("priest", 0, 12, 5), GUARD], scenery=[("hedge", 12.0, 6.0, 0)])
    lay_token(scene, "earth")
    return scene.say("activate a1", "harvest 1")


def inner_harvest(edition: str) -> Scene:
    """One of the Inner Circle does."""
    scene = Scene(edition, [("magister", 0, 12, 5), GUARD], scenery=[("hedge", 12.0, 6.0, 0)])
    lay_token(scene, "earth")
    return scene.say("activate a1", "harvest 1")


def gathering(edition: str) -> Scene:
    """An alchemist near one token, far from another; a third is gone."""
    scene = Scene(edition, [("priest", 0, 12, 4), GUARD], scenery=[("hedge", 12.0, 6.0, 0)])
    for at in ((12.0, 5.0), (20.0, 5.0), (4.0, 5.0)):
        lay_token(scene, "earth", at=at)
    scene.battle.tokens_left = 0b011
    return scene.say("activate a1", "walk", "12,4")


def pushing(edition: str) -> Scene:
    """A push of two inches with an inch and a half of room."""
    figures: list[Figure] = [("lore-collector", 0, 8, 4), ("recruit", 0, 8, 10.5)]
    scene = Scene(edition, [*figures, ("recruit", 1, 8, 8), GUARD])
    supply(scene, "a1", level=4, components=8, stones=0)
    return scene.roll(5, 5).say("activate a1", "cast gust b1")


ALCHEMY = [
    *cases(
        upgrading,
        "upgrade 1 | upgrade-again | AK2-002 AKB-007",
        "upgrade 9 | no-such-upgrade | AK2-912 AKB-424",
    ),
    *cases(
        thrice,
        "nobody | target-paid | AK2-914 AKB-459",
        "a2 | named-already | AK2-914 AKB-459",
        "a3 | named-already | AK2-914 AKB-459",
        "b1 | bad-target | AK2-R63 AKB-424 AKB-R66",
    ),
    *cases(burning, "a2 | not-an-enemy | AK2-920"),
    *cases(
        harvesting,
        "4 components 0 stones effect | effect-or-mix | AK2-917",
        "3 components 3 stones | harvest-amount | AK2-918",
    ),
    *cases(inner_harvest, "effect | effect-alone | AK2-917"),
    *cases(
        gathering,
        "token 2 | token-too-far | AKB-430 AKB-R108",
        "token 3 | token-gone | AKB-R63",
    ),
    *cases(
        pushing,
        "2.5 | push-too-long | AK2-915 AKB-424",
        "2 | push-stopped | AK2-602 AK2-R2 AKB-R90",
    ),
]


# --- Setting up ---


def first_piece(edition: str) -> Scene:
    """The first piece of scenery is chosen."""
    return Preparing(edition, "scenery")


def second_piece(edition: str) -> Scene:
    """The hedge of the pool is on the table."""
    return Preparing(edition, "scenery", scenery=[("hedge", 6.0, 6.0, 0)])


def last_token(edition: str) -> Scene:
    """Player B, above, has put two tokens in the upper half and has one left."""
    pieces = [
        ("pond" if edition == "v2" else "rock", x, y, 0)
        for y in (6.0, 18.0)
        for x in (4.0, 12.0, 20.0)
    ]
    scene = Preparing(edition, "tokens", scenery=pieces)
    for piece in (4, 1, 5, 2):
        text = next(text for text in scene.texts() if text.startswith(f"piece {piece} "))
        scene.say(text)
    return scene


def deploying(edition: str) -> Scene:
    """A card of each is on the table."""
    bands = ((*SOLDIERS, ("recruit", 1)), SOLDIERS)
    scene = Preparing(edition, "deployment", bands=bands)
    scene.battle.active = 0
    return scene.say("deploy a1", "6,1", "deploy b1", "6,23")


def duel(edition: str) -> Scene:
    """Both choose who rolls Mind for the deployment."""
    return Preparing(edition, "tokens", bands=(SOLDIERS, SOLDIERS))


SETTING_UP = [
    *cases(first_piece, "stop | too-early-to-stop | AK2-410 AK2-411 AK2-413 AKB-502"),
    *cases(second_piece, "hedge | pool-has-none | AKB-502 AKB-R109"),
    *cases(
        last_token,
        "piece 5 | piece-has-token | AK2-417",
        "piece 6 | token-abroad | AK2-418 AK2-R17",
        "piece 9 | no-such-piece | AK2-414 AKB-507",
        "piece 6 20,16.75 | token-duty | AKB-508 AKB-R74",
        "piece 3 20,6 | off-outline | AKB-507 AKB-R108",
        "piece 3 20,12 | token-on-line | AKB-R74",
    ),
    *cases(
        duel,
        "b1 | not-yours | AK2-421 AKB-510",
        "nobody | duellist-needed | AK2-421 AKB-510",
    ),
    *cases(
        deploying,
        "deploy a1 | deployed-already | AK2-422 AKB-512",
        "deploy b2 | not-your-card | AK2-422 AKB-512",
        "deploy a2 a4 | one-card | AK2-422 AKB-512",
    ),
]


@pytest.mark.parametrize("case", [*ACTIVATIONS, *ORDERS, *COMBAT, *SHOTS, *ALCHEMY, *SETTING_UP])
def test_what_is_not_offered_is_refused_by_the_rule_that_forbids_it(case: Case) -> None:
    decision = case.scene(case.edition).decision
    before = decision.codes()
    assert refusal_of(decision, case.text) == (case.key, case.rules)
    assert decision.codes() == before


# --- Dice ---


def kept(edition: str, net: int, faces: list[int]) -> KeepDice:
    """The choice between white dice that show some faces."""
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 5)])
    pool = Pool(scene.battle, 0, 2)
    pool.add(net, Message("alkemy-dice-charge"), "AK2-616 AKB-226")
    script = roll(pool, 3, 10, Damage(0, False, 0))
    next(script)
    for face in faces:
        keep = script.send(face)
    assert isinstance(keep, KeepDice)
    return keep


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-113", "AK2-115", "AK2-116", "AK2-117", "AK2-122")
@pytest.mark.rule("AKB-072", "AKB-076", "AKB-077", "AKB-078", "AKB-083")
def test_dice_that_come_to_the_same_are_offered_once_and_written_as_one_likes(edition: str) -> None:
    """Of bonus dice any two are kept; what comes to the same is offered once, however written."""
    own = "AK2" if edition == "v2" else "AKB"
    bonus = kept(edition, 1, [2, 2, 4])
    assert [option.text for option in bonus.options()] == ["keep 1 2", "keep 1 3"]
    assert bonus.parse("keep 2 3") == bonus.parse("keep 1 3") == 2
    assert not bonus.is_legal(4 * 1 + 2)  # no choice of its own
    assert bonus.parse("keep 3 1") == 2  # in either order
    two = "AK2-113" if own == "AK2" else "AKB-072"
    assert refusal_of(bonus, "keep 1 1") == ("two-dice", two)
    assert refusal_of(bonus, "keep 1") == ("two-dice", two)
    assert refusal_of(bonus, "keep 1 2 3") == ("two-dice", two)
    none = "AK2-112" if own == "AK2" else "AKB-071"
    assert refusal_of(bonus, "keep 1 4") == ("no-such-die", none)
    assert refusal_of(bonus, "keep 1 7") == ("no-such-die", none)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-116", "AKB-077")
def test_with_malus_dice_higher_ones_are_refused_for_being_higher(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 5)])
    scene.hurt("a1", 4)  # yellow dice have a number twice
    pool = Pool(scene.battle, 0, 2)
    pool.add(-1, Message("alkemy-dice-charge"), "AK2-616 AKB-226")
    twice = (4, 5) if edition == "v2" else (3, 4)
    script = roll(pool, 3, 10, Damage(0, False, 0))
    next(script)
    for face in (*twice, 0):
        keep = script.send(face)
    assert isinstance(keep, KeepDice)
    rule = "AK2-116" if edition == "v2" else "AKB-077"
    assert refusal_of(keep, "keep 1 2") == ("lowest-dice", rule)


# --- What is left ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-708", "AK2-710", "AKB-316", "AKB-317")
def test_a_card_that_cannot_be_paid_is_refused_for_that(edition: str) -> None:
    scene = guarded(edition)
    battle = scene.battle
    battle.marks[0] = 0
    battle.ap[0] = 0
    cards = [card.id for card in battle.terms.combat_cards]
    menu = PlayCombatCard(battle, 0, 1, [cards.index("inactive")], PAID, NONE)
    rules = "AK2-708 AK2-710" if edition == "v2" else "AKB-316 AKB-317"
    assert refusal_of(menu, "quick") == ("no-ap-for-card", rules)
    assert refusal_of(menu, "parry") == ("no-ap-for-card", rules)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("profile", "limit"),
    [("oracle", ("AK2-912", "AKB-457")), ("tide-weaver", ("AK2-912", "AKB-458"))],
)
@pytest.mark.rule("AK2-902", "AK2-912", "AKB-455", "AKB-457", "AKB-458")
def test_upgrades_end_with_the_stones_of_the_circle_or_of_the_reserve(
    edition: str, profile: str, limit: tuple[str, str]
) -> None:
    scene = Scene(edition, [(profile, 0, 8, 4), ("garlan", 1, 8, 8)])
    battle = scene.battle
    battle.stones[0] = 9
    formula = next(one for one in battle.sheet(0).formulas if one.upgrades)
    purchase = Purchase(battle, 0, Casting(formula, formula.range, 1))
    menu = ChooseUpgrade(battle, 0, purchase, purchase.codes())
    assert menu.why_not(0) is None
    purchase.budget = formula.upgrades[0].stones - 1
    menu = ChooseUpgrade(battle, 0, purchase, [len(formula.upgrades)])
    assert refusal_of(menu, "upgrade 1") == ("upgrade-limit", limit[edition == "blitz"])
    purchase.budget = 9
    battle.stones[0] = formula.upgrades[0].stones - 1
    reserve = "AK2-902" if edition == "v2" else "AKB-455"
    assert refusal_of(menu, "upgrade 1") == ("no-stones", reserve)


@pytest.mark.rule("AK2-914", "AKB-459", "AKB-460")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_target_is_sold_that_nobody_could_be(edition: str) -> None:
    scene = Scene(edition, [("priest", 0, 8, 4), ("garlan", 1, 8, 8)])
    battle = scene.battle
    formula = next(one for one in battle.sheet(0).formulas if one.id == "litany-of-brambles")
    purchase = Purchase(battle, 0, Casting(formula, formula.range, 0))
    menu = ChooseUpgrade(battle, 0, purchase, [*purchase.codes(), len(formula.upgrades)])
    rules = "AK2-914" if edition == "v2" else "AKB-459 AKB-460"
    assert refusal_of(menu, "upgrade 1") == ("no-more-targets", rules)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_cannot_be_understood_is_answered_with_what_can(edition: str) -> None:
    decision = active(edition).decision
    for text in ("dance", "charge zz", "", "\u00b2"):
        with pytest.raises(Refused) as caught:
            decision.parse(text)
        message = caught.value.refusal.message
        assert message.key == "kernel-not-understood"
        assert message.args == {"choice": text, "some": "walk, run, charge b1, charge b2"}
