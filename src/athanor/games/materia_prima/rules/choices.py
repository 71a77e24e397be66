"""What the active seat may do next: one action of one of its figures, or the end of the turn.

The written forms are ``move a 3,-1``, ``mine a``, ``take h1 iron``, ``drop a``, ``equip h2``,
``fight a 2h1``, ``convert copper``, ``blend water``, ``research stone``, ``buy``,
``transmute pala`` and ``end``.
"""

import re
from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    BUY,
    CONVERT,
    DISCARD,
    ELEMENTS,
    EQUIP,
    FIGHT,
    FIRST_SOURCE,
    FORMULAS,
    FREE,
    KINDS,
    MINE,
    MOVE,
    NONE,
    PRODUCT,
    RESEARCH,
    SECOND_SOURCE,
    SLOTS,
    TRANSMUTE,
)
from athanor.games.materia_prima.rules.figures import action_objection
from athanor.games.materia_prima.rules.foresight import warning
from athanor.games.materia_prima.rules.ground import STEP_Q, STEP_R
from athanor.games.materia_prima.rules.menus import MateriaMenu, nothing_to_do
from athanor.games.materia_prima.rules.objections import (
    HAND_OVER,
    HELPER_CONVERTS,
    HELPER_IN_CITY,
    HELPER_TRANSMUTES,
    NO_FIGURE,
    NO_RECIPE,
    NO_TRADE,
    OFF_BOARD,
    TOO_FAR,
)
from athanor.games.materia_prima.rules.order_objections import (
    marker_at,
    order_objection,
    part_objection,
)
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_BLEND,
    ORDER_BUY,
    ORDER_CONVERT,
    ORDER_DISCARD,
    ORDER_END,
    ORDER_EQUIP,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_RESEARCH,
    ORDER_TAKE,
    ORDER_TAKE_SOUL,
    ORDER_TRANSMUTE,
    ORDERS,
    order_action,
)
from athanor.games.materia_prima.show.words import (
    action,
    card,
    element,
    figure,
    figure_thing,
    foreign_token,
    formula,
    hex_thing,
    place,
    token,
    units,
    whose,
)
from athanor.games.materia_prima.state import MateriaState, total
from athanor.kernel.decisions import ECHOED, plain
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused

VERB_RULES: Final[dict[str, tuple[str, ...]]] = {
    "move": ("MAT-060",),
    "mine": ("MAT-070",),
    "take": ("MAT-073", "MAT-075"),
    "drop": ("MAT-080",),
    "equip": ("MAT-131",),
    "fight": ("MAT-091",),
    "convert": ("MAT-141",),
    "blend": ("MAT-171",),
    "research": ("MAT-185",),
    "buy": ("MAT-181",),
    "transmute": ("MAT-161",),
}
"""The rule of each action, for orders that name nothing there is."""
ALONE: Final[dict[str, str]] = {
    "convert": HELPER_CONVERTS,
    "blend": HELPER_CONVERTS,
    "transmute": HELPER_TRANSMUTES,
    "research": HELPER_IN_CITY,
    "buy": HELPER_IN_CITY,
}
"""What the alchemist does alone, and what stands against a homunculus that would."""
HELPERS: Final = ("h1", "h2", "h3")
COORDINATES: Final = re.compile(r"-?\d{1,3},-?\d{1,3}")
"""How a hex is written, be it on the board or not."""


