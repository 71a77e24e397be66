"""Scenes of Materia Prima: a position in a few words, and what happens when somebody acts there.

All scenes lie on the standard layout. With three or four players its mines are: water 2,0 and
3,-3; earth 0,-3 and -2,0; air -4,2 and 1,1; fire 1,0 and 1,-3; iron -1,0 and -3,3. Rudus Figor is
at 3,-1, Gravit Muri at -1,-2 and Troquesia at -2,3. The towers stand at 0,0, 3,0, -4,1 and 1,3.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from athanor.games.materia_prima.codes import (
    ELEMENTS,
    IN_HAND,
    KINDS,
    ON_CITY,
    QUEST_IDS,
    READY,
    SLOTS,
    STAGE_ACT,
    STAGE_DAWN,
    STONE,
    TRANSMUTED,
    WHOLE,
    WORN,
)
from athanor.games.materia_prima.game import MateriaPrima
from athanor.games.materia_prima.rules.turn import set_actions
from athanor.games.materia_prima.show.view import FigureView, MateriaView, PlayerView
from athanor.games.materia_prima.state import MateriaState, set_land
from athanor.kernel import (
    SPECTATOR,
    Decision,
    Event,
    GivenSource,
    Log,
    Match,
    Refusal,
    Refused,
    Source,
    Stream,
    find,
    fingerprint,
)

TOWERS = ("0,0", "3,0", "-4,1", "1,3")
ALCHEMISTS = ("sejlon", "krol", "wilka", "fifth")
QUESTS = ("dominus-ignis", "custodis-turris", "tyrannus", "paganus-sacerdos")
MARKERS = ("retorta-aquae", "retorta-terrae", "fornax-terrae")
"""The extensions for sale in Rudus Figor, Gravit Muri and Troquesia."""

FIXED = Path(__file__).parent / "alchemists"
"""Alchemists whose values are not those of the house set, which may be tuned."""

Options = Mapping[str, object]
NO_OPTIONS: Options = {}


def game(
    seats: int = 3, options: Options = NO_OPTIONS, folders: tuple[Path, ...] = ()
) -> MateriaPrima:
    """Return Materia Prima on the standard layout, with owner packs."""
    return _game(seats, tuple(sorted({"layout": "standard", **options}.items())), folders)


@cache
def _game(
    seats: int, options: tuple[tuple[str, object], ...], folders: tuple[Path, ...]
) -> MateriaPrima:
    built = find("materia-prima").build(seats, dict(options), (FIXED, *folders))
    assert isinstance(built, MateriaPrima)
    return built


def counts(names: str) -> list[int]:
    """Return elements written one by one as counts."""
    units = [0] * KINDS
    for name in names.split():
        units[ELEMENTS.index(name)] += 1
    return units


def written(units: Sequence[int]) -> str:
    """Return counts as elements written one by one."""
    return " ".join(ELEMENTS[kind] for kind in range(KINDS) for _ in range(units[kind]))


def dice(*values: int) -> list[int]:
    """Return the outcomes that show these numbers: the faces are 0, 0, 1, 1, 2, 2."""
    return [2 * value for value in values]


class Table:
    """A match with all that has been told since it began."""

    def __init__(self, built: MateriaPrima, state: MateriaState, source: Source | None) -> None:
        self.game = built
        self.log = Log(heard=True)
        self.match = Match(built, state, source, log=self.log)

    @property
    def state(self) -> MateriaState:
        """The whole truth."""
        state = self.match.state
        assert isinstance(state, MateriaState)
        return state

    @property
    def asked(self) -> Decision:
        """The decision that is waited for."""
        decision = self.match.decision
        assert decision is not None, "nothing is asked"
        return decision

    @property
    def texts(self) -> list[str]:
        """What may be chosen, in writing."""
        return [option.text for option in self.asked.options()]

    def play(self, *texts: str) -> list[Event]:
        """Make one choice after the other; return what was told meanwhile."""
        start = len(self.log.events)
        for text in texts:
            decision = self.asked
            self.match.answer(decision.seat, decision.parse(text))
        return self.log.events[start:]

    def refused(self, text: str) -> Refusal:
        """Return why something may not be done; nothing may have changed by trying."""
        before = fingerprint(self.match.state)
        assert text not in self.texts
        with pytest.raises(Refused) as caught:
            self.asked.parse(text)
        assert fingerprint(self.match.state) == before
        return caught.value.refusal

    def rules_against(self, text: str) -> tuple[str, ...]:
        """Return the rules that forbid something."""
        return self.refused(text).rules

    def end_round(self) -> None:
        """Let everybody pass until it is the same seat's turn again."""
        seat = self.state.active
        self.play("end")
        while self.state.active != seat:
            self.play("end" if "end" in self.texts else self.texts[0])

    def view(self, viewer: int = SPECTATOR) -> MateriaView:
        """Return what a viewer sees."""
        return self.game.view(self.match.state, viewer)

    def discards(self, pile: int, viewer: int = SPECTATOR) -> list[str]:
        """Return the discards of a kind as a viewer sees them; unknown cards are empty."""
        return [card.id if card else "" for card in self.view(viewer).discards[pile]]

    def player(self, seat: int) -> PlayerView:
        """Return a player's side as the player sees it."""
        return self.view(seat).players[seat]

    def figure(self, seat: int, slot: int = 0) -> FigureView:
        """Return a figure on the board."""
        found = [one for one in self.view().figures if (one.seat, one.slot) == (seat, slot)]
        assert found, "no such figure"
        return found[0]

    def has_figure(self, seat: int, slot: int) -> bool:
        """Tell whether a figure is on the board."""
        return any((one.seat, one.slot) == (seat, slot) for one in self.view().figures)

    def where(self, seat: int, slot: int = 0) -> str:
        """Return the hex of a figure."""
        hex_ = self.view().hexes[self.figure(seat, slot).hex]
        return f"{hex_.q},{hex_.r}"

    def pack(self, seat: int, slot: int = 0) -> str:
        """Return what a figure carries."""
        return written(self.figure(seat, slot).pack)

    def store(self, seat: int) -> str:
        """Return what is in a tower."""
        return written(self.player(seat).store)

    def lying(self, place: str) -> str:
        """Return what lies on a hex, Soul Stones as ``soul``."""
        for hex_ in self.view().hexes:
            if f"{hex_.q},{hex_.r}" == place:
                return " ".join([written(hex_.drops), *["soul"] * hex_.souls]).strip()
        raise AssertionError(place)

    def hand(self, seat: int) -> list[str]:
        """Return the formulas in a hand."""
        return [card.id for card in self.player(seat).hand or []]

    def points(self, seat: int) -> int:
        """Return the wisdom of a seat at the end."""
        return self.game.outcome(self.match.state).total(seat)


