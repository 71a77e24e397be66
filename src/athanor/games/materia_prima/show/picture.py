"""Materia Prima drawn in text: the hexes as a map, the cities, the players, one's own secrets."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from athanor.games.materia_prima.codes import ELEMENTS, FORMULAS, SIGNS
from athanor.games.materia_prima.show.view import (
    CardView,
    CityView,
    FigureView,
    HexView,
    MateriaView,
    PlayerView,
    QuestView,
)
from athanor.games.materia_prima.show.words import element, formula, token, units
from athanor.kernel.picture import (
    Block,
    Chart,
    Grid,
    Line,
    Mark,
    Note,
    Painter,
    Picture,
    Row,
    Span,
    Toned,
)
from athanor.kernel.words import Message, SeatName

COLOURS: Final = (
    "#2b979f",
    "#a08058",
    "#a6dfe6",
    "#f1823a",
    "#a8a9b6",
    "#f9e554",
    "#eff2f8",
    "#d4592f",
    "#66b58b",
    "#3f61ab",
    "#a580d8",
    "#e6ba3c",
)
PIECES: Final = tuple(
    Mark("", sign, colour, dark=sign == "Ar") for sign, colour in zip(SIGNS, COLOURS, strict=True)
)
"""The elements by their Latin signs."""

SEALS: Final = (
    Mark("", "A", "#264b86", dark=True),
    Mark("", "B", "#f6cf3f"),
    Mark("", "C", "#5c8d4f"),
    Mark("", "D", "#b98546"),
)

CELL: Final = 6
"""Characters for a hex: who is there, whether something lies there, what it is, and a gap."""

DOT: Final = Toned("faint", "·")

ACTS: Final = frozenset(
    (
        "lay", "place", "alchemist", "tower", "quest", "activate", "move", "mine", "take", "drop",
        "equip", "fight", "convert", "blend", "research", "transmute", "throw", "release", "grow",
        "load", "unload", "wear", "stow",
    )
)  # fmt: skip
"""First words of choices that others follow."""


class MateriaPainter(Painter):
    """Draws Materia Prima."""

    def picture(self, view: Struct) -> Picture:
        """Return the table as a seat or a spectator sees it."""
        assert isinstance(view, MateriaView)
        moment = Message(
            "materia-prima-picture-round", {"round": view.round, "most": view.max_rounds}
        )
        status: list[Span] = [Message("materia-prima-title"), DOT, moment]
        if view.house:
            status += [DOT, Toned("faint", Message("materia-prima-picture-house"))]
        warning = None
        if view.last_round and not view.over:
            warning = Message("materia-prima-picture-last-round")
        return Picture(
            status=tuple(status),
            board=(draw_map(view), draw_legend(view), draw_cities(view), draw_figures(view)),
            side=tuple(draw_beside(view)),
            warning=warning,
            seats=SEALS[: len(view.players)],
        )

    def short_names(self, view: Struct) -> dict[str, str]:
        """Return the names of the hexes: a letter for the row, and numbers from the left."""
        assert isinstance(view, MateriaView)
        return {
            f"{hex_.q},{hex_.r}": name
            for hex_, name in zip(view.hexes, hex_names(view), strict=True)
        }

    def place(self, view: Struct, word: str) -> Line:
        """Return what a hex is, who stands there and what lies there."""
        assert isinstance(view, MateriaView)
        at = list(self.short_names(view)).index(word)
        hex_ = view.hexes[at]
        spans: list[Span] = [hex_.called]
        for figure in view.figures:
            if figure.hex == at:
                spans += [DOT, SEALS[figure.seat], figure.name]
        if lying := (*pieces(hex_.drops), *souls(hex_.souls)):
            spans += [DOT, *lying]
        return tuple(spans)

    def verbs(self) -> Collection[str]:
        """Return the words of all actions."""
        return ACTS

    def caption(self, view: Struct, words: Sequence[str]) -> Line:
        """Return what an act, a figure, an element or a card in a written choice is."""
        assert isinstance(view, MateriaView)
        match words:
            case [verb]:
                return (Message(f"materia-prima-act-{verb}"),) if verb in ACTS else ()
            case [_, "a" | "h1" | "h2" | "h3" as who]:
                mine = (one for one in view.figures if one.seat == view.viewer)
                return tuple(one.name for one in mine if token(one.slot) == who)
            case [*_, word] if word in ELEMENTS:
                kind = ELEMENTS.index(word)
                return (PIECES[kind], element(kind))
            case [_, word]:
                return card_caption(view, word)
        return ()


def card_caption(view: MateriaView, word: str) -> Line:
    """Return the name and the cost of a card in the viewer's hand."""
    own = view.players[view.viewer] if view.viewer < len(view.players) else None
    for card in (own.hand or []) if own is not None else []:
        if card.id == word:
            return (card.name, *pieces(card.cost), *souls(card.souls))
    return ()


