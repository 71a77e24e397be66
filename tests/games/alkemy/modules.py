"""Scenes with the modules Command and Competitive: hands, points and objectives as a test likes."""

from collections.abc import Sequence
from functools import cache
from typing import Unpack

from msgspec import structs

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import CommandCard, SecretObjective
from athanor.games.alkemy.codes import STAGES
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.state import HAND_DONE, HELD, RESERVE, TALLY_ROW
from athanor.kernel import find
from tests.games.alkemy.scene import CARDS, Figure, Scene, Staging

DUEL: tuple[Figure, Figure] = (("garlan", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0))
"""One hero each, far apart: nobody need be named for the initiative."""


@cache
def game_of_modules(
    *,
    command: bool = False,
    competitive: bool = False,
    scenery: str = "basic",
    setup: str = "rules",
    measuring: bool = True,
    used: tuple[str | None, str | None] = (None, None),
    points: str | None = None,
) -> Alkemy:
    """A game of V2 with some modules, and the figures of the scenes."""
    options = {
        "command": command,
        "competitive": competitive,
        "scenery": scenery,
        "setup": setup,
        "measuring": "measure" if measuring else "estimate",
        "used_objectives": list(used),
        "game_points": points,
    }
    game = find("alkemy-v2").build(2, options, [CARDS])
    assert isinstance(game, Alkemy)
    return game


def game_with_decks(
    cards: tuple[CommandCard, ...] = (), objectives: tuple[SecretObjective, ...] = ()
) -> Alkemy:
    """A game with both modules and some cards more."""
    data, stamps = HOUSE["v2"].for_match([CARDS])
    more = structs.replace(
        data,
        command_card=data.command_card + cards,
        secret_objective=data.secret_objective + objectives,
    )
    options = {"command": True, "competitive": True, "measuring": "measure"}
    return Alkemy(find("alkemy-v2").info, 2, options, more, stamps)


def mask_of(game: Alkemy, cards: str) -> int:
    """The command cards that are written, as a mask."""
    ids = [card.id for card in game.terms.command_cards]
    return sum(1 << ids.index(card) for card in cards.split())


def commanding(
    figures: Sequence[Figure] = DUEL,
    *,
    hands: tuple[str, str] = ("", ""),
    reserves: tuple[int, int] = (10, 10),
    stage: str = "turn",
    **staging: Unpack[Staging],
) -> Scene:
    """A scene before a turn, both players with command cards and points."""
    game = staging.setdefault("game", game_of_modules(command=True))
    scene = Scene("v2", figures, **staging)
    battle = scene.battle
    for seat in (0, 1):
        battle.set_command(seat, HELD, mask_of(game, hands[seat]))
        battle.set_command(seat, HAND_DONE, 1)
        battle.set_command(seat, RESERVE, reserves[seat])
    battle.stage = STAGES.index(stage)
    battle.turn = 0
    return scene


def competing(
    figures: Sequence[Figure] = DUEL,
    *,
    objectives: tuple[str, str] = ("", ""),
    **staging: Unpack[Staging],
) -> Scene:
    """A scene in a turn, both players with an objective, or none."""
    game = staging.setdefault("game", game_of_modules(competitive=True))
    scene = Scene("v2", figures, **staging)
    ids = [objective.id for objective in game.terms.objectives]
    for seat in (0, 1):
        if objectives[seat]:
            scene.battle.secrets[seat] = ids.index(objectives[seat])
    return scene


def tally(scene: Scene, label: str, kind: int) -> int:
    """What is counted of a figure."""
    return scene.battle.tallies[TALLY_ROW * scene.figure(label) + kind]
