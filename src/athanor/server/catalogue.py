"""What can be played in the house, and against whom."""

import asyncio
from typing import Final

from athanor.bots.levels import LEVELS
from athanor.kernel.registry import Box, find, games
from athanor.kernel.words import Message, refuse
from athanor.lessons.lesson import lessons_of
from athanor.locale import Speaker, languages, rules_of, words_of
from athanor.puzzles.puzzle import puzzles_of
from athanor.server.game_factory import GameFactory
from athanor.server.protocol.pages import BotLevel, Catalogue, GameCard, GameWords, Illustration
from athanor.server.tables.scene import view_of

HOUSE_SET: Final = "house"
"""The folder of card data that is the house's own; other data is from the rulebook."""


class Librarian:
    """Knows the games, and the packs that owners have laid beside them."""

    def __init__(self, game_factory: GameFactory) -> None:
        self._game_factory = game_factory

    async def catalogue(self) -> Catalogue:
        """Return what there is now."""
        return await asyncio.to_thread(self._catalogue)

    async def whereabouts(self, game: str) -> dict[str, Message]:
        """Return where each rule of a game is held, in words; refuse a game nobody has."""
        held = await asyncio.to_thread(find(game).whereabouts)
        return {rule: found.message() for rule, found in held.items()}

    async def words(self, game: str, language: str) -> str:
        """Return the words of a game as its folder brings them; refuse a game nobody has."""
        return await asyncio.to_thread(words_of, find(game), language)

    async def rules(self, game: str, language: str) -> str:
        """Return the rules of a game in words, likewise."""
        return await asyncio.to_thread(rules_of, find(game), language)

    async def example(self, game: str, rule: str) -> Illustration:
        """Return the position that stands beside a rule; refuse one that has none."""
        return await asyncio.to_thread(self._example, find(game), rule)

    def _example(self, box: Box, rule: str) -> Illustration:
        example = box.examples().get(rule)
        if example is None:
            raise refuse("server-no-such-example", rule=rule[:80])
        spec = self._game_factory.spec(box.info.name, example.seats, example.options, ())
        game = self._game_factory.game(spec)
        return Illustration(
            seats=example.seats,
            viewer=example.viewer,
            view=view_of(game, game.load(example.position), example.viewer),
            reference=game.reference_name(),
            things=example.things,
        )

    def _catalogue(self) -> Catalogue:
        cards = tuple(self._card(box) for box in games().values())
        levels = tuple(BotLevel(spec, Message(f"bots-{spec}")) for spec in LEVELS)
        return Catalogue(cards, levels)

    def _card(self, box: Box) -> GameCard:
        info = box.info
        usual = self._game_factory.game(self._game_factory.spec(info.name, info.min_seats, {}, ()))
        return GameCard(
            name=info.name,
            prefix=info.prefix,
            min_seats=info.min_seats,
            max_seats=info.max_seats,
            usual_seats=info.seats_unasked(),
            variant_seats=info.variant_seats,
            options=info.options,
            presets=info.presets,
            ready=usual.ready_values(),
            packs=self._game_factory.shelf(info.name),
            house_set=any(folder.name == HOUSE_SET for folder in box.house),
            words={language: words_on_card(info.name, language) for language in languages()},
            minutes=info.minutes,
            weight=info.weight,
            picture=box.artist(usual) is not None,
            can_concede=bool(info.concede_rule),
            can_draw=bool(info.draw_rule),
            lessons=len(lessons_of(box)),
            puzzles=len(puzzles_of(box)),
        )


def words_on_card(game: str, language: str) -> GameWords:
    """Return what a game is called and what it is, in a language."""
    speaker = Speaker(language)
    return GameWords(speaker.text(f"{game}-title"), speaker.text(f"{game}-tagline"))
