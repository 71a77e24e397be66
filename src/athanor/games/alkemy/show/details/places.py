"""Spots: of bases, of few that are offered, and of scenery."""

from msgspec import Struct

from athanor.games.alkemy.rules.effects import ChoosePush, pushed_to
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.scenery_choices import ChooseKind, ChooseTurn, PieceSpots
from athanor.games.alkemy.rules.space import spot_x, spot_y
from athanor.games.alkemy.rules.things import piece_thing
from athanor.games.alkemy.rules.tokens import ChoosePlace
from athanor.games.alkemy.rules.walking import WayEnds
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.script import Decision


class PlaceChoice(Struct, frozen=True, tag="place", tag_field="is"):
    """A spot for a figure: where it is deployed, or where its move ends. Ask for its region."""

    figure: str
    length: int | None
    """Of the move."""
    targets: list[str]
    """Whom a charge or engagement must touch."""


class PieceChoice(Struct, frozen=True, tag="piece", tag_field="is"):
    """A spot for a piece of scenery."""

    kind: str
    turn: int


class SceneryChoice(Struct, frozen=True, tag="scenery", tag_field="is"):
    """Which kind of scenery to place; in a second step how to turn it."""

    kinds: list[str]
    may_stop: bool
    may_give: bool
    """A Special Effect may be given instead: ``effect`` is the written choice."""
    barred: list[Barred]
    """By kind, or ``effect``."""


class TurnChoice(Struct, frozen=True, tag="turn", tag_field="is"):
    """How to turn a piece, in degrees: each is a written choice."""

    kind: str
    degrees: list[int]


class SpotOption(Struct, frozen=True):
    """A spot that may be chosen."""

    text: str
    x: int
    y: int
    thing: str | None
    """The piece it is on."""


class SpotChoice(Struct, frozen=True, tag="spots", tag_field="is"):
    """One spot of few: for a token, at the end of a way, after a push."""

    figure: str | None
    spots: list[SpotOption]


def place_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of where a base may stand."""
    labels = battle.roster.labels
    match decision:
        case PieceSpots():
            return PieceChoice(battle.terms.pieces[decision.piece].id, decision.turn)
        case ContactSpots():
            targets = [labels[one] for one in members(decision.targets)]
            return PlaceChoice(labels[decision.figure], decision.length, targets)
        case MoveEnds():
            return PlaceChoice(labels[decision.figure], decision.length, [])
        case Spots():
            return PlaceChoice(labels[decision.figure], None, [])
        case WayEnds():
            spots = [
                SpotOption(decision.text(one), spot_x(one), spot_y(one), None)
                for one in decision.choices
            ]
            return SpotChoice(labels[decision.figure], spots)
        case ChoosePush():
            spots = [
                SpotOption(
                    decision.text(one),
                    *pushed_to(battle, decision.caster, decision.target, one),
                    None,
                )
                for one in decision.choices
            ]
            return SpotChoice(labels[decision.target], spots)
    return None


def scenery_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of laying out scenery and tokens."""
    match decision:
        case ChooseKind():
            kinds = battle.terms.pieces
            names = {one: kinds[one].id for one in range(len(kinds))}
            if battle.edition.land.is_advanced:
                names[decision.give] = "effect"
            return SceneryChoice(
                [kinds[one].id for one in decision.choices if one < len(kinds)],
                decision.stop in decision.choices,
                decision.give in decision.choices,
                barred_of(decision, names),
            )
        case ChooseTurn():
            kind = battle.terms.pieces[decision.kind_of_piece].id
            return TurnChoice(kind, [15 * turn for turn in decision.choices])
        case ChoosePlace():
            places = [(one, decision.places[one]) for one in decision.choices]
            spots = [
                SpotOption(decision.text(one), place.x, place.y, piece_thing(place.piece))
                for one, place in places
            ]
            return SpotChoice(None, spots)
    return None
