/** Where things lie on the board: wide on a table, tall on a phone. */

import type { Box, Spot } from "$/design/board/viewbox";

/** A cauldron with its hook, as it is drawn. */
export const CAULDRON = { width: 140, height: 172 };

/** How the board is laid out. All spots are upper left corners. */
export interface Layout {
  /** Spaces of the loop from left to right and from top to bottom. */
  columns: number;
  rows: number;
  /** The size of a space of the loop. */
  space: { width: number; height: number };
  /** The smallest letters, in the units of the drawing: legible where it is shown. */
  letters: number;
  /** The size of a cauldron, where its drawing counts 1. */
  scale: number;
  cauldrons: readonly Spot[];
  reserve: Spot;
  /** The cubes out of play, how far apart their kinds lie, and how far beside their name or 0. */
  removed: Spot & { step: number; beside: number };
  bag: Spot;
  tiles: Spot;
  /** How many tiles lie side by side. */
  tilesAbreast: number;
  /** Where the line is drawn between cauldrons and what lies below them. */
  shelf: { x: number; y: number; width: number };
  /** Where it is said what the tint of something new means. */
  fresh: Spot | null;
}

export const WIDE: Layout = {
  columns: 15,
  rows: 12,
  space: { width: 55, height: 47 },
  letters: 14,
  scale: 0.97,
  cauldrons: grid(10, 5, { x: 63, y: 50 }, 140, 168),
  reserve: { x: 64, y: 398 },
  removed: { x: 64, y: 474, step: 54, beside: 98 },
  bag: { x: 448, y: 398 },
  tiles: { x: 562, y: 398 },
  tilesAbreast: 5,
  shelf: { x: 64, y: 390, width: 697 },
  fresh: { x: 444, y: 474 },
};

export const TALL: Layout = {
  columns: 10,
  rows: 17,
  space: { width: 50, height: 50 },
  letters: 17.5,
  scale: 0.94,
  cauldrons: grid(10, 3, { x: 54, y: 55 }, 132, 160),
  reserve: { x: 62, y: 722 },
  removed: { x: 196, y: 668, step: 52, beside: 0 },
  bag: { x: 396, y: 722 },
  tiles: { x: 196, y: 551 },
  tilesAbreast: 5,
  shelf: { x: 62, y: 712, width: 376 },
  fresh: null,
};

/** Return all of the board. */
export function whole(layout: Layout): Box {
  const { columns, rows, space } = layout;
  return { x: 0, y: 0, width: columns * space.width, height: rows * space.height };
}

/** How far the row of cubes out of play reaches on a wide board, and how many kinds there are. */
const FOOT = 368;
const TYPES = 5;

/** The smallest letters that anybody has to read, in pixels. */
const LEGIBLE = { desk: 11.2, phone: 12.2 };

/** Return a layout whose letters can be read where a unit of the drawing is so many pixels. */
export function legible(layout: Layout, pixels: number): Layout {
  const least = (layout === TALL ? LEGIBLE.phone : LEGIBLE.desk) / pixels;
  if (layout.letters >= least) return layout;
  const { removed } = layout;
  const beside = (removed.beside * least) / layout.letters;
  const step = beside > 0 ? Math.min(removed.step, (FOOT - beside) / TYPES) : removed.step;
  return { ...layout, letters: least, removed: { ...removed, beside, step } };
}

/** Return the number of spaces of the loop. */
export function spaces(layout: Layout): number {
  return 2 * (layout.columns + layout.rows) - 4;
}

/** Return the middle of a space; the loop runs clockwise from the upper left corner. */
export function space(layout: Layout, index: number): Spot {
  const right = layout.columns - 1;
  const down = layout.rows - 1;
  const at = index % spaces(layout);
  if (at <= right) return centre(layout, at, 0);
  if (at <= right + down) return centre(layout, right, at - right);
  if (at <= 2 * right + down) return centre(layout, 2 * right + down - at, down);
  return centre(layout, 0, spaces(layout) - at);
}

/** Return the way from one fame to a higher one: its ends and the corners it goes round. */
export function way(layout: Layout, from: number, to: number): Spot[] {
  const right = layout.columns - 1;
  const down = layout.rows - 1;
  const corners = [0, right, right + down, 2 * right + down];
  const spots: Spot[] = [];
  for (let fame = from; fame <= to; fame++) {
    const isCorner = corners.includes(fame % spaces(layout));
    if (fame === from || fame === to || isCorner) spots.push(space(layout, fame));
  }
  return spots;
}

/** Return where the `place`-th of several seals on one space lies, from the space's middle. */
export function spread(place: number, of: number): Spot {
  if (of < 2) return { x: 0, y: 0 };
  const angle = (2 * Math.PI * place) / of - Math.PI / 2;
  return { x: 11 * Math.cos(angle), y: 11 * Math.sin(angle) };
}

function centre({ space }: Layout, column: number, row: number): Spot {
  return { x: (column + 0.5) * space.width, y: (row + 0.5) * space.height };
}

function grid(count: number, abreast: number, from: Spot, right: number, down: number): Spot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + (index % abreast) * right,
    y: from.y + Math.floor(index / abreast) * down,
  }));
}
