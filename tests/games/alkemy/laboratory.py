"""Scenes with an alchemist in them: what it holds, and tokens on the table."""

from athanor.games.alkemy.codes import ELEMENTS
from athanor.games.alkemy.state import Token
from tests.games.alkemy.scene import Figure, Scene

GUARD: Figure = ("garlan", 1, 2.0, 22.0)
"""An enemy far away."""


def supply(
    scene: Scene,
    label: str,
    *,
    level: int | None = None,
    components: int | None = None,
    stones: int | None = None,
) -> None:
    """Give an alchemist concentration and resources, beyond its reserve if a test likes."""
    figure = scene.figure(label)
    battle = scene.battle
    if level is not None:
        battle.concentration[figure] = level
    if components is not None:
        battle.components[figure] = components
    if stones is not None:
        battle.stones[figure] = stones


def resources(scene: Scene, label: str) -> tuple[int, int]:
    """The components and stones of an alchemist."""
    figure = scene.figure(label)
    return scene.battle.components[figure], scene.battle.stones[figure]


def level(scene: Scene, label: str) -> int:
    """The concentration of an alchemist."""
    return scene.battle.concentration[scene.figure(label)]


def lay_token(
    scene: Scene,
    element: str,
    *,
    piece: int = 0,
    at: tuple[float, float] = (0.0, 0.0),
    seat: int = 0,
) -> None:
    """Put a token on a piece of scenery, in Blitz at a point of it."""
    battle = scene.battle
    x, y = round(at[0] * 1000), round(at[1] * 1000)
    token = Token(ELEMENTS.index(element), seat, piece, x, y)
    battle.tokens = [*battle.tokens, token]
    battle.tokens_left |= 1 << (len(battle.tokens) - 1)


def lend(scene: Scene, label: str, element: str, activations: int = 2) -> None:
    """Let an affinity effect work on an alchemist, for so many activations."""
    scene.battle.auras[4 * scene.figure(label) + ELEMENTS.index(element)] = activations


def aura(scene: Scene, label: str, element: str) -> int:
    """How many activations an affinity effect still lasts."""
    return scene.battle.auras[4 * scene.figure(label) + ELEMENTS.index(element)]
