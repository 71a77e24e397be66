"""The pieces of a drawn table, one function for each: bases, posts, tokens, seals, pips."""

import math
from typing import Final

from athanor.games.alkemy.show.drawing.inks import (
    BLADES_GLYPH,
    ELEMENT_GLYPHS,
    ELEMENTS,
    HEALTH,
    HOUSES,
    LETTERS,
    ON_PIGMENT,
    POST_GLYPH,
    TEXT,
    UNSCATHED,
    Inks,
)
from athanor.games.alkemy.show.drawing.svg import (
    circle,
    glyph,
    lozenge,
    number,
    outline,
    tag,
    words,
)
from athanor.kernel.picture import Say
from athanor.kernel.words import Message

SEALS: Final = ((14, 0.12), (8, 0.26), (4, 0.18), (3, 0.3))
"""How many teeth the seal of each side has, and how deep they are cut."""

RIMS: Final = ("", "24", "0", "48")
"""The line in the disc of each side: none, cut in pieces, whole, or in small pieces."""

RIM: Final = 0.95
"""Where the cut rim of the second side's discs runs, clear of their letters."""

PIP: Final = 5.5
"""Half the width of the lozenge of an Action Point."""

PIP_STEP: Final = 2 * PIP + 1.4
"""From one such lozenge to the next."""

BOX_GAP: Final = 1.8
"""Between the boxes of a life line."""

TAG: Final = 10.5
"""The radius of the disc that tells a wound."""


def seal(seat: int, x: float, y: float, radius: float) -> str:
    """Return the seal of a side, each of another outline and with its letter."""
    house = HOUSES[seat]
    teeth, depth = SEALS[seat]
    steps = 2 * teeth
    points = []
    for step in range(steps):
        length = radius * (1 - depth * (step % 2))
        turn = math.pi * 2 * step / steps
        points.append((x + length * math.sin(turn), y - length * math.cos(turn)))
    rim = tag(
        "path",
        d=outline(points),
        fill=house.colour,
        stroke=house.on,
        stroke_width=1,
        stroke_linejoin="round",
    )
    return rim + letter(LETTERS[seat], x, y, radius * 1.05, house.on)


def letter(text: str, x: float, y: float, size: float, colour: str) -> str:
    """Return a letter or number in the middle of something."""
    return words(
        text,
        x,
        y + size * 0.35,
        font_family=TEXT,
        font_size=size,
        font_weight=650,
        text_anchor="middle",
        fill=colour,
    )


def base(inks: Inks, seat: int, health: str, label: str, x: float, y: float, radius: float) -> str:
    """Return a figure's base: the rim tells its health, the disc whose it is.

    The disc of the first side is a plain circle, those of the others have a second line.
    """
    house, pigment = HOUSES[seat], HEALTH[health]
    inner = radius * 0.78
    parts = [
        circle(x, y, radius, fill=pigment.colour, stroke=inks.palette.ink, stroke_width=1.4),
        circle(x, y, radius, fill=inks.hatching_on(pigment)),
        circle(x, y, inner, fill=house.colour, stroke=ON_PIGMENT, stroke_width=1.2),
    ]
    if RIMS[seat]:
        pieces = int(RIMS[seat])
        dashes = number(math.pi * 2 * inner * RIM / pieces) if pieces else "none"
        parts.append(
            circle(
                x,
                y,
                inner * RIM,
                fill="none",
                stroke=house.on,
                stroke_width=1.6,
                stroke_dasharray=dashes,
            )
        )
    size = inner * (1.16 if len(label) < 3 else 0.98)
    return "".join(parts) + (letter(label, x, y, size, house.on) if label else "")


def health_tag(say: Say, colour: str, x: float, y: float) -> str:
    """Return the small disc that says a wound in a letter; whoever is unscathed has none."""
    if colour == UNSCATHED:
        return ""
    pigment = HEALTH[colour]
    disc = circle(x, y, TAG, fill=pigment.colour, stroke=ON_PIGMENT, stroke_width=1)
    return disc + letter(say(Message(f"alkemy-view-letter-{colour}")), x, y, TAG * 1.6, pigment.on)


