"""Setting up: warbands, sides, scenery, tokens, deployment (AK2 4.5, AKB 4.32)."""

from collections import Counter
from typing import Final

from athanor.games.alkemy.codes import (
    NONE,
    STAGE_DEPLOY,
    STAGE_HANDS,
    STAGE_OBJECTIVES,
    STAGE_SCENERY,
    STAGE_SIDES,
    STAGE_TOKENS,
    STAGE_TURN,
)
from athanor.games.alkemy.rules.choices import BattleMenu, cards_called, named
from athanor.games.alkemy.rules.deploying import BesideZone, DeploySpots
from athanor.games.alkemy.rules.enriching import draw_effects, give_effect
from athanor.games.alkemy.rules.footprints import TURNS
from athanor.games.alkemy.rules.laying import lay
from athanor.games.alkemy.rules.natures import (
    MASKS,
    agreed_nature,
    as_recorded,
    giving_objection,
    tell_nature,
)
from athanor.games.alkemy.rules.room import fitting_kinds, fitting_places, fitting_turns
from athanor.games.alkemy.rules.scenery_choices import ChooseKind, ChooseTurn, PieceSpots
from athanor.games.alkemy.rules.siting import HALF_INCH
from athanor.games.alkemy.rules.space import spot_x, spot_y
from athanor.games.alkemy.rules.tell import seat_told, tell
from athanor.games.alkemy.rules.things import figure_thing, piece_thing
from athanor.games.alkemy.rules.turn import mind_duel
from athanor.games.alkemy.seats import after, others
from athanor.games.alkemy.state import PLACED, Battle, Placed
from athanor.games.alkemy.terms import Band, Roster, so_many
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Decision, Die, Pick, Script, ask_secretly
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Arg, Listing, Message

SIDE_CHANCE: Final = "alkemy-chance-side"

DRAWS: Final = 60
"""Places that chance tries for a piece before all of them are searched."""

SPREAD: Final = 3
"""The quick set-up lays the least number of pieces, or up to two more."""


# --- Warbands and sides ---


