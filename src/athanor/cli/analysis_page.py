"""An analysis as one page that needs nothing but itself: the graph, skill and luck, the grades."""

from collections.abc import Iterator
from html import escape
from typing import Final

from athanor.analysis.result import Analysis, Split
from athanor.cli.analysis_words import LETTERS, AnalysisWords
from athanor.lab.page import STYLE
from athanor.locale import Speaker

WIDTH, HEIGHT = 720, 260
LEFT, TOP = 52, 36
RIGHT: Final = 16
"""Room around the graph."""

DASHES: Final = ("", "9 5", "2 4", "9 4 2 4", "14 3 3 3")
"""Lines of the seats: all are ink, and none is told apart by colour."""

BAR: Final = 18
"""Height of a bar of skill and luck."""

OWN_STYLE: Final = """
svg .line{stroke:var(--ink);fill:none;stroke-width:2}
svg .band{fill:var(--lapis);opacity:.13}
svg .grid{stroke:var(--line);stroke-dasharray:1 4}
svg .chance{fill:var(--leaf);stroke:var(--ink);stroke-width:1.4}
svg .turn{fill:var(--leaf);stroke:var(--fire);stroke-width:1.6}
svg .start{fill:var(--leaf);stroke:var(--ink)}
svg .rivals{fill:url(#rivals);stroke:var(--ink)}svg .own{fill:url(#own);stroke:var(--ink)}
svg .luck{fill:url(#luck);stroke:var(--ink)}svg .result{stroke:var(--ink);stroke-width:3.4}
.key svg{display:inline-block;width:26px;height:14px;vertical-align:-2px;margin-right:6px}
.key{display:flex;flex-wrap:wrap;gap:4px 18px;margin:.4em 0;padding:0;list-style:none}
.grade{color:var(--fire);letter-spacing:.1em}ol,ul{padding-left:1.2em}li{margin:.5em 0}
"""

PATTERNS: Final = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
    '<pattern id="rivals" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<path d="M0 2.5H5" stroke="var(--verdigris)" stroke-width="1.4"/></pattern>'
    '<pattern id="own" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<path d="M0 5L5 0" stroke="var(--ink)"/></pattern>'
    '<pattern id="luck" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<circle cx="2.5" cy="2.5" r="1" fill="var(--ink)"/></pattern></defs></svg>'
)