def pieces(counts: Sequence[int]) -> Line:
    """Return units one by one, or their number where they are many."""
    shown: list[Span] = []
    for kind, count in enumerate(counts):
        if count > 3:
            shown += [count, PIECES[kind]]
        else:
            shown += [PIECES[kind]] * count
    return tuple(shown)


def souls(count: int) -> Line:
    """Return Soul Stones, if there are any."""
    return (Message("materia-prima-souls", {"count": count}),) if count else ()


# --- The map ---


def draw_map(view: MateriaView) -> Chart:
    """Return the hexes, each line shifted by half a hex against the next."""
    rows = sorted({hex_.r for hex_ in view.hexes})
    left = min(2 * hex_.q + hex_.r for hex_ in view.hexes)
    right = max(2 * hex_.q + hex_.r for hex_ in view.hexes)
    width = (right - left) * CELL // 2 + CELL
    standing: dict[int, list[FigureView]] = {}
    for figure in view.figures:
        standing.setdefault(figure.hex, []).append(figure)
    names = hex_names(view)
    lines = []
    for row in rows:
        numbered = [pair for pair in enumerate(view.hexes) if pair[1].r == row]
        spans: list[Span] = []
        column = 0
        for number, hex_ in sorted(numbered, key=lambda pair: pair[1].q):
            start = (2 * hex_.q + hex_.r - left) * CELL // 2
            gap = " " * (start - column)
            spans += [gap, *draw_hex(hex_, standing.get(number, []), names[number])]
            column = start + CELL
        lines.append((*spans, " " * (width - column)))
    return Chart(Message("materia-prima-picture-map"), tuple(lines))


def hex_names(view: MateriaView) -> list[str]:
    """Return what each hex is called on the map: ``A1`` is the first of the uppermost row."""
    rows = sorted({hex_.r for hex_ in view.hexes})
    names = []
    for hex_ in view.hexes:
        before = sum(other.r == hex_.r and other.q < hex_.q for other in view.hexes)
        names.append(f"{chr(ord('A') + rows.index(hex_.r))}{before + 1}")
    return names


def draw_hex(hex_: HexView, figures: Sequence[FigureView], name: str) -> Line:
    """Return a hex in six characters."""
    who: Span = "  "
    if figures:
        first = figures[0]
        seal = SEALS[first.seat]
        sign = "+" if len(figures) > 1 else "a" if first.slot == 0 else str(first.slot)
        who = Mark("", seal.letter + sign, seal.colour, seal.dark)
    elif hex_.tower >= 0:
        seal = SEALS[hex_.tower]
        who = Mark("", seal.letter + "T", seal.colour, seal.dark)
    lying = "*" if any(hex_.drops) or hex_.souls else " "
    return (who, lying, draw_land(hex_, name), " ")


def draw_land(hex_: HexView, name: str) -> Span:
    """Return what a hex is, in two characters."""
    if hex_.mine:
        return PIECES[ELEMENTS.index(hex_.mine)]
    if hex_.city >= 0:
        return Toned("gilt", f"@{hex_.city + 1}")
    if hex_.tower >= 0:
        return Toned("gilt", "^^")
    return Toned("faint", name)


def draw_legend(view: MateriaView) -> Note:
    """Return what the signs of the map mean, and where the hexes are that have no name on it."""
    names = hex_names(view)
    entries: list[tuple[Span, Line]] = []
    for kind, piece in enumerate(PIECES):
        spots = [names[at] for at, hex_ in enumerate(view.hexes) if hex_.mine == ELEMENTS[kind]]
        if spots:
            mines = Message("materia-prima-legend-mine", {"element": element(kind)})
            entries.append((piece, (mines, *spots)))
    for number, city in enumerate(view.cities):
        spots = [names[at] for at, hex_ in enumerate(view.hexes) if hex_.city == number]
        entries.append((Toned("gilt", f"@{number + 1}"), (city.name, *spots)))
    for at, hex_ in enumerate(view.hexes):
        if hex_.tower >= 0:
            whose = Message("materia-prima-legend-tower", {"seat": SeatName(hex_.tower)})
            entries.append((Toned("gilt", "^^"), (whose, names[at])))
    entries.append((Toned("faint", "A1"), (Message("materia-prima-legend-free"),)))
    entries.append(("*", (Message("materia-prima-legend-drop"),)))
    return Note(Message("materia-prima-picture-legend"), tuple(entries))


