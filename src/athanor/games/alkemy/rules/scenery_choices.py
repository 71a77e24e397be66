"""What is asked about a piece of scenery: which, turned how, and put where."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.footprints import TURNS
from athanor.games.alkemy.rules.places import TRIES, Spots
from athanor.games.alkemy.rules.siting import HALF_INCH
from athanor.games.alkemy.rules.space import spot_code
from athanor.games.alkemy.rules.things import scenery_thing
from athanor.games.alkemy.state import Battle
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message

BROAD: Final = 64
"""The side of the least squares in which room for a piece is looked for."""

COARSE: Final = 12
"""Into so many strips each way the table is cut for suggestions."""


class ChooseKind(BattleMenu):
    """Which piece to place; the number of kinds stands for stopping (AK2-405, AKB-R109).

    One more stands for giving a Special Effect to a piece that lies there (AK2-1302).
    """

    def __init__(
        self,
        battle: Battle,
        kinds: list[int],
        may_stop: bool,
        barred: str = "no-effects AK2-405 AKB-501",
    ) -> None:
        self.stop: i64 = len(battle.terms.pieces)
        self.give: i64 = self.stop + 1
        self.barred = barred
        """What keeps the player from giving an effect."""
        codes = [*kinds, self.stop] if may_stop else list(kinds)
        if barred == "":
            codes.append(self.give)
        super().__init__(battle, battle.active, codes, "AK2-405 AK2-410 AK2-412 AKB-501 AKB-502")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "scenery"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-scenery")

    def default_choice(self) -> i64:
        """Stop when time is up, if that is allowed."""
        if self.stop in self.choices:
            return self.stop
        return max(self.choices, key=lambda choice: choice % self.give)

    def message(self, choice: i64) -> Message:
        """Return the piece's name."""
        if choice == self.give:
            return Message("alkemy-option-give-effect")
        if choice == self.stop:
            return Message("alkemy-option-stop-scenery")
        return Message("alkemy-option-scenery", {"name": self.battle.terms.pieces[choice].name})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind."""
        if choice >= self.stop:
            return ()
        return (scenery_thing(self.battle, choice),)

    def text(self, choice: i64) -> str:
        """Return the piece's id, ``stop`` or ``effect``."""
        if choice >= self.stop:
            return "stop" if choice == self.stop else "effect"
        return self.battle.terms.pieces[choice].id

    def conceivable(self) -> list[int]:
        """Return all kinds, stopping, and giving an effect."""
        return list(range(self.give + 1))

    def off_list(self, choice: i64) -> str:
        """Return why a kind cannot be placed, or why it is too early to stop."""
        if choice == self.give:
            return self.barred
        if choice == self.stop:
            if self.battle.edition.land.is_advanced:
                return "too-early-to-stop AK2-1304 AK2-1305 AK2-1604 AK2-R90"
            return "too-early-to-stop AK2-410 AK2-411 AK2-413 AK2-1604 AKB-502"
        if choice not in self.battle.edition.siting.kinds(self.battle):
            return "pool-has-none AKB-502 AKB-R109"
        return "no-room-for-kind AK2-406 AK2-408 AK2-R15 AKB-503 AKB-R73"


class ChooseTurn(BattleMenu):
    """How to turn a piece; a choice is a number of steps of 15 degrees (AK2-405, AKB-503)."""

    def __init__(self, battle: Battle, kind: i64, turns: list[int]) -> None:
        super().__init__(battle, battle.active, turns, "AK2-405 AKB-503")
        self.kind_of_piece = kind

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "turn"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-turn")

    def message(self, choice: i64) -> Message:
        """Return the angle."""
        return Message("alkemy-option-turn", {"degrees": 15 * choice})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind that is turned."""
        return (scenery_thing(self.battle, self.kind_of_piece),)

    def text(self, choice: i64) -> str:
        """Return the angle in degrees."""
        return f"{15 * choice}"

    def conceivable(self) -> list[int]:
        """Return all turns."""
        return list(range(TURNS))

    def off_list(self, choice: i64) -> str:
        """Say that the piece has no room so turned."""
        return "no-room-so-turned AK2-406 AK2-408 AKB-503 AKB-R73"


class PieceSpots(Spots):
    """Where a piece is put: its centre (AK2-406 to AK2-409, AKB-503)."""

    def __init__(self, battle: Battle, piece: i64, turn: i64, seat: i64) -> None:
        rules = "AK2-405 AK2-406 AK2-407 AK2-408 AKB-502 AKB-503"
        super().__init__(battle, seat, NONE, "piece", rules)
        self.fine = BROAD
        self.piece = piece
        self.turn = turn

    def objection(self, x: i64, y: i64) -> str:
        """Return why the piece may not be put somewhere."""
        battle = self.battle
        return battle.edition.siting.objection(battle, self.seat, self.piece, x, y, self.turn)

    def area(self) -> tuple[i64, i64, i64]:
        """Return a square around the table."""
        layout = self.battle.layout
        half = max(layout.width, layout.height) // 2 + 1
        return layout.width // 2, layout.height // 2, half

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether the piece can certainly be put nowhere so near to a point."""
        battle = self.battle
        siting = battle.edition.siting
        found = siting.objection(battle, self.seat, self.piece, x, y, self.turn, around)
        return found != ""

    def worth_a_look(self) -> list[int]:
        """Return a few spots all over the table, or the grid that was searched for room."""
        few = grid(self.battle, self.seat, self.battle.layout.width // COARSE)
        if any(self.is_legal(spot) for spot in few):
            return few
        return grid(self.battle, self.seat, HALF_INCH)

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot by trial."""
        layout = self.battle.layout
        for _ in range(TRIES):
            spot = spot_code(stream.below(layout.width + 1), stream.below(layout.height + 1))
            if self.is_legal(spot):
                return spot
        return super().sample(stream)


def grid(battle: Battle, seat: i64, step: i64) -> list[int]:
    """Return spots all over where a player's next piece can lie, so far apart."""
    left, bottom, right, top = battle.edition.siting.window(battle, seat)
    return [
        spot_code(x, y)
        for y in range(bottom + step, top + 1, step)
        for x in range(left + step, right + 1, step)
    ]
