"""Alkemy drawn in text: the table as a map of characters, and both warbands."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from athanor.games.alkemy.show.charting import NEUTRAL, SHADES, draw_chart, effect_mark
from athanor.games.alkemy.show.view import FigureView, FormulaView, PrintedView, SideView
from athanor.games.alkemy.show.words import (
    command_words,
    effects,
    initiative,
    moment,
    scenery,
    secret_words,
    situation,
    status,
)
from athanor.kernel.picture import Grid, Line, Mark, Note, Painter, Picture, Row, Span, Toned
from athanor.kernel.words import Message, SeatName

SIDES: Final = (
    Mark("", "A", "#176d80", dark=True),
    Mark("", "B", "#ab8cdb"),
    Mark("", "C", "#2b2521", dark=True),
    Mark("", "D", "#b98546"),
)
"""The seals of the sides: the Tree, the Rose, the Key and the Serpent."""

HEALTH: Final = {"white": "#f8f2e4", "yellow": "#f6cf3f", "red": "#dc5340"}

AIMED: Final = (
    "charge",
    "charge-many",
    "engage",
    "fight",
    "shoot",
    "cast",
    "harvest",
    "post",
    "master",
    "climb",
    "invigorate",
)
"""Orders that need a second word, so that a menu opens behind them."""

PLAIN: Final = ("walk", "run", "concentrate", "stop")
"""Orders that are whole as they are."""

SPECIAL: Final = ("charge-many", "master")
"""Orders that are also called by the word for the usual one."""


class AlkemyPainter(Painter):
    """Draws Alkemy; ``name`` is the game as it is called in messages."""

    def __init__(self, name: str) -> None:
        self.title = Message(f"{name}-title")

    def picture(self, view: Struct) -> Picture:
        """Return the table as a seat or a spectator sees it."""
        assert isinstance(view, PrintedView)
        status: list[Span] = [self.title, Toned("faint", "·"), moment(view)]
        if view.house:
            status += [Toned("faint", "·"), Toned("faint", Message("alkemy-view-house"))]
        begun = initiative(view)
        if begun is not None:
            status += [Toned("faint", "·"), begun]
        for side in view.sides:
            score = Message("alkemy-view-score", {"score": side.score, "goal": view.goal})
            status += [Toned("faint", "·"), SIDES[side.seat], Toned("gilt", score)]
        last = view.turn == view.last_turn and not view.over
        return Picture(
            status=tuple(status),
            board=(draw_chart(view, SIDES), draw_ground(view), *draw_modules(view)),
            side=tuple(draw_side(view, side) for side in view.sides),
            warning=Message("alkemy-view-last-turn") if last else None,
            seats=SIDES[: max(2, len(view.sides))],
        )

    def verbs(self) -> Collection[str]:
        """Return the words of all orders, each by a name of its own."""
        return (*PLAIN, *(verb for verb in AIMED if verb not in SPECIAL))

    def caption(self, view: Struct, words: Sequence[str]) -> Line:
        """Return what an order is, or at whom or with what."""
        assert isinstance(view, PrintedView)
        match words:
            case [verb] if verb in PLAIN:
                return (Message(f"alkemy-order-{verb}"),)
            case [verb] if verb in AIMED:
                return (Message(f"alkemy-view-action-{verb}"),)
            case ["cast", formula]:
                return formula_caption(view, formula)
            case [*_, label]:
                found = [figure for figure in view.figures if figure.label == label]
                return figure_caption(view, found[0]) if found else ()
        return ()


def formula_caption(view: PrintedView, formula: str) -> Line:
    """Return a formula by name, with what it asks for."""
    known: dict[str, FormulaView] = {
        one.id: one
        for profile in view.profiles
        if profile.alchemist is not None
        for one in profile.alchemist.formulas
    }
    found = known[formula]
    costs = Message("alkemy-view-formula", {"level": found.level, "components": found.components})
    return (found.name, Toned("faint", costs))


def figure_caption(view: PrintedView, figure: FigureView) -> Line:
    """Return a figure by name, with its health and state."""
    return (SIDES[figure.seat], figure.name, *health(view, figure), situation(figure))


def health(view: PrintedView, figure: FigureView) -> Line:
    """Return the boxes left of each colour, white, yellow and red."""
    boxes = next(one.health for one in view.profiles if one.id == figure.profile)
    ticked = figure.wounds
    marks: list[Span] = []
    for colour, count in zip(HEALTH, boxes, strict=True):
        left = max(0, count - ticked)
        ticked = max(0, ticked - count)
        marks.append(Mark("", str(left), HEALTH[colour]) if left else Toned("faint", "·"))
    return tuple(marks)


def draw_side(view: PrintedView, side: SideView) -> Grid:
    """Return a warband, a row for each figure."""
    members = [figure for figure in view.figures if figure.seat == side.seat]
    casts = any(is_alchemist(view, figure) for figure in members)
    head: list[Line] = [
        (Message("alkemy-view-head-figure"),),
        (Message("alkemy-view-head-health"),),
        (Message("alkemy-view-head-ap"),),
        (Message("alkemy-view-head-state"),),
    ]
    if casts:
        head.append((Message("alkemy-view-head-alchemy"),))
    return Grid(
        title=Message("alkemy-view-warband", {"seat": SeatName(side.seat), "band": side.band}),
        head=tuple(head),
        rows=tuple(draw_figure(view, figure, casts) for figure in members),
    )


def draw_figure(view: PrintedView, figure: FigureView, casts: bool) -> Row:
    """Return a figure's card as a row; who is being activated is lit."""
    printed = next(one.ap for one in view.profiles if one.id == figure.profile)
    points = "◆" * figure.ap + "◇" * (printed - figure.ap)
    label = Mark("", figure.label, SIDES[figure.seat].colour, SIDES[figure.seat].dark)
    cells: list[Line] = [(label, figure.name), (), (), (Toned("faint", status(figure)),)]
    if figure.is_present:
        cells = [(label, figure.name), health(view, figure), (points,), (state(figure),)]
    if casts:
        shown = is_alchemist(view, figure) and figure.is_present
        cells.append((alchemy(figure),) if shown else ())
    return Row(tuple(cells), lit=figure.status == "active")


