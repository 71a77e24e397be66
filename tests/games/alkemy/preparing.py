"""Matches before their first turn: two small warbands, and the table as a test lays it."""

from collections.abc import Iterable, Sequence
from functools import cache

from athanor.games.alkemy.codes import ELEMENTS, STAGES
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.laying import lay
from athanor.games.alkemy.state import Placed
from athanor.games.alkemy.terms import Band, Roster
from athanor.kernel import Label, Log, Match, Refused, find
from tests.games.alkemy.scene import CARDS, Scene, advanced_game

Cards = Sequence[tuple[str, int]]
"""The cards of a warband: profiles, each with its number of figures."""

SOLDIERS: Cards = (("garlan", 1), ("recruit", 2))
ALCHEMISTS: Cards = (("garlan", 1), ("priest", 1))


@cache
def game_by_rules(edition: str, points: int, seats: int = 2) -> Alkemy:
    """A game whose players lay scenery and tokens; ``advanced`` is V2 with its module."""
    if edition == "advanced":
        return advanced_game(False, points, "rules")
    game = find(f"alkemy-{edition}").build(seats, {"format": points, "setup": "rules"}, [CARDS])
    assert isinstance(game, Alkemy)
    return game


class Preparing(Scene):
    """A match at a stage of its set-up. Seat 0 is player A, at the bottom, unless said otherwise.

    Scenery is laid as given, legal or not, and counts as nobody's.
    """

    def __init__(
        self,
        edition: str,
        stage: str,
        *,
        points: int = 180,
        bands: Sequence[Cards] = (ALCHEMISTS, ALCHEMISTS),
        scenery: Iterable[tuple[str, float, float, int]] = (),
        affinities: tuple[str, str] = ("earth", "water"),
        player_a: int = 0,
    ) -> None:
        self.game = game_by_rules(edition, points, len(bands))
        terms = self.game.terms
        ids = [sheet.id for sheet in terms.sheets]
        self.battle = self.game.start()
        battle = self.battle
        listed = [
            Band(
                f"band {seat}",
                Label("band", "bande"),
                ELEMENTS.index(affinities[seat % 2]),
                [(ids.index(profile), figures) for profile, figures in bands[seat]],
            )
            for seat in range(len(bands))
        ]
        battle.enlist(Roster(terms.sheets, listed))
        kinds = [piece.id for piece in terms.pieces]
        for kind, x, y, turn in scenery:
            lay(battle, Placed(kinds.index(kind), round(x * 1000), round(y * 1000), turn))
        battle.stage = STAGES.index(stage)
        battle.player_a = player_a
        battle.active = 1 - player_a if stage == "tokens" else player_a
        self.log = Log(heard=True)
        self.match = Match(self.game, battle, None, log=self.log)
        self.dice = []

    def place(self, kind: str, turn: int, x: float, y: float) -> "Preparing":
        """Put a piece on the table, turned by so many degrees."""
        self.say(kind, str(turn), f"{x:g},{y:g}")
        return self

    def against(self, kind: str, turn: int, x: float, y: float) -> tuple[str, ...]:
        """The rules against putting a piece somewhere; none if it is legal."""
        match = self.match.fork()
        for answer in (kind, str(turn)):
            decision = match.decision
            assert decision is not None
            match.answer(decision.seat, decision.parse(answer))
        decision = match.decision
        assert decision is not None
        try:
            decision.parse(f"{x:g},{y:g}")
        except Refused as refused:
            return refused.refusal.rules
        return ()

    @property
    def stage(self) -> str:
        """How far the set-up has come."""
        self.roll_on()
        return STAGES[self.battle.stage]