def at(
    seats: int = 3,
    *,
    active: int = 0,
    alchemists: Sequence[str] = ALCHEMISTS,
    towers: Sequence[str] = TOWERS,
    spots: Mapping[int, str] | None = None,
    homunculi: Mapping[tuple[int, int], tuple[str, str]] | None = None,
    fresh: Sequence[tuple[int, int]] = (),
    packs: Mapping[tuple[int, int], str] | None = None,
    stores: Mapping[int, str] | None = None,
    souls: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    made: Mapping[int, str] | None = None,
    worn: Mapping[int, str] | None = None,
    extensions: Mapping[int, str] | None = None,
    extension: str = "",
    drops: Mapping[str, str] | None = None,
    dropped_souls: Mapping[str, int] | None = None,
    quests: Mapping[int, str] | None = None,
    trophies: Mapping[int, int] | None = None,
    attacked: Sequence[int] = (),
    skull: Sequence[int] = (),
    first: int = 0,
    round_: int = 2,
    dawn: bool = False,
    chance: Sequence[int] | None = None,
    options: Options = NO_OPTIONS,
    folders: tuple[Path, ...] = (),
) -> Table:
    """Return a table at a position: the turn of a seat, or with ``dawn`` the moment before it.

    ``homunculi`` are by seat and slot, each its card and its hex; those in ``fresh`` are new. Cards
    ``made`` are in the tower, those ``worn`` are active. ``extension`` is the one of this turn.
    """
    built = game(seats, options, folders)
    state = built.start()
    terms = state.terms
    ids = terms.cards.ids
    sides = terms.lean_sides[-1] if terms.lean else terms.rich_sides[0]
    for place, tile in enumerate(terms.ready_tiles):
        state.tiles[3 * place], state.tiles[3 * place + 1] = tile, sides[tile]
        state.tiles[3 * place + 2] = 0
    set_land(state)
    numbers = terms.ground.numbers
    state.first, state.active, state.round = first, active, round_
    state.stage = STAGE_DAWN if dawn else STAGE_ACT
    for seat in range(seats):
        state.alchemist[seat] = terms.alchemist_ids.index(alchemists[seat])
        state.tower_card[seat] = seat
        state.tower[seat] = numbers[coordinates(towers[seat])]
        state.spot[seat * SLOTS] = numbers[coordinates((spots or {}).get(seat, towers[seat]))]
        state.souls[seat] = (souls or {}).get(seat, 1)
        state.column[seat] = int(seat in skull)
        state.trophies[seat] = (trophies or {}).get(seat, 0)
        state.attacked[seat] = int(seat in attacked)
        for kind, count in enumerate(counts((stores or {}).get(seat, ""))):
            state.store[seat * KINDS + kind] = count
        for card in (hands or {}).get(seat, "").split():
            state.where[ids.index(card)] = IN_HAND + seat
        for card in (made or {}).get(seat, "").split():
            number = ids.index(card)
            state.where[number] = TRANSMUTED + seat
            if terms.cards.pile[number] == STONE:
                state.parts[seat] |= 1 << (terms.cards.level[number] - 1)
        state.stone[seat] = int(state.parts[seat] == WHOLE)
        for slot, card in enumerate((worn or {}).get(seat, "").split()):
            state.item[2 * seat + slot] = ids.index(card)
            state.item_active[2 * seat + slot] = 1
            state.where[ids.index(card)] = WORN + seat
        for marker in (extensions or {}).get(seat, "").split():
            state.extension_at[terms.extensions.ids.index(marker)] = READY + seat
    for city, marker in enumerate(MARKERS):
        state.extension_at[terms.extensions.ids.index(marker)] = ON_CITY + city
    if extension:
        state.extension = terms.extensions.ids.index(extension)
        state.extension_at[state.extension] = READY + active
    for (seat, slot), (card, spot) in (homunculi or {}).items():
        figure = seat * SLOTS + slot
        state.figure[figure] = ids.index(card)
        state.spot[figure] = numbers[coordinates(spot)]
        state.ready[figure] = int((seat, slot) not in fresh)
        state.where[ids.index(card)] = TRANSMUTED + seat
    for (seat, slot), units in (packs or {}).items():
        for kind, count in enumerate(counts(units)):
            state.pack[(seat * SLOTS + slot) * KINDS + kind] = count
    for spot, units in (drops or {}).items():
        for kind, count in enumerate(counts(units)):
            state.drops[numbers[coordinates(spot)] * KINDS + kind] = count
    for spot, count in (dropped_souls or {}).items():
        state.dropped_souls[numbers[coordinates(spot)]] = count
    deal_quests(state, quests or {})
    if not dawn:
        set_actions(state, active)
    loaded = built.load(state.data())
    return Table(built, loaded, Stream(1) if chance is None else GivenSource(chance))


