"""Makes the letters of pictures that programs look at; run by hand, from ``web``.

    pip install fonttools brotli
    python scripts/picture_fonts.py /usr/share/fonts/truetype/dejavu

Frames of environments are drawn where no letters are installed, and must be the same everywhere, so
the package brings its own: Source Serif for drawings that games make themselves, DejaVu Sans Mono
for what they show in a terminal, and DejaVu Sans for signs that the mono face lacks. Nobody changes
their outlines; what is left of them has names of its own, as the licences ask.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SERIF = "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-{}.woff2"
TARGET = Path("../src/athanor/adapters/fonts")

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
MARKS = [*range(0x2010, 0x2070), *range(0x20A0, 0x20C0), *range(0x370, 0x400)]
SHAPES = [*range(0x2190, 0x2200), *range(0x2500, 0x2600)]
SIGNS = [*range(0x2190, 0x2300), *range(0x25A0, 0x27C0)]

REGULAR, BOLD = 400, 700

SMALLER = 1.4
"""By how much signs are made smaller, so that each has room in the cell of a letter."""


def main(dejavu: Path) -> None:
    """Write all files."""
    TARGET.mkdir(exist_ok=True)
    for style in ("normal", "italic"):
        for weight in (REGULAR,) if style == "italic" else (REGULAR, BOLD):
            font = TTFont(SERIF.format(style))
            font = instantiateVariableFont(font, {"wght": weight})
            name = "text-italic" if style == "italic" else named("text", weight)
            write(font, "Athanor Text", sorted(font.getBestCmap()), name)
    for weight, file in ((REGULAR, "DejaVuSansMono"), (BOLD, "DejaVuSansMono-Bold")):
        font = TTFont(dejavu / f"{file}.ttf")
        write(font, "Athanor Mono", LATIN + MARKS + SHAPES, named("mono", weight))
    signs = TTFont(dejavu / "DejaVuSans.ttf")
    signs["head"].unitsPerEm = round(signs["head"].unitsPerEm * SMALLER)
    write(signs, "Athanor Signs", SIGNS, "signs")


def named(name: str, weight: int) -> str:
    """Return what the file of a face is called."""
    return name if weight == REGULAR else f"{name}-bold"


def write(font: TTFont, family: str, letters: list[int], name: str) -> None:
    """Write a face with some of its letters."""
    options = Options()
    options.layout_features = ["lnum", "kern"]
    options.hinting = False
    options.name_IDs = [1, 2]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    style = "Bold" if name.endswith("bold") else "Italic" if name.endswith("italic") else "Regular"
    table = font["name"]
    table.names = []
    whole = f"{family} {style}"
    for number, words in ((1, family), (2, style), (4, whole), (6, whole.replace(" ", ""))):
        table.setName(words, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = BOLD if style == "Bold" else REGULAR
    font.flavor = None
    path = TARGET / f"{name}.ttf"
    font.save(path)
    print(path, path.stat().st_size)  # noqa: T201 - this is asked for


if __name__ == "__main__":
    main(Path(sys.argv[1]))
