/** Where things lie on the board: wide on a table, tall on a phone. */

import type { Box, Spot } from "$/design/board/viewbox";

/** The side of a space of the fame loop. */
export const SPACE = 50;

/** A cauldron with its hook, as it is drawn. */
export const CAULDRON = { width: 140, height: 172 };

/** How the board is laid out. All spots are upper left corners. */
export interface Layout {
  /** Spaces of the loop from left to right and from top to bottom. */
  columns: number;
  rows: number;
  /** The size of a cauldron, where its drawing counts 1. */
  scale: number;
  cauldrons: readonly Spot[];
  reserve: Spot;
  /** The cubes out of play, and how far apart their kinds lie. */
  removed: Spot & { step: number };
  bag: Spot;
  tiles: Spot;
  /** How many tiles lie side by side. */
  tilesAbreast: number;
  /** Where the line is drawn between cauldrons and what lies below them. */
  shelf: { x: number; y: number; width: number };
}

export const WIDE: Layout = {
  columns: 15,
  rows: 12,
  scale: 0.9,
  cauldrons: grid(10, 5, { x: 56, y: 58 }, 128, 164),
  reserve: { x: 64, y: 408 },
  removed: { x: 64, y: 500, step: 66 },
  bag: { x: 412, y: 408 },
  tiles: { x: 504, y: 408 },
  tilesAbreast: 5,
  shelf: { x: 64, y: 396, width: 622 },
};

export const TALL: Layout = {
  columns: 10,
  rows: 17,
  scale: 0.94,
  cauldrons: grid(10, 3, { x: 54, y: 56 }, 132, 162),
  reserve: { x: 62, y: 722 },
  removed: { x: 196, y: 664, step: 52 },
  bag: { x: 396, y: 722 },
  tiles: { x: 196, y: 546 },
  tilesAbreast: 5,
  shelf: { x: 62, y: 712, width: 376 },
};

/** Return all of the board. */
export function whole(layout: Layout): Box {
  return { x: 0, y: 0, width: layout.columns * SPACE, height: layout.rows * SPACE };
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
  if (at <= right) return centre(at, 0);
  if (at <= right + down) return centre(right, at - right);
  if (at <= 2 * right + down) return centre(2 * right + down - at, down);
  return centre(0, spaces(layout) - at);
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

function centre(column: number, row: number): Spot {
  return { x: (column + 0.5) * SPACE, y: (row + 0.5) * SPACE };
}

function grid(count: number, abreast: number, from: Spot, right: number, down: number): Spot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + (index % abreast) * right,
    y: from.y + Math.floor(index / abreast) * down,
  }));
}
