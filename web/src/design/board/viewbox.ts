/** The arithmetic of looking at a board: which part of it is seen, closer or moved. */

/** A part of a board, in the board's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** How many times a board can be enlarged. */
export const CLOSEST = 5;

/** How much closer one press of + or one notch of a wheel comes. */
export const NOTCH = 1.25;

/** How much of what is seen one press of an arrow moves. */
export const STRIDE = 0.15;

/** Return how many times the board is enlarged. */
export function zoom(seen: Box, whole: Box): number {
  return whole.width / seen.width;
}

/** Return whether all of the board is seen. */
export function isWhole(seen: Box, whole: Box): boolean {
  return zoom(seen, whole) < 1.001;
}

/** Return the middle of what is seen. */
export function middle(seen: Box): Spot {
  return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
}

/** Return what is seen when coming closer by a factor; the spot `at` stays where it is. */
export function zoomed(seen: Box, whole: Box, factor: number, at: Spot = middle(seen)): Box {
  const times = clamp(zoom(seen, whole) * factor, 1, CLOSEST);
  const width = whole.width / times;
  const height = whole.height / times;
  const x = at.x - ((at.x - seen.x) / seen.width) * width;
  const y = at.y - ((at.y - seen.y) / seen.height) * height;
  return inside({ x, y, width, height }, whole);
}

/** Return what is seen after moving by a distance in the board's units. */
export function panned(seen: Box, whole: Box, dx: number, dy: number): Box {
  return inside({ ...seen, x: seen.x + dx, y: seen.y + dy }, whole);
}

/** Return what is seen when two fingers that held two spots of the board have moved. */
export function pinched(
  seen: Box,
  whole: Box,
  held: readonly [Spot, Spot],
  now: readonly [Spot, Spot],
): Box {
  const before = between(held);
  const after = between(now);
  const apart = distance(held[0], held[1]);
  const factor = apart > 0 ? distance(now[0], now[1]) / apart : 1;
  const closer = zoomed(seen, whole, factor, after);
  const share = closer.width / seen.width;
  return panned(closer, whole, (before.x - after.x) * share, (before.y - after.y) * share);
}

/** Return the closest view, with the proportions of the board, that has a part in its middle. */
export function framing(part: Box, whole: Box): Box {
  const share = Math.max(part.width / whole.width, part.height / whole.height);
  return zoomed(
    { ...whole, x: middle(part).x - whole.width / 2, y: middle(part).y - whole.height / 2 },
    whole,
    1 / share,
    middle(part),
  );
}

/** Return the view that fills a low plate: all of a higher board from side to side. */
export function sideToSide(whole: Box, plate: Pick<Box, "width" | "height">): Box {
  const share = (plate.height / plate.width) * (whole.width / whole.height);
  return zoomed(whole, whole, 1 / share);
}

/** Return the nearest view in which a part of the board can be seen. */
export function showing(seen: Box, whole: Box, part: Box): Box {
  const x = nearest(seen.x, seen.width, part.x, part.width);
  const y = nearest(seen.y, seen.height, part.y, part.height);
  return inside({ ...seen, x, y }, whole);
}

/** Return a box as the attribute of an SVG. */
export function written(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 100) / 100).join(" ");
}

function nearest(from: number, length: number, start: number, size: number): number {
  if (start < from || size > length) return start;
  return Math.max(from, start + size - length);
}

function inside(seen: Box, whole: Box): Box {
  return {
    ...seen,
    x: clamp(seen.x, whole.x, whole.x + whole.width - seen.width),
    y: clamp(seen.y, whole.y, whole.y + whole.height - seen.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function between([one, other]: readonly [Spot, Spot]): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
