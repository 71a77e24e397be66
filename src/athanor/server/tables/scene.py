"""What a viewer is sent of a table: built field by field from what that viewer may know."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Raw

from athanor.kernel.audience import SPECTATOR
from athanor.kernel.game import Game, State
from athanor.kernel.script import Decision
from athanor.kernel.words import Label
from athanor.server.protocol.common import Automaton, LaidPack, Person, Sitter, Vacant
from athanor.server.protocol.pages import TableSummary
from athanor.server.protocol.play import Asked, Scene, Told, Waiting
from athanor.server.tables.commands import advice_right, choices_to_take_back, owns_link
from athanor.server.tables.guidance import guidance
from athanor.server.tables.journal import Program, SeatedPerson
from athanor.server.tables.offered import as_choice
from athanor.server.tables.solving import solving
from athanor.server.tables.table import Table

ONLOOKER: Final = -1
"""The viewer who sits at no seat, as pages write it."""

MOST_CHOICES: Final = 40
"""More choices are not sent with a scene but found step by step."""

NOTHING: Final = Raw(b"null")

encode: Final = msgspec.json.Encoder().encode

Presence = Callable[[str], bool]
"""Tells whether a person is connected."""


class Surroundings:
    """What a scene needs to know beside the table itself."""

    def __init__(
        self, now: int, floor: int, is_here: Presence, bots_paused: bool, bot_millis: int
    ) -> None:
        self.now = now
        self.floor = floor
        self.is_here = is_here
        self.bots_paused = bots_paused
        self.bot_millis = bot_millis


def viewer_code(viewer: int) -> int:
    """Return a viewer as the kernel counts them."""
    return SPECTATOR if viewer == ONLOOKER else viewer


def scene(
    table: Table, person: str, viewer: int, around: Surroundings, seen: tuple[int, int] = (0, 0)
) -> Scene:
    """Return the table as one viewer sees it; ``seen`` are seq and log length of the last scene."""
    hosted = table.hosted
    choosing = table.waiting
    start, told = told_from(table, viewer, seen)
    own = table.seats_of(person)
    takes_back = 0
    for seat in own:
        if viewer in (seat, ONLOOKER):
            takes_back = max(takes_back, choices_to_take_back(table, seat))
    return Scene(
        now=around.now,
        seq=table.seq,
        at=table.answers,
        phase=table.phase,
        viewer=viewer,
        own=own,
        seats=sitters(table, person, around.is_here),
        waiting=tuple([waiting(table, seat, around.floor) for seat in choosing]),
        view=None if hosted is None else view_of(hosted.game, hosted.match.state, viewer),
        reference=table.game.reference_name(),
        asked=asked(table, viewer) if viewer in choosing else None,
        start=start,
        told=tuple(told),
        can_take_back=takes_back > 0,
        takes_back=takes_back,
        proposal=table.proposal,
        outcome=table.game.outcome(hosted.match.state)
        if hosted is not None and hosted.match.is_over
        else None,
        bots_paused=around.bots_paused,
        bot_millis=around.bot_millis,
        clocks=table.clocks(around.now, around.floor),
        lesson=None if table.guide is None else guidance(table.guide),
        advice=advice_right(table, viewer) if viewer in own else "none",
        puzzle=solving(table),
        left=table.left,
    )


def view_of(game: Game, state: State, viewer: int) -> Raw:
    """Return the game's own view, as a board gets it."""
    return Raw(encode(game.sent(game.view(state, viewer_code(viewer)))))


def told_from(table: Table, viewer: int, seen: tuple[int, int]) -> tuple[int, list[Told]]:
    """Return where the log goes on for a viewer who has seen some of it, and how."""
    if table.hosted is None:
        return 0, []
    seq, lines = seen
    story = table.hosted.story(viewer_code(viewer))
    standing = table.log_kept_since(seq)
    start = min(lines, len(story.lines) if standing is None else story.lines_of(standing))
    return start, story.lines[start:]


