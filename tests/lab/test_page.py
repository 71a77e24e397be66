"""The page of a run: whole, in both languages, and safe."""

from html.parser import HTMLParser
from xml.etree import ElementTree

import msgspec
import pytest

from athanor.kernel import Refused
from athanor.lab.engines import LocalEngine
from athanor.lab.experiment import Experiment
from athanor.lab.page import Page
from athanor.lab.plan import Plan
from athanor.lab.plots import Bar, Point, curve, histogram, intervals
from athanor.lab.runs import run
from athanor.locale import Speaker

VOID = {"meta", "br", "path", "circle", "rect"}


class Reader(HTMLParser):
    """Reads a page; every element must be closed in turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_tells_everything_and_needs_nothing(language: str) -> None:
    plans = tuple(
        Plan("ars-alchimia", bots, 2, 4, {}, ())
        for bots in (("random",) * 3, ("random", "greedy", "random"), ("greedy", "apprentice") * 2)
    )
    experiment = Experiment(plans[:2], traits=True)
    results = run(experiment, LocalEngine(1))
    results[1] = msgspec.structs.replace(results[1], error="<b>the furnace</b>")
    speaker = Speaker(language)
    read = Reader(Page(experiment, results, speaker).html())
    told = " ".join(read.texts)
    assert read.addresses == []
    assert "<b>" not in told
    assert speaker.text("lab-page-played", matches=3, broken=1) in told
    for key in ("lab-page-seats", "lab-page-lengths", "ars-alchimia-topic-hired"):
        assert speaker.text(key) in told


def test_players_on_one_scale_are_drawn_when_there_are_three() -> None:
    pairs = (("random", "search:1"), ("random", "search:2"), ("search:1", "search:2"))
    experiment = Experiment(tuple(Plan("alchemist", bots, 1, 4, {}, ()) for bots in pairs))
    results = run(experiment, LocalEngine(1))
    told = " ".join(Reader(Page(experiment, results, Speaker("en")).html()).texts)
    assert "Strength against iterations" in told


def test_what_is_certainly_not_fair_is_drawn_otherwise() -> None:
    bars = [Bar("a", 0.6, 0.55, 0.65, "60 %"), Bar("b", 0.52, 0.45, 0.58, "52 %")]
    drawn = intervals(bars, 0.5, "shares")
    assert drawn.count('<circle class="off"') == drawn.count('<circle class="bar"') == 1


def test_plots_of_a_single_value_can_be_drawn() -> None:
    Reader(intervals([Bar("a", 0.5, 0.5, 0.5, "50 %")], 0.5, "one"))
    Reader(histogram([7, 7, 7], "one"))
    Reader(curve([Point(5, 1.0, 1.0, 1.0, "five")], "one"))


def test_every_number_of_a_histogram_is_counted() -> None:
    drawn = histogram([1] * 3 + [2] * 6 + [3] * 1, "three bars")
    heights = [float(part.split('"')[0]) for part in drawn.split('height="')[1:]]
    assert heights == [80.0, 160.0, pytest.approx(26.7)]


def test_a_page_tells_how_often_seats_had_something() -> None:
    experiment = Experiment((Plan("ars-alchimia", ("random",) * 3, 2, 4, {}, ()),), traits=True)
    told = Reader(Page(experiment, run(experiment, LocalEngine(1)), Speaker("en")).html()).texts
    assert any(text.endswith(" of 2") for text in told)


def test_strength_against_budget_is_drawn_as_a_file_of_its_own() -> None:
    lineups = (("search:2", "greedy"), ("search:8", "greedy"))
    experiment = Experiment(tuple(Plan("alchemist", bots, 2, 4, {}, ()) for bots in lineups))
    results = run(experiment, LocalEngine(1))
    drawing = Page(experiment, results, Speaker("en")).curve()
    root = ElementTree.fromstring(drawing)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    told = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"search:2", "search:8"} <= set(told)
    with pytest.raises(Refused) as caught:
        Page(Experiment(experiment.plans[:1]), results[:2], Speaker("en")).curve()
    assert caught.value.refusal.message.key == "lab-no-curve"
