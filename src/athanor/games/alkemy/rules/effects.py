"""What formulas do to a figure: one small function for each verb (AK2-915, AKB-424)."""

from typing import Final

from athanor.games.alkemy.codes import (
    BLESS,
    DEFENSE,
    DRAIN,
    GRANT,
    HARM,
    HASTE,
    MEND,
    OMEN,
    PUSH,
    SLOW,
    THORNS,
)
from athanor.games.alkemy.rules.choices import BattleMenu, ask, named
from athanor.games.alkemy.rules.climbing import beneath, fall, fits
from athanor.games.alkemy.rules.dice import check
from athanor.games.alkemy.rules.harm import heal, lose_ap, suffer
from athanor.games.alkemy.rules.moves import spoil_aim
from athanor.games.alkemy.rules.space import in_the_way
from athanor.games.alkemy.rules.tell import moved, tell
from athanor.games.alkemy.rules.things import figure_thing
from athanor.games.alkemy.rules.written import inches_text, parse_inches
from athanor.games.alkemy.state import (
    BLESSED,
    BOOSTS,
    CURSED,
    DEFENSE_UP,
    GRANTED,
    HURRY,
    LAG,
    LUCK,
    SPINES,
    Battle,
)
from athanor.games.alkemy.tabletop.points import root_up, to_grid
from athanor.games.alkemy.terms import Formula
from athanor.kernel.bits import bit
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Inches, Message

PUSH_STEP: Final = 250
"""Quarters of an inch are listed, and whatever room is left; any length between will do."""

FARTHEST: Final = 100_000
"""No table is longer."""


def apply(battle: Battle, caster: i64, formula: Formula, target: i64, add: i64) -> Script[None]:
    """Let a formula work on a target; upgrades add to the first number of its first effect."""
    for verb, first, second, third in formula.effects:
        if battle.is_present(target):
            yield from apply_one(battle, caster, target, verb, first + add, second, third)
        add = 0


def apply_one(
    battle: Battle, caster: i64, target: i64, verb: i64, first: i64, second: i64, third: i64
) -> Script[None]:
    """Let one effect work on a target."""
    if verb == HARM:
        suffer(battle, target, first)
    elif verb == MEND:
        heal(battle, target, first, "AK2-R52 AK2-915 AKB-424")
    elif verb == DRAIN:
        resisted = yield from check(battle, target, third, first, caster)
        if not resisted:
            lose_ap(battle, target, second)
    elif verb == PUSH:
        yield from push(battle, caster, target, first)
    elif verb == GRANT:
        battle.boosts[BOOSTS * target + GRANTED] |= bit(first)
        tell(battle, "granted", "AK2-915 AKB-424", target, label=battle.terms.skills[first].name)
    elif verb == DEFENSE:
        room = second - battle.sheet(target).defense
        strengthen(battle, target, DEFENSE_UP, min(first, max(0, room)), "shielded")
    elif verb == BLESS:
        if first < 0:
            strengthen(battle, target, CURSED + second, first, "cursed")
        else:
            strengthen(battle, target, BLESSED + second, first, "blessed")
    else:
        kind, event = LASTING[verb]
        strengthen(battle, target, kind, first, event)


LASTING: Final = {
    HASTE: (HURRY, "hastened"),
    SLOW: (LAG, "slowed"),
    OMEN: (LUCK, "favoured"),
    THORNS: (SPINES, "thorned"),
}
"""Effects that are a number until the end of the turn, and what is told of them."""


def strengthen(battle: Battle, target: i64, kind: i64, amount: i64, event: str) -> None:
    """Set a lasting effect; the same one twice does not add up."""
    at = BOOSTS * target + kind
    before = battle.boosts[at]
    battle.boosts[at] = min(before, amount) if amount < 0 else max(before, amount)
    tell(battle, event, "AK2-915 AKB-424", target, count=amount, length=amount)


# --- Push ---


