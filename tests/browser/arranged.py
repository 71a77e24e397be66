"""Turns of Materia Prima as its own tests write them down, taken up by a house."""

import shutil
from typing import Final

import msgspec

from athanor.kernel.snapshot import snapshot_of
from athanor.server.settings import PACKS_FOLDER
from athanor.server.tables.snapshots import HostedSnapshot, Written
from tests.browser.matches import BOT, ME, OPEN
from tests.browser.moments import Moment, Recipe, take_up
from tests.browser.person import Person
from tests.games.materia_prima.scene import FIXED, at
from tests.server.living import LivingHouse

ROUNDS: Final = 20
"""As few as a match may have."""

RECIPE: Final = Recipe(
    "materia-prima", {"layout": "standard", "max_rounds": ROUNDS}, packs=(FIXED,)
)


def last_turn() -> Moment:
    """Return the last turn of a match.

    The alchemist has come to a city with one action left, the homunculus has not acted yet, and
    one of the others has more wisdom but no soul.
    """
    turn = at(
        3,
        first=1,
        round_=ROUNDS,
        spots={0: "2,0"},
        homunculi={(0, 1): ("limmex", "0,-1")},
        souls={1: 0},
        stores={1: "gold gold gold gold"},
        options={"max_rounds": ROUNDS},
    )
    way = ("move a 2,-1", "move a 2,0", "move a 3,-1")
    turn.play(*way)
    choices = tuple(Written(turn.asked.seat, text, 0) for text in way)
    standing = HostedSnapshot(snapshot_of(turn.match), 0, (), (), choices)
    return Moment(RECIPE, turn.asked.seat, msgspec.json.encode(standing))


def lay_out_alchemists(house: LivingHouse) -> None:
    """Have a house find the alchemists for whom such turns are written."""
    shutil.copytree(FIXED, house.data / PACKS_FOLDER / FIXED.name)


def sets_up_last_turns(host: Person, guest: Person, house: LivingHouse, count: int) -> list[str]:
    """Set tables up at which the host has the last turn, and a guest more; return their IDs."""
    packs = [pack.name for pack in RECIPE.packs]
    tables = [
        host.opens(ME, OPEN, BOT, game=RECIPE.game, options=RECIPE.options, packs=packs)
        for _ in range(count)
    ]
    for table in tables:
        guest.post(f"/api/tables/{table}/seats/1", {})
    take_up(house, dict.fromkeys(tables, last_turn()))
    return tables
