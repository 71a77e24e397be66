"""The hash names the content: nothing else changes it, and every change of content does."""

import hashlib

import pytest

from athanor.packs import Pack, read_pack
from tests.packs.conftest import WritePack
from tests.packs.demo import PACK, STILLS, TABLES, DemoData

SAME = {
    "comments and blanks": {
        "stills.toml": "# ours\n\n" + STILLS.replace("heat = 3", "heat  =  3 # warm"),
        "tables.toml": TABLES,
    },
    "Windows lines": {name: text.replace("\n", "\r\n") for name, text in PACK.items()},
    "names of files": {"1.toml": TABLES, "2.toml": STILLS},
    "order of keys": {
        "stills.toml": STILLS.replace('id = "A"\nheat = 3', 'heat = 3\nid = "A"'),
        "tables.toml": TABLES.replace(
            "[setup.2]\ncubes = 10\n\n[setup.3]\ncubes = 12",
            "[setup.3]\ncubes = 12\n\n[setup.2]\ncubes = 10",
        ),
    },
    "other ways to write the same": {
        "stills.toml": STILLS.replace("heat = 3", "heat = 0x3").replace('"copper"', "'copper'"),
        "tables.toml": TABLES.replace("[setup.2]\ncubes = 10", "[setup]\n2.cubes = 10"),
    },
    "source on each record": {
        "stills.toml": STILLS.replace('source = "public"\n\n', "", 1).replace(
            "heat =", 'source = "public"\nheat ='
        ),
        "tables.toml": TABLES,
    },
}
OTHER = {
    "a value": (STILLS.replace("heat = 3", "heat = 4"), TABLES),
    "a bare value": (STILLS, TABLES.replace("rounds = 7", "rounds = 8")),
    "a source": (STILLS.replace("public", "house"), TABLES),
    "the source of a bare value": (STILLS, TABLES.replace("rulebook", "public")),
    "an id": (STILLS.replace('"A"', '"C"'), TABLES),
    "the order of a list": (STILLS.replace('["head", "beak"]', '["beak", "head"]'), TABLES),
    "the order of records": (
        STILLS.replace('"A"', '"X"').replace('"B"', '"A"').replace('"X"', '"B"'),
        TABLES,
    ),
    "a record less": (STILLS, TABLES.split("[setup.3]", maxsplit=1)[0]),
}


@pytest.fixture
def pack(write_pack: WritePack) -> Pack[DemoData]:
    return read_pack(write_pack(PACK), DemoData)


@pytest.mark.parametrize("files", SAME.values(), ids=SAME)
def test_the_look_of_files_has_no_effect(
    pack: Pack[DemoData], write_pack: WritePack, files: dict[str, str]
) -> None:
    other = read_pack(write_pack(files, name="other"), DemoData)
    assert other.hash == pack.hash
    assert other.data == pack.data
    assert list(other.data.setup) == list(pack.data.setup)


@pytest.mark.parametrize(("stills", "tables"), OTHER.values(), ids=OTHER)
def test_every_change_of_content_shows(
    pack: Pack[DemoData], write_pack: WritePack, stills: str, tables: str
) -> None:
    files = {"stills.toml": stills, "tables.toml": tables}
    assert read_pack(write_pack(files, name="other"), DemoData).hash != pack.hash


def test_the_hash_is_taken_from_one_text_on_every_machine(pack: Pack[DemoData]) -> None:
    text = (
        '{"game":"demo","replaces":[],"sources":{"board":"rulebook","rounds":"rulebook",'
        '"setup.2":"rulebook","setup.3":"rulebook","still.A":"public","still.B":"public",'
        '"still.B.place":"house"},"tables":{'
        '"board":{"name":"Table","source":"rulebook","width":1.5},'
        '"rounds":7,'
        '"setup":{"2":{"cubes":10,"source":"rulebook"},"3":{"cubes":12,"source":"rulebook"}},'
        '"still":[{"heat":3,"id":"A","metal":"copper","parts":["head","beak"],"source":"public"},'
        '{"effects":[{"fame":2,"verb":"gain"},{"verb":"draw"}],"heat":9,"id":"B","metal":"tin",'
        '"parts":["head","worm"],"place":{"row":1,"source":"house"},"source":"public"}]}}'
    )
    assert pack.hash == hashlib.sha256(text.encode()).hexdigest()
