"""What everything on the table is called where a board must find it: ``figure:a1``, ``post:2``."""

from athanor.games.alkemy.state import Battle
from athanor.kernel.vectors import i64


def figure_thing(battle: Battle, figure: i64) -> str:
    """Return what a figure is called."""
    return f"figure:{battle.roster.labels[figure]}"


def post_thing(post: i64) -> str:
    """Return what a Jin post is called."""
    return f"post:{post + 1}"


def base_thing(battle: Battle, base: i64) -> str:
    """Return what a base is called: a figure or a post."""
    if base < battle.roster.count:
        return figure_thing(battle, base)
    return post_thing(base - battle.roster.count)


def piece_thing(piece: i64) -> str:
    """Return what a piece of scenery is called."""
    return f"piece:{piece + 1}"


def token_thing(token: i64) -> str:
    """Return what a resource token is called."""
    return f"token:{token + 1}"


def seat_thing(seat: i64) -> str:
    """Return what a player is called."""
    return f"seat:{seat}"


def scenery_thing(battle: Battle, kind: i64) -> str:
    """Return what a kind of scenery is called, before it is a piece on the table."""
    return f"scenery:{battle.terms.pieces[kind].id}"


def card_thing(battle: Battle, card: i64) -> str:
    """Return what a Combat Card is called."""
    return f"card:{battle.terms.combat_cards[card].id}"


def command_thing(battle: Battle, card: i64) -> str:
    """Return what a command card is called."""
    return f"command:{battle.terms.command_cards[card].id}"


def objective_thing(battle: Battle, objective: i64) -> str:
    """Return what a secret objective is called."""
    return f"objective:{battle.terms.objectives[objective].id}"
