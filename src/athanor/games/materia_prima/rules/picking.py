"""Decisions with a short list: an alchemist, a tower, a quest, an extension, a card.

The written forms name what is picked: ``alchemist sejlon``, ``tower blue``, ``quest magnatus``,
``activate hortus-terrae`` or ``activate nothing``, ``grow iron``, ``keep pala codex``,
``throw pala``, ``wear`` or ``store``, ``release h2``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    CARDS,
    DRAWN,
    ELEMENTS,
    FRESH,
    KINDS,
    QUEST_IDS,
    QUESTS,
    SLOTS,
)
from athanor.games.materia_prima.rules.reasons import (
    ALCHEMIST_TAKEN,
    FINE,
    FRESH_EXTENSION,
    NO_HOMUNCULUS,
    NO_SUCH,
    NOT_DRAWN,
    NOT_GROWN,
    NOT_OWNED,
    NOT_THROWN,
    NOT_TWO,
    QUEST_NOT_DRAWN,
    QUEST_NOT_PLAYED,
    TOWER_TAKEN,
    Reasoned,
    deny,
    plain,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.words import card, element, figure, figure_thing, token
from athanor.kernel.words import Arg, Label, Message, Option, Refusal

PICK_ALCHEMIST: Final = 0
PICK_TOWER: Final = 1
PICK_QUEST: Final = 2
PICK_EXTENSION: Final = 3
PICK_ELEMENT: Final = 4
PICK_KEPT: Final = 5
PICK_THROWN: Final = 6
PICK_PLACE: Final = 7
PICK_RELEASED: Final = 8

ABOUT: Final = (
    "alchemist",
    "tower",
    "quest",
    "extension",
    "element",
    "kept",
    "thrown",
    "place",
    "released",
)
RULES: Final[tuple[tuple[str, ...], ...]] = (
    ("MAT-008", "MAT-R04"),
    ("MAT-009", "MAT-R04"),
    ("MAT-012",),
    ("MAT-173", "MAT-R17"),
    ("MAT-171", "MAT-R17"),
    ("MAT-231", "MAT-R26"),
    ("MAT-189", "MAT-190"),
    ("MAT-163",),
    ("MAT-206", "MAT-207"),
)

NO_EXTENSION: Final = CARDS - 1
"""Leaves all extensions idle."""
WEAR: Final = 0
STORE: Final = 1
PAIR: Final = 8
"""A pair of drawn cards is ``PAIR * first + second``, by their places."""


class Picking(Reasoned):
    """One of a few things; ``subject`` says which sort of thing it is."""

    def __init__(
        self, state: MateriaState, seat: i64, subject: i64, codes: list[int], secret: bool = False
    ) -> None:
        super().__init__(seat, secret)
        self.state = state
        self.subject = subject
        self._codes = codes

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "picking"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message(f"materia-prima-decision-{ABOUT[self.subject]}")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return RULES[self.subject]

    def listed(self) -> list[int]:
        """Return the list, which is in ascending order."""
        return self._codes

    def objection(self, choice: i64) -> i64:
        """Return what keeps a choice off the list, by what the seat itself knows (MAT-351)."""
        if choice in self._codes:
            return FINE
        if choice < 0 or choice >= self.span():
            return NO_SUCH
        state = self.state
        subject = self.subject
        if subject == PICK_ALCHEMIST:
            return ALCHEMIST_TAKEN
        if subject == PICK_TOWER:
            return TOWER_TAKEN
        if subject == PICK_QUEST:
            played = (state.terms.quest_mask >> choice) & 1 == 1
            return QUEST_NOT_DRAWN if played else QUEST_NOT_PLAYED
        if subject == PICK_EXTENSION:
            fresh = state.extension_at[choice] == FRESH + self.seat
            return FRESH_EXTENSION if fresh else NOT_OWNED
        if subject == PICK_ELEMENT:
            return NOT_GROWN
        if subject == PICK_THROWN:
            return NOT_THROWN
        return NO_HOMUNCULUS if subject == PICK_RELEASED else NO_SUCH

    def span(self) -> i64:
        """Return the number of codes, on the list or not; of pairs there are no others."""
        terms = self.state.terms
        subject = self.subject
        if subject == PICK_ALCHEMIST:
            return len(terms.alchemist_ids)
        if subject == PICK_TOWER:
            return len(terms.tower_ids)
        if subject == PICK_QUEST:
            return QUESTS
        if subject == PICK_EXTENSION:
            return terms.extensions.count
        if subject == PICK_ELEMENT:
            return KINDS
        if subject == PICK_KEPT:
            return 0
        if subject == PICK_THROWN:
            return terms.cards.count
        return SLOTS if subject == PICK_RELEASED else STORE + 1

    def refusal_args(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of."""
        args: dict[str, Arg] = {"choice": self.text(choice)}
        if self.subject == PICK_EXTENSION:
            args["extension"] = self.state.terms.extensions.names[choice]
        elif self.subject == PICK_THROWN:
            args["card"] = card(self.state.terms, choice)
        return args

    def default_choice(self) -> i64:
        """Return the last of the list: no extension, the tower for an item."""
        return self._codes[len(self._codes) - 1]

    def parse(self, text: str) -> i64:
        """Return the choice whose written form is ``text``; a pair may be written either way."""
        words = plain(text[:80]).split()
        if self.subject == PICK_KEPT and len(words) == 3 and words[0] == "keep":
            swapped = f"keep {words[2]} {words[1]}"
            for code in self._codes:
                if self.text(code) == swapped:
                    return code
        return super().parse(text)

    def unknown(self, words: list[str]) -> Refusal:
        """Return the refusal of what is no choice; a scholar keeps what was drawn, and two."""
        if self.subject == PICK_KEPT and words and words[0] == "keep":
            ids = self.state.terms.cards.ids
            drawn = [ids[one] for one in self.state.cards_at(DRAWN + self.seat)]
            strange = [word for word in words[1:] if word not in drawn]
            return deny(NOT_DRAWN if strange else NOT_TWO, {})
        return super().unknown(words)

    def text(self, choice: i64) -> str:
        """Return the short written form of a choice."""
        terms = self.state.terms
        subject = self.subject
        if subject == PICK_ALCHEMIST:
            return f"alchemist {terms.alchemist_ids[choice]}"
        if subject == PICK_TOWER:
            return f"tower {terms.tower_ids[choice]}"
        if subject == PICK_QUEST:
            return f"quest {QUEST_IDS[choice]}"
        if subject == PICK_EXTENSION:
            idle = choice == NO_EXTENSION
            return f"activate {'nothing' if idle else terms.extensions.ids[choice]}"
        if subject == PICK_ELEMENT:
            return f"grow {ELEMENTS[choice]}"
        if subject == PICK_KEPT:
            first, second = self.pair(choice)
            return f"keep {terms.cards.ids[first]} {terms.cards.ids[second]}"
        if subject == PICK_THROWN:
            return f"throw {terms.cards.ids[choice]}"
        if subject == PICK_PLACE:
            return "wear" if choice == WEAR else "store"
        return f"release {token(choice)}"

    def pair(self, choice: i64) -> tuple[i64, i64]:
        """Return the two drawn cards that a choice keeps."""
        drawn = self.state.cards_at(DRAWN + self.seat)
        first: i64 = drawn[choice // PAIR]
        second: i64 = drawn[choice % PAIR]
        return first, second

    def option(self, choice: i64) -> Option:
        """Return a choice of the list as a person sees it."""
        message, thing = self._described(choice)
        return Option(choice, self.text(choice), message, (thing,) if thing else ())

    def _described(self, choice: i64) -> tuple[Message, str]:
        terms = self.state.terms
        subject = self.subject
        if subject == PICK_ALCHEMIST:
            name = terms.alchemist_names[choice]
            return named("alchemist", name), f"alchemist:{terms.alchemist_ids[choice]}"
        if subject == PICK_TOWER:
            return named("tower", terms.tower_names[choice]), ""
        if subject == PICK_QUEST:
            return named("quest", terms.quest_names[choice]), f"quest:{QUEST_IDS[choice]}"
        if subject == PICK_EXTENSION:
            if choice == NO_EXTENSION:
                return Message("materia-prima-option-activate-nothing"), ""
            thing = f"extension:{terms.extensions.ids[choice]}"
            return named("activate", terms.extensions.names[choice]), thing
        if subject == PICK_ELEMENT:
            return Message("materia-prima-option-grow", {"element": element(choice)}), ""
        if subject == PICK_KEPT:
            first, second = self.pair(choice)
            args = {"first": card(terms, first), "second": card(terms, second)}
            return Message("materia-prima-option-keep-cards", {**args}), ""
        if subject == PICK_THROWN:
            return named("throw", card(terms, choice)), f"card:{terms.cards.ids[choice]}"
        if subject == PICK_PLACE:
            item = card(terms, self.state.bench)
            if choice == WEAR:
                return Message("materia-prima-option-wear", {"card": item}), ""
            return Message("materia-prima-option-store", {"card": item}), f"tower:{self.seat}"
        number = self.seat * SLOTS + choice
        released = Message("materia-prima-option-release", {"figure": figure(self.state, number)})
        return released, figure_thing(number)


def named(key: str, name: Label) -> Message:
    """Return an option that is nothing but a name."""
    return Message(f"materia-prima-option-{key}", {"name": name})
