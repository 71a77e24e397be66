"""Why a choice was made, for who looks at it when the match is over: what hints said of it then."""

from athanor.bots.reasoning import why
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.match import RedealError
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ChoiceLine
from athanor.kernel.replay import Replay
from athanor.kernel.words import refuse
from athanor.server.protocol.pages import Explained
from athanor.server.tables.offered import as_choice


def explained(record: Record, game: Game, at: int) -> Explained:
    """Return the reasons for the choice that led to a moment, as its seat could see them before."""
    choices = [line for line in record.lines if isinstance(line, ChoiceLine)]
    if not 0 < at <= len(choices):
        raise refuse("record-no-such-answer", answer=at, answers=len(choices))
    made = choices[at - 1]
    match = Replay(record, game).to(at - 1)
    try:
        seen = match.redealt(made.seat, Stream(at)).decision_of(made.seat)
    except RedealError as error:
        raise refuse("table-no-advice-found") from error
    choice = seen.parse(made.choice)
    return Explained(made.seat, as_choice(seen.option(choice)), why(game.hints(), seen, choice))
