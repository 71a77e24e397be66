"""Is it really impossible? Random scenes, and a dense look at every spot where rules say *nowhere*.

Whoever looks densely asks the rules about one spot after the other, and about nothing else. Run as
a program it counts, question by question, how many scenes it looked at, in how many of them there
was a spot, and how often the rules had denied it; a second number says how far apart the spots are
that it looks at, in thousandths of an inch, and names tell which questions it asks::

    python -m tests.games.alkemy.possible 1000 100 shelter,contact
"""

import math
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache

from athanor.games.alkemy.cards.schema import Scenery, Text
from athanor.games.alkemy.codes import (
    CHARGE,
    CLIMBABLE,
    CLUTTERED,
    ENGAGE,
    HINDERING,
    IMPASSABLE,
    NONE,
    RUN,
    VISIONS,
    WALK,
)
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.charge import landing
from athanor.games.alkemy.rules.climbing import fits
from athanor.games.alkemy.rules.deploying import DeploySpots
from athanor.games.alkemy.rules.enriching import AgainSpots
from athanor.games.alkemy.rules.footprints import TURNS, is_near, keeps_off_edges, shape_of
from athanor.games.alkemy.rules.laying import lay, lay_out
from athanor.games.alkemy.rules.levels import Levels
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.room import fitting_turns
from athanor.games.alkemy.rules.scaling import FarSide
from athanor.games.alkemy.rules.shelter import ShelterSpots
from athanor.games.alkemy.rules.space import move_value, sees
from athanor.games.alkemy.rules.walking import MoveSpots, exits
from athanor.games.alkemy.state import Battle, Placed
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.preparing import Preparing
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, advanced_game, game_of, game_with

SHOOTERS = ("crossbowman", "archer", "ember-thrower")
FIGURES = ("recruit", "archer", "ghulam", "tuareg", "meharist", "jaraya", "garlan", "halberdier")
SIDE = 24_000
Spot = tuple[int, int]
Looked = tuple[bool, bool]
"""What the rules say, and what is true as far as a dense look can tell."""

Question = Callable[[str, random.Random, int], Looked | None]
"""Asked with an edition and a step: how far apart the spots of the dense look are."""


# --- Tables ---


LEVELS = "levels"
"""Blitz on tables with pieces that one can stand on."""

ADVANCED = "advanced"
"""V2 on tables with pieces to enter, to be slowed by, and to see through."""

RULEBOOKS = {LEVELS: "blitz", ADVANCED: "v2"}


@cache
def game_for(edition: str) -> Alkemy:
    """The game of an edition; for levels, Blitz with two pieces to climb."""
    if edition == ADVANCED:
        return advanced_game()
    if edition != LEVELS:
        return game_of(edition)
    corners = ((-1.75, -1.25), (1.75, -1.25), (1.75, 1.25), (-1.75, 1.25))
    mounds = tuple(
        Scenery(
            id=f"mound-{size}", name=Text(en="Mound", fr="Butte"), source="house", kind="flat",
            size=size, height=float(size), shape=corners, standable=True,
        )
        for size in (1, 2)
    )  # fmt: skip
    return game_with("blitz", scenery=mounds)


def scenery(edition: str, chance: random.Random, most: int) -> list[tuple[str, float, float, int]]:
    """Pieces anywhere on the table, most of them not too near to each other."""
    kinds = [piece.id for piece in game_for(edition).terms.pieces]
    if edition == LEVELS:
        kinds = [*kinds[-2:], *kinds[-2:], *kinds]
    found: list[tuple[str, float, float, int]] = []
    for _ in range(chance.randint(0, most)):
        x, y = chance.uniform(3, 21), chance.uniform(3, 21)
        if all(math.dist((x, y), other[1:3]) > 3 for other in found):
            found.append((chance.choice(kinds), round(x, 3), round(y, 3), chance.randrange(TURNS)))
    return found


def settle(battle: Battle, figure: int, spots: Iterator[Spot]) -> bool:
    """Put a figure on the first spot where it fits; tell whether there was one."""
    for x, y in spots:
        battle.discs.move(figure, x, y)
        radius = battle.discs.radius[figure]
        if battle.terrain.on_table(x, y, radius) and fits(battle, figure, x, y):
            return True
    return False


def anywhere(chance: random.Random, x: float, y: float, spread: float) -> Iterator[Spot]:
    """Random spots around a point."""
    for _ in range(60):
        at = x + chance.uniform(-spread, spread), y + chance.uniform(-spread, spread)
        yield round(at[0]), round(at[1])


