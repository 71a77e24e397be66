"""Owner packs laid over a whole one."""

import pytest

from athanor.packs import PackError, Stamp, load_packs, merge, read_overlay, read_pack
from tests.packs.conftest import WritePack, without_column
from tests.packs.demo import PACK, STILLS, TABLES, DemoData

NEW_A = '[[still]]\nid = "A"\nheat = 5\nmetal = "tin"\nparts = ["a", "b"]\n'
NEW_C = '[[still]]\nid = "C"\nheat = 1\nmetal = "tin"\nparts = ["c", "d"]\n'


def test_records_are_replaced_by_key_and_keep_their_place(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": NEW_C + NEW_A + "[setup.3]\ncubes = 20\n"}, name="mine")
    pack = load_packs([house, mine], DemoData)
    assert [(still.id, still.heat) for still in pack.data.still] == [("A", 5), ("B", 9), ("C", 1)]
    assert {players: row.cubes for players, row in pack.data.setup.items()} == {2: 10, 3: 20}
    assert pack.data.board.name == "Table"


def test_single_tables_and_bare_values_are_replaced_whole(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    text = 'rounds = 9\n[board]\nname = "Mine"\nwidth = 2\n'
    mine = write_pack({"x.toml": text}, name="mine")
    pack = load_packs([house, mine], DemoData)
    assert (pack.data.rounds, pack.data.board.name) == (9, "Mine")
    (mine / "x.toml").write_text('[board]\nname = "Mine"\n')
    with pytest.raises(PackError) as caught:
        load_packs([house, mine], DemoData)
    assert [without_column(str(p)) for p in caught.value.problems] == [
        'x.toml:1: board.width: expected "width", found nothing'
    ]


def test_a_pack_can_replace_a_whole_table(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": NEW_C}, name="mine", header='replaces = ["still"]')
    pack = load_packs([house, mine], DemoData)
    assert [still.id for still in pack.data.still] == ["C"]
    assert "still.A" not in pack.sources


def test_an_owner_pack_has_the_owner_as_source(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": NEW_A + NEW_C + 'source = "public"\n'}, name="mine")
    pack = load_packs([house, mine], DemoData)
    assert pack.sources["still.A"] == "owner"
    assert pack.sources["still.B"] == "public"
    assert pack.sources["still.C"] == "public"


def test_each_layer_has_its_stamp(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": NEW_A}, name="mine")
    yours = write_pack({"x.toml": NEW_C}, name="yours")
    alone = read_pack(house, DemoData)
    pack = load_packs([house, mine, yours], DemoData)
    assert pack.stamps[0] == alone.stamps[0]
    assert [stamp.name for stamp in pack.stamps] == ["demo", "mine", "yours"]
    assert pack.stamps[1] == Stamp("mine", "1", read_overlay(mine, DemoData).hash)
    assert len({stamp.hash for stamp in pack.stamps} | {pack.hash}) == 4
    assert (pack.name, pack.version) == ("demo + mine + yours", "1 + 1 + 1")


def test_merging_one_by_one_is_loading_all_at_once(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": NEW_A}, name="mine")
    yours = write_pack({"x.toml": NEW_C + NEW_A.replace("5", "6")}, name="yours")
    merged = read_pack(house, DemoData)
    for folder in (mine, yours):
        merged = merge(merged, read_overlay(folder, DemoData))
    assert merged == load_packs([house, mine, yours], DemoData)
    assert merged.data.still[0].heat == 6


def test_merging_leaves_the_base_as_it_was(write_pack: WritePack) -> None:
    house = read_pack(write_pack(PACK), DemoData)
    before = house.hash
    mine = write_pack({"x.toml": NEW_A}, name="mine")
    merge(house, read_overlay(mine, DemoData))
    assert house.hash == before
    assert house.data.still[0].heat == 3


def test_the_same_content_has_the_same_hash_by_any_way(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": "rounds = 8\n", "pack.toml": ""}, name="mine")
    header = (house / "pack.toml").read_text()
    (mine / "pack.toml").write_text(header + 'source = "rulebook"\n')
    whole = write_pack({**PACK, "tables.toml": TABLES.replace("= 7", "= 8")}, name="whole")
    assert load_packs([house, mine], DemoData).hash == read_pack(whole, DemoData).hash


def test_problems_of_all_packs_are_told_together(write_pack: WritePack) -> None:
    house = write_pack({**PACK, "tables.toml": TABLES.replace("= 7", "= 0")})
    mine = write_pack({"x.toml": NEW_A.replace("5", "50")}, name="mine")
    with pytest.raises(PackError) as caught:
        load_packs([house, mine], DemoData)
    assert [(p.pack, p.file, p.line) for p in caught.value.problems] == [
        ("demo", "tables.toml", 2),
        ("mine", "x.toml", 3),
    ]
    assert [without_column(line) for line in str(caught.value).splitlines()] == [
        "demo/tables.toml:2: rounds: expected at least 1, found 0 (DEM-004)",
        "mine/x.toml:3: still[0].heat: expected at most 9, found 50 (DEM-001)",
    ]


def test_what_a_check_finds_is_placed_in_the_pack_that_said_it(write_pack: WritePack) -> None:
    house = write_pack({**PACK, "stills.toml": STILLS.replace("heat = 9", "heat = 8")})
    mine = write_pack({"x.toml": NEW_C + NEW_A.replace("5", "8")}, name="mine")
    with pytest.raises(PackError) as caught:
        load_packs([house, mine], DemoData)
    assert [(p.pack, p.file, p.line, p.field) for p in caught.value.problems] == [
        ("mine", "x.toml", 8, "still[1].heat"),
        ("demo", "stills.toml", 11, "still[1].heat"),
    ]


def test_a_flaw_of_a_table_is_laid_to_the_last_pack_that_touched_it(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    many = "".join(NEW_C.replace('"C"', f'"{key}"') for key in "ACDE")
    mine = write_pack({"x.toml": "rounds = 3\n" + many}, name="mine")
    with pytest.raises(PackError) as caught:
        load_packs([house, mine], DemoData)
    (problem,) = caught.value.problems
    assert problem.pack == "mine"
    assert (
        without_column(str(problem))
        == "x.toml:2: still: expected at most 4 entries, found 5 (DEM-003)"
    )


def test_a_missing_row_is_laid_to_its_table(write_pack: WritePack) -> None:
    folder = write_pack({**PACK, "tables.toml": TABLES.replace("= 7", "= 5")})
    with pytest.raises(PackError) as caught:
        read_pack(folder, DemoData)
    assert [without_column(str(p)) for p in caught.value.problems] == [
        "tables.toml:8: setup.5: expected 5, found none"
    ]


def test_an_owner_pack_alone_is_not_whole(write_pack: WritePack) -> None:
    mine = write_pack({"x.toml": NEW_A}, name="mine", header='source = "owner"')
    with pytest.raises(PackError) as caught:
        read_pack(mine, DemoData)
    assert [without_column(str(p)) for p in caught.value.problems] == [
        'pack.toml:1: setup: expected "setup", found nothing',
        'pack.toml:1: board: expected "board", found nothing',
        'pack.toml:1: rounds: expected "rounds", found nothing (DEM-004)',
    ]
