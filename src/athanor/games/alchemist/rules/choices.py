"""What the active seat may choose: one composite action a turn, so that a turn is whole.

Codes, in this order: create (cauldron, recipe, tile), copy (cauldron, tribute), take (type), draw,
pass. The short written forms are ``create SD MMBBT 9``, ``copy SD B``, ``take M``, ``draw`` and
``pass``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.codes import (
    ALLOWED,
    BAG,
    BREWS,
    CAULDRONS,
    FIRST_BREW,
    LAST_BREW,
    LETTERS,
    MIXTURES,
    NONE,
    OPENING_VALUE,
    RESERVE,
    TILES,
    TYPES,
)
from athanor.games.alchemist.rules.objections import (
    against,
    mixture_counts,
    why_not_copy,
    why_not_create,
    why_not_draw,
    why_not_pass,
    why_not_take,
)
from athanor.games.alchemist.show.words import cauldron as cauldron_name
from athanor.games.alchemist.show.words import cubes, ingredient, letters
from athanor.games.alchemist.state import AlchemistState, mixture_of
from athanor.kernel.bits import count_bits, lowest, nth_bit
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused, SeatName

RECIPES: Final = LAST_BREW - FIRST_BREW + 1
PER_CAULDRON: Final = RECIPES * TILES

COPY: Final = CAULDRONS * PER_CAULDRON
TAKE: Final = COPY + CAULDRONS * ALLOWED
DRAW: Final = TAKE + TYPES
PASS: Final = DRAW + 1
CODES: Final = PASS + 1

LOWEST_OPENING: Final = OPENING_VALUE - 1
"""The lowest tile of the two-player opening, counted from 0 (ALC-035)."""


def create_code(cauldron: i64, brew: i64, tile: i64) -> i64:
    """Return the code of creating a brew; tiles are counted from 0."""
    return cauldron * PER_CAULDRON + (brew - FIRST_BREW) * TILES + tile


def create_cauldron(code: i64) -> i64:
    """Return where a create code brews."""
    return code // PER_CAULDRON


def create_brew(code: i64) -> i64:
    """Return what a create code brews."""
    return code % PER_CAULDRON // TILES + FIRST_BREW


def create_tile(code: i64) -> i64:
    """Return the tile of a create code, counted from 0."""
    return code % TILES


def copy_target(code: i64) -> i64:
    """Return the cauldron of a copy code."""
    return (code - COPY) // ALLOWED


def copy_tribute(code: i64) -> i64:
    """Return the tribute of a copy code, as a place among the cauldron's allowed types."""
    return (code - COPY) % ALLOWED


