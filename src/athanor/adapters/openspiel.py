"""Every game as an OpenSpiel game: importing this module registers them all.

    import pyspiel
    import athanor.adapters.openspiel
    game = pyspiel.load_game("athanor_alchemist(players=3,options=schools:False;first_player:0)")

Chance nodes are explicit. Secret choices of several seats are asked one seat after the other, none
of which sees what the others chose. Returns are those of ``athanor.adapters.returns``.
"""

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar

import pyspiel

from athanor.adapters.actions import choice_of, is_offered, legal_actions, num_actions
from athanor.adapters.heard import HeardMatch, text_of
from athanor.adapters.observer import SpielObserver
from athanor.adapters.returns import LEAST, MOST, zero_sum
from athanor.bots.bot import Window
from athanor.kernel import Box, Game, GameInfo, GameOption, Match, Stream, games

SEEDS = 1 << 53
"""As many as a sampler of numbers from 0 to 1 can tell apart."""


def register(box: Box) -> str:
    """Make a game known to OpenSpiel; return the name it has there.

    It is registered as a class of its own: OpenSpiel lets go of what makes a game only after
    Python has ended, which nothing but a class survives.
    """
    game_type = type_of(box.info)
    name = str(game_type.short_name)
    pyspiel.register_game(game_type, type(name, (SpielGame,), {"box": box, "game_type": game_type}))
    return name


def load(text: str) -> pyspiel.Game:
    """Return a game by what OpenSpiel calls it; here, so that unpickling registers the games."""
    return pyspiel.load_game(text)


def type_of(info: GameInfo) -> pyspiel.GameType:
    """Return what OpenSpiel wants to know about a game before it is loaded."""
    name = info.name.replace("-", "_")
    stochastic = info.max_chance > 0
    return pyspiel.GameType(
        short_name=f"athanor_{name}",
        long_name=f"Athanor {info.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if stochastic
            else pyspiel.GameType.ChanceMode.DETERMINISTIC
        ),
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=info.min_seats,
        max_num_players=info.max_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": info.min_seats, "options": "", "packs": ""},
    )


@cache
def built(box: Box, seats: int, options: str, packs: str) -> Game:
    """Set a game up once: it never changes, and OpenSpiel sets it up with every state it loads."""
    folders = [Path(folder) for folder in packs.split(os.pathsep) if folder]
    return box.build(seats, read_options(box.info, options), folders)


def read_options(info: GameInfo, text: str) -> dict[str, object]:
    """Return options from their written form, such as ``schools:False;colours:red//white``.

    An empty place among the values for each seat is left to the game. What is no option or no
    value of it is kept as it is, for the game to refuse.
    """
    known = {option.name: option for option in info.options}
    options: dict[str, object] = {}
    for setting in filter(None, text.split(";")):
        name, _, written = setting.partition(":")
        option = known.get(name)
        if option is not None and option.per_seat:
            pieces = written.split("/")
            options[name] = [read_value(option, piece) if piece else None for piece in pieces]
        else:
            options[name] = written if option is None else read_value(option, written)
    return options


def read_value(option: GameOption, written: str) -> object:
    """Return the value of an option that is written so, or the text itself."""
    return next((value for value in option.values if str(value) == written), written)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no type hints
    """A game set up for a number of seats, as OpenSpiel sees it."""

    box: ClassVar[Box]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: Mapping[str, object]) -> None:
        info = self.box.info
        seats = int(str(parameters["players"]))
        options, packs = str(parameters["options"]), str(parameters["packs"])
        self.game = built(self.box, seats, options, packs)
        game_info = pyspiel.GameInfo(
            num_distinct_actions=num_actions(info),
            max_chance_outcomes=info.num_outcomes,
            num_players=seats,
            min_utility=LEAST / (seats - 1),
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=info.max_answers,
        )
        super().__init__(self.game_type, game_info, parameters)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """Return the start of a match."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often a match can ask for chance."""
        return self.game.info.max_chance

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | Mapping[str, object] | None = None,
        parameters: Mapping[str, object] | None = None,
    ) -> SpielObserver:
        """Return an observer of states. For the usual one OpenSpiel gives the parameters alone."""
        if isinstance(kind, Mapping):
            kind, parameters = None, kind
        if parameters:
            raise ValueError(f"observers have no parameters; got {', '.join(parameters)}")
        return SpielObserver(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no type hints
    """A match at one moment, as OpenSpiel sees it.

    OpenSpiel clones a state by deep copies of its attributes and saves it by pickling them; both
    are done by ``HeardMatch``. Moves not yet played, of a new or a loaded state, are so on demand.
    """

    def __init__(self, game: SpielGame, played: HeardMatch | tuple[int, ...] = ()) -> None:
        super().__init__(game)
        self._played = played

    @property
    def heard(self) -> HeardMatch:
        """The match, and what was told in it."""
        played = self._played
        if not isinstance(played, HeardMatch):
            played = self._played = HeardMatch.replayed(self.get_game().game, played)
        return played

    @property
    def match(self) -> Match:
        """The match itself."""
        return self.heard.match

    def window(self, seat: int) -> Window:
        """Return the window through which one of our bots plays a seat."""
        return Window(self.match, seat)

    def current_player(self) -> int:
        """Return the seat that is asked, or who else is to move."""
        decision = self.match.decision
        if decision is not None:
            return decision.seat
        over = self.match.chance is None
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.match.is_over

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.match.decision
        return [] if decision is None else legal_actions(decision, self.match.game.info)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may come by chance, each with its probability."""
        chance = self.match.chance
        if chance is None:
            return []
        total = chance.total()
        return [(outcome, weight / total) for outcome, weight in chance.outcomes()]

    def _apply_action(self, action: int) -> None:
        self.heard.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.match.chance
        if chance is not None:
            return f"{chance.about} {action}"
        decision = self.match.decision
        info = self.match.game.info
        if decision is None or decision.seat != player or not is_offered(decision, info, action):
            return str(action)
        return decision.option(choice_of(decision, info, action)).text

    def returns(self) -> list[float]:
        """Return what the match has been worth to each seat: nothing before its end."""
        match = self.match
        if not match.is_over:
            return [0.0] * match.game.seats
        return zero_sum(match.game.outcome(match.state).places)

    def __str__(self) -> str:
        return f"{text_of(self.match.state.data())} {self.current_player()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that may be the true one for all that a seat knows.

        It can be played on and cloned, but neither saved nor replayed: its history is empty.
        """
        heard = self.heard.redealt(player, Stream(int(sampler() * SEEDS)))
        return SpielState(self.get_game(), heard)


def spiel_game(game: Game) -> SpielGame:
    """Return a game that is set up already, as OpenSpiel sees it."""
    spiel = load(f"athanor_{game.info.name.replace('-', '_')}(players={game.seats})")
    assert isinstance(spiel, SpielGame)
    spiel.game = game
    return spiel


for _box in games().values():
    register(_box)
