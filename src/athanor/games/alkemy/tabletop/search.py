"""The search for the shortest way of a base: a string pulled tight around what stands there.

Every shortest way is a chain of straight lines, each touching two circles, joined by arcs on these
circles. The search keeps *arrivals*: a state (circle and side), the point where a line touches it,
and the length of the way so far. A line is measured when it is offered, and looked at for slow
ground and for obstacles only when its turn comes, nearest first.

Lengths are as a move counts them: units on slow ground twice, and tolls, paid at the start.
"""

import math
from typing import Final

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.frontier import Frontier, grown, grown_floats
from athanor.games.alkemy.tabletop.ground import Ground
from athanor.games.alkemy.tabletop.points import SLACK, sweep
from athanor.games.alkemy.tabletop.slow import SlowGround
from athanor.games.alkemy.tabletop.tangents import sign_of, tangent
from athanor.kernel.vectors import i64, vec

ENDLESS: Final = 1e9
"""A length beyond any way on a table."""

TIE: Final = 1e-6
"""Ways that differ by less are equally long: the first one found stays."""

NONE: Final = -1
ROOM: Final = 64
"""Arrivals and offers a search has room for before it grows."""


class Search:
    """The ways of one base from one free spot, past other bases that stay where they are."""

    def __init__(
        self,
        ground: Ground,
        discs: Discs,
        others: i64,
        x: i64,
        y: i64,
        length: float,
        slow: SlowGround | None = None,
        toll: float = 0.0,
    ) -> None:
        """Search for ways of at most ``length``; the mask ``others`` says which bases there are.

        ``slow`` is None where no slow ground is near; ``toll`` is what every way costs at once.
        """
        self.limit = length + SLACK
        self.slow = slow
        self.circles = Circles(ground, discs, others, x, y, self.limit, slow)
        self.goal_state = 2 * self.circles.goal
        self.states = 2 * self.circles.count
        self.stop = 0.0
        self.seeking = False
        self.aside = vec[i64]([0] * self.circles.count)
        """1 for circles that no way to the goal within the length can touch."""
        self.onward = vec[float]([0.0] * self.circles.count)
        """What the way from each circle to the goal measures at least."""
        self.frontier = Frontier(ROOM)
        self.latest = vec[i64]([NONE] * self.states)

        self.arrivals: i64 = 0
        self.state = vec[i64]([0] * ROOM)
        self.parent = vec[i64]([0] * ROOM)
        self.earlier = vec[i64]([0] * ROOM)
        self.at_x = vec[float]([0.0] * ROOM)
        self.at_y = vec[float]([0.0] * ROOM)
        self.from_x = vec[float]([0.0] * ROOM)
        self.from_y = vec[float]([0.0] * ROOM)
        self.so_far = vec[float]([0.0] * ROOM)

        # What was measured last: where the line leaves its circle and where it ends, and the
        # length of the way up to there.
        self.leave_x = float(x)
        self.leave_y = float(y)
        self.end_x = float(x)
        self.end_y = float(y)
        self.total = toll
        self.shortest = ENDLESS
        self._settle(2 * self.circles.start, NONE)

    def seek(self, x: float, y: float, stop: float) -> i64:
        """Return the arrival from which the shortest way goes straight to a goal, or ``NONE``.

        The goal is a point, or the circle of radius ``stop`` around it met head on. Afterwards
        ``total`` is the length of the way, and ``end_x``, ``end_y`` is where it ends.
        """
        self.circles.put(self.circles.goal, x, y, 0.0)
        self.stop = stop
        self.seeking = True
        if self._is_straight():
            return 0
        self._set_aside(stop)
        self._expand(0)
        return self._next_way(ENDLESS)

    def seek_on(self) -> i64:
        """Return, after ``seek``, the arrival of another way that is as short, or ``NONE``."""
        return self._next_way(self.shortest + TIE)

    def _next_way(self, most: float) -> i64:
        """Go on until the goal is reached by a way that is not longer than ``most``."""
        goal = self.goal_state
        while self.frontier.count > 0 and self.frontier.keys[0] <= most:
            offer = self._take()
            if offer != NONE:
                at, state = offer // self.states, offer % self.states
                if state != goal:
                    self._arrive(at, state)
                elif self._way_clear(at, goal):
                    self.shortest = self.total
                    return at
        return NONE

    def aim(self, x: float, y: float, radius: float) -> None:
        """Have ``explore`` leave out what leads to no point of a disc within the length."""
        self.circles.put(self.circles.goal, x, y, 0.0)
        self._set_aside(radius)
        self.onward[self.circles.goal] = 0.0

    def _set_aside(self, stop: float) -> None:
        """Find the circles that lie wholly outside of all ways to the goal: outside an ellipse."""
        circles = self.circles
        xs, ys, rhos, onward = circles.x, circles.y, circles.rho, self.onward
        start_x, start_y = xs[circles.start], ys[circles.start]
        goal_x, goal_y = xs[circles.goal], ys[circles.goal]
        for k in range(circles.count):
            dx, dy = xs[k] - start_x, ys[k] - start_y
            ex, ey = xs[k] - goal_x, ys[k] - goal_y
            there = math.sqrt(dx * dx + dy * dy) - rhos[k]
            back = math.sqrt(ex * ex + ey * ey) - rhos[k] - stop
            onward[k] = back
            if there + back > self.limit:
                self.aside[k] = 1

    def explore(self) -> None:
        """Find all arrivals within the length, nearest first."""
        self._expand(0)
        while self.frontier.count > 0:
            offer = self._take()
            if offer != NONE:
                self._arrive(offer // self.states, offer % self.states)

    def straight(self, x: float, y: float) -> bool:
        """Tell whether the shortest way to a point is straight; then ``total`` is its length.

        It may be so although this says no: nothing is asked that needs a search.
        """
        self.circles.put(self.circles.goal, x, y, 0.0)
        return self._is_straight()

    def reach(self, x: float, y: float) -> i64:
        """Return, after ``explore``, the arrival from which a point is reached, or ``NONE``.

        Afterwards ``total`` is the length of the shortest way there.
        """
        goal = self.goal_state
        self.circles.put(self.circles.goal, x, y, 0.0)
        found: i64 = NONE
        best = self.limit
        for at in range(self.arrivals):
            if self.so_far[at] > best:
                break
            if not self._is_near(at, self.circles.goal):
                continue
            if self.measure(at, goal) and self.total <= best and self._bends(at):
                self.total += self._slow_extra(at)
                if self.total <= best and self._way_clear(at, goal):
                    found, best = at, self.total
        if found != NONE:
            self.measure(found, goal)
            self.total = best
        return found

    def _is_straight(self) -> bool:
        """Tell whether the straight way to the goal is open, with nothing to make it longer."""
        return (
            self.measure(0, self.goal_state)
            and self.total <= self.limit
            and self._slow_extra(0) == 0.0
            and self._way_clear(0, self.goal_state)
        )

    def _take(self) -> i64:
        """Take the most promising offer and measure it.

        Return the arrival times the number of states, and the state; or ``NONE`` if slow ground
        makes the way longer than was thought, so that it has to wait for its turn.
        """
        code = self.frontier.pop()
        offer = code >> 1
        at = offer // self.states
        self.measure(at, offer % self.states)
        extra = self._slow_extra(at)
        self.total += extra
        if extra > 0.0 and code & 1 == 0:
            self._push(self.total + self._rest(self.end_x, self.end_y), code | 1)
            return NONE
        return offer

    def _bends(self, at: i64) -> bool:
        """Tell whether the way may go on from an arrival as measured last; posts are choosy."""
        slow = self.slow
        circle = self.state[at] >> 1
        if slow is None or circle <= self.circles.goal:
            return True
        x, y = self.at_x[at], self.at_y[at]
        return slow.bends(
            self.circles.post[circle],
            self.from_x[at] - x,
            self.from_y[at] - y,
            self.end_x - x,
            self.end_y - y,
        )

    def _slow_extra(self, at: i64) -> float:
        """Return what slow ground adds to the way on from an arrival that was measured last."""
        slow = self.slow
        if slow is None:
            return 0.0
        circles = self.circles
        circle = self.state[at] >> 1
        wx, wy = self.leave_x - circles.x[circle], self.leave_y - circles.y[circle]
        line = slow.extra(self.leave_x, self.leave_y, self.end_x, self.end_y)
        return line + self._slow_arc(slow, at, wx, wy)

    def _slow_arc(self, slow: SlowGround, at: i64, wx: float, wy: float) -> float:
        """Return what slow ground adds to the way around an arrival's circle to a point."""
        circles = self.circles
        circle = self.state[at] >> 1
        cx, cy, rho = circles.x[circle], circles.y[circle], circles.rho[circle]
        if rho == 0.0:
            return 0.0
        ax, ay = self.at_x[at] - cx, self.at_y[at] - cy
        if self.state[at] & 1 == 0:
            return slow.arc_extra(cx, cy, rho, ax, ay, wx, wy)
        return slow.arc_extra(cx, cy, rho, wx, wy, ax, ay)

    def measure(self, at: i64, state: i64) -> bool:
        """Measure the way on from an arrival: around its circle, then straight to a state.

        False if there is no such way within the length, obstacles aside.
        """
        circles = self.circles
        ground = circles.ground
        xs, ys, rhos = circles.x, circles.y, circles.rho
        i, j = self.state[at] >> 1, state >> 1
        si, sj = sign_of(self.state[at]), sign_of(state)
        from_x, from_y, from_rho = xs[i], ys[i], si * rhos[i]
        to_x, to_y, to_rho = xs[j], ys[j], sj * rhos[j]
        dx, dy = to_x - from_x, to_y - from_y
        ux, uy, line = tangent(dx, dy, to_rho - from_rho)
        if i >= circles.start and dx == 0.0 and dy == 0.0:
            line = 0.0
        stop = self.stop if state == self.goal_state else 0.0
        line -= stop
        if (
            line < 0.0
            or (j < circles.corners and not ground.faces(j, sj * uy, -sj * ux))
            or (i < circles.corners and not ground.faces(i, si * uy, -si * ux))
        ):
            return False
        end_x = to_x + to_rho * uy - stop * ux
        end_y = to_y - to_rho * ux - stop * uy
        if self.so_far[at] + line + self._rest(end_x, end_y) > self.limit:
            return False
        wx, wy = from_rho * uy, -from_rho * ux
        arc = self._arc(at, wx, wy)
        if arc < 0.0:
            return False
        self.leave_x = from_x + wx
        self.leave_y = from_y + wy
        self.end_x = end_x
        self.end_y = end_y
        self.total = self.so_far[at] + arc + line
        return True

    def _arc(self, at: i64, wx: float, wy: float) -> float:
        """Return the length of the arc from an arrival to a point seen from its circle's centre.

        Around a corner of scenery there is only the way forward: -1 if the point lies behind.
        """
        circles = self.circles
        state = self.state[at]
        circle = state >> 1
        rho = circles.rho[circle]
        if rho == 0.0:
            return 0.0
        ax, ay = self.at_x[at] - circles.x[circle], self.at_y[at] - circles.y[circle]
        turned = sweep(ax, ay, wx, wy) if state & 1 == 0 else sweep(wx, wy, ax, ay)
        if circle < circles.corners and turned > math.pi:
            return -1.0
        return rho * turned

    def _expand(self, at: i64) -> None:
        """Offer all lines that go on from an arrival."""
        circles = self.circles
        first: i64 = 0
        if self.state[at] >> 1 < circles.corners:
            self._offer_lines(at)
            first = circles.corners
        for circle in range(first, circles.start):
            if self.aside[circle] == 0 and self._is_near(at, circle):
                self._offer(at, 2 * circle)
                self._offer(at, 2 * circle + 1)
        for post in range(circles.goal + 1, circles.count):
            if self.aside[post] == 0 and self.latest[2 * post] == NONE and self._is_near(at, post):
                self._offer(at, 2 * post)
        if self.seeking:
            self._offer(at, self.goal_state)

    def _is_near(self, at: i64, circle: i64) -> bool:
        """Tell whether the way on from an arrival may keep within the length, judged quickly."""
        xs, ys, rhos = self.circles.x, self.circles.y, self.circles.rho
        mine = self.state[at] >> 1
        left = self.limit + SLACK - self.so_far[at] - self.onward[circle]
        left += rhos[mine] + rhos[circle]
        dx, dy = xs[circle] - xs[mine], ys[circle] - ys[mine]
        return left > 0.0 and dx * dx + dy * dy <= left * left

    def _offer(self, at: i64, state: i64) -> None:
        """Put the way on to a state into the frontier if it can keep within the length."""
        if self.measure(at, state) and self._bends(at):
            promise = self.total + self._rest(self.end_x, self.end_y)
            self._push(promise, 2 * (at * self.states + state))

    def _push(self, promise: float, code: i64) -> None:
        """Put an offer into the frontier: twice its number, and 1 if slow ground is counted."""
        if promise <= self.limit:
            self.frontier.push(promise, code)

    def _offer_lines(self, at: i64) -> None:
        """Offer the lines from corner to corner that the ground knows."""
        ground = self.circles.ground
        state = self.state[at]
        ground.draw_lines(state)
        data = ground.line_data
        for k in range(ground.line_first[state], ground.line_end[state]):
            if self.aside[ground.line_to[k] >> 1] != 0:
                continue
            promise = self.so_far[at] + data[5 * k + 4]
            promise += self._rest(data[5 * k + 2], data[5 * k + 3])
            if promise <= self.limit:
                arc = self._arc(at, data[5 * k], data[5 * k + 1])
                if arc >= 0.0:
                    self._push(promise + arc, 2 * (at * self.states + ground.line_to[k]))

    def _rest(self, x: float, y: float) -> float:
        """Return what the way from a point to the goal measures at least."""
        if not self.seeking:
            return 0.0
        circles = self.circles
        dx, dy = circles.x[circles.goal] - x, circles.y[circles.goal] - y
        rest = math.sqrt(dx * dx + dy * dy) - self.stop
        return rest if rest > 0.0 else 0.0

    def _arrive(self, at: i64, state: i64) -> None:
        """Settle the line just measured and go on from its end, unless it is cut or no news."""
        if not self._known(state) and self._way_clear(at, state):
            self._settle(state, at)
            self._expand(self.arrivals - 1)

    def _known(self, state: i64) -> bool:
        """Tell whether an earlier arrival at the state gets as soon to where the line ends."""
        circles = self.circles
        wx, wy = self.end_x - circles.x[state >> 1], self.end_y - circles.y[state >> 1]
        before = self.latest[state]
        while before != NONE:
            arc = self._arc(before, wx, wy)
            if arc >= 0.0 and self.slow is not None:
                arc += self._slow_arc(self.slow, before, wx, wy)
            as_soon = arc >= 0.0 and self.so_far[before] + arc <= self.total + TIE
            if as_soon and self.arc_clear(before, wx, wy):
                return True
            before = self.earlier[before]
        return False

    def _way_clear(self, at: i64, state: i64) -> bool:
        """Tell whether nothing is in the way measured last, from an arrival to a state."""
        circles = self.circles
        circle = self.state[at] >> 1
        if not circles.ground.on_table(self.end_x, self.end_y):
            return False
        if not circles.line_off_bases(self.leave_x, self.leave_y, self.end_x, self.end_y):
            return False
        if not self.arc_clear(
            at, self.leave_x - circles.x[circle], self.leave_y - circles.y[circle]
        ):
            return False
        if circle < circles.corners and state >> 1 < circles.corners:
            return True
        ground = circles.ground
        return ground.borders.way_clear(
            self.leave_x, self.leave_y, self.end_x, self.end_y, ground.rho
        )

    def arc_clear(self, at: i64, wx: float, wy: float) -> bool:
        """Tell whether nothing is in the way around an arrival's circle to a point."""
        circles = self.circles
        circle = self.state[at] >> 1
        if circles.rho[circle] == 0.0:
            return True
        ax, ay = self.at_x[at] - circles.x[circle], self.at_y[at] - circles.y[circle]
        if self.state[at] & 1 == 0:
            return circles.arc_clear(circle, ax, ay, wx, wy)
        return circles.arc_clear(circle, wx, wy, ax, ay)

    def _settle(self, state: i64, parent: i64) -> None:
        """Keep an arrival: the end of the line measured last."""
        at = self.arrivals
        if at == len(self.state):
            self._grow()
        self.arrivals = at + 1
        self.state[at] = state
        self.parent[at] = parent
        self.at_x[at] = self.end_x
        self.at_y[at] = self.end_y
        self.from_x[at] = self.leave_x
        self.from_y[at] = self.leave_y
        self.so_far[at] = self.total
        self.earlier[at] = self.latest[state]
        self.latest[state] = at

    def _grow(self) -> None:
        """Make room for twice as many arrivals."""
        room: i64 = len(self.state)
        self.state = grown(self.state, room)
        self.parent = grown(self.parent, room)
        self.earlier = grown(self.earlier, room)
        self.at_x = grown_floats(self.at_x, room)
        self.at_y = grown_floats(self.at_y, room)
        self.from_x = grown_floats(self.from_x, room)
        self.from_y = grown_floats(self.from_y, room)
        self.so_far = grown_floats(self.so_far, room)