def deal_quests(state: MateriaState, quests: Mapping[int, str]) -> None:
    """Give every seat its quest, and any other as the one it rejected."""
    played = [name for number, name in enumerate(QUEST_IDS) if state.terms.quest_mask >> number & 1]
    free = [name for name in played if name not in quests.values()]
    usual = [name for name in QUESTS if name in free]
    rest = [name for name in free if name not in usual]
    for seat in range(state.seats):
        kept = quests.get(seat) or usual.pop(0)
        state.quest[seat] = QUEST_IDS.index(kept)
    left = [*usual, *rest]
    for seat in range(state.seats):
        state.rejected[seat] = QUEST_IDS.index(left.pop())


def coordinates(place: str) -> tuple[int, int]:
    """Return a written hex as coordinates."""
    q, r = place.split(",")
    return int(q), int(r)


def setup(seats: int = 3, seed: int = 1, options: Options = NO_OPTIONS) -> Table:
    """Return a table before set-up, with chance by a seed."""
    built = game(seats, options)
    return Table(built, built.start(), Stream(seed))


def set_up(seats: int = 3, seed: int = 1, options: Options = NO_OPTIONS) -> Table:
    """Return a table after set-up, with everybody's first choice."""
    table = setup(seats, seed, options)
    while table.asked.about().key != "materia-prima-decision-act":
        decision = table.asked
        table.match.answer(decision.seat, decision.codes()[0])
    return table


STONE_CARDS = "s1-1 s2-1 s3-1"
"""The parts of a whole Philosopher's Stone."""
