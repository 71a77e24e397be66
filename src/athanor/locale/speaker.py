"""Messages turned into words with Fluent.

How arguments reach a text, here and in every other client:

- a message becomes its words, and each of its attributes is there too: an argument ``ingredient``
  whose message has the attribute ``.indefinite`` is ``{ $ingredient }`` and
  ``{ $ingredient-indefinite }``, so that a sentence can choose the form its grammar needs;
- a seat becomes the name of whoever sits there;
- a label becomes the name that card data gives in the language;
- a number has a minus sign before it, and no hyphen;
- a length becomes a number of inches, with as many digits as it needs;
- a listing becomes an enumeration such as "a, b and c".

What a game's author has not written yet must not keep anybody from playing: a text that is missing
is shown as its key. Tests are strict.
"""

import os
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from babel import Locale
from babel.numbers import format_decimal, format_percent

from athanor.kernel.registry import Box
from athanor.kernel.words import Arg, Inches, Label, Listing, Message, SeatName
from athanor.locale.bundle import Bundle
from athanor.locale.texts import FOLDER, files, folders, languages

STRICT: Final = "ATHANOR_STRICT_TEXTS"
"""Where the environment says that a missing text is an error, as it is in all tests."""


MINUS: Final = "−"


class MissingTextError(LookupError):
    """A message has no text in a language, or its text lacks an argument."""


class Speaker:
    """Says messages in one language: those of the house, and those of some games or of all.

    What games say is read when somebody first says it: the house alone speaks at once.
    """

    def __init__(self, language: str, boxes: Iterable[Box] | None = None) -> None:
        if language not in languages():
            raise MissingTextError(f"no texts in {language}")
        self.language = language
        self.strict = bool(os.environ.get(STRICT))
        self._boxes = None if boxes is None else tuple(boxes)
        self._house = _bundle(language, (FOLDER,))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return a message in words; ``names`` are those of the seats."""
        return self._format(message, names)[""]

    def text(self, key: str, /, **args: Arg) -> str:
        """Return the message of that key in words."""
        return self.say(Message(key, args))

    def attribute(self, key: str, attribute: str) -> str:
        """Return an attribute of the message of that key in words."""
        parts = self._format(Message(key), ())
        return parts[attribute] if attribute in parts else self._missing(key, attribute)[""]

    def word(self, arg: Arg, names: Sequence[str] = ()) -> str:
        """Return anything that may be an argument in words."""
        if isinstance(arg, Message):
            return self.say(arg, names)
        if isinstance(arg, SeatName):
            known = arg.seat < len(names)
            return shown(names[arg.seat]) if known else self.text("kernel-seat", seat=arg.seat + 1)
        if isinstance(arg, Label):
            return shown(arg.fr if self.language == "fr" else arg.en)
        if isinstance(arg, Inches):
            inches = format_decimal(arg.units / 1000, format="#,##0.###", locale=self.language)
            return signed(inches)
        if isinstance(arg, Listing):
            return self._enumerate([self.word(item, names) for item in arg.items])
        if isinstance(arg, int):
            return signed(format_decimal(arg, locale=self.language))
        return shown(arg)

    def knows(self, key: str) -> bool:
        """Tell whether there is a text for a message."""
        return self._house.knows(key) or self._everything.knows(key)

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with that many digits after the point, or the comma."""
        pattern = f"#,##0.{'0' * digits}"
        return signed(format_decimal(number, format=pattern, locale=self.language))

    def percent(self, share: float) -> str:
        """Return a share of 1 in percent, with one digit after the point."""
        pattern = Locale.parse(self.language).percent_formats[None].pattern
        pattern = pattern.replace("0", "0.0", 1)
        return signed(format_percent(share, format=pattern, locale=self.language))

    def rule(self, rule: str) -> str:
        """Return what a rule says; raises ``MissingTextError`` for an ID that no catalogue has."""
        if rule not in self._everything.rules:
            raise MissingTextError(f"{self.language}: no rule {rule}")
        return self.text(rule)

    def rules(self, prefix: str) -> dict[str, str]:
        """Return a game's catalogue of rules, by ID, in its own order."""
        known = self._everything.rules
        return {rule: self.text(rule) for rule in known if rule.startswith(f"{prefix}-")}

    def book_keys(self) -> list[str]:
        """Return the keys of all that stands in the books of games beside the rules, in order."""
        return self._everything.book

    @cached_property
    def _everything(self) -> Bundle:
        """All texts that there are."""
        return _bundle(self.language, (FOLDER, *folders(self._boxes)))

    def _format(self, message: Message, names: Sequence[str]) -> dict[str, str]:
        """Return the words of a message under "", and those of its attributes by name."""
        texts = self._house if self._house.knows(message.key) else self._everything
        if not texts.knows(message.key):
            return self._missing(message.key, "no text for it")
        arguments: dict[str, int | str] = {}
        for name, arg in message.args.items():
            arguments.update(self._argument(name, arg, names))
        words, errors = texts.parts(message.key, arguments)
        if errors:
            return self._missing(message.key, f"with {arguments}: {errors}")
        for number in arguments.values():
            if isinstance(number, int) and number < 0:  # Fluent chose the plural, and a hyphen
                hyphened = format_decimal(number, locale=self.language)
                words = {
                    form: said.replace(hyphened, signed(hyphened)) for form, said in words.items()
                }
        return words

    def _missing(self, key: str, why: str) -> dict[str, str]:
        """Return a key in place of its words, for those who are not strict."""
        if self.strict:
            raise MissingTextError(f"{self.language}: {key}: {why}")
        return {"": key}

    def _argument(self, name: str, arg: Arg, names: Sequence[str]) -> dict[str, int | str]:
        if isinstance(arg, Message):
            forms = self._format(arg, names)
            return {f"{name}-{form}" if form else name: words for form, words in forms.items()}
        return {name: arg if isinstance(arg, int) else self.word(arg, names)}

    def _enumerate(self, items: list[str]) -> str:
        *others, last = items
        if not others:
            return last
        before = others[0]
        for item in others[1:]:
            before = self.text("kernel-list-more", before=before, item=item)
        return self.text("kernel-list-last", before=before, item=last)


def signed(number: str) -> str:
    """Return a written number with a minus sign in place of the hyphen before it."""
    return number.replace("-", MINUS, 1)


def shown(text: str) -> str:
    """Return a text from outside without what could drive a terminal or turn letters around."""
    return "".join("\ufffd" if unicodedata.category(sign)[0] == "C" else sign for sign in text)


@cache
def _bundle(language: str, places: tuple[Path, ...]) -> Bundle:
    """Return all texts below some folders."""
    return Bundle(language, files(language, places))
