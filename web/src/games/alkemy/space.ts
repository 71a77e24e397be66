/** The field as it is drawn: 28 units to the inch, from the upper left, one's own side below. */

import type { Box, Spot } from "$/design/board/viewbox";
import type { AlkemyView } from "$/protocol/types";

/** Units of the drawing in a thousandth of an inch. */
const UNIT = 28 / 1000;

/** Units of the drawing in an inch. */
export const INCH = 1000 * UNIT;

/** A tenth of an inch, as figures are nudged; positions on the table are in thousandths. */
export const TENTH = 100;

export interface Field {
  width: number;
  height: number;
  /** The lower edge of the table lies above: its player B looks at it. */
  turned: boolean;
}

type Sides = Pick<AlkemyView, "viewer"> & {
  board: Pick<AlkemyView["board"], "width" | "height" | "zones">;
};

/** Return the field of a table, with the side of whoever looks at it below. */
export function fieldOf({ board, viewer }: Sides): Field {
  const own = board.zones.find(({ seat }) => seat !== null && seat === viewer);
  const [, bottom = 0, , top = 0] = (own?.table ?? []) as readonly number[];
  const turned = bottom + top > board.height;
  return { width: board.width * UNIT, height: board.height * UNIT, turned };
}

export function whole({ width, height }: Field): Box {
  return { x: 0, y: 0, width, height };
}

/** Return a length of the table in units of the drawing. */
export function long(thousandths: number): number {
  return thousandths * UNIT;
}

/** Return where a spot of the table is drawn. */
export function drawn({ width, height, turned }: Field, x: number, y: number): Spot {
  return turned ? { x: width - x * UNIT, y: y * UNIT } : { x: x * UNIT, y: height - y * UNIT };
}

/** Return where the corners of something are drawn; in the protocol each is a pair of numbers. */
export function outline(field: Field, corners: readonly (readonly unknown[])[]): Spot[] {
  return corners.map(([x, y]) => drawn(field, Number(x), Number(y)));
}

/** Return the spot of the table that is drawn somewhere, in thousandths of an inch. */
export function meant({ width, height, turned }: Field, { x, y }: Spot): Spot {
  return turned ? { x: (width - x) / UNIT, y: y / UNIT } : { x: x / UNIT, y: (height - y) / UNIT };
}

/** Return a spot as choices are written: in inches, no finer than a finger points, on the table. */
export function written({ x, y }: Spot, board: AlkemyView["board"]): string {
  return `${inches(x, board.width)},${inches(y, board.height)}`;
}

/** Return a spot of the table as its parts are named, such as `spot:2500,18500`. */
export function spotOf(thing: string): Spot | null {
  const [, x, y] = /^spot:(\d+),(\d+)$/.exec(thing) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

function inches(thousandths: number, most: number): string {
  const tenths = Math.round(Math.min(Math.max(thousandths, 0), most) / TENTH);
  return String(tenths / 10);
}
