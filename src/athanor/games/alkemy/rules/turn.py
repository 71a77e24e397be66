"""The turn: start, initiative, activations and passes, end (AK2 4.6, 4.12; AKB 4.7 to 4.9)."""

from athanor.games.alkemy.codes import (
    FOR_THE_TURN,
    MIND,
    NONE,
    STAGE_END,
    STAGE_OVER,
    STAGE_SLOT,
    STAGE_TURN,
    TEMPO,
)
from athanor.games.alkemy.rules.activation import activate, activation_objection
from athanor.games.alkemy.rules.aids import aid, aid_reason
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure, cards_called, named
from athanor.games.alkemy.rules.command import play_commands, put_away, settle_commands
from athanor.games.alkemy.rules.dice import Pool, contest, opposed
from athanor.games.alkemy.rules.harm import heal
from athanor.games.alkemy.rules.objectives import open_cards
from athanor.games.alkemy.rules.scenario import score
from athanor.games.alkemy.rules.tell import seat_told
from athanor.games.alkemy.rules.things import figure_thing, seat_thing
from athanor.games.alkemy.seats import after_present, present
from athanor.games.alkemy.state import BOOSTS, Battle
from athanor.games.alkemy.terms import LETTERS
from athanor.kernel.bits import members
from athanor.kernel.script import Decision, Script, ask_secretly
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Event, Listing, Message, SeatName

# --- Start ---


def start_turn(battle: Battle) -> Script[None]:
    """Give everybody their Action Points, and roll for initiative (AK2-503 to AK2-507, AKB-150).

    With command cards these are chosen and revealed in between (AK2-1403, AK2-R85).
    """
    battle.turn += 1
    seat_told(battle, "turn", "AK2-503 AK2-504 AKB-150 AKB-151", NONE, battle.turn)
    for figure in members(battle.present):  # AK2-504, AK2-R85; AKB-151
        battle.ap[figure] = battle.sheet(figure).ap
        hp = battle.traits(figure).regenerate
        if hp > 0:
            heal(battle, figure, hp, "AK2-R52 AK2-1001 AKB-334")
    if battle.terms.command:
        yield from play_commands(battle)
    else:
        yield from find_starter(battle)


def after_reveal(battle: Battle) -> Script[None]:
    """Settle the command cards that were revealed, then roll for initiative (AK2-R85)."""
    yield from settle_commands(battle)
    yield from find_starter(battle)


def find_starter(battle: Battle) -> Script[None]:
    """Roll for initiative, and let the winner say who starts (AK2-505 to AK2-507, AKB-152)."""
    rules = "AK2-505 AKB-153" if battle.seats == 2 else "AK2-1607"
    here = present(battle)
    if not here:  # all have left whom figures were left to: nobody can act in this turn (AK2-R44)
        battle.stage = STAGE_END
        return
    if len(here) == 1:
        battle.initiative = here[0]
        rules = "AK2-R19 AKB-152"
    else:
        battle.initiative = yield from initiative(battle)  # AKB-156
    seat_told(battle, "initiative", rules, battle.initiative)
    starter = yield ChooseStarter(battle)
    seat_told(battle, "starts", "AK2-506 AKB-154", starter)
    battle.active = starter
    battle.opening = battle.edition.tempo.must_open(starter, battle.initiative)
    battle.passes = 0
    battle.stage = STAGE_SLOT


def initiative(battle: Battle) -> Script[i64]:
    """Let all choose a figure at once and roll Mind against Mind (AK2-505, AKB-152, AKB-R92)."""
    return (yield from mind_duel(battle, "initiative", "AK2-505 AK2-R19 AKB-152 AKB-153"))


class ChooseDuellist(PickFigure):
    """Who rolls Mind for a player, for initiative or deployment (AK2-505, AKB-152)."""

    def needed(self) -> str:
        """Return why somebody must roll."""
        if self.topic == "deployment":
            return "duellist-needed AK2-421 AKB-510"
        return "duellist-needed AK2-505 AKB-152"

    def bar(self, figure: i64) -> str:
        """Return why a figure does not roll for this player."""
        if self.topic == "deployment":
            return "not-yours AK2-421 AKB-510"
        return "not-yours AK2-505 AKB-152"


