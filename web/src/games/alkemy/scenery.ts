/**
 * Scenery as it is engraved: what a piece is shows in its drawing, where it stands in its contour,
 * which is the one that counts. Light comes from the upper left.
 */

import type { Spot } from "$/design/board/viewbox";
import { dice } from "./chance";
import { moved, polygon, rotated } from "./lines";
import { drawingOf, FLAT, type Kind, type Lying, type Stroke } from "./terrain";

export interface Engraving {
  lying: Lying;
  /** What falls to the lower right, in the frame of the table. */
  shadow: string;
  strokes: readonly Stroke[];
}

const SHADE = { x: 4, y: 6 };

/** Return how a piece is engraved; its corners are where they are drawn. */
export function engrave(piece: Kind, corners: readonly Spot[]): Engraving {
  const lying = lie(corners);
  const { x, y } = lying.middle;
  const chance = dice(x * 31 + y * 7 + corners.length);
  const cast = FLAT.has(piece.kind) ? "" : polygon(corners.map((one) => moved(one, SHADE)));
  return { lying, shadow: cast, strokes: drawingOf(piece)(lying, chance) };
}

/** Return a piece in its own frame: the smallest box around it gives it its sides. */
export function lie(corners: readonly Spot[]): Lying {
  let best: Lying | null = null;
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const box = boxedAt(corners, angle);
    if (best === null || box.half.x * box.half.y < best.half.x * best.half.y - 0.01) best = box;
  });
  return best ?? { middle: { x: 0, y: 0 }, turn: 0, half: { x: 1, y: 1 }, corners: [] };
}

function boxedAt(corners: readonly Spot[], side: number): Lying {
  const angle = upright(side);
  const turned = corners.map((one) => rotated(one, -angle));
  const xs = turned.map(({ x }) => x);
  const ys = turned.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const half = { x: (right - left) / 2, y: (bottom - top) / 2 };
  if (half.y > half.x + 0.01) return boxedAt(corners, angle + Math.PI / 2);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return {
    middle: rotated(middle, angle),
    turn: (angle * 180) / Math.PI,
    half,
    corners: turned.map((one) => moved(one, { x: -middle.x, y: -middle.y })),
  };
}

/** Return a turn that leaves things the right way up: half a turn more would be the same box. */
function upright(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI);
}
