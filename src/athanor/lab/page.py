"""A run as one page that needs nothing but itself: what was played, and what came of it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from athanor.kernel.game import Game
from athanor.kernel.words import Arg, refuse
from athanor.lab.experiment import Experiment, Played
from athanor.lab.ladder import Ladder, ladder_of
from athanor.lab.plan import Plan, Table
from athanor.lab.plots import Bar, Point, alone, curve, histogram, intervals
from athanor.lab.report import BotResult, SeatResult, finished
from athanor.lab.simulate import report_of
from athanor.lab.survey import Survey, survey_of
from athanor.locale import Speaker

STYLE: Final = """
:root{color-scheme:light;--ground:#efe5d0;--leaf:#fcf7ea;--ink:#221810;--ink-2:#4f4030;
--line:#c9b48a;--fire:#a02c17;--verdigris:#17604f;--lapis:#264b86}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ground:#130d0a;--leaf:#1d1511;
--ink:#f4e6cd;--ink-2:#d6c2a2;--line:#46352a;--fire:#ff9a55;--verdigris:#74c9ad;--lapis:#93b9f2}}
@media print{:root{--ground:#fff;--leaf:#fff}section{break-inside:avoid}}
body{background:var(--ground);color:var(--ink);margin:0;
font:17px/1.5 "Source Serif 4","Iowan Old Style",Charter,Georgia,serif}
main{max-width:780px;margin:0 auto;padding:40px 24px 80px}
h1,h2,h3{font-family:"IM Fell DW Pica",Palatino,Georgia,serif;font-weight:400;line-height:1.2}
h1{font-size:2.6rem;margin:0 0 .2em}
h2{font-size:1.7rem;margin:2em 0 .4em;border-top:4px double var(--line);padding-top:.8em}
h3{font-size:1.2rem;margin:1.6em 0 .3em}
p.faint{color:var(--ink-2)}
section{background:var(--leaf);border:1px solid var(--line);border-radius:4px;
padding:8px 24px 20px;margin:16px 0}
svg{width:100%;height:auto;display:block;overflow:visible}
svg text{font-size:13px;fill:var(--ink)}svg .name{text-anchor:end}svg .told{text-anchor:end;
fill:var(--ink-2)}
svg .bar{stroke:var(--lapis);fill:none;stroke-width:1.6}svg circle.bar{fill:var(--lapis)}
svg .off{stroke:var(--fire);fill:none;stroke-width:2.4}svg circle.off{fill:var(--fire)}
svg .fair{stroke:var(--verdigris);stroke-dasharray:3 4;fill:none}
svg .axis{stroke:var(--line)}svg .count{fill:var(--lapis)}
svg .way{stroke:var(--line);fill:none;stroke-width:2}
table{border-collapse:collapse;width:100%}td,th{padding:4px 12px 4px 0;text-align:right;
border-bottom:1px solid var(--line)}td:first-child,th:first-child{text-align:left}
th{font-weight:400;font-style:italic;color:var(--ink-2)}
"""


class Page:
    """Writes the page of a run in one language."""

    def __init__(self, experiment: Experiment, results: Sequence[Played], speaker: Speaker) -> None:
        self.experiment = experiment
        self.results = results
        self.speaker = speaker

    def html(self) -> str:
        """Return the whole page."""
        games = sorted({plan.game for plan in self.experiment.plans})
        title = self.text("lab-page-title", game=", ".join(map(self.name_of, games)))
        body = "".join(self._body())
        return (
            f'<!doctype html><html lang="{self.speaker.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
            f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>\n"
        )

    def curve(self) -> str:
        """Return strength against iterations as a drawing that stands alone; refuse without any."""
        ladder = self._ladder()
        drawing = "" if ladder is None else self._curve(ladder)
        if not drawing:
            raise refuse("lab-no-curve")
        return alone(drawing, STYLE)

    def _body(self) -> Iterator[str]:
        played = len(finished(self.results))
        broken = len(self.results) - played
        yield paragraph(self.text("lab-page-played", matches=played, broken=broken))
        yield paragraph(self.text("lab-page-how"))
        ladder = self._ladder()
        if ladder is not None:
            yield from self._rungs(ladder)
        for number, plan in enumerate(self.experiment.plans):
            yield from self._plan(plan, [one for one in self.results if one.plan == number])

    def _ladder(self) -> Ladder | None:
        """Return all players on one scale, if more than two have met at tables of one kind."""
        plans = self.experiment.plans
        bots = list(dict.fromkeys(bot for plan in plans for bot in plan.bots))
        kinds = {(plan.game, len(plan.bots)) for plan in plans}
        if len(bots) < 3 or len(kinds) > 1 or not finished(self.results):
            return None
        return ladder_of(plans[0].game, bots, len(plans[0].bots), plans[0].seed, self.results)

    def _rungs(self, ladder: Ladder) -> Iterator[str]:
        """Write how strong the players are."""
        yield f"<h2>{escape(self.text('lab-page-ladder'))}</h2>"
        bars = [
            Bar(rung.bot, rung.elo, rung.low, rung.high, f"{rung.elo:+.0f}")
            for rung in ladder.rungs
        ]
        yield self._section("lab-page-elo", intervals(bars, None, self.text("lab-page-elo")))
        drawing = self._curve(ladder)
        if drawing:
            yield self._section("lab-page-budget", drawing)

    def _curve(self, ladder: Ladder) -> str:
        """Draw strength against iterations, if searches of several budgets have played."""
        points = [
            Point(budget, rung.elo, rung.low, rung.high, rung.bot)
            for rung in ladder.rungs
            if (budget := iterations_of(rung.bot)) is not None
        ]
        return curve(points, self.text("lab-page-budget")) if len(points) > 1 else ""

    def _plan(self, plan: Plan, results: Sequence[Played]) -> Iterator[str]:
        """Write what came of one plan."""
        ended = finished(results)
        bots = " · ".join(plan.bots)
        yield f"<h2>{escape(self.name_of(plan.game))}<br><small>{escape(bots)}</small></h2>"
        settings = ", ".join(f"{name} = {value}" for name, value in plan.options.items())
        seed = str(plan.seed)
        yield paragraph(self.text("lab-page-plan", matches=plan.matches, seed=seed))
        if settings:
            yield paragraph(self.text("lab-page-options", options=settings))
        if not ended:
            return
        report = report_of(plan, results)
        if len(set(plan.bots)) > 1:
            yield self._shares("lab-page-bots", [self._bar(o.bot, o) for o in report.bots], plan)
        seats = [
            self._bar(self.text("kernel-seat", seat=number + 1), one)
            for number, one in enumerate(report.seats)
        ]
        yield self._shares("lab-page-seats", seats, plan)
        yield from self._had(survey_of(plan, results), Table(plan).game, plan)
        yield self._endings(ended)
        lengths = [one.answers for one in ended]
        yield self._section("lab-page-lengths", histogram(lengths, self.text("lab-page-lengths")))

    def _had(self, found: Survey, game: Game, plan: Plan) -> Iterator[str]:
        """Write what seats had, and what they won with it."""
        for topic in found.topics:
            bars = [
                self._bar(
                    self.speaker.word(game.trait_word(topic.topic, trait.value)),
                    trait.result,
                    trait.seats,
                )
                for trait in topic.traits
            ]
            yield self._shares(topic.topic, bars, plan)
        if found.amounts:
            rows = [
                [
                    self.text(one.name),
                    self.speaker.decimal(one.mean, 2),
                    self.speaker.decimal(one.winners, 2),
                ]
                for one in found.amounts
            ]
            heads = ("cli-survey-amount", "cli-survey-mean", "cli-survey-winners")
            yield self._section("lab-page-figures", table([self.text(key) for key in heads], rows))

    def _endings(self, ended: Sequence[Played]) -> str:
        """Write how matches ended: in the game's own words, or by which rules."""
        count = Counter(
            self.text(one.ending) if one.ending else " ".join(one.rules) for one in ended
        )
        rows = [
            [ending, str(matches), self.speaker.percent(matches / len(ended))]
            for ending, matches in count.most_common()
        ]
        heads = [self.text(f"lab-page-{key}") for key in ("ending", "matches", "share")]
        return self._section("lab-page-endings", table(heads, rows))

    def _bar(self, name: str, result: BotResult | SeatResult, seats: int = 0) -> Bar:
        """Return a share of wins to be drawn; of how many seats, if that is worth knowing."""
        share = self.speaker.percent(result.win_share)
        told = self.text("lab-page-of", share=share, seats=seats) if seats else share
        return Bar(name, result.win_share, result.low, result.high, told)

    def _shares(self, title: str, bars: Sequence[Bar], plan: Plan) -> str:
        """Write shares of wins, the highest first, beside what would be fair."""
        ordered = sorted(bars, key=lambda bar: -bar.value)
        return self._section(title, intervals(ordered, 1 / len(plan.bots), self.text(title)))

    def _section(self, title: str, content: str) -> str:
        return f"<section><h3>{escape(self.text(title))}</h3>{content}</section>"

    def name_of(self, game: str) -> str:
        """Return what a game is called."""
        return self.text(f"{game}-title")

    def text(self, key: str, /, **args: Arg) -> str:
        """Return a message in words."""
        return self.speaker.text(key, **args)


def iterations_of(bot: str) -> float | None:
    """Return the budget of a search that is told by its iterations, if it is one."""
    found = re.fullmatch(r"search:([0-9]+)", bot)
    return float(found.group(1)) if found is not None else None


def paragraph(text: str) -> str:
    """Return a line of text."""
    return f'<p class="faint">{escape(text)}</p>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"