class ChooseBand(BattleMenu):
    """Which ready warband to lead, kept secret until all have chosen (AK2-301, AKB-D1)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        codes = list(range(len(battle.terms.bands)))
        super().__init__(battle, seat, codes, "AK2-301 AK2-303 AK2-304 AKB-050 AKB-057")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "band"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-band")

    def message(self, choice: i64) -> Message:
        """Return the warband's name and list."""
        band = self.battle.terms.bands[choice]
        counts: Counter[int] = Counter()
        for sheet, figures in band.cards:
            counts[sheet] += figures
        sheets = self.battle.terms.sheets
        named = [
            so_many(count, sheets[sheet].name, sheets[sheet].one) for sheet, count in counts.items()
        ]
        return Message("alkemy-option-band", {"name": band.name, "list": Listing(tuple(named))})

    def text(self, choice: i64) -> str:
        """Return the warband's list."""
        return self.battle.terms.bands[choice].text

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the warband by its number."""
        return (f"band:{choice + 1}",)


def muster(battle: Battle) -> Script[None]:
    """Take all warbands in: the given ones, or those chosen now (AK2-301, AKB-050)."""
    given = list(battle.terms.given)
    asked: list[Decision] = [
        ChooseBand(battle, seat) for seat in range(battle.seats) if given[seat] is None
    ]
    chosen: list[int] = []
    if asked:
        chosen = yield from ask_secretly(asked)
    bands: list[Band] = []
    for band in given:
        bands.append(battle.terms.bands[chosen.pop(0)] if band is None else band)
    battle.enlist(Roster(battle.terms.sheets, bands))
    for figure in range(battle.roster.count):
        battle.concentration[figure] = battle.traits(figure).focus
        if battle.sheet(figure).circle != 0:
            battle.edition.craft.equip(battle, figure)
    for seat in range(battle.seats):
        seat_told(battle, "mustered", "AK2-302 AKB-050", seat, len(bands[seat].cards))
    battle.stage = STAGE_HANDS if battle.terms.command else STAGE_SIDES  # AK2-R76


def draw_sides(battle: Battle) -> Script[None]:
    """Make one player A, who places first; the others follow clockwise (AK2-402, AKB-501).

    AK2-1603, AKB-R72.
    """
    battle.player_a = yield Die(SIDE_CHANCE, battle.seats)
    seat_told(battle, "player-a", "AK2-402 AK2-1603 AKB-501", battle.player_a)
    battle.active = battle.player_a
    if battle.gone >> battle.active & 1:
        battle.active = after(battle, battle.active)
    battle.passes = 0
    battle.stage = STAGE_SCENERY


# --- Scenery ---


def place_scenery(battle: Battle) -> Script[None]:
    """Place one piece, or end the placing (AK2-405 to AK2-413, AKB-501 to AKB-503)."""
    layout = battle.layout
    siting = battle.edition.siting
    seat = battle.active
    if len(battle.placed) >= layout.scenery_max:  # AK2-413, AKB-502
        open_tokens(battle)
        return
    last = battle.stopped != NONE  # AK2-412, AK2-R16
    kinds = kinds_for(battle, seat)
    barred = giving_objection(battle, seat)
    if not kinds and barred != "":
        make_room(battle)
        return
    may_stop = last or siting.may_stop(battle, seat)
    question = ChooseKind(battle, kinds, may_stop, barred)
    kind = yield question
    if kind == question.stop:
        rules = "AK2-412" if last else "AK2-410 AK2-411 AK2-1604"
        seat_told(battle, "stopped-scenery", rules, seat)
        if not last:
            battle.stopped = seat
        hand_on(battle)
        return
    if kind == question.give:  # AK2-1302, AK2-R47
        yield from give_effect(battle, seat)
    else:
        nature = yield from agreed_nature(battle, seat, kind)
        turn = yield ChooseTurn(battle, kind, fitting_turns(battle, seat, kind))
        spot = yield PieceSpots(battle, kind, turn, seat)
        vision, crossing = nature // MASKS, nature % MASKS
        put_piece(battle, seat, Placed(kind, spot_x(spot), spot_y(spot), turn, vision, crossing))
    hand_on(battle)


def kinds_for(battle: Battle, seat: i64) -> list[int]:
    """Return the kinds that a player may place: none once he has placed enough (AK2-R57)."""
    if battle.counts[PLACED + seat] >= battle.layout.most_each:
        return []
    return fitting_kinds(battle, seat)


def hand_on(battle: Battle) -> None:
    """Let the next player place; after a stop each other places one last (AK2-412, AK2-1604)."""
    battle.active = after(battle, battle.active)
    if battle.active == battle.stopped:
        open_tokens(battle)


def make_room(battle: Battle) -> None:
    """Ask for less distance where nothing fits (AKB-R73), or skip the player (AK2-R15)."""
    if battle.edition.siting.relax(battle):
        seat_told(battle, "closer-scenery", "AKB-R73", battle.active)
    else:
        skip_scenery(battle)


def skip_scenery(battle: Battle) -> None:
    """Skip a player for whom nothing fits; end when no other has room either (AK2-R15)."""
    seat_told(battle, "no-room-for-scenery", "AK2-R15 AK2-R57 AKB-R73", battle.active)
    if battle.stopped != NONE:
        hand_on(battle)
        return
    for other in others(battle, battle.active):
        able = kinds_for(battle, other) or giving_objection(battle, other) == ""
        if not battle.gone >> other & 1 and able:
            battle.active = other
            return
    open_tokens(battle)


def put_piece(battle: Battle, seat: i64, placed: Placed) -> None:
    """Lay a piece and count it; what was made easier for it is over (AKB-R73)."""
    lay(battle, placed)
    battle.counts[PLACED + seat] += 1
    battle.passes = 0
    name = battle.terms.pieces[placed.kind].name
    things = (piece_thing(len(battle.placed) - 1),)
    tell(battle, "placed", "AK2-405 AKB-502", label=name, seat=seat, things=things)
    tell_nature(battle, placed, things)


def draw_scenery(battle: Battle) -> Script[None]:
    """Let chance lay a legal table, piece by piece, each for the player whose turn it would be."""
    layout = battle.layout
    wanted = layout.scenery_min
    if layout.scenery_max > layout.scenery_min:
        wanted += yield Die("alkemy-chance-pieces", SPREAD)
    skipped: i64 = 0
    while battle.stage == STAGE_SCENERY:
        placed = yield from draw_piece(battle)
        if placed is not None:
            skipped = 0
            put_piece(battle, battle.active, placed)
            battle.active = after(battle, battle.active)
            if len(battle.placed) >= wanted:
                open_tokens(battle)
        elif len(battle.placed) >= layout.scenery_min:
            open_tokens(battle)
        elif not battle.edition.siting.relax(battle):
            skipped += 1
            if skipped > battle.seats:  # AK2-R15: nobody finds a place, so the minimum is waived
                open_tokens(battle)
            else:
                skip_scenery(battle)
    yield from draw_effects(battle)


def draw_piece(battle: Battle) -> Script[Placed | None]:
    """Draw a kind, and places until one is legal; after many, look for all that are."""
    layout = battle.layout
    kinds = battle.edition.siting.kinds(battle)
    weights = vec[i64]([battle.terms.pieces[kind].weight for kind in kinds])
    kind: i64 = kinds[(yield Pick("alkemy-chance-piece", weights, 0, len(kinds)))]
    left, bottom, right, top = battle.edition.siting.window(battle, battle.active)
    columns, rows = (right - left) // HALF_INCH + 1, (top - bottom) // HALF_INCH + 1
    for _ in range(DRAWS):
        turn = yield Die("alkemy-chance-turn", TURNS)
        cell = yield Die("alkemy-chance-place", columns * rows)
        x, y = left + cell % columns * HALF_INCH, bottom + cell // columns * HALF_INCH
        if battle.edition.siting.objection(battle, battle.active, kind, x, y, turn) == "":
            return as_recorded(battle, kind, x, y, turn)
    if len(battle.placed) >= layout.scenery_min:
        return None
    kinds.remove(kind)
    for one in [kind, *kinds]:
        places = fitting_places(battle, battle.active, one)
        if places:
            place = places[(yield Die("alkemy-chance-place", len(places)))]
            return as_recorded(battle, place.kind, place.x, place.y, place.turn)
    return None


def open_tokens(battle: Battle) -> None:
    """Go on to the tokens: player B begins, of several C (AK2-414, AK2-1605; AKB-506)."""
    battle.stopped = NONE
    battle.passes = 0
    first = (battle.player_a + (1 if battle.seats == 2 else 2)) % battle.seats
    battle.active = after(battle, first) if battle.gone >> first & 1 else first
    battle.stage = STAGE_TOKENS


# --- Deployment ---


def open_deployment(battle: Battle) -> Script[None]:
    """Find who deploys first: more cards, or the loser of a Mind roll (AK2-420, AKB-509).

    Of several players with most cards chance names one (AK2-1606).
    """
    numbers = [len(band.cards) for band in battle.roster.bands]  # AKB-059
    rules = "AK2-420 AKB-509"
    for seat in members(battle.gone):
        numbers[seat] = 0
    first = [seat for seat in range(battle.seats) if numbers[seat] == max(numbers)]
    starter: i64 = first[0]
    if battle.seats > 2:
        rules = "AK2-1606"
        if len(first) > 1:
            starter = first[(yield Die("alkemy-chance-first", len(first)))]
    elif len(first) == 2:
        rules = "AK2-421 AKB-510"
        winner = yield from mind_duel(battle, "deployment", rules)
        starter = after(battle, winner)
    battle.active = starter
    seat_told(battle, "deploys-first", rules, battle.active)
    battle.stage = STAGE_DEPLOY


class ChooseDeploy(BattleMenu):
    """Which card to deploy next (AK2-422, AKB-512)."""

    def __init__(self, battle: Battle, cards: list[int]) -> None:
        super().__init__(battle, battle.active, cards, "AK2-422 AKB-512")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "deploy-card"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-deploy-card")

    def message(self, choice: i64) -> Message:
        """Return the figures of the card."""
        battle = self.battle
        figures = members(battle.roster.profile_cards[choice])
        names = Listing(tuple(named(battle, figure) for figure in figures))
        return Message("alkemy-option-deploy", {"figures": names})

    def text(self, choice: i64) -> str:
        """Return the labels of the card's figures."""
        battle = self.battle
        figures = members(battle.roster.profile_cards[choice])
        return "deploy " + " ".join(battle.roster.labels[figure] for figure in figures)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the figures of the card."""
        figures = members(self.battle.roster.profile_cards[choice])
        return tuple(figure_thing(self.battle, figure) for figure in figures)

    def conceivable(self) -> list[int]:
        """Return the cards of all players."""
        return list(range(len(self.battle.roster.profile_cards)))

    def off_list(self, choice: i64) -> str:
        """Return why a card is not deployed now."""
        if self.battle.roster.profile_card_seat[choice] != self.seat:
            return "not-your-card AK2-422 AKB-512"
        return "deployed-already AK2-422 AKB-512"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the figures of the card."""
        if choice == NONE:
            return {}
        figures = members(self.battle.roster.profile_cards[choice])
        return {"figures": Listing(tuple(named(self.battle, figure) for figure in figures))}

    def written(self, words: str) -> i64:
        """Return the card that is written, by all of its figures or by any, or NONE."""
        cards = cards_called(self.battle, words, "deploy")
        return cards[0] if len(cards) == 1 else NONE

    def against_words(self, words: str) -> str:
        """Return what stands against several cards at once."""
        cards = cards_called(self.battle, words, "deploy")
        return "one-card AK2-422 AKB-512" if len(cards) > 1 else ""


