"""The table as an SVG picture: whole, self-contained, and readable without colours."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from athanor.games.alkemy.show.drawing import AlkemyArtist, Area, Overlays, SightLine
from athanor.games.alkemy.show.drawing.inks import DAY, NIGHT
from athanor.games.alkemy.show.drawing.plate import SCALE
from athanor.games.alkemy.show.drawing.svg import number, outline, tag
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel.picture import Pointed
from athanor.kernel.words import Arg, Label
from athanor.locale import Speaker, languages
from tests.games.alkemy.sample_view import PROFILES, board, table

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Maud", "Flamel"]


def speaking(language: str) -> Callable[[Arg], str]:
    speaker = Speaker(language)

    def say(arg: Arg) -> str:
        return speaker.word(arg, NAMES)

    return say


def drawn(
    view: AlkemyView, language: str = "en", dark: bool = False, overlays: Overlays | None = None
) -> Xml.Element:
    artist = AlkemyArtist("alkemy-v2")
    svg = artist.draw(view, speaking(language), dark, overlays or Overlays())
    return Xml.fromstring(svg)


def texts(page: Xml.Element) -> list[str]:
    return [element.text or "" for element in page.iter(f"{SVG}text")]


def titles(page: Xml.Element) -> list[str]:
    groups = [group.find(f"{SVG}title") for group in page.iter(f"{SVG}g")]
    return [title.text or "" for title in groups if title is not None]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("dark", [False, True])
def test_everything_that_is_drawn_is_said_too(language: str, dark: bool) -> None:
    page = drawn(table(), language, dark)
    said = " ".join(texts(page))
    for name in NAMES:
        assert name in said
    for profile in PROFILES:
        assert (profile.name.fr if language == "fr" else profile.name.en) in said
    for piece in table().pieces:
        assert (piece.name.fr if language == "fr" else piece.name.en) in said
    for size in ("0", "1", "2", "3", "4"):
        assert size in texts(page)


def test_only_who_is_on_the_table_stands_there() -> None:
    labels = [re.search(r"\((\w+)\)$", title) for title in titles(drawn(table()))]
    standing = ["a1", "a2", "a3", "a4", "b1", "b2", "b3"]
    assert [label[1] for label in labels if label] == standing


def test_a_base_lies_where_the_figure_stands() -> None:
    page = drawn(table())
    bases = [
        next(group.iter(f"{SVG}circle"))
        for group in page.iter(f"{SVG}g")
        if group.find(f"{SVG}title") is not None
    ]
    a2, a3 = bases[1], bases[2]  # 6.5 inches apart from left to right, and 1 up
    assert float(a3.attrib["cx"]) - float(a2.attrib["cx"]) == pytest.approx(6500 * SCALE)
    assert float(a3.attrib["cy"]) - float(a2.attrib["cy"]) == pytest.approx(1000 * SCALE)
    assert float(a2.attrib["r"]) == pytest.approx(500 * SCALE)


def test_inches_are_along_the_edge_only_where_anybody_may_measure() -> None:
    measured, judged = texts(drawn(table(measuring=True))), texts(drawn(table(measuring=False)))
    assert {"7", "11", "23"} <= set(measured)
    assert not {"7", "11", "23"} & set(judged)


def test_nothing_is_fetched_and_nothing_runs() -> None:
    page = drawn(table(), overlays=Overlays(path=((0, 0), (1000, 1000))))
    for element in page.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "image", "style", "use", "a")
        for name, value in element.attrib.items():
            assert "href" not in name
            assert "http" not in value
            assert not re.search(r"url\((?!#)", value)


def test_every_hatching_that_is_used_is_there_and_no_other() -> None:
    page = drawn(table())
    there = {one.attrib["id"] for one in page.iter() if "id" in one.attrib}
    values = " ".join(value for one in page.iter() for value in one.attrib.values())
    assert set(re.findall(r"url\(#([^)]+)\)", values)) == there - {"board", "near"}


def test_a_page_says_where_the_board_lies() -> None:
    page = drawn(table())
    (board,) = (one for one in page.iter() if one.attrib.get("id") == "board")
    left, top, width, height = (float(part) for part in board.attrib["viewBox"].split())
    across, down = (float(part) for part in page.attrib["viewBox"].split()[2:])
    x, y = spot_on(page, next(one.label for one in table().figures if one.is_present))
    assert left < x < left + width < across
    assert top < y < top + height < down


def parts(page: Xml.Element, kind: str) -> list[str | None]:
    """The titles of the parts of a kind."""
    return [
        one.findtext(f"{SVG}title") for one in page.iter(f"{SVG}svg") if one.get("class") == kind
    ]


def test_a_page_is_made_of_parts_that_can_be_shown_without_it() -> None:
    page = drawn(table())
    (board,) = (one for one in page.iter(f"{SVG}svg") if one.get("id") == "board")
    assert board.findtext(f"{SVG}title") == "The table"
    assert board.findtext(f"{SVG}desc") in texts(page)
    assert DAY.ground not in {one.get("fill") for one in board.iter()}
    assert set(parts(page, "side")) == {"Maud: The Temple’s Hand", "Flamel: Sons of the Rock"}
    assert {"unscathed", "in combat", "deployment zone"} <= set(parts(page, "sign"))
    assert set(parts(page, "sign")) <= set(texts(page))
    for one in page.iter(f"{SVG}svg"):
        if one is not page:
            where = [one.attrib[name] for name in ("x", "y", "width", "height")]
            assert one.attrib["viewBox"].split() == where


def test_the_key_has_only_signs_that_are_drawn() -> None:
    bare = msgspec.structs.replace(table(), figures=[], pieces=[], posts=[], tokens=[], profiles=[])
    assert parts(drawn(bare), "sign") == ["deployment zone", "median line"]


def test_what_counts_lies_around_the_figures_that_are_activated() -> None:
    def near(view: AlkemyView) -> list[float] | None:
        found = drawn(view).find(f"{SVG}view")
        return None if found is None else [float(part) for part in found.attrib["viewBox"].split()]

    view = table()
    active = next(one for one in view.figures if one.status == "active")
    left, top, width, height = near(view) or []
    x, y = spot_on(drawn(view), active.label)
    assert (left + width / 2, top + height / 2) == pytest.approx((x, y), abs=0.02)
    assert width == height == pytest.approx(12000 * SCALE)
    quiet = [msgspec.structs.replace(one, status="on-watch") for one in view.figures]
    assert near(msgspec.structs.replace(view, figures=quiet)) is None


def test_only_a_wound_has_a_letter() -> None:
    view = table()
    wounds = [one.colour for one in view.figures if one.is_present and one.colour != "white"]
    letters = [one for one in texts(drawn(view)) if one in ("W", "Y", "R")]
    assert len(letters) == len(wounds) + 2  # and the key
    assert "W" not in letters


def test_points_hang_on_a_base_for_as_long_as_some_are_left() -> None:
    def hung(ap: int) -> int:
        one = msgspec.structs.replace(table().figures[0], ap=ap, foes=[])
        page = drawn(msgspec.structs.replace(table(), figures=[one], pieces=[], posts=[]))
        (board,) = (one for one in page.iter(f"{SVG}svg") if one.get("id") == "board")
        return sum(path.get("stroke-width") == "1.2" for path in board.iter(f"{SVG}path"))

    assert (hung(4), hung(1), hung(0)) == (4, 4, 0)


def test_long_lines_have_smaller_letters() -> None:
    def count_bits(name: str) -> float:
        long = [msgspec.structs.replace(one, name=Label(name, name)) for one in view.figures]
        page = drawn(msgspec.structs.replace(view, figures=long))
        return min(float(one.attrib["font-size"]) for one in page.iter(f"{SVG}text")
                   if one.text == name)  # fmt: skip

    view = table()
    assert count_bits("Short") > count_bits("Somebody whose name goes on and on for ever") > 10


def test_a_larger_table_has_larger_letters_and_keeps_them_off_the_bases() -> None:
    def labels(view: AlkemyView) -> list[Xml.Element]:
        (board,) = (one for one in drawn(view).iter(f"{SVG}svg") if one.get("id") == "board")
        return [one for one in board.iter(f"{SVG}text") if one.text in ("a2", "a3")]

    usual = table()
    large = msgspec.structs.replace(usual, board=board(48000, 36000, 3500))
    assert len(labels(usual)) == len(labels(large)) == 2
    for small, big, label in zip(labels(usual), labels(large), ("a2", "a3"), strict=True):
        assert float(big.attrib["font-size"]) > 2 * float(small.attrib["font-size"])
        assert float(big.attrib["y"]) < spot_on(drawn(large), label)[1] - 500 * SCALE
    x, y = spot_on(drawn(large), "a2")
    assert AlkemyArtist("alkemy-v2").pointed(large, x, y).things == ("figure:a2",)


def test_day_and_night_differ_in_their_inks_alone() -> None:
    day, night = drawn(table()), drawn(table(), dark=True)
    assert texts(day) == texts(night)
    colours = " ".join(value for one in night.iter() for value in one.attrib.values())
    assert NIGHT.ground in colours
    assert DAY.ground not in colours


def test_the_sides_differ_without_colours() -> None:
    shapes = {
        seat: {
            one.attrib.get("stroke-dasharray", "")
            for group in drawn(table()).iter(f"{SVG}g")
            if (title := group.find(f"{SVG}title")) is not None
            and f"({'ab'[seat]}" in (title.text or "")
            for one in group.iter(f"{SVG}circle")
        }
        for seat in (0, 1)
    }
    assert shapes[0] == {""}
    assert len(shapes[1]) > 1
    assert texts(drawn(table())).count("A") == 2 + 1  # the panel, a post, the key
    assert texts(drawn(table())).count("B") == 2 + 1


def fire_rings(page: Xml.Element) -> int:
    return sum(one.attrib.get("stroke") == DAY.fire for one in page.iter(f"{SVG}circle"))


def test_the_fire_is_with_whoever_is_to_move() -> None:
    view = table()
    assert fire_rings(drawn(view)) == 1 + 1  # the active figure, and the key
    over = msgspec.structs.replace(view, over=True)
    frames = [one.attrib.get("stroke") for one in drawn(over).iter(f"{SVG}rect")]
    assert DAY.fire not in frames
    assert DAY.fire in [one.attrib.get("stroke") for one in drawn(view).iter(f"{SVG}rect")]


def paths(page: Xml.Element, stroke: str) -> list[Xml.Element]:
    return [one for one in page.iter(f"{SVG}path") if one.attrib.get("stroke") == stroke]


def test_a_free_line_is_whole_and_a_cut_one_broken_with_its_blockers_marked() -> None:
    free = drawn(table(), overlays=Overlays(sight=SightLine((8000, 4000), (14500, 3000))))
    assert paths(free, DAY.danger) == []
    cut = SightLine((8000, 4000), (12000, 18000), figures=("a1",), pieces=(2,))
    page = drawn(table(), overlays=Overlays(sight=cut))
    line, *_ = [one for one in paths(page, DAY.danger) if "stroke-dasharray" in one.attrib]
    assert line is not None
    rings = [one for one in page.iter(f"{SVG}circle") if one.attrib.get("stroke") == DAY.danger]
    assert len(rings) == 1
    assert len(paths(page, DAY.danger)) == 1 + 1 + 1  # the piece, the line, the cross on it


def test_a_region_keeps_its_holes_and_a_way_has_a_head() -> None:
    hole = ((6000, 3000), (7000, 3000), (7000, 4000))
    region = Area(((5000, 2000), (12000, 2000), (12000, 8000)), (hole,))
    page = drawn(table(), overlays=Overlays(region=(region,)))
    (area,) = [one for one in page.iter(f"{SVG}path") if one.attrib.get("fill-rule") == "evenodd"]
    assert area.attrib["d"].count("M") == 2
    for path, arrows in (((), 0), (((1000, 1000), (1000, 1000)), 0), (((0, 0), (1000, 0)), 1)):
        page = drawn(table(), overlays=Overlays(path=path))
        heads = [
            one
            for one in page.iter(f"{SVG}path")
            if one.attrib.get("fill") == DAY.fire and "transform" not in one.attrib
        ]
        assert len(heads) == arrows


def test_what_is_laid_over_is_in_the_key() -> None:
    corners = ((0.0, 0.0), (1000.0, 0.0), (1000.0, 9000.0), (0.0, 9000.0))
    assert "corridor of a shot" in texts(drawn(table(), overlays=Overlays(corridor=corners)))
    assert "corridor of a shot" not in texts(drawn(table()))


def test_a_bare_table_can_be_drawn() -> None:
    bare = msgspec.structs.replace(
        table(), stage="muster", turn=0, active=None, initiative=None, player_a=None,
        pieces=[], tokens=[], sides=[], profiles=[], figures=[],
    )  # fmt: skip
    page = drawn(bare)
    assert "The warbands muster · House set" in texts(page)
    assert titles(page) == []


def test_numbers_are_short_and_texts_escaped() -> None:
    assert [number(value) for value in (1.0, 0.125, -0.001, 12.34567)] == [
        "1",
        "0.12",
        "0",
        "12.35",
    ]
    assert outline([(0, 0), (1.5, 2)], closed=False) == "M0 0L1.5 2"
    assert tag("a", x_y=1, z=None, title='"<') == '<a x-y="1" title=\'"&lt;\'/>'


def test_a_point_of_the_picture_stands_for_what_is_drawn_there() -> None:
    view = table()
    artist = AlkemyArtist("alkemy-v2")
    page = drawn(view)
    figure = next(one for one in view.figures if one.is_present)
    left, top = spot_on(page, figure.label)
    meant = artist.pointed(view, left, top)
    assert meant.things[0] == f"figure:{figure.label}"
    x, y = (float(part) for part in meant.text.split(","))
    assert (x, y) == pytest.approx((figure.x / 1000, figure.y / 1000), abs=0.07)
    assert artist.pointed(view, 1.0, 1.0) == Pointed()


def spot_on(page: Xml.Element, label: str) -> tuple[float, float]:
    """Return the middle of a figure's base on the page."""
    for group in page.iter(f"{SVG}g"):
        heading = group.find(f"{SVG}title")
        if heading is not None and heading.text and label in heading.text:
            disc = next(group.iter(f"{SVG}circle"))
            return float(disc.attrib["cx"]), float(disc.attrib["cy"])
    raise AssertionError(f"{label} is not drawn")
