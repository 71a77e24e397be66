"""What all decisions of Materia Prima have in common: codes from 0 on, and their refusals."""

from abc import abstractmethod

from mypy_extensions import i64

from athanor.games.materia_prima.codes import GAME
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.decisions import ECHOED, NO_SUCH, UNLISTED, Menu, plain
from athanor.kernel.words import Arg, Message, Refusal


class MateriaMenu(Menu):
    """A decision whose codes, legal or not, are the numbers below its span."""

    def __init__(
        self, state: MateriaState, seat: i64, choices: list[int] = UNLISTED, secret: bool = False
    ) -> None:
        super().__init__(seat, choices, secret)
        self.state = state

    @abstractmethod
    def span(self) -> i64:
        """Return the number of codes, legal or not."""

    def bounds(self) -> tuple[str, ...]:
        """Return the rules that say what there is to choose from."""
        return self.rules()

    def game(self) -> str:
        """Return whose words are used."""
        return GAME

    def conceivable(self) -> list[int]:
        """Return all codes."""
        return list(range(self.span()))

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether there is such a code."""
        return 0 <= choice < self.span()

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what the words of an objection may speak of."""
        return {"choice": str(choice)}

    def no_such(self, choice: i64) -> Refusal:
        """Return the refusal of a code that is none here."""
        return nothing_to_do(str(choice), self.bounds())

    def not_understood(self, text: str) -> Refusal:
        """Return the refusal of what is nothing one could do, with the rules that say what is."""
        return nothing_to_do(plain(text[:ECHOED]), self.bounds())


def nothing_to_do(choice: str, rules: tuple[str, ...]) -> Refusal:
    """Return the refusal of what is nothing one could do, with the rules that say what is."""
    return Refusal(Message(f"{GAME}-refusal-{NO_SUCH}", {"choice": choice}), rules)
