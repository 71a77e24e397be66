/** Where the plates of a menu lie: around the base, or aside where an edge is near. */

import type { Box, Spot } from "$/design/board/viewbox";
import { overlap } from "../labels";

export interface Size {
  width: number;
  height: number;
}

/** Where a plate lies: its upper left corner, in pixels from the middle of the base. */
export type Places = readonly Spot[];

/** Between two plates. */
const GAP = 8;

/** A pixel out of sight is as bad as so many that cover something. */
const UNSEEN = 60;

/**
 * Return where plates lie around a base of that radius, inside a plate of the table: the way that
 * is seen whole and covers least of what should stay free.
 */
export function around(
  sizes: readonly Size[],
  at: Spot,
  radius: number,
  within: Size,
  free: readonly Box[] = [],
): Places {
  const ways = [ring, rowsBelow, rowsAbove, right, left, highRight, highLeft].map((way) => {
    const places = way(sizes, radius);
    const cost = UNSEEN * overflow(places, sizes, at, within);
    const shown = shifted(places, sizes, at, within);
    return { shown, cost: cost + covered(shown, sizes, at, free) };
  });
  return ways.reduce((least, next) => (next.cost < least.cost ? next : least)).shown;
}

/** Return the point of a menu that is nearest to the middle of the base. */
export function nearest(places: Places, sizes: readonly Size[]): Spot {
  const points = places.map(({ x, y }, index) => {
    const { width, height } = sizes[index] ?? { width: 0, height: 0 };
    return { x: Math.max(x, Math.min(0, x + width)), y: Math.max(y, Math.min(0, y + height)) };
  });
  const far = ({ x, y }: Spot): number => Math.hypot(x, y);
  return points.reduce((one, other) => (far(other) < far(one) ? other : one), {
    x: Infinity,
    y: Infinity,
  });
}

/** Return how much of what should stay free a menu covers. */
function covered(places: Places, sizes: readonly Size[], at: Spot, free: readonly Box[]): number {
  return places.reduce((sum, { x, y }, index) => {
    const box = { x: at.x + x, y: at.y + y, width: 0, height: 0, ...sizes[index] };
    return sum + free.reduce((more, one) => more + overlap(box, one), 0);
  }, 0);
}

/** Three above, one at each side, the others in rows below. */
function ring(sizes: readonly Size[], radius: number): Places {
  const [top, upLeft, upRight, atRight, atLeft, ...rest] = sizes;
  const places: Spot[] = [];
  const high = top?.height ?? 0;
  const level = -radius - GAP - high;
  if (top) places.push({ x: -top.width / 2, y: level - high * 0.52 });
  const half = (top?.width ?? 0) / 2 + GAP;
  if (upLeft) places.push({ x: -half - upLeft.width, y: level });
  if (upRight) places.push({ x: half, y: level });
  const beside = Math.max(radius + 22, half + GAP);
  if (atRight) places.push({ x: beside + 4, y: -atRight.height / 2 + GAP + 4 });
  if (atLeft) places.push({ x: -beside - 4 - atLeft.width, y: -atLeft.height / 2 + GAP + 4 });
  return [...places, ...rows(rest, radius + 30, 2)];
}

function rowsBelow(sizes: readonly Size[], radius: number): Places {
  return rows(sizes, radius + 34, 3);
}

function rowsAbove(sizes: readonly Size[], radius: number): Places {
  const places = rows(sizes, 0, 3);
  const height = Math.max(...places.map(({ y }, at) => y + (sizes[at]?.height ?? 0)), 0);
  return places.map(({ x, y }) => ({ x, y: y - height - radius - 14 }));
}

function right(sizes: readonly Size[], radius: number): Places {
  const places = rows(sizes, 0, 2);
  const [low, start] = [bottom(places, sizes), Math.min(...places.map(({ x }) => x), 0)];
  return places.map(({ x, y }) => ({ x: x - start + radius + 24, y: y - low / 2 }));
}

function left(sizes: readonly Size[], radius: number): Places {
  const places = rows(sizes, 0, 2);
  const [low, end] = [
    bottom(places, sizes),
    Math.max(...places.map(({ x }, at) => x + (sizes[at]?.width ?? 0)), 0),
  ];
  return places.map(({ x, y }) => ({ x: x - end - radius - 24, y: y - low / 2 }));
}

/** Beside it and higher, so that what stands level with it can be seen. */
function highRight(sizes: readonly Size[], radius: number): Places {
  return lifted(right(sizes, radius), sizes, radius);
}

function highLeft(sizes: readonly Size[], radius: number): Places {
  return lifted(left(sizes, radius), sizes, radius);
}

function lifted(places: Places, sizes: readonly Size[], radius: number): Places {
  const low = bottom(places, sizes);
  return places.map(({ x, y }) => ({ x, y: y - low - radius - GAP }));
}

function bottom(places: Places, sizes: readonly Size[]): number {
  return Math.max(...places.map(({ y }, at) => y + (sizes[at]?.height ?? 0)), 0);
}

/** Return plates in rows, each row in the middle. */
function rows(sizes: readonly Size[], from: number, most: number): Spot[] {
  const places: Spot[] = [];
  let y = from;
  for (let at = 0; at < sizes.length; at += most) {
    const row = sizes.slice(at, at + most);
    const width = row.reduce((sum, size) => sum + size.width, GAP * (row.length - 1));
    let x = -width / 2;
    for (const size of row) {
      places.push({ x, y });
      x += size.width + GAP;
    }
    y += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return places;
}

function bounds(places: Places, sizes: readonly Size[], at: Spot): Box {
  const lefts = places.map(({ x }) => at.x + x);
  const tops = places.map(({ y }) => at.y + y);
  const x = Math.min(...lefts);
  const y = Math.min(...tops);
  const width = Math.max(...lefts.map((one, index) => one + (sizes[index]?.width ?? 0))) - x;
  const height = Math.max(...tops.map((one, index) => one + (sizes[index]?.height ?? 0))) - y;
  return { x, y, width, height };
}

/** Return by how many pixels a menu would stick out. */
function overflow(places: Places, sizes: readonly Size[], at: Spot, within: Size): number {
  if (places.length === 0) return 0;
  const { x, y, width, height } = bounds(places, sizes, at);
  return (
    Math.max(0, -x) +
    Math.max(0, -y) +
    Math.max(0, x + width - within.width) +
    Math.max(0, y + height - within.height)
  );
}

/** Return a menu moved so that all of it can be seen. */
function shifted(places: Places, sizes: readonly Size[], at: Spot, within: Size): Places {
  if (places.length === 0) return places;
  const { x, y, width, height } = bounds(places, sizes, at);
  const dx = Math.max(4 - x, 0) || Math.min(within.width - 4 - x - width, 0);
  const dy = Math.max(4 - y, 0) || Math.min(within.height - 4 - y - height, 0);
  return places.map((one) => ({ x: one.x + dx, y: one.y + dy }));
}
