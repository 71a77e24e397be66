"""Alkemy as the kernel sees it: one class for both editions."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.cards.agreement import agreed_points, with_points
from athanor.games.alkemy.cards.build import check_table, formats_for, terms_of, written_band
from athanor.games.alkemy.cards.build_decks import command_deck, event_terms, objective_deck
from athanor.games.alkemy.cards.presets import PRESETS, V2_PRESETS, ready_warband
from athanor.games.alkemy.cards.schema import AlkemyData
from athanor.games.alkemy.cards.unread import JIN_POSTS
from athanor.games.alkemy.codes import (
    ALL,
    STAGE_END,
    STAGE_HANDS,
    STAGE_MUSTER,
    STAGE_OBJECTIVES,
    STAGE_RESERVES,
    STAGE_REVEALED,
    STAGE_SCENERY,
    STAGE_SIDES,
    STAGE_SLOT,
    STAGE_TOKENS,
    STAGE_TURN,
    STAGE_WAVE,
)
from athanor.games.alkemy.position import load
from athanor.games.alkemy.redeal import redeal
from athanor.games.alkemy.rules.activation import wave
from athanor.games.alkemy.rules.command import choose_hands, fill_reserves
from athanor.games.alkemy.rules.dice import CHANCES
from athanor.games.alkemy.rules.edition import BLITZ, V2, Edition
from athanor.games.alkemy.rules.exchange import Exchange
from athanor.games.alkemy.rules.facts import FACTS
from athanor.games.alkemy.rules.finish import give_up
from athanor.games.alkemy.rules.kinds import KINDS
from athanor.games.alkemy.rules.leaving import see_off
from athanor.games.alkemy.rules.objectives import choose_objectives, open_cards
from athanor.games.alkemy.rules.prepare import (
    SIDE_CHANCE,
    deploy,
    draw_scenery,
    draw_sides,
    muster,
    open_deployment,
    place_scenery,
)
from athanor.games.alkemy.rules.tell import face_name
from athanor.games.alkemy.rules.tokens import place_token
from athanor.games.alkemy.rules.turn import after_reveal, end_turn, slot, start_turn
from athanor.games.alkemy.scoring import outcome, payoff
from athanor.games.alkemy.show.details import DETAILS, detail_of
from athanor.games.alkemy.show.features import feature_count, feature_row, features
from athanor.games.alkemy.show.match_traits import ending, match_traits, trait_word
from athanor.games.alkemy.show.option_numbers import OPTION_FEATURES, option_numbers
from athanor.games.alkemy.show.reference import AlkemyReference, reference
from athanor.games.alkemy.show.view import PrintedView, bare, view
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.chance import Stream
from athanor.kernel.game import BoardTypes, Data, Game, Hints, State
from athanor.kernel.info import GameInfo, GameOption, PackStamp, ReadyValue
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.packing import packed_row
from athanor.kernel.script import QUIET, Decision, Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Event, Message, Outcome, refuse, seat_word

SCENARIOS: Final = (JIN_POSTS, "reliquary", "quarters", "notes", "escort")
"""Those of the house set; owner packs may bring more."""

CODES: Final = 1 << 32
"""Spots are the largest codes."""


def info_of(
    name: str,
    edition: Edition,
    formats: tuple[int, ...],
    scenarios: bool,
    rules: dict[str, str],
    more: tuple[GameOption, ...],
    *,
    minutes: int,
    weight: int,
    rules_version: int = 1,
) -> GameInfo:
    """Return the facts of one edition; ``rules`` names the rule behind each of them."""
    scenario: tuple[GameOption, ...] = ()
    if scenarios:
        rule = (rules["scenario"],)
        scenario = (GameOption("scenario", SCENARIOS, JIN_POSTS, rule, more=True),)
    return GameInfo(
        name=name,
        prefix=edition.prefix,
        min_seats=2,
        max_seats=edition.most_seats,
        usual_seats=2,
        seats_rule=rules["seats"],
        turn_rule=rules["turn"],
        end_rule=rules["end"],
        num_codes=CODES,
        max_answers=20_000,
        max_chance=60_000,
        num_outcomes=10_000,
        features=feature_count(edition.most_seats),
        concede_rule=rules["limit"],
        draw_rule=rules["limit"],
        slots=256,
        option_features=OPTION_FEATURES,
        options=(
            GameOption("format", formats, 180, (rules["format"],)),
            *scenario,
            GameOption("measuring", ("estimate", "measure"), "estimate", (rules["measuring"],)),
            GameOption("setup", ("quick", "ready", "rules"), "quick", (rules["setup"],)),
            GameOption("warbands", (), None, (rules["warband"],), per_seat=True),
            *more,
        ),
        presets=PRESETS if edition is BLITZ else V2_PRESETS,
        minutes=minutes,
        weight=weight,
        rules_version=rules_version,
    )


INFO_V2: Final = info_of(
    "alkemy-v2",
    V2,
    (150, 180, 200, 250, 300),
    True,
    {
        "scenario": "AK2-401",
        "seats": "AK2-001",
        "turn": "AK2-508",
        "end": "AK2-1106",
        "limit": "AK2-R44",
        "format": "AK2-302",
        "measuring": "AK2-1201",
        "setup": "AK2-R76",
        "warband": "AK2-303",
    },
    (
        GameOption("scenery", ("basic", "advanced"), "basic", ("AK2-401", "AK2-R76")),
        GameOption("command", (False, True), False, ("AK2-401", "AK2-1401")),
        GameOption("competitive", (False, True), False, ("AK2-401", "AK2-1501")),
        GameOption("game_points", (), None, ("AK2-1505",)),
        GameOption("used_objectives", (), None, ("AK2-1503",), per_seat=True),
    ),
    minutes=90,
    weight=3,
    rules_version=2,
)

INFO_BLITZ: Final = info_of(
    "alkemy-blitz",
    BLITZ,
    (180, 200, 250, 300),
    False,
    {
        "seats": "AKB-001",
        "turn": "AKB-160",
        "end": "AKB-527",
        "limit": "AKB-R81",
        "format": "AKB-003",
        "measuring": "AKB-R11",
        "setup": "AKB-501",
        "warband": "AKB-050",
    },
    (GameOption("points", (), None, ("AKB-006",)),),
    minutes=40,
    weight=2,
)


class Alkemy(Game):
    """A game of Alkemy, of one edition or the other."""

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        options: Mapping[str, object],
        data: AlkemyData,
        packs: tuple[PackStamp, ...],
    ) -> None:
        super().__init__(info, seats, options, packs)
        chosen = self.options
        points = chosen["format"]
        lists = chosen["warbands"]
        assert isinstance(points, int)
        assert isinstance(lists, list)
        agreed = chosen.get("points")
        if agreed is not None:  # AKB-006
            table = data.format[points].table
            points = agreed_points(str(agreed))
            data = with_points(data, points, table)
        self._points = points
        scenario = str(chosen.get("scenario", JIN_POSTS))  # AK2-401, AKB-002
        check_table(data, points, scenario, seats)
        advanced = chosen.get("scenery") == "advanced"
        self.terms = terms_of(data, points, scenario, seats, advanced)
        self.terms.measuring = chosen["measuring"] == "measure"
        self.set_modules(data)
        self.terms.quick = chosen["setup"] != "rules"
        self.terms.ready = chosen["setup"] == "ready"
        self.terms.given = [
            None if text is None else written_band(str(text), points, data, seats) for text in lists
        ]
        if not self.terms.bands and None in self.terms.given:
            rules = ("AKB-006", "AKB-050")
            raise refuse("alkemy-refusal-no-ready-warband", rules, points=points)
        named = [band for band in self.terms.given if band is not None]
        self._bands = {band.text: band for band in self.terms.bands + named}
        self._hints = AlkemyHints(self.terms)
        self._data = data
        formats = formats_for(data, seats)
        self._ready = tuple(
            ready_warband(record, data) for record in data.warband if record.points in formats
        )

    def set_modules(self, data: AlkemyData) -> None:
        """Lay out the decks of the modules that are played (AK2-401, AK2-R76)."""
        terms, chosen = self.terms, self.options
        terms.command = chosen.get("command") is True
        terms.competitive = chosen.get("competitive") is True
        if terms.command:
            terms.command_cards = command_deck(data, terms.skills)
        if terms.competitive:
            used = chosen["used_objectives"]
            assert isinstance(used, list)
            terms.objectives = objective_deck(data)
            terms.event = event_terms(chosen["game_points"], used, terms.objectives)

    def start(self) -> Battle:
        """Return the state before the warbands are chosen."""
        layout = self.terms.layout
        return Battle(self.terms, Terrain(layout.width, layout.height))

    def play(self, state: State) -> Script[None]:
        """Run from the quiet moment the state is at to the end of the match."""
        assert isinstance(state, Battle)
        while not state.over:
            if state.exchange.used:
                state.exchange = Exchange()
            if state.gone != 0:
                see_off(state)
            yield QUIET
            stage = state.stage
            if stage == STAGE_WAVE:
                yield from wave(state)
            elif stage == STAGE_SLOT:
                yield from slot(state)
            elif stage == STAGE_TURN:
                yield from start_turn(state)
            elif stage == STAGE_REVEALED:
                yield from after_reveal(state)
            elif stage == STAGE_END:
                end_turn(state)
            else:
                yield from set_up(state)

    def ready_values(self) -> tuple[ReadyValue, ...]:
        """Return the ready warbands of all formats that so many players have."""
        return self._ready

    def load(self, data: Data) -> Battle:
        """Return the state saved as data; raises Refused if it is no possible position."""
        return load(self.terms, self._bands, data)

    def view(self, state: State, viewer: int) -> PrintedView:
        """Return what a seat or a spectator may see."""
        assert isinstance(state, Battle)
        return view(state, viewer, outcome(state) if state.over else None)

    def sent(self, view: msgspec.Struct) -> msgspec.Struct:
        """Return a view without the cards, which are in the reference."""
        assert isinstance(view, PrintedView)
        return bare(view)

    def kinds(self) -> tuple[str, ...]:
        """Return the words for all kinds of decision there are."""
        return KINDS

    def reference(self) -> AlkemyReference:
        """Return what is printed and agreed."""
        return reference(self.terms, self._data, self._points)

    def board_types(self) -> BoardTypes:
        """Return the types of all that the board is told beyond the view."""
        from athanor.games.alkemy.show.answers import FINDINGS, QUERIES  # noqa: PLC0415 - geometry

        return BoardTypes((AlkemyReference,), DETAILS, FACTS, QUERIES, FINDINGS)

    def ask_detail(self, state: State, decision: Decision) -> msgspec.Struct | None:
        """Return what the board needs to know of a decision beyond its options."""
        assert isinstance(state, Battle)
        return detail_of(state, decision)

    def inquire(
        self,
        state: State,
        decision: Decision | None,
        viewer: int,
        query: msgspec.Raw,
        after: bool,
    ) -> msgspec.Struct:
        """Answer a question about the table, where the rules let the viewer know."""
        from athanor.games.alkemy.show.answers import answer  # noqa: PLC0415 - geometry

        assert isinstance(state, Battle)
        return answer(state, decision, viewer, query, after)

    def wonder(
        self, state: State, decision: Decision | None, viewer: int, text: str, after: bool
    ) -> tuple[Message, ...]:
        """Answer a question that somebody types, likewise, in words."""
        from athanor.games.alkemy.show.inquiries import Inquiry  # noqa: PLC0415 - geometry
        from athanor.games.alkemy.show.questions import told_about  # noqa: PLC0415 - geometry

        assert isinstance(state, Battle)
        inquiry = Inquiry(state, decision, viewer, self.terms.measuring or after)
        return told_about(inquiry, text)

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as numbers."""
        assert isinstance(state, Battle)
        return features(state, viewer)

    def packed_features(self, state: State, viewer: int) -> bytes:
        """Return the table as numbers of 32 bits each, which never were objects."""
        assert isinstance(state, Battle)
        return packed_row(feature_row(state, viewer))

    def option_features(self, state: State, decision: Decision, choice: int) -> list[int]:
        """Return a choice as numbers: where, whom, what, and how much."""
        assert isinstance(state, Battle)
        return option_numbers(state, decision, choice)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Sample again what a seat cannot know: true distances, others' hands and objectives."""
        assert isinstance(state, Battle)
        redeal(state, seat, stream)

    def concede(self, state: State, seat: i64) -> None:
        """End the match, which the other one has won; several others play on (AK2-R44, AKB-R81)."""
        assert isinstance(state, Battle)
        give_up(state, seat)
        if state.over:
            open_cards(state)

    def agree_draw(self, state: State) -> None:
        """End the match at once; nobody has won (AK2-R44, AKB-R81)."""
        assert isinstance(state, Battle)
        give_up(state, ALL)
        open_cards(state)

    def outcome(self, state: State) -> Outcome:
        """Return how a finished match ended."""
        assert isinstance(state, Battle)
        return outcome(state)

    def payoff(self, state: State, seat: i64) -> float:
        """Return the share of the win, and a little of the lead in points."""
        assert isinstance(state, Battle)
        return payoff(state, seat)

    def match_traits(self, state: State, seat: int, told: Sequence[Event]) -> MatchTraits:
        """Return what a seat had in a finished match."""
        assert isinstance(state, Battle)
        return match_traits(state, seat, told)

    def trait_word(self, topic: str, value: str) -> Arg:
        """Return what a value of a topic is called."""
        return trait_word(self.terms, topic, value)

    def ending(self, state: State) -> str:
        """Return how a finished match ended."""
        assert isinstance(state, Battle)
        return ending(state)

    def chance_word(self, about: str, outcome: i64) -> Message:
        """Return the face of a die, or the player whom chance has named."""
        if about in CHANCES:
            return face_name(self.terms, CHANCES.index(about), outcome)
        if about == SIDE_CHANCE:
            return seat_word(outcome)
        return super().chance_word(about, outcome)

    def chance_value(self, about: str, outcome: i64) -> int | None:
        """Return the number on the face of a die."""
        if about not in CHANCES:
            return None
        return self.terms.numbers[6 * CHANCES.index(about) + outcome]

    def hints(self) -> Hints:
        """Return what bots should know."""
        return self._hints


def set_up(battle: Battle) -> Script[None]:
    """Carry out the next step of setting up (AK2-R76, AKB-500 to AKB-512)."""
    stage = battle.stage
    if stage == STAGE_MUSTER:
        yield from muster(battle)
    elif stage == STAGE_HANDS:
        yield from choose_hands(battle)
    elif stage == STAGE_SIDES:
        yield from draw_sides(battle)
    elif stage == STAGE_SCENERY:
        if battle.terms.quick:
            yield from draw_scenery(battle)
        else:
            yield from place_scenery(battle)
    elif stage == STAGE_TOKENS:
        more = yield from place_token(battle)
        if not more and battle.terms.command:
            battle.stage = STAGE_RESERVES
        elif not more:
            yield from open_deployment(battle)
    elif stage == STAGE_RESERVES:
        yield from fill_reserves(battle)
        yield from open_deployment(battle)
    elif stage == STAGE_OBJECTIVES:
        yield from choose_objectives(battle)
    else:
        yield from deploy(battle)
