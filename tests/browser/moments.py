"""Moments of Alkemy at which some kind of decision is to be made, for a house to go on from.

Matches come to them by chance; what chance hardly ever brings about is arranged before.
The house takes such a match up as if it had been left there.
"""

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from athanor.games.alkemy.codes import ACTIVATED, AIR, FIRE, SPECIAL_EFFECTS, STAGE_SLOT, VISIONS
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.kinds import KINDS
from athanor.games.alkemy.rules.laying import lay_out
from athanor.games.alkemy.state import Battle, Placed
from athanor.kernel import Decision, Event, Log, Match, Stream, find
from athanor.kernel.bits import members
from athanor.kernel.snapshot import snapshot_of
from athanor.server.settings import PACKS_FOLDER, STORE_FILE
from athanor.server.store.tables import checksum
from athanor.server.tables.snapshots import HostedSnapshot, Stamp, Written
from tests.browser.matches import ME, OPEN
from tests.browser.person import Person
from tests.server.living import LivingHouse

Options = Mapping[str, object]
Arrange = Callable[[Battle], None]
Told = Callable[[Sequence[Event], Sequence[Stamp]], bool]

LONGEST = 700
"""Choices after which a match is given up: what is looked for has not come by then."""

CLEAR = 0
"""No rule hinders who crosses it."""

RASH = 0.8
"""How often somebody who may fight does."""

RECALLED = 5
"""Distances measured before that are shown to whoever estimates another."""

BROTHERS = Path(__file__).parent / "cards"
"""A pack with two figures of one card that may act again."""

FIERCE = ("charge", "engage", "charge-many", "engage-many", "cast", "fight", "shoot", "harvest")


class Recipe(NamedTuple):
    """A way in which matches come to a moment."""

    game: str
    options: Options
    seed: int = 0
    """From which on matches are looked through."""
    arrange: Arrange | None = None
    """Changes a table before somebody is activated, so that the moment is near."""
    packs: tuple[Path, ...] = ()
    """Cards that are laid over the house set."""
    told: Told | None = None
    """Whether something has happened that must have before."""


class Moment(NamedTuple):
    """A match that stands at a decision, as a house keeps it."""

    recipe: Recipe
    seat: int
    """Who decides."""
    standing: bytes


# --- arranging ---


def glow(battle: Battle) -> None:
    """Have Fire and Air about every alchemist (AK2-920, AK2-923)."""
    for figure in range(battle.roster.count):
        if battle.sheet(figure).circle:
            battle.auras[4 * figure + FIRE] = 2
            battle.auras[4 * figure + AIR] = 2


def be_back(battle: Battle) -> None:
    """Have everybody been active, and have points left to be again (AKB-190)."""
    for figure in members(battle.present):
        battle.mark(figure, ACTIVATED)
        battle.ap[figure] = battle.sheet(figure).ap


def line_up(battle: Battle) -> None:
    """Have a friend stand right between a figure and an enemy who is too far away (AK2-R26)."""
    mine = members(battle.roster.side[battle.active])
    foes = members(battle.enemies(mine[0]))
    disperse(battle, mine, foes)
    for figure, y in ((mine[0], 3_000), (mine[1], 5_000), (foes[0], 18_000)):
        battle.discs.move(figure, 12_000, y)
    settle(battle)


def face(battle: Battle) -> None:
    """Have the first figures of both sides stand alone, and near enough to charge."""
    mine = members(battle.roster.side[battle.active])
    foes = members(battle.enemies(mine[0]))
    disperse(battle, mine, foes)
    battle.discs.move(mine[0], 12_000, 10_500)
    battle.discs.move(foes[0], 12_000, 13_500)
    settle(battle)


def disperse(battle: Battle, mine: list[int], foes: list[int]) -> None:
    """Clear the table, and have everybody stand along an edge."""
    battle.placed = []
    battle.tokens = []
    battle.tokens_left = 0
    for side, y in ((mine, 1_000), (foes, 23_000)):
        for at, figure in enumerate(side):
            battle.discs.move(figure, 2_000 + 1_600 * at, y)


