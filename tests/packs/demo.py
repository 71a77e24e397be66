"""A small game's data with every form a schema can take, and a pack that fills it."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from athanor.packs import Flaw, PackData, Record, Report

STILLS = """\
source = "public"

[[still]]
id = "A"
heat = 3
metal = "copper"
parts = ["head", "beak"]

[[still]]
id = "B"
heat = 9
metal = "tin"
parts = ["head", "worm"]
place = { row = 1, source = "house" }
effects = [{ verb = "gain", fame = 2 }, { verb = "draw" }]
"""

TABLES = """\
source = "rulebook"
rounds = 7

[board]
name = "Table"
width = 1.5

[setup.2]
cubes = 10

[setup.3]
cubes = 12
"""

PACK = {"stills.toml": STILLS, "tables.toml": TABLES}


class Gain(Struct, frozen=True, tag_field="verb", tag="gain", forbid_unknown_fields=True):
    fame: int


class Draw(Struct, frozen=True, tag_field="verb", tag="draw", forbid_unknown_fields=True):
    cubes: int = 1


class Place(Record, frozen=True):
    row: int


class Still(Record, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z]+\Z", max_length=3)]
    heat: Annotated[int, Meta(ge=1, le=9, extra={"rule": "DEM-001"})]
    metal: Literal["copper", "tin"]
    parts: Annotated[tuple[str, str], Meta(extra={"rule": "DEM-002"})]
    place: Place | None = None
    effects: tuple[Gain | Draw, ...] = ()


class Board(Record, frozen=True):
    name: Annotated[str, Meta(min_length=2)]
    width: Annotated[float, Meta(ge=0.5, le=9.5)]
    folded: bool = False
    even: Annotated[int, Meta(multiple_of=2)] = 0


class SetupRow(Record, frozen=True):
    cubes: int


class DemoData(PackData, frozen=True):
    game: ClassVar[str] = "demo"

    still: Annotated[tuple[Still, ...], Meta(max_length=4, extra={"rule": "DEM-003"})]
    setup: dict[Annotated[int, Meta(ge=2, le=5)], SetupRow]
    board: Board
    rounds: Annotated[int, Meta(ge=1, extra={"rule": "DEM-004"})]
    names: dict[str, Annotated[tuple[str, ...], Meta(min_length=1)]] = field(default_factory=dict)

    def check(self, report: Report) -> None:
        for index, still in enumerate(self.still):
            if still.heat == 8:
                report.error(("still", index, "heat"), Flaw(key="hot", expected="7", found="8"))
            if still.heat == 7:
                report.warn(("still", index, "heat"), Flaw(key="warm", expected="6", found="7"))
        if len(self.still) == 1:
            report.warn(("still",), Flaw(key="lonely", expected="2", found="1"))
        if 5 not in self.setup and self.rounds == 5:
            report.error(("setup", 5), Flaw(key="no-five", expected="5", found="none"))
