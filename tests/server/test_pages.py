"""The browser client as the house hands it out."""

import gzip
from pathlib import Path

import pytest

from tests.server.visiting import OpenHouse, open_house

SCRIPT = b"console.log('athanor');" * 100
PAGE = b"<!doctype html><title>Athanor</title>" + b"<p>" * 100


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as the build lays it out."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "serif-9c1e.woff2").write_bytes(b"wOF2" * 100)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    return folder


def test_every_page_is_the_client(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        for path in (
            "/",
            "/new",
            "/t/abcdefghijkl",
            "/r/abcdefghijkl",
            "/account",
            "/rules/alkemy-v2",
        ):
            answer = house.host.get(f"{path}?game=alchemist")
            assert (answer.status_code, answer.content) == (200, PAGE)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"


def test_an_unknown_page_is_the_client_too_but_not_found(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        for path in ("/nothing", "/t/", "/assets/gone.js", "/..%2f..%2fetc/passwd", "/t/a/b"):
            answer = house.host.get(path)
            assert (answer.status_code, answer.content) == (404, PAGE)


def test_files_named_by_their_contents_are_kept_for_good(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        script = house.host.get("/assets/main-4f2a.js")
        assert script.content == SCRIPT
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        font = house.host.get("/assets/serif-9c1e.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers
        assert house.host.get("/favicon.svg").headers["cache-control"] == "no-cache"


def test_files_are_packed_for_who_can_unpack_them(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        path = "/assets/main-4f2a.js"
        packed = house.host.get(path)
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0))
        plain = house.host.browser.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content == SCRIPT


def test_a_file_that_has_not_changed_is_not_sent_again(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        tag = house.host.get("/").headers["etag"]
        again = house.host.browser.get("/", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = house.host.browser.get("/", headers={"If-None-Match": '"other"'})
        assert other.status_code == 200


def test_heads_are_told_without_bodies(tmp_path: Path, client: Path) -> None:
    with open_house(tmp_path, client=client) as house:
        answer = house.host.browser.head("/")
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_client_that_was_not_built_is_told_of(tmp_path: Path) -> None:
    with open_house(tmp_path, client=tmp_path / "nowhere") as house:
        answer = house.host.browser.get("/", headers={"Accept-Language": "fr"})
        assert answer.status_code == 503
        assert 'lang="fr"' in answer.text
        assert "npm run build" in answer.text
        assert house.host.get("/api/me").status_code == 200


def test_answers_of_the_house_are_packed_when_they_are_long(house: OpenHouse) -> None:
    assert house.host.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in house.host.get("/api/me").headers