def around(chance: random.Random, x: int, y: int, near: float, far: float) -> Iterator[Spot]:
    """Random spots in a ring around a point."""
    for _ in range(60):
        away, angle = chance.uniform(near, far), chance.uniform(0, math.tau)
        yield round(x + away * math.cos(angle)), round(y + away * math.sin(angle))


def strewn(edition: str, chance: random.Random, figures: list[tuple[str, int]], most: int) -> Scene:
    """A table with scenery and all figures far off, to be put where a question wants them."""
    placed: list[Figure] = [(name, seat, -100.0, -100.0) for name, seat in figures]
    things = scenery(edition, chance, most)
    rules = RULEBOOKS.get(edition, edition)
    scene = Scene(rules, placed, scenery=things, game=game_for(edition))
    if edition == ADVANCED:
        transform(scene.battle, chance)
    scene.battle.present = 0
    return scene


def transform(battle: Battle, chance: random.Random) -> None:
    """Make every piece what chance wants it to be; few are simply in the way."""
    natures = [
        (vision, crossing)
        for vision in range(len(VISIONS))
        for crossing in (0, HINDERING, CLUTTERED, HINDERING | CLUTTERED, IMPASSABLE, CLIMBABLE)
    ]
    battle.placed = [
        Placed(one.kind, one.x, one.y, one.turn, *chance.choice(natures)) for one in battle.placed
    ]
    lay_out(battle)


def bring(scene: Scene, label: str, spots: Iterator[Spot]) -> bool:
    """Bring a figure to the table; tell whether it has room."""
    battle, figure = scene.battle, scene.figure(label)
    if not settle(battle, figure, spots):
        battle.discs.move(figure, -100_000, -100_000)
        return False
    battle.present |= 1 << figure
    return True


