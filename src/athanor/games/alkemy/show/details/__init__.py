"""What a board needs to know of a decision beyond its options in words: numbers, costs, dice.

Everything a choice leads to is named by the choice's own written form, ``text``. Nothing here may
depend on a distance that nobody has measured (AK2-005, AKB-010). Each chapter knows its decisions.
"""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.show.details.alchemy import (
    HarvestChoice,
    TokenChoice,
    UpgradeChoice,
    alchemy_detail,
)
from athanor.games.alkemy.show.details.elements import (
    AgreeChoice,
    BearerChoice,
    EffectChoice,
    NatureChoice,
    TestChoice,
    element_detail,
)
from athanor.games.alkemy.show.details.fighting import HandChoice, KeepChoice, fighting_detail
from athanor.games.alkemy.show.details.figures import (
    CardChoice,
    FigureChoice,
    YesNoChoice,
    figure_detail,
)
from athanor.games.alkemy.show.details.modules import (
    CancelChoice,
    CommandChoice,
    ObjectiveChoice,
    module_detail,
)
from athanor.games.alkemy.show.details.orders import OrderChoice, order_detail
from athanor.games.alkemy.show.details.places import (
    PieceChoice,
    PlaceChoice,
    SceneryChoice,
    SpotChoice,
    TurnChoice,
    place_detail,
    scenery_detail,
)
from athanor.games.alkemy.show.details.shooting import (
    CoverChoice,
    EstimateChoice,
    ReactChoice,
    shooting_detail,
)
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Decision

DETAILS: Final[tuple[type[Struct], ...]] = (
    FigureChoice,
    YesNoChoice,
    CardChoice,
    OrderChoice,
    EstimateChoice,
    ReactChoice,
    CoverChoice,
    KeepChoice,
    HandChoice,
    PlaceChoice,
    PieceChoice,
    SceneryChoice,
    TurnChoice,
    SpotChoice,
    UpgradeChoice,
    HarvestChoice,
    TokenChoice,
    NatureChoice,
    AgreeChoice,
    EffectChoice,
    BearerChoice,
    TestChoice,
    CommandChoice,
    CancelChoice,
    ObjectiveChoice,
)

CHAPTERS: Final = (
    order_detail,
    figure_detail,
    fighting_detail,
    place_detail,
    scenery_detail,
    shooting_detail,
    alchemy_detail,
    element_detail,
    module_detail,
)


def detail_of(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of a decision; None if its options say all."""
    for chapter in CHAPTERS:
        detail = chapter(battle, decision)
        if detail is not None:
            return detail
    return None
