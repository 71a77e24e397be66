"""Decisions unit by unit: what to drop, to leave, to keep or to gather, and loading at the tower.

The written forms are ``drop iron``, ``leave iron``, ``keep iron``, ``gather iron``, each also with
``soul`` or ``all`` where that is possible; ``load iron``, ``unload iron``, ``unload all``,
``wear pala``, ``stow pala``; and ``done``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    CARDS,
    ELEMENTS,
    EQUIPMENT,
    KINDS,
    MADE,
    NONE,
    SLOTS,
    STONE,
    WORN,
)
from athanor.games.materia_prima.rules.figures import room
from athanor.games.materia_prima.rules.foresight import (
    drop_ends,
    gathered_ends,
    gathering_ends,
    stopping_ends,
)
from athanor.games.materia_prima.rules.reasons import (
    FINE,
    HAND_OVER,
    HELPERS_HAND_OVER,
    ITEMS_NEED_EQUIP,
    MOVED_BACK,
    MUST_CHANGE,
    MUST_DROP,
    NEVER_SPOILS,
    NO_ROOM,
    NO_ROOM_TO_KEEP,
    NO_SOUL_BEARER,
    NO_SOUL_CARRIED,
    NO_SOUL_LIES,
    NO_SPOILS,
    NO_SUCH,
    NO_USE_FOR_ITEMS,
    NONE_CARRIED,
    NONE_TO_LEAVE,
    NONE_TO_LOAD,
    NONE_TO_TRANSFER,
    NOT_DROPPED,
    NOT_STORED,
    NOT_WEARABLE,
    NOT_WORN,
    NOTHING_LIES,
    SLOTS_FULL,
    SOUL_BEARER,
    SOUL_LEFT,
    SOUL_NOT_STORED,
    SOUL_TAKEN,
    SOULS_WEIGH_NOTHING,
    STILL_OVER,
    TOO_MUCH,
    TOO_MUCH_LEFT,
    TOO_MUCH_TO_KEEP,
    TRANSFERRED_BACK,
    Reasoned,
    deny,
)
from athanor.games.materia_prima.state import MateriaState, total
from athanor.games.materia_prima.words import (
    card,
    element,
    figure,
    figure_thing,
    hex_thing,
    units,
)
from athanor.kernel.vectors import vec
from athanor.kernel.words import Arg, Message, Option, Refusal

DROPPING: Final = 0
LEAVING: Final = 1
KEEPING: Final = 2
GATHERING: Final = 3
WAYS: Final = ("drop", "leave", "keep", "gather")
WAY_RULES: Final = (
    ("MAT-080", "MAT-082"),
    ("MAT-R13",),
    ("MAT-102", "MAT-R18"),
    ("MAT-362",),
)

# What stands against each way, by DROPPING, LEAVING, KEEPING and GATHERING.

NO_UNITS: Final = (NONE_CARRIED, NONE_TO_LEAVE, NO_SPOILS, NOTHING_LIES)
NO_SOULS: Final = (NO_SOUL_CARRIED, SOULS_WEIGH_NOTHING, SOUL_TAKEN, NO_SOUL_LIES)
NO_HELPERS_SOUL: Final = (NO_SOUL_BEARER, SOULS_WEIGH_NOTHING, SOUL_LEFT, SOUL_BEARER)
FULL: Final = (NO_ROOM, NO_ROOM, NO_ROOM_TO_KEEP, NO_ROOM)
OVERFULL: Final = (TOO_MUCH, TOO_MUCH_LEFT, TOO_MUCH_TO_KEEP, TOO_MUCH)
NO_GOODS: Final = (NOT_DROPPED, NONE_TO_LEAVE, NEVER_SPOILS, NOTHING_LIES)
"""Against cards, which are neither dropped nor lost."""

SOUL: Final = KINDS
DONE: Final = KINDS + 1
ALL: Final = KINDS + 2
SORTS: Final = KINDS + 3


class Sorting(Reasoned):
    """One more unit from a pile to where it goes, all of it, or no more.

    ``units`` and ``start`` are where the pile lies, ``souls`` how many Soul Stones are in it,
    ``room`` how many units may still go, ``least`` how many still must.
    """

    def __init__(
        self,
        state: MateriaState,
        figure_: i64,
        way: i64,
        units: "vec[i64]",
        start: i64,
        souls: i64,
        space: i64,
        least: i64,
        dropped: i64 = 0,
    ) -> None:
        super().__init__(figure_ // SLOTS)
        self.state = state
        self.figure = figure_
        self.way = way
        self.units = units
        self.start = start
        self.souls = souls
        self.room = space
        self.least = least
        self.dropped = dropped

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "sorting"

    def objection(self, choice: i64) -> i64:
        """Return the reason against a choice, or FINE."""
        if choice < 0 or choice >= SORTS:
            return NO_SUCH
        if choice < KINDS:
            if self.units[self.start + choice] == 0:
                return NO_UNITS[self.way]
            return FINE if self.room > 0 else FULL[self.way]
        if choice == SOUL:
            if self.figure % SLOTS != ALCHEMIST:
                return NO_HELPERS_SOUL[self.way]
            return FINE if self.souls > 0 else NO_SOULS[self.way]
        if choice == DONE:
            if self.least > 0:
                return STILL_OVER if self.way == LEAVING else MUST_DROP
            return FINE
        lying = total(self.units, self.start)
        if lying == 0:
            return NO_UNITS[self.way]
        return FINE if lying <= self.room else OVERFULL[self.way]

    def unknown(self, words: list[str]) -> Refusal:
        """Return the refusal of what is no choice; cards have their own rules."""
        ids = self.state.terms.cards.ids
        if len(words) == 2 and words[0] == WAYS[self.way] and words[1] in ids:
            args: dict[str, Arg] = {"card": card(self.state.terms, ids.index(words[1]))}
            return deny(NO_GOODS[self.way], args)  # MAT-R65, MAT-107
        return super().unknown(words)

    def listed(self) -> list[int]:
        """Return all legal choices in ascending order."""
        codes: list[int] = []
        code: i64 = 0
        while code < SORTS:
            if self.objection(code) == FINE:
                codes.append(code)
            code += 1
        return codes

    def span(self) -> i64:
        """Return the number of codes."""
        return SORTS

    def default_choice(self) -> i64:
        """Return that it is enough, or what is least."""
        return DONE if self.objection(DONE) == FINE else self.listed()[0]

    def about(self) -> Message:
        """Return what the seat is asked."""
        args: dict[str, Arg] = {"figure": figure(self.state, self.figure)}
        if self.way == LEAVING:
            args["count"] = self.least
        elif self.way == KEEPING:
            kept = [self.units[self.start + kind] for kind in range(KINDS)]
            args["units"] = units(kept)
        return Message(f"materia-prima-decision-{WAYS[self.way]}", args)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return WAY_RULES[self.way]

    def text(self, choice: i64) -> str:
        """Return the short written form of a choice, legal or not."""
        if choice == DONE:
            return "done"
        way = WAYS[self.way]
        if choice == ALL:
            return f"{way} all"
        return f"{way} soul" if choice == SOUL else f"{way} {ELEMENTS[choice]}"

    def refusal_args(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of."""
        args: dict[str, Arg] = {"choice": self.text(choice)}
        args["figure"] = figure(self.state, self.figure)
        args["count"] = self.least
        return args

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it, with a warning if it ends the game."""
        things = (figure_thing(self.figure), hex_thing(self.state.terms, self._hex()))
        message = self._described(choice)
        ends = self._ends(choice)
        if ends:
            message = Message(f"materia-prima-option-{ends}", {"option": message})
        return Option(choice, self.text(choice), message, things)

    def _ends(self, choice: i64) -> str:
        """Return whether a choice ends the game, or leads to it (MAT-R31)."""
        state = self.state
        if self.way == DROPPING:
            if choice in (DONE, ALL):
                return stopping_ends(state, self.figure, self.dropped, choice == ALL)
            return drop_ends(state, self.figure, self.dropped, choice)
        if self.way == GATHERING:
            if choice in (DONE, ALL):
                return gathered_ends(state, self.figure, choice == ALL)
            return gathering_ends(state, self.figure, choice, self.room)
        return ""

    def _hex(self) -> i64:
        return self.state.spot[self.figure]

    def _described(self, choice: i64) -> Message:
        way = WAYS[self.way]
        if choice == DONE:
            return Message("materia-prima-option-done")
        if choice == ALL:
            return Message(f"materia-prima-option-{way}-all")
        if choice == SOUL:
            return Message(f"materia-prima-option-{way}-soul")
        return Message(f"materia-prima-option-{way}-unit", {"element": element(choice)})


UNLOADING: Final = KINDS
FINISHED: Final = 2 * KINDS
UNLOAD_ALL: Final = FINISHED + 1
WEARING: Final = UNLOAD_ALL + 1
STOWING: Final = WEARING + CARDS
SHARES: Final = STOWING + CARDS


class Shift:
    """How far a transfer has come: what went which way, as masks."""

    def __init__(self, free: bool) -> None:
        self.free = free
        """It comes with Convert or Transmute: elements only, and nothing must change (MAT-135)."""
        self.loaded: i64 = 0
        self.unloaded: i64 = 0
        self.worn: i64 = 0
        self.stowed: i64 = 0

    def has_changed(self) -> bool:
        """Tell whether anything has been moved."""
        return self.loaded | self.unloaded | self.worn | self.stowed != 0


class Share(Reasoned):
    """How a figure's pack and its tower share the units, step by step (MAT-131, MAT-134).

    What went one way does not go back in the same action, so that it comes to an end.
    """

    def __init__(self, state: MateriaState, figure_: i64, shift: Shift) -> None:
        super().__init__(figure_ // SLOTS)
        self.state = state
        self.figure = figure_
        self.shift = shift

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "share"

    def objection(self, choice: i64) -> i64:
        """Return the reason against a choice, or FINE."""
        state = self.state
        if choice < 0 or choice >= SHARES:
            return NO_SUCH
        if choice < UNLOADING:
            if state.store[self.seat * KINDS + choice] == 0:
                return self._load_objection(choice)
            if (self.shift.unloaded >> choice) & 1 == 1:
                return self._back()
            return FINE if room(state, self.figure) > 0 else NO_ROOM
        if choice < FINISHED:
            kind = choice - UNLOADING
            if state.pack[self.figure * KINDS + kind] == 0:
                return self._nothing()
            back = (self.shift.loaded >> kind) & 1 == 1 and room(state, self.figure) >= 0
            return self._back() if back else FINE
        if choice == FINISHED:
            if room(state, self.figure) < 0:
                return STILL_OVER
            return FINE if self.shift.free or self.shift.has_changed() else MUST_CHANGE
        if choice == UNLOAD_ALL:
            if state.load(self.figure) == 0:
                return self._nothing()
            return FINE if self.shift.loaded == 0 else self._back()
        item = choice - (WEARING if choice < STOWING else STOWING)
        if item >= state.terms.cards.count:
            return NO_SUCH
        if self.figure % SLOTS != ALCHEMIST:
            return NO_USE_FOR_ITEMS  # MAT-133, MAT-215
        if self.shift.free:
            return ITEMS_NEED_EQUIP  # MAT-135
        return self._stow_objection(item) if choice >= STOWING else self._wear_objection(item)

    def _nothing(self) -> i64:
        """Return that there is nothing of the kind, by the rule of the action (MAT-131, 134)."""
        return NONE_TO_TRANSFER if self.shift.free else NONE_TO_LOAD

    def _back(self) -> i64:
        """Return that it went the other way just now, by the ruling on the action."""
        return TRANSFERRED_BACK if self.shift.free else MOVED_BACK

    def _load_objection(self, kind: i64) -> i64:
        """Return why a unit the tower does not hold is not loaded from a figure that does."""
        state = self.state
        slot: i64 = 0
        while slot < SLOTS:
            other = self.seat * SLOTS + slot
            holds = state.is_home(other) and state.pack[other * KINDS + kind] > 0
            if holds and other != self.figure:
                leads = slot == ALCHEMIST or self.figure % SLOTS == ALCHEMIST
                return HAND_OVER if leads else HELPERS_HAND_OVER  # MAT-136, MAT-R66
            slot += 1
        return self._nothing()

    def unknown(self, words: list[str]) -> Refusal:
        """Return the refusal of what is no choice; Soul Stones never go into the tower."""
        if words in (["load", "soul"], ["unload", "soul"]):
            return deny(SOUL_NOT_STORED, {})  # MAT-121
        return super().unknown(words)

    def _stow_objection(self, item: i64) -> i64:
        """Return what stands against putting an item away (MAT-133)."""
        if self.state.where[item] != WORN + self.seat:
            return NOT_WORN
        return MOVED_BACK if (self.shift.worn >> self.rank(item)) & 1 == 1 else FINE

    def _wear_objection(self, item: i64) -> i64:
        """Return what stands against putting an item on (MAT-133, MAT-211)."""
        state = self.state
        if state.where[item] != MADE + self.seat or state.terms.cards.pile[item] != EQUIPMENT:
            return NOT_STORED
        if state.terms.sheets.soul[item] > 0:
            return NOT_WEARABLE
        if (self.shift.stowed >> self.rank(item)) & 1 == 1:
            return MOVED_BACK
        first = 2 * self.seat
        full = state.item[first] != NONE and state.item[first + 1] != NONE
        return SLOTS_FULL if full else FINE

    def rank(self, item: i64) -> i64:
        """Return the place of an item among the equipment, its bit in masks."""
        return item - self.state.terms.cards.first[EQUIPMENT]

    def listed(self) -> list[int]:
        """Return all legal choices in ascending order."""
        codes: list[int] = []
        code: i64 = 0
        while code < WEARING:
            if self.objection(code) == FINE:
                codes.append(code)
            code += 1
        if not self.shift.free and self.figure % SLOTS == ALCHEMIST:
            self._add_items(codes, WEARING)
            self._add_items(codes, STOWING)
        return codes

    def _add_items(self, codes: list[int], base: i64) -> None:
        cards = self.state.terms.cards
        item = cards.first[EQUIPMENT]
        while item < cards.first[STONE]:
            if self.objection(base + item) == FINE:
                codes.append(base + item)
            item += 1

    def span(self) -> i64:
        """Return the number of codes."""
        return SHARES

    def default_choice(self) -> i64:
        """Return that it is enough, or what is least."""
        return FINISHED if self.objection(FINISHED) == FINE else self.listed()[0]

    def about(self) -> Message:
        """Return what the seat is asked."""
        kind = "transfer" if self.shift.free else "equip"
        args: dict[str, Arg] = {"figure": figure(self.state, self.figure)}
        return Message(f"materia-prima-decision-{kind}", args)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("MAT-134", "MAT-135") if self.shift.free else ("MAT-131", "MAT-133")

    def text(self, choice: i64) -> str:
        """Return the short written form of a choice, legal or not."""
        if choice < UNLOADING:
            return f"load {ELEMENTS[choice]}"
        if choice < FINISHED:
            return f"unload {ELEMENTS[choice - UNLOADING]}"
        if choice == FINISHED:
            return "done"
        if choice == UNLOAD_ALL:
            return "unload all"
        item = choice - (WEARING if choice < STOWING else STOWING)
        ids = self.state.terms.cards.ids
        name = ids[item] if item < len(ids) else str(item)
        return f"wear {name}" if choice < STOWING else f"stow {name}"

    def refusal_args(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of."""
        args: dict[str, Arg] = {"choice": self.text(choice)}
        args["figure"] = figure(self.state, self.figure)
        args["count"] = -room(self.state, self.figure)
        if choice >= WEARING:
            item = choice - (WEARING if choice < STOWING else STOWING)
            args["card"] = card(self.state.terms, item)
        return args

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        things = (figure_thing(self.figure), f"tower:{self.seat}")
        return Option(choice, self.text(choice), self._described(choice), things)

    def _described(self, choice: i64) -> Message:
        if choice < UNLOADING:
            return Message("materia-prima-option-load", {"element": element(choice)})
        if choice < FINISHED:
            kind = choice - UNLOADING
            return Message("materia-prima-option-unload", {"element": element(kind)})
        if choice == FINISHED:
            return Message("materia-prima-option-done")
        if choice == UNLOAD_ALL:
            return Message("materia-prima-option-unload-all")
        item = choice - (WEARING if choice < STOWING else STOWING)
        key = "materia-prima-option-wear" if choice < STOWING else "materia-prima-option-stow"
        return Message(key, {"card": card(self.state.terms, item)})