class ChoosePush(BattleMenu):
    """How far to push; a choice is a length."""

    def __init__(
        self, battle: Battle, caster: i64, target: i64, most: i64, lengths: list[int]
    ) -> None:
        super().__init__(battle, battle.seat_of(caster), lengths, "AK2-915 AKB-424")
        self.caster = caster
        self.target = target
        self.most = most

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "push"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "push", self.caster, self.target)

    def message(self, choice: i64) -> Message:
        """Return the length."""
        return Message("alkemy-option-push", {"length": Inches(choice)})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return who is pushed, and where to."""
        x, y = pushed_to(self.battle, self.caster, self.target, choice)
        return (figure_thing(self.battle, self.target), f"spot:{x},{y}")

    def text(self, choice: i64) -> str:
        """Return the length in inches."""
        return inches_text(choice)

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether it is a length at all."""
        return 0 <= choice < FARTHEST

    def off_list(self, choice: i64) -> str:
        """Return why a figure is not pushed so far."""
        if choice > self.most:
            return "push-too-long AK2-915 AKB-424"
        if choice > self.choices[-1]:
            return "push-stopped AK2-602 AK2-R2 AKB-R90"
        return "push-no-footing AK2-014 AKB-R90"

    def is_legal(self, choice: i64) -> bool:
        """Tell whether a length is listed, or one between at which the figure can stand."""
        return self.objection(choice) == ""

    def objection(self, choice: i64) -> str:
        """Return what stands against a length."""
        if 0 <= choice <= self.choices[-1] and can_be_pushed(
            self.battle, self.caster, self.target, choice
        ):
            return ""
        return super().objection(choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return who is pushed, and how far at most."""
        most = self.most if choice > self.most else self.choices[-1]
        return {"other": named(self.battle, self.target), "most": Inches(most)}

    def written(self, words: str) -> i64:
        """Return the length that is written, or NONE."""
        return parse_inches(words)


def push(battle: Battle, caster: i64, target: i64, most: i64) -> Script[None]:
    """Push a free figure straight away from the caster, until something stops it."""
    room = push_room(battle, caster, target, most)
    lengths = list(range(0, room + 1, PUSH_STEP))
    if lengths[-1] != room:
        lengths.append(room)
    lengths = [length for length in lengths if can_be_pushed(battle, caster, target, length)]
    start = beneath(battle, target)
    length = lengths[-1] if lengths else 0
    if len(lengths) > 1:
        length = yield ChoosePush(battle, caster, target, most, lengths)
    x, y = pushed_to(battle, caster, target, length)
    moved(battle, target, "pushed", "AK2-915 AK2-R29 AKB-424", [(x, y)])
    battle.discs.move(target, x, y)
    battle.edition.bonds.moved(battle, target)
    spoil_aim(battle, target)
    if beneath(battle, target) != start:  # AKB-295
        fall(battle, target, battle.levels.height(start))


def push_room(battle: Battle, caster: i64, target: i64, most: i64) -> i64:
    """Return how far a figure can be pushed before something, or the table's edge, stops it."""
    others = in_the_way(battle, target)
    radius = battle.discs.radius[target]
    table = battle.levels.table(beneath(battle, target))
    length: i64 = 0
    while length < most:
        x, y = pushed_to(battle, caster, target, length + 10)
        if not table.is_free(x, y, radius, battle.discs, others):
            break
        length += 10
    return length


def can_be_pushed(battle: Battle, caster: i64, target: i64, length: i64) -> bool:
    """Tell whether a figure can stand where a push of a length, with room for it, takes it."""
    x, y = pushed_to(battle, caster, target, length)
    return fits(battle, target, x, y)


def pushed_to(battle: Battle, caster: i64, target: i64, length: i64) -> tuple[i64, i64]:
    """Return where a push of a length takes a figure, centre from centre."""
    discs = battle.discs
    dx, dy = discs.x[target] - discs.x[caster], discs.y[target] - discs.y[caster]
    away = float(root_up(dx * dx + dy * dy))
    if away == 0.0:
        return discs.x[target], discs.y[target]
    x = float(discs.x[target]) + float(dx) * (float(length) / away)
    y = float(discs.y[target]) + float(dy) * (float(length) / away)
    return to_grid(x), to_grid(y)