def mind_duel(battle: Battle, topic: str, rules: str) -> Script[i64]:
    """Return the seat that wins an opposed roll of Mind, each with a figure of its choice."""
    seats = present(battle) if battle.present else list(range(battle.seats))
    sides = [battle.own(seat) if battle.present else battle.roster.side[seat] for seat in seats]
    asked: list[Decision] = [
        ChooseDuellist(battle, seat, side, topic, rules)
        for seat, side in zip(seats, sides, strict=True)
        if side & (side - 1) != 0
    ]
    chosen: list[int] = []
    if asked:
        chosen = yield from ask_secretly(asked)
    duellists = [chosen.pop(0) if side & (side - 1) != 0 else members(side)[0] for side in sides]
    pools = [Pool(battle, figure, MIND) for figure in duellists]
    for pool in pools:
        pool.add_skills(NONE, 0, NONE)
        for figure in duellists:
            if figure != pool.figure:
                pool.add_enemy(figure, 0, NONE)
        if topic == "initiative":
            add_tempo(pool)
    if len(pools) == 2:
        won = yield from opposed(pools[0], pools[1])
        return seats[0] if won else seats[1]
    return battle.seat_of((yield from contest(pools)))


def add_tempo(pool: Pool) -> None:
    """Add the dice that a command card puts on the initiative roll (AK2-1408)."""
    dice = aid(pool.battle, pool.figure, TEMPO)
    if dice > 0:
        pool.add(dice, aid_reason(pool.battle, pool.figure), "AK2-1408")


