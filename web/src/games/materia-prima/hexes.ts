/** The geometry of the map: hexes with a point up, at axial coordinates. */

import type { Box, Spot } from "$/design/board/viewbox";

/** A place of the map. */
export interface Place {
  q: number;
  r: number;
}

/** From the middle of a hex to its corners, in units of the board. */
export const SIZE = 56;

/** From the middle of a hex to the middle of a side. */
export const HALF = (Math.sqrt(3) / 2) * SIZE;

/** East, north-east, north-west, west, south-west, south-east: as the rules count them. */
export const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Return how choices and things write a hex, such as `3,-1`. */
export function nameOf({ q, r }: Place): string {
  return `${q},${r}`;
}

/** Return the middle of a hex on the board. */
export function centre({ q, r }: Place): Spot {
  return { x: 2 * HALF * (q + r / 2), y: 1.5 * SIZE * r };
}

/** Return the six corners of a hex, from the one between east and north-east on. */
export function corners(size = SIZE): Spot[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = Math.PI / 6 + (at * Math.PI) / 3;
    return { x: rounded(size * Math.cos(angle)), y: rounded(-size * Math.sin(angle)) };
  });
}

/** Return the outline of a hex about its middle, as the path of an SVG. */
export function outline(size = SIZE): string {
  return `M${corners(size)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}Z`;
}

/** Return the side of a hex that faces a direction, about its middle. */
export function side(direction: number): string {
  const [from, to] = [corners()[(direction + 5) % 6], corners()[direction % 6]];
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : "";
}

/** Return the box around some hexes, with a margin. */
export function around(places: readonly Place[], margin = 0): Box {
  const spots = places.map(centre);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - SIZE - margin];
  const right = Math.max(...xs) + HALF + margin;
  const bottom = Math.max(...ys) + SIZE + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Return a square about the middle of a hex; its neighbours are always in it. */
export function about(place: Place, length: number): Box {
  const { x, y } = centre(place);
  const side = Math.max(length, 5 * SIZE);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** Return how many steps lie between two hexes, whatever stands on the way. */
export function distance(one: Place, other: Place): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Return the neighbours of a hex by direction; beyond the edge of the map there is none. */
export function neighbours<P extends Place>(places: readonly P[], at: Place): (P | undefined)[] {
  return DIRECTIONS.map(({ q, r }) =>
    places.find((place) => place.q === at.q + q && place.r === at.r + r),
  );
}

/**
 * Return the direction that an arrow key means. Up and down lead along the zigzag of a column:
 * towards the right from even rows and back to the left from odd ones.
 */
export function directionOf(key: string, { r }: Place): number {
  const odd = r % 2 !== 0;
  switch (key) {
    case "ArrowRight":
      return 0;
    case "ArrowLeft":
      return 3;
    case "ArrowUp":
      return odd ? 2 : 1;
    case "ArrowDown":
      return odd ? 4 : 5;
    case "Home":
      return 2;
    case "PageUp":
      return 1;
    case "End":
      return 4;
    case "PageDown":
      return 5;
    default:
      return -1;
  }
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