def sitters(table: Table, person: str, is_here: Presence) -> tuple[Sitter, ...]:
    """Return who sits at each seat."""
    found: list[Sitter] = []
    for seat, one in enumerate(table.occupants):
        if isinstance(one, SeatedPerson):
            barred = one.person in table.barred
            found.append(Person(one.name, is_here(one.person), one.person == person, barred))
        elif isinstance(one, Program):
            found.append(Automaton(table.name_of(seat), one.spec))
        else:
            kept = bool(one.reserved) and one.reserved == person
            found.append(Vacant(one.open, one.name, owns_link(table, person, one), kept))
    return tuple(found)


def waiting(table: Table, seat: int, floor: int) -> Waiting:
    """Return what everybody may know about a seat that must choose."""
    decision = decision_at(table, seat)
    about = None if decision.secret else decision.about()
    kind = None if decision.secret else decision.kind_name()
    return Waiting(seat, kind, about, table.deadline(seat, floor), table.since[seat])


def asked(table: Table, viewer: int) -> Asked | None:
    """Return the decision of a viewer who is waited for, unless there is nothing to try."""
    if table.attempt is not None and table.attempt.is_done:
        return None
    assert table.hosted is not None
    decision = decision_at(table, viewer)
    count = decision.count()
    listed = decision.options() if count <= MOST_CHOICES else None
    guide = table.guide
    if guide is not None and listed is not None:
        listed = [option for option in listed if guide.allows(option.text)]
    pace = table.opened.pace
    has_default = pace.time_up == "default" and pace.has_clock
    fallback = decision.option(decision.default_choice()) if has_default else None
    detail = table.game.ask_detail(table.hosted.match.state, decision)
    return Asked(
        seat=viewer,
        kind=decision.kind_name(),
        moot=decision.is_moot(),
        detail=NOTHING if detail is None else Raw(encode(detail)),
        about=decision.about(),
        rules=decision.rules(),
        secret=decision.secret or table.hosted.match.sealed_answers is not None,
        family=decision.family,
        count=count,
        choices=None if listed is None else tuple(as_choice(option) for option in listed),
        default=None if fallback is None else as_choice(fallback),
    )


def decision_at(table: Table, seat: int) -> Decision:
    """Return the decision of a seat; refuse a seat that has none."""
    assert table.hosted is not None
    return table.hosted.match.decision_of(seat)


def laid_packs(table: Table) -> tuple[LaidPack, ...]:
    """Return the owner packs of a table; older journals know them by their folders alone."""
    opened = table.opened
    if opened.laid or not opened.packs:
        return opened.laid
    stamps = table.game.packs[-len(opened.packs) :]
    return tuple(LaidPack(one.name, Label(one.name, one.name), one.version) for one in stamps)


def summary(table: Table, person: str, is_here: Presence, floor: int = 0) -> TableSummary:
    """Return what everybody may know about a table."""
    opened = table.opened
    asked_first = first_asked(table, person, floor)
    return TableSummary(
        id=table.id,
        game=opened.game,
        options=opened.options,
        packs=table.game.packs,
        laid=laid_packs(table),
        phase=table.phase,
        seats=sitters(table, person, is_here),
        pace=opened.pace,
        undo=opened.undo,
        listed=opened.listed,
        opened=table.opened_at,
        moved=table.moved_at,
        answers=table.answers,
        waiting=tuple(table.waiting),
        commitment=table.commitment,
        host=person == opened.host,
        rematch=table.rematch,
        host_name=table.host_name,
        about=None if asked_first is None else asked_first.about,
        deadline=None if asked_first is None else asked_first.deadline,
        private=table.is_private,
        lesson=opened.lesson,
        advice=opened.advice,
        puzzle=opened.puzzle,
    )


def first_asked(table: Table, person: str, floor: int) -> Waiting | None:
    """Return whom a table waits for: its reader before others, then whose time is up first."""
    own = table.seats_of(person)
    asked_now = [waiting(table, seat, floor) for seat in table.waiting]
    return min(
        asked_now,
        key=lambda one: (one.seat not in own, one.deadline is None, one.deadline or 0),
        default=None,
    )
