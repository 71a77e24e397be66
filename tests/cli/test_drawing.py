"""Pictures of games: what stands in them, and how they fit a screen."""

import io

import pytest
from msgspec import Struct
from rich.console import Console

from athanor.kernel import Log, Match, Stream, find
from athanor.kernel.audience import SPECTATOR
from athanor.kernel.picture import Picture, PlainPainter
from athanor.locale import Speaker, languages
from athanor.locale.drawing import Artist

NAMES = ["Ada", "Bartholomé", "Chloé", "Dimitri", "Éloïse"]


def console(columns: int, encoding: str = "utf-8") -> Console:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    return Console(width=columns, file=file, highlight=False, markup=False, emoji=False)


def draw(picture: Picture, language: str, columns: int, encoding: str = "utf-8") -> str:
    page = console(columns, encoding)
    with page.capture() as capture:
        page.print(Artist(page, Speaker(language), NAMES).picture(picture))
    return capture.get()


def match_after(answers: int, seats: int = 3, seed: int = 7) -> Match:
    game = find("alchemist").build(seats)
    match = Match(game, game.start(), Stream(seed), log=Log(heard=True))
    stream = Stream(seed)
    while (decision := match.decision) is not None and match.answered < answers:
        match.answer(decision.seat, decision.sample(stream))
    return match


def picture_of(match: Match, viewer: int) -> Picture:
    painter = find("alchemist").painter(match.game)
    return painter.picture(match.game.view(match.state, viewer))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("answers", [0, 20, 1000])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_fits_the_screen(seats: int, answers: int, columns: int, language: str) -> None:
    shown = draw(picture_of(match_after(answers, seats), 0), language, columns)
    lines = [line.rstrip() for line in shown.splitlines()]
    assert max(len(line) for line in lines) <= columns
    assert "…" not in shown
    for name in NAMES[:seats]:
        assert name in shown


def test_what_lies_beside_the_board_moves_there_when_there_is_room() -> None:
    picture = picture_of(match_after(20), 0)
    narrow = draw(picture, "en", 80).splitlines()
    wide = draw(picture, "en", 120).splitlines()
    assert not any("Compendium" in line and "Cubes" in line for line in narrow)
    assert any("Compendium" in line and "Cubes" in line for line in wide)


def test_columns_are_aligned() -> None:
    shown = draw(picture_of(match_after(25), 0), "en", 80).splitlines()
    start = next(i for i, line in enumerate(shown) if line.startswith("Ingredient"))
    end = shown[start].index("Reserve") + len("Reserve")
    for line in shown[start + 1 : start + 6]:
        assert line[end - 1].isdigit()
        assert line[end] == " "


def test_a_terminal_that_knows_only_letters_gets_letters() -> None:
    shown = draw(picture_of(match_after(5), 0), "en", 80, encoding="ascii")
    assert "♠" not in shown
    assert "M S" in shown


def test_a_spectator_sees_no_supply_and_no_school() -> None:
    match = match_after(10)
    shown = draw(picture_of(match, SPECTATOR), "en", 80)
    assert "(you)" not in shown
    assert "School" not in shown
    assert "You" not in shown
    assert "School" in draw(picture_of(match, 0), "en", 80)


class Inner(Struct):
    count: int
    numbers: list[int]


class View(Struct):
    over: bool
    parts: list[Inner]
    inner: Inner


def test_a_game_without_a_painter_is_shown_field_by_field() -> None:
    view = View(False, [Inner(1, [2, 3])], Inner(4, []))
    shown = draw(PlainPainter().picture(view), "en", 80)
    rows = [line.split() for line in shown.splitlines()[1:]]
    assert rows == [
        ["over", "False"],
        ["parts[0].count", "1"],
        ["parts[0].numbers", "2", "3"],
        ["inner.count", "4"],
        ["inner.numbers"],
    ]
    assert PlainPainter().caption(view, ["word"]) == ()
    assert PlainPainter().preview(view, "word") == ()