class AnalysisPage:
    """Writes the page of an analysis in one language."""

    def __init__(self, found: Analysis, speaker: Speaker) -> None:
        self.found = found
        self.said = AnalysisWords(found, speaker)
        self.speaker = speaker
        self._last = max(1, found.happenings[-1].at if found.happenings else 1)

    def html(self) -> str:
        """Return the whole page."""
        title = f"{self.speaker.text('analysis-title')} · {self.said.title()}"
        return (
            f'<!doctype html><html lang="{self.speaker.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>{STYLE}{OWN_STYLE}</style></head>"
            f"<body>{PATTERNS}<main><h1>{self._text('analysis-title')}</h1>"
            f"<p>{escape(self.said.title())}</p>"
            f'<p class="faint">{escape(self.said.how())}</p>{"".join(self._body())}'
            "</main></body></html>\n"
        )

    def _body(self) -> Iterator[str]:
        yield self._section("analysis-graph", self._key() + self._graph())
        points = "".join(f"<li>{escape(line)}</li>" for line in self.said.turning_points())
        none = f"<p>{self._text('analysis-no-turning')}</p>"
        listed = f'<ul style="list-style:none;padding:0">{points}</ul>'
        yield self._section("analysis-turning", listed if points else none)
        why = f'<p class="faint">{self._text("analysis-split-why")}</p>'
        yield self._section("analysis-split", why + self._split_key() + self._bars())
        grades = "".join(self._grades())
        none = f"<p>{self._text('analysis-no-grades')}</p>"
        yield self._section("analysis-grades", f"<ul>{grades}</ul>" if grades else none)

    def _section(self, key: str, body: str) -> str:
        return f"<section><h2>{self._text(key)}</h2>{body}</section>"

    def _text(self, key: str) -> str:
        return escape(self.speaker.text(key))

    # --- the graph ---

    def _x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / self._last

    def _y(self, share: float) -> float:
        return TOP + (HEIGHT - TOP) * (1.0 - share)

    def _graph(self) -> str:
        parts = list(self._grid())
        for seat in range(len(self.said.names)):
            parts += self._line(seat)
        for happening in self.found.happenings:
            if happening.kind == "chance":
                x = self._x(happening.at)
                parts.append(f'<circle class="chance" cx="{x:.1f}" cy="{HEIGHT}" r="4.5"/>')
        for number, point in enumerate(self.found.turning_points):
            x = self._x(self.found.happenings[point.happening].at)
            parts.append(
                f'<path class="fair" d="M{x:.1f} {TOP - 6}V{HEIGHT}"/>'
                f'<path class="turn" d="M{x:.1f} {TOP - 30}l12 12l-12 12l-12 -12z"/>'
                f'<text x="{x:.1f}" y="{TOP - 13}" text-anchor="middle">{LETTERS[number]}</text>'
            )
        label = escape(self._told())
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 34}" role="img" aria-label="{label}">'
            f"{''.join(parts)}</svg>"
        )

    def _grid(self) -> Iterator[str]:
        for part in range(5):
            y = self._y(part / 4)
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
            said = escape(self.said.percent(part / 4))
            yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{said}</text>'
        for part in range(5):
            at = round(self._last * part / 4)
            yield f'<text x="{self._x(at):.1f}" y="{HEIGHT + 22}" text-anchor="middle">{at}</text>'

    def _line(self, seat: int) -> Iterator[str]:
        """Draw a seat's line: what chance changes belongs to the choice before it."""
        found = self.found
        points = [(0.0, found.start[seat])]
        points += [(float(one.at), one.chances[seat]) for one in found.happenings]
        above = [(x, min(1.0, share + found.noise)) for x, share in points]
        below = [(x, max(0.0, share - found.noise)) for x, share in reversed(points)]
        yield f'<path class="band" d="M{self._way([*above, *below])}Z"/>'
        dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        yield f'<path class="line"{dashes} d="M{self._way(points)}"/>'

    def _way(self, points: list[tuple[float, float]]) -> str:
        return "L".join(f"{self._x(at):.1f} {self._y(share):.1f}" for at, share in points)

    def _told(self) -> str:
        """Return what the graph shows, for those who do not see it."""
        ends = " ".join(
            self.speaker.text(
                "analysis-graph-end",
                name=name,
                start=self.said.percent(one.start),
                result=self.said.percent(one.result),
            )
            for name, one in zip(self.said.names, self.found.split, strict=True)
        )
        return self.speaker.text("analysis-graph-said", choices=self._last, ends=ends)

    def _key(self) -> str:
        lines = [
            f'<li><svg viewBox="0 0 26 14"><path class="line" stroke-dasharray="{DASHES[seat]}" '
            f'd="M0 7H26"/></svg>{escape(name)}</li>'
            for seat, name in enumerate(self.said.names)
        ]
        noise = self.said.percent(self.found.noise)
        lines.append(f"<li>{escape(self.speaker.text('analysis-noise-band', noise=noise))}</li>")
        lines.append(f"<li>{self._text('analysis-chance-points')}</li>")
        return f'<ul class="key">{"".join(lines)}</ul>'

    # --- skill and luck ---

    def _split_key(self) -> str:
        lines = [
            f'<li><svg viewBox="0 0 26 14">'
            f'<rect class="{kind}" x="1" y="1" width="24" height="12"/></svg>'
            f"{self._text(f'analysis-{kind}')}</li>"
            for kind in ("start", "rivals", "own", "luck")
        ]
        return f'<ul class="key">{"".join(lines)}</ul>'

    def _bars(self) -> str:
        """Draw what gave above and what took below, from the right; where it ends is the result."""
        widest = max(gave(one) for one in self.found.split)
        parts: list[str] = []
        for seat, (name, one) in enumerate(zip(self.said.names, self.found.split, strict=True)):
            top = 8 + seat * (3 * BAR)
            scale = (WIDTH - 250) / max(1.0, widest)
            parts.append(f'<text x="0" y="{top + BAR}">{escape(name)}</text>')
            parts += self._bar(one, top, scale)
            result = escape(self.said.percent(one.result))
            parts.append(f'<text class="told" x="{WIDTH}" y="{top + BAR}">{result}</text>')
        height = 8 + len(self.found.split) * 3 * BAR
        label = self._text("analysis-split")
        return (
            f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">'
            f"{''.join(parts)}</svg>{self._figures()}"
        )

    def _bar(self, one: Split, top: float, scale: float) -> Iterator[str]:
        x = 130.0
        for kind, share in shares_of(one):
            if share > 0:
                yield rectangle(kind, x, top, share * scale)
                x += share * scale
        for kind, share in shares_of(one):
            if share < 0:
                x += share * scale
                yield rectangle(kind, x, top + BAR, -share * scale)
        yield f'<path class="result" d="M{x:.1f} {top - 3}v{2 * BAR + 6}"/>'

    def _figures(self) -> str:
        heads = "".join(
            f"<th>{self._text(f'analysis-{key}')}</th>"
            for key in ("seat", "start", "rivals", "own", "luck", "result")
        )
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td>{escape(self.said.percent(one.start))}</td>"
            f"<td>{escape(self.said.change(one.rivals))}</td>"
            f"<td>{escape(self.said.change(one.own))}</td>"
            f"<td>{escape(self.said.change(one.chance))}</td>"
            f"<td>{escape(self.said.percent(one.result))}</td></tr>"
            for name, one in zip(self.said.names, self.found.split, strict=True)
        )
        return f"<table><tr>{heads}</tr>{rows}</table>"

    # --- grades ---

    def _grades(self) -> Iterator[str]:
        for happening in self.said.graded():
            grade = happening.grade
            assert grade is not None
            lozenges = "◆" * grade.level + "◇" * (3 - grade.level)
            word = self._text(f"analysis-grade-{grade.level}")
            better = "<br>".join(escape(line) for line in self.said.better(grade))
            yield (
                f'<li><span class="grade" aria-hidden="true">{lozenges}</span> '
                f"{escape(self.said.choice(happening))}: {word}, {escape(self.said.cost(grade))}"
                f"<br>{better}</li>"
            )


def gave(one: Split) -> float:
    """Return all that gave a seat anything."""
    return sum(share for _, share in shares_of(one) if share > 0)


def shares_of(one: Split) -> tuple[tuple[str, float], ...]:
    """Return what a seat's result is made of, in the order it is drawn."""
    return ("start", one.start), ("rivals", one.rivals), ("luck", one.chance), ("own", one.own)


def rectangle(kind: str, x: float, y: float, width: float) -> str:
    """Draw a part of a bar."""
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{BAR}"/>'
