/** Scenery before it lies on the table: its contour, turned and put somewhere. */

import type { Spot } from "$/design/board/viewbox";
import type { AlkemySceneryReference } from "$/protocol/types";
import { rotated } from "../../lines";

/** Pieces are turned in steps of so many degrees. */
export const STEP = 15;

/** Return the corners of a piece around a spot of the table, turned against the clock. */
export function cornersAt(
  { shape }: Pick<AlkemySceneryReference, "shape">,
  degrees: number,
  at: Spot = { x: 0, y: 0 },
): [number, number][] {
  return shape.map(([x, y]) => {
    const turned = rotated({ x: Number(x), y: Number(y) }, (degrees * Math.PI) / 180);
    return [at.x + turned.x, at.y + turned.y];
  });
}

/** Return the nearest turn that is offered, a whole round being none. */
export function nearestTurn(degrees: number, offered: readonly number[]): number {
  const whole = ((degrees % 360) + 360) % 360;
  const apart = (one: number): number => {
    const far = Math.abs(one - whole);
    return Math.min(far, 360 - far);
  };
  return offered.reduce((best, one) => (apart(one) < apart(best) ? one : best), offered[0] ?? 0);
}
