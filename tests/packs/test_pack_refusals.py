"""A bad pack is refused whole, with file, line, field and what was expected."""

import os
from pathlib import Path

import pytest

from athanor.packs import PackError, load_packs, read_pack
from tests.packs.conftest import WritePack, without_column
from tests.packs.demo import PACK, STILLS, TABLES, DemoData


def problems_of(folder: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        read_pack(folder, DemoData)
    return [without_column(str(problem)) for problem in caught.value.problems]


# A change of one text in stills.toml, and what is said about it.
RECORDS = {
    "unknown field": (
        "heat = 3",
        "heta = 3",
        [
            'stills.toml:5: still[0].heta: expected a known field (did you mean "heat"?), '
            'found "heta"',
            'stills.toml:3: still[0].heat: expected "heat", found nothing (DEM-001)',
        ],
    ),
    "unknown field like no other": (
        "heat = 3",
        "heat = 3\nzzz = 1",
        ['stills.toml:6: still[0].zzz: expected a known field, found "zzz"'],
    ),
    "missing field": (
        "heat = 9\n",
        "",
        ['stills.toml:9: still[1].heat: expected "heat", found nothing (DEM-001)'],
    ),
    "wrong type": (
        "heat = 3",
        'heat = "hot"',
        ['stills.toml:5: still[0].heat: expected a whole number, found text: "hot" (DEM-001)'],
    ),
    "date": (
        "heat = 3",
        "heat = 1979-05-27",
        [
            "stills.toml:5: still[0].heat: expected a whole number, "
            "found a date or time: 1979-05-27 (DEM-001)"
        ],
    ),
    "boolean for a number": (
        "heat = 3",
        "heat = true",
        [
            "stills.toml:5: still[0].heat: expected a whole number, "
            "found true or false: true (DEM-001)"
        ],
    ),
    "too small": (
        "heat = 3",
        "heat = 0",
        ["stills.toml:5: still[0].heat: expected at least 1, found 0 (DEM-001)"],
    ),
    "too large": (
        "heat = 9",
        "heat = 10",
        ["stills.toml:11: still[1].heat: expected at most 9, found 10 (DEM-001)"],
    ),
    "not one of": (
        '"copper"',
        '"coper"',
        [
            'stills.toml:6: still[0].metal: expected one of "copper", "tin" '
            '(did you mean "copper"?), found "coper"'
        ],
    ),
    "too few": (
        '["head", "beak"]',
        '[\n"head"]',
        ["stills.toml:7: still[0].parts: expected at least 2 entries, found 1 (DEM-002)"],
    ),
    "too many": (
        '["head", "worm"]',
        '["head", "worm", "pot"]',
        ["stills.toml:13: still[1].parts: expected at most 2 entries, found 3 (DEM-002)"],
    ),
    "entry of a list": (
        '["head", "beak"]',
        '[\n"head",\n7]',
        ["stills.toml:9: still[0].parts[1]: expected text, found a whole number: 7 (DEM-002)"],
    ),
    "bad form": (
        'id = "A"',
        'id = "a"',
        [r'stills.toml:4: still[0].id: expected other, found "a"'],
    ),
    "text too long": (
        'id = "A"',
        'id = "ABCD"',
        ["stills.toml:4: still[0].id: expected at most 3 characters, found 4"],
    ),
    "duplicate id": (
        'id = "B"',
        'id = "A"',
        [
            "stills.toml:10: still[1].id: expected a record not yet given at stills.toml:3, "
            'found "still.A" again (DEM-003)'
        ],
    ),
    "missing id": (
        'id = "A"\n',
        "",
        ['stills.toml:3: still[0].id: expected "id", found nothing'],
    ),
    "bad source of a file": (
        'source = "public"',
        'source = "pubic"',
        [
            'stills.toml:1: source: expected one of "house", "owner", "public", "rulebook" '
            '(did you mean "public"?), found "pubic"'
        ],
    ),
    "bad source of a record": (
        "heat = 3",
        "heat = 3\nsource = 1",
        [
            'stills.toml:6: still[0].source: expected one of "house", "owner", "public", '
            '"rulebook", found 1'
        ],
    ),
    "missing source": (
        'source = "public"\n\n',
        "",
        [
            "stills.toml:1: still[0].source: "
            "expected a source, one of rulebook, public, house, owner, found nothing",
            "stills.toml:7: still[1].source: "
            "expected a source, one of rulebook, public, house, owner, found nothing",
        ],
    ),
    "record inside a record": (
        "row = 1,",
        'row = "1",',
        ['stills.toml:14: still[1].place.row: expected a whole number, found text: "1"'],
    ),
    "unknown verb": (
        'verb = "draw"',
        'verb = "drew"',
        [
            'stills.toml:15: still[1].effects[1].verb: expected one of "gain", "draw" '
            '(did you mean "draw"?), found "drew"'
        ],
    ),
    "no verb": (
        '{ verb = "draw" }',
        "{ cubes = 1 }",
        ['stills.toml:15: still[1].effects[1].verb: expected "verb", found nothing'],
    ),
    "bad parameter of a verb": (
        "fame = 2",
        'fame = "2"',
        ['stills.toml:15: still[1].effects[0].fame: expected a whole number, found text: "2"'],
    ),
    "number no machine can hold": (
        "row = 1,",
        "row = 9223372036854775808,",
        [
            "stills.toml:14: still[1].place.row: expected at most 9223372036854775807, "
            "found 9223372036854775808"
        ],
    ),
    "text that drives a terminal": (
        '"copper"',
        '"\\u001b[2J\\u202e"',
        [
            'stills.toml:6: still[0].metal: expected one of "copper", "tin", '
            r'found "\u001b[2J\u202e"'
        ],
    ),
}

# The same for tables.toml.
TABLE_FORMS = {
    "unknown table": (
        "[board]",
        "[bord]",
        [
            'tables.toml:4: bord: expected a table of the game (did you mean "board"?), '
            'found "bord"',
        ],
    ),
    "missing table": (
        "rounds = 7\n",
        "",
        ['pack.toml:1: rounds: expected "rounds", found nothing (DEM-004)'],
    ),
    "value for a table": (
        "[board]",
        "board = 7\n[names]",
        [
            "tables.toml:4: board: expected a table, found a whole number: 7",
            'tables.toml:6: names.name: expected a list, found text: "Table"',
            "tables.toml:7: names.width: expected a list, found a number: 1.5",
        ],
    ),
    "value for keyed tables": (
        "[setup.2]\ncubes = 10\n\n[setup.3]",
        "[[setup]]",
        ["tables.toml:8: setup: expected a table, found a list: […]"],
    ),
    "value for records": (
        "rounds = 7",
        "rounds = 7\nstill = 1",
        ["tables.toml:3: still: expected a list, found a whole number: 1"],
    ),
    "value for a record": (
        "rounds = 7",
        "rounds = 7\nstill = [1]",
        ["tables.toml:3: still[0]: expected a table, found a whole number: 1"],
    ),
    "bare value": (
        "rounds = 7",
        "rounds = 0",
        ["tables.toml:2: rounds: expected at least 1, found 0 (DEM-004)"],
    ),
    "bad key": (
        "[setup.3]",
        "[setup.six]",
        ['tables.toml:11: setup.six: expected a whole number, found text: "six"'],
    ),
    "key written otherwise": (
        "[setup.3]",
        "[setup.03]",
        ['tables.toml:11: setup.03: expected a whole number, found text: "03"'],
    ),
    "key out of range": (
        "[setup.3]",
        "[setup.6]",
        ["tables.toml:11: setup.6: expected at most 5, found 6"],
    ),
    "text too short": (
        'name = "Table"',
        'name = "T"',
        ["tables.toml:5: board.name: expected at least 2 characters, found 1"],
    ),
    "number below its range": (
        "width = 1.5",
        "width = 0",
        ["tables.toml:6: board.width: expected at least 0.5, found 0"],
    ),
    "number above its range": (
        "width = 1.5",
        "width = 9.6",
        ["tables.toml:6: board.width: expected at most 9.5, found 9.6"],
    ),
    "no number": (
        "width = 1.5",
        "width = nan",
        ["tables.toml:6: board.width: expected a finite number, found nan"],
    ),
    "no truth": (
        "width = 1.5",
        'width = 1.5\nfolded = "no"',
        ['tables.toml:7: board.folded: expected true or false, found text: "no"'],
    ),
    "constraint without words of ours": (
        "width = 1.5",
        "width = 1.5\neven = 3",
        [
            "tables.toml:7: board.even: expected a valid value, "
            "found Expected `int` that's a multiple of 2"
        ],
    ),
    "list in a table too short": (
        "[board]",
        "[names]\nen = []\n[board]",
        ["tables.toml:5: names.en: expected at least 1 entry, found 0"],
    ),
    "missing source of a bare value": (
        'source = "rulebook"\nrounds = 7\n\n[board]',
        'rounds = 7\n[board]\nsource = "house"',
        [
            f"tables.toml:{place}: "
            "expected a source, one of rulebook, public, house, owner, found nothing"
            for place in ("1: rounds", "7: setup.2.source", "10: setup.3.source")
        ],
    ),
}

HEADERS = {
    "no [pack]": ("", ['pack.toml:1: pack: expected "pack", found nothing']),
    "no table": ("pack = 1", ["pack.toml:1: pack: expected a table, found a whole number: 1"]),
    "everything missing": (
        "\n[pack]",
        [
            'pack.toml:2: pack.name: expected "name", found nothing',
            'pack.toml:2: pack.version: expected "version", found nothing',
            'pack.toml:2: pack.game: expected "game", found nothing',
        ],
    ),
    "wrong game": (
        '[pack]\nname = "demo"\nversion = "1"\ngame = "other"',
        ['pack.toml:4: pack.game: expected a pack for demo, found a pack for "other"'],
    ),
    "wrong games": (
        '[pack]\nname = "demo"\nversion = "1"\ngame = "other"\nalso = ["third"]',
        ['pack.toml:4: pack.game: expected a pack for demo, found a pack for "other"'],
    ),
    "everything wrong": (
        '[pack]\nname = "My Pack"\nversion = 1\ngame = "demo"\nsource = "me"\nauthor = "me"\n'
        "title.de = 'x'",
        [
            'pack.toml:2: pack.name: expected id, found "My Pack"',
            "pack.toml:3: pack.version: expected text, found a whole number: 1",
            'pack.toml:5: pack.source: expected one of "house", "owner", "public", "rulebook", '
            'found "me"',
            'pack.toml:6: pack.author: expected a known field, found "author"',
            'pack.toml:7: pack.title.de: expected the languages en and fr, found "de"',
        ],
    ),
    "unknown table to replace": (
        '[pack]\nname = "demo"\nversion = "1"\ngame = "demo"\nreplaces = [\n"board",\n"stil"]',
        [
            'pack.toml:7: pack.replaces[1]: expected one of "still", "setup", "board", "rounds", '
            '"names" (did you mean "still"?), found "stil"'
        ],
    ),
}

# What the parser finds is in its own words.
FILES: dict[str, tuple[str | bytes, str]] = {
    "syntax": (
        "[[still]]\nid = \n",
        "x.toml:2: expected valid TOML, found ",
    ),
    "syntax at the end": (
        "\n[[still]]\nid = [1,\n",
        "x.toml:4: expected valid TOML, found ",
    ),
    "key twice": (
        "a = 1\n\na = 2",
        "x.toml:3: expected valid TOML, found ",
    ),
    "not UTF-8": (
        b'a = "x"\nb = "\xe9"\n',
        "x.toml:2: expected text in UTF-8, found what looks like Windows-1252",
    ),
    "too large": (
        "#" * (1024 * 1024 + 1),
        "x.toml:1: expected at most 1048576 bytes, found more",
    ),
    "too deep": (
        "\na = " + "[" * 40 + "]" * 40,
        "x.toml:2: expected at most 16 levels of nesting, found more",
    ),
}


def check_change(write_pack: WritePack, file: str, change: tuple[str, str, list[str]]) -> None:
    old, new, expected = change
    assert old in PACK[file]
    folder = write_pack({**PACK, file: PACK[file].replace(old, new, 1)})
    assert problems_of(folder) == expected


@pytest.mark.parametrize("change", RECORDS.values(), ids=RECORDS)
def test_a_bad_record_is_refused(write_pack: WritePack, change: tuple[str, str, list[str]]) -> None:
    check_change(write_pack, "stills.toml", change)


@pytest.mark.parametrize("change", TABLE_FORMS.values(), ids=TABLE_FORMS)
def test_a_bad_table_is_refused(write_pack: WritePack, change: tuple[str, str, list[str]]) -> None:
    check_change(write_pack, "tables.toml", change)


@pytest.mark.parametrize(("header", "expected"), HEADERS.values(), ids=HEADERS)
def test_a_bad_header_is_refused(write_pack: WritePack, header: str, expected: list[str]) -> None:
    assert problems_of(write_pack({**PACK, "pack.toml": header})) == expected


@pytest.mark.parametrize(("content", "expected"), FILES.values(), ids=FILES)
def test_a_bad_file_is_refused(write_pack: WritePack, content: str | bytes, expected: str) -> None:
    problem, *_ = problems_of(write_pack({**PACK, "x.toml": content}))
    assert problem.startswith(expected)


def test_the_largest_file_allowed_is_read(write_pack: WritePack) -> None:
    padding = "#" * (1024 * 1024 - len(STILLS.encode()))
    read_pack(write_pack({**PACK, "stills.toml": STILLS + padding}), DemoData)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert problems_of(tmp_path / "none") == [
        ".:1: expected the folder of a pack, found nothing of the kind"
    ]


def test_a_file_for_a_folder_is_refused(write_pack: WritePack) -> None:
    assert problems_of(write_pack(PACK) / "pack.toml") == [
        ".:1: expected the folder of a pack, found nothing of the kind"
    ]


def test_a_missing_header_is_refused_with_everything_else(write_pack: WritePack) -> None:
    stills = STILLS.replace("heat = 3", "heat = 0").replace('source = "public"\n', "\n", 1)
    folder = write_pack({**PACK, "stills.toml": stills})
    (folder / "pack.toml").unlink()
    assert problems_of(folder) == [
        "pack.toml:1: expected a file pack.toml, found nothing",
        "stills.toml:5: still[0].heat: expected at least 1, found 0 (DEM-001)",
    ]


@pytest.mark.parametrize("relative", [True, False])
def test_a_link_out_of_the_folder_is_refused(write_pack: WritePack, relative: bool) -> None:
    folder = write_pack(PACK)
    outside = folder.parent / "outside.toml"
    outside.write_text(TABLES)
    (folder / "x.toml").symlink_to("../outside.toml" if relative else outside)
    assert problems_of(folder) == [
        "x.toml:1: expected a file inside the folder of the pack, found a link that leads elsewhere"
    ]


def test_links_that_lead_nowhere_are_refused(write_pack: WritePack) -> None:
    folder = write_pack(PACK)
    (folder / "x.toml").symlink_to("none.toml")
    (folder / "y.toml").symlink_to("y.toml")
    (folder / "z.toml").mkdir()
    os.mkfifo(folder / "zz.toml")
    x, y, z, zz = problems_of(folder)
    assert x == "x.toml:1: expected a readable file, found No such file or directory"
    assert y.startswith("y.toml:1: expected a readable file, found ")
    assert z == "z.toml:1: expected a readable file, found not a file"
    assert zz == "zz.toml:1: expected a readable file, found not a file"


def test_a_record_given_in_two_files_is_refused(write_pack: WritePack) -> None:
    again = 'source = "house"\nrounds = 7\n[setup.3]\ncubes = 1\n[board]\nname = "xx"\nwidth = 1\n'
    assert problems_of(write_pack({**PACK, "x.toml": again})) == [
        "x.toml:2: rounds: expected a record not yet given at tables.toml:2, "
        'found "rounds" again (DEM-004)',
        "x.toml:3: setup.3: expected a record not yet given at tables.toml:11, "
        'found "setup.3" again',
        'x.toml:5: board: expected a record not yet given at tables.toml:4, found "board" again',
    ]


def test_all_problems_are_told_in_one_go(write_pack: WritePack) -> None:
    folder = write_pack(
        {
            "broken.toml": "a = ",
            "stills.toml": STILLS.replace("heat = 3", "heat = 0").replace('"tin"', '"iron"'),
            "tables.toml": TABLES.replace("rounds = 7", "rounds = 0"),
            "unknown.toml": "what = 1",
        }
    )
    assert [problem.split(": ")[0] for problem in problems_of(folder)] == [
        "broken.toml:1",
        "stills.toml:5",
        "stills.toml:12",
        "tables.toml:2",
        "unknown.toml:1",
    ]


def test_a_bad_owner_pack_leaves_the_house_pack_unloaded(write_pack: WritePack) -> None:
    house = write_pack(PACK)
    mine = write_pack({"x.toml": "rounds = 8\nwhat = 1"}, name="mine")
    loaded = None
    with pytest.raises(PackError) as caught:
        loaded = load_packs([house, mine], DemoData)
    assert loaded is None
    assert [(p.pack, p.line) for p in caught.value.problems] == [("mine", 2)]
    assert read_pack(house, DemoData).data.rounds == 7


def test_names_of_files_cannot_drive_a_terminal(write_pack: WritePack) -> None:
    folder = write_pack({**PACK, "x\x1b[2J\n.toml": "what = 1"})
    assert problems_of(folder) == [
        r'x\u001b[2J\u000a.toml:1: what: expected a table of the game, found "what"'
    ]
