"""The state of a match of Alkemy: plain numbers per figure, and the table they stand on."""

from typing import Final

from athanor.games.alkemy.codes import (
    ACTIVATED,
    CONTROL,
    EARTH,
    IMPASSABLE,
    MOST_SEATS,
    NONE,
    OPAQUE,
    RED,
    ROLLS,
    STAGE_MUSTER,
    STAGES,
    WHITE,
    YELLOW,
)
from athanor.games.alkemy.rules.exchange import Exchange
from athanor.games.alkemy.rules.levels import Levels
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.terms import Layout, Roster, Sheet, Skill, Terms, Traits, Zone
from athanor.kernel.bits import bit
from athanor.kernel.game import Data, State
from athanor.kernel.vectors import i64, vec

MAX_DEFENSE: Final = 12
"""Earth raises no Defense above it (AK2-922)."""

DEFENSE_UP: Final = 0
HURRY: Final = 1
"""Longer next walk or charge."""
LAG: Final = 2
"""Shorter moves."""
LUCK: Final = 3
"""Bonus dice on the next roll."""
SPINES: Final = 4
"""Damage to whoever hits it in contact."""
GRANTED: Final = 5
"""Skills, as a mask."""
BLESSED: Final = 6
"""And one for each kind of roll: bonus dice."""
CURSED: Final = BLESSED + len(ROLLS)
"""And one for each kind of roll: malus dice, below 0. Both count (AK2-111, AKB-074)."""
BOOSTS: Final = CURSED + len(ROLLS)

PLACED: Final = 0
TOKENS: Final = MOST_SEATS
SCORE: Final = 2 * MOST_SEATS
COUNTS: Final = (PLACED, TOKENS, SCORE)
"""Where each of a seat's counts begins."""

HELD: Final = 0
"""The command cards in a player's hand or played from it, as a mask."""
PLAYED: Final = 1
"""Those of them that were played, as a mask (AK2-1406)."""
RESERVE: Final = 2
"""Command points left."""
LAID: Final = 3
"""The card played this turn, or NONE."""
IN_FORCE: Final = 4
"""The same, unless it was cancelled."""
HAND_DONE: Final = 5
"""1 once the hand is chosen."""
COMMAND_ROW: Final = 6
"""So many numbers each player has in the module Command."""

SHOT_DOWN: Final = 0
CUT_DOWN: Final = 1
GATHERED: Final = 2
TALLY_ROW: Final = 3
"""What is counted of each figure in the module Competitive: enemies it removed by shots, by blows,
and the tokens it harvested."""

NOBODY_YET: Final = Roster([], [])
NOTHING: Final = Discs()


class Placed:
    """A piece of scenery on the table: which kind, where its centre is, how it is turned.

    Where scenery is advanced, also what the players have agreed on and given to it (AK2-1302,
    AK2-1303); otherwise all is opaque and impassable, or as its kind says.
    """

    def __init__(
        self,
        kind: i64,
        x: i64,
        y: i64,
        turn: i64,
        vision: i64 = OPAQUE,
        crossing: i64 = IMPASSABLE,
        effect: i64 = NONE,
        giver: i64 = NONE,
    ) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.turn = turn
        """In steps of 15 degrees."""
        self.vision = vision
        self.crossing = crossing
        """A mask; no bit at all is Clear."""
        self.effect = effect
        self.giver = giver
        """The seat that gave the Special Effect."""

    def data(self, advanced: bool) -> list[int]:
        """Return what must be saved of it."""
        found = [self.kind, self.x, self.y, self.turn]
        if advanced:
            found += [self.vision, self.crossing, self.effect, self.giver]
        return found


class Token:
    """A resource token: its element, who put it there, and where: on a piece, at a point of it."""

    def __init__(self, element: i64, seat: i64, piece: i64, x: i64, y: i64) -> None:
        self.element = element
        self.seat = seat
        self.piece = piece
        self.x = x
        self.y = y


