"""Skills that guard a figure from being attacked at all."""

from athanor.games.alkemy.codes import HAS_ATTACKED, MIND
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.dice import check
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64


def dares(battle: Battle, figure: i64, target: i64) -> Script[bool]:
    """Roll Mind against a target's immunity, if it has any left (AKB-236)."""
    difficulty = battle.traits(target).immunity
    if difficulty == 0 or battle.has(target, HAS_ATTACKED):
        return True
    tell(battle, "immune", "AK2-1001 AKB-236", target, figure, difficulty)
    passed = yield from check(battle, figure, MIND, difficulty, target)
    return passed


def hides(battle: Battle, figure: i64, target: i64) -> bool:
    """Tell whether a target is too stealthy to be attacked from so far (AKB-236)."""
    limit = battle.traits(target).stealth
    return limit > 0 and measured_gap(battle, figure, target) > limit
