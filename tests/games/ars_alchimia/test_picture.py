"""The table in text tells what is there."""

import pytest

from athanor.games.ars_alchimia.show.picture import PHIALS
from athanor.kernel import Label, find
from athanor.kernel.picture import Grid, Mark, Note, Toned
from tests.games.ars_alchimia.scenario import Table, at

BOX = find("ars-alchimia")


def grid(table: Table, viewer: int, index: int = 0) -> Grid:
    """Return the grid of the spaces."""
    block = BOX.painter(table.game).picture(table.view(viewer)).board[index]
    assert isinstance(block, Grid)
    return block


def test_every_space_has_a_row_with_its_price_for_the_viewer() -> None:
    table = at(staff={0: ["H12"]}, crew={"F-1": (1, 2)})
    rows = {row.cells[0][0]: row for row in grid(table, 0).rows}
    assert len(rows) == 16
    assert rows["F-1"].cells[4] == (2,)
    assert rows["F-1"].cells[3][1] == 2
    assert rows["B-1"].cells[4] == (Toned("faint", "✕"),)
    others = {row.cells[0][0]: row for row in grid(table, 2).rows}
    assert others["F-1"].cells[4] == (3,)


def test_the_last_year_is_announced() -> None:
    for year, warned in ((3, False), (4, True)):
        table = at(year=year)
        picture = BOX.painter(table.game).picture(table.view(0))
        assert (picture.warning is not None) == warned


def test_boards_show_orders_and_assistants() -> None:
    table = at(staff={0: ["H05"]}, orders={0: ["C08"]})
    picture = BOX.painter(table.game).picture(table.view(1))
    board = picture.side[1]
    assert isinstance(board, Note)
    assert board.entries[0][0] == Label("Cold Box", "Glacière")
    assert board.entries[1][1] == (Label("Herbalist", "Herboriste"),)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["place", "L-2"], Label("Whispering Dunes", "Dunes murmurantes")),
        (["fulfil", "C08"], Label("Cold Box", "Glacière")),
        (["use", "H05"], Label("Herbalist", "Herboriste")),
        (["elixir", "flower", "sand"], PHIALS[3]),
    ],
)
def test_captions_say_what_words_mean(words: list[str], expected: Label | Mark) -> None:
    table = at(staff={0: ["H05"]}, orders={0: ["C08"]})
    assert BOX.painter(table.game).caption(table.view(0), words)[0] == expected
