"""The examples in books: positions of real matches, beside the rules that they show."""

from pathlib import Path

import msgspec
import pytest

from athanor.kernel import games
from athanor.kernel.examples import FOLDER, read_examples
from athanor.kernel.registry import Box
from athanor.kernel.words import Refused
from athanor.locale import Speaker, languages
from athanor.locale.book import chapters

each_game = pytest.mark.parametrize("box", games().values(), ids=games())
FEWEST = 4
"""Chapters that have an example, in any book."""


@each_game
def test_important_chapters_show_a_position(box: Box) -> None:
    shown = set(box.examples())
    book = chapters(box, Speaker("en"))
    assert sum(bool(shown & set(chapter.rules)) for chapter in book) >= FEWEST
    assert shown <= {rule for chapter in book for rule in chapter.rules}


@pytest.mark.parametrize("language", languages())
@each_game
def test_something_is_said_of_every_example_and_of_nothing_else(box: Box, language: str) -> None:
    speaker = Speaker(language)
    told = f"{box.info.name}-example-"
    captions = {key.removeprefix(told) for key in speaker.book_keys() if key.startswith(told)}
    assert captions == set(box.examples())


@each_game
def test_every_position_is_one_of_a_real_match_and_can_be_seen(box: Box) -> None:
    for rule, example in box.examples().items():
        game = box.build(example.seats, example.options)
        state = game.load(example.position)
        assert state.data() == example.position, rule
        assert 0 <= example.viewer < example.seats
        assert msgspec.json.encode(game.sent(game.view(state, example.viewer)))


def test_a_position_that_no_match_comes_to_does_not_get_into_a_book() -> None:
    box = games()["alchemist"]
    example = box.examples()["ALC-050"]
    with pytest.raises(Refused):
        box.build(example.seats).load({**example.position, "fame": [-1, 0, 0]})


def test_a_game_without_examples_has_none(tmp_path: Path) -> None:
    assert read_examples(tmp_path, "alchemist") == {}


def test_an_example_with_something_unknown_in_it_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    (folder / "x.json").write_text('{"X-1": {"seats": 2, "position": {}, "seed": 5}}')
    with pytest.raises(msgspec.ValidationError, match="seed"):
        read_examples(tmp_path, "x")
