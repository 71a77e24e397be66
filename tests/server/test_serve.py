"""``athanor serve`` as somebody starts it."""

import asyncio
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from athanor.cli.serve import address_of, allow_many_files, data_folder, reach_of
from athanor.kernel.words import Refused
from athanor.server.app import make_app
from athanor.server.people import FREE, NAMES
from athanor.server.settings import Settings
from tests.server.living import LivingHouse, Visitor
from tests.server.postgres import PostgresServer
from tests.server.visiting import open_house

LATER = 8
"""Guesses after which one would have to wait for minutes: longer than any machine dawdles."""

SERVE = [sys.executable, "-m", "athanor.cli", "serve", "--no-open", "--no-color"]


def refused(*arguments: str) -> str:
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert not done.stdout
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_the_house_opens_answers_and_closes(tmp_path: Path, ending: int) -> None:
    folder = tmp_path / "new" / "house"
    arguments = [*SERVE, "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "COLUMNS": "400"}
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found is not None
        assert httpx.get(f"{found[0]}api/me", timeout=60).json()["name"] in NAMES
        process.send_signal(ending)
        assert "Traceback" not in process.stdout.read()
    assert process.returncode in (0, -ending)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_several_processes_keep_a_house(tmp_path: Path, postgres: PostgresServer) -> None:
    async def story() -> None:
        house = LivingHouse(tmp_path, database=postgres.new())
        await asyncio.to_thread(house.open, "--workers", "2")
        visitor = Visitor(house)
        table = await visitor.opens({"kind": "me"}, {"kind": "me"})
        found = [(await visitor.ask(f"/api/tables/{table}"))["id"] for _ in range(4)]
        await visitor.go()
        await asyncio.to_thread(house.close)
        assert found == [table] * 4
        assert "Traceback" not in house.log.read_text()

    asyncio.run(story())


def test_a_file_is_not_for_several_processes(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert "--store" in refused("--port", "0", "--data", str(folder), "--workers", "2")
    assert not folder.exists()


def test_a_port_that_is_taken_is_told_of(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("--port", port, "--data", str(tmp_path))
    assert f"at port {port} already" in said


def test_a_host_that_is_not_here_is_told_of(tmp_path: Path) -> None:
    said = refused("--host", "203.0.113.1", "--port", "0", "--data", str(tmp_path))
    assert "cannot listen at 203.0.113.1" in said


def test_a_folder_that_cannot_be_used_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something else")
    said = refused("--port", "0", "--data", str(file))
    assert f"{file} cannot be used: it, or a part of its path, is not a folder" in said
    (tmp_path / "athanor.db").write_text("something else entirely" * 100)
    assert "damaged" in refused("--port", "0", "--data", str(tmp_path))


def statuses_of_guesses(house: LivingHouse, guesses: int) -> set[int]:
    """Return what somebody is answered who guesses, and says to ask for somebody else each time."""
    told = set()
    for number in range(guesses):
        answer = httpx.post(
            f"http://127.0.0.1:{house.port}/api/session",
            json={"login": f"login{number}", "password": "guess guess"},
            headers={"X-Athanor": "1", "X-Forwarded-For": f"203.0.113.{number}"},
            timeout=60,
        )
        told.add(answer.status_code)
    return told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), {403, 429}),
        (("--proxy", "203.0.113.0/24"), {403, 429}),
        (("--proxy", "203.0.113.200", "--proxy", "127.0.0.1"), {403}),
    ],
)
def test_only_a_proxy_that_was_named_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], told: set[int]
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    house = LivingHouse(tmp_path)
    house.open(*options)
    try:
        assert statuses_of_guesses(house, FREE + LATER) == told
    finally:
        house.close()


def test_a_proxy_that_is_no_address_is_told_of(tmp_path: Path) -> None:
    assert "--proxy 127.0.0.1" in refused(
        "--proxy", "nginx", "--port", "0", "--data", str(tmp_path)
    )


def test_the_house_answers_to_the_names_it_is_given(tmp_path: Path) -> None:
    names = ["--name", "play.example.org", "--name", "athanor.example"]
    house = LivingHouse(tmp_path)
    house.open(*names)
    try:
        for name, status in (("play.example.org", 200), ("athanor.example:80", 200), ("x.y", 421)):
            address = f"http://127.0.0.1:{house.port}/api/me"
            assert httpx.get(address, headers={"Host": name}, timeout=60).status_code == status
    finally:
        house.close()


def test_two_houses_do_not_share_a_folder(tmp_path: Path) -> None:
    first = LivingHouse(tmp_path)
    first.open()
    try:
        assert httpx.get(f"http://127.0.0.1:{first.port}/api/me", timeout=60).status_code == 200
        kept = {path: path.read_bytes() for path in first.data.iterdir()}
        said = refused("--port", "0", "--data", str(first.data))
        assert f"Another house is open in the folder {first.data}" in said
        assert {path: path.read_bytes() for path in first.data.iterdir()} == kept
        first.kill()
        first.open()
        assert first.is_open
    finally:
        first.close()


def test_a_house_that_closes_leaves_its_folder_to_others(tmp_path: Path) -> None:
    for _ in range(2):
        with open_house(tmp_path), pytest.raises(Refused, match="server-folder-in-use"):
            make_app(Settings(tmp_path))


def test_a_house_that_cannot_open_leaves_its_folder_to_others(tmp_path: Path) -> None:
    store = tmp_path / "athanor.db"
    store.write_text("something else entirely" * 100)
    with pytest.raises(Refused, match="server-store-broken"):
        make_app(Settings(tmp_path))
    store.unlink()
    with open_house(tmp_path) as house:
        assert house.host.get("/api/me").status_code == 200


def test_as_many_files_may_be_open_as_there_may_be_sockets() -> None:
    resource = pytest.importorskip("resource", reason="Windows has no limit on open files")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
    try:
        allow_many_files()
        least = min(Settings.sockets, before[1])
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= least
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://localhost:80/"),
        ("::1", "http://[::1]:80/"),
    ],
)
def test_the_address_can_be_typed(host: str, address: str) -> None:
    assert address_of(host, 80) == address


def test_everything_is_kept_where_the_platform_keeps_such_things() -> None:
    home = Path.home()
    assert data_folder("linux", {}) == home / ".local/share/athanor"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}) == Path("/data/athanor")
    assert data_folder("darwin", {}) == home / "Library/Application Support/athanor"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}) == Path("/local/athanor")


@pytest.mark.parametrize(
    ("host", "own", "found"),
    [
        ("127.0.0.1", "192.168.1.20", ()),
        ("localhost", "192.168.1.20", ()),
        ("::1", "192.168.1.20", ()),
        ("0.0.0.0", "192.168.1.20", ("192.168.1.20:8420",)),
        ("0.0.0.0", "127.0.0.1", ()),
        ("::", "", ()),
        ("192.168.1.20", "", ("192.168.1.20:8420",)),
        ("fd00::1", "", ("[fd00::1]:8420",)),
        ("games.example", "", ("games.example:8420",)),
    ],
)
def test_who_invites_is_told_where_others_find_the_house(
    host: str, own: str, found: tuple[str, ...]
) -> None:
    assert reach_of(host, 8420, lambda: own) == found
