"""The table as text: what is on the map is where it is on the table."""

import io

import msgspec
import pytest
from rich.console import Console

from athanor.games.alkemy.show.picture import AlkemyPainter
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel.picture import Chart, Grid, Mark, Toned
from athanor.kernel.words import Label, Message
from athanor.locale import Speaker, languages
from athanor.locale.drawing import Artist
from tests.games.alkemy.sample_view import CAPTAIN, board, figure, piece, rectangle, table

NAMES = ["Maud", "Bartholomé"]
PAINTER = AlkemyPainter("alkemy-v2")


def console(columns: int, encoding: str = "utf-8") -> Console:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    return Console(width=columns, file=file, highlight=False, markup=False, emoji=False)


def draw(view: AlkemyView, language: str, columns: int, encoding: str = "utf-8") -> list[str]:
    page = console(columns, encoding)
    with page.capture() as capture:
        page.print(Artist(page, Speaker(language), NAMES).picture(PAINTER.picture(view)))
    return [line.rstrip() for line in capture.get().splitlines()]


def chart_of(view: AlkemyView) -> Chart:
    (chart,) = [block for block in PAINTER.picture(view).board if isinstance(block, Chart)]
    return chart


def lines_of(chart: Chart) -> list[str]:
    """The lines of a map as they are read, marks included."""
    return [
        "".join(
            span.sign + span.letter
            if isinstance(span, Mark)
            else str(span.span if isinstance(span, Toned) else span)
            for span in line
        )
        for line in chart.lines
    ]


def grids_of(view: AlkemyView) -> list[Grid]:
    return [block for block in PAINTER.picture(view).side if isinstance(block, Grid)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("measuring", [True, False])
def test_the_table_fits_the_screen(language: str, measuring: bool) -> None:
    shown = draw(table(measuring), language, 80)
    assert max(len(line) for line in shown) <= 80
    assert "…" not in "".join(shown)
    for name in NAMES:
        assert any(name in line for line in shown)


def test_all_lines_of_a_map_are_equally_long() -> None:
    for measuring in (True, False):
        assert len({len(line) for line in lines_of(chart_of(table(measuring)))}) == 1


def test_the_largest_table_still_fits() -> None:
    wide = msgspec.structs.replace(table(), board=board(48000, 36000, 3500))
    lines = lines_of(chart_of(wide))
    assert len(lines[0]) <= 80
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(("x", "y"), [(500, 500), (12000, 12000), (23500, 23500), (7250, 19000)])
def test_a_figure_is_on_the_map_where_it_stands(x: int, y: int) -> None:
    view = msgspec.structs.replace(
        table(measuring=False),
        figures=[figure("a7", CAPTAIN, x, y)],
        pieces=[],
        posts=[],
        tokens=[],
    )
    lines = lines_of(chart_of(view))[1:-1]
    (found,) = [(row, line.index("a7")) for row, line in enumerate(lines) if "a7" in line]
    row, column = found
    assert abs((24 - row - 0.5) - y / 1000) <= 0.5
    assert abs((column - 1 + 1) / 2 - x / 1000) <= 0.5  # the middle of two characters in a frame


def test_no_mark_hides_another() -> None:
    around = [(0, 0), (1000, 0), (-1000, 0), (500, 866), (-500, 866), (500, -866), (-500, -866)]
    crowd = [
        figure(f"a{10 + n}", CAPTAIN, 12000 + dx, 12000 + dy) for n, (dx, dy) in enumerate(around)
    ]
    view = msgspec.structs.replace(table(), figures=crowd, pieces=[], tokens=[])
    shown = "\n".join(lines_of(chart_of(view)))
    assert all(f"a{10 + n}" in shown for n in range(7))
    assert "◇·" in shown


def test_scenery_is_shaded_where_it_stands_with_its_size() -> None:
    wall = piece(Label("Wall", "Mur"), 2, "wall", rectangle(10000, 12000, 6000, 2000))
    view = msgspec.structs.replace(
        table(measuring=False), figures=[], pieces=[wall], posts=[], tokens=[]
    )
    shaded = [line for line in lines_of(chart_of(view)) if "▒" in line]
    assert [line.strip("│").strip(" ") for line in shaded] == ["▒" * 12, "▒" * 6 + "2" + "▒" * 5]
    assert shaded[0].index("▒") == 1 + 14


def test_even_a_thin_piece_is_on_the_map() -> None:
    fence = piece(Label("Fence", "Clôture"), 1, "toll", rectangle(10000, 12000, 4000, 700))
    view = msgspec.structs.replace(table(), figures=[], pieces=[fence], posts=[], tokens=[])
    assert "░" in "".join(lines_of(chart_of(view)))


def test_inches_are_beside_the_map_only_where_anybody_may_measure() -> None:
    assert lines_of(chart_of(table(measuring=True)))[-1].split() == [
        str(inch) for inch in range(2, 24, 2)
    ]
    assert not any(character.isdigit() for character in lines_of(chart_of(table(False)))[-1])


def test_posts_carry_the_letter_of_their_holder() -> None:
    shown = "".join(lines_of(chart_of(table())))
    assert [shown.count(sign) for sign in ("◆A", "◆B", "◇·")] == [1, 1, 1]


def test_a_terminal_that_knows_only_letters_keeps_the_map() -> None:
    plain = draw(table(), "en", 80, encoding="ascii")
    lines = [line for line in plain if line.count("|") == 2]
    assert len(lines) == 24
    assert len({len(line) for line in lines}) == 1
    assert not any("?" in line for line in lines)


def test_a_warband_shows_what_is_left_of_everybody() -> None:
    first, second = grids_of(table())
    captain = first.rows[0]
    assert captain.lit
    assert [getattr(mark, "letter", "") for mark in captain.cells[1]] == ["", "3", "2"]
    assert captain.cells[2] == ("◆◆◇◇",)
    assert [row.lit for row in second.rows] == [False] * 4
    fallen = second.rows[3]
    assert fallen.cells[1] == ()
    assert fallen.cells[3] == (Toned("faint", Message("alkemy-view-status-gone")),)
    assert len(first.head) == len(second.head) + 1  # only one warband has an alchemist


def test_an_order_is_captioned_by_what_it_is_aimed_at() -> None:
    view = table()
    assert PAINTER.caption(view, ["walk"]) == (Message("alkemy-order-walk"),)
    assert PAINTER.caption(view, ["pass"]) == ()
    assert PAINTER.caption(view, ["charge"]) == (Message("alkemy-view-action-charge"),)
    assert CAPTAIN.name in PAINTER.caption(view, ["charge", "b2"])
    assert PAINTER.caption(view, ["cast", "bark"])[0] == Label("Bark skin", "Peau d’écorce")
    assert PAINTER.caption(view, ["12.5,3.25"]) == ()


def test_the_last_turn_cannot_be_overlooked() -> None:
    assert PAINTER.picture(table()).warning is None
    last = msgspec.structs.replace(table(), turn=12)
    assert PAINTER.picture(last).warning == Message("alkemy-view-last-turn")
    assert PAINTER.picture(msgspec.structs.replace(last, over=True)).warning is None
