"""The worked examples of the owners' guides work as they are told, in both languages."""

import re
import shlex
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec.inspect as mi
import pytest

from athanor.cli.failures import told
from athanor.cli.pack_desk import schema_of
from athanor.games.alchemist.show.view import AlchemistView
from athanor.games.alkemy.show.view import AlkemyView
from athanor.games.ars_alchimia.cards.pack import CheckedData
from athanor.games.materia_prima.cards.pack import MateriaPrimaData
from athanor.kernel import SPECTATOR, Game, Match, Stream, find, games
from athanor.locale import Speaker
from athanor.packs import PackData, PackError, load_packs
from athanor.packs.schema import tables_of
from tests.cli.program import run
from tests.cli.test_card_words import parts

DOCS = Path(__file__).parents[2] / "docs"
FILE = re.compile(r"`([\w-]+/[\w-]+\.toml)`[^`]*:\n\n```toml\n(.*?)```", re.DOTALL)
T = TypeVar("T", bound=PackData)


@dataclass(frozen=True)
class Guide:
    """The owners' guide in one language, and what its packs are called."""

    language: str
    path: Path
    edition: str
    alkemy: str
    table: str
    ars: str
    materia: str

    @cached_property
    def text(self) -> str:
        """All of it; spaces that keep French punctuation with its word count as any other."""
        return self.path.read_text(encoding="utf-8").replace("\u202f", " ")

    @property
    def files(self) -> list[tuple[str, str]]:
        """The samples that stand in a file, each with its name."""
        return FILE.findall(self.text)

    @property
    def fragments(self) -> list[str]:
        """The samples that stand in no file of their own; all of them are for Alkemy V2."""
        named = {content for _, content in self.files}
        samples: list[str] = re.findall(r"```toml\n(.*?)```", self.text, re.DOTALL)
        return [sample for sample in samples if sample not in named]

    def packs(self, game: str) -> list[str]:
        """Return the packs that an edition of Alkemy is played with."""
        return [self.alkemy] if game == "alkemy-v2" else [self.alkemy, self.table]


GUIDES = (
    Guide(
        "en",
        DOCS / "owners.md",
        "my-edition",
        "my-alkemy",
        "my-blitz-table",
        "my-ars",
        "my-materia",
    ),
    Guide(
        "fr",
        DOCS / "fr" / "proprietaires.md",
        "mon-edition",
        "mon-alkemy",
        "ma-table-blitz",
        "mes-cartes-ars",
        "mes-cartes-materia",
    ),
)
EDITIONS = ("alkemy-v2", "alkemy-blitz")


@pytest.fixture(params=GUIDES, ids=lambda guide: guide.language)
def guide(request: pytest.FixtureRequest) -> Guide:
    """The guide in each language."""
    found = request.param
    assert isinstance(found, Guide)
    return found


@pytest.fixture
def shelf(tmp_path: Path, guide: Guide) -> Path:
    """Where all packs of the guide lie."""
    assert len(guide.files) + len(guide.fragments) == guide.text.count("```toml")
    for name, content in guide.files:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return tmp_path


def test_samples_without_a_file_are_good_records(tmp_path: Path, guide: Guide) -> None:
    assert guide.fragments
    (tmp_path / "pack.toml").write_text(
        '[pack]\nname = "samples"\nversion = "1"\ngame = "alkemy-v2"\n', encoding="utf-8"
    )
    (tmp_path / "samples.toml").write_text("\n".join(guide.fragments), encoding="utf-8")
    find("alkemy-v2").build(2, {"setup": "ready", "scenario": "old-mill"}, [tmp_path])


def test_both_languages_have_the_same_samples() -> None:
    english, french = ([content for _, content in guide.files] for guide in GUIDES)
    named = [content for content in english if "[pack]" not in content]
    assert [content for content in french if "[pack]" not in content] == named
    assert GUIDES[0].fragments == GUIDES[1].fragments


@pytest.mark.parametrize("game", sorted(games()))
def test_a_guide_names_every_kind_of_record_every_field_and_every_verb(
    game: str, guide: Guide
) -> None:
    samples = [*guide.fragments, *(content for _, content in guide.files)]
    inline = re.findall(r"`[^`]+`", re.sub(r"```.*?```", "", guide.text, flags=re.DOTALL))
    words = set(re.findall(r"[a-z0-9][a-z0-9_-]*", " ".join([*samples, *inline])))
    needed: set[str] = set()
    for name, table in tables_of(schema_of(find(game))).items():
        needed.add(name)
        for part in parts(table.entry.info):
            if isinstance(part, mi.StructType):
                needed |= {field.encode_name for field in part.fields}
                needed |= {str(part.tag)} if part.tag else set()
    assert needed - words == set()


def alkemy(name: str, shelf: Path, guide: Guide, warbands: list[str | None]) -> Game:
    options = {"setup": "ready", "warbands": warbands}
    return find(name).build(2, options, [shelf / pack for pack in guide.packs(name)])


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


