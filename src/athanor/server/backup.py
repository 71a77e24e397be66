"""A back-up of the house: one file with all that it keeps, made while it is open, and put back.

The store is copied by SQLite's own means, so that what is in the copy is what one moment held; the
key of the house is a part of it. Beside it lie the packs of owners, and a list of all files with
their hashes. Nothing is put back that does not agree with that list, or in which the doctor finds
anything wrong; and what was there before is kept aside.
"""

import hashlib
import os
import shutil
import sqlite3
import zipfile
import zlib
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

import msgspec
from msgspec import Struct

from athanor import __version__
from athanor.kernel.words import Refused, refuse
from athanor.server import doctor
from athanor.server.doctor import Finding
from athanor.server.lock import Lock
from athanor.server.settings import PACKS_FOLDER, STORE_FILE, Settings
from athanor.server.store.files import OWNER_ONLY, open_to_look, open_to_write

LIST: Final = "backup.json"
DRAFT: Final = "draft.zip"
FOLDER_MODE: Final = 0o700

ASIDE: Final = "before-restore"
"""Where in the folder of the house that is kept which was there before."""


class Contents(Struct, frozen=True):
    """What a back-up says about itself."""

    athanor: str
    """The version that made it."""
    made: str
    files: dict[str, str]
    """Their SHA-256 hashes, by their names."""


class Restored(Struct, frozen=True):
    """What came of putting a back-up in its place."""

    made: str
    aside: Path | None
    """Where that lies which was there before."""
    left: list[Finding]
    """What is wrong with the back-up; then nothing was put in its place."""


# --- making one ---


def back_up(data: Path, file: Path) -> list[Finding]:
    """Write all that a house keeps into a file; return what is wrong with it. It may be open."""
    store = Settings(data).store
    if not store.is_file():
        raise refuse("doctor-no-store", path=str(store))
    if file.exists():
        raise refuse("backup-exists", path=str(file))
    with TemporaryDirectory(prefix=".athanor-backup-", dir=file.absolute().parent) as place:
        copy, draft = Path(place) / STORE_FILE, Path(place) / DRAFT
        copy_store(store, copy)
        found = doctor.examine(copy)
        pack(data, copy, draft)
        os.replace(draft, file)
    return found


def copy_store(store: Path, copy: Path) -> None:
    """Copy the store as it is at one moment; whoever writes to it need not wait."""
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    try:
        with (
            closing(open_to_look(store, doctor.PATIENCE)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.DatabaseError as error:
        raise refuse("server-store-unusable", path=str(store), reason=str(error)) from error


def pack(data: Path, copy: Path, draft: Path) -> None:
    """Write the copy of a store and the packs of its house into one file, for its owner only."""
    packs = Settings(data).packs
    found = [path for path in sorted(packs.rglob("*")) if path.is_file()]
    files = {STORE_FILE: copy, **{path.relative_to(data).as_posix(): path for path in found}}
    handle = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(handle, "w+b") as stream:
        with ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
            hashes = {name: put_in(archive, name, path) for name, path in files.items()}
            made = datetime.now(UTC).isoformat(timespec="seconds")
            contents = Contents(__version__, made, hashes)
            archive.writestr(LIST, msgspec.json.format(msgspec.json.encode(contents)))
        stream.flush()
        os.fsync(stream.fileno())


def put_in(archive: ZipFile, name: str, path: Path) -> str:
    """Put a file into an archive; return the hash of what was put there."""
    digest = hashlib.sha256()
    with path.open("rb") as source, archive.open(name, "w", force_zip64=True) as target:
        while chunk := source.read(2**20):
            digest.update(chunk)
            target.write(chunk)
    return digest.hexdigest()


# --- putting it back ---


def restore(file: Path, data: Path, repair: bool = False) -> Restored:
    """Put a back-up in the place of what a folder holds, in which no house may be open."""
    store = Settings(data).store
    data.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    is_new = not store.exists()
    lock = Lock(store)
    is_done = False
    try:
        with TemporaryDirectory(prefix=".restoring-", dir=data) as place:
            fresh = Path(place)
            contents = unpack(file, fresh)
            left = examined(fresh / STORE_FILE, file, repair)
            aside = None if left else exchange(data, fresh, is_new)
            is_done = not left
    finally:
        lock.release()
        if is_new and not is_done:
            store.unlink(missing_ok=True)
    return Restored(contents.made, aside, left)


def unpack(file: Path, place: Path) -> Contents:
    """Take a back-up apart; refuse what is none, or is not as it was when it was made."""
    try:
        with ZipFile(file) as archive:
            contents = msgspec.json.decode(archive.read(LIST), type=Contents)
            if (
                set(archive.namelist()) != {LIST, *contents.files}
                or STORE_FILE not in contents.files
            ):
                raise refuse("backup-damaged", path=str(file))
            for name, digest in contents.files.items():
                path = Path(archive.extract(name, place))
                if path != place / name or hash_of(path) != digest:
                    raise refuse("backup-damaged", path=str(file))
    except (
        zipfile.BadZipFile,
        KeyError,
        msgspec.DecodeError,
        zlib.error,
        EOFError,
    ) as error:
        raise refuse("backup-damaged", path=str(file)) from error
    os.chmod(place / STORE_FILE, OWNER_ONLY)
    return contents


def hash_of(path: Path) -> str:
    """Return the hash of a file."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def examined(store: Path, file: Path, repair: bool) -> list[Finding]:
    """Bring the store of a back-up up to date, mended if that is wished; return what is wrong."""
    try:
        if repair and doctor.examine(store):
            doctor.mend(store)
        open_to_write(store, doctor.PATIENCE).close()
    except Refused as error:
        message = error.refusal.message
        raise refuse(message.key, (), **{**message.args, "path": str(file)}) from error
    return doctor.examine(store)


def exchange(data: Path, fresh: Path, is_new: bool) -> Path | None:
    """Put what is new in its place; return where that lies which was there before.

    What was there is copied before anything of it goes; if this breaks off, it is asked for anew.
    """
    aside = None if is_new and not (data / PACKS_FOLDER).exists() else name_aside(data)
    store = data / STORE_FILE
    if aside is not None:
        aside.mkdir(mode=FOLDER_MODE)
        for suffix in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copy2(f"{store}{suffix}", aside / f"{STORE_FILE}{suffix}")
        with suppress(FileNotFoundError):
            os.replace(data / PACKS_FOLDER, aside / PACKS_FOLDER)
    for suffix in ("-wal", "-shm"):
        Path(f"{store}{suffix}").unlink(missing_ok=True)
    os.replace(fresh / STORE_FILE, store)
    with suppress(FileNotFoundError):
        os.replace(fresh / PACKS_FOLDER, data / PACKS_FOLDER)
    return aside


def name_aside(data: Path) -> Path:
    """Return a name in a folder that nothing has."""
    number = 1
    while (place := data / f"{ASIDE}-{number}").exists():
        number += 1
    return place
