"""Advanced scenery: what an element is to be, who agrees, its effect, and tests beside it."""

from msgspec import Struct

from athanor.games.alkemy.codes import SPECIAL_EFFECTS, VISIONS
from athanor.games.alkemy.rules.awakening import FIGURES, NextTest
from athanor.games.alkemy.rules.elements import bearer
from athanor.games.alkemy.rules.natures import (
    MASKS,
    AgreeNature,
    ChooseBearer,
    ChooseEffect,
    ChooseNature,
    crossing_words,
)
from athanor.games.alkemy.rules.things import figure_thing, piece_thing
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64


class NatureOption(Struct, frozen=True):
    """What an element may be."""

    text: str
    vision: str
    crossing: list[str]


class NatureChoice(Struct, frozen=True, tag="nature", tag_field="is"):
    """What a new element is to be: anything but the usual must be agreed on."""

    kind: str
    usual: str
    """The written choice that its record stands for."""
    natures: list[NatureOption]


class AgreeChoice(Struct, frozen=True, tag="agree", tag_field="is"):
    """Whether one agrees to what another player wants an element to be: ``yes`` or ``no``."""

    kind: str
    placer: int
    vision: str
    crossing: list[str]


class EffectChoice(Struct, frozen=True, tag="effect", tag_field="is"):
    """Which Special Effect to give: each is a written choice."""

    effects: list[str]
    barred: list[Barred]


class BearerChoice(Struct, frozen=True, tag="bearer", tag_field="is"):
    """Which element a Special Effect is given to."""

    effect: str
    pieces: list[str]
    """Things."""


class GroundTest(Struct, frozen=True):
    """A test that a figure must make beside an element."""

    text: str
    figure: str
    piece: str
    effect: str


class TestChoice(Struct, frozen=True, tag="tests", tag_field="is"):
    """Which of several tests is made next."""

    tests: list[GroundTest]


def element_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of advanced scenery."""
    pieces = battle.terms.pieces
    match decision:
        case ChooseNature():
            natures = [nature_option(decision, one) for one in decision.choices]
            kind = pieces[decision.kind_of_piece].id
            return NatureChoice(kind, decision.text(decision.usual), natures)
        case AgreeNature():
            vision, crossing = VISIONS[decision.nature // MASKS], decision.nature % MASKS
            kind = pieces[decision.kind_of_piece].id
            return AgreeChoice(kind, decision.placer, vision, crossing_words(crossing))
        case ChooseEffect():
            barred = barred_of(decision, dict(enumerate(SPECIAL_EFFECTS)))
            return EffectChoice([SPECIAL_EFFECTS[one] for one in decision.choices], barred)
        case ChooseBearer():
            things = [piece_thing(one) for one in decision.choices]
            return BearerChoice(SPECIAL_EFFECTS[decision.effect], things)
        case NextTest():
            return TestChoice([ground_test(battle, decision, one) for one in decision.choices])
    return None


def nature_option(decision: ChooseNature, nature: i64) -> NatureOption:
    """Return one thing that an element may be."""
    words = crossing_words(nature % MASKS)
    return NatureOption(decision.text(nature), VISIONS[nature // MASKS], words)


def ground_test(battle: Battle, decision: NextTest, test: i64) -> GroundTest:
    """Return one of several tests."""
    effect = test // FIGURES
    return GroundTest(
        text=decision.text(test),
        figure=figure_thing(battle, test % FIGURES),
        piece=piece_thing(bearer(battle, effect)),
        effect=SPECIAL_EFFECTS[effect],
    )
