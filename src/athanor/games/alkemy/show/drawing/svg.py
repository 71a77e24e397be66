"""SVG put together from plain functions: elements, numbers, escaped text."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def tag(name: str, /, *children: str, **attributes: float | str | None) -> str:
    """Return an element; ``stroke_width`` is written ``stroke-width``, and None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def number(value: float | str) -> str:
    """Return a number with at most two digits after the point, or a text as it is."""
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def box(left: float, top: float, width: float, height: float) -> str:
    """Return a part of a drawing as the value of a ``viewBox``."""
    return " ".join(map(number, (left, top, width, height)))


def part(
    left: float, top: float, width: float, height: float, *children: str, **attributes: str
) -> str:
    """Return a part of a drawing that can be shown without the rest, where it lies in it."""
    return tag(
        "svg",
        *children,
        x=left,
        y=top,
        width=width,
        height=height,
        viewBox=box(left, top, width, height),
        **attributes,
    )


def words(text: str, x: float, y: float, **attributes: float | str | None) -> str:
    """Return a line of text, whatever signs it has."""
    return tag("text", escape(text), x=x, y=y, **attributes)


def title(text: str) -> str:
    """Return what a thing is called, for whoever points at it or cannot see it."""
    return tag("title", escape(text))


def description(text: str) -> str:
    """Return what more there is to say about a part."""
    return tag("desc", escape(text))


def outline(points: Iterable[Point], closed: bool = True) -> str:
    """Return the path along some points."""
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}Z" if closed else f"M{steps}"


def circle(x: float, y: float, radius: float, **attributes: float | str | None) -> str:
    """Return a circle."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def lozenge(x: float, y: float, half: float, **attributes: float | str | None) -> str:
    """Return a square that stands on a corner."""
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    return tag("path", d=outline(corners), **attributes)


def glyph(path: str, x: float, y: float, size: float, **attributes: float | str | None) -> str:
    """Return a sign drawn on a square of 24, its centre at a point."""
    scale = size / 24
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.3f})"
    return tag("path", d=path, transform=place, **attributes)