def grid_around(x: int, y: int, reach: int, step: int) -> Iterator[Spot]:
    """A grid of spots in a disc, and its border, which a grid would hardly hit."""
    for dx in range(-reach // step * step, reach + 1, step):
        for dy in range(-reach // step * step, reach + 1, step):
            if dx * dx + dy * dy <= reach * reach:
                yield x + dx, y + dy
    rim = max(8, round(math.tau * reach / step))
    for k in range(rim):
        turn = math.tau * k / rim
        yield int(x + (reach - 1) * math.cos(turn)), int(y + (reach - 1) * math.sin(turn))


# --- Questions ---


def shelter(edition: str, chance: random.Random, step: int) -> Looked | None:
    """A shot at somebody: is there shelter within its walk? (AK2-R37, AKB-R57)"""
    names = [(chance.choice(SHOOTERS), 0), (chance.choice(FIGURES), 1)]
    names += [(chance.choice(FIGURES), chance.randrange(2)) for _ in range(chance.randint(0, 6))]
    scene = strewn(edition, chance, names, 5)
    battle = scene.battle
    labels = [battle.roster.labels[k] for k in range(battle.roster.count)]
    shooter, target = scene.figure("a1"), scene.figure("b1")
    if not bring(scene, "b1", anywhere(chance, SIDE / 2, SIDE / 2, SIDE / 2)):
        return None
    for label in labels:
        if label != "b1":
            bring(scene, label, anywhere(chance, SIDE / 2, SIDE / 2, SIDE / 2))
    if not (battle.is_present(shooter) and sees(battle, shooter, target)):
        return None
    if battle.discs.gap(shooter, target) <= battle.edition.clearance:
        return None
    spots = ShelterSpots(battle, target, shooter)
    x, y = battle.discs.x[target], battle.discs.y[target]
    return spots.is_possible(), any(
        spots.is_sheltered(*spot) and spots.objection(*spot) == ""
        for spot in grid_around(x, y, spots.length, step)
    )


def cornered(edition: str, chance: random.Random) -> MoveSpots | None:
    """Somebody surrounded by friends and enemies, and where it may get away to."""
    names = [(chance.choice(FIGURES), 0)]
    names += [(chance.choice(FIGURES), 1 if k < 2 else chance.randrange(2)) for k in range(9)]
    scene = strewn(edition, chance, names, 3)
    battle = scene.battle
    near_edge = chance.choice([SIDE / 2, 1500.0, SIDE - 1500.0])
    if not bring(scene, "a1", anywhere(chance, near_edge, chance.choice([SIDE / 2, 1500.0]), 1200)):
        return None
    figure = scene.figure("a1")
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    for k in range(1, battle.roster.count):
        touching = float(battle.discs.radius[figure] + battle.discs.radius[k])
        slit = float(battle.edition.contact - 1) if k % 2 else chance.choice([40, 300, 900])
        spots = around(chance, x, y, touching + 1, touching + slit)
        bring(scene, battle.roster.labels[k], spots)
    for enemy in range(battle.roster.count):
        battle.edition.bonds.moved(battle, enemy)
        if battle.enemies(figure) >> enemy & 1:
            battle.edition.bonds.joined(battle, figure, 1 << enemy)
    battle.edition.bonds.moved(battle, figure)
    if battle.foes[figure] == 0:
        return None
    return exits(battle, figure, chance.choice([WALK, RUN]), battle.foes[figure])


def way_out(edition: str, chance: random.Random, step: int) -> Looked | None:
    """Can somebody who is surrounded get away? (AK2-R80, AKB-R32)"""
    spots = cornered(edition, chance)
    if spots is None:
        return None
    battle, figure = spots.battle, spots.figure
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    possible = spots.is_possible()
    spots.journeys.reaches()
    return possible, any(
        spots.objection(*spot) == "" for spot in grid_around(x, y, spots.length, step)
    )


def charging(edition: str, chance: random.Random) -> tuple[Battle, Order] | None:
    """A charge on one enemy or several who are near enough, with others around them."""
    count = chance.choice([1, 1, 2, 2, 3])
    names = [(chance.choice(FIGURES), 0)] + [(chance.choice(FIGURES), 1) for _ in range(count)]
    names += [(chance.choice(FIGURES), chance.randrange(2)) for _ in range(chance.randint(2, 8))]
    scene = strewn(edition, chance, [*names, ("recruit", 1)], 4)
    battle = scene.battle
    if not bring(scene, "a1", anywhere(chance, SIDE / 2, SIDE / 2, SIDE / 2)):
        return None
    figure = scene.figure("a1")
    blitz = RULEBOOKS.get(edition, edition) == "blitz"
    action = chance.choice([CHARGE, ENGAGE]) if blitz else CHARGE
    length = move_value(battle, figure, WALK if action == ENGAGE else CHARGE)
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    targets = 0
    for k in range(count):
        label = f"b{k + 1}"
        spots = around(chance, x, y, 1500, float(length + 1200))
        if k > 0:
            first = scene.figure("b1")
            spots = around(chance, battle.discs.x[first], battle.discs.y[first], 1000, 2400)
        if not bring(scene, label, spots):
            return None
        targets |= 1 << scene.figure(label)
    first = scene.figure("b1")
    tx, ty = battle.discs.x[first], battle.discs.y[first]
    labels = battle.roster.labels[: battle.roster.count]
    for label in labels[:-1]:
        if not battle.is_present(scene.figure(label)):
            bring(scene, label, around(chance, tx, ty, 900, 2600))
    if action == ENGAGE and chance.random() < 0.4:  # it fights somebody already
        touching = float(battle.discs.radius[figure] + 500)
        if bring(scene, labels[-1], around(chance, x, y, touching, touching + 15)):
            battle.edition.bonds.joined(battle, figure, 1 << scene.figure(labels[-1]))
    order = Order(figure, action, first)
    order.targets = targets
    for target in range(battle.roster.count):
        if targets >> target & 1 and battle.discs.gap(figure, target) > length:
            return None
    return battle, order


def contact(edition: str, chance: random.Random, step: int) -> Looked | None:
    """Does a charge get there? (AK2-R25, AKB-224)"""
    charge = charging(edition, chance)
    if charge is None:
        return None
    battle, order = charge
    figure, first = order.figure, order.target
    finer = 1 if order.targets == 1 << first else 4
    tx, ty = battle.discs.x[first], battle.discs.y[first]
    says = landing(battle, order).is_possible()
    fresh = landing(battle, order)  # in V2 others may be touched only if there is no other place
    ring = battle.discs.radius[first] + battle.discs.radius[figure]
    looks = [0, fresh.apart // 2, fresh.apart - 1]
    if fresh.apart > 100:
        looks = list(range(0, fresh.apart, step))
    touching = battle.edition.charging.may_touch_others
    for avoid in [fresh.avoid, 0] if touching else [fresh.avoid]:
        fresh.avoid = avoid
        for apart in looks:
            rho = float(ring + apart)
            rim = finer * round(math.tau * rho / step)
            for k in range(rim):
                turn = math.tau * k / rim
                x, y = tx + round(rho * math.cos(turn)), ty + round(rho * math.sin(turn))
                if fresh.objection(x, y) == "":
                    return says, True
    return says, False


def deploying(edition: str, chance: random.Random, step: int) -> Looked | None:
    """A deployment zone all built over but for some holes: is there room? (AK2-R18, AKB-R75)"""
    scene = strewn(edition, chance, [(chance.choice(FIGURES), 0), ("recruit", 1)], 0)
    battle = scene.battle
    depth = battle.layout.depth
    blocks: list[Piece] = []
    x = 0
    while x < SIDE and len(blocks) < 60:
        right = min(SIDE, x + chance.randint(400, 1600))
        if len(blocks) >= 58:
            right = SIDE
        low = chance.randint(100, depth - 900)
        high = min(depth, low + chance.randint(300, 1080))
        blocks.append(Piece([(x, 0), (right, 0), (right, low), (x, low)], 2))
        blocks.append(Piece([(x, high), (right, high), (right, SIDE // 2), (x, SIDE // 2)], 2))
        x = right
    battle.terrain = Terrain(SIDE, SIDE, blocks)
    battle.levels = Levels(battle.terrain, [0] * len(blocks))
    figure = scene.figure("a1")
    radius = battle.discs.radius[figure]
    spots = DeploySpots(battle, figure)
    return spots.is_possible(), any(
        spots.objection(x, y) == ""
        for x in range(radius, SIDE - radius + 1, step)
        for y in range(radius, depth - radius + 1, step)
    )


def piece_room(edition: str, chance: random.Random, step: int) -> Looked | None:
    """A table with much scenery: is there room for one more, turned so? (AK2-R15, AKB-R73)"""
    scene = Preparing(edition, "scenery")
    battle = scene.battle
    siting = battle.edition.siting
    for _ in range(400):
        kinds = siting.kinds(battle)
        if not kinds or len(battle.placed) >= 9:
            break
        kind, turn = chance.choice(kinds), chance.randrange(TURNS)
        x, y = chance.randrange(SIDE), chance.randrange(SIDE)
        seat = len(battle.placed) % 2
        if siting.objection(battle, seat, kind, x, y, turn) == "":
            lay(battle, Placed(kind, x, y, turn))
    kinds = siting.kinds(battle)
    if not kinds:
        return None
    kind, turn, seat = chance.choice(kinds), chance.randrange(TURNS), chance.randrange(2)
    return turn in fitting_turns(battle, seat, kind), any(
        siting.objection(battle, seat, kind, x, y, turn) == ""
        for x in range(0, SIDE + 1, step)
        for y in range(0, SIDE + 1, step)
    )


def stroll(edition: str, chance: random.Random, step: int) -> Looked | None:
    """Somebody among scenery and others: may a walk end in some small part of the table?"""
    names = [(chance.choice(FIGURES), chance.randrange(2)) for _ in range(6)]
    scene = strewn(edition, chance, [(chance.choice(FIGURES), 0), ("recruit", 1), *names], 7)
    battle = scene.battle
    for label in battle.roster.labels[: battle.roster.count]:
        bring(scene, label, anywhere(chance, SIDE / 2, SIDE / 2, SIDE / 3))
    figure = scene.figure("a1")
    for other in range(battle.roster.count):
        battle.edition.bonds.moved(battle, other)
    if not battle.is_present(figure) or battle.in_combat(figure):
        return None
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    spots = exits(battle, figure, chance.choice([WALK, RUN]), 0)
    away, angle = chance.uniform(500, float(spots.length)), chance.uniform(0, math.tau)
    wanted = int(x) + round(away * math.cos(angle)), int(y) + round(away * math.sin(angle))
    part = Part(spots, wanted, chance.choice([40, 150, 400]))
    possible = part.is_possible()
    part.journeys.reaches()
    return possible, any(
        part.objection(*spot) == "" for spot in grid_around(*wanted, part.wide, max(10, step // 4))
    )


class Part(MoveSpots):
    """A move that must end in a disc of the table."""

    def __init__(self, spots: MoveSpots, middle: Spot, wide: int) -> None:
        less = spots.journeys.less
        super().__init__(spots.battle, spots.figure, spots.length, "walk", "AK2-603", 0, less)
        self.middle = middle
        self.wide = wide

    def objection(self, x: int, y: int) -> str:
        if math.dist((x, y), self.middle) > self.wide:
            return "elsewhere AK2-603"
        return super().objection(x, y) if x >= 0 and y >= 0 else "off-table AK2-R2"

    def may_end(self, x: int, y: int, around: int) -> bool:
        near = math.dist((x, y), self.middle) <= self.wide + around
        return near and super().may_end(x, y, around)

    def known_spot(self) -> int:
        return NONE

    def searched_spot(self) -> int:
        return self.cut_up()


def climbing(edition: str, chance: random.Random, step: int) -> Looked | None:
    """Somebody beside a piece to climb, others beyond it: is there a place? (AK2-R50)"""
    names = [(chance.choice(FIGURES), chance.randrange(2)) for _ in range(8)]
    scene = strewn(edition, chance, [(chance.choice(FIGURES), 0), ("recruit", 1), *names], 4)
    battle = scene.battle
    if not battle.placed:
        return None
    piece = chance.randrange(len(battle.placed))
    one = battle.placed[piece]
    if not bring(scene, "a1", around(chance, one.x, one.y, 500, 3400)):
        return None
    figure = scene.figure("a1")
    shape = battle.terrain.pieces[piece]
    if shape.contains(battle.discs.x[figure], battle.discs.y[figure]):
        return None
    across, up = 2 * one.x - battle.discs.x[figure], 2 * one.y - battle.discs.y[figure]
    for label in battle.roster.labels[1 : battle.roster.count]:
        bring(scene, label, anywhere(chance, float(across), float(up), 1600))
    far = FarSide(battle, figure, piece)
    spots = grid_around(round(far.way.x), round(far.way.y), far.walk + far.radius, step)
    if far.way.length > float(far.walk):
        return far.place() != NONE, False
    return far.place() != NONE, any(far.objection(*spot) == "" for spot in spots)


def placing_again(edition: str, chance: random.Random, step: int) -> Looked | None:
    """A crowded table: may a Strategic element, turned so, lie anywhere? (AK2-1324, AK2-R47)"""
    scene = strewn(edition, chance, [("recruit", 0), ("recruit", 1)], 0)
    battle = scene.battle
    kinds = len(battle.terms.pieces)
    for _ in range(chance.choice([60, 300])):
        kind, turn = chance.randrange(kinds), chance.randrange(TURNS)
        x, y = chance.randrange(SIDE), chance.randrange(SIDE)
        shape = shape_of(battle.terms.pieces[kind], turn)
        on_table = keeps_off_edges(battle, shape, x, y, 0)
        if on_table and len(battle.placed) < 40 and not is_near(battle, kind, shape, x, y, 300, 0):
            lay(battle, Placed(kind, x, y, turn))
    if not battle.placed:
        return None
    piece = chance.randrange(len(battle.placed))
    spots = AgainSpots(battle, piece, chance.randrange(TURNS), 0)
    return spots.is_possible(), any(
        spots.objection(x, y) == ""
        for x in range(0, SIDE + 1, step)
        for y in range(0, SIDE + 1, step)
    )


QUESTIONS: dict[str, Question] = {
    "shelter": shelter,
    "way out": way_out,
    "contact": contact,
    "deploying": deploying,
    "piece": piece_room,
    "stroll": stroll,
    "climbing": climbing,
    "again": placing_again,
}
RULES = (*EDITIONS, LEVELS, ADVANCED)
ASKED_OF = {
    "deploying": EDITIONS,
    "piece": EDITIONS,
    "climbing": (ADVANCED,),
    "again": (ADVANCED,),
}
"""Questions that are asked of some rules only."""


class Tally:
    """How often the rules and a dense look agreed about a question."""

    def __init__(self) -> None:
        self.scenes = 0
        self.possible = 0
        self.denied: list[int] = []
        """Seeds of scenes in which a spot was found that the rules said does not exist."""
        self.only_said = 0
        """Scenes in which the rules knew a spot that the dense look missed."""


def ask(name: str, edition: str, count: int, step: int, first: int = 0) -> Tally:
    """Ask a question in so many scenes, one for each seed that makes one."""
    tally = Tally()
    seed = first
    while tally.scenes < count:
        looked = QUESTIONS[name](edition, random.Random(f"{name} {edition} {seed}"), step)
        if looked is not None:
            says, is_so = looked
            tally.scenes += 1
            tally.possible += says or is_so
            if is_so and not says:
                tally.denied.append(seed)
            tally.only_said += says and not is_so
        seed += 1
    return tally


def main() -> None:
    """Count, and print a table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    step = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    names = sys.argv[3].split(",") if len(sys.argv) > 3 else list(QUESTIONS)
    for name in names:
        for edition in ASKED_OF.get(name, RULES):
            begin = time.perf_counter()
            tally = ask(name, edition, count, step)
            sys.stdout.write(
                f"{name:10} {edition:6} {tally.scenes} scenes, {tally.possible} possible, "
                f"{len(tally.denied)} denied {tally.denied[:8]}, "
                f"{tally.only_said} beyond the dense look, {time.perf_counter() - begin:.0f} s\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
