"""Small scenes: a few figures on a table, played by written answers and given dice."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict, TypeVar

import pytest
from msgspec import structs

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import CombatCard, Edition, Scenery, Skill
from athanor.games.alkemy.codes import ELEMENTS, STAGE_SLOT
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.laying import lay
from athanor.games.alkemy.state import Battle, Placed
from athanor.games.alkemy.terms import LETTERS, Band, Roster
from athanor.kernel import Decision, Label, Log, Match, Refusal, Refused, find
from athanor.kernel.script import Die, Pick, Request, Script
from athanor.kernel.words import Listing, Message

T = TypeVar("T")

EDITIONS = ("v2", "blitz")

CARDS = Path(__file__).parent / "cards"
"""Figures whose numbers the scenes rely on, whatever becomes of the house set."""

Figure = tuple[str, int, float, float]
"""A profile's id, a seat, and where it stands, in inches."""


@cache
def game_of(edition: str, measuring: bool = False, points: int = 180) -> Alkemy:
    """A game of an edition with the figures of the scenes; all scenes share it."""
    options = {"format": points, "measuring": "measure" if measuring else "estimate"}
    game = find(f"alkemy-{edition}").build(2, options, [CARDS])
    assert isinstance(game, Alkemy)
    return game


@cache
def advanced_game(measuring: bool = False, points: int = 180, setup: str = "quick") -> Alkemy:
    """V2 with advanced scenery, and the figures of the scenes."""
    options = {
        "format": points,
        "measuring": "measure" if measuring else "estimate",
        "scenery": "advanced",
        "setup": setup,
    }
    game = find("alkemy-v2").build(2, options, [CARDS])
    assert isinstance(game, Alkemy)
    return game


def game_with(
    edition: Edition,
    profiles: Mapping[str, Mapping[str, object]] | None = None,
    *,
    skills: tuple[Skill, ...] = (),
    cards: tuple[CombatCard, ...] = (),
    scenery: tuple[Scenery, ...] = (),
) -> Alkemy:
    """A game whose house set has some profiles changed, field by field, and some records more."""
    data, stamps = HOUSE[edition].for_match([CARDS])
    changes = profiles or {}
    changed = structs.replace(
        data,
        profile=tuple(structs.replace(one, **changes.get(one.id, {})) for one in data.profile),
        skill=data.skill + skills,
        combat_card=data.combat_card + cards,
        scenery=data.scenery + scenery,
    )
    return Alkemy(find(f"alkemy-{edition}").info, 2, {}, changed, stamps)


class Staging(TypedDict, total=False):
    """How a scene may differ from the usual one."""

    scenery: Iterable[tuple[str, float, float, int]]
    cards: Sequence[Sequence[str]]
    measuring: bool
    active: int
    affinities: tuple[str, str]
    game: Alkemy


