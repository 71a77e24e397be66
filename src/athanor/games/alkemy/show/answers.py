"""All that a board may ask about the table, each with who answers it."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.show.inquiries import (
    CorridorFinding,
    CorridorQuery,
    Inquiry,
    NearFinding,
    NearQuery,
    RegionFinding,
    RegionQuery,
    RingFinding,
    RingQuery,
    SeersFinding,
    SeersQuery,
    SightFinding,
    SightQuery,
    TapeFinding,
    TapeQuery,
    WayFinding,
    WayQuery,
)
from athanor.games.alkemy.show.questions import told_about
from athanor.kernel.script import Decision
from athanor.kernel.words import Message, refuse


class WordsQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="words", tag_field="is"):
    """Ask in words: ``near a3``, ``who sees a3``, ``nearest post to a3``."""

    text: Annotated[str, Meta(min_length=1, max_length=120)]


class WordsFinding(Struct, frozen=True, tag="words", tag_field="is"):
    """An answer in words, line by line."""

    lines: list[Message]


Query = (
    RegionQuery
    | RingQuery
    | WayQuery
    | TapeQuery
    | SightQuery
    | SeersQuery
    | CorridorQuery
    | NearQuery
    | WordsQuery
)

QUERIES: Final[tuple[type[Struct], ...]] = (
    RegionQuery,
    RingQuery,
    WayQuery,
    TapeQuery,
    SightQuery,
    SeersQuery,
    CorridorQuery,
    NearQuery,
    WordsQuery,
)

FINDINGS: Final[tuple[type[Struct], ...]] = (
    RegionFinding,
    RingFinding,
    WayFinding,
    TapeFinding,
    SightFinding,
    SeersFinding,
    CorridorFinding,
    NearFinding,
    WordsFinding,
)

READER: Final = msgspec.json.Decoder(Query)


def answer(
    battle: Battle, decision: Decision | None, viewer: int, query: Raw, after: bool
) -> Struct:
    """Answer a question; refuse what may not be known, and what makes no sense."""
    try:
        asked = READER.decode(query)
    except msgspec.MsgspecError as error:
        raise refuse("kernel-bad-inquiry", problem=str(error)[:200]) from error
    inquiry = Inquiry(battle, decision, viewer, battle.terms.measuring or after)
    match asked:
        case RegionQuery():
            return inquiry.region(asked)
        case RingQuery():
            return inquiry.ring(asked)
        case WayQuery():
            return inquiry.way(asked)
        case TapeQuery():
            return inquiry.tape(asked)
        case SightQuery():
            return inquiry.sight(inquiry.figure(asked.one), inquiry.figure(asked.other))
        case SeersQuery():
            return inquiry.seers(asked)
        case CorridorQuery():
            return inquiry.corridor(asked)
        case WordsQuery():
            return WordsFinding(list(told_about(inquiry, asked.text)))
        case _:
            return inquiry.near(asked)