def deploy(battle: Battle) -> Script[None]:
    """Deploy one card, then it is the next one's turn who has any (AK2-422, AK2-1606; AKB-512)."""
    seat = battle.active
    cards = waiting_cards(battle, seat)
    card = cards[0]
    if len(cards) > 1:
        card = yield ChooseDeploy(battle, cards)
    for figure in members(battle.roster.profile_cards[card]):
        yield from deploy_figure(battle, figure)
    for other in [*others(battle, seat), seat]:  # AKB-R76
        if waiting_cards(battle, other):
            battle.active = other
            return
    open_play(battle)


def open_play(battle: Battle) -> None:
    """Go on to the first turn, or to the secret objectives before it (AK2-424, AK2-R76)."""
    battle.stage = STAGE_OBJECTIVES if battle.terms.competitive else STAGE_TURN


def waiting_cards(battle: Battle, seat: i64) -> list[int]:
    """Return the cards a player has yet to deploy."""
    roster = battle.roster
    if battle.gone >> seat & 1:
        return []
    return [
        card
        for card in range(len(roster.profile_cards))
        if roster.profile_card_seat[card] == seat
        and roster.profile_cards[card] & battle.present == 0
    ]


def deploy_figure(battle: Battle, figure: i64) -> Script[None]:
    """Put one figure into its zone, or as near as can be where it is full (AK2-R18)."""
    spots = DeploySpots(battle, figure)
    x: i64 = 0
    y: i64 = 0
    rules = "AK2-419 AKB-511 AKB-512"
    if not spots.is_possible():
        spot = BesideZone(battle, figure).nearest()
        assert spot != NONE, "a table has room for all warbands"
        x, y = spot_x(spot), spot_y(spot)
        rules = "AK2-R18"
    elif battle.terms.ready:
        x, y = yield from drawn_spot(battle, spots)
    else:
        spot = yield spots
        x, y = spot_x(spot), spot_y(spot)
    battle.discs.move(figure, x, y)
    battle.present |= bit(figure)
    tell(battle, "deployed", rules, figure)


def drawn_spot(battle: Battle, spots: DeploySpots) -> Script[tuple[i64, i64]]:
    """Let chance deploy a figure on one of the suggested spots."""
    listed = spots.suggested()
    index = yield Die("alkemy-chance-deploy", len(listed))
    return spot_x(listed[index]), spot_y(listed[index])
