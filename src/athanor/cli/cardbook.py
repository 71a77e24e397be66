"""All cards of a game as its packs have them, to be looked up by name."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from athanor.cli.card_words import CardWords
from athanor.cli.menu import begins_with, searchable
from athanor.kernel.registry import Box, find
from athanor.kernel.words import Label
from athanor.locale import Speaker
from athanor.packs import PackData, load_packs
from athanor.packs.schema import Form, tables_of


class Card(NamedTuple):
    """A record of card data."""

    table: str
    id: str
    name: Label
    record: Struct


class CardBook:
    """The cards of a game, with those of owner packs; read when somebody first looks."""

    def __init__(self, game: str, folders: Sequence[Path] = ()) -> None:
        self._game = game
        self._folders = folders

    def find(self, asked: str) -> list[Card]:
        """Return the cards of that name or id, or else those whose names begin so."""
        wanted = searchable(asked)
        named = [(card, names_of(card)) for card in self.cards]
        exact = [card for card, names in named if wanted in names]
        return exact or [
            card
            for card, names in named
            if wanted and any(begins_with(name, wanted) for name in names)
        ]

    def titles(self) -> list[str]:
        """Return all that cards are called, in every language."""
        return [name for card in self.cards for name in (card.name.en, card.name.fr, card.id)]

    @cached_property
    def cards(self) -> list[Card]:
        """All of them, in the order of the packs."""
        box = find(self._game)
        if box.schema is None or not issubclass(box.schema, PackData):
            return []
        data = load_packs([*box.house, *self._folders], box.schema).data
        return list(_cards(data))

    def words(self, speaker: Speaker) -> CardWords:
        """Return what the cards are called in a language."""
        names = {card.id: card.name for card in self.cards}
        return CardWords(speaker, family_of(find(self._game)), names)


def names_of(card: Card) -> list[list[str]]:
    """Return the words of all that a card is called."""
    return [searchable(name) for name in (card.id, card.name.en, card.name.fr)]


def _cards(data: PackData) -> Iterator[Card]:
    for name, table in tables_of(type(data)).items():
        if table.form is not Form.LISTED:
            continue
        for record in getattr(data, name):
            called = getattr(record, "name", None)
            label = Label(called.en, called.fr) if called else Label(record.id, record.id)
            yield Card(name, record.id, label, record)


def family_of(box: Box) -> str:
    """Return what the words of a game's cards begin with: editions share theirs."""
    return box.folder.name.replace("_", "-")
