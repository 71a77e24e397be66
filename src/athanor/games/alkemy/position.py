"""Saved positions: read back whole, or refused."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from athanor.games.alkemy.codes import (
    ALL,
    CONTROL,
    NONE,
    SPECIAL_EFFECTS,
    STAGE_MUSTER,
    STAGE_OVER,
    STAGE_SIDES,
    STAGE_WAVE,
    STAGES,
)
from athanor.games.alkemy.rules.climbing import fits
from athanor.games.alkemy.rules.footprints import TURNS
from athanor.games.alkemy.rules.laying import lay_out
from athanor.games.alkemy.rules.natures import MASKS, NATURES
from athanor.games.alkemy.state import (
    COMMAND_ROW,
    COUNTS,
    HAND_DONE,
    HELD,
    IN_FORCE,
    LAID,
    PLAYED,
    RESERVE,
    Battle,
    Placed,
    Token,
)
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.terms import Band, Roster, Terms
from athanor.kernel.bits import bit, members
from athanor.kernel.conversion import convert
from athanor.kernel.game import Data
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import refuse

MOST_PASSES: Final = 20
"""Neither players nor the search for room on the table try as often."""


SAVED_AS = {"initiative": "winner", "active_card": "card", "concentration": "level"}
"""What saved positions call otherwise than the state does."""


class SavedBattle(Struct, frozen=True, forbid_unknown_fields=True, rename=SAVED_AS):
    """The form of a saved position; what fits together is checked after."""

    stage: str
    bands: list[str]
    turn: int
    player_a: int
    active: int
    initiative: int
    opening: int
    passes: int
    stopped: int
    active_card: int
    wave: int
    taking_part: int
    finished: int
    cut_short: bool
    over: bool
    present: int
    places: list[tuple[int, int]]
    scenery: list[list[int]]
    tokens: list[tuple[int, int, int, int, int]]
    tokens_left: int
    counts: list[int]
    wounds: list[int]
    ap: list[int]
    marks: list[int]
    foes: list[int]
    concentration: list[int]
    components: list[int]
    stones: list[int]
    cast: list[int]
    aimed: list[int]
    owners: list[int]
    auras: list[int] = []
    boosts: list[int] = []
    given_up: int = NONE
    bearers: list[int] = []
    lying: int = 0
    counted: int = 0
    objectives: list[tuple[int, int]] = []
    gone: int = 0
    taped: list[int] | None = None
    springs_used: int = 0
    doomed: int = 0
    command: list[int] = []
    secrets: list[int] = []
    tallies: list[int] = []


LISTS = (
    "wounds", "ap", "marks", "foes", "concentration", "components", "stones", "cast",
    "auras", "boosts", "aimed", "owners", "command", "secrets", "tallies",
)  # fmt: skip
SPARE = ("auras", "boosts")
"""Long lists that may be left out where no alchemy is at work."""
NUMBERS = (
    "turn", "player_a", "active", "initiative", "opening", "passes", "stopped", "active_card",
    "wave", "taking_part", "finished", "cut_short", "over", "given_up", "gone", "present",
    "tokens_left", "springs_used", "doomed",
)  # fmt: skip

PLAIN: Final = 4
ADVANCED: Final = 8
"""How many numbers there are of a piece of scenery."""


def load(terms: Terms, bands: dict[str, Band], data: Data) -> Battle:
    """Return the state saved as data; raises Refused if it is no possible position."""
    try:
        saved = convert(data, SavedBattle)
        battle = Battle(terms, Terrain(terms.layout.width, terms.layout.height))
        restore(battle, saved, bands)
    except (msgspec.ValidationError, ValueError, KeyError, IndexError, OverflowError) as error:
        raise refuse("alkemy-refusal-bad-position", detail=str(error)[:200]) from error
    return battle


def restore(battle: Battle, saved: SavedBattle, bands: dict[str, Band]) -> None:
    """Put everything saved into a fresh state; raises ValueError where it does not fit."""
    battle.stage = STAGES.index(saved.stage)
    if saved.bands:
        expect(len(saved.bands) == battle.seats, "bands")
        battle.enlist(Roster(battle.terms.sheets, [bands[text] for text in saved.bands]))
    for name in NUMBERS:
        setattr(battle, name, getattr(saved, name))
    for name in LISTS:
        values: Any = getattr(saved, name)
        if name in SPARE and not values:
            continue
        expect(len(values) == len(getattr(battle, name)), name)
        setattr(battle, name, vec[i64](values))
    restore_counts(battle, saved.counts)
    restore_objectives(battle, saved)
    if NONE < battle.given_up < battle.seats:
        battle.gone |= bit(battle.given_up)
    if saved.taped is not None:
        expect(len(saved.taped) == battle.roster.count, "taped")
        battle.taped = vec[i64](saved.taped)
        battle.known = battle.taped[:]
    numbers = ADVANCED if battle.edition.land.is_advanced else PLAIN
    expect(all(len(one) == numbers for one in saved.scenery), "scenery")
    battle.placed = [Placed(*one) for one in saved.scenery]
    check_scenery(battle)
    lay_out(battle)
    battle.tokens = [Token(*one) for one in saved.tokens]
    for token in battle.tokens:
        expect(0 <= token.element < 4 and 0 <= token.piece < len(battle.placed), "tokens")
    expect(len(saved.places) == battle.roster.count, "places")
    for figure, (x, y) in enumerate(saved.places):
        battle.discs.move(figure, x, y)
    check_course(battle)
    check_figures(battle)
    check_modules(battle)


def check_scenery(battle: Battle) -> None:
    """Check that every piece is of some kind, and what it is and has can be so."""
    known: set[int] = set()
    for one in battle.placed:
        expect(0 <= one.kind < len(battle.terms.pieces) and 0 <= one.turn < TURNS, "scenery")
        expect(0 <= one.crossing < MASKS and one.vision >= 0, "scenery")
        expect(one.vision * MASKS + one.crossing in NATURES, "scenery")
        if one.effect != NONE:  # AK2-1319
            expect(0 <= one.effect < len(SPECIAL_EFFECTS) and one.effect not in known, "scenery")
            known.add(one.effect)
        expect((0 <= one.giver < battle.seats) == (one.effect != NONE), "scenery")
    expect(0 <= battle.springs_used < bit(len(battle.placed)), "springs_used")


def restore_counts(battle: Battle, counts: list[int]) -> None:
    """Give each who plays the counts that are saved of them."""
    expect(len(counts) == len(COUNTS) * battle.seats, "counts")
    for k, start in enumerate(COUNTS):
        for seat in range(battle.seats):
            battle.counts[start + seat] = counts[k * battle.seats + seat]


def restore_objectives(battle: Battle, saved: SavedBattle) -> None:
    """Put objectives that are carried or taken where they are."""
    if battle.layout.objective == CONTROL:
        expect(not saved.bearers and not saved.objectives and saved.lying == 0, "objectives")
        return
    count = len(battle.bearers)
    expect(len(saved.bearers) == count, "bearers")
    expect(len(saved.objectives) == count, "objectives")
    expect(0 <= saved.lying < bit(count), "lying")
    expect(saved.counted >= 0 and saved.counted & saved.lying == 0, "counted")
    battle.lying = saved.lying
    battle.counted = saved.counted
    for objective, bearer in enumerate(saved.bearers):
        expect(NONE <= bearer < battle.roster.count, "bearers")
        carried = bearer != NONE
        if carried:
            owner = battle.seat_of(bearer)
            expect(battle.is_present(bearer) and battle.owners[objective] == owner, "bearers")
        lies = saved.lying >> objective & 1 == 1
        expect(lies == (battle.owners[objective] == NONE) and not (lies and carried), "lying")
        battle.bearers[objective] = bearer
        x, y = saved.objectives[objective]
        expect(0 <= x <= battle.layout.width and 0 <= y <= battle.layout.height, "objectives")
        battle.discs.move(battle.roster.count + objective, x, y)


def check_course(battle: Battle) -> None:
    """Check that the match can be where it is said to be."""
    stage, cards = battle.stage, len(battle.roster.profile_cards)
    for name in ("player_a", "active", "initiative", "opening", "stopped"):
        expect(NONE <= getattr(battle, name) < battle.seats, name)
    broken_off = battle.given_up != NONE
    expect(bool(battle.roster.bands) or stage == STAGE_MUSTER or broken_off, "bands")
    expect(battle.over or not broken_off, "given_up")
    if stage > STAGE_SIDES and not broken_off:
        expect(battle.player_a != NONE, "player_a")
        expect(battle.active != NONE, "active")
    expect(NONE <= battle.active_card < cards, "active_card")
    expect(battle.active_card != NONE or stage != STAGE_WAVE, "active_card")
    expect(battle.over == (stage == STAGE_OVER), "over")
    expect(0 <= battle.turn <= battle.layout.turns, "turn")
    expect(battle.wave >= 0, "wave")
    expect(0 <= battle.passes <= MOST_PASSES, "passes")
    expect(all(count >= 0 for count in battle.counts), "counts")
    expect(0 <= battle.tokens_left < bit(len(battle.tokens)), "tokens_left")
    expect(all(NONE <= owner < battle.seats for owner in battle.owners), "owners")
    expect(0 <= battle.gone < bit(battle.seats), "gone")
    expect(NONE <= battle.given_up < battle.seats or battle.given_up == ALL, "given_up")


def check_figures(battle: Battle) -> None:
    """Check that everybody stands somewhere possible, with possible numbers."""
    everybody = (bit(battle.roster.count)) - 1
    for name in ("present", "taking_part", "finished", "doomed"):
        expect(getattr(battle, name) & ~everybody == 0, name)
    for figure in range(battle.roster.count):
        sheet = battle.sheet(figure)
        here = battle.present >> figure & 1 == 1
        expect(0 <= battle.wounds[figure] <= sheet.hp, "wounds")
        expect(0 <= battle.ap[figure] <= 20, "ap")
        expect(not here or battle.wounds[figure] < sheet.hp, "wounds")
        expect(
            battle.foes[figure] & ~(battle.present & ~battle.roster.side[battle.seat_of(figure)])
            == 0,
            "foes",
        )
        for foe in members(battle.foes[figure]):
            expect(battle.foes[foe] >> figure & 1 == 1, "foes")
        expect(0 <= battle.components[figure] <= sheet.components, "components")
        expect(0 <= battle.stones[figure] <= sheet.stones, "stones")
        expect(0 <= battle.concentration[figure] <= 4, "concentration")
        expect(battle.aimed[figure] & ~everybody == 0, "aimed")
        expect(battle.taped[figure] >= 0, "taped")
        if here:
            x, y = battle.discs.x[figure], battle.discs.y[figure]
            expect(fits(battle, figure, x, y), "places")


def check_modules(battle: Battle) -> None:
    """Check that hands, reserves, objectives and what is counted for them are possible."""
    cards = len(battle.terms.command_cards)
    for seat in range(len(battle.command) // COMMAND_ROW):
        held, played = battle.commands(seat, HELD), battle.commands(seat, PLAYED)
        laid, in_force = battle.commands(seat, LAID), battle.commands(seat, IN_FORCE)
        expect(0 <= held < bit(cards) and played & ~held == 0, "command")
        expect(battle.commands(seat, RESERVE) >= 0, "command")
        expect(NONE <= laid < cards and in_force in (laid, NONE), "command")
        expect(laid == NONE or played >> laid & 1 == 1, "command")
        expect(battle.commands(seat, HAND_DONE) in (0, 1), "command")
    for secret in battle.secrets:
        expect(NONE <= secret < len(battle.terms.objectives), "secrets")
    expect(all(count >= 0 for count in battle.tallies), "tallies")


def expect(true: bool, field: str) -> None:
    """Refuse a field that cannot be so, by the name it is saved under."""
    if not true:
        raise ValueError(SAVED_AS.get(field, field))