class Battle(State):
    """The whole truth of a match at one moment.

    Terms, roster, terrain, levels and pieces never change in place: copies share them.
    """

    def __init__(self, terms: Terms, terrain: Terrain) -> None:  # noqa: PLR0915 - it is all here
        super().__init__()
        self.terms = terms
        self.edition = terms.edition
        self.roster = NOBODY_YET
        self.terrain = terrain
        self.levels = Levels(terrain, [])
        self.discs = NOTHING
        """All figures, then the posts."""
        self.placed: list[Placed] = []
        self.springs_used: i64 = 0
        """The Invigorating elements that have healed somebody this turn, as a mask (AK2-1322)."""
        self.doomed: i64 = 0
        """Who fails at a Haunted element by itself if near it at the next activation, as a mask."""
        self.tokens: list[Token] = []
        self.tokens_left: i64 = 0
        """The tokens not yet harvested, as a mask."""
        self.present: i64 = 0
        """The figures on the table, as a mask."""
        self.stage: i64 = STAGE_MUSTER
        self.turn: i64 = 0
        self.player_a: i64 = NONE
        self.active: i64 = NONE
        """The active player, or whoever is to place something."""
        self.initiative: i64 = NONE
        """Who has won it this turn."""
        self.opening: i64 = NONE
        """The seat that must activate a card and not pass, before the first activation."""
        self.passes: i64 = 0
        self.stopped: i64 = NONE
        """The seat that stopped placing scenery (AK2-410)."""
        self.active_card: i64 = NONE
        """The profile card being activated."""
        self.wave: i64 = 0
        self.taking_part: i64 = 0
        """The figures of the card that are activated, as a mask."""
        self.finished: i64 = 0
        """Those of them that announce nothing more in this activation."""
        self.cut_short = False
        """Two Inactive cards have ended the activation (AK2-725, AKB-345)."""
        self.given_up: i64 = NONE
        """Who conceded last, or ALL after a draw by agreement (AK2-R44, AKB-R81)."""
        self.eye: i64 = 0
        """Not 0 in a re-dealt match: distances not yet measured are as misjudged (AK2-R68)."""
        self.exchange = Exchange()
        """What is going on in the middle of a script; never saved."""
        self.counts = vec[i64]([0] * (len(COUNTS) * MOST_SEATS))
        """Per seat: pieces placed, tokens placed, scenario points."""
        self.wounds = vec[i64]([])
        self.ap = vec[i64]([])
        self.marks = vec[i64]([])
        self.foes = vec[i64]([])
        """The enemies each is in combat with, as a mask."""
        self.concentration = vec[i64]([])
        """How many levels each has."""
        self.components = vec[i64]([])
        self.stones = vec[i64]([])
        self.cast = vec[i64]([])
        """The formulas each has used this turn, as a mask."""
        self.auras = vec[i64]([])
        """How many activations each affinity effect still lasts (AK2-R41)."""
        self.boosts = vec[i64]([])
        """What formulas have done until the end of the turn."""
        self.aimed = vec[i64]([])
        """Whom each has shot at this turn with neither having moved since, as a mask (AK2-R46)."""
        self.owners = vec[i64]([])
        """Who controls, carries or keeps each objective."""
        self.bearers = vec[i64]([])
        """The figure that carries each, where they are carried."""
        self.lying: i64 = 0
        """The objectives that are on the table, as a mask."""
        self.counted: i64 = 0
        """The objectives taken for good that have given their points, as a mask."""
        self.taped = vec[i64]([])
        """The bases each was measured to with neither having moved since, as a mask."""
        self.known = vec[i64]([])
        """Those of them that were measured on the true table, and not only in a re-dealt match."""
        self.command = vec[i64]([])
        """A row for each seat, in the module Command."""
        self.secrets = vec[i64]([])
        """The objective of each seat, in the module Competitive; NONE if it has none."""
        self.tallies = vec[i64]([])
        """A row for each figure, in the module Competitive."""

    def enlist(self, roster: Roster) -> None:
        """Take the figures of all warbands in, none of them on the table yet."""
        layout = self.terms.layout
        self.roster = roster
        bases = [(0, 0, sheet.radius, sheet.size) for sheet in roster.sheets]
        posts = [(x, y, layout.post_radius, layout.post_size) for x, y in layout.posts]
        self.discs = Discs(bases + posts)
        figures = roster.count
        self.wounds = vec[i64]([0] * figures)
        self.ap = vec[i64]([0] * figures)
        self.marks = vec[i64]([0] * figures)
        self.foes = vec[i64]([0] * figures)
        self.concentration = vec[i64]([0] * figures)
        self.components = vec[i64]([0] * figures)
        self.stones = vec[i64]([0] * figures)
        self.cast = vec[i64]([0] * figures)
        self.auras = vec[i64]([0] * (4 * figures))
        self.boosts = vec[i64]([0] * (BOOSTS * figures))
        self.aimed = vec[i64]([0] * figures)
        self.owners = vec[i64]([NONE] * len(posts))  # AK2-404, AK2-1702; AKB-520
        self.bearers = vec[i64]([NONE] * len(posts))
        self.lying = (bit(len(posts))) - 1
        self.taped = vec[i64]([0] * figures)
        self.known = vec[i64]([0] * figures)
        if self.terms.command:
            rows: list[i64] = [0, 0, 0, NONE, NONE, 0] * self.seats
            self.command = vec[i64](rows)
        if self.terms.competitive:
            self.secrets = vec[i64]([NONE] * self.seats)
            self.tallies = vec[i64]([0] * (TALLY_ROW * figures))

    def copy(self) -> "Battle":  # noqa: PLR0915 - it is all here
        """Return an equal state that shares nothing mutable with this one."""
        twin = Battle(self.terms, self.terrain)
        twin.roster = self.roster
        twin.discs = self.discs.copy()
        twin.levels = self.levels
        twin.placed = self.placed
        twin.springs_used = self.springs_used
        twin.doomed = self.doomed
        twin.tokens = self.tokens
        twin.tokens_left = self.tokens_left
        twin.present = self.present
        twin.stage = self.stage
        twin.turn = self.turn
        twin.player_a = self.player_a
        twin.active = self.active
        twin.initiative = self.initiative
        twin.opening = self.opening
        twin.passes = self.passes
        twin.stopped = self.stopped
        twin.active_card = self.active_card
        twin.wave = self.wave
        twin.taking_part = self.taking_part
        twin.finished = self.finished
        twin.cut_short = self.cut_short
        twin.given_up = self.given_up
        twin.gone = self.gone
        twin.eye = self.eye
        if self.exchange.used:
            twin.exchange = self.exchange.copy()
        twin.over = self.over
        twin.counts = self.counts[:]
        twin.wounds = self.wounds[:]
        twin.ap = self.ap[:]
        twin.marks = self.marks[:]
        twin.foes = self.foes[:]
        twin.concentration = self.concentration[:]
        twin.components = self.components[:]
        twin.stones = self.stones[:]
        twin.cast = self.cast[:]
        twin.auras = self.auras[:]
        twin.boosts = self.boosts[:]
        twin.aimed = self.aimed[:]
        twin.owners = self.owners[:]
        twin.bearers = self.bearers[:]
        twin.lying = self.lying
        twin.counted = self.counted
        twin.taped = self.taped[:]
        twin.known = self.known[:]
        twin.command = self.command[:]
        twin.secrets = self.secrets[:]
        twin.tallies = self.tallies[:]
        return twin

    # --- Who is who ---

    @property
    def layout(self) -> Layout:
        """The table of the scenario."""
        return self.terms.layout

    def sheet(self, figure: i64) -> Sheet:
        """Return a figure's profile."""
        return self.roster.sheets[figure]

    def traits(self, figure: i64) -> Traits:
        """Return what a figure's skills come to, granted ones included."""
        sheet = self.roster.sheets[figure]
        granted = self.boosts[BOOSTS * figure + GRANTED]
        if granted == 0:
            return sheet.traits
        return self.terms.traits_with(sheet, self.roster.index[figure], granted)

    def skills(self, figure: i64) -> list[Skill]:
        """Return a figure's skills, granted ones included; nobody has one twice."""
        own = self.roster.sheets[figure].skills
        granted = self.boosts[BOOSTS * figure + GRANTED]
        if granted == 0:
            return own
        known = self.terms.skills
        return own + [
            known[k] for k in range(len(known)) if granted >> k & 1 and known[k] not in own
        ]

    def seat_of(self, figure: i64) -> i64:
        """Return whose figure it is."""
        return self.roster.seat[figure]

    def own(self, seat: i64) -> i64:
        """Return a seat's figures on the table, as a mask."""
        return self.roster.side[seat] & self.present

    def enemies(self, figure: i64) -> i64:
        """Return the enemies of a figure on the table, as a mask."""
        return self.roster.against[self.roster.seat[figure]] & self.present

    @property
    def seats(self) -> i64:
        """How many play."""
        return self.terms.seats

    def zone(self, seat: i64) -> Zone:
        """Return a player's part of the table: A's is the first, then clockwise (AK2-1603)."""
        return self.terms.layout.zones[(seat - self.player_a) % self.seats]

    def objectives(self) -> Data:
        """Return what must be saved of objectives that do not stay where they are."""
        if self.layout.objective == CONTROL:
            return {}
        first = self.roster.count
        return {
            "bearers": list(self.bearers),
            "lying": self.lying,
            "counted": self.counted,
            "objectives": [
                [self.discs.x[first + k], self.discs.y[first + k]] for k in range(len(self.bearers))
            ],
        }

    def counts_of_seats(self) -> list[int]:
        """Return the counts of all who play, one kind after the other."""
        return [self.counts[start + seat] for start in COUNTS for seat in range(self.seats)]

    def is_present(self, figure: i64) -> bool:
        """Tell whether a figure is on the table."""
        return self.present >> figure & 1 == 1

    def cite(self, ids: str) -> tuple[str, ...]:
        """Return those of some rules that belong to what is played."""
        return self.terms.cite(ids)

    # --- The optional modules ---

    def commands(self, seat: i64, kind: i64) -> i64:
        """Return a number of a seat's row of the module Command."""
        return self.command[COMMAND_ROW * seat + kind]

    def set_command(self, seat: i64, kind: i64, value: i64) -> None:
        """Change a number of a seat's row of the module Command."""
        self.command[COMMAND_ROW * seat + kind] = value

    def tally(self, figure: i64, kind: i64) -> None:
        """Count something a figure did, where that is asked for in the end."""
        if len(self.tallies) > 0:
            self.tallies[TALLY_ROW * figure + kind] += 1

    # --- Health and strength ---

    def colour(self, figure: i64) -> i64:
        """Return the health state: the colour of the first unticked box (AK2-103, AKB-028)."""
        sheet = self.roster.sheets[figure]
        ticked = self.wounds[figure]
        if ticked < sheet.white:
            return WHITE
        return YELLOW if ticked < sheet.white + sheet.yellow else RED

    def defense(self, figure: i64) -> i64:
        """Return the Defense, with what formulas and Earth add to it."""
        defense = self.roster.sheets[figure].defense + self.boosts[BOOSTS * figure + DEFENSE_UP]
        if self.auras[4 * figure + EARTH] > 0 and defense < MAX_DEFENSE:  # AK2-922
            defense += 1
        return defense

    def is_on_watch(self, figure: i64) -> bool:
        """Tell whether a figure has Action Points left (AK2-501, AKB-169)."""
        return self.ap[figure] > 0

    def has(self, figure: i64, mark: i64) -> bool:
        """Tell whether a figure carries a mark of this turn."""
        return self.marks[figure] & mark != 0

    def mark(self, figure: i64, mark: i64) -> None:
        """Give a figure a mark until the end of the turn."""
        self.marks[figure] |= mark

    def in_combat(self, figure: i64) -> bool:
        """Tell whether a figure is in combat (AK2-502, AKB-281)."""
        return self.foes[figure] != 0

    def was_activated(self, figure: i64) -> bool:
        """Tell whether a figure has been activated this turn."""
        return self.marks[figure] & ACTIVATED != 0

    def boost(self, figure: i64, kind: i64) -> i64:
        """Return what a formula has done to a figure until the end of the turn."""
        return self.boosts[BOOSTS * figure + kind]

    def blessing(self, figure: i64, roll: i64) -> i64:
        """Return the dice that formulas put on a kind of roll, below 0 for malus dice."""
        return self.boost(figure, BLESSED + roll) + self.boost(figure, CURSED + roll)

    def data(self) -> Data:
        """Return everything that must be saved; what never happened is left out."""
        given_up = {} if self.given_up == NONE else {"given_up": self.given_up}
        gone = {"gone": self.gone} if self.gone and self.seats > 2 else {}
        taped = {"taped": list(self.taped)} if any(self.taped) else {}
        springs = {"springs_used": self.springs_used} if self.springs_used != 0 else {}
        doomed = {"doomed": self.doomed} if self.doomed != 0 else {}
        advanced = self.edition.land.is_advanced
        return {
            **self.objectives(),
            **given_up,
            **gone,
            **taped,
            **springs,
            **doomed,
            **self.module_data(),
            "stage": STAGES[self.stage],
            "bands": [band.text for band in self.roster.bands],
            "turn": self.turn,
            "player_a": self.player_a,
            "active": self.active,
            "winner": self.initiative,
            "opening": self.opening,
            "passes": self.passes,
            "stopped": self.stopped,
            "card": self.active_card,
            "wave": self.wave,
            "taking_part": self.taking_part,
            "finished": self.finished,
            "cut_short": self.cut_short,
            "over": self.over,
            "present": self.present,
            "places": [[self.discs.x[k], self.discs.y[k]] for k in range(self.roster.count)],
            "scenery": [one.data(advanced) for one in self.placed],
            "tokens": [[one.element, one.seat, one.piece, one.x, one.y] for one in self.tokens],
            "tokens_left": self.tokens_left,
            "counts": self.counts_of_seats(),
            "wounds": list(self.wounds),
            "ap": list(self.ap),
            "marks": list(self.marks),
            "foes": list(self.foes),
            "level": list(self.concentration),
            "components": list(self.components),
            "stones": list(self.stones),
            "cast": list(self.cast),
            "auras": list(self.auras),
            "boosts": list(self.boosts),
            "aimed": list(self.aimed),
            "owners": list(self.owners),
        }

    def module_data(self) -> Data:
        """Return what must be saved of the optional modules that are played."""
        data: Data = {}
        if len(self.command) > 0:
            data["command"] = list(self.command)
        if len(self.secrets) > 0:
            data["secrets"] = list(self.secrets)
            data["tallies"] = list(self.tallies)
        return data
