"""Owner packs in the house: by their titles, with what is wrong, and after they are gone."""

import shutil
from pathlib import Path

from athanor.locale import Speaker
from athanor.server.game_factory import GameFactory
from athanor.server.protocol.pages import MeHere
from athanor.server.services import Services
from tests.server.stories import hub_of, opened, tell
from tests.server.visiting import key_of, open_house

TITLE = '[pack.title]\nen = "My edition"\nfr = "Mon édition"\n'
HEADER = '[pack]\nname = "mine"\nversion = "2"\ngame = "alchemist"\n'
GOOD = "[setup.2]\nbag = 20\nreserve = 12\nout = 0\n"


def lay(folder: Path, name: str, header: str = HEADER + TITLE, tables: str = GOOD) -> Path:
    pack = folder / "packs" / name
    pack.mkdir(parents=True, exist_ok=True)
    (pack / "pack.toml").write_text(header, encoding="utf-8")
    (pack / "tables.toml").write_text(tables, encoding="utf-8")
    return pack


def test_packs_are_shown_by_title_and_version_and_broken_ones_with_the_reason(
    tmp_path: Path,
) -> None:
    lay(tmp_path, "good")
    lay(tmp_path, "unread", header="[pack\n")
    lay(tmp_path, "unfit", tables="[setup.2]\nbag = 1\nreserve = 1\nout = 1\n")
    lay(tmp_path, "misspelt", tables="[setup.2]\nbga = 1\n")
    lay(tmp_path, "elsewhere", header=HEADER.replace("alchemist", "ars-alchimia"), tables="")
    (tmp_path / "packs" / "notes").mkdir()
    shelf = {pack.name: pack for pack in GameFactory(tmp_path / "packs").shelf("alchemist")}
    assert sorted(shelf) == ["good", "misspelt", "unfit", "unread"]
    good = shelf["good"]
    assert (good.title.fr, good.version, good.problem) == ("Mon édition", "2", None)
    assert {name for name, pack in shelf.items() if pack.broken} == {"misspelt", "unread"}
    english = Speaker("en")
    said = {name: english.say(pack.problem) for name, pack in shelf.items() if pack.problem}
    assert "unread/pack.toml" in said["unread"]
    assert "bga" in said["misspelt"]
    assert "32" in said["unfit"]
    assert shelf["unread"].title.en == "unread"


def test_a_mended_pack_is_seen_at_once(tmp_path: Path) -> None:
    factory = GameFactory(tmp_path / "packs")
    lay(tmp_path, "mine", tables="bag = ")
    (shelved,) = factory.shelf("alchemist")
    assert shelved.broken
    lay(tmp_path, "mine")
    (shelved,) = factory.shelf("alchemist")
    assert shelved.problem is None


def test_a_table_says_which_packs_it_is_played_with(tmp_path: Path) -> None:
    pack = lay(tmp_path, "folder")

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), packs=("folder",))
            (laid,) = room.summary("").laid
            assert (laid.name, laid.title.en, laid.version) == ("folder", "My edition", "2")
        shutil.rmtree(pack)
        async with hub_of(services) as hub:
            again = await hub.room(room.table.id)
            assert again.summary("").laid == (laid,)

    tell(tmp_path, story)


def test_a_removed_pack_is_told_in_words(tmp_path: Path) -> None:
    pack = lay(tmp_path, "mine")
    with open_house(tmp_path) as house:
        seats = [{"kind": "me"}, {"kind": "bot", "spec": "random"}]
        wish = {"game": "alchemist", "seats": seats, "packs": ["mine"]}
        assert house.host.post("/api/tables", wish).status_code == 201
        shutil.rmtree(pack)
        gone = house.host.post("/api/tables", wish)
        assert gone.status_code < 500
        assert key_of(gone) == "table-no-such-pack"
        games = house.host.get("/api/games").json()["games"]
        assert all(game["packs"] == [] for game in games)
