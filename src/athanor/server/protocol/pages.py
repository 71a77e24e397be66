"""What pages ask for and get over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from athanor.analysis.result import Analysis
from athanor.bots.advice import Why
from athanor.kernel.info import GameOption, PackStamp, Preset, ReadyValue
from athanor.kernel.words import Message, Outcome, Refusal
from athanor.server.protocol.common import (
    AdvicePolicy,
    Count,
    LaidPack,
    Millis,
    Name,
    OptionValue,
    Pace,
    Phase,
    SeatNumber,
    Sitter,
    Standing,
    TableId,
    Text,
    UndoPolicy,
)
from athanor.server.protocol.play import Choice, Told

# --- people ---

Login: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{1,38}$(?!\n)", max_length=39)
]
"""Whole: in some languages a dollar also stands before a line break at the end."""
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Seed: TypeAlias = Annotated[str, Meta(max_length=200)]
"""What a person adds to the chance of a table; see docs/chance.md."""


Pledged: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The commitment to the secret of a table's chance, got before the seed was made (``Pledge``)."""


class Me(Struct, frozen=True):
    """The visitor, as the house knows them; ``login`` is empty for guests."""

    name: str
    login: str = ""
    named: bool = False
    """They have chosen the name; else it is one that the house offers."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor wants to be called otherwise."""

    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """For opening an account, which keeps one's matches, or for coming back to it."""

    login: Login
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with an account wants another password, and shows that they know the old one."""

    old: Password
    new: Password


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to be forgotten; who has an account shows that it is theirs."""

    password: Annotated[str, Meta(max_length=200)] = ""


class OwnSeat(Struct, frozen=True):
    """A seat somebody has or had at a table, by number, and what they were called there."""

    seat: int
    name: str


class OwnTable(Struct, frozen=True):
    """A table as it belongs to somebody's data; the record only once everybody may see it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    opened: Millis
    moved: Millis
    phase: Phase
    host: bool
    seats: tuple[OwnSeat, ...]
    record: str


class OwnRemark(Struct, frozen=True):
    """Something that somebody has said."""

    table: str
    when: Millis
    text: str


class OwnVerdict(Struct, frozen=True):
    """What whoever runs the house has decided about somebody; without an end ``until`` is 0."""

    when: Millis
    act: str
    until: Millis
    reason: str


class OwnData(Struct, frozen=True):
    """All that the house keeps about somebody, for them to take along."""

    name: str
    login: str
    sessions: int
    """Browsers in which they are logged in."""
    tables: tuple[OwnTable, ...]
    remarks: tuple[OwnRemark, ...]
    reports: tuple[OwnRemark, ...]
    """What they have reported to whoever runs the house, and why."""
    verdicts: tuple[OwnVerdict, ...]


class Reach(Struct, frozen=True):
    """Where others in the network find the house; nowhere if it listens to this machine only."""

    addresses: tuple[str, ...]


# --- games ---


class BotLevel(Struct, frozen=True):
    """A bot made for people, from the weakest to the strongest."""

    spec: str
    message: Message


class GameWords(Struct, frozen=True):
    """What a game is called, and what it is in a line."""

    title: str
    tagline: str


class ShelvedPack(LaidPack, frozen=True):
    """An owner pack that lies in the house for a game."""

    problem: Message | None = None
    """What is wrong with it."""
    broken: bool = False
    """It cannot be read at all; otherwise it may still go with another pack."""


class GameCard(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    prefix: str
    min_seats: int
    max_seats: int
    usual_seats: int
    """How many play where nobody says how many."""
    variant_seats: tuple[int, ...]
    """Other numbers of seats, which the game accepts only with an option."""
    options: tuple[GameOption, ...]
    presets: tuple[Preset, ...]
    """Ways to play that the game recommends."""
    ready: tuple[ReadyValue, ...]
    """Values to take for options that are texts."""
    packs: tuple[ShelvedPack, ...]
    """Owner packs that may be laid over the house set, and those that are broken."""
    house_set: bool
    """Cards of the game are the house's own, because only components print what they say."""
    words: dict[str, GameWords]
    """By language, what a page says of the game that has not read all its words."""
    minutes: int
    """How long a match takes, about; 0 if nobody knows."""
    weight: int
    """How hard it is to learn, from 1 to 3; 0 if nobody has said."""
    picture: bool
    """It draws itself as a picture."""
    can_concede: bool
    can_draw: bool
    lessons: int = 0
    """How many lessons there are."""
    puzzles: int = 0
    """Likewise puzzles."""


class Catalogue(Struct, frozen=True):
    """What can be played, and against whom."""

    games: tuple[GameCard, ...]
    levels: tuple[BotLevel, ...]


# --- tables ---


class MeHere(Struct, frozen=True, forbid_unknown_fields=True, tag="me", tag_field="kind"):
    """A seat for the host; a second one is for somebody else at the same device, by name."""

    name: Annotated[str, Meta(max_length=40)] = ""


class Expected(Struct, frozen=True, forbid_unknown_fields=True, tag="invited", tag_field="kind"):
    """A seat for somebody who will get its link."""

    name: Annotated[str, Meta(max_length=40)] = ""


