"""Spots as people say them: towards somebody, into cover from somebody, beside somebody.

What is said is looked for among spots of the decision itself, so it is as legal as any other. Who
chooses a spot has announced and paid for it, so it gives nothing away (AK2-005, AKB-010).
"""

import math
import unicodedata
from collections.abc import Sequence
from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.shelter import ShelterSpots
from athanor.games.alkemy.rules.space import post_disc, sees, spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.games.alkemy.seats import sits_above
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import distance_squared, to_grid
from athanor.games.alkemy.tabletop.rings import around
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

TOWARD: Final = ("toward", "towards", "to", "vers")
AWAY: Final = ("away from", "loin de", "loin")
COVER: Final = ("into cover from", "cover from", "a couvert de", "hors de vue de")
CONTACT: Final = ("contact with", "contact", "au contact de", "contact avec")

SIDES: Final = {
    "left": 9, "a gauche": 9, "gauche": 9,
    "right": 3, "a droite": 3, "droite": 3,
    "front": 6, "in front": 6, "devant": 6,
    "behind": 12, "back": 12, "derriere": 12,
}  # fmt: skip
"""Sides of a base by the clock, twelve being away from the player who speaks."""

NO_SPOT: Final = -2
"""What was said makes sense, and no spot is like that."""

SHARES: Final = tuple(share / 20 for share in range(20, 0, -1))
"""Of a move, how far it is tried to get."""


def spoken_spot(spots: Spots, text: str) -> i64:
    """Return the legal spot that words stand for; NO_SPOT if none is so, NONE if they name none."""
    words = plain(text)
    for phrases, find in (
        (CONTACT, beside),
        (COVER, in_cover),
        (AWAY, away_from),
        (TOWARD, toward),
    ):
        for phrase in phrases:
            if words.startswith(phrase + " "):
                found = find(spots, words.removeprefix(phrase).strip())
                return NO_SPOT if found == NONE else found
    return NONE


