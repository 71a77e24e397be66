"""The worked examples of the owner's guide work as they are told."""

import re
from pathlib import Path
from typing import TypeVar

import pytest

from athanor.games.alchemist.show.view import AlchemistView
from athanor.games.alkemy.show.view import AlkemyView
from athanor.games.ars_alchimia.cards.pack import CheckedData
from athanor.games.materia_prima.cards.pack import MateriaPrimaData
from athanor.kernel import SPECTATOR, Game, Match, Stream, find
from athanor.packs import PackData, PackError, load_packs

GUIDE = Path(__file__).parents[2] / "docs" / "owners.md"
FILE = re.compile(r"`([\w-]+/[\w-]+\.toml)`[^`]*:\n\n```toml\n(.*?)```", re.DOTALL)
T = TypeVar("T", bound=PackData)
ALKEMY = {"alkemy-v2": ["my-alkemy"], "alkemy-blitz": ["my-alkemy", "my-blitz-table"]}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Where all packs of the guide lie."""
    text = GUIDE.read_text(encoding="utf-8")
    files = FILE.findall(text)
    assert len(files) + len(fragments()) == text.count("```toml")
    for name, content in files:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return tmp_path


def fragments() -> list[str]:
    """Return the samples that stand in no file of their own; all of them are for Alkemy V2."""
    text = GUIDE.read_text(encoding="utf-8")
    named = {content for _, content in FILE.findall(text)}
    samples: list[str] = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    return [sample for sample in samples if sample not in named]


def test_samples_without_a_file_are_good_records(tmp_path: Path) -> None:
    assert fragments()
    (tmp_path / "pack.toml").write_text(
        '[pack]\nname = "samples"\nversion = "1"\ngame = "alkemy-v2"\n', encoding="utf-8"
    )
    (tmp_path / "samples.toml").write_text("\n".join(fragments()), encoding="utf-8")
    find("alkemy-v2").build(2, {"setup": "ready"}, [tmp_path])


def alkemy(name: str, shelf: Path, warbands: list[str | None]) -> Game:
    options = {"setup": "ready", "warbands": warbands}
    return find(name).build(2, options, [shelf / pack for pack in ALKEMY[name]])


def bag_size(game: Game) -> int:
    view = game.view(Match(game, game.start(), Stream(1)).state, SPECTATOR)
    assert isinstance(view, AlchemistView)
    return view.bag_size


def deployed(game: Game) -> AlkemyView:
    """Show the table when turn 1 begins, everybody having taken the first choice there is."""
    match = Match(game, game.start(), Stream(1))
    while (decision := match.decision) is not None:
        view = game.view(match.state, SPECTATOR)
        assert isinstance(view, AlkemyView)
        if view.turn == 1:
            return view
        match.answer(decision.seat, decision.codes()[0])
    raise AssertionError("the match ended before it began")


def shown_problem(file: str) -> str:
    shown = re.search(rf"```\n({file}:.*?)\n```", GUIDE.read_text(encoding="utf-8"))
    assert shown is not None
    return shown.group(1)


def test_the_example_changes_what_it_says_and_nothing_else(shelf: Path) -> None:
    house = find("alchemist").build(3)
    game = find("alchemist").build(3, packs=[shelf / "my-edition"])
    assert [stamp.name for stamp in game.packs] == ["rulebook", "my-edition"]
    assert game.packs[0] == house.packs[0]
    german = find("alchemist").build(3, {"setup_table": "german"})
    assert bag_size(game) == bag_size(german) == bag_size(house) + 10


def test_the_problem_shown_is_the_one_reported(shelf: Path) -> None:
    tables = shelf / "my-edition" / "tables.toml"
    tables.write_text(tables.read_text(encoding="utf-8").replace("out = 10", "out = 9"))
    with pytest.raises(PackError) as caught:
        find("alchemist").build(3, packs=[shelf / "my-edition"])
    assert [str(problem) for problem in caught.value.problems] == [shown_problem("tables.toml")]


@pytest.mark.parametrize("name", ALKEMY)
def test_the_cards_of_alkemy_take_the_field_in_both_editions(name: str, shelf: Path) -> None:
    game = alkemy(name, shelf, ["bridge-watch", None])
    assert [stamp.name for stamp in game.packs][2:] == ALKEMY[name]
    names = [figure.name.en for figure in deployed(game).figures if figure.label[0] == "a"]
    assert sorted(names)[:2] == ["Bridge Warden", "Countryside Priest"]
    assert names.count("Slingers") == 2


def test_a_table_of_alkemy_has_the_platform(shelf: Path) -> None:
    view = deployed(alkemy("alkemy-blitz", shelf, [None, None]))
    pieces = [piece.name.en for piece in view.pieces]
    assert "Platform" in pieces
    assert "Rock" not in pieces


def test_the_slip_shown_is_found_where_it_was_made(shelf: Path) -> None:
    cards = shelf / "my-alkemy" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("[1, 2, 2, 3, 4, 5]", "[1, 2, 2, 3, 4, 3]"), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        alkemy("alkemy-v2", shelf, [None, None])
    assert [str(problem) for problem in caught.value.problems] == [shown_problem("cards.toml")]


def test_the_cards_of_ars_alchimia_are_played_with(shelf: Path) -> None:
    game = find("ars-alchimia").build(3, packs=[shelf / "my-ars"])
    assert [stamp.name for stamp in game.packs][-1] == "my-ars"
    cards = laid_over("ars-alchimia", shelf / "my-ars", CheckedData)
    gardener = next(card for card in cards.assistant if card.id == "H05")
    assert gardener.name.en == "Gardener"
    assert len(gardener.ability) == 2
    assert play_at_random(game) > 0


def test_the_cards_of_materia_prima_are_played_with(shelf: Path) -> None:
    game = find("materia-prima").build(2, packs=[shelf / "my-materia"])
    assert [stamp.name for stamp in game.packs][-1] == "my-materia"
    cards = laid_over("materia-prima", shelf / "my-materia", MateriaPrimaData)
    assert next(card for card in cards.homunculus if card.id == "limmex").actions == 3
    assert play_at_random(game) > 0


def laid_over(name: str, folder: Path, kind: type[T]) -> T:
    """Return the cards of a game with a pack laid over the house set."""
    return load_packs([*find(name).house, folder], kind).data


def play_at_random(game: Game) -> int:
    """Return how many choices a match took."""
    match, stream = Match(game, game.start(), Stream(1)), Stream(2)
    while (decision := match.decision) is not None:
        match.answer(decision.seat, decision.sample(stream))
    return match.answered


def test_the_samples_of_the_french_guide_work(tmp_path: Path) -> None:
    text = (GUIDE.parent / "fr" / "proprietaires.md").read_text(encoding="utf-8")
    files = FILE.findall(text)
    assert len(files) == text.count("```toml") == 2
    for name, content in files:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    game = find("alchemist").build(3, packs=[tmp_path / "mon-edition"])
    assert bag_size(game) == bag_size(find("alchemist").build(3, {"setup_table": "german"}))
