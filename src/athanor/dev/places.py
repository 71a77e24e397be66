"""Every rule points to its code: where it is decided, or why no line decides it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.dev.citations import Citation, Rank, cited_in
from athanor.dev.coverage import catalogue, is_example, is_ruling
from athanor.dev.structural import Mark, read_marks
from athanor.kernel.registry import Box
from athanor.kernel.whereabouts import INDEX, Whereabouts

COMMON: Final = ("kernel", "packs", "server")
"""Rooms that may hold a rule for every game."""

NAMED: Final = 3
"""How many places the index names for a rule; the table has them all."""


class Folder(Struct, frozen=True):
    """A folder of the package that holds one game or several, and the IDs of each."""

    path: Path
    catalogues: dict[str, list[str]]
    """Rules and rulings in order, by the name of the game."""

    @property
    def rules(self) -> list[str]:
        """All IDs."""
        return [rule for rules in self.catalogues.values() for rule in rules]


class Atlas(Struct, frozen=True):
    """Where the rules of a folder are held, and what is wrong about it."""

    folder: Folder
    cited: dict[str, list[Citation]]
    """Places by rule, the decisive one first, each place once."""
    marks: dict[str, Mark]
    problems: list[str]

    def lost(self, game: str) -> list[str]:
        """Return the rules and rulings of a game with neither a place nor a mark."""
        return [
            rule
            for rule in self.folder.catalogues[game]
            if rule not in self.marks and not any(is_place(one) for one in self.cited[rule])
        ]

    def whereabouts(self, rule: str) -> Whereabouts:
        """Return what the index says of a rule."""
        if rule in self.marks:
            return Whereabouts(self.marks[rule].places, self.marks[rule].kind)
        places = [one for one in self.cited[rule] if is_place(one)]
        return Whereabouts(tuple(one.place for one in places if one.rank == places[0].rank)[:NAMED])


def is_place(citation: Citation) -> bool:
    """Tell whether a rule can be decided there."""
    return citation.rank < Rank.ADVICE


def decides(citation: Citation) -> bool:
    """Tell whether a citation contradicts that no line decides the rule; views show anything."""
    return citation.rank not in (Rank.SHOWN, Rank.ADVICE)


def folders(package: Path, boxes: Iterable[Box]) -> list[Folder]:
    """Return the folders of the games in the package; what others install is not ours to check."""
    found: dict[Path, Folder] = {}
    for box in boxes:
        if box.folder.is_relative_to(package):
            folder = found.setdefault(box.folder, Folder(box.folder, {}))
            folder.catalogues[box.info.name] = catalogue(box.info.prefix)
    return list(found.values())


def survey(package: Path, found: Iterable[Folder]) -> list[Atlas]:
    """Return where the rules of all folders are held."""
    common = [one for room in COMMON for one in cited_in(package, package / room)]
    return [chart(package, folder, common) for folder in found]


def chart(package: Path, folder: Folder, common: Iterable[Citation]) -> Atlas:
    """Return where the rules of a folder are held."""
    known = folder.rules
    prefixes = {rule.partition("-")[0] for rule in known}
    cited: dict[str, list[Citation]] = {rule: [] for rule in known}
    problems = []
    everywhere = [*cited_in(package, folder.path), *common]
    for one in sorted(everywhere, key=lambda one: one.rank):
        prefix = one.rule.partition("-")[0]
        if prefix not in prefixes or is_example(one.rule, prefix):
            continue
        if one.rule not in cited:
            problems.append(f"unknown rule {one.rule}, in {one.place}, line {one.line}")
        elif one.place not in {other.place for other in cited[one.rule]}:
            cited[one.rule].append(one)
    marked = read_marks(package, folder.path)
    problems += marked.problems
    for rule, mark in marked.marks.items():
        if rule not in cited:
            problems.append(f"unknown rule {rule}, marked {mark.kind}")
            continue
        problems += [
            f"{rule} is marked {mark.kind}, but cited in {one.place}, line {one.line}"
            for one in cited[rule]
            if decides(one) and one.place not in mark.places
        ]
    marks = {rule: mark for rule, mark in marked.marks.items() if rule in cited}
    return Atlas(folder, cited, marks, problems)


def report(atlas: Atlas, game: str) -> list[str]:
    """Return where the rules of a game are held in a few lines."""
    ids = atlas.folder.catalogues[game]
    rules = [rule for rule in ids if not is_ruling(rule)]
    marked = [rule for rule in rules if rule in atlas.marks]
    lost = atlas.lost(game)
    without = [rule for rule in lost if not is_ruling(rule)]
    rulings = [rule for rule in lost if is_ruling(rule)]
    decided = len(rules) - len(marked) - len(without)
    return [
        f"  decided by a line: {decided}, by none: {len(marked)}",
        f"  neither a place nor a mark: {' '.join(without) or 'none'}",
        f"  rulings without either: {' '.join(rulings) or 'none'}",
    ]


def is_whole(atlas: Atlas) -> bool:
    """Tell whether every rule and ruling has a place or a mark and nothing is wrong."""
    return not atlas.problems and not any(map(atlas.lost, atlas.folder.catalogues))


def index_text(atlas: Atlas) -> str:
    """Return the index of a folder as its file has it, a line for each rule."""
    lines = []
    for rule in atlas.folder.rules:
        found = atlas.whereabouts(rule)
        if found != Whereabouts():
            said = json.dumps(msgspec.to_builtins(found), ensure_ascii=False)
            lines.append(f"{json.dumps(rule)}: {said}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def stale(atlases: Iterable[Atlas]) -> Iterator[Path]:
    """Yield the indexes that do not say what the sources do."""
    for atlas in atlases:
        path = atlas.folder.path / INDEX
        if not path.is_file() or path.read_text(encoding="utf-8") != index_text(atlas):
            yield path


def write(atlases: Iterable[Atlas]) -> Iterator[Path]:
    """Write the indexes anew and yield where they are."""
    for atlas in atlases:
        path = atlas.folder.path / INDEX
        path.write_text(index_text(atlas), encoding="utf-8", newline="\n")
        yield path


def table(atlases: Iterable[Atlas], tests: Mapping[str, list[str]]) -> str:
    """Return all rules with their places and tests, as a page in Markdown."""
    lines = ["# Rules, their places and their tests"]
    for atlas in atlases:
        for game, rules in atlas.folder.catalogues.items():
            lines += ["", f"## {game}", "", "| rule | place | tests |", "|---|---|---|"]
            lines += [row(atlas, rule, tests.get(rule, [])) for rule in rules]
    return "\n".join(lines) + "\n"


def row(atlas: Atlas, rule: str, tests: Iterable[str]) -> str:
    """Return the line of a rule in the table."""
    places = [f"`{one.place}`" for one in atlas.cited[rule]]
    if rule in atlas.marks:
        mark = atlas.marks[rule]
        places.insert(0, f"{mark.kind}: {mark.reason.replace('|', '/')}")
    shown = [f"`{test}`" for test in sorted(tests)]
    return f"| {rule} | {'<br>'.join(places)} | {'<br>'.join(shown)} |"
