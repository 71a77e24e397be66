"""The ``[pack]`` table of ``pack.toml``: which pack this is and for which game."""

from pathlib import Path
from typing import Annotated

import msgspec

from athanor.kernel.conversion import convert
from athanor.packs import flaws
from athanor.packs.checking import check_entry
from athanor.packs.documents import HEADER, Document, called, parse, read_file
from athanor.packs.problems import FieldPath, Flaw, PackError
from athanor.packs.schema import Kind, Source


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people call a pack."""

    en: str = ""
    fr: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Name, version and game of a pack.

    ``also`` names other games that read the same pack, such as editions that share cards.
    ``source`` is the default of its records. ``replaces`` names tables of the packs below that
    are dropped whole; other tables are replaced record by record.
    """

    name: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^[a-z0-9][a-z0-9-]*\Z", max_length=60, extra={"form": "pack-form-id"}
        ),
    ]
    version: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
    game: str
    also: tuple[str, ...] = ()
    title: Title = Title()
    source: Source | None = None
    replaces: tuple[str, ...] = ()

    @property
    def all_games(self) -> tuple[str, ...]:
        """The games that read the pack."""
        return (self.game, *self.also)


def read_header(document: Document) -> Header:
    """Read the header, or raise ``PackError`` with everything that is wrong in it.

    What seems to be missing is not told if it may stand in a line that is no TOML.
    """
    if "pack" not in document.data:
        found: list[tuple[FieldPath, Flaw]] = [(("pack",), flaws.missing_field("pack"))]
    else:
        found = list(check_entry(document.data["pack"], Kind.of(Header), ("pack",)))
    if found:
        raise PackError(document.problems(found))
    return convert(document.data["pack"], Header)


def stray_header(folder: Path) -> Header | None:
    """Return what the pack in a folder says it is; None if it is no pack, or its header is bad."""
    try:
        return read_header(parse(called(folder), HEADER, read_file(folder.absolute(), HEADER)))
    except PackError:
        return None
