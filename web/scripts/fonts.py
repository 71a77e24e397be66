"""Makes the letters of the client lighter; run by hand, from ``web``, when they are to change.

    pip install fonttools brotli
    python scripts/fonts.py && npx prettier --write src/design/fonts.css

Most letters a page needs are those of French and English. They come in a file of their own for each
face; what else the face has is in a second file, which browsers fetch only when such a letter is
met, in somebody's name perhaps. IM Fell was traced from old print, with hundreds of points to a
letter: what differs by less than a two-hundredth of its size is left out, which no screen shows.
The licence asks that what is changed is not called as it was, so the faces have names of their own.
"""

import math
import string
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path("node_modules")
TARGET = Path("src/design/fonts")
SHEET = Path("src/design/fonts.css")

HEAD = """/* Made by web/scripts/fonts.py. English and French first; what else a face has comes in a
   second file, only where it is met. The display face leaves figures to the next one. */"""

FRENCH = "ÀÂÇÈÉÊËÎÏÔŒÙÛÜÆàâçèéêëîïôœùûüæ"
MARKS = "’‘“”«»…–—·×\u00a0\u202f"
SIGNS = "−←↑→↓≤≥½¼¾°±"

LETTERS = string.ascii_letters + FRENCH + MARKS + " !&(),-./:;?'"
TEXT = string.printable[:95] + FRENCH + MARKS + SIGNS
SLANTED = string.ascii_lowercase + "ACDGIJLNPRT" + "àçèéêîôœùûâ" + "’… ,.:;-()\u00a0\u202f"
"""Of the slanted display face: sentences in small letters, as the first page begins with one."""

TOLERANCE = 10.0
"""Of 2048 units to the size of a letter."""
STEPS = 4

Point = tuple[float, float]


class Face(NamedTuple):
    """A face: where it comes from, how it is called, what most pages need of it."""

    source: str
    name: str
    family: str
    core: str
    axes: dict[str, Any]
    is_traced: bool


FELL = "@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-{}.woff2"
SERIF = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-{}.woff2"

FACES = (
    Face(FELL.format("normal"), "display", "Athanor Display", LETTERS, {}, True),
    Face(FELL.format("italic"), "display-italic", "Athanor Display", SLANTED, {}, True),
    Face(SERIF.format("normal"), "text", "Athanor Text", TEXT, {"wght": (400, 400, 700)}, False),
    Face(SERIF.format("italic"), "text-italic", "Athanor Text", TEXT, {"wght": 400}, False),
)

FIGURES = set(map(ord, string.digits))
"""IM Fell has only old-style figures: they are left to the face for texts."""


def main() -> None:
    """Write all files, and the style sheet that says which letters are where."""
    TARGET.mkdir(exist_ok=True)
    rules = [HEAD]
    for face in FACES:
        known = set(TTFont(SOURCES / face.source).getBestCmap())
        core = set(map(ord, face.core)) & known
        rest = known - core - (FIGURES if face.is_traced else set())
        for part, codes in (("", core), ("-rest", rest)):
            path = TARGET / f"{face.name}{part}.woff2"
            write(face, codes, path)
            rules.append(rule(face, path, ranges(codes)))
            print(path, path.stat().st_size)  # noqa: T201 - this is asked for
    SHEET.write_text("\n".join(rules), encoding="utf-8")


def rule(face: Face, path: Path, letters: str) -> str:
    """Return what the style sheet says of a file."""
    style = "italic" if "italic" in face.name else "normal"
    weight = "400 700" if face.axes else "400"
    return f"""
@font-face {{
  font-family: "{face.family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("./fonts/{path.name}") format("woff2");
  unicode-range: {letters};
}}"""


def write(face: Face, codes: set[int], path: Path) -> None:
    """Write a face with some of its letters."""
    font = TTFont(SOURCES / face.source)
    options = Options()
    options.layout_features = ["lnum", "tnum"] if face.axes else ["kern"]
    options.name_IDs = []
    options.legacy_kern = True
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if face.axes:
        font = instantiateVariableFont(font, face.axes)
    if face.is_traced:
        simplify(font)
    for number in (1, 4, 16):
        font["name"].setName(face.family, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(path)


def simplify(font: TTFont) -> None:
    """Leave out what nobody sees of the outlines."""
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        for contour in contours(font, name):
            kept = thinned(contour)
            if len(kept) > 2:
                pen.moveTo(kept[0])
                for point in kept[1:]:
                    pen.lineTo(point)
                pen.closePath()
        font["glyf"][name] = pen.glyph()


def contours(font: TTFont, name: str) -> Iterator[list[Point]]:
    """Yield the outlines of a letter as polygons."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    found: list[Point] = []
    for act, given in pen.value:
        match act:
            case "moveTo" | "lineTo":
                found.append(given[0])
            case "qCurveTo":
                points = list(given)
                if points[-1] is None:
                    points[-1] = between(points[-2], points[0])
                    found.append(points[-1])
                found.extend(curve(found[-1], points))
            case _:
                yield found
                found = []


def curve(start: Point, points: Sequence[Point]) -> Iterator[Point]:
    """Yield points on the curves between points that pull at it, up to the last one."""
    *pulls, end = points
    if not pulls:
        yield end
    for index, pull in enumerate(pulls):
        stop = end if index == len(pulls) - 1 else between(pull, pulls[index + 1])
        for step in range(1, STEPS + 1):
            t = step / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            yield (
                a * start[0] + b * pull[0] + c * stop[0],
                a * start[1] + b * pull[1] + c * stop[1],
            )
        start = stop


def between(one: Point, other: Point) -> Point:
    """Return the point in the middle."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def thinned(contour: list[Point]) -> list[tuple[int, int]]:
    """Return an outline without the points that hardly matter."""
    if contour[0] == contour[-1]:
        contour = contour[:-1]
    far = max(range(len(contour)), key=lambda one: math.dist(contour[one], contour[0]))
    there, back = contour[: far + 1], [*contour[far:], contour[0]]
    kept = straightened(there)[:-1] + straightened(back)[:-1]
    return [(round(x), round(y)) for x, y in kept]


def straightened(line: list[Point]) -> list[Point]:
    """Return a line with as few points as the tolerance allows (Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        inner = range(first + 1, last)
        if not inner:
            continue
        off = max(inner, key=lambda one: distance(line[one], line[first], line[last]))
        if distance(line[off], line[first], line[last]) > TOLERANCE:
            keep.add(off)
            spans += [(first, off), (off, last)]
    return [line[index] for index in sorted(keep)]


def distance(point: Point, start: Point, end: Point) -> float:
    """Return how far a point lies from the line through two others."""
    length = math.dist(start, end)
    if length == 0:
        return math.dist(point, start)
    across = (end[1] - start[1]) * (point[0] - start[0])
    along = (end[0] - start[0]) * (point[1] - start[1])
    return abs(across - along) / length


def ranges(codes: set[int]) -> str:
    """Return letters as style sheets name them."""
    found: list[list[int]] = []
    for code in sorted(codes):
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(
        f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found
    )


if __name__ == "__main__":
    main()
