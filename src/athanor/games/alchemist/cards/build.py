"""From card data to the tables that the engine plays by."""

from collections.abc import Mapping

from athanor.games.alchemist.cards.schema import AlchemistData
from athanor.games.alchemist.codes import INGREDIENTS
from athanor.games.alchemist.terms import Board, Terms


def board_of(data: AlchemistData) -> Board:
    """Return the cauldrons of a data set."""
    return Board(
        [cauldron.id for cauldron in data.cauldron],
        [
            (INGREDIENTS.index(cauldron.products[0]), INGREDIENTS.index(cauldron.products[1]))
            for cauldron in data.cauldron
        ],
    )


def terms_of(
    data: AlchemistData, seats: int, options: Mapping[str, object], colours: tuple[str, ...]
) -> Terms:
    """Return the numbers of a match: the number of seats changes nothing else (ALC-150)."""
    row = data.setup[str(seats)]
    if options["setup_table"] == "german":  # ALC-160
        row = data.setup_german.get(str(seats), row)
    opening = 0
    if seats == 2:  # ALC-035, ALC-036, ALC-162; ALC-R1: one turn of the game, not of each seat
        opening = 2 if options["two_player_opening"] == "each" else 1
    return Terms(
        bag=row.bag,
        reserve=row.reserve,
        starting_supply=data.starting_supply,
        seals=data.seals_per_player,
        exhausted_to_end=data.exhausted_types_to_end,
        track=data.fame_track_length,
        rewards=data.school_rewards[str(seats)].rewards,
        opening_turns=opening,
        schools=options["schools"] is True,
        colours=colours,
    )
