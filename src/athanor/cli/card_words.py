"""What card data is called in the language spoken: kinds of record, fields, values and verbs.

Packs write all of these in English, as they are read by the engine; people read words. Where a game
has none for something, its name in the files is shown.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct, structs

from athanor.kernel.words import Label
from athanor.locale import Speaker

NO_NAMES: Final[Mapping[str, Label]] = MappingProxyType({})
VERB: Final = "verb"


class CardWords:
    """The words of one game's card data; ``names`` are those of its cards, by id."""

    def __init__(
        self, speaker: Speaker, family: str, names: Mapping[str, Label] = NO_NAMES
    ) -> None:
        self.speaker = speaker
        self.family = family
        self.names = names

    def kind(self, table: str) -> str:
        """Return what one record of a table is called."""
        return self._text(f"{self.family}-card-{dashed(table)}") or spaced(table)

    def about(self, table: str) -> str:
        """Return what the records of a table hold."""
        return self._text(f"{self.family}-card-{dashed(table)}-what")

    def field(self, name: str) -> str:
        """Return what a field is called."""
        return self._text(f"{self.family}-field-{dashed(name)}") or spaced(name)

    def verb(self, tag: str) -> str:
        """Return what a verb does."""
        return self._text(f"{self.family}-verb-{dashed(tag)}") or spaced(tag)

    def value(self, value: object) -> str:
        """Return a value in words."""
        match value:
            case bool():
                return self.speaker.text("cli-card-yes" if value else "cli-card-no")
            case int() | float():
                return self.speaker.decimal(value, 0 if float(value).is_integer() else 1)
            case str():
                return self._named(value)
            case tuple() | list():
                return ", ".join(self.value(one) for one in value)
            case dict() if all(isinstance(one, Struct) for one in value.values()):
                return ", ".join(value)
            case dict():
                return ", ".join(
                    f"{self.value(key)} {self.value(one)}" for key, one in value.items()
                )
            case Struct():
                return self._record(value)
        return str(value)

    def _named(self, value: str) -> str:
        """Return a word of the game, the name of a card, or what is written."""
        known = self._text(f"{self.family}-value-{dashed(value)}") if value else ""
        if known:
            return known
        return self.speaker.word(self.names[value]) if value in self.names else value.strip("\n")

    def _record(self, value: Struct) -> str:
        """Return a part of a record: an effect as a sentence with its values, others by name."""
        if isinstance(getattr(value, "en", None), str):
            return self.speaker.word(Label(value.en, value.fr))  # type: ignore[attr-defined]
        given = ", ".join(f"{self.field(name)} {self.value(one)}" for name, one in values_of(value))
        if not is_verb(value):
            return given
        said = self.verb(str(value.__struct_config__.tag))
        return f"{said} ({given})" if given else said

    def _text(self, key: str) -> str:
        return self.speaker.text(key) if self.speaker.knows(key) else ""


def values_of(record: Struct) -> Iterator[tuple[str, object]]:
    """Give the values of a record by their fields, without those that say nothing."""
    for field in structs.fields(record):
        value = getattr(record, field.name)
        if field.encode_name != "source" and value not in (None, (), {}, "", False):
            yield field.encode_name, value


def is_verb(value: object) -> bool:
    """Tell whether a value is an effect, or several of them."""
    if isinstance(value, tuple):
        return bool(value) and all(is_verb(one) for one in value)
    return isinstance(value, Struct) and value.__struct_config__.tag_field == VERB


def dashed(name: str) -> str:
    """Return a name as it stands in the keys of texts."""
    return "".join(letter if letter.isalnum() else "-" for letter in name)


def spaced(name: str) -> str:
    """Return a name as people write it."""
    return name.replace("_", " ")
