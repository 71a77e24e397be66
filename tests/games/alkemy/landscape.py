"""Small scenes among advanced scenery: what each element is, and the effect it has."""

from collections.abc import Sequence

from athanor.games.alkemy.codes import CROSSINGS, NONE, SPECIAL_EFFECTS, VISIONS
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.laying import lay_out
from athanor.games.alkemy.state import Placed
from tests.games.alkemy.scene import Figure, Scene, advanced_game

Element = tuple[str, float, float, str, str, str]
"""A kind, where its centre is, its Vision, its Crossings (``a+b``), and its effect or nothing."""


def landscape(
    figures: Sequence[Figure],
    elements: Sequence[Element],
    measuring: bool = True,
    cards: Sequence[Sequence[str]] = (),
    game: Alkemy | None = None,
) -> Scene:
    """A scene of V2 among elements that lie upright."""
    scene = Scene(
        "v2",
        figures,
        scenery=[(kind, x, y, 0) for kind, x, y, _, _, _ in elements],
        game=game or advanced_game(measuring),
        cards=cards,
    )
    battle = scene.battle
    battle.placed = [
        Placed(
            one.kind,
            one.x,
            one.y,
            one.turn,
            VISIONS.index(vision),
            sum(1 << CROSSINGS.index(rule) for rule in crossing.split("+") if rule != "clear"),
            SPECIAL_EFFECTS.index(effect) if effect else NONE,
            0 if effect else NONE,
        )
        for one, (_, _, _, vision, crossing, effect) in zip(battle.placed, elements, strict=True)
    ]
    lay_out(battle)
    for figure in range(battle.roster.count):
        battle.edition.bonds.moved(battle, figure)
    return scene
