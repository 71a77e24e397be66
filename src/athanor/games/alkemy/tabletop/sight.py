"""Lines of sight from base to base, exact: any free line at all, or else who blocks them.

If some line from one base to another is free, it stays free while it is pushed to the left until it
touches something: a blocker, or the edge of a base it would otherwise leave. There it can be turned
anticlockwise until it touches once more. So it is enough to try the lines that touch two things in
these two ways; and if all of them are cut there is no free line.
"""

import math
from typing import Final

from athanor.games.alkemy.tabletop.borders import Borders
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.frontier import grown, grown_floats
from athanor.games.alkemy.tabletop.points import SLACK
from athanor.games.alkemy.tabletop.strips import Strip
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.tabletop.tangents import tangent
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64, vec

ROOM: Final = 16
"""Blockers and things to touch there is room for before more is made."""


class Sight:
    """Whether a base sees another, and why.

    If it does, a free line leads from (x0, y0) on its base to (x1, y1) on the other. If not, the
    masks name bases and pieces that cut all lines even if nothing else stood there.
    """

    def __init__(self) -> None:
        self.visible = False
        self.x0 = 0.0
        self.y0 = 0.0
        self.x1 = 0.0
        self.y1 = 0.0
        self.discs: i64 = 0
        self.pieces: i64 = 0


def look(
    terrain: Terrain,
    discs: Discs,
    viewer: i64,
    target: i64,
    bases: i64,
    pieces: i64,
    give: i64 = 0,
) -> Sight:
    """Tell whether some line from a base to another is cut by none of the given bases and pieces.

    Lines that only touch a blocker are not cut. The two bases never block, and if they touch each
    other they see each other. A piece may cover a part of them: it cuts the lines that run in it.
    The target counts as smaller by ``give``.
    """
    view = _View(discs, viewer, target, give)
    sight = Sight()
    if view.gap > 0.0:
        view.gather_bases(discs, bases & ~bit(viewer) & ~bit(target))
        view.gather_pieces(terrain.borders, pieces)
        sight.visible = view.find_line(sight)
    else:
        sight.visible = True
    if sight.visible:
        sight.x0, sight.y0 = view.on_table(view.begin)
        sight.x1, sight.y1 = view.on_table(view.end)
    return sight


def sees_all_around(
    terrain: Terrain,
    discs: Discs,
    viewer: i64,
    target: i64,
    bases: i64,
    pieces: i64,
    around: i64,
) -> bool:
    """Tell whether a base sees another wherever that stands, so near to where it does.

    A yes is certain. Nothing that blocks stands between the viewer's centre and the other's; or a
    line leads to where the other covers the table in any case, and that is a base smaller by
    ``around``.
    """
    cone = _cone(discs, viewer, target, around)
    if cone is not None and not _is_entered(cone, terrain, discs, bases, pieces):
        return True
    if around >= discs.radius[target]:
        return False
    return look(terrain, discs, viewer, target, bases, pieces, around).visible


def _cone(discs: Discs, viewer: i64, target: i64, around: i64) -> Strip | None:
    """Return a strip with all lines from the edge of a base to centres around another's.

    They begin on lines through the viewer's own centre. None if the viewer is too near for that.
    """
    x, y = float(discs.x[viewer]), float(discs.y[viewer])
    dx, dy = float(discs.x[target]) - x, float(discs.y[target]) - y
    far = math.sqrt(dx * dx + dy * dy)
    begin, wide = float(discs.radius[viewer]), float(around)
    if far <= begin + wide or far <= 2.0 * wide:
        return None
    end = far + wide
    slope = wide / math.sqrt(far * far - wide * wide)
    narrow = 0.8 * begin  # where the outer lines leave the base, at most 30 degrees off the axis
    return Strip(x, y, dx / far, dy / far, narrow, end, slope * narrow, slope * end)


def _is_entered(cone: Strip, terrain: Terrain, discs: Discs, bases: i64, pieces: i64) -> bool:
    """Tell whether one of some bases and pieces lies in a strip."""
    for disc in range(discs.count):
        if bases >> disc & 1 and cone.meets_disc(
            float(discs.x[disc]), float(discs.y[disc]), float(discs.radius[disc])
        ):
            return True
    for k in range(terrain.count):
        if pieces >> k & 1 and cone.meets_piece(terrain.pieces[k]):
            return True
    return False