class ChooseStarter(BattleMenu):
    """Who takes the first activation (AK2-506, AKB-154); a choice is a seat."""

    def __init__(self, battle: Battle) -> None:
        seats = list(range(battle.seats)) if battle.seats == 2 else present(battle)
        super().__init__(battle, battle.initiative, seats, "AK2-506 AK2-1607 AKB-154")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "starter"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-starter")

    def message(self, choice: i64) -> Message:
        """Return the player."""
        return Message("alkemy-option-starter", {"seat": SeatName(choice)})

    def text(self, choice: i64) -> str:
        """Return ``me`` or ``them``; among several opponents, the letter of their figures."""
        if choice == self.seat:
            return "me"
        return "them" if self.battle.seats == 2 else LETTERS[choice]

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the player."""
        return (seat_thing(choice),)


# --- Activation slots ---


class ChooseActivation(BattleMenu):
    """Which card to activate; the number of cards stands for a pass (AK2-508, AKB-160, AKB-180)."""

    def __init__(self, battle: Battle, codes: list[int]) -> None:
        rules = "AK2-508 AK2-507 AKB-160 AKB-180"
        super().__init__(battle, battle.active, codes, rules)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "activate"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-activate")

    def default_choice(self) -> i64:
        """Pass when time is up, if that is allowed."""
        return self.choices[-1]

    def message(self, choice: i64) -> Message:
        """Return the figures of the card, and whether they pay to act again."""
        battle = self.battle
        if choice == len(battle.roster.profile_cards):
            return Message("alkemy-option-pass")
        figures = members(battle.roster.profile_cards[choice] & battle.present)
        names = Listing(tuple(named(battle, figure) for figure in figures))
        again = any(battle.was_activated(figure) for figure in figures)
        key = "alkemy-option-reactivate" if again else "alkemy-option-activate"
        return Message(key, {"figures": names})

    def text(self, choice: i64) -> str:
        """Return the labels of the card's figures, or ``pass``."""
        battle = self.battle
        if choice == len(battle.roster.profile_cards):
            return "pass"
        figures = members(battle.roster.profile_cards[choice] & battle.present)
        figures = figures or members(battle.roster.profile_cards[choice])
        return "activate " + " ".join(battle.roster.labels[figure] for figure in figures)

    def conceivable(self) -> list[int]:
        """Return the cards of all players, and passing."""
        return list(range(len(self.battle.roster.profile_cards) + 1))

    def off_list(self, choice: i64) -> str:
        """Return why a card cannot be activated, or why one may not pass."""
        roster = self.battle.roster
        if choice == len(roster.profile_cards):
            return "must-open AK2-507 AKB-155"
        if roster.profile_card_seat[choice] != self.seat:
            return "not-your-card AK2-508 AKB-160"
        return activation_objection(self.battle, choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the figures of the card."""
        roster = self.battle.roster
        if not 0 <= choice < len(roster.profile_cards):
            return {}
        names = tuple(
            named(self.battle, figure) for figure in members(roster.profile_cards[choice])
        )
        return {"figures": Listing(names)}

    def written(self, words: str) -> i64:
        """Return the card that is written, by all of its figures or by any, or NONE."""
        if words == "pass":
            return len(self.battle.roster.profile_cards)
        cards = cards_called(self.battle, words, "activate")
        return cards[0] if len(cards) == 1 else NONE

    def against_words(self, words: str) -> str:
        """Return what stands against several cards at once."""
        cards = cards_called(self.battle, words, "activate")
        return "one-card AK2-508 AKB-160" if len(cards) > 1 else ""

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the figures of the card."""
        battle = self.battle
        if choice >= len(battle.roster.profile_cards):
            return ()
        figures = members(battle.roster.profile_cards[choice] & battle.present)
        return tuple(f"figure:{battle.roster.labels[figure]}" for figure in figures)


def slot(battle: Battle) -> Script[None]:
    """Let the active player activate a card or pass (AK2-508 to AK2-514, AKB-180 to AKB-184)."""
    seat = battle.active
    roster = battle.roster
    codes = [
        card
        for card in range(len(roster.profile_cards))
        if roster.profile_card_seat[card] == seat and activation_objection(battle, card) == ""
    ]
    nothing = len(roster.profile_cards)
    choice = nothing
    rules = "AK2-510 AKB-184"
    if battle.opening == seat:
        rules = "AK2-510 AK2-R20 AKB-184 AKB-R12"
    if codes:  # AK2-R20: who can do nothing passes, bound to begin or not
        rules = "AK2-509 AKB-180"
        if battle.opening != seat:  # AK2-507, AKB-155
            codes.append(nothing)
        choice = yield ChooseActivation(battle, codes)
    if choice != nothing:
        yield from activate(battle, choice)
        return
    battle.opening = NONE
    battle.passes += 1
    if battle.passes >= passes_to_end(battle):
        rules += " AK2-511 AKB-183 AKB-R13" if battle.seats == 2 else " AK2-1609"
        battle.stage = STAGE_END
    seat_told(battle, "passed-on", rules, seat)
    battle.active = after_present(battle, seat)  # AKB-181, AKB-182: as often as they like


def passes_to_end(battle: Battle) -> i64:
    """Return how many passes in succession end the turn: those of all who are present."""
    return 2 if battle.seats == 2 else len(present(battle))


# --- End ---


def end_turn(battle: Battle) -> None:
    """Stop what lasts for the turn, score, see whether it is all over (AK2-1101, AKB-R112)."""
    tell_losses(battle)
    for figure in range(battle.roster.count):
        battle.marks[figure] &= ~FOR_THE_TURN
        battle.cast[figure] = 0
        battle.ap[figure] = 0  # AK2-1104, AKB-151
        battle.aimed[figure] = 0
    for k in range(len(battle.boosts)):
        battle.boosts[k] = 0
    battle.springs_used = 0  # AK2-1322
    put_away(battle)
    score(battle)
    seat_told(battle, "turn-over", "AK2-1101 AK2-1102 AKB-R112", NONE, battle.turn)
    if battle.edition.finish.is_over(battle):  # AK2-1103
        battle.over = True
        battle.stage = STAGE_OVER
        winners = battle.edition.finish.winners(battle)
        rules = battle.edition.finish.ending(battle)
        if not winners:
            seat_told(battle, "drawn", rules, NONE)
        for winner in winners:
            kind = "won" if len(winners) == 1 else "won-together"
            seat_told(battle, kind, rules, winner)
        open_cards(battle)
        return
    battle.stage = STAGE_TURN


def tell_losses(battle: Battle) -> None:
    """Tell what is lost with the turn: Action Points left over, and what formulas did for it."""
    if not battle.log.heard:
        return
    figures = members(battle.present)
    unspent = [figure for figure in figures if battle.ap[figure] > 0]
    points = [
        Message("alkemy-left-over", {"figure": named(battle, one), "count": battle.ap[one]})
        for one in unspent
    ]
    tell_of_all(battle, "unspent", "AK2-1104 AKB-151", unspent, points)
    helped = [one for one in figures if any(battle.boost(one, kind) for kind in range(BOOSTS))]
    named_ones = [named(battle, one) for one in helped]
    tell_of_all(battle, "lapsed", "AK2-1101 AKB-R112", helped, named_ones)


def tell_of_all(
    battle: Battle, kind: str, rules: str, figures: list[int], words: list[Message]
) -> None:
    """Tell one thing of several figures, if there are any."""
    if figures:
        things = tuple(figure_thing(battle, figure) for figure in figures)
        message = Message(f"alkemy-event-{kind}", {"figures": Listing(tuple(words))})
        battle.log.tell(Event(kind, NONE, message, battle.cite(rules), things=things))