class Turn(Decision):
    """The action of the active seat's turn (ALC-031).

    The list of options tells what is in a supply, so it goes to its owner only (ALC-140).
    """

    def __init__(self, state: AlchemistState) -> None:
        super().__init__(state.active)
        self.state = state
        self.stock = state.stock(state.active)
        self.opening = state.turn <= state.terms.opening_turns  # ALC-035, ALC-162
        self.tiles = state.tiles
        if self.opening:
            self.tiles = (state.tiles >> LOWEST_OPENING) << LOWEST_OPENING

    # --- what is legal ---

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "turn"

    def brews(self, cauldron: i64) -> i64:
        """Return the recipes the seat may create on a cauldron, as a mask of brews.

        They fit the cauldron and the supply (ALC-042 to ALC-045) and are new (ALC-046).
        """
        state = self.state
        if state.creator[cauldron] != NONE:  # ALC-004, ALC-041
            return 0
        payable = state.board.payable[cauldron * MIXTURES + self.stock]
        return payable & ~state.barred[cauldron]

    def tributes(self, cauldron: i64) -> i64:
        """Return in how many ways the seat may copy the potion on a cauldron.

        It chooses the tribute among the types of the recipe (ALC-063, ALC-R3).
        """
        state = self.state
        creator = state.creator[cauldron]
        if creator == NONE or creator == self.seat:  # ALC-060, ALC-061
            return 0
        brew = state.brew[cauldron]  # ALC-062: to be paid exactly
        return state.board.kinds[brew] if state.board.can_pay(self.stock, cauldron, brew) else 0

    def count_creations(self) -> i64:
        """Return the number of legal creations."""
        state = self.state
        if state.seals[self.seat] == 0:  # ALC-040
            return 0
        count: i64 = 0
        cauldron: i64 = 0
        while cauldron < CAULDRONS:
            if state.creator[cauldron] == NONE:
                count += count_bits(self.brews(cauldron))
            cauldron += 1
        return count * count_bits(self.tiles)  # ALC-048, ALC-R10: any tile for any recipe

    def count_copies(self) -> i64:
        """Return the number of legal copies; none in the opening (ALC-035)."""
        if self.opening:
            return 0
        count: i64 = 0
        cauldron: i64 = 0
        while cauldron < CAULDRONS:
            count += self.tributes(cauldron)
            cauldron += 1
        return count

    def can_take(self, kind: i64) -> bool:
        """Tell whether a type may be taken from the reserve (ALC-081, ALC-084)."""
        return not self.opening and self.state.cubes[RESERVE + kind] > 0

    def can_draw(self) -> bool:
        """Tell whether the bag may be drawn from (ALC-083)."""
        return not self.opening and self.state.pile_size(BAG) > 0

    def count_takes(self) -> i64:
        """Return the number of legal ways to take ingredients."""
        if self.opening:
            return 0
        count = TYPES - self.state.exhausted()
        return count + 1 if self.can_draw() else count

    def must_pass(self) -> bool:
        """Tell whether nothing at all is legal but to pass (ALC-032, ALC-037, ALC-R5)."""
        return self.count_takes() + self.count_copies() + self.count_creations() == 0

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the action may be carried out."""
        if choice < 0 or choice >= CODES:
            return False
        state = self.state
        if choice < COPY:
            if state.seals[self.seat] == 0:
                return False
            brews = self.brews(create_cauldron(choice))
            has_brew = (brews >> create_brew(choice)) & 1 == 1
            return has_brew and (self.tiles >> create_tile(choice)) & 1 == 1  # ALC-047
        if choice < TAKE:
            cauldron = copy_target(choice)
            if self.opening or self.tributes(cauldron) == 0:
                return False
            return state.board.brew_count(state.brew[cauldron], copy_tribute(choice)) > 0
        if choice < DRAW:
            return self.can_take(choice - TAKE)
        if choice == DRAW:
            return self.can_draw()
        return self.must_pass()

    def count(self) -> i64:
        """Return the number of legal actions."""
        count = self.count_creations() + self.count_copies() + self.count_takes()
        return count if count > 0 else 1

    def sample(self, stream: Stream) -> i64:
        """Return one legal action, each equally likely, without listing them."""
        creations = self.count_creations()
        copies = self.count_copies()
        total = creations + copies + self.count_takes()
        if total == 0:
            return PASS
        index = stream.below(total)
        if index < creations:
            return self._nth_creation(index)
        index -= creations
        if index < copies:
            return self._nth_copy(index)
        return self._nth_take(index - copies)

    def _nth_creation(self, index: i64) -> i64:
        tiles = count_bits(self.tiles)
        recipe = index // tiles
        cauldron: i64 = 0
        brews = self.brews(0)
        here = count_bits(brews)
        while recipe >= here:
            recipe -= here
            cauldron += 1
            brews = self.brews(cauldron)
            here = count_bits(brews)
        return create_code(cauldron, nth_bit(brews, recipe), nth_bit(self.tiles, index % tiles))

    def _nth_copy(self, index: i64) -> i64:
        state = self.state
        left = index
        cauldron: i64 = 0
        here = self.tributes(0)
        while left >= here:
            left -= here
            cauldron += 1
            here = self.tributes(cauldron)
        place: i64 = 0
        while True:
            if state.board.brew_count(state.brew[cauldron], place) > 0:
                if left == 0:
                    return COPY + cauldron * ALLOWED + place
                left -= 1
            place += 1

    def _nth_take(self, index: i64) -> i64:
        left = index
        kind: i64 = 0
        while kind < TYPES:
            if self.state.cubes[RESERVE + kind] > 0:
                if left == 0:
                    return TAKE + kind
                left -= 1
            kind += 1
        return DRAW

    def codes(self) -> list[int]:
        """Return all legal actions in ascending order."""
        return self._creation_codes() + self._other_codes() or [PASS]

    def mask(self, size: i64) -> bytearray:
        """Return a 1 for each legal action; the tiles of a recipe lie side by side."""
        mask = bytearray(size)
        creations = self.count_creations()
        if creations > 0:
            tiles = bytes([(self.tiles >> tile) & 1 for tile in range(TILES)])
            for cauldron in range(CAULDRONS):
                left = self.brews(cauldron)
                while left:
                    start = create_code(cauldron, lowest(left), 0)
                    mask[start : start + TILES] = tiles
                    left &= left - 1
        others = self._other_codes()
        for code in others:
            mask[code] = 1
        if creations == 0 and not others:
            mask[PASS] = 1
        return mask

    def _other_codes(self) -> list[int]:
        copies = [self._nth_copy(index) for index in range(self.count_copies())]
        return copies + [self._nth_take(index) for index in range(self.count_takes())]

    def _creation_codes(self) -> list[int]:
        codes: list[int] = []
        if self.state.seals[self.seat] == 0:
            return codes
        tiles = [tile for tile in range(TILES) if (self.tiles >> tile) & 1]
        for cauldron in range(CAULDRONS):
            brews = self.brews(cauldron)
            for brew in range(FIRST_BREW, LAST_BREW + 1):
                if (brews >> brew) & 1:
                    codes += [create_code(cauldron, brew, tile) for tile in tiles]
        return codes

    def default_choice(self) -> i64:
        """Return the first legal way to take ingredients; it gives nothing away."""
        if self.count_takes() > 0:
            return self._nth_take(0)
        return self.codes()[0]

    # --- in words ---

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("alchemist-decision-opening" if self.opening else "alchemist-decision-turn")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ALC-031", "ALC-035") if self.opening else ("ALC-031", "ALC-032")

    def option(self, choice: i64) -> Option:
        """Return a legal action as a person sees it."""
        state = self.state
        names = state.board.names
        if choice < COPY:
            cauldron = create_cauldron(choice)
            name = names[cauldron]
            mixture = state.board.mixture[cauldron * BREWS + create_brew(choice)]
            counts = mixture_counts(mixture)
            value = create_tile(choice) + 1
            text = f"create {name} {letters(counts)} {value}"
            things: tuple[str, ...] = (f"cauldron:{name}", f"tile:{value}")
            args: dict[str, Arg] = {
                "cauldron": cauldron_name(state.board, cauldron),
                "recipe": cubes(counts),
                "fame": value,
            }
            return Option(choice, text, Message("alchemist-option-create", args), things)
        if choice < TAKE:
            cauldron = copy_target(choice)
            name = names[cauldron]
            kind = state.board.allowed[cauldron * ALLOWED + copy_tribute(choice)]
            args = {
                "cauldron": cauldron_name(state.board, cauldron),
                "creator": SeatName(state.creator[cauldron]),
                "recipe": cubes(state.recipe(cauldron)),
                "fame": state.value[cauldron],
                "tribute": ingredient(kind),
            }
            text = f"copy {name} {LETTERS[kind]}"
            return Option(
                choice, text, Message("alchemist-option-copy", args), (f"cauldron:{name}",)
            )
        if choice < DRAW:
            kind = choice - TAKE
            message = Message("alchemist-option-take", {"ingredient": ingredient(kind)})
            letter = LETTERS[kind]
            return Option(choice, f"take {letter}", message, (f"reserve:{letter}",))
        if choice == DRAW:
            return Option(choice, "draw", Message("alchemist-option-draw"), ("bag",))
        return Option(choice, "pass", Message("alchemist-option-pass"))

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against an action, or None if it is legal."""
        if choice < 0 or choice >= CODES:
            return against("no-such-action", ("ALC-031",), choice=str(choice))
        state = self.state
        if choice < COPY:
            cauldron = create_cauldron(choice)
            mixture = state.board.mixture[cauldron * BREWS + create_brew(choice)]
            counts = mixture_counts(mixture)
            return why_not_create(
                state, self.seat, cauldron, counts, create_tile(choice) + 1, self.opening
            )
        if choice < TAKE:
            cauldron = copy_target(choice)
            kind = state.board.allowed[cauldron * ALLOWED + copy_tribute(choice)]
            return why_not_copy(state, self.seat, cauldron, kind, self.opening)
        if choice < DRAW:
            return why_not_take(state, choice - TAKE, self.opening)
        if choice == DRAW:
            return why_not_draw(state, self.opening)
        return why_not_pass(self.must_pass())

    def parse(self, text: str) -> i64:
        """Return the action written as ``text``; raises Refused with the rule it breaks."""
        words = text.split()
        verb = words[0].lower() if words else ""
        if verb == "create" and len(words) == 4:
            return self._parse_create(words[1], words[2], words[3])
        if verb == "copy" and len(words) == 3:
            return self._parse_copy(words[1], words[2])
        if verb == "take" and len(words) == 2:
            return self._accept(TAKE + self._kind(words[1]))
        if verb == "draw" and len(words) == 1:
            return self._accept(DRAW)
        if verb == "pass" and len(words) == 1:
            return self._accept(PASS)
        raise Refused(against("not-understood", ("ALC-031",), choice=text[:80]))

    def _parse_create(self, name: str, recipe: str, tile: str) -> i64:
        cauldron = self._cauldron(name)
        counts = [0] * TYPES
        for letter in recipe:
            counts[self._kind(letter)] += 1
        if not tile.isdecimal() or not tile.isascii() or len(tile) > 2:
            raise Refused(against("no-such-tile", ("ALC-005", "ALC-047"), tile=tile[:80]))
        value = int(tile)
        refusal = why_not_create(self.state, self.seat, cauldron, counts, value, self.opening)
        if refusal is not None:
            raise Refused(refusal)
        brew = self.state.board.brew[cauldron * MIXTURES + mixture_of(counts)]
        return create_code(cauldron, brew, value - 1)

    def _parse_copy(self, name: str, letter: str) -> i64:
        cauldron = self._cauldron(name)
        kind = self._kind(letter)
        refusal = why_not_copy(self.state, self.seat, cauldron, kind, self.opening)
        if refusal is not None:
            raise Refused(refusal)
        place = [self.state.board.allowed[cauldron * ALLOWED + i] for i in range(ALLOWED)]
        return COPY + cauldron * ALLOWED + place.index(kind)

    def _accept(self, choice: i64) -> i64:
        refusal = self.why_not(choice)
        if refusal is not None:
            raise Refused(refusal)
        return choice

    def _cauldron(self, name: str) -> i64:
        names = self.state.board.names
        if name in names:
            return names.index(name)
        capitals = [known.upper() for known in names]
        if name.upper() not in capitals:
            raise Refused(
                against("no-such-cauldron", ("ALC-003",), cauldron=name[:80], known=" ".join(names))
            )
        return capitals.index(name.upper())

    def _kind(self, letter: str) -> i64:
        kind = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
        if kind < 0:
            raise Refused(against("no-such-ingredient", ("ALC-002",), ingredient=letter[:80]))
        return kind
