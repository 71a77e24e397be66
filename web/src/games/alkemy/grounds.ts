/** Parts of the ground as they are drawn; in the protocol they are lists of numbers. */

import type { Box, Spot } from "$/design/board/viewbox";
import { drawn, long, type Field } from "./space";

/** Return where a box from left and bottom to right and top is drawn. */
export function boxOf(field: Field, corners: readonly unknown[]): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = corners.map(Number);
  const [one, other] = [drawn(field, left, bottom), drawn(field, right, top)];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Return where a disc around a spot is drawn. */
export function discOf(
  field: Field,
  round: readonly unknown[] | null,
): (Spot & { radius: number }) | null {
  if (round === null) return null;
  const [x = 0, y = 0, radius = 0] = round.map(Number);
  return { ...drawn(field, x, y), radius: long(radius) };
}
