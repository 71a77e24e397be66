"""Card data: loading, checking, hashing and merging packs.

A pack is a folder of TOML files checked against the frozen structs a game declares::

    pack = load_packs([house_folder, *owner_folders], AlchemistData)
    pack.data.cauldrons[0].products
    pack.stamps  # name, version and hash of each pack, for the record of a match

A bad pack raises ``PackError``, which names file, line, field and what was expected of every
problem found.
"""

from athanor.packs import flaws
from athanor.packs.headers import Header, stray_header
from athanor.packs.house_set import HouseSet
from athanor.packs.kinds import FlawKind
from athanor.packs.layers import Layer, Stamp
from athanor.packs.pack import Pack, load_packs, merge, read_overlay, read_pack
from athanor.packs.problems import FieldPath, Flaw, PackError, Problem, Report
from athanor.packs.schema import SOURCES, PackData, Record, Source

__all__ = [
    "SOURCES",
    "FieldPath",
    "Flaw",
    "FlawKind",
    "Header",
    "HouseSet",
    "Layer",
    "Pack",
    "PackData",
    "PackError",
    "Problem",
    "Record",
    "Report",
    "Source",
    "Stamp",
    "flaws",
    "load_packs",
    "merge",
    "read_overlay",
    "read_pack",
    "stray_header",
]
