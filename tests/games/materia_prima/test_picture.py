"""The table in text: a map of equal lines, and nothing that a viewer may not see."""

import pytest

from athanor.kernel import SPECTATOR, find
from athanor.kernel.picture import Chart, Line, Mark, Note, Toned
from tests.games.materia_prima.scene import STONE_CARDS, at, set_up


def width(line: Line) -> int:
    """Return how many characters a line of a map takes."""
    total = 0
    for span in line:
        if isinstance(span, Toned):
            span = span.span  # noqa: PLW2901 - what is toned is what is measured
        total += len(span.letter) if isinstance(span, Mark) else len(str(span))
    return total


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_the_map_has_equal_lines_and_all_figures(viewer: int) -> None:
    table = at(3, homunculi={(0, 1): ("taikos", "1,0")}, drops={"1,1": "gold"})
    painter = find("materia-prima").painter(table.game)
    picture = painter.picture(table.view(viewer))
    chart = picture.board[0]
    assert isinstance(chart, Chart)
    assert len({width(line) for line in chart.lines}) == 1
    letters = [span.letter for line in chart.lines for span in line if isinstance(span, Mark)]
    assert {"Aa", "Ba", "Ca", "A1", "Ig", "Aq"} <= set(letters)
    assert any("*" in line for line in chart.lines)


def test_only_the_owner_is_shown_quest_and_hand() -> None:
    table = at(3, quests={0: "magnatus"}, hands={0: "pala"}, made={0: STONE_CARDS})
    painter = find("materia-prima").painter(table.game)
    own = painter.picture(table.view(0)).side[-1]
    assert isinstance(own, Note)
    assert "Magnatus" in str(own)
    assert "Pala" in str(own)
    for viewer in (1, SPECTATOR):
        shown = str(painter.picture(table.view(viewer)))
        assert "Magnatus" not in shown
        assert "Pala" not in shown


def test_captions_tell_what_is_written() -> None:
    table = at(3, hands={0: "pala"})
    painter = find("materia-prima").painter(table.game)
    view = table.view(0)
    assert "Sejlon" in str(painter.caption(view, ["move", "a"]))
    assert "element-iron" in str(painter.caption(view, ["take", "a", "iron"]))
    assert "Pala" in str(painter.caption(view, ["transmute", "pala"]))
    assert painter.caption(view, ["transmute", "codex"]) == ()


def test_a_picture_is_there_before_the_towers_stand() -> None:
    table = set_up(2)
    painter = find("materia-prima").painter(table.game)
    assert painter.picture(table.game.view(table.game.start(), 0)).board