class Act(MateriaMenu):
    """The next action of the active seat (MAT-054)."""

    def __init__(self, state: MateriaState) -> None:
        super().__init__(state, state.active)

    # --- what is legal ---

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "act"

    def objection(self, choice: i64) -> str:
        """Return what stands against an order, or FINE."""
        return order_objection(self.state, choice)

    def span(self) -> i64:
        """Return the number of orders."""
        return ORDERS

    def found(self) -> list[int]:
        """Return all legal orders in ascending order."""
        codes: list[int] = []
        slot: i64 = 0
        while slot < SLOTS:
            if self.state.spot[self.seat * SLOTS + slot] != NONE:
                self._add_basic(codes, slot)
            slot += 1
        self._add_special(codes)
        return codes

    def _add_basic(self, codes: list[int], slot: i64) -> None:
        """Add the basic actions and Equip of a figure, kind by kind."""
        state = self.state
        number = self.seat * SLOTS + slot
        hex_ = state.spot[number]
        if not action_objection(state, number, MOVE):
            self._add_parts(codes, slot, 0, ORDER_MINE)
        if not action_objection(state, number, MINE):
            if state.land[hex_] != FREE:
                self._add_parts(codes, slot, ORDER_MINE, ORDER_TAKE)
            if total(state.drops, hex_ * KINDS) > 0:
                self._add_parts(codes, slot, ORDER_TAKE, ORDER_TAKE_SOUL)
            if state.dropped_souls[hex_] > 0:
                self._add_parts(codes, slot, ORDER_TAKE_SOUL, ORDER_DISCARD)
        if not action_objection(state, number, DISCARD):
            self._add_parts(codes, slot, ORDER_DISCARD, ORDER_EQUIP)
        if not action_objection(state, number, EQUIP):
            self._add_parts(codes, slot, ORDER_EQUIP, ORDER_FIGHT)
        if not action_objection(state, number, FIGHT):
            self._add_parts(codes, slot, ORDER_FIGHT, ORDER_FIGHT + state.seats * SLOTS)

    def _add_parts(self, codes: list[int], slot: i64, start: i64, end: i64) -> None:
        """Add orders of an action that a figure has, as far as nothing else is against them."""
        number = self.seat * SLOTS + slot
        part = start
        while part < end:
            if not part_objection(self.state, number, part):
                codes.append(slot * BLOCK + part)
            part += 1

    def _add_special(self, codes: list[int]) -> None:
        """Add what only the alchemist does, at home or in a city, and the end of the turn."""
        state = self.state
        alchemist = self.seat * SLOTS
        home = state.is_home(alchemist)
        if home:
            self._add(codes, ORDER_CONVERT, ORDER_RESEARCH)
        if state.city_at(state.spot[alchemist]) != NONE:
            self._add(codes, ORDER_RESEARCH, ORDER_END)
        codes.append(ORDER_END)
        if home:
            self._add(codes, ORDER_TRANSMUTE, ORDER_TRANSMUTE + state.terms.cards.count)

    def _add(self, codes: list[int], start: i64, end: i64) -> None:
        code = start
        while code < end:
            if not order_objection(self.state, code):
                codes.append(code)
            code += 1

    def default_choice(self) -> i64:
        """Return the end of the turn."""
        return ORDER_END

    # --- in words ---

    def about(self) -> Message:
        """Return what the seat is asked."""
        left = sum(self.state.left) + sum(self.state.extra)
        return Message("materia-prima-decision-act", {"count": left})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("MAT-054", "MAT-056", "MAT-057", "MAT-058")

    def text(self, choice: i64) -> str:
        """Return the short written form of an order, legal or not."""
        if choice < ORDER_CONVERT:
            return self._basic_text(choice // BLOCK, choice % BLOCK)
        if choice < ORDER_BLEND:
            return f"convert {ELEMENTS[PRODUCT[choice - ORDER_CONVERT]]}"
        if choice < ORDER_RESEARCH:
            return f"blend {ELEMENTS[choice - ORDER_BLEND]}"
        if choice < ORDER_BUY:
            return f"research {FORMULAS[choice - ORDER_RESEARCH]}"
        if choice == ORDER_BUY:
            return "buy"
        if choice == ORDER_END:
            return "end"
        number = choice - ORDER_TRANSMUTE
        ids = self.state.terms.cards.ids
        return f"transmute {ids[number] if number < len(ids) else number}"

    def _basic_text(self, slot: i64, part: i64) -> str:
        who = token(slot)
        if part < ORDER_MINE:
            return f"move {who} {self._towards(slot, part)}"
        if part == ORDER_MINE:
            return f"mine {who}"
        if part < ORDER_TAKE_SOUL:
            return f"take {who} {ELEMENTS[part - ORDER_TAKE]}"
        if part == ORDER_TAKE_SOUL:
            return f"take {who} soul"
        if part == ORDER_DISCARD:
            return f"drop {who}"
        if part == ORDER_EQUIP:
            return f"equip {who}"
        return f"fight {who} {foreign_token(part - ORDER_FIGHT)}"

    def _towards(self, slot: i64, direction: i64) -> str:
        """Return the coordinates of a neighbouring hex, on the board or not."""
        spot = self.state.spot[self.seat * SLOTS + slot]
        if spot == NONE:
            return str(direction)
        q, r = self.state.terms.ground.coordinates[spot]
        return f"{q + STEP_Q[direction]},{r + STEP_R[direction]}"

    def parse(self, text: str) -> i64:
        """Return the order written as ``text``; a move further than one hex has its own reason."""
        match plain(text[:ECHOED]).split():
            case ["move", who, goal]:
                self._check_near(who, goal)
        return super().parse(text)

    def bounds(self) -> tuple[str, ...]:
        """Return the rules that say which actions there are."""
        return ("MAT-056", "MAT-057", "MAT-058")

    def beyond(self, words: str) -> Refusal | None:
        """Return what stands against orders that make sense, but not here or not for this one."""
        match words.split():
            case [verb, who, *_] if verb in ALONE and who in HELPERS:
                return self.worded(ALONE[verb], {})
            case ["convert", kind] if kind in ELEMENTS:
                return self.worded(NO_RECIPE, {"element": element(ELEMENTS.index(kind))})
            case ["give" | "hand" | "trade", _, who, *_] if who == "a" or who in HELPERS:
                return self.worded(HAND_OVER, {})  # MAT-136
            case ["give" | "hand" | "trade", *_]:
                return self.worded(NO_TRADE, {})  # MAT-R41
        return None

    def not_understood(self, text: str) -> Refusal:
        """Return the refusal of an order that names nothing there is, by the rule of its action."""
        words = plain(text[:ECHOED])
        return nothing_to_do(words, VERB_RULES.get(words.partition(" ")[0], self.bounds()))

    def _check_near(self, who: str, goal: str) -> None:
        """Refuse a move of nobody (MAT-052), or to a hex that is no neighbour (MAT-060)."""
        state = self.state
        ground = state.terms.ground
        for slot in range(SLOTS):
            number = self.seat * SLOTS + slot
            spot = state.spot[number]
            if token(slot) != who:
                continue
            if spot == NONE:
                raise Refused(self.worded(NO_FIGURE, {}))
            if COORDINATES.fullmatch(goal) and goal not in map(ground.name, range(ground.hexes)):
                raise Refused(self.worded(OFF_BOARD, {}))
            for hex_ in range(ground.hexes):
                if ground.name(hex_) == goal and ground.steps(spot, hex_) > 1:
                    args: dict[str, Arg] = {
                        "figure": figure(state, number),
                        "place": place(state, hex_),
                        "count": ground.steps(spot, hex_),
                    }
                    raise Refused(self.worded(TOO_FAR, args))

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what the words of an objection may speak of."""
        state = self.state
        args: dict[str, Arg] = {"choice": self.text(choice)}
        number = self.seat * SLOTS + (choice // BLOCK if choice < ORDER_CONVERT else 0)
        if state.spot[number] != NONE:
            args |= {"figure": figure(state, number), "action": action(self._kind(choice))}
        if choice >= ORDER_TRANSMUTE:
            held = choice - ORDER_TRANSMUTE
            args |= {"card": card(state.terms, held), "missing": self._missing(held)}
        elif choice == ORDER_BUY:
            args |= {"missing": units(self._unpaid())}
        elif choice < ORDER_CONVERT and choice % BLOCK >= ORDER_FIGHT:
            target = choice % BLOCK - ORDER_FIGHT
            if target < state.seats * SLOTS and state.spot[target] != NONE:
                args |= {"target": figure(state, target)}
        return args

    def _kind(self, choice: i64) -> i64:
        """Return the kind of action that an order is."""
        if choice < ORDER_CONVERT:
            return order_action(choice % BLOCK)
        if choice < ORDER_RESEARCH:
            return CONVERT
        return RESEARCH if choice < ORDER_BUY else BUY if choice < ORDER_END else TRANSMUTE

    def _missing(self, number: i64) -> Arg:
        """Return what of a card's cost the seat does not own."""
        state = self.state
        cost = state.terms.cards.cost
        gaps = [
            max(0, cost[number * KINDS + kind] - state.owned(self.seat, kind))
            for kind in range(KINDS)
        ]
        return units(gaps, max(0, state.terms.cards.souls[number] - state.souls[self.seat]))

    def _unpaid(self) -> list[int]:
        """Return what of a city's price the alchemist does not carry."""
        state = self.state
        alchemist = self.seat * SLOTS
        city = state.city_at(state.spot[alchemist])
        extension = marker_at(state, city) if city != NONE else NONE
        if extension == NONE:
            return [0] * KINDS
        price = state.terms.extensions.price
        return [
            max(0, price[extension * KINDS + kind] - state.pack[alchemist * KINDS + kind])
            for kind in range(KINDS)
        ]

    def message(self, choice: i64) -> Message:
        """Return a legal order in words."""
        return self.option(choice).message

    def option(self, choice: i64) -> Option:
        """Return a legal order as a person sees it, with a warning of what it does to the quest."""
        message, things = self._described(choice)
        warned = warning(self.state, choice)
        if warned:
            message = Message(f"materia-prima-option-{warned}", {"option": message})
        return Option(choice, self.text(choice), message, things)

    def _described(self, choice: i64) -> tuple[Message, tuple[str, ...]]:
        if choice < ORDER_CONVERT:
            return self._basic(self.seat * SLOTS + choice // BLOCK, choice % BLOCK)
        state = self.state
        terms = state.terms
        alchemist = self.seat * SLOTS
        tower = f"tower:{self.seat}"
        if choice < ORDER_RESEARCH:
            return Message("materia-prima-option-convert", self._sources(choice)), (tower,)
        if choice < ORDER_BUY:
            pile = choice - ORDER_RESEARCH
            city = terms.city_names[state.city_at(state.spot[alchemist])]
            args: dict[str, Arg] = {"formula": formula(pile), "city": city}
            return Message("materia-prima-option-research", args), (f"pile:{FORMULAS[pile]}",)
        if choice == ORDER_BUY:
            city_number = state.city_at(state.spot[alchemist])
            extension = marker_at(state, city_number)
            price = [terms.extensions.price[extension * KINDS + kind] for kind in range(KINDS)]
            args = {"extension": terms.extensions.names[extension], "price": units(price)}
            thing = f"extension:{terms.extensions.ids[extension]}"
            return Message("materia-prima-option-buy", args), (thing,)
        if choice == ORDER_END:
            return Message("materia-prima-option-end"), ()
        held = choice - ORDER_TRANSMUTE
        cost = [terms.cards.cost[held * KINDS + kind] for kind in range(KINDS)]
        args = {"card": card(terms, held), "cost": units(cost, terms.cards.souls[held])}
        thing = f"card:{terms.cards.ids[held]}"
        return Message("materia-prima-option-transmute", args), (thing, tower)

    def _sources(self, choice: i64) -> dict[str, Arg]:
        if choice < ORDER_BLEND:
            recipe = choice - ORDER_CONVERT
            first, second = FIRST_SOURCE[recipe], SECOND_SOURCE[recipe]
            product = PRODUCT[recipe]
        else:
            extensions = self.state.terms.extensions
            first, second = extensions.element[self.state.extension], choice - ORDER_BLEND
            product = extensions.product[self.state.extension]
        return {"first": element(first), "second": element(second), "product": element(product)}

    def _basic(self, number: i64, part: i64) -> tuple[Message, tuple[str, ...]]:
        state = self.state
        args: dict[str, Arg] = {"figure": figure(state, number)}
        who = figure_thing(number)
        here = hex_thing(state.terms, state.spot[number])
        if part < ORDER_MINE:
            goal = state.terms.ground.next_to(state.spot[number], part)
            args["place"] = place(state, goal)
            return Message("materia-prima-option-move", args), (who, hex_thing(state.terms, goal))
        if part == ORDER_MINE:
            args["element"] = element(state.mine_at(state.spot[number]))
            return Message("materia-prima-option-mine", args), (who, here)
        if part < ORDER_TAKE_SOUL:
            args["element"] = element(part - ORDER_TAKE)
            return Message("materia-prima-option-take", args), (who, here)
        if part == ORDER_TAKE_SOUL:
            return Message("materia-prima-option-take-soul", args), (who, here)
        if part == ORDER_DISCARD:
            return Message("materia-prima-option-drop", args), (who, here)
        if part == ORDER_EQUIP:
            return Message("materia-prima-option-equip", args), (who, f"tower:{self.seat}")
        target = part - ORDER_FIGHT
        names = whose(state, target)
        args |= {"target": names["figure"], "owner": names["owner"]}
        things = (who, figure_thing(target), hex_thing(state.terms, state.spot[target]))
        return Message("materia-prima-option-fight", args), things
