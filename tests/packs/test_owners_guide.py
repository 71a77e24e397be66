"""The worked example of the owner's guide works as it is told."""

import re
from pathlib import Path

import pytest

from athanor.games.alchemist.view import AlchemistView
from athanor.kernel import SPECTATOR, Game, Match, Stream, find
from athanor.packs import PackError

GUIDE = Path(__file__).parents[2] / "docs" / "owners.md"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    header, tables = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    folder = tmp_path / "my-edition"
    folder.mkdir()
    (folder / "pack.toml").write_text(header, encoding="utf-8")
    (folder / "tables.toml").write_text(tables, encoding="utf-8")
    return folder


def bag_size(game: Game) -> int:
    view = game.view(Match(game, game.start(), Stream(1)).state, SPECTATOR)
    assert isinstance(view, AlchemistView)
    return view.bag_size


def test_the_example_changes_what_it_says_and_nothing_else(pack: Path) -> None:
    house = find("alchemist").build(3)
    game = find("alchemist").build(3, packs=[pack])
    assert [stamp.name for stamp in game.packs] == ["rulebook", "my-edition"]
    assert game.packs[0] == house.packs[0]
    german = find("alchemist").build(3, {"setup_table": "german"})
    assert bag_size(game) == bag_size(german) == bag_size(house) + 10


def test_the_problem_shown_is_the_one_reported(pack: Path) -> None:
    tables = pack / "tables.toml"
    tables.write_text(tables.read_text(encoding="utf-8").replace("out = 10", "out = 9"))
    with pytest.raises(PackError) as caught:
        find("alchemist").build(3, packs=[pack])
    shown = re.search(r"```\n(tables.toml:.*?)\n```", GUIDE.read_text(encoding="utf-8"))
    assert shown is not None
    assert [str(problem) for problem in caught.value.problems] == [shown.group(1)]
