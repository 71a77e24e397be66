"""Shots in small scenes: who shoots at whom, and the dice by what they show."""

from athanor.games.alkemy.codes import NONE

from .scene import Scene, face

SWORD_MACE = {"v2": "3S 4M", "blitz": "4S 3M"}
"""Two white dice that come to 7 and show a sword and a mace: the fourth damage column."""

AXE_MACE = {"v2": "5A 6M", "blitz": "5A 6M"}
"""Two white dice that come to 11 and show an axe and a mace: the fifth damage column."""

MISS = {"v2": "1M 1M", "blitz": "1S 1S"}
"""Two white dice that hit nobody."""


def show(scene: Scene, dice: str, colour: str = "white") -> None:
    """Let the next dice show numbers and symbols, written as ``3S 4M``."""
    scene.roll(*(face(scene, colour, int(shown[0]), shown[1:]) for shown in dice.split()))


def activate(scene: Scene, figure: str) -> None:
    """Activate a figure's card, unless it is active."""
    battle = scene.battle
    if battle.active_card == NONE:
        card = battle.roster.profile_card[scene.figure(figure)]
        names = [battle.roster.labels[k] for k in range(battle.roster.count)]
        on_card = battle.roster.profile_cards[card] & battle.present
        scene.say("activate " + " ".join(n for k, n in enumerate(names) if on_card >> k & 1))


def shoot(scene: Scene, shooter: str, target: str, estimate: str = "0") -> None:
    """Announce a shot, and an estimate where nobody may measure."""
    activate(scene, shooter)
    scene.say(f"shoot {target}")
    if not scene.battle.terms.measuring:
        scene.say(estimate)


def idle(scene: Scene, *figures: str) -> None:
    """Leave figures without Action Points, so that they react to nothing."""
    for figure in figures:
        scene.battle.ap[scene.figure(figure)] = 0


def asked(scene: Scene) -> str:
    """The kind of the decision that is waiting."""
    return type(scene.decision).__name__


def kinds(scene: Scene) -> list[str]:
    """The kinds of all events told so far."""
    return [event.kind for event in scene.log.events]