class ForAnyone(Struct, frozen=True, forbid_unknown_fields=True, tag="open", tag_field="kind"):
    """A seat for whoever comes."""


class ForBot(Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    spec: Annotated[str, Meta(min_length=1, max_length=40)]


SeatWish: TypeAlias = MeHere | Expected | ForAnyone | ForBot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. ``listed`` tables stand in the lobby; others have only their link."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[Text, OptionValue] = {}
    packs: Annotated[tuple[Text, ...], Meta(max_length=4)] = ()
    pace: Pace = Pace()
    undo: UndoPolicy = "own"
    advice: AdvicePolicy | None = None
    """Without it, what is usual for such a table."""
    listed: bool = True
    commitment: Pledged = ""
    seed: Seed = ""
    request: Annotated[str, Meta(max_length=40)] = ""
    """Of the client's own making: the same request sets up one table, however often it is sent."""


class Pledge(Struct, frozen=True):
    """The house has drawn a secret for a table to come, and commits itself to it.

    Whoever sets the table up gives their seed only now: nobody could aim at it.
    """

    commitment: str


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """The same table is to be set up again."""

    commitment: Pledged = ""
    seed: Seed = ""


class TableSummary(Struct, frozen=True):
    """What everybody may know about a table without sitting down."""

    id: TableId
    game: str
    options: dict[str, OptionValue]
    packs: tuple[PackStamp, ...]
    laid: tuple[LaidPack, ...]
    """Those of them that owners have laid over the house set."""
    phase: Phase
    seats: tuple[Sitter, ...]
    pace: Pace
    undo: UndoPolicy
    listed: bool
    opened: Millis
    moved: Millis
    """When something last happened there."""
    answers: int
    waiting: tuple[int, ...]
    """The seats that are to choose."""
    commitment: str
    """To the secret of its chance, shown before anybody adds a seed."""
    host: bool
    """The reader set the table up."""
    rematch: str = ""
    """The table its people moved on to."""
    host_name: str = ""
    """What its host is called."""
    about: Message | None = None
    """What is to be chosen, as far as all may know it: by the reader, if they are waited for."""
    deadline: Millis | None = None
    """When the time for that is up, if there is a clock."""
    private: bool = False
    """Whether nobody may look on who has no part in the match."""
    lesson: str = ""
    """The lesson that it is for, if it is for one."""
    advice: AdvicePolicy = "off"
    puzzle: str = ""
    """Likewise the puzzle."""


class LessonCard(Struct, frozen=True):
    """A lesson, and how far its reader has come in it."""

    name: str
    title: Message
    about: Message
    kind: Literal["idea", "match", "point"]
    minutes: int
    steps: int
    step: int
    """How many steps are done."""
    table: str
    """Where it goes on; empty if it was not begun."""
    done: bool


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to begin, or to go on with; ``again`` from its beginning."""

    lesson: Annotated[str, Meta(min_length=1, max_length=40)]
    again: bool = False


class PuzzleCard(Struct, frozen=True):
    """A puzzle as a list has it, and how it stands with its reader."""

    name: str
    seats: int
    kind: str
    """The word for what is asked."""
    level: int
    """How hard it is to see, from 1 to 3."""
    state: Standing | None
    """Nothing if the reader has not begun it."""


class PuzzleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle to go to."""

    puzzle: Annotated[str, Meta(min_length=1, max_length=40)]


class PuzzleDay(Struct, frozen=True):
    """The puzzle of a day, which is the same for everybody."""

    day: str
    """By the calendar at Greenwich, such as 2026-03-01."""
    game: str
    puzzle: str
    number: int
    """Its place among the puzzles of its game, from 1."""
    level: int
    state: Standing | None


class PuzzleCalendar(Struct, frozen=True):
    """The puzzles of a month up to today, which comes last."""

    days: tuple[PuzzleDay, ...]


class TableGuest(Struct, frozen=True):
    """Somebody at a table whom its host may have to deal with."""

    alias: str
    """By which the host speaks of them, at this table only."""
    name: str
    seat: int
    """Where they sit; -1 if they look on."""
    here: bool
    muted: bool
    shown_out: bool


class Moderation(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host does about somebody."""

    act: Literal["mute", "unmute", "show-out", "let-in"]


class Curtain(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is closed to those who only look on."""

    closed: bool


class AboutSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="seat", tag_field="kind"):
    """Whoever sits at a seat."""

    seat: SeatNumber


class AboutRemark(Struct, frozen=True, forbid_unknown_fields=True, tag="remark", tag_field="kind"):
    """Something that was said, known by when and under which name."""

    when: Millis
    name: Text


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table is reported to whoever runs the house, for a reason."""

    about: AboutSeat | AboutRemark
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class Received(Struct, frozen=True):
    """A report has come to whoever runs the house."""

    name: str
    """What whoever it is about is called."""


class HeldTable(Struct, frozen=True):
    """A table that cannot be taken up, and why; its host can close it."""

    id: TableId
    game: str
    host: bool
    """The reader set the table up."""
    refusal: Refusal


class Lobby(Struct, frozen=True):
    """The tables of the house: one's own first, then those one can join or watch."""

    mine: tuple[TableSummary, ...]
    """A page of them, first those where a match goes on."""
    held: tuple[HeldTable, ...]
    """Those on the page that are held."""
    open: tuple[TableSummary, ...]
    running: tuple[TableSummary, ...]
    pages: Count
    """How many pages one's own tables fill."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down: with the secret of the seat's link, or at an open seat without."""

    token: Annotated[str, Meta(max_length=100)] = ""
    seed: Seed = ""


class Handing(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat is handed to a bot, to whoever gets its new link, or to anyone who comes.

    For somebody who is banned from the house the match may also be given up (``forfeit``).
    """

    to: Literal["bot", "invited", "open", "forfeit"]
    spec: Annotated[str, Meta(max_length=40)] = ""


class Invite(Struct, frozen=True):
    """The secret of a seat's link. It belongs behind the # of an address, which stays at home."""

    seat: SeatNumber
    token: str


class Invitations(Struct, frozen=True):
    """The links that are somebody's to send: of seats, and one for any seat by invitation."""

    seats: tuple[Invite, ...]
    anywhere: str = ""
    """The secret of the table's own link, for its host while people gather; or nothing."""


# --- after playing ---


class Step(Struct, frozen=True):
    """A match as one viewer saw it, or may now see it, after a number of choices."""

    at: Count
    of: Count
    viewer: int
    view: Raw
    told: tuple[Told, ...]
    """What the choice just before brought about."""
    choice: Choice | None = None
    """That choice, where the viewer may know it."""
    seat: int = -1
    """Whose choice it was."""


class Explained(Struct, frozen=True):
    """Why a choice was made in a finished match, for all that its seat could see."""

    seat: int
    choice: Choice
    why: Why


class Illustration(Struct, frozen=True):
    """A position that the book of a game shows beside a rule."""

    seats: Count
    viewer: int
    view: Raw
    reference: str
    """The hash of what never changes in the game, as in a ``Scene``."""
    things: tuple[str, ...]
    """The parts of the board that are meant."""


class Inquiry(Struct, frozen=True, forbid_unknown_fields=True):
    """A question to the game about a moment of a replay, from any seat."""

    query: Raw
    seat: Annotated[int, Meta(ge=-1, le=30)] = -1


class Found(Struct, frozen=True):
    """What the game answered, in a struct of its own."""

    finding: Raw


class Recounting(Struct, frozen=True):
    """A finished match, or a record somebody opened: all that its replay needs beside the steps."""

    id: str
    game: str
    options: dict[str, OptionValue]
    packs: tuple[PackStamp, ...]
    reference: str
    """The hash of what never changes in the game, as in a ``Scene``."""
    names: tuple[str, ...]
    bots: tuple[str, ...]
    """The kind of bot at each seat, empty for people."""
    steps: Count
    finished: bool
    outcome: Outcome | None
    story: tuple[Told, ...]
    """Everything that everybody may know about a finished match, which is all of it."""
    house: str = ""
    """The public key of the house that has signed the record; empty if none has."""
    signed_here: bool = False
    """Whether that is this house."""


class HouseKey(Struct, frozen=True):
    """By which key records of this house are signed."""

    key: str
    """The public half of an Ed25519 key, in hexadecimal digits."""


class Share(Struct, frozen=True):
    """How often an outcome came up, against what was to be expected before the first draw."""

    outcome: Message
    came: Count
    expected: float
    low: Count
    """Nine deals in ten lie between these two, both included."""
    high: Count
    tail: float
    """The share of all deals that go as far from what was expected, to the same side."""


class LuckLine(Struct, frozen=True):
    """The chance of one kind that fell to one seat (-1: to nobody in particular)."""

    seat: int
    about: Message
    draws: Count
    pool: Count
    """How many pieces lay in the bag that all came from; 0 for dice, and where bags changed."""
    shares: tuple[Share, ...]
    mean: float | None
    """The average that came, where outcomes are numbers to be added up."""
    expected_mean: float | None
    spread: float | None
    """The standard deviation of such an average: within two of it nothing is unusual."""


class LuckDraw(Struct, frozen=True):
    """One chance event: what came, and how likely that was."""

    step: Count
    seat: int
    about: Message
    outcome: Message
    cases: Count
    of: Count


class Luck(Struct, frozen=True):
    """The luck ledger of a finished match."""

    lines: tuple[LuckLine, ...]
    draws: tuple[LuckDraw, ...]


class AnalysisState(Struct, frozen=True):
    """Whether a match is analysed: not yet, ``done`` of so many parts, or with what was found."""

    state: Literal["none", "running", "done"]
    done: Count = 0
    parts: Count = 0
    analysis: Analysis | None = None


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a match that was played."""

    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    commitment: Pledged = ""
    seed: Seed = ""
    request: Annotated[str, Meta(max_length=40)] = ""


class Shelved(Struct, frozen=True):
    """Where a record that somebody opened from a file can now be looked at."""

    id: str