def settle(battle: Battle) -> None:
    """Let it be noticed how everybody and everything lies."""
    lay_out(battle)
    for figure in members(battle.present):
        battle.edition.bonds.moved(battle, figure)


def touch(battle: Battle) -> None:
    """Put a figure beside what the Shaal has touched, as far from one enemy as from another."""
    mine = members(battle.roster.side[battle.active])
    foes = members(battle.enemies(mine[0]))
    disperse(battle, mine, foes)
    hedge = [kind.id for kind in battle.terms.pieces].index("hedge")
    vision, effect = VISIONS.index("sparse"), SPECIAL_EFFECTS.index("shaal-touched")
    battle.placed = [Placed(hedge, 12_000, 16_000, 0, vision, CLEAR, effect, 0)]
    battle.discs.move(mine[0], 12_000, 13_500)
    battle.discs.move(foes[0], 9_000, 10_500)
    battle.discs.move(foes[1], 15_000, 10_500)
    settle(battle)


# --- what must have happened ---


def measured_twice(events: Sequence[Event], stamps: Sequence[Stamp]) -> bool:
    """Tell whether, of the distances measured last, two were measured by one choice."""
    measured: dict[tuple[str, str], int] = {}
    for event, stamp in zip(events, stamps, strict=True):
        facts = msgspec.json.decode(event.facts)
        if facts and facts["is"] == "measure" and facts["length"] is not None:
            pair = facts["one"], facts["other"]
            measured.pop(pair, None)
            measured[pair] = stamp.at
    last = [*measured.values()][-RECALLED:]
    return len(last) > len(set(last))


def struck(events: Sequence[Event], stamps: Sequence[Stamp]) -> bool:
    """Tell whether the choice before has cost somebody boxes."""
    last = stamps[-1].at if stamps else 0
    facts = (
        msgspec.json.decode(event.facts)
        for event, stamp in zip(events, stamps, strict=True)
        if stamp.at == last
    )
    return any(one and one["is"] == "damage" for one in facts)


# --- recipes ---

MODULES: Options = {"scenery": "advanced", "command": True, "competitive": True}

BY_THE_BOOK = Recipe("alkemy-v2", {"setup": "rules", **MODULES})
WITH_MODULES = Recipe("alkemy-v2", {"setup": "ready", **MODULES})
V2 = Recipe("alkemy-v2", {"setup": "ready"})
BLITZ = Recipe("alkemy-blitz", {"setup": "ready"})
FACING = V2._replace(arrange=face)
SET_UP = Recipe("alkemy-blitz", {"setup": "rules"})

RECIPES: Mapping[str, Recipe] = {
    **dict.fromkeys(KINDS[: KINDS.index("command-play")], BY_THE_BOOK),
    **dict.fromkeys(
        ("command-play", "command-cancel", "command-figure", "ground-test", "objective"),
        WITH_MODULES,
    ),
    **dict.fromkeys(("turn", "piece", "token", "deployment", "deploy-card", "deploy"), SET_UP),
    "command-hero": Recipe("alkemy-v2", {"setup": "rules", "command": True, "format": 250}),
    "effect-piece": BY_THE_BOOK._replace(seed=20),
    "shaal": WITH_MODULES._replace(arrange=touch),
    "estimate": V2._replace(told=measured_twice),
    "burn": V2._replace(arrange=glow),
    "forbid": V2._replace(arrange=glow),
    "way": V2._replace(arrange=line_up),
    "rejoin": Recipe(
        "alkemy-blitz",
        {"setup": "ready", "warbands": ["garlan, priest, 2 brother", "garlan, priest, 2 brother"]},
        arrange=be_back,
        packs=(BROTHERS,),
    ),
    "charger": Recipe("alkemy-blitz", {"setup": "ready", "format": 300}),
    **dict.fromkeys(("target-first", "target-also", "cover", "harvest-token", "react"), BLITZ),
}
"""For every kind the matches that come to it; where nothing is said, usual ones of V2 do."""


