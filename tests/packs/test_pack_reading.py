"""A good pack is read whole, typed, with its sources."""

from typing import ClassVar

import pytest

from athanor.packs import Stamp, read_pack
from tests.packs.conftest import WritePack, without_column
from tests.packs.demo import PACK, STILLS, TABLES, Board, DemoData, Draw, Gain, Place


def test_a_pack_gives_typed_data(write_pack: WritePack) -> None:
    pack = read_pack(write_pack(PACK), DemoData)
    assert (pack.name, pack.version, pack.game) == ("demo", "1", "demo")
    assert pack.stamps == (Stamp("demo", "1", pack.hash),)
    assert pack.warnings == ()
    assert [still.id for still in pack.data.still] == ["A", "B"]
    assert pack.data.still[0].parts == ("head", "beak")
    assert pack.data.still[1].place == Place(row=1, source="house")
    assert pack.data.still[1].effects == (Gain(2), Draw(1))
    assert pack.data.board == Board(name="Table", width=1.5, source="rulebook")
    assert pack.data.rounds == 7
    assert {players: row.cubes for players, row in pack.data.setup.items()} == {2: 10, 3: 12}


def test_every_record_tells_its_source(write_pack: WritePack) -> None:
    pack = read_pack(write_pack(PACK), DemoData)
    assert pack.sources == {
        "still.A": "public",
        "still.B": "public",
        "still.B.place": "house",
        "rounds": "rulebook",
        "board": "rulebook",
        "setup.2": "rulebook",
        "setup.3": "rulebook",
    }
    assert pack.data.still[0].source == "public"


def test_the_nearest_source_counts(write_pack: WritePack) -> None:
    stills = STILLS.replace('source = "public"\n\n', "", 1)
    stills = stills.replace('id = "A"', 'id = "A"\nsource = "owner"\nplace = { row = 2 }')
    folder = write_pack({"a.toml": stills, "b.toml": TABLES}, header='source = "house"')
    pack = read_pack(folder, DemoData)
    assert pack.sources["still.A"] == "owner"
    assert pack.sources["still.A.place"] == "owner"
    assert pack.sources["still.B"] == "house"
    assert pack.sources["board"] == "rulebook"


def test_a_small_pack_fits_into_one_file(write_pack: WritePack) -> None:
    folder = write_pack(PACK)
    header = (folder / "pack.toml").read_text()
    (folder / "pack.toml").write_text(TABLES + header)
    (folder / "tables.toml").unlink()
    assert read_pack(folder, DemoData).data.rounds == 7


def test_games_can_share_a_pack(write_pack: WritePack) -> None:
    own = read_pack(write_pack(PACK), DemoData)
    folder = write_pack(PACK, name="shared", header='also = ["tasting", "tavern"]')

    class TavernData(DemoData, frozen=True):
        game: ClassVar[str] = "tavern"

    shared = read_pack(folder, TavernData)
    assert (shared.game, shared.data.rounds) == ("tavern", 7)
    assert shared.stamps[0].hash == read_pack(folder, DemoData).stamps[0].hash == own.hash


def test_other_files_are_left_alone(write_pack: WritePack) -> None:
    folder = write_pack({**PACK, "README": "x", "._stills.toml": b"\xff", "notes.txt": "["})
    assert read_pack(folder, DemoData).data.rounds == 7


def test_a_link_inside_the_folder_is_followed(write_pack: WritePack) -> None:
    folder = write_pack(PACK)
    (folder / "tables.toml").rename(folder / "tables.old")
    (folder / "tables.toml").symlink_to("tables.old")
    assert read_pack(folder, DemoData).data.rounds == 7


def test_a_warning_is_no_refusal(write_pack: WritePack) -> None:
    folder = write_pack({**PACK, "stills.toml": STILLS.replace("heat = 9", "heat = 7")})
    (warning,) = read_pack(folder, DemoData).warnings
    assert without_column(str(warning)) == "stills.toml:11: still[1].heat: expected 6, found 7"


def test_a_pack_describes_itself(write_pack: WritePack) -> None:
    pack = read_pack(write_pack(PACK), DemoData)
    assert pack.describe().splitlines() == [
        f"demo 1 {pack.hash[:12]}",
        "  still: public 2, house 1",
        "  rounds: rulebook 1",
        "  board: rulebook 1",
        "  setup: rulebook 2",
    ]


def test_data_cannot_be_changed(write_pack: WritePack) -> None:
    pack = read_pack(write_pack(PACK), DemoData)
    with pytest.raises(AttributeError):
        pack.data.rounds = 8  # type: ignore[misc]
    with pytest.raises(AttributeError):
        pack.data.still[0].heat = 8  # type: ignore[misc]
