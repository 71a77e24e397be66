"""What a seat had in a finished match that may have made it win."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from athanor.games.materia_prima.codes import QUEST_IDS
from athanor.games.materia_prima.scoring import final_points, score_lines
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.words import Arg, Event, Message, SeatName

TURN: Final = "materia-prima-topic-turn"
ALCHEMIST: Final = "materia-prima-topic-alchemist"
QUEST: Final = "materia-prima-topic-quest"
FULFILLED: Final = "materia-prima-topic-fulfilled"
TRANSMUTED: Final = "materia-prima-topic-made"
BOUGHT: Final = "materia-prima-topic-bought"

BY_QUEST: Final = "materia-prima-ending-quest"
BY_POINTS: Final = "materia-prima-ending-points"
BY_ROUNDS: Final = "materia-prima-ending-rounds"

SCORES: Final = ("elements", "homunculi", "equipment", "parts", "souls", "extensions")
"""Where points come from that everybody may have."""


def match_traits(state: MateriaState, seat: int, told: Sequence[Event]) -> MatchTraits:
    """Return who a seat was, what it made and bought, and where its points come from."""
    terms = state.terms
    quest = QUEST_IDS[state.quest[seat]]
    mine = [event for event in told if event.seat == seat]
    traits = {
        TURN: (str((seat - state.first) % state.seats + 1),),
        ALCHEMIST: (terms.alchemist_ids[state.alchemist[seat]],),
        QUEST: (quest,),
        FULFILLED: (quest,) if state.ender == seat else (),
        TRANSMUTED: things(mine, "transmuted"),
        BOUGHT: things(mine, "bought"),
    }
    kinds = Counter(event.kind for event in mine)
    amounts = {
        "materia-prima-figure-rounds": int(state.round),
        "materia-prima-figure-points": int(final_points(state, seat)),
        "materia-prima-figure-stone": int(state.stone[seat]),
        "materia-prima-figure-soulless": int(state.souls[seat] == 0),
        "materia-prima-figure-researched": kinds["researched"],
        "materia-prima-figure-fights-won": fights_won(told, seat),
        "materia-prima-figure-sent-home": kinds["sent-home"],
        "materia-prima-figure-homunculi-lost": kinds["destroyed"],
    }
    scored = {line.message.key: line.value for line in score_lines(state, seat)}
    for name in SCORES:
        key = f"materia-prima-score-{name}"
        amounts[key] = scored.get(key, 0)
    return MatchTraits(traits, amounts)


def things(told: Sequence[Event], kind: str) -> tuple[str, ...]:
    """Return the cards or extensions that events of a kind are about."""
    return tuple(
        thing.partition(":")[2] for event in told if event.kind == kind for thing in event.things
    )


def fights_won(told: Sequence[Event], seat: int) -> int:
    """Return how many figures of anybody a seat has beaten."""
    beaten = [event for event in told if event.kind in ("sent-home", "destroyed")]
    return sum(event.message.args["winner"] == SeatName(seat) for event in beaten)


def trait_word(terms: Terms, topic: str, value: str) -> Arg:
    """Return what a value of a topic is called."""
    if topic == TURN:
        return Message("materia-prima-turn", {"number": int(value)})
    if topic == ALCHEMIST:
        return terms.alchemist_names[terms.alchemist_ids.index(value)]
    if topic in (QUEST, FULFILLED):
        return terms.quest_names[QUEST_IDS.index(value)]
    if topic == BOUGHT:
        return terms.extensions.names[terms.extensions.ids.index(value)]
    return terms.cards.names[terms.cards.ids.index(value)]


def ending(state: MateriaState) -> str:
    """Return how a finished match ended (MAT-241, MAT-361, MAT-R53)."""
    if state.ender >= 0:
        return BY_QUEST
    return BY_POINTS if state.last_round else BY_ROUNDS
