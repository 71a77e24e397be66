/** Where things lie on the board: wide on a table, tall on a phone and wherever else wide is small. */

import type { Box } from "$/design/board/viewbox";

export interface Layout {
  whole: Box;
  spaces: ReadonlyMap<string, Box>;
  /** The piles of orders, with how many cards are left. */
  piles: Box;
  /** The fountain and those who wait there; the Workshop cards stand above it. */
  square: Box;
  /** There is room for what assistants can do. */
  roomy: boolean;
}

/** A space as the smallest layout draws it; in a row each stands alone. */
export const CARD = { width: 128, height: 180 };

/** What a layout needs to know of a space. */
export interface Place {
  name: string;
  kind: string;
}

const GAP = 8;

/** How high a wide board is at least and at most; it is as wide as seven spaces. */
const LOWEST = 508;
const HIGHEST = 660;
const COLUMN = 136;
const ACROSS = 7 * COLUMN + 6 * GAP;

/** Spaces side by side on a phone. */
const ABREAST = 3;

/**
 * Orders and piles, locations and forges, the square and assistants: three rows, as high as a room
 * of this ratio of height to width allows.
 */
export function wide(places: readonly Place[], ratio = 0): Layout {
  const column = COLUMN;
  const height = Math.min(HIGHEST, Math.max(LOWEST, ratio * ACROSS));
  const share = (height - LOWEST) / 3;
  const whole = { x: 0, y: 0, width: ACROSS, height };
  const above = { y: 0, height: 150 + share };
  const middle = { y: above.height + 12, height: 186 + share };
  const below = { y: middle.y + middle.height + 12, height: 148 + share };
  const of = (kind: string) => places.filter((place) => place.kind === kind);
  const orders = of("order");
  const assistants = of("assistant");
  const square = { x: 0, ...below, width: 2 * column + GAP };
  const left = whole.width - square.width - GAP;
  const each = (left - GAP * (assistants.length - 1)) / Math.max(assistants.length, 1);
  const first = orders.length * (column + GAP);
  return {
    whole,
    spaces: new Map([
      ...row(orders, column, { x: 0, ...above }),
      ...row([...of("location"), ...of("forge")], column, { x: 0, ...middle }),
      ...row(assistants, each, { x: square.width + GAP, ...below }),
    ]),
    piles: { x: first, ...above, width: whole.width - first },
    square,
    roomy: true,
  };
}

/** How large a wide board is drawn where there is so much room, at most. */
export function wideScale(room: { width: number; height: number }): number {
  return Math.min(room.width / ACROSS, room.height / LOWEST);
}

/** How many spaces there are abreast in a room of that width, in their own size. */
export function abreastIn(width: number): number {
  return Math.max(ABREAST, Math.floor(width / (CARD.width + GAP)));
}

/** Few spaces abreast, so that they can be read; the square and the piles below them. */
export function tall(places: readonly Place[], abreast = ABREAST): Layout {
  const { width, height } = CARD;
  const rows = Math.ceil(places.length / abreast);
  const spaces = places.map(({ name }, at): [string, Box] => [
    name,
    {
      x: (at % abreast) * (width + GAP),
      y: Math.floor(at / abreast) * (height + GAP),
      width,
      height,
    },
  ]);
  const foot = { y: rows * (height + GAP), height: 150 };
  const across = abreast * (width + GAP) - GAP;
  return {
    whole: { x: 0, y: 0, width: across, height: foot.y + foot.height },
    spaces: new Map(spaces),
    piles: { x: across - width, ...foot, width },
    square: { x: 0, ...foot, width: across - width - GAP },
    roomy: false,
  };
}

function row(
  places: readonly Place[],
  width: number,
  from: { x: number; y: number; height: number },
): [string, Box][] {
  return places.map(({ name }, at) => [
    name,
    { x: from.x + at * (width + GAP), y: from.y, width, height: from.height },
  ]);
}

/** Return a part of the board, so wide, around some boxes, or around the first if they are too many. */
export function closeTo(boxes: readonly Box[], across: number, whole: Box): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  const width = Math.min(across, whole.width);
  const height = (width * whole.height) / whole.width;
  const all = around(boxes);
  const fits = all.width <= width && all.height <= height;
  const { x, y } = fits ? middle(all) : middle(first);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