# --- looking for them ---


def moment(kind: str, recipe: Recipe | None = None) -> Moment:
    """Return a moment at which a kind of decision is to be made, and not for form's sake."""
    recipe = recipe or RECIPES.get(kind, V2)
    game = find(recipe.game).build(2, recipe.options, recipe.packs)
    assert isinstance(game, Alkemy)
    for seed in count(recipe.seed):
        for match, choices, stamps, log in stories(game, recipe, seed):
            for decision in match.decisions:
                told = match.quiet_told
                happened = recipe.told is None or recipe.told(log.events[:told], stamps[:told])
                if decision.kind_name() == kind and is_real(decision) and happened:
                    standing = HostedSnapshot(
                        snapshot_of(match),
                        0,
                        tuple(log.events[:told]),
                        tuple(stamps[:told]),
                        tuple(choices),
                    )
                    return Moment(recipe, decision.seat, msgspec.json.encode(standing))
    raise AssertionError(f"no match comes to {kind}")


def is_real(decision: Decision) -> bool:
    """Whether there is something to decide."""
    options = decision.options()
    return not decision.is_moot() and len(options) != 1


def stories(
    game: Alkemy, recipe: Recipe, seed: int
) -> Iterator[tuple[Match, list[Written], list[Stamp], Log]]:
    """Yield a match that is played at random, whenever something is to be decided."""
    rng, stream, log = random.Random(seed), Stream(seed), Log(heard=True)
    match = Match(game, game.start(), stream, log=log)
    choices: list[Written] = []
    stamps: list[Stamp] = []
    arrange = recipe.arrange
    for _ in range(LONGEST):
        if match.is_over:
            return
        waiting = match.decisions
        state = match.state
        assert isinstance(state, Battle)
        if arrange is not None and match.is_quiet and state.stage == STAGE_SLOT:
            battle = game.load(state.data())
            arrange(battle)
            match = Match(game, battle, stream, log=log)
            waiting = match.decisions
            arrange = None
        stamps += [Stamp(len(choices), 0)] * (len(log.events) - len(stamps))
        yield match, choices, stamps, log
        decision = rng.choice(list(waiting))
        option = decision.option(chosen(decision, rng, stream))
        choices.append(Written(decision.seat, option.text, 0))
        match.answer(decision.seat, option.code)


def chosen(decision: Decision, rng: random.Random, stream: Stream) -> int:
    """Return what somebody rash chooses."""
    options = decision.options()
    rash = [one for one in options if one.text.split()[0] in FIERCE]
    if decision.kind_name() == "announce" and rash and rng.random() < RASH:
        return rng.choice(rash).code
    return rng.choice(options).code if options else decision.sample(stream)


# --- putting them into a house ---


def lay_out_packs(house: LivingHouse) -> None:
    """Have a house find the packs that some moments need."""
    shutil.copytree(BROTHERS, house.data / PACKS_FOLDER / BROTHERS.name)


def is_set_up(host: Person, guest: Person, one: Moment) -> str:
    """Have two people sit down where a moment is to be played, the host where it is decided."""
    seats = [ME, OPEN] if one.seat == 0 else [OPEN, ME]
    recipe = one.recipe
    packs = [pack.name for pack in recipe.packs]
    table = host.opens(*seats, game=recipe.game, options=recipe.options, packs=packs)
    guest.post(f"/api/tables/{table}/seats/{1 - one.seat}", {})
    return table


def take_up(house: LivingHouse, moments: Mapping[str, Moment]) -> None:
    """Have tables of a house, by their ids, stand at moments when it is opened again."""
    house.close()
    with sqlite3.connect(house.data / STORE_FILE) as store:
        for table, one in moments.items():
            last = store.execute("SELECT max(seq) FROM entry WHERE game_table = ?", (table,))
            (seq,) = last.fetchone()
            row = table, seq, one.standing, checksum(one.standing)
            store.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)", row)
    store.close()
    house.open()
