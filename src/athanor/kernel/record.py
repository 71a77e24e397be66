"""Records: a match as text that anybody can keep, send, read and play again."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from athanor.kernel.conversion import convert
from athanor.kernel.game import Game
from athanor.kernel.info import PackStamp
from athanor.kernel.record_lines import (
    LINE_KINDS,
    RECORD_VERSION,
    ChoiceLine,
    ConcedeLine,
    DrawLine,
    EndLine,
    FairChance,
    Header,
    Line,
    SavedLine,
    SeedLine,
    SignedLine,
)
from athanor.kernel.registry import find
from athanor.kernel.signature import is_genuine
from athanor.kernel.words import Arg, Message, Refusal, Refused, SeatName

MAX_BYTES: Final = 16 * 2**20
"""Far more than any match takes; a larger file is something else."""

TURNING: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs in a name that would break lines, or turn around the letters beside it."""

HEADER_LINE: Final = 1

T = TypeVar("T")


class RecordError(Refused):
    """A record was refused, at a line counted from 1 (0 is the file as a whole)."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line

    def __str__(self) -> str:
        """Return a technical text; people are told ``message``."""
        return f"line {self.line}: {super().__str__()}"

    @property
    def message(self) -> Message:
        """What is wrong, and where."""
        if self.line == 0:
            return self.refusal.message
        return Message("record-at-line", {"line": self.line, "problem": self.refusal.message})


def fault(line: int, key: str, **args: Arg) -> RecordError:
    """Return the exception that refuses a line of a record."""
    return RecordError(line, Refusal(Message(key, args)))


class Record(Struct, frozen=True):
    """A match from its header to its end, or as far as it has come."""

    header: Header
    lines: tuple[Line, ...] = ()
    signature: SignedLine | None = None
    """Of a house, by which the text was signed as it was read."""

    @property
    def house(self) -> str:
        """The public key of the house that has signed it; empty if none has."""
        return "" if self.signature is None else self.signature.house

    def text(self) -> str:
        """Return the record as it is kept; equal records have equal texts."""
        return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in self._all())

    def _all(self) -> list[Header | Line | SignedLine]:
        signed = [] if self.signature is None else [self.signature]
        return [self.header, *self.lines, *signed]

    @property
    def is_finished(self) -> bool:
        """Whether the match was played to its end."""
        return bool(self.lines) and isinstance(self.lines[-1], EndLine)

    @property
    def is_whole(self) -> bool:
        """Whether it ends as records do: with the end of the match, or with its being saved."""
        return bool(self.lines) and isinstance(self.lines[-1], EndLine | SavedLine)

    @property
    def answers(self) -> int:
        """How many choices were made."""
        return sum(isinstance(line, ChoiceLine) for line in self.lines)

    @property
    def seeds(self) -> tuple[SeedLine, ...]:
        """What seats added to the chance."""
        return tuple(line for line in self.lines if isinstance(line, SeedLine))

    @property
    def seat_seeds(self) -> list[str]:
        """One seed for each seat, empty if it gave none."""
        given = {line.seat: line.seed for line in self.seeds}
        return [given.get(seat, "") for seat in range(len(self.header.seats))]

    @property
    def secret(self) -> bytes | None:
        """The secret of fair chance, once it is written down."""
        match self.lines[-1:]:
            case (EndLine(secret=str(text)),) | (SavedLine(saved=str(text)),):
                return bytes.fromhex(text)
        return None

    def without_saved(self) -> "Record":
        """Return the record without its saved line, and thus without an unpublished secret."""
        if self.lines and isinstance(self.lines[-1], SavedLine):
            return Record(self.header, self.lines[:-1])
        return self


def line_number(index: int) -> int:
    """Return the number of the line that ``Record.lines`` holds at an index."""
    return index + HEADER_LINE + 1


# --- Reading ---


def read_record(source: Path | str | bytes) -> Record:
    """Read a record from a file or from its text; raises ``RecordError`` for what is none.

    What it tells is not yet played again: see ``Replay`` and ``verify``.
    """
    raw = _raw(source)
    if len(raw) > MAX_BYTES:
        raise fault(0, "record-too-large", mebibytes=MAX_BYTES // 2**20)
    rows = raw.split(b"\n")
    if whole := rows[-1] == b"":
        rows.pop()
    if not rows:
        raise fault(0, "record-foreign")
    header = _read_header(rows[0])
    last = len(rows)
    signature = _read_signature(rows)
    if signature is not None:
        rows.pop()
    order = _Order(header)
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], HEADER_LINE + 1):
        line = _read_line(row, number, cut=number == last and not whole)
        order.check(line, number)
        lines.append(line)
    if signature is not None:
        _check_signature(signature, rows, lines)
    return Record(header, tuple(lines), signature)


def _read_signature(rows: Sequence[bytes]) -> SignedLine | None:
    """Return the line that signs those before it, if the last one does."""
    try:
        data = _decode(rows[-1], len(rows)) if len(rows) > 1 else {}
    except RecordError:
        return None  # it is refused when it is its turn to be read
    return _convert(data, SignedLine, len(rows)) if "signed" in data else None


def _check_signature(signature: SignedLine, rows: Sequence[bytes], lines: Sequence[Line]) -> None:
    """Refuse a signature that is not for these lines, or not for a match that is over."""
    number = len(rows) + 1
    if not (lines and isinstance(lines[-1], EndLine)):
        raise fault(number, "record-signed-early")
    if not is_genuine(b"".join(row + b"\n" for row in rows), signature):
        raise fault(number, "record-signature-broken")


def _raw(source: Path | str | bytes) -> bytes:
    if isinstance(source, bytes):
        return source
    if isinstance(source, str):
        return source.encode(errors="surrogatepass")
    try:
        with source.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise fault(0, "record-no-file", path=str(source)) from error


def _read_header(row: bytes) -> Header:
    try:
        data = _decode(row, HEADER_LINE)
    except RecordError as error:
        if error.refusal.message.key != "record-not-json":
            raise
        raise fault(HEADER_LINE, "record-foreign") from error
    version = data.get("athanor")
    if type(version) is not int:
        raise fault(HEADER_LINE, "record-foreign")
    if version != RECORD_VERSION:
        raise fault(HEADER_LINE, "record-version", version=str(version), known=RECORD_VERSION)
    header = _convert(data, Header, HEADER_LINE)
    for seat, sitter in enumerate(header.seats):
        if TURNING.search(sitter.name):
            raise fault(HEADER_LINE, "record-bad-name", seat=seat + 1)
    return header


def _read_line(row: bytes, number: int, cut: bool) -> Line:
    try:
        data = _decode(row, number)
    except RecordError as error:
        if not cut:
            raise
        raise fault(number, "record-truncated") from error
    for key, kind in LINE_KINDS.items():
        if key in data:
            return _convert(data, kind, number)
    raise fault(number, "record-unknown-line")


def _decode(row: bytes, number: int) -> dict[str, object]:
    try:
        data = msgspec.json.decode(row, type=dict[str, object])
        json.loads(row, object_pairs_hook=_refuse_twins)
    except UnicodeDecodeError as error:
        raise fault(number, "record-not-utf8") from error
    except _TwiceError as error:
        raise fault(number, "record-key-twice", name=error.key[:80]) from error
    except (ValueError, RecursionError) as error:
        raise fault(number, "record-not-json") from error
    return data


class _TwiceError(Exception):
    """A key stands twice in an object, so that programs may read either."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _refuse_twins(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _TwiceError(key)
        seen.add(key)