class Scene:
    """A match set in the middle of a turn, everybody fresh, the first seat to activate a card.

    Figures are ``a1``, ``a2`` ... and ``b1``, ``b2`` ... in the order given for each seat; figures
    named in one entry of ``cards`` (by labels) share a card, all others have one each. Seat 0 is
    player A, at the bottom. ``scenery`` are (kind id, x, y, turn) with the turn in steps of 15
    degrees.
    """

    def __init__(
        self,
        edition: str,
        figures: Sequence[Figure],
        *,
        scenery: Iterable[tuple[str, float, float, int]] = (),
        cards: Sequence[Sequence[str]] = (),
        measuring: bool = False,
        active: int = 0,
        affinities: tuple[str, str] = ("earth", "water"),
        game: Alkemy | None = None,
    ) -> None:
        self.game = game_of(edition, measuring) if game is None else game
        terms = self.game.terms
        ids = [sheet.id for sheet in terms.sheets]
        bands = []
        for seat in range(self.game.seats):
            mine = [figure for figure in figures if figure[1] == seat]
            shared = {label: group for group in cards for label in group}
            listed: list[tuple[int, int]] = []
            done: set[str] = set()
            for number, (profile, _, _, _) in enumerate(mine, 1):
                label = f"{LETTERS[seat]}{number}"
                if label not in done:
                    group = shared.get(label, (label,))
                    done.update(group)
                    listed.append((ids.index(profile), len(group)))
            affinity = ELEMENTS.index(affinities[seat % 2])
            bands.append(Band(f"band {seat}", Label("band", "bande"), affinity, listed))
        self.battle: Battle = self.game.start()
        battle = self.battle
        battle.enlist(Roster(terms.sheets, bands))
        battle.player_a = 0
        for kind, x, y, turn in scenery:
            index = [piece.id for piece in terms.pieces].index(kind)
            lay(battle, Placed(index, round(x * 1000), round(y * 1000), turn))
        ordered = sorted(figures, key=lambda figure: figure[1])
        for figure, (_, _, x, y) in enumerate(ordered):
            battle.discs.move(figure, round(x * 1000), round(y * 1000))
            battle.present |= 1 << figure
            battle.ap[figure] = battle.sheet(figure).ap
            battle.concentration[figure] = battle.traits(figure).focus
            if battle.sheet(figure).circle:
                battle.edition.craft.equip(battle, figure)
        for figure in range(battle.roster.count):
            battle.edition.bonds.moved(battle, figure)
        battle.turn = 1
        battle.active = active
        battle.initiative = active
        battle.stage = STAGE_SLOT
        self.log = Log(heard=True)
        self.match = Match(self.game, battle, None, log=self.log)
        self.dice: list[int] = []

    # --- Who and what ---

    def figure(self, label: str) -> int:
        """The number of a figure."""
        return self.battle.roster.labels.index(label)

    def at(self, label: str) -> tuple[int, int]:
        """Where a figure stands, in units."""
        figure = self.figure(label)
        return self.battle.discs.x[figure], self.battle.discs.y[figure]

    def gap(self, one: str, other: str) -> int:
        """The distance between two bases, in units."""
        return self.battle.discs.gap(self.figure(one), self.figure(other))

    def alive(self, label: str) -> bool:
        """Whether a figure is on the table."""
        return self.battle.is_present(self.figure(label))

    def ap(self, label: str) -> int:
        """The Action Points a figure has left."""
        return self.battle.ap[self.figure(label)]

    def wounds(self, label: str) -> int:
        """The boxes ticked on a figure's life line."""
        return self.battle.wounds[self.figure(label)]

    def join(self, one: str, other: str) -> None:
        """Put two figures in combat, as after a charge; in V2 they must touch anyway."""
        self.battle.edition.bonds.joined(self.battle, self.figure(one), 1 << self.figure(other))

    def hurt(self, label: str, wounds: int) -> None:
        """Tick boxes before play begins."""
        self.battle.wounds[self.figure(label)] = wounds

    # --- Playing ---

    @property
    def decision(self) -> Decision:
        """What is asked now; chance is answered from the dice given."""
        self.roll_on()
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return decision

    def roll(self, *faces: int) -> "Scene":
        """Give the faces of the dice to come, each by its place on the die from 0 to 5."""
        self.dice += faces
        return self

    def roll_on(self) -> None:
        """Answer chance until somebody must decide."""
        while self.match.chance is not None:
            chance = self.match.chance
            assert self.dice, f"a die was rolled that the scene does not give: {chance.about}"
            assert isinstance(chance, Die | Pick)
            self.match.resolve(self.dice.pop(0))

    def say(self, *answers: str) -> "Scene":
        """Make written choices one after the other, each for whoever is asked."""
        for answer in answers:
            decision = self.decision
            self.match.answer(decision.seat, decision.parse(answer))
        self.roll_on()
        return self

    def fighters(self) -> dict[str, Decision]:
        """Who is asked for a Combat Card now, by label, and what they are asked."""
        self.roll_on()
        found: dict[str, Decision] = {}
        for decision in self.match.decisions:
            figure = getattr(decision, "figure", None)
            assert isinstance(figure, int)
            found[self.battle.roster.labels[figure]] = decision
        return found

    def secretly(self, **cards: str) -> "Scene":
        """Choose Combat Cards by figure: ``secretly(a1="quick", b1="parry")``."""
        for label, decision in self.fighters().items():
            self.match.answer(decision.seat, decision.parse(cards[label]))
        self.roll_on()
        return self

    def texts(self) -> list[str]:
        """The written forms of what may be chosen now."""
        return [option.text for option in self.decision.options()]

    def allows(self, answer: str) -> bool:
        """Whether a written choice may be made now."""
        try:
            return self.decision.is_legal(self.decision.parse(answer))
        except Refused:
            return False

    def refusal(self, answer: str) -> Refusal:
        """Why a written choice is refused; nothing may change by it."""
        decision = self.decision
        before = self.battle.data()
        try:
            code = decision.parse(answer)
        except Refused as refused:
            return refused.refusal
        found = decision.why_not(code)
        assert found is not None, f"{answer} is legal"
        with pytest.raises(Refused):
            self.match.answer(decision.seat, code)
        assert self.battle.data() == before
        return found

    def told(self, kind: str) -> list[tuple[str, ...]]:
        """The rules of every event of a kind, in the order they were told."""
        return [event.rules for event in self.log.events if event.kind == kind]


def face(scene: Scene, colour: str, number: int, symbol: str = "") -> int:
    """The place of a face on a die of a colour that shows a number (and a symbol)."""
    terms = scene.battle.terms
    start = 6 * ("white", "yellow", "red").index(colour)
    for place in range(6):
        if terms.numbers[start + place] == number and (
            not symbol or "SAM"[terms.symbols[start + place]] == symbol
        ):
            return place
    raise AssertionError(f"no face {number}{symbol} on the {colour} die")


def drive(script: Script[T], answers: Iterable[int]) -> tuple[T, list[Request]]:
    """Run a script by itself on given dice and choices; return its result and all it asked."""
    left = list(answers)
    asked: list[Request] = []
    try:
        asked.append(next(script))
        while True:
            asked.append(script.send(left.pop(0)))
    except StopIteration as stop:
        assert not left, f"not asked for: {left}"
        result: T = stop.value
        return result, asked


class Thrown(NamedTuple):
    """A roll as it was told: which one, by whom, with how many dice of which colour."""

    kind: str
    seat: int
    dice: int
    colour: str
    reasons: int


def thrown(scene: Scene) -> list[Thrown]:
    """The rolls told so far."""
    found = []
    for event in scene.log.events:
        if event.kind == "rolled":
            args = event.message.args
            kind, dice, reasons = args["roll"], args["dice"], args["reasons"]
            assert isinstance(kind, Message)
            assert isinstance(dice, Listing)
            assert isinstance(reasons, int)
            first = dice.items[0]
            assert isinstance(first, Message)
            name, colour = kind.key.removeprefix("alkemy-roll-"), str(first.args["colour"])
            found.append(Thrown(name, event.seat, len(dice.items), colour, reasons))
    return found
