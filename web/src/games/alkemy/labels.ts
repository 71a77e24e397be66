/** Where names go: beside what they name, and out of each other's way. */

import type { Box, Spot } from "$/design/board/viewbox";

/** Something that wants a name, with what is drawn around its middle. */
export interface Wanted {
  id: string;
  at: Spot;
  /** How far the thing itself reaches to the sides and down, tags and points included. */
  reach: { x: number; up: number; down: number };
  width: number;
  height: number;
  /** How wide it is in short, where there is no room for all of it. */
  short?: number;
  /** It must be read, even if it lies over something that is no name. */
  vital?: boolean;
}

/** Where a name stands: the middle of its box, and whether there is only room for the short one. */
export interface Place extends Spot {
  short: boolean;
}

export type Places = ReadonlyMap<string, Place>;

/** How far a name keeps from what it names. */
const APART = 3;

/** What a place is worth less for not being the usual one, in units of covered area. */
const UNUSUAL = 6;

/** The part of a name that may lie over the air around something else. */
const OVER = 0.16;

/**
 * Return a place for each name: those that come first have the first choice. No name ever lies over
 * another one; what finds no place, not even in short, has none.
 */
export function placeNames(wanted: readonly Wanted[], taken: readonly Box[], within: Box): Places {
  const places = new Map<string, Place>();
  const names: Box[] = [];
  for (const one of wanted) {
    const found =
      placed(one, names, taken, within) ??
      (one.short === undefined
        ? null
        : placed({ ...one, width: one.short, vital: false }, names, taken, within));
    if (found === null) continue;
    places.set(one.id, { ...found.at, short: found.box.width < one.width });
    names.push(found.box);
  }
  return places;
}

/** Return the best place that is free; a vital name with a short form is rather whole than free. */
function placed(
  one: Wanted,
  names: readonly Box[],
  taken: readonly Box[],
  within: Box,
): { at: Spot; box: Box } | null {
  const most = one.vital ? Infinity : OVER * one.width * one.height;
  const free = around(one)
    .map((spot, turn) => {
      const at = { x: inside(spot.x, one.width, within), y: spot.y };
      const box = boxed(at, one);
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
      return { at, box, covered, cost: covered + turn * UNUSUAL };
    })
    .filter(
      ({ box, covered }) =>
        covered <= most &&
        outside(box, within) <= 0.01 * one.width * one.height &&
        names.every((name) => overlap(box, name) === 0),
    );
  return free.sort((first, second) => first.cost - second.cost)[0] ?? null;
}

/** Return the places around a thing: below, at its sides, above, at its corners, a line further. */
function around({ at, reach, width, height }: Wanted): Spot[] {
  const across = reach.x + APART + width / 2;
  const below = at.y + reach.down + height / 2;
  const above = at.y - reach.up - height / 2;
  return [
    { x: at.x, y: below },
    { x: at.x + across, y: at.y + height * 0.4 },
    { x: at.x - across, y: at.y + height * 0.4 },
    { x: at.x, y: above },
    { x: at.x + across * 0.7, y: below },
    { x: at.x - across * 0.7, y: below },
    { x: at.x + across * 0.8, y: above },
    { x: at.x - across * 0.8, y: above },
    { x: at.x, y: below + height },
    { x: at.x, y: above - height },
    { x: at.x + across, y: at.y - height * 0.8 },
    { x: at.x - across, y: at.y - height * 0.8 },
    { x: at.x + across * 0.9, y: below + height },
    { x: at.x - across * 0.9, y: below + height },
    { x: at.x + across * 0.9, y: above - height },
    { x: at.x - across * 0.9, y: above - height },
  ];
}

/** Return where the middle of a name may be so that no letter of it is cut off at a side. */
function inside(middle: number, width: number, within: Box): number {
  const [least, most] = [within.x + width / 2, within.x + within.width - width / 2];
  return most < least ? middle : Math.min(Math.max(middle, least), most);
}

export function boxed({ x, y }: Spot, { width, height }: Pick<Box, "width" | "height">): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Return the area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return x > 0 && y > 0 ? x * y : 0;
}

function outside(box: Box, within: Box): number {
  return box.width * box.height - overlap(box, within);
}