# --- Beside the map ---


def draw_cities(view: MateriaView) -> Grid:
    """Return the city cards with what they offer."""
    heads = ("city", "offers", "extension", "price")
    return Grid(
        title=Message("materia-prima-picture-cities"),
        head=tuple((Message(f"materia-prima-head-{name}"),) for name in heads),
        rows=tuple(city_row(number, city) for number, city in enumerate(view.cities)),
    )


def city_row(number: int, city: CityView) -> Row:
    """Return one city card."""
    offers = tuple(formula(FORMULAS.index(kind)) for kind in city.offers)
    return Row(
        (
            (Toned("gilt", f"@{number + 1}"), city.name),
            offers,
            (city.extension_name or "–",),
            pieces(city.price),
        )
    )


def draw_figures(view: MateriaView) -> Grid:
    """Return the figures on the board with their values."""
    heads = ("figure", "hex", "attack", "defence", "pack", "actions")
    return Grid(
        title=Message("materia-prima-picture-figures"),
        head=tuple((Message(f"materia-prima-head-{name}"),) for name in heads),
        rows=tuple(figure_row(view, figure) for figure in view.figures),
    )


def figure_row(view: MateriaView, figure: FigureView) -> Row:
    """Return one figure."""
    load = Message(
        "materia-prima-picture-load", {"load": sum(figure.pack), "capacity": figure.capacity}
    )
    left: Line = (figure.left + sum(figure.extra.values()),) if figure.ready else ("…",)
    return Row(
        (
            (SEALS[figure.seat], token(figure.slot), figure.name),
            (hex_names(view)[figure.hex],),
            (figure.attack,),
            (figure.defence,),
            (load, *pieces(figure.pack)),
            left if figure.seat == view.active else (),
        ),
        lit=figure.seat == view.active,
    )


def draw_beside(view: MateriaView) -> list[Block]:
    """Return the players, and what only the viewer knows."""
    blocks: list[Block] = [draw_players(view)]
    if view.viewer < len(view.players):
        blocks.append(draw_own(view, view.players[view.viewer]))
    return blocks


def draw_players(view: MateriaView) -> Grid:
    """Return what is open about every player."""
    heads = ("player", "wisdom", "souls", "stone", "hand", "store")
    return Grid(
        title=Message("materia-prima-picture-players"),
        head=tuple((Message(f"materia-prima-head-{name}"),) for name in heads),
        rows=tuple(player_row(view, player) for player in view.players),
    )


def player_row(view: MateriaView, player: PlayerView) -> Row:
    """Return one player."""
    name: Line = (SEALS[player.seat], SeatName(player.seat))
    if player.seat == view.viewer:
        name = (*name, Toned("faint", Message("materia-prima-picture-you")))
    parts = "".join(str(part.level) for part in player.parts) or "–"
    return Row(
        (
            name,
            (Toned("gilt", player.wisdom),),
            (player.souls,),
            (Toned("fire", parts) if player.has_stone else parts,),
            ("/".join(str(size) for size in player.hand_sizes),),
            pieces(player.store),
        ),
        lit=player.seat == view.active,
    )


def draw_own(view: MateriaView, player: PlayerView) -> Note:
    """Return the viewer's quest and cards."""
    entries: list[tuple[Span, Line]] = []
    if view.own_quest is not None:
        entries.append((Message("materia-prima-picture-quest"), quest_line(view.own_quest)))
    entries += [
        (Message("materia-prima-picture-hand"), card_line(card)) for card in player.hand or []
    ]
    entries += [
        (Message("materia-prima-picture-drawn"), card_line(card))
        for card in player.drawn_cards or []
    ]
    entries += [(Message("materia-prima-picture-worn"), (item.card.name,)) for item in player.worn]
    entries += [
        (Message("materia-prima-picture-extension"), (extension.name, extension.effect))
        for extension in player.extensions
    ]
    return Note(Message("materia-prima-picture-own"), tuple(entries))


def quest_line(quest: QuestView) -> Line:
    """Return a quest and how far it has come."""
    if quest.lost:
        return (quest.name, Toned("fire", Message("materia-prima-picture-lost")))
    done = Message("materia-prima-picture-progress", {"done": quest.done, "needed": quest.needed})
    return (quest.name, done)


def card_line(card: CardView) -> Line:
    """Return a card with its cost and its abilities."""
    return (card.name, units(card.cost, card.souls), *card.abilities)
