"""What is said over the socket of a table.

Whoever connects says ``Hello`` and gets a ``Scene``; from then on each thing that happens brings a
new ``Scene`` whose log goes on where the last one stopped. A request carries an ``id`` of the
client's own making and is answered by exactly one ``Done``, ``Offer``, ``Preview``, ``Finding``,
``Counsel`` or ``Refused`` with that ``id``. What changes the match carries ``at``, the number of
choices its sender has seen: a stale one is refused, and one sent twice with the same ``id`` happens
once.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from athanor.bots.advice import Advice
from athanor.kernel.picture import Line
from athanor.kernel.words import Message, Outcome, Refusal
from athanor.server.protocol.common import (
    Count,
    Millis,
    Phase,
    SeatNumber,
    Sitter,
    Standing,
    Text,
)

Viewer: TypeAlias = Annotated[int, Meta(ge=-1, le=30)]
"""A seat, or -1 for whoever sits at none."""

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

# --- what people say ---


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first word on a socket, and the first after a break.

    ``viewer`` is the seat to look from: one's own, or -1 to look on (and, with several people at
    one device, while the curtain is drawn). ``seq`` and ``told`` are those of the last scene: the
    log goes on from there. Who has seen nothing yet leaves them out.
    """

    viewer: Viewer = -1
    seq: Count = 0
    told: Count = 0


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Look from another of one's own seats, or (-1) only look on."""

    viewer: Viewer


