"""What an element is agreed to be, and the Special Effects it is given (AK2-1302, AK2-1303)."""

from typing import Final

from athanor.games.alkemy.codes import (
    CLIMBABLE,
    CROSSINGS,
    IMPASSABLE,
    NONE,
    OPAQUE,
    SPECIAL_EFFECTS,
    VISIONS,
)
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.things import piece_thing, scenery_thing
from athanor.games.alkemy.seats import others
from athanor.games.alkemy.state import Battle, Placed
from athanor.games.alkemy.terms import PieceKind
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Event, Listing, Message, SeatName

MASKS: Final = 16
"""A nature is vision * MASKS + crossing."""


def is_sound(crossing: i64) -> bool:
    """Tell whether Crossing rules go together: what is impassable can only be climbed besides."""
    return not crossing & IMPASSABLE or crossing & ~(IMPASSABLE | CLIMBABLE) == 0


NATURES: Final = [
    vision * MASKS + crossing
    for vision in range(len(VISIONS))
    for crossing in range(MASKS)
    if is_sound(crossing)
]


def nature_of(kind: PieceKind) -> i64:
    """Return what the record of a kind says it is (AK2-R89)."""
    return kind.vision * MASKS + kind.crossing


def crossing_words(crossing: i64) -> list[str]:
    """Return the Crossing rules of a mask; where there is none, it is clear (AK2-1309)."""
    return [name for k, name in enumerate(CROSSINGS) if crossing >> k & 1] or ["clear"]


def nature_args(nature: i64) -> dict[str, Arg]:
    """Return what an element is, for messages."""
    crossings = crossing_words(nature % MASKS)
    return {
        "vision": Message(f"alkemy-vision-{VISIONS[nature // MASKS]}"),
        "crossing": Listing(tuple(Message(f"alkemy-crossing-{one}") for one in crossings)),
    }


# --- Vision and Crossing ---


class ChooseNature(BattleMenu):
    """What a new element is to be; other than its record says only if all agree (AK2-R89)."""

    def __init__(self, battle: Battle, seat: i64, kind: i64) -> None:
        super().__init__(battle, seat, list(NATURES), "AK2-1303 AK2-R89")
        self.kind_of_piece = kind
        self.usual = nature_of(battle.terms.pieces[kind])

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "nature"

    def about(self) -> Message:
        """Return the question."""
        name = self.battle.terms.pieces[self.kind_of_piece].name
        return Message("alkemy-ask-nature", {"name": name})

    def default_choice(self) -> i64:
        """Keep to the record."""
        return self.usual

    def message(self, choice: i64) -> Message:
        """Return Vision and Crossing in words, and whether they are the record's."""
        key = "alkemy-option-nature-usual" if choice == self.usual else "alkemy-option-nature"
        return Message(key, nature_args(choice))

    def text(self, choice: i64) -> str:
        """Return Vision and Crossing: ``sparse hindering+climb``."""
        return f"{VISIONS[choice // MASKS]} {'+'.join(crossing_words(choice % MASKS))}"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind."""
        return (scenery_thing(self.battle, self.kind_of_piece),)

    def conceivable(self) -> list[int]:
        """Return all there could be, whether it goes together or not."""
        return list(range(len(VISIONS) * MASKS))

    def off_list(self, choice: i64) -> str:
        """Say that what is impassable is not entered."""
        return "crossing-contradicts AK2-1309 AK2-1314"


class AgreeNature(BattleMenu):
    """Whether another player agrees to what an element is to be (AK2-R89)."""

    def __init__(self, battle: Battle, seat: i64, placer: i64, kind: i64, nature: i64) -> None:
        super().__init__(battle, seat, [0, 1], "AK2-1303 AK2-R89")
        self.placer = placer
        self.kind_of_piece = kind
        self.nature = nature

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "agree-nature"

    def about(self) -> Message:
        """Return the question."""
        args = nature_args(self.nature)
        args["name"] = self.battle.terms.pieces[self.kind_of_piece].name
        args["seat"] = SeatName(self.placer)
        return Message("alkemy-ask-agree-nature", args)

    def message(self, choice: i64) -> Message:
        """Return yes, or that it is to be as its record says."""
        if choice == 1:
            return Message("alkemy-option-agree-nature")
        usual = nature_of(self.battle.terms.pieces[self.kind_of_piece])
        return Message("alkemy-option-keep-nature", nature_args(usual))

    def text(self, choice: i64) -> str:
        """Return ``yes`` or ``no``."""
        return "yes" if choice == 1 else "no"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind."""
        return (scenery_thing(self.battle, self.kind_of_piece),)


