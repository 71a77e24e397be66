"""Experiments written down: a TOML file, so that others can repeat them."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.words import refuse
from athanor.lab.experiment import Experiment
from athanor.lab.plan import Plan

MANY: Final = 1000
"""Matches of a line-up of which nobody says how many."""


class Lineup(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots around a table; what is not said is as in the experiment."""

    bots: list[str]
    matches: int | None = None
    seed: int | None = None
    options: dict[str, object] = {}


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says."""

    game: str
    lineup: list[Lineup]
    seed: int = 0
    matches: int = MANY
    traits: bool = True
    packs: list[str] = []
    """Folders, seen from the file."""
    options: dict[str, object] = {}


def read_file(path: Path) -> Experiment:
    """Return the experiment that is written in a file; refuse what cannot be read."""
    try:
        written = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Written)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise refuse("lab-bad-file", file=str(path), reason=str(error)) from error
    packs = tuple(str(path.parent / pack) for pack in written.packs)
    plans = tuple(plan_of(written, lineup, packs) for lineup in written.lineup)
    if not plans:
        raise refuse("lab-bad-file", file=str(path), reason="lineup")
    return Experiment(plans, written.traits)


def plan_of(written: Written, lineup: Lineup, packs: tuple[str, ...]) -> Plan:
    """Return one line-up as a plan."""
    return Plan(
        written.game,
        tuple(lineup.bots),
        written.matches if lineup.matches is None else lineup.matches,
        written.seed if lineup.seed is None else lineup.seed,
        {**written.options, **lineup.options},
        packs,
    )
