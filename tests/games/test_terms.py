"""Why hints value a choice: every game has many reasons, and is at a loss for none.

Matches of several set-ups are looked at, in which every second choice is any, so that what few
positions give a reason for comes up as well.
"""

from typing import Final, NamedTuple

import pytest

from athanor.kernel import Match, Stream, games
from tests.conformance.walking import some


class Talk(NamedTuple):
    """How much a game has to say, and how far it must be played to say it."""

    options: tuple[dict[str, object], ...]
    seats: int
    choices: int
    reasons: int


TALKS: Final = {
    "alchemist": Talk(({}, {"schools": False}), 2, 60, 9),
    "ars-alchimia": Talk(({}, {}), 3, 250, 25),
    "alkemy-v2": Talk(({"setup": "ready"},), 2, 60, 18),
    "alkemy-blitz": Talk(({"setup": "ready"},), 2, 60, 18),
    "materia-prima": Talk(({}, {"pickup_all": True}), 2, 700, 25),
}


def reasons_of(name: str, talk: Talk) -> set[str]:
    """Return the keys of all reasons that are given in some matches."""
    found: set[str] = set()
    for seed, options in enumerate(talk.options):
        game = games()[name].build(talk.seats, options)
        hints = game.hints()
        stream = Stream(seed)
        match = Match(game, game.start(), stream)
        while not match.is_over and match.answered < talk.choices:
            decision = match.decisions[0]
            for code in some(stream, decision.codes(), 40):
                found |= {term.said.key for term in hints.terms(decision, code)}
            choice = decision.sample(stream)
            if stream.below(2):
                choice = max(decision.codes(), key=lambda code: hints.value(decision, code))
            match.answer(decision.seat, choice)
    return found


@pytest.mark.parametrize("name", sorted(TALKS))
def test_a_game_has_many_reasons(name: str) -> None:
    found = reasons_of(name, TALKS[name])
    assert len(found) >= TALKS[name].reasons, sorted(found)
    assert "kernel-hint-worth" not in found
    assert all(
        key.startswith(f"{name.removesuffix('-v2').removesuffix('-blitz')}-") for key in found
    )
