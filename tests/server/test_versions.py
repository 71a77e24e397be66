"""A match goes on by what it began with; where the program has changed, nobody is deceived."""

import asyncio
import copy
import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from athanor.games.alchemist.rules.choices import Turn
from athanor.kernel import Game, Stream, find, fingerprint
from athanor.kernel.record_lines import EndLine
from athanor.kernel.verify import verify
from athanor.kernel.words import Message, Refused, refuse
from athanor.server.bots import GameSpec
from athanor.server.game_factory import GameFactory
from athanor.server.hub import Hub
from athanor.server.protocol import play
from athanor.server.protocol.pages import ForAnyone, Handing, MeHere
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.signing import signed_here
from athanor.server.tables.journal import Opened, WentOn
from athanor.server.tables.past import Past
from tests.server.rooms import Ear
from tests.server.stories import (
    ME,
    RANDOM,
    choose,
    hub_of,
    journal,
    legal,
    opened,
    pictures,
    tell,
    until,
)
from tests.server.tables.staging import HOST, any_choice
from tests.server.visiting import key_of, open_house

BOT = {"kind": "bot", "spec": "random"}
HEADER = '[pack]\nname = "mine"\nversion = "{version}"\ngame = "alchemist"\n'
SETUP = "[setup.2]\nbag = {bag}\nreserve = {reserve}\nout = 0\n"


TWO_ADEPTS = "bag = 6\nreserve = 10\n"


def lay_pack(folder: Path, bag: int, version: str = "1") -> None:
    """Lay an owner pack with so many cubes of each type in the bag."""
    pack = folder / "packs" / "mine"
    pack.mkdir(parents=True, exist_ok=True)
    (pack / "pack.toml").write_text(HEADER.format(version=version))
    (pack / "mine.toml").write_text(SETUP.format(bag=bag, reserve=32 - bag))


def reserve_of(room: Room) -> list[int]:
    assert room.table.hosted is not None
    state = msgspec.to_builtins(room.table.hosted.match.state.data())
    assert isinstance(state, Mapping)
    return list(state["reserve"])


# --- packs ---


def spoil(pack: Path) -> None:
    (pack / "mine.toml").write_text("[setup.2]\nbag = 'many'\n")


def rename_fields(pack: Path) -> None:
    (pack / "pack.toml").write_text("nothing at all")


@pytest.mark.parametrize("change", [spoil, rename_fields, shutil.rmtree])
def test_a_running_match_keeps_the_pack_it_began_with(tmp_path: Path, change: object) -> None:
    """Whatever becomes of the folder; new tables are set up with what lies there then."""
    lay_pack(tmp_path, bag=20)

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), packs=("mine",))
            await choose(room, legal(room), "1")
            reserve, seen, stamps = reserve_of(room), pictures(room.table), room.table.game.packs
        lay_pack(tmp_path, bag=22)
        async with hub_of(services) as hub:
            again = await hub.room(room.table.id)
            assert reserve_of(again) == reserve
            assert pictures(again.table) == seen
            assert again.table.game.packs == stamps
            other = await opened(hub, MeHere(), MeHere(), packs=("mine",))
            assert other.table.game.packs != stamps
            assert sum(reserve_of(other)) < sum(reserve)
        assert callable(change)
        change(tmp_path / "packs" / "mine")
        shutil.rmtree(tmp_path / "pinned-packs")
        fresh = replace(services, game_factory=GameFactory(tmp_path / "packs"))
        async with hub_of(fresh) as hub:
            again = await hub.room(room.table.id)
            assert pictures(again.table) == seen
            await choose(again, legal(again), "2")

    tell(tmp_path, story)


def test_bots_play_with_the_pack_that_the_match_began_with(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lay_pack(tmp_path, bag=20)

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), RANDOM, packs=("mine",))
            shutil.rmtree(tmp_path / "packs" / "mine")
            for step in range(3):
                await choose(room, legal(room), f"{step}")
                await until(lambda: 0 in room.table.waiting)
            assert caplog.messages == []

    tell(tmp_path, story)