def shown_problem(guide: Guide, file: str) -> str:
    shown = re.search(rf"```\n✕ ([\w-]+/{file},.*?)\n```", guide.text)
    assert shown is not None
    return shown.group(1)


def said_of(error: PackError, guide: Guide) -> str:
    """Return the only thing that is wrong as people read it, with the rule."""
    (failure,) = told(error, Speaker(guide.language))
    return " ".join([failure.text.replace("\u202f", " "), *failure.rules])


def test_the_example_changes_what_it_says_and_nothing_else(shelf: Path, guide: Guide) -> None:
    house = find("alchemist").build(3)
    game = find("alchemist").build(3, packs=[shelf / guide.edition])
    assert [stamp.name for stamp in game.packs] == ["rulebook", guide.edition]
    assert game.packs[0] == house.packs[0]
    german = find("alchemist").build(3, {"setup_table": "german"})
    assert bag_size(game) == bag_size(german) == bag_size(house) + 10


def test_the_problem_shown_is_the_one_reported(shelf: Path, guide: Guide) -> None:
    tables = shelf / guide.edition / "tables.toml"
    tables.write_text(tables.read_text(encoding="utf-8").replace("out = 10", "out = 9"))
    with pytest.raises(PackError) as caught:
        find("alchemist").build(3, packs=[shelf / guide.edition])
    assert said_of(caught.value, guide) == shown_problem(guide, "tables.toml")


@pytest.mark.parametrize("name", EDITIONS)
def test_the_cards_of_alkemy_take_the_field_in_both_editions(
    name: str, shelf: Path, guide: Guide
) -> None:
    game = alkemy(name, shelf, guide, ["bridge-watch", None])
    assert [stamp.name for stamp in game.packs][2:] == guide.packs(name)
    names = [figure.name.en for figure in deployed(game).figures if figure.label[0] == "a"]
    assert sorted(names)[:2] == ["Bridge Warden", "Countryside Priest"]
    assert names.count("Slinger") == 2  # each by its own name


def test_a_table_of_alkemy_has_the_platform(shelf: Path, guide: Guide) -> None:
    view = deployed(alkemy("alkemy-blitz", shelf, guide, [None, None]))
    pieces = [piece.name.en for piece in view.pieces]
    assert "Platform" in pieces
    assert "Rock" not in pieces


def test_the_slip_shown_is_found_where_it_was_made(shelf: Path, guide: Guide) -> None:
    cards = shelf / guide.alkemy / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace("[1, 2, 2, 3, 4, 5]", "[1, 2, 2, 3, 4, 3]"), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        alkemy("alkemy-v2", shelf, guide, [None, None])
    assert said_of(caught.value, guide) == shown_problem(guide, "cards.toml")


def test_the_cards_of_ars_alchimia_are_played_with(shelf: Path, guide: Guide) -> None:
    game = find("ars-alchimia").build(3, packs=[shelf / guide.ars])
    assert [stamp.name for stamp in game.packs][-1] == guide.ars
    cards = laid_over("ars-alchimia", shelf / guide.ars, CheckedData)
    gardener = next(card for card in cards.assistant if card.id == "H05")
    assert gardener.name.en == "Gardener"
    assert len(gardener.ability) == 2
    assert play_at_random(game) > 0


def test_the_cards_of_materia_prima_are_played_with(shelf: Path, guide: Guide) -> None:
    game = find("materia-prima").build(2, packs=[shelf / guide.materia])
    assert [stamp.name for stamp in game.packs][-1] == guide.materia
    cards = laid_over("materia-prima", shelf / guide.materia, MateriaPrimaData)
    assert next(card for card in cards.homunculus if card.id == "limmex").actions == 3
    assert next(tile for tile in cards.tile if tile.id == "t1").a.split("\n")[1] == ". @ W"
    assert play_at_random(game) > 0


def test_the_commands_of_a_guide_do_what_they_say(
    shelf: Path, guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but those that play or keep watching, which never end by themselves."""
    monkeypatch.chdir(shelf)
    blocks = re.findall(r"```sh\n(.*?)```", guide.text, re.DOTALL)
    written = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    desk = [words[1:] for words in written if words[1] == "pack" and "--watch" not in words]
    assert {words[1] for words in desk} == {"new", "show", "check", "card"}
    for words in desk:
        done = run(*words, "--lang", guide.language)
        assert done.returncode == 0, done.stderr
    assert (shelf / "muse.svg").is_file()


def laid_over(name: str, folder: Path, kind: type[T]) -> T:
    """Return the cards of a game with a pack laid over the house set."""
    return load_packs([*find(name).house, folder], kind).data


def play_at_random(game: Game) -> int:
    """Return how many choices a match took."""
    match, stream = Match(game, game.start(), Stream(1)), Stream(2)
    while (decision := match.decision) is not None:
        match.answer(decision.seat, decision.sample(stream))
    return match.answered
