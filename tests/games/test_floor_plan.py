"""The floor plan of a game: the same rooms and the same names for the same things in every one."""

from pathlib import Path

import pytest

import athanor.games

GAMES = Path(athanor.games.__file__).parent
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))

MODULES = {
    "__init__": "offers the game to the registry",
    "game": "all of it as the kernel sees it",
    "terms": "what never changes in a match",
    "state": "what does",
    "codes": "small numbers that stand for things",
    "position": "states from data",
    "redeal": "what a seat cannot know, sampled again",
    "scoring": "who has won, and by how much",
}
ROOMS = {
    "cards": {"schema", "checks", "build"},
    "rules": {"objections", "tell"},
    "advice": {"hints"},
    "show": {"view", "picture", "words"},
}
"""Which rooms there are, and what every game has in them; each may have more."""
FILES = {"structural.toml", "places.json"}
DATA = {"examples", "lessons", "packs", "puzzles", "texts"}

EXTRA_ROOMS = {"alkemy": {"tabletop", "seats", "decks", "credits", "redeal_modules"}}
"""Rooms and modules that one game alone has need of."""


def entries(folder: Path) -> set[str]:
    """Return what lies in a folder: modules by their names, other things with their endings."""
    kept = [path for path in folder.iterdir() if path.name != "__pycache__"]
    compiled = {path.name.partition(".")[0] for path in kept if path.suffix in (".so", ".pyd")}
    plain = [path for path in kept if path.suffix not in (".so", ".pyd")]
    return compiled | {path.stem if path.suffix == ".py" else path.name for path in plain}


def test_there_are_games() -> None:
    assert len(FOLDERS) > 3


@pytest.mark.parametrize("game", FOLDERS)
def test_a_game_has_the_floor_plan_of_all_games_and_nothing_beside_it(game: str) -> None:
    expected = {*MODULES, *ROOMS, *FILES, *DATA, *EXTRA_ROOMS.get(game, ())}
    assert entries(GAMES / game) == expected


@pytest.mark.parametrize("room", sorted(ROOMS))
@pytest.mark.parametrize("game", FOLDERS)
def test_a_room_has_what_it_is_there_for(game: str, room: str) -> None:
    assert entries(GAMES / game / room) >= {"__init__", *ROOMS[room]}


@pytest.mark.parametrize("game", FOLDERS)
def test_what_stands_against_a_choice_has_one_name(game: str) -> None:
    modules = {path.stem for path in (GAMES / game).rglob("*.py")}
    assert not modules & {"reasons", "refusals"}


@pytest.mark.parametrize("game", FOLDERS)
def test_words_are_there_in_both_languages(game: str) -> None:
    english, french = (entries(GAMES / game / "texts" / code) for code in ("en", "fr"))
    assert english == french != set()
