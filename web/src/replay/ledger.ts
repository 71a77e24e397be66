/** How counts of the ledger are drawn: a lozenge on a scale, beside what was to be expected. */
import type { Share } from "$/protocol/types";

/** Pixels between a number of the scale and the next, if there is room. */
const STEP = 24;
const WIDTH = 156;
/** Half a lozenge, which must find room at either end. */
export const MARGIN = 12;

export interface Scale {
  width: number;
  x: (count: number) => number;
  /** The numbers that are written below. */
  ticks: number[];
}

/** The scale that all counts of a line share. */
export function scaleFor(shares: readonly Share[]): Scale {
  const most = Math.max(1, ...shares.flatMap(({ came, high }) => [came, high]));
  const step = Math.min(STEP, (WIDTH - 2 * MARGIN) / most);
  const apart = Math.ceil((STEP * 0.75) / step);
  const ticks = Array.from({ length: Math.floor(most / apart) + 1 }, (_, index) => index * apart);
  return { width: WIDTH, x: (count) => MARGIN + count * step, ticks };
}

/** Whether fewer than one deal in ten goes so. */
export function isRare({ came, low, high }: Share): boolean {
  return came < low || came > high;
}

/** In how many deals one goes at least so far from what was expected. */
export function dealsFor({ tail }: Share): number {
  return Math.round(1 / tail);
}
