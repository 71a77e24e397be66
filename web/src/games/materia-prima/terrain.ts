/** How the land is engraved: strokes about the middle of a hex, which is left free for pieces. */

import type { Place } from "./hexes";

/** Some strokes; what is filled hides what lies behind it. */
export interface Strokes {
  path: string;
  filled: boolean;
}

const FLAME =
  "c1 5 6 7 6 13c0 4 -3 7 -6 7s-6 -3 -6 -7c0 -3 2 -5 3 -6c.5 2 1 3 2 3c-1 -4 0 -7 1 -10z";
const ROCK = "l3 -14l4 -4l4 6l1 12zm12 0l1 -10l3 -3l3 5v8z";
const TREE = "l5 9h-2l4 7h-14l4 -7h-2zm0 16v4";
const PEAK = "l13 -24l5 8l4 -6l12 22zm10 -18l-2 9l3 -3l2 5";
const STONE = "v-13q3 -5 6 0v13z";

const at = (strokes: string, ...spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `M${x} ${y}${strokes}`).join("");

const furrow = (y: number, half: number): string =>
  `M${-half} ${y}q${half / 2} -4 ${half} 0t${half} 0`;

const ripples = (y: number, count: number): string =>
  `M${-5.5 * count} ${y}${"q2.75 -4 5.5 0t5.5 0".repeat(count)}`;

/** What surrounds a mine of each element. */
const MINES: Readonly<Record<string, Strokes>> = {
  air: {
    path:
      "M-34 -22c8 -6 20 -4 20 3c0 5 -8 5 -8 0M-38 -16h15M12 -36c7 -5 18 -4 18 3c0 4 -7 4 -7 0" +
      "M8 -30h13M14 30c8 -6 20 -4 20 3c0 5 -8 5 -8 0M10 36h15M-38 16c7 -5 18 -4 18 3c0 4 -7 4 -7 0" +
      "M-42 22h13M24 -8c6 -5 16 -3 16 2c0 4 -6 4 -6 0M20 -2h12",
    filled: false,
  },
  fire: {
    path: at(FLAME, [-32, 3], [32, 1], [-22, -40], [22, -40], [0, 29]),
    filled: false,
  },
  earth: {
    path: [-42.5, -34, -25.5, -17, -8.5, 0, 8.5, 17, 25.5, 34, 42.5]
      .map((y) => furrow(y, Math.min(44, 1.7 * (50 - Math.abs(y)))))
      .join(""),
    filled: false,
  },
  water: {
    path: [-40, -30, -20, -10, 0, 10, 20, 30, 40]
      .map((y) => ripples(y, Math.min(7, Math.floor((50 - Math.abs(y)) / 5.5))))
      .join(""),
    filled: false,
  },
  iron: {
    path: at(ROCK, [-40, 18], [24, 18], [-30, -22], [14, -22], [-6, 47]),
    filled: true,
  },
};

/** What grows where there is nothing else. */
const WILDS: readonly Strokes[] = [
  { path: at(TREE, [-6, -44], [-24, -34], [14, -38], [30, -22], [-34, -16]), filled: true },
  {
    path:
      "M-38 34q14 -16 28 0M-10 40q16 -18 32 0M-28 28l5 8M-24 27l4 7M8 33l5 8M12 34l4 6" +
      "M14 -22q12 -14 24 0M22 -27l4 6",
    filled: false,
  },
  {
    path: "M-36 -14q8 -8 16 0M18 -22q8 -8 16 0M-30 26l3 -6l3 6M26 24l3 -6l3 6M-4 -36l3 -6l3 6",
    filled: false,
  },
  { path: at(PEAK, [-38, -14], [8, -20]), filled: true },
  {
    path: "M-38 6l3 -6l3 6M30 -18l3 -6l3 6M-26 32q6 -6 12 0M16 36l3 -6l3 6M-22 -28q6 -6 12 0",
    filled: false,
  },
  { path: at(TREE, [30, 8], [-32, 14], [-26, -36], [20, -42]), filled: true },
  { path: at(STONE, [-38, 0], [-28, -6], [28, -8], [20, -30], [-16, -32]), filled: true },
  {
    path:
      "M-40 -8h14M-36 -3h16M20 -26h16M24 -21h10M14 34h16M-30 30v-9M-27 30v-12M-24 30v-8" +
      "M30 6v-9M33 6v-12M36 6v-8",
    filled: false,
  },
];

/** Return what is drawn on a hex with a mine. */
export function mineland(element: string): Strokes {
  const strokes = MINES[element];
  if (strokes === undefined) throw new RangeError(`no mine of ${element}`);
  return strokes;
}

/** Return what is drawn on a hex without a mine: always the same at the same place. */
export function wilds({ q, r }: Place): Strokes {
  const number = Math.abs(5 * q + 3 * r + q * r) % WILDS.length;
  return WILDS[number] ?? { path: "", filled: false };
}
