"""Geometry of a table without squares: round bases, scenery, ways and lines between them.

It knows no game. A match keeps a ``Terrain``, which never changes and is shared by all its copies,
and ``Discs``, which do; sets of bases or pieces are masks. Which module answers what:

* What is there? ``discs`` (bases, gaps, overlaps), ``polygons`` (shapes, and ``Piece``: a shape
  with a size and a kind), ``table`` (``Terrain``: the table with its pieces, is a spot free),
  ``zones`` (deployment zones and the like).
* Can it get there, how far is it, which way? ``paths``: ``can_reach`` for one question,
  ``find_path`` for the way itself, ``Reach`` for many questions about one move.
* Where can it touch them? ``contact``. How does it go towards somebody? ``approach``.
* Where does it first get to, of an area bounded by rings? ``thresholds``.
* Where can it certainly not get to, around a point? ``leeway``; much else here can be asked about
  all that is ``around`` a point at once, and then one of the two answers is certain.
* Can it leap over that? ``leaps``. A random spot it can get to? ``sampling``.
* Where is the nearest free spot? ``spots``.
* Does it see the other, and what is between them? ``sight``, and ``corridor``.
* How do we draw where it can get to? ``region``, which alone needs shapely and is not imported
  here.

Below these: ``moves`` (a move and the rough ground around it), ``search`` (the shortest way, with
``circles``, ``tangents`` and ``frontier``), ``ground`` and ``borders`` (scenery as a moving base
meets it), ``slow`` and ``stretches`` (what lies along a straight way), ``strips`` (what lies in a
strip of the table), ``fans`` and ``rings`` (points for drawing and for trying), ``points``
(numbers).

Units. Positions, radii and lengths are whole thousandths of an inch. The length of a way is the
length as a move counts it: what its kind makes of each piece (``WALL``, ``TOLL``, ``SLOW``,
``FLAT``) is in it. A toll is paid once in a move, by whoever overlaps the piece on the way; units
count double while the base's centre is inside a slow piece, whose border does not belong to it.

Tolerances. Where something stands is exact. Lines and ways may enter what they must keep clear of
by ``points.SLACK``, a billionth of an inch, and past walls and tolls no way is shorter than the one
found. Over slow ground ways bend at fixed posts only (``slow.SPACING``): the one found is a true
way and its length is right to a unit, but a cheaper one may exist: seldom by more than 30 units,
at most by about half the spacing of posts at each bend. Drawn regions are right to 25
units, near slow ground to 100. Answers are the same to the last bit on every machine and in both
builds, regions excepted.
"""

from athanor.games.alkemy.tabletop.approach import approaches, ways_to_contact
from athanor.games.alkemy.tabletop.contact import contact_spots
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.discs import Discs, gap_between, overlap, within
from athanor.games.alkemy.tabletop.leaps import can_leap, leap_spots
from athanor.games.alkemy.tabletop.paths import Path, Reach, can_reach, find_path
from athanor.games.alkemy.tabletop.points import INCH
from athanor.games.alkemy.tabletop.polygons import FLAT, SLOW, TOLL, WALL, Piece, Polygon
from athanor.games.alkemy.tabletop.sampling import random_spot
from athanor.games.alkemy.tabletop.sight import Sight, look
from athanor.games.alkemy.tabletop.spots import nearest_free
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.tabletop.zones import DiscZone, PolygonZone, Zone, rectangle

__all__ = [
    "FLAT",
    "INCH",
    "SLOW",
    "TOLL",
    "WALL",
    "Corridor",
    "DiscZone",
    "Discs",
    "Path",
    "Piece",
    "Polygon",
    "PolygonZone",
    "Reach",
    "Sight",
    "Terrain",
    "Zone",
    "approaches",
    "can_leap",
    "can_reach",
    "contact_spots",
    "find_path",
    "gap_between",
    "leap_spots",
    "look",
    "nearest_free",
    "overlap",
    "random_spot",
    "rectangle",
    "ways_to_contact",
    "within",
]
