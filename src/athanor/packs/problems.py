"""What is wrong with a pack and where it stands, for logs and for people."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from athanor.kernel.words import Message

WHOLE = "."
"""Named as the file where the folder itself is wrong."""

FieldPath = tuple[str | int, ...]
"""Where a value stands in a file: ``("cauldron", 3, "products")``."""


def field_text(path: FieldPath) -> str:
    """Write a path as people do: ``cauldron[3].products``."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            bare = step.replace("-", "_")
            name = step if bare.isidentifier() or bare.isalnum() else quoted(step)
            text += f".{name}" if text else name
    return text


def quoted(text: str, longest: int = 60) -> str:
    """Quote a text from a pack, cut short if it is long."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return f'"{one_line(shown)}"'


def one_line(text: str) -> str:
    """Write out characters that would break the line or drive a terminal."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


class Flaw(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, wherever it stands.

    ``key`` and ``args`` name a message in ``locale``, and ``hint`` one that helps, with the same
    arguments; ``expected`` and ``found`` say the same in plain English for logs. ``rule`` is the
    rule of the game that asks for it, if there is one.
    """

    key: str
    expected: str
    found: str
    args: Mapping[str, str | int | Message] = {}
    rule: str = ""
    hint: str = ""
    names_key: bool = False
    """It is the key that is wrong and not its value."""
    spot: tuple[int, int] | None = None
    """Row and column, from 0, inside a text of several lines."""

    def under(self, rule: str) -> "Flaw":
        """Name the rule, unless a closer one is named already."""
        return self if self.rule or not rule else msgspec.structs.replace(self, rule=rule)

    def hinted(self, hint: str) -> "Flaw":
        """Add a hint, unless there is none."""
        return msgspec.structs.replace(self, hint=hint) if hint else self

    def inside(self, row: int, column: int) -> "Flaw":
        """Say where in a text of several lines it stands."""
        return msgspec.structs.replace(self, spot=(row, column))

    def at(
        self, pack: str, file: str, line: int = 1, column: int = 1, field: str = ""
    ) -> "Problem":
        """Say where the flaw stands. A flaw of a whole file stands at its beginning."""
        return Problem(
            pack=one_line(pack), file=one_line(file), line=line, column=column, field=field,
            key=self.key, expected=self.expected, found=self.found, args=self.args, rule=self.rule,
            hint=self.hint,
        )  # fmt: skip


class Problem(Flaw, frozen=True, kw_only=True):
    """A flaw and its place.

    ``pack`` is the folder's name; ``line`` and ``column`` count from 1.
    """

    pack: str
    file: str
    line: int
    column: int
    field: str

    @property
    def message(self) -> Message:
        """What is wrong, and what helps, in one message."""
        said = Message(self.key, dict(self.args))
        if not self.hint:
            return said
        hint = Message(self.hint, dict(self.args))
        return Message("pack-problem-hinted", {"problem": said, "hint": hint})

    def __str__(self) -> str:
        field = f"{self.field}: " if self.field else ""
        rule = f" ({self.rule})" if self.rule else ""
        place = f"{self.file}:{self.line}:{self.column}"
        return f"{place}: {field}expected {self.expected}, found {self.found}{rule}"


class PackError(Exception):
    """A pack is refused. Carries every problem that was found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{problem.pack}/{problem}" for problem in self.problems)


class Report:
    """Collects what a game's own check finds in data whose every record is well formed."""

    def __init__(self, place: Callable[[FieldPath, Flaw], Problem]) -> None:
        self._place = place
        self.errors: list[Problem] = []
        self.warnings: list[Problem] = []

    def error(self, path: FieldPath, flaw: Flaw) -> None:
        """Refuse the pack because of the value at ``path``."""
        self.errors.append(self._place(path, flaw))

    def warn(self, path: FieldPath, flaw: Flaw) -> None:
        """Accept the value at ``path`` but say that it is unusual."""
        self.warnings.append(self._place(path, flaw))