def agreed_nature(battle: Battle, seat: i64, kind: i64) -> Script[i64]:
    """Return what a new element is: proposed by its placer, and agreed to (AK2-1303, AK2-R89)."""
    if not battle.edition.land.is_advanced:
        return OPAQUE * MASKS + IMPASSABLE
    usual = nature_of(battle.terms.pieces[kind])
    proposed: i64 = yield ChooseNature(battle, seat, kind)
    if proposed != usual:
        for other in others(battle, seat):
            if not battle.gone >> other & 1:
                agreed = yield AgreeNature(battle, other, seat, kind, proposed)
                if not agreed:
                    return usual
    return proposed


def tell_nature(battle: Battle, placed: Placed, things: tuple[str, ...]) -> None:
    """Tell what a new element is, if that is not what its record says (AK2-1303)."""
    nature = placed.vision * MASKS + placed.crossing
    record = battle.terms.pieces[placed.kind]
    if battle.edition.land.is_advanced and nature != nature_of(record) and battle.log.heard:
        args = nature_args(nature)
        args["name"] = record.name
        rules = battle.cite("AK2-1303 AK2-R89")
        message = Message("alkemy-event-nature", args)
        battle.log.tell(Event("nature", NONE, message, rules, things=things))


def as_recorded(battle: Battle, kind: i64, x: i64, y: i64, turn: i64) -> Placed:
    """Return a piece that is what its record says."""
    if not battle.edition.land.is_advanced:
        return Placed(kind, x, y, turn)
    record = battle.terms.pieces[kind]
    return Placed(kind, x, y, turn, record.vision, record.crossing)


# --- Special Effects ---


def effects_left(battle: Battle) -> list[int]:
    """Return the effects that no element has: each is chosen once in a match (AK2-1319)."""
    taken = {one.effect for one in battle.placed}
    return [effect for effect in range(len(SPECIAL_EFFECTS)) if effect not in taken]


def bare_pieces(battle: Battle) -> list[int]:
    """Return the elements without an effect: none has two (AK2-1319)."""
    return [k for k, one in enumerate(battle.placed) if one.effect == NONE]


def effects_given(battle: Battle, seat: i64) -> i64:
    """Return how many effects a player has given."""
    count: i64 = 0
    for one in battle.placed:
        if one.giver == seat:
            count += 1
    return count


def giving_objection(battle: Battle, seat: i64) -> str:
    """Return why a player may give no effect instead of placing an element, or nothing."""
    if battle.layout.effects == 0:
        return "no-effects AK2-405 AKB-501"
    if effects_given(battle, seat) >= battle.layout.effects:
        return "effects-given AK2-1304 AK2-1305"
    if not bare_pieces(battle):
        return "no-bare-piece AK2-1319 AK2-R47"
    return "effects-gone AK2-1319" if not effects_left(battle) else ""


class ChooseEffect(BattleMenu):
    """Which Special Effect to give (AK2-1302, AK2-1319)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        super().__init__(battle, seat, effects_left(battle), "AK2-1302 AK2-1319 AK2-R47")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "effect"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-effect")

    def message(self, choice: i64) -> Message:
        """Return the effect, and in short what it does."""
        name = SPECIAL_EFFECTS[choice]
        args: dict[str, Arg] = {
            "name": Message(f"alkemy-effect-{name}"),
            "story": Message(f"alkemy-effect-{name}-story"),
        }
        return Message("alkemy-option-effect", args)

    def text(self, choice: i64) -> str:
        """Return the effect's id."""
        return SPECIAL_EFFECTS[choice]

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the effect."""
        return (f"effect:{SPECIAL_EFFECTS[choice]}",)

    def conceivable(self) -> list[int]:
        """Return all effects."""
        return list(range(len(SPECIAL_EFFECTS)))

    def off_list(self, choice: i64) -> str:
        """Say that it was chosen before."""
        return "effect-taken AK2-1319"


class ChooseBearer(BattleMenu):
    """Which element a Special Effect is given to (AK2-1302, AK2-1319)."""

    def __init__(self, battle: Battle, seat: i64, effect: i64) -> None:
        super().__init__(battle, seat, bare_pieces(battle), "AK2-1302 AK2-1319 AK2-R47")
        self.effect = effect

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "effect-piece"

    def about(self) -> Message:
        """Return the question."""
        effect = Message(f"alkemy-effect-{SPECIAL_EFFECTS[self.effect]}")
        return Message("alkemy-ask-effect-piece", {"effect": effect})

    def message(self, choice: i64) -> Message:
        """Return the element's name and number."""
        kind = self.battle.terms.pieces[self.battle.placed[choice].kind]
        return Message("alkemy-option-effect-piece", {"name": kind.name, "piece": choice + 1})

    def text(self, choice: i64) -> str:
        """Return the element's number."""
        return f"piece {choice + 1}"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the element."""
        return (piece_thing(choice),)

    def conceivable(self) -> list[int]:
        """Return all elements on the table."""
        return list(range(len(self.battle.placed)))

    def off_list(self, choice: i64) -> str:
        """Say that it has one."""
        return "has-effect AK2-1319"