def _convert(data: dict[str, object], kind: type[T], number: int) -> T:
    try:
        return convert(data, kind)
    except msgspec.ValidationError as error:
        named = re.findall(r"`([^`]+)`", str(error))
        field = named[-1].removeprefix("$.")[:80] if named else ""
        raise fault(number, "record-bad-field", field=field) from error


class _Order:
    """Refuses a line that cannot stand where it does, whatever game is played."""

    def __init__(self, header: Header) -> None:
        self._seats = len(header.seats)
        self._is_fair = isinstance(header.chance, FairChance)
        self._seeded: set[int] = set()
        self._begun = False
        self._broken_off = False
        self._ended = False

    def check(self, line: Line, number: int) -> None:
        """Refuse the next line, or remember what it rules out."""
        if self._ended:
            raise fault(number, "record-after-end")
        if self._broken_off and not isinstance(line, EndLine):
            raise fault(number, "record-end-due")
        self._check_seat(line, number)
        if isinstance(line, SeedLine):
            self._check_seed(line, number)
            self._seeded.add(line.seat)
        else:
            self._begun = True
        # Of more than two seats those that are left may play on; the replay knows.
        won = isinstance(line, ConcedeLine) and self._seats <= 2
        self._broken_off = won or isinstance(line, DrawLine)
        self._ended = isinstance(line, EndLine | SavedLine)

    def _check_seat(self, line: Line, number: int) -> None:
        match line:
            case SeedLine(seat=seat) | ChoiceLine(seat=seat) | ConcedeLine(concede=seat) if (
                seat >= self._seats
            ):
                raise fault(number, "record-no-such-seat", seat=seat, seats=self._seats)

    def _check_seed(self, line: SeedLine, number: int) -> None:
        if not self._is_fair:
            raise fault(number, "record-seed-needless")
        if self._begun:
            raise fault(number, "record-seed-late")
        if line.seat in self._seeded:
            raise fault(number, "record-seed-twice", seat=SeatName(line.seat))


# --- The game it was played with ---


def game_of(record: Record, packs: Sequence[Path] = ()) -> Game:
    """Set up the game of a record; ``packs`` are the folders of owner packs it was played with."""
    header = record.header
    try:
        game = find(header.game).build(len(header.seats), header.options, packs)
    except Refused as error:
        raise RecordError(HEADER_LINE, error.refusal) from error
    check_game(record, game)
    return game


def check_game(record: Record, game: Game) -> None:
    """Refuse a game that is not the one of the record, to the last card."""
    header = record.header
    if (game.info.name, game.seats) != (header.game, len(header.seats)):
        raise fault(HEADER_LINE, "record-other-game", game=header.game, other=game.info.name)
    try:
        options = game.info.complete_options(header.options, game.seats)
    except Refused as error:
        raise RecordError(HEADER_LINE, error.refusal) from error
    if options != game.options:
        raise fault(HEADER_LINE, "record-other-options")
    if header.rules > game.info.rules_version:
        versions = {"rules": header.rules, "known": game.info.rules_version}
        raise fault(HEADER_LINE, "record-newer-rules", **versions)
    _check_packs(header.packs, game.packs)


def _check_packs(recorded: Sequence[PackStamp], present: Sequence[PackStamp]) -> None:
    names = {stamp.name: stamp for stamp in present}
    for stamp in recorded:
        found = names.get(stamp.name)
        if found is None:
            raise fault(HEADER_LINE, "record-pack-missing", pack=stamp.name, version=stamp.version)
        if found != stamp:
            args = {"pack": stamp.name, "version": stamp.version, "other": found.version}
            raise fault(HEADER_LINE, "record-pack-differs", **args)
    if tuple(recorded) != tuple(present):
        listed = ", ".join(stamp.name for stamp in recorded)
        raise fault(HEADER_LINE, "record-pack-order", packs=listed)