def points_width(count: int) -> float:
    """Return how wide a row of Action Points is."""
    return count * PIP_STEP


def action_points(left: int, printed: int, x: float, y: float, colour: str, ground: str) -> str:
    """Return a row of lozenges around a point, the spent ones empty."""
    count = max(left, printed)
    start = x - (count - 1) * PIP_STEP / 2
    return "".join(
        lozenge(
            start + index * PIP_STEP,
            y,
            PIP,
            fill=colour if index < left else ground,
            stroke=colour,
            stroke_width=1.2,
        )
        for index in range(count)
    )


def life_width(boxes: int, side: float) -> float:
    """Return how wide a life line is."""
    return boxes * (side + BOX_GAP)


def life_line(inks: Inks, boxes: list[int], ticked: int, x: float, y: float, side: float) -> str:
    """Return the boxes of a life line from left to right, the ticked ones crossed out."""
    parts = []
    index = 0
    for (_, pigment), count in zip(HEALTH.items(), boxes, strict=True):
        for _ in range(count):
            left = x + life_width(index, side)
            frame: dict[str, float | str] = {"width": side, "height": side, "x": left, "y": y}
            if index < ticked:
                parts += [
                    tag("rect", **frame, fill="none", stroke=inks.palette.ink_3, stroke_width=0.8),
                    tag(
                        "path",
                        d=f"M{number(left)} {number(y)}l{number(side)} {number(side)}"
                        f"m0 {number(-side)}l{number(-side)} {number(side)}",
                        stroke=inks.palette.ink_3,
                        stroke_width=0.8,
                    ),
                ]
            else:
                parts += [
                    tag("rect", **frame, fill=pigment.colour, stroke=inks.palette.ink_2),
                    tag("rect", **frame, fill=inks.hatching_on(pigment)),
                ]
            index += 1
    return "".join(parts)


def post(inks: Inks, owner: int | None, x: float, y: float, radius: float) -> str:
    """Return a post with the seal of whoever holds it."""
    palette = inks.palette
    ring = circle(x, y, radius, fill=palette.leaf, stroke=palette.ink, stroke_width=1.4)
    thin = circle(x, y, radius * 0.84, fill="none", stroke=palette.ink_3, stroke_width=0.7)
    sign = glyph(POST_GLYPH, x, y, radius * 1.35, fill="none", stroke=palette.ink, stroke_width=1.5)
    held = "" if owner is None else seal(owner, x + radius * 0.8, y + radius * 0.8, radius * 0.62)
    return ring + thin + sign + held


def token(element: str, x: float, y: float, size: float) -> str:
    """Return a resource token: the sign of its element, which way up and crossed or not."""
    return glyph(
        ELEMENT_GLYPHS[element],
        x,
        y,
        size,
        fill=ELEMENTS[element],
        stroke=ON_PIGMENT,
        stroke_width=2,
        stroke_linejoin="round",
    )


def combat(inks: Inks, x: float, y: float, radius: float) -> str:
    """Return the crossed blades between two who are in combat."""
    palette = inks.palette
    disc = circle(x, y, radius, fill=palette.leaf, stroke=palette.ink, stroke_width=1)
    return disc + glyph(
        BLADES_GLYPH, x, y, radius * 1.5, fill="none", stroke=palette.ink, stroke_width=2
    )


def size_mark(inks: Inks, size: int, x: float, y: float, half: float = 15) -> str:
    """Return the lozenge that tells the size of a piece of scenery."""
    palette = inks.palette
    frame = lozenge(x, y, half, fill=palette.leaf, stroke=palette.ink, stroke_width=1.2)
    return frame + letter(str(size), x, y, half * 1.2, palette.ink)