class Sighted(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What tells which scene its sender has seen.

    So a choice that was taken back and made otherwise is not mistaken for what the sender saw,
    nor one proposal for another. A program that follows every scene may leave it out.
    """

    seq: Count | None = None


class Request(Sighted, frozen=True, forbid_unknown_fields=True):
    """Something asked or done for a seat by somebody who has seen ``at`` choices."""

    id: RequestId
    at: Count
    seat: SeatNumber


class Choose(Request, frozen=True, tag="choose"):
    """Make a choice, in its short written form."""

    text: Text


class Steps(Request, frozen=True, tag="steps"):
    """Ask which words may come next after those already chosen, such as ``create SD``."""

    words: Text = ""


class Search(Request, frozen=True, tag="search"):
    """Ask for options of which the written form holds all these words."""

    words: Text


class Ask(Request, frozen=True, tag="ask"):
    """Ask what a choice would do, or why it cannot be made. Nothing changes."""

    text: Text


class Point(Request, frozen=True, tag="point"):
    """Ask what a point of the game's picture stands for, in the units of its view box."""

    x: float
    y: float


class Inquire(Sighted, frozen=True, tag="inquire"):
    """Ask the game something about the table in words of its own, from where one looks.

    It answers what the viewer may know and refuses the rest with the rule. Nothing changes.
    """

    id: RequestId
    at: Count
    query: Raw


class TakeBack(Request, frozen=True, tag="take-back"):
    """Take back one's own last choice, or propose to, as the table has agreed."""


class Advise(Request, frozen=True, tag="advise"):
    """Ask what a master would choose; all are told that one has asked.

    Where others must agree first, they are asked. Equal questions are asked once.
    """


class Leaf(Request, frozen=True, tag="leaf"):
    """Turn the page of a lesson, go a step back in it, or begin it anew."""

    to: Literal["next", "back", "start"]


class GiveUp(Request, frozen=True, tag="give-up"):
    """Have the solution of a puzzle shown."""


class Concede(Request, frozen=True, tag="concede"):
    """Give the match up, in a game that knows this."""


class OfferDraw(Request, frozen=True, tag="offer-draw"):
    """Propose to end the match as a draw, in a game that knows this."""


class Reply(Request, frozen=True, tag="reply"):
    """Agree to what somebody has proposed, or not."""

    agree: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Say something to everybody at the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class BotPace(Struct, frozen=True, forbid_unknown_fields=True, tag="bot-pace"):
    """Slow the bots down to follow them, or (``paused``) have them wait."""

    id: RequestId
    paused: bool
    millis: Annotated[int, Meta(ge=0, le=60_000)] = 900


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """A question whether the house is still there."""


FromClient: TypeAlias = (
    Hello
    | Look
    | Choose
    | Steps
    | Search
    | Ask
    | Point
    | Inquire
    | TakeBack
    | Advise
    | Leaf
    | GiveUp
    | Concede
    | OfferDraw
    | Reply
    | Say
    | BotPace
    | Ping
)

# --- what the house says ---


class Choice(Struct, frozen=True):
    """One thing that may be chosen: its written form, its words, what on the board it concerns."""

    text: str
    message: Message
    things: tuple[str, ...] = ()


class Asked(Struct, frozen=True):
    """The decision that the viewer must make."""

    seat: int
    kind: str
    """The word for this kind of question, which never changes."""
    moot: bool
    """All choices come to the same."""
    detail: Raw
    """What the game's own board needs to know of it; or nothing."""
    about: Message
    rules: tuple[str, ...]
    secret: bool
    family: bool
    """Places without number: the choices are suggestions, any legal other may be written."""
    count: int
    choices: tuple[Choice, ...] | None
    """All of them, unless they are too many: then they are found by ``Steps`` and ``Search``."""
    default: Choice | None
    """What is chosen when time is up, where the table has agreed on that."""


class Waiting(Struct, frozen=True):
    """A seat that must choose, and what, as far as everybody may know it."""

    seat: int
    kind: str | None
    about: Message | None
    deadline: Millis | None
    """When its time is up, if there is a clock."""
    since: Millis
    """When it was asked."""


class Told(Struct, frozen=True):
    """A line of the log: an event in words to be, after which choice and when it happened."""

    at: Count
    when: Millis
    kind: str
    seat: int
    message: Message
    rules: tuple[str, ...]
    things: tuple[str, ...]
    facts: Raw
    """The same as a struct of the game's own, for its board; or nothing."""
    was: str = ""
    """What the seat was called until here, where somebody else has it from now on."""


class Proposal(Struct, frozen=True):
    """Something the others must agree to."""

    kind: Literal["take-back", "draw", "seat", "advice"]
    seat: int
    """Whose proposal it is; the seat that somebody asks for."""
    awaited: tuple[int, ...]
    """The seats that have not answered yet."""
    name: str = ""
    """Who asks for a seat."""


class Remark(Struct, frozen=True):
    """Something said at the table; spectators' words are marked."""

    when: Millis
    name: str
    seat: int
    text: str


class Guidance(Struct, frozen=True):
    """Where a learner stands in a lesson, and what is said there."""

    lesson: str
    title: Message
    """Of the lesson."""
    step: Count
    """Counts the steps that are done; all of them, when the lesson is."""
    steps: tuple[Message, ...]
    """What each is called."""
    minutes: int
    """How many are left, about."""
    says: Message
    asks: Message | None
    """What is to be done; nothing where there is only something to read."""
    rules: tuple[str, ...]
    lit: tuple[str, ...]
    """Parts of the board that are lit, by their names there."""
    asked: tuple[str, ...]
    """Parts that the step asks for."""
    page: bool
    """There is nothing to choose: whoever has read it goes on."""
    shows: str
    """What to choose, in writing, for who asks to be shown; or empty."""
    can_go_back: bool
    done: bool


AdviceRight: TypeAlias = Literal["none", "given", "ask", "refused"]
"""Whether who plays here may be advised: no; yes; if all agree; no, for somebody did not agree."""


class TriedChoice(Struct, frozen=True):
    """A choice at a puzzle, and how much less likely its seat wins with it than with the best.

    Nothing is known of that where it cannot come to anything.
    """

    choice: Choice
    behind: float | None
    doubt: float
    right: bool
    """It is the solution."""


class Solution(Struct, frozen=True):
    """What is told of a puzzle when there is nothing more to try: what it was, why, and whence."""

    choice: Choice
    chance: float
    """How likely the seat wins with it."""
    reasons: tuple[Message, ...]
    others: tuple[TriedChoice, ...]
    """The best of the other choices, the best first."""
    bots: tuple[str, ...]
    """Who played the match, by seat."""
    seed: int
    """Of the run that it was found in."""
    match: Count
    step: Count
    """After how many choices of the match."""
    deals: Count
    looks: Count
    agreed: Count
    """Choices were played on in so many deals, and again, with other seeds, at so many further
    looks; so many of these found the same."""


class Solving(Struct, frozen=True):
    """Where a solver stands in a puzzle."""

    puzzle: str
    number: Count
    of: Count
    """Its place among the puzzles of its game, from 1."""
    level: Count
    """How hard it is to see, from 1 to 3."""
    legal: Count
    """How many choices the rules allow; each was weighed."""
    tries: tuple[TriedChoice, ...]
    most: Count
    """How often a solver may try."""
    state: Standing
    solution: Solution | None
    """Told when there is nothing more to try."""


class Scene(Struct, frozen=True, tag="scene"):
    """The table as one viewer sees it now."""

    now: Millis
    seq: Count
    """Counts everything that ever happened at the table."""
    at: Count
    """Counts the choices that stand."""
    phase: Phase
    viewer: int
    own: tuple[int, ...]
    """The seats of this visitor."""
    seats: tuple[Sitter, ...]
    waiting: tuple[Waiting, ...]
    view: Raw | None
    """The game's own view; there is none before the match begins."""
    reference: str
    """The hash of what never changes in this game, to be had at ``/api/references/``; or empty."""
    asked: Asked | None
    start: Count
    """``told`` replaces the log from this line on: earlier lines stand."""
    told: tuple[Told, ...]
    can_take_back: bool
    takes_back: Count
    """How many choices that undoes: more than one if bots have chosen since."""
    proposal: Proposal | None
    outcome: Outcome | None
    bots_paused: bool
    bot_millis: int
    clocks: tuple[int, ...] = ()
    """What each seat has left of its time for the whole match, in milliseconds, where it has one;
    it runs down for those who are waited for. No bot's does."""
    lesson: Guidance | None = None
    """At a table for a lesson, where its learner stands."""
    advice: AdviceRight = "none"
    """Whether the viewer may ask what a master would choose."""
    puzzle: Solving | None = None
    """At a table for a puzzle, where its solver stands."""
    left: tuple[int, ...] = ()
    """The seats that have conceded while the others play on."""


class Chat(Struct, frozen=True, tag="chat"):
    """What was said, since the beginning or just now."""

    start: Count
    remarks: tuple[Remark, ...]


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out, and is on disk."""

    id: str
    seq: Count


class Word(Struct, frozen=True):
    """A word that may come next, and what choosing it leads to."""

    word: str
    count: int
    caption: Line
    """What the word stands for in the words of the game."""
    choice: Choice | None
    """The choice that is then made, if only one is left."""


class Offer(Struct, frozen=True, tag="offer"):
    """An answer to ``Steps``: the words that may come next; to ``Search``: choices found."""

    id: str
    words: tuple[Word, ...] = ()
    choices: tuple[Choice, ...] = ()
    more: int = 0
    """How many more were found than are shown."""


class Preview(Struct, frozen=True, tag="preview"):
    """An answer to ``Ask`` and ``Point``: a legal choice, and what will certainly follow."""

    id: str
    choice: Choice
    lines: tuple[Line, ...]
    rules: tuple[str, ...]
    final: bool
    """Chance or something hidden comes to light by it, and nobody can take that back."""


class Finding(Struct, frozen=True, tag="finding"):
    """An answer to ``Inquire``, in a struct of the game's own."""

    id: str
    finding: Raw


class Counsel(Struct, frozen=True, tag="counsel"):
    """An answer to ``Advise``: what a master would choose, for nobody but who asked."""

    id: str
    advice: Advice


class Refused(Struct, frozen=True, tag="refused"):
    """A request was refused whole: nothing has changed."""

    id: str
    refusal: Refusal
    stale: bool = False
    """The sender had not seen the latest choices; a scene that shows them is on its way."""
    word: Message | None = None
    """What a lesson has to say to it."""


class Pong(Struct, frozen=True, tag="pong"):
    """The answer that it is."""

    now: Millis


FromHouse: TypeAlias = Scene | Chat | Done | Offer | Preview | Finding | Counsel | Refused | Pong


class Named(Struct):
    """What can be understood of a request that otherwise makes no sense."""

    id: str = ""
