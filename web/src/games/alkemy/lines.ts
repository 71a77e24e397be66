/** Lines of a drawing, as paths. */

import type { Spot } from "$/design/board/viewbox";
import type { Dice } from "./chance";
import type { Lying } from "./terrain";

/** Return a box's corners cut off, so that a smooth line through them stays in the box. */
export function rounded({ corners, half }: Pick<Lying, "corners" | "half">): Spot[] {
  if (corners.length > 6) return [...corners];
  const cut = Math.min(half.x, half.y) * 0.35;
  return corners.flatMap((corner, at) => {
    const before = corners[(at + corners.length - 1) % corners.length] ?? corner;
    const next = corners[(at + 1) % corners.length] ?? corner;
    return [before, next].map((other) => {
      const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
      return between(corner, other, cut / length);
    });
  });
}

/** Return a closed curve through points. */
export function smooth(points: readonly Spot[]): string {
  const count = points.length;
  const at = (index: number): Spot => points[(index + count) % count] ?? { x: 0, y: 0 };
  let path = `M${spot(at(0))}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${spot(one)} ${spot(other)} ${spot(to)}`;
  }
  return `${path}Z`;
}

/** Return points inside a contour that keep apart from each other and from the edge. */
export function scattered(
  corners: readonly Spot[],
  half: Spot,
  apart: number,
  edge: number,
  chance: Dice,
): Spot[] {
  const found: Spot[] = [];
  for (let tries = 0; tries < 1400; tries += 1) {
    const one = { x: chance(-half.x, half.x), y: chance(-half.y, half.y) };
    const isFree = found.every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= apart);
    if (isFree && isInside(one, corners, edge)) found.push(one);
  }
  return found;
}

function isInside({ x, y }: Spot, corners: readonly Spot[], edge: number): boolean {
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
  });
  return sides.every((side) => side >= edge) || sides.every((side) => side <= -edge);
}

export function polygon(points: readonly Spot[]): string {
  return `M${points.map(spot).join("L")}Z`;
}

export function rect(x: number, y: number): string {
  return `M${n(-x)} ${n(-y)}H${n(x)}V${n(y)}H${n(-x)}Z`;
}

export function circle(radius: number): string {
  return ellipse(0, 0, radius, radius);
}

export function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(2 * across)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-2 * across)} 0Z`;
}

export function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function moved({ x, y }: Spot, by: Spot): Spot {
  return { x: x + by.x, y: y + by.y };
}

export function rotated({ x, y }: Spot, angle: number): Spot {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export function spot({ x, y }: Spot): string {
  return `${n(x)} ${n(y)}`;
}

export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