class _View:
    """What stands between two bases, seen along the axis from centre to centre.

    ``t`` runs along the axis from the viewer's centre, ``h`` to the left of it.
    """

    def __init__(self, discs: Discs, viewer: i64, target: i64, give: i64) -> None:
        self.x = float(discs.x[viewer])
        self.y = float(discs.y[viewer])
        dx, dy = float(discs.x[target]) - self.x, float(discs.y[target]) - self.y
        self.far = math.sqrt(dx * dx + dy * dy)
        self.ex, self.ey = 1.0, 0.0
        if self.far > 0.0:
            self.ex, self.ey = dx / self.far, dy / self.far
        self.near_radius = float(discs.radius[viewer])
        self.far_radius = float(discs.radius[target] - give)
        self.gap = self.far - self.near_radius - self.far_radius
        self.width = max(self.near_radius, self.far_radius)

        # Blocking bases, and the number of each on the table.
        self.bases: i64 = 0
        self.base = vec[i64]([0] * ROOM)
        self.base_t = vec[float]([0.0] * ROOM)
        self.base_h = vec[float]([0.0] * ROOM)
        self.base_r = vec[float]([0.0] * ROOM)

        # Blocking pieces, the number of each on the table, and their corners one after another.
        self.pieces: i64 = 0
        self.piece = vec[i64]([0] * ROOM)
        self.first = vec[i64]([0] * (ROOM + 1))
        self.corner_t = vec[float]([0.0] * (4 * ROOM))
        self.corner_h = vec[float]([0.0] * (4 * ROOM))

        # What a line can touch: discs, and points with radius 0. The two bases come first, with
        # negative radii: a line pushed to the left leaves them on its right.
        self.touches: i64 = 0
        self.touch_t = vec[float]([0.0] * (2 * ROOM))
        self.touch_h = vec[float]([0.0] * (2 * ROOM))
        self.touch_r = vec[float]([0.0] * (2 * ROOM))
        self._add_touch(0.0, 0.0, -self.near_radius)
        self._add_touch(self.far, 0.0, -self.far_radius)

        # The line tried last: a point on it, its direction, how far along it the two centres lie,
        # and where it leaves the one base and enters the other. What cut it is tried first on
        # the next one.
        self.t = 0.0
        self.h = 0.0
        self.ut = 1.0
        self.uh = 0.0
        self.near_at = 0.0
        self.far_at = self.far
        self.begin = self.near_radius
        self.end = self.far - self.far_radius
        self.cutter: i64 = 0

    def on_table(self, along: float) -> tuple[float, float]:
        """Return a point of the line tried last, so far along it, as a point of the table."""
        t, h = self.t + along * self.ut, self.h + along * self.uh
        return self.x + t * self.ex - h * self.ey, self.y + t * self.ey + h * self.ex

    def gather_bases(self, discs: Discs, mask: i64) -> None:
        """Take the bases that reach between the two."""
        for disc in range(discs.count):
            if mask >> disc & 1:
                dx, dy = float(discs.x[disc]) - self.x, float(discs.y[disc]) - self.y
                r = float(discs.radius[disc])
                t, h = dx * self.ex + dy * self.ey, dy * self.ex - dx * self.ey
                if (
                    abs(h) < self.width + r
                    and t > -self.near_radius - r
                    and t < self.far + self.far_radius + r
                ):
                    self._add_base(disc, t, h, r)

    def gather_pieces(self, borders: Borders, mask: i64) -> None:
        """Take the pieces that reach between the two."""
        fx, fy = self.x + self.far * self.ex, self.y + self.far * self.ey
        left = min(self.x - self.near_radius, fx - self.far_radius)
        right = max(self.x + self.near_radius, fx + self.far_radius)
        bottom = min(self.y - self.near_radius, fy - self.far_radius)
        top = max(self.y + self.near_radius, fy + self.far_radius)
        box = borders.box
        for k in range(borders.count):
            if (
                mask >> k & 1
                and box[4 * k] < right
                and box[4 * k + 1] < top
                and box[4 * k + 2] > left
                and box[4 * k + 3] > bottom
            ):
                self._add_piece(borders, k)

    def _add_base(self, disc: i64, t: float, h: float, r: float) -> None:
        """Take a base as a blocker."""
        at = self.bases
        if at == len(self.base):
            self.base = grown(self.base, at)
            self.base_t = grown_floats(self.base_t, at)
            self.base_h = grown_floats(self.base_h, at)
            self.base_r = grown_floats(self.base_r, at)
        self.bases = at + 1
        self.base[at] = disc
        self.base_t[at] = t
        self.base_h[at] = h
        self.base_r[at] = r
        self._add_touch(t, h, r)

    def _add_piece(self, borders: Borders, piece: i64) -> None:
        """Take a piece as a blocker, unless it lies wholly to one side."""
        begin, end = borders.first[piece], borders.first[piece + 1]
        at = self.first[self.pieces]
        while at + end - begin > len(self.corner_t):
            self.corner_t = grown_floats(self.corner_t, len(self.corner_t))
            self.corner_h = grown_floats(self.corner_h, len(self.corner_h))
        lowest, highest = self.width, -self.width
        nearest, farthest = self.far + self.far_radius, -self.near_radius
        for k in range(begin, end):
            dx, dy = borders.x[k] - self.x, borders.y[k] - self.y
            t, h = dx * self.ex + dy * self.ey, dy * self.ex - dx * self.ey
            self.corner_t[at + k - begin] = t
            self.corner_h[at + k - begin] = h
            lowest, highest = min(lowest, h), max(highest, h)
            nearest, farthest = min(nearest, t), max(farthest, t)
        if (
            lowest >= self.width
            or highest <= -self.width
            or nearest >= self.far + self.far_radius
            or farthest <= -self.near_radius
        ):
            return
        if self.pieces == len(self.piece):
            self.piece = grown(self.piece, self.pieces)
            self.first = grown(self.first, self.pieces)
        self.piece[self.pieces] = piece
        self.pieces += 1
        self.first[self.pieces] = at + end - begin
        self._add_corners(borders, begin, end, at)

    def _add_corners(self, borders: Borders, begin: i64, end: i64, at: i64) -> None:
        """Let lines touch a piece's convex corners, and points where its border enters a base."""
        last = at + end - begin - 1
        t0, h0 = self.corner_t[last], self.corner_h[last]
        for k in range(end - begin):
            t1, h1 = self.corner_t[at + k], self.corner_h[at + k]
            if (
                borders.convex[begin + k]
                and abs(h1) <= self.width
                and -self.near_radius <= t1 <= self.far + self.far_radius
            ):
                self._add_touch(t1, h1, 0.0)
            self._add_entries(t0, h0, t1, h1, 0.0, self.near_radius)
            self._add_entries(t0, h0, t1, h1, self.far, self.far_radius)
            t0, h0 = t1, h1

    def _add_entries(
        self, t0: float, h0: float, t1: float, h1: float, centre: float, radius: float
    ) -> None:
        """Let lines touch the points where an edge crosses or touches the edge of a base."""
        et, eh = t1 - t0, h1 - h0
        length2 = et * et + eh * eh
        at = ((centre - t0) * et - h0 * eh) / length2
        ft, fh = t0 + at * et, h0 + at * eh
        square = radius * radius - (ft - centre) * (ft - centre) - fh * fh
        if square > -SLACK:
            half = math.sqrt(max(square, 0.0) / length2)
            if 0.0 < at - half < 1.0:
                self._add_touch(ft - half * et, fh - half * eh, 0.0)
            if 0.0 < at + half < 1.0:
                self._add_touch(ft + half * et, fh + half * eh, 0.0)

    def _add_touch(self, t: float, h: float, r: float) -> None:
        """Let lines touch a disc or a point."""
        at = self.touches
        if at == len(self.touch_t):
            self.touch_t = grown_floats(self.touch_t, at)
            self.touch_h = grown_floats(self.touch_h, at)
            self.touch_r = grown_floats(self.touch_r, at)
        self.touches = at + 1
        self.touch_t[at] = t
        self.touch_h[at] = h
        self.touch_r[at] = r

    def find_line(self, sight: Sight) -> bool:
        """Try the axis, then every line that touches two things; note what cuts them."""
        if not self._is_cut(sight):
            return True
        ts, hs, rs = self.touch_t, self.touch_h, self.touch_r
        for i in range(self.touches):
            for j in range(self.touches):
                if i != j:
                    dt, dh = ts[j] - ts[i], hs[j] - hs[i]
                    if self._try_line(sight, i, dt, dh, rs[i], rs[j] - rs[i]):
                        return True
                    if rs[i] != 0.0 and self._try_line(sight, i, dt, dh, -rs[i], rs[j] + rs[i]):
                        return True
        return False

    def _try_line(
        self, sight: Sight, i: i64, dt: float, dh: float, left: float, shift: float
    ) -> bool:
        """Tell whether a line that touches two things is free and leads from base to base.

        The first thing's centre lies ``left`` to its left, the second's ``shift`` further left.
        """
        ut, uh, length = tangent(dt, dh, shift)
        if length < 0.0 or ut <= 0.0:
            return False
        t, h = self.touch_t[i] + left * uh, self.touch_h[i] - left * ut
        near_off = t * uh - h * ut
        far_off = near_off - self.far * uh
        near_half2 = self.near_radius * self.near_radius - near_off * near_off
        far_half2 = self.far_radius * self.far_radius - far_off * far_off
        if near_half2 < -SLACK or far_half2 < -SLACK:
            return False
        self.t, self.h, self.ut, self.uh = t, h, ut, uh
        self.near_at = -t * ut - h * uh
        self.far_at = self.near_at + self.far * ut
        self.begin = self.near_at + math.sqrt(max(near_half2, 0.0))
        self.end = self.far_at - math.sqrt(max(far_half2, 0.0))
        return not self._is_cut(sight)

    def _is_cut(self, sight: Sight) -> bool:
        """Tell whether a blocker cuts the line tried last, and note which."""
        count = self.bases + self.pieces
        for k in range(count):
            blocker = self.cutter + k
            if blocker >= count:
                blocker -= count
            if blocker < self.bases:
                if self._base_cuts(blocker):
                    sight.discs |= bit(self.base[blocker])
                    self.cutter = blocker
                    return True
            elif self._piece_cuts(blocker - self.bases):
                sight.pieces |= bit(self.piece[blocker - self.bases])
                self.cutter = blocker
                return True
        return False

    def _base_cuts(self, k: i64) -> bool:
        """Tell whether a base cuts the line. It overlaps neither of the two bases."""
        dt, dh = self.base_t[k] - self.t, self.base_h[k] - self.h
        along = dt * self.ut + dh * self.uh
        return (
            abs(dh * self.ut - dt * self.uh) < self.base_r[k] - SLACK
            and self.near_at < along < self.far_at
        )

    def _piece_cuts(self, k: i64) -> bool:
        """Tell whether a piece cuts the line: a little to the left of it and a little to the right.

        On either side the line runs inside the piece where it crosses an edge of it, or if an odd
        number of edges lies ahead of its end.
        """
        ts, hs = self.corner_t, self.corner_h
        t, h, ut, uh = self.t, self.h, self.ut, self.uh
        begin, end = self.begin + SLACK, self.end - SLACK
        left = right = False
        left_ahead = right_ahead = False
        last = self.first[k + 1] - 1
        s0 = (ts[last] - t) * ut + (hs[last] - h) * uh
        c0 = (hs[last] - h) * ut - (ts[last] - t) * uh
        for at in range(self.first[k], last + 1):
            s1 = (ts[at] - t) * ut + (hs[at] - h) * uh
            c1 = (hs[at] - h) * ut - (ts[at] - t) * uh
            if (c0 > SLACK) != (c1 > SLACK):
                s = s0 + (s1 - s0) * ((c0 - SLACK) / (c0 - c1))
                if s > end:
                    left_ahead = not left_ahead
                elif s > begin:
                    left = True
            if (c0 > -SLACK) != (c1 > -SLACK):
                s = s0 + (s1 - s0) * ((c0 + SLACK) / (c0 - c1))
                if s > end:
                    right_ahead = not right_ahead
                elif s > begin:
                    right = True
            s0, c0 = s1, c1
        return (left or left_ahead) and (right or right_ahead)