def state(figure: FigureView) -> Message:
    """Return whom a figure fights, else its status."""
    if figure.foes:
        return Message("alkemy-view-fights", {"foes": " ".join(figure.foes)})
    return status(figure)


def is_alchemist(view: PrintedView, figure: FigureView) -> bool:
    """Tell whether a figure has a formula card."""
    return any(one.id == figure.profile and one.alchemist for one in view.profiles)


def alchemy(figure: FigureView) -> Message:
    """Return concentration, components and stones."""
    return Message(
        "alkemy-view-alchemy",
        {
            "concentration": figure.concentration,
            "components": figure.components,
            "stones": figure.stones,
        },
    )


def draw_modules(view: PrintedView) -> tuple[Note, ...]:
    """Return command cards and objectives as the viewer sees them."""
    notes: list[Note] = []
    if view.commands is not None:
        rows = tuple((SIDES[one.seat], spaced(command_words(one))) for one in view.commands)
        notes.append(Note(Message("alkemy-view-commands"), rows))
    if view.secrets is not None:
        told = tuple((SIDES[one.seat], (secret_words(one),)) for one in view.secrets)
        notes.append(Note(Message("alkemy-view-objective"), told))
    return tuple(notes)


def spaced(words: list[Message]) -> Line:
    """Return messages with a dot between them."""
    spans: list[Span] = []
    for word in words:
        spans += [Toned("faint", "·"), word] if spans else [word]
    return tuple(spans)


def draw_ground(view: PrintedView) -> Note:
    """Return what the signs of the map mean, and what alchemy has left behind."""
    entries: list[tuple[Span, Line]] = [
        (Mark("◇", "·", NEUTRAL), (Message("alkemy-view-sign-post"),)),
    ]
    if view.tokens:
        entries.append(("Te Aq Ae Ig", (Message("alkemy-view-sign-tokens"),)))
    kinds = {
        (piece.size, piece.name.en, piece.vision or "", tuple(piece.crossing or ())): piece
        for piece in view.pieces
        if piece.effect is None
    }
    for _, piece in sorted(kinds.items(), key=lambda one: one[0]):
        entries.append((SHADES[piece.size] * 2, (scenery(piece),)))
    for piece in view.pieces:
        if piece.effect is not None:
            entries.append((effect_mark(piece.effect), (scenery(piece),)))
    if view.figures:
        boxes = tuple(Mark("", "1", colour) for colour in HEALTH.values())
        entries.append(
            (Message("alkemy-view-head-health"), (*boxes, Message("alkemy-view-sign-health")))
        )
    if any(is_alchemist(view, figure) for figure in view.figures):
        entries.append(
            (Message("alkemy-view-head-alchemy"), (Message("alkemy-view-sign-alchemy"),))
        )
    for figure in view.figures:
        done = effects(figure)
        if done is not None and figure.is_present:
            entries.append((figure.label, (done,)))
    return Note(Message("alkemy-view-signs"), tuple(entries))
