"""What a match of Alkemy says can be said: every text gets the arguments it needs."""

import re
from pathlib import Path

import pytest

from athanor.games import alkemy
from athanor.games.alkemy.cards.muster import parse
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.codes import ACTIONS
from athanor.games.alkemy.rules.announce import Announce
from athanor.games.alkemy.rules.order_codes import order_code
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.space import spot_code
from athanor.kernel import Decision, Inches, Log, Match, Message, Stream, find
from athanor.locale import Speaker, languages

FRENCH = Path(alkemy.__file__).parent / "texts" / "fr"

SHOWN = 30
"""Of the choices of one question."""


def refusals(decision: Decision, stream: Stream) -> list[Message]:
    """Why some choices are refused: every order at anybody, or any spot."""
    tried: list[int] = []
    kinds = type(decision).__mro__  # compiled abstract classes share what isinstance remembers
    if Announce in kinds:
        assert isinstance(decision, Announce)
        targets = range(decision.battle.roster.count)
        tried = [order_code(action, one) for action in range(len(ACTIONS)) for one in targets]
    elif Spots in kinds:
        tried = [spot_code(stream.below(24_000), stream.below(24_000)) for _ in range(5)]
    found = [decision.why_not(choice) for choice in tried]
    return [refusal.message for refusal in found if refusal is not None]


def put(decision: Decision, stream: Stream) -> list[Message]:
    """A question, what may be answered to it, and what may not."""
    options = [decision.option(choice).message for choice in decision.codes()[:SHOWN]]
    return [decision.about(), *options, *refusals(decision, stream)]


@pytest.mark.parametrize(("setup", "answers", "least"), [("rules", 20, 14), ("ready", 120, 75)])
@pytest.mark.parametrize("edition", ["alkemy-v2", "alkemy-blitz"])
def test_a_match_can_be_told_in_every_language(
    edition: str, setup: str, answers: int, least: int
) -> None:
    game = find(edition).build(2, {"setup": setup})
    stream, log = Stream(7), Log(heard=True)
    match = Match(game, game.start(), stream, log=log)
    said: list[Message] = []
    for _ in range(answers):
        decision = match.decision
        assert decision is not None
        said += put(decision, stream)
        match.answer(decision.seat, decision.sample(stream))
    said += [event.message for event in log.events]
    assert len({message.key for message in said}) > least
    for language in languages():
        speaker = Speaker(language)
        assert all(speaker.say(message, ("Ada", "Blaise")) for message in said)


def test_french_says_inches_as_the_rulebook_does() -> None:
    speaker = Speaker("fr")
    told = Message("alkemy-option-estimate", {"length": Inches(21_300)})
    assert speaker.say(told) == "21,3\u00a0p"
    for path in (FRENCH / name for name in ("alkemy.ftl", "alkemy-view.ftl", "alkemy-pack.ftl")):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bpo\b", text), path.name
        assert not re.search(r"\} p\b", text), "the unit is not torn from its number"


def test_the_french_example_of_a_warband_can_be_written_as_it_stands() -> None:
    said = Speaker("fr").text("alkemy-v2-setting-hint-warbands")
    example = said.partition("par exemple ")[2].partition(".")[0]
    data, _ = HOUSE["v2"].for_match()
    assert parse(example, data).text == "garlan, priest, 2 recruit"