def test_a_match_whose_pack_is_damaged_is_held(tmp_path: Path) -> None:
    lay_pack(tmp_path, bag=20)

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), packs=("mine",))
            (digest,) = room.table.opened.pinned
        await services.store._do("UPDATE pack SET body = x'7b7d' WHERE hash = ?", digest)
        async with hub_of(services) as hub:
            with pytest.raises(Refused) as caught:
                await hub.room(room.table.id)
            assert caught.value.refusal.message == held("table-held-pack", pack="mine")

    tell(tmp_path, story)


def held(key: str, **args: object) -> Message:
    return msgspec.convert(
        {"is": "message", "key": "table-held", "args": {"reason": Message(key, args)}},  # type: ignore[arg-type]
        Message,
    )


# --- the cards of the house ---


def change_house_set(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a version with other cards: another reserve for two adepts."""
    box = find("alchemist")
    changed = folder / "changed"
    shutil.copytree(box.house[0], changed)
    tables = changed / "tables.toml"
    text = tables.read_text()
    assert text.count(TWO_ADEPTS) == 1
    tables.write_text(text.replace(TWO_ADEPTS, "bag = 7\nreserve = 9\n"))
    monkeypatch.setattr(box, "house", (changed,))


def test_a_match_keeps_the_cards_of_the_house_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), RANDOM)
            await choose(room, legal(room), "1")
            await until(lambda: 0 in room.table.waiting)
            reserve, stamps = reserve_of(room), room.table.game.packs
            seen, entries = pictures(room.table), room.table.seq
        change_house_set(tmp_path, monkeypatch)
        fresh = replace(services, game_factory=GameFactory(tmp_path / "packs"))
        async with hub_of(fresh) as hub:
            again = await hub.room(room.table.id)
            assert (again.table.seq, pictures(again.table)) == (entries, seen)
            assert (reserve_of(again), again.table.game.packs) == (reserve, stamps)
            await choose(again, legal(again), "2")
            await until(lambda: 0 in again.table.waiting)
            other = await opened(hub, MeHere(), RANDOM)
            assert other.table.game.packs != stamps
        assert not any(isinstance(one, WentOn) for one in await journal(services, room.table.id))

    tell(tmp_path, story)


def test_cards_that_nobody_can_read_any_more_are_those_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            await choose(room, legal(room), "1")
        change_house_set(tmp_path, monkeypatch)
        monkeypatch.setattr(find("alchemist"), "schema", find("ars-alchimia").schema)
        fresh = replace(services, game_factory=GameFactory(tmp_path / "packs"))
        async with hub_of(fresh) as hub:
            assert told(await hub.room(room.table.id))[-1] == "table-cards-mended"

    tell(tmp_path, story)


@pytest.mark.pure
def test_a_finished_match_is_looked_at_with_the_cards_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        table = house.host.opens(BOT, BOT)
        house.host.waits_for_the_end(table["id"])
        seen = house.host.get(f"/api/replays/{table['id']}").json()
        while not house.call(house.store.record, table["id"]):
            continue
    change_house_set(tmp_path, monkeypatch)
    for game_factory in (GameFactory, Mended):
        monkeypatch.setattr("athanor.server.house.GameFactory", game_factory)
        with open_house(tmp_path) as house:
            again = house.host.get(f"/api/replays/{table['id']}").json()
            for key in ("packs", "reference", "steps", "outcome"):
                assert again[key] == seen[key]
            spec = house.call(house.app.state.house.replays.spec, table["id"])
            assert spec.build().packs[0].hash == seen["packs"][0]["hash"]


# --- rules ---


class Mended(GameFactory):
    """Sets games up by a later version of their rules."""

    def game(self, spec: GameSpec) -> Game:
        game = copy.copy(super().game(spec))
        game.info = msgspec.structs.replace(game.info, rules_version=2)
        return game


def mended(services: Services, folder: Path) -> Services:
    return replace(services, game_factory=Mended(folder / "packs"))


async def begun(services: Services, choices: int) -> Room:
    """Return a table where so many choices were made before the house was closed."""
    async with hub_of(services) as hub:
        room = await opened(hub, MeHere(), MeHere())
        for step in range(choices):
            await choose(room, legal(room, step), f"{step}")
    return room


def told(room: Room) -> list[str]:
    assert room.table.hosted is not None
    return [event.message.key for event in room.table.hosted.log.events]


@pytest.mark.pure
def test_a_match_goes_on_by_mended_rules_and_its_log_says_so(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await begun(services, 6)
        before = told(room)
        entry = (await journal(services, room.table.id))[0]
        assert isinstance(entry, Opened)
        assert entry.terms is not None
        assert entry.terms.rules == 1
        later = mended(services, tmp_path)
        async with hub_of(later) as hub:
            again = await hub.room(room.table.id)
            assert told(again) == [*before, "table-rules-mended"]
            assert again.table.answers == 6
            await choose(again, legal(again), "7")
            seen = pictures(again.table)
        went_on = (await journal(services, room.table.id))[7]
        assert isinstance(went_on, WentOn)
        assert (went_on.terms.rules, went_on.dropped) == (2, 0)
        async with hub_of(later) as hub:
            once_more = await hub.room(room.table.id)
            assert pictures(once_more.table) == seen
            assert [type(one) for one in await journal(services, room.table.id)].count(WentOn) == 1

    tell(tmp_path, story)


@pytest.mark.pure
def test_choices_that_mended_rules_refuse_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match was last kept after four choices; the sixth is against the rules of today."""

    async def story(services: Services) -> None:
        room = await begun(services, 4)
        await without_closing(services, room, 4)
        assert room.table.hosted is not None
        made = (await journal(services, room.table.id))[6]
        parse = Turn.parse

        def stricter(self: Turn, text: str) -> int:
            if text == made.text:  # type: ignore[attr-defined]
                return refused(self, text)
            return int(parse(self, text))

        monkeypatch.setattr(Turn, "parse", stricter)
        async with hub_of(mended(services, tmp_path)) as hub:
            again = await hub.room(room.table.id)
            assert again.table.answers == 5
            assert told(again).count("table-rules-mended") == 1
        went_on = (await journal(services, room.table.id))[-1]
        assert isinstance(went_on, WentOn)
        assert (len(went_on.again), went_on.dropped) == (1, 3)

    tell(tmp_path, story)


@pytest.mark.pure
def test_who_sat_down_stays_in_the_log_where_choices_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        room = await begun(services, 4)
        await without_closing(services, room, 4)
        hub = Hub(services)
        await hub.seating.hand(room.table.id, 0, Handing("open"), ME)
        (await hub.room(room.table.id)).leave()
        monkeypatch.setattr(Turn, "parse", refused)
        later = mended(services, tmp_path)
        for _ in range(2):
            hub = Hub(later)
            again = await hub.room(room.table.id)
            assert again.table.answers == 4
            assert again.table.hosted is not None
            *_, mend, note = again.table.hosted.story(0).lines
            assert (mend.message.key, mend.at) == ("table-rules-mended", 4)
            assert (note.message.key, note.at) == ("table-told-to-anyone", 4)
            again.leave()

    tell(tmp_path, story)


def refused(_: Turn, text: str) -> int:
    raise refuse("kernel-no-such-option", ("ALC-039",), option=text, closes=0, close="")


async def without_closing(services: Services, room: Room, choices: int) -> None:
    """Make more choices in a house that then ends without closing: nothing more is kept of it."""
    hub = Hub(services)
    again = await hub.room(room.table.id)
    for step in range(choices):
        await choose(again, legal(again, step), f"more {step}")
    again.leave()


@pytest.mark.pure
def test_the_record_of_a_match_that_went_on_is_sound_and_begins_where_it_went_on(
    tmp_path: Path,
) -> None:
    async def story(services: Services) -> None:
        room = await begun(services, 9)
        async with hub_of(mended(services, tmp_path)) as hub:
            again = await hub.room(room.table.id)
            table, stream = again.table, Stream(3)
            with pytest.raises(Refused, match="table-before-mending"):
                Past(table.hosted, 2)  # type: ignore[arg-type]
            while table.phase == "playing":
                await choose(again, any_choice(table, stream), f"s{table.answers}")
            record = table.record()
            assert record.header.rules == 2
            assert record.header.position is not None
            assert table.hosted is not None
            assert table.hosted.origin is not None
            assert record.header.drawn == table.hosted.origin.draws > 0
            end = record.lines[-1]
            assert isinstance(end, EndLine)
            assert end.quiet == fingerprint(table.hosted.match.state)
            report = verify(record, table.game)
            assert report.is_sound, report.problems
            assert report.chance_checked
            assert report.answers == table.answers - 9
            while await services.store.record(table.id) is None:
                await asyncio.sleep(0.001)
            kept = await services.store.record(table.id)
            assert kept == await signed_here(record.text(), services.store)

    tell(tmp_path, story)


@pytest.mark.pure
def test_what_came_before_mended_rules_is_not_taken_back(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await begun(services, 3)
        async with hub_of(mended(services, tmp_path)) as hub:
            again = await hub.room(room.table.id)
            ear = Ear(again, HOST)
            seat = again.table.hosted.choices[-1].seat  # type: ignore[union-attr]
            await ear.say(play.TakeBack("back", 3, seat))
            await ear.go()
            assert again.table.answers == 3

    tell(tmp_path, story)


@pytest.mark.pure
def test_a_match_without_a_moment_to_go_on_from_is_held_and_its_host_can_close_it(
    tmp_path: Path,
) -> None:
    async def story(services: Services) -> None:
        room = await begun(services, 0)
        await without_closing(services, room, 3)
        async with hub_of(mended(services, tmp_path)) as hub:
            await hub.start()
            for _ in range(2):
                with pytest.raises(Refused) as caught:
                    await hub.room(room.table.id)
                assert caught.value.refusal.message == held("table-held-rules", was=1, rules=2)
            with pytest.raises(Refused, match="table-not-host"):
                await hub.seating.close_table(
                    room.table.id, msgspec.structs.replace(ME, id="other")
                )
            with pytest.raises(Refused, match="table-now-closed"):
                await hub.seating.close_table(room.table.id, ME)
            assert (await hub.lobby.of(HOST)).mine == ()
        async with hub_of(services) as hub:
            assert (await hub.room(room.table.id)).table.answers == 3

    tell(tmp_path, story)


@pytest.mark.pure
def test_a_table_that_has_not_begun_begins_by_the_rules_of_today(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), ForAnyone())
        async with hub_of(mended(services, tmp_path)) as hub:
            assert (await hub.room(room.table.id)).table.phase == "gathering"
        went_on = (await journal(services, room.table.id))[1]
        assert isinstance(went_on, WentOn)
        assert went_on.base is None

    tell(tmp_path, story)


@pytest.mark.pure
def test_the_record_of_a_finished_match_outlives_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        table = house.host.opens(
            {"kind": "bot", "spec": "random"}, {"kind": "bot", "spec": "random"}
        )
        house.host.waits_for_the_end(table["id"])
        record = house.host.get(f"/api/replays/{table['id']}/record").text
        while not house.call(house.store.record, table["id"]):
            continue
    monkeypatch.setattr("athanor.server.house.GameFactory", Mended)
    with open_house(tmp_path) as house:
        answer = house.host.get(f"/api/tables/{table['id']}")
        assert (answer.status_code, key_of(answer)) == (409, "table-held")
        assert house.host.get(f"/api/replays/{table['id']}/record").text == record
        assert house.host.get(f"/api/replays/{table['id']}").status_code == 200