def plain(text: str) -> str:
    """Return words without capitals, accents, commas and needless blanks."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(bare.replace(",", " ").split())


def place_called(battle: Battle, name: str) -> tuple[i64, i64] | None:
    """Return where something is that is called so, or None if there is no such thing."""
    labels = battle.roster.labels
    if name in labels and battle.is_present(labels.index(name)):
        figure = labels.index(name)
        return battle.discs.x[figure], battle.discs.y[figure]
    kind, _, number = name.partition(" ")
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        return None
    index = int(number) - 1
    if kind in ("post", "borne") and 0 <= index < len(battle.owners):
        base = post_disc(battle, index)
        return battle.discs.x[base], battle.discs.y[base]
    if kind in ("token", "pion", "jeton") and index >= 0 and battle.tokens_left >> index & 1:
        return battle.tokens[index].x, battle.tokens[index].y
    if kind in ("piece", "decor") and 0 <= index < len(battle.placed):
        return battle.placed[index].x, battle.placed[index].y
    return None


def toward(spots: Spots, name: str) -> i64:
    """Return the spot nearest to something, as far as one gets."""
    return by_distance(spots, name, farthest=False)


def away_from(spots: Spots, name: str) -> i64:
    """Return the spot farthest from something."""
    return by_distance(spots, name, farthest=True)


def by_distance(spots: Spots, name: str, farthest: bool) -> i64:
    """Return the legal spot nearest to something, or farthest from it."""
    goal = place_called(spots.battle, name)
    if goal is None or spots.figure == NONE:
        return NONE
    x, y = goal
    candidates = list(spots.suggested())
    if isinstance(spots, MoveSpots):
        candidates += straight_spots(spots, x, y, farthest)
        base = base_called(spots.battle, name)
        if base != NONE and not farthest and base != spots.figure:
            candidates.append(spots.towards(base))
    best: i64 = NONE
    least = 0
    for spot in candidates:
        if spots.is_legal(spot):
            away = distance_squared(spot_x(spot), spot_y(spot), x, y)
            cost = -away if farthest else away
            if best == NONE or cost < least:
                best, least = spot, cost
    return best


def base_called(battle: Battle, name: str) -> i64:
    """Return the base of a figure or a post that is called so, or NONE."""
    if name in battle.roster.labels:
        return battle.roster.labels.index(name)
    kind, _, number = name.partition(" ")
    if kind in ("post", "borne") and number.isdigit():
        return post_disc(battle, int(number) - 1)
    return NONE


def straight_spots(spots: MoveSpots, x: i64, y: i64, farthest: bool) -> list[int]:
    """Return spots straight ahead, or straight away, the farthest first."""
    discs, figure = spots.battle.discs, spots.figure
    from_x, from_y = discs.x[figure], discs.y[figure]
    dx, dy = float(x - from_x), float(y - from_y)
    far = math.sqrt(dx * dx + dy * dy)
    if far == 0.0:
        return []
    most = float(spots.length) if farthest else min(float(spots.length), far)
    sign = -1.0 if farthest else 1.0
    found: list[int] = []
    for share in SHARES:
        step = sign * share * most / far
        to_x, to_y = to_grid(float(from_x) + dx * step), to_grid(float(from_y) + dy * step)
        if to_x >= 0 and to_y >= 0:
            found.append(spot_code(to_x, to_y))
    return found


def in_cover(spots: Spots, name: str) -> i64:
    """Return the nearest spot where somebody does not see the figure, or only behind cover."""
    battle, figure = spots.battle, spots.figure
    labels = battle.roster.labels
    if name not in labels or not isinstance(spots, MoveSpots):
        return NONE
    enemy = labels.index(name)
    if not battle.is_present(enemy) or enemy == figure:
        return NONE
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    candidates = {*spots.suggested(), *ShelterSpots(battle, figure, enemy).worth_a_look()}
    for spot in sorted(
        candidates, key=lambda one: (distance_squared(spot_x(one), spot_y(one), x, y), one)
    ):
        if is_covered(battle, figure, spot, enemy) and spots.is_legal(spot):
            return spot
    return NONE


def is_covered(battle: Battle, figure: i64, spot: i64, enemy: i64) -> bool:
    """Tell whether a figure at a spot would be unseen by somebody, or in cover from them."""
    discs = battle.discs
    x, y = discs.x[figure], discs.y[figure]
    discs.move(figure, spot_x(spot), spot_y(spot))
    apart = discs.gap(figure, enemy) > 0
    covered = apart and (
        not sees(battle, figure, enemy) or battle.edition.cover.hides_at(battle, enemy, figure)
    )
    discs.move(figure, x, y)
    return covered


def beside(spots: Spots, words: str) -> i64:
    """Return a spot in contact with somebody, on the side that is said, or the nearest."""
    if not isinstance(spots, ContactSpots):
        return NONE
    battle = spots.battle
    name, _, side = words.partition(" ")
    labels = battle.roster.labels
    if name not in labels or not spots.targets >> labels.index(name) & 1:
        return NONE
    target = labels.index(name)
    hour = hour_of(side)
    if side and hour == 0:
        return NONE
    ring = ring_spots(spots, target)
    if not ring:
        return NONE
    discs = battle.discs
    if hour == 0:
        x, y = discs.x[spots.figure], discs.y[spots.figure]
        return min(ring, key=lambda one: distance_squared(spot_x(one), spot_y(one), x, y))
    turned = math.radians(30.0 * hour)
    ahead = -1.0 if sits_above(battle, spots.seat) else 1.0
    aim_x, aim_y = ahead * math.sin(turned), ahead * math.cos(turned)
    return max(
        ring,
        key=lambda one: (
            aim_x * float(spot_x(one) - discs.x[target])
            + aim_y * float(spot_y(one) - discs.y[target]),
            -one,
        ),
    )


def hour_of(side: str) -> int:
    """Return a side of a base by the clock: ``left`` is nine; 0 if it is none."""
    words = side.removeprefix("on its ").removeprefix("on the ").removeprefix("at ")
    if words.isascii() and words.isdigit() and 1 <= int(words[:3]) <= 12:
        return int(words)
    return SIDES.get(words, 0)


def ring_spots(spots: ContactSpots, target: i64) -> Sequence[int]:
    """Return legal spots all around a target, those that are suggested among them."""
    discs = spots.battle.discs
    away = float(discs.radius[target] + discs.radius[spots.figure] + 2)
    found = set(spots.suggested())
    for px, py in around(float(discs.x[target]), float(discs.y[target]), away):
        x, y = to_grid(px), to_grid(py)
        if x >= 0 and y >= 0 and spots.objection(x, y) == "":
            found.add(spot_code(x, y))
    return sorted(found)


def all_rings(spots: ContactSpots) -> list[int]:
    """Return legal spots all around all targets."""
    found: set[int] = set()
    for target in members(spots.targets):
        found.update(ring_spots(spots, target))
    return sorted(found)
