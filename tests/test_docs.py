"""What the pages of the project say holds: links, paths, rules, and every command line."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from athanor.cli.main import build, in_order
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import games
from athanor.locale import Speaker

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")])
ANYWHERE = re.compile(r"--lang[ =]\w+|--no-color")
FOLDERS = ("src/", "tests/", "web/", "docs/", "deploy/", "experiments/", "examples/", "vectors/")
SISTERS = {
    "players": "joueurs",
    "browser": "navigateur",
    "owners": "proprietaires",
    "alchemist": "alchimiste",
    "operators": "exploitants",
    **{name: name for name in ("ars-alchimia", "materia-prima", "alkemy")},
}
"""Guides that there are in both languages."""


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


each_page = pytest.mark.parametrize("page", PAGES, ids=named)


def prose(page: Path) -> str:
    """A page without what stands in blocks."""
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in addresses."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    bare = [re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading) for heading in headings]
    return {re.sub(r"[^\w\- ]", "", one.strip().lower()).replace(" ", "-") for one in bare}


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Give where a page leads inside the project: a file, and a place in it."""
    for href in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if not re.match(r"https?:|mailto:", href):
            file, _, anchor = href.partition("#")
            yield (page.parent / file).resolve() if file else page, anchor


def lines(page: Path) -> list[str]:
    """Every command of ours on a page, as it would be typed."""
    return re.findall(r"^(?: {4})?(athanor .*)$", page.read_text(encoding="utf-8"), re.MULTILINE)


def understand(command: Any, words: list[str]) -> None:
    """Have the parser read a line without doing anything; raises what it cannot understand."""
    context = command.make_context("athanor", words)
    if isinstance(command, TyperGroup):
        left = [*context._protected_args, *context.args]
        _, chosen, rest = command.resolve_command(context, left)
        understand(chosen, rest)


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for file, anchor in links(page):
        assert file.exists(), file
        assert not anchor or file.suffix != ".md" or anchor in anchors(file), (file, anchor)


@each_page
def test_paths_that_are_named_exist(page: Path) -> None:
    paths = [path for path in re.findall(r"`([\w./-]+)`", prose(page)) if path.startswith(FOLDERS)]
    assert [path for path in paths if not (ROOT / path).exists()] == []


@each_page
def test_rules_that_are_named_exist(page: Path) -> None:
    speaker = Speaker("en")
    known = {rule for box in games().values() for rule in speaker.rules(box.info.prefix)}
    prefixes = "|".join({box.info.prefix for box in games().values()})
    cited = re.findall(rf"\b(?:{prefixes})-R?\d+", page.read_text(encoding="utf-8"))
    assert set(cited) - known == set()


@pytest.mark.parametrize("page", [page for page in PAGES if lines(page)], ids=named)
def test_every_line_can_be_typed(page: Path) -> None:
    command = typer.main.get_command(build(Terminal(Speaker("en"))))
    for line in lines(page):
        words = shlex.split(ANYWHERE.sub("", line), comments=True)[1:]
        understand(command, in_order(words))


def test_guides_lead_to_each_other_and_french_ones_to_french_ones() -> None:
    english = {(DOCS / f"{name}.md").resolve(): sister for name, sister in SISTERS.items()}
    for page, sister in english.items():
        french = DOCS / "fr" / f"{sister}.md"
        assert "*En français" in head(page)
        assert "*In English" in head(french)
        assert next(links(page))[0] == french
        assert [file for file, _ in links(french) if file in english] == [page]


def head(page: Path) -> str:
    """What stands below the title of a page."""
    return page.read_text(encoding="utf-8").split("\n\n", 2)[1]


def test_the_house_shows_every_guide_in_the_language_spoken() -> None:
    shown = (ROOT / "web" / "src" / "guides.ts").read_text(encoding="utf-8")
    for english, french in SISTERS.items():
        assert english == "operators" or f'{{ en: "{english}", fr: "fr/{french}" }}' in shown


@pytest.mark.parametrize(
    ("heading", "room"),
    [
        ("The kernel", "kernel"),
        ("The house", "server"),
        ("The lab", "lab"),
        ("The terminal and the owner's desk", "cli"),
        ("Alkemy: one engine, two editions", "games/alkemy"),
    ],
)
def test_the_plan_names_what_is_there(heading: str, room: str) -> None:
    plan = (DOCS / "architecture.md").read_text(encoding="utf-8")
    section = plan.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    first = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    folder = ROOT / "src" / "athanor" / room
    for name in re.findall(r"`(\w+)/?`", " ".join(first)):
        assert (folder / name).is_dir() or (folder / f"{name}.py").is_file(), name
    if room == "kernel":
        named = set(re.findall(r"`(\w+)`", " ".join(first)))
        assert {module.stem for module in folder.glob("*.py")} - named == {"__init__"}


def test_the_plan_names_every_room() -> None:
    plan = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rooms = (ROOT / "src" / "athanor").glob("*/__init__.py")
    assert [room.parent.name for room in rooms if f"\n  {room.parent.name}/ " not in plan] == []


PLACE = re.compile(r"`([\w<>*/.-]+\.(?:py|svelte|ts))`(?: `([\w.]+)`)?")
"""A file as the glossary names it, and what is in it."""

ROOMS = ("", "src/athanor", "src/athanor/server", "src/athanor/server/tables")
"""Where the glossary's paths begin; the table of questions says whose modules it speaks of."""


def test_the_glossary_leads_to_what_there_is() -> None:
    said = PLACE.findall((DOCS / "glossary.md").read_text(encoding="utf-8"))
    assert len(said) > 80
    for path, name in said:
        pattern = path.replace("<game>", "*")
        found = [file for room in ROOMS for file in (ROOT / room).glob(pattern)]
        assert found, path
        word = re.compile(rf"\b{re.escape(name.rpartition('.')[2])}\b")
        assert any(word.search(file.read_text(encoding="utf-8")) for file in found), (path, name)
