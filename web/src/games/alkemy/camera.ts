/** Where one looks on the field: which part of it a plate of any shape shows. */

import { framing, isWhole, type Box, type Spot } from "$/design/board/viewbox";

export interface Plate {
  width: number;
  height: number;
}

/** What is left free around a part of the field that one looks at. */
const AROUND = 70;

/** Return the least part of the world, in the shape of a plate, that holds the whole field. */
export function wholeFor(field: Plate, plate: Plate): Box {
  if (plate.width <= 0 || plate.height <= 0) return { x: 0, y: 0, ...field };
  const scale = Math.min(plate.width / field.width, plate.height / field.height);
  const width = plate.width / scale;
  const height = plate.height / scale;
  return { x: (field.width - width) / 2, y: (field.height - height) / 2, width, height };
}

/** Return how many pixels a unit of the field is. */
export function scaleOf(seen: Box, plate: Plate): number {
  return seen.width > 0 ? plate.width / seen.width : 1;
}

/** Return where on the plate a spot of the field is seen. */
export function onPlate({ x, y }: Spot, seen: Box, plate: Plate): Spot {
  const scale = scaleOf(seen, plate);
  return { x: (x - seen.x) * scale, y: (y - seen.y) * scale };
}

/** Return the spot of the field that is seen at a point of the plate. */
export function onField({ x, y }: Spot, seen: Box, plate: Plate): Spot {
  const scale = scaleOf(seen, plate);
  return { x: seen.x + x / scale, y: seen.y + y / scale };
}

/** Return what is seen after the plate has got another shape: the same middle, as large as before. */
export function reshaped(seen: Box, before: Box, after: Box, zoom: number): Box {
  if (isWhole(seen, before)) return after;
  const width = after.width / zoom;
  const height = after.height / zoom;
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return framing(box, after);
}

/** Return the part of the field around some spots, no closer than `least` units across. */
export function about(spots: readonly Spot[], whole: Box, least: number): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const width = Math.max(right - left, least);
  const height = Math.max(bottom - top, (least * whole.height) / whole.width);
  const box = { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  return framing(box, whole);
}

/** Return whether all spots are seen well inside a part of the field. */
export function sees(seen: Box, spots: readonly Spot[]): boolean {
  const edge = Math.min(seen.width, seen.height) * 0.08;
  return spots.every(
    ({ x, y }) =>
      x >= seen.x + edge &&
      y >= seen.y + edge &&
      x <= seen.x + seen.width - edge &&
      y <= seen.y + seen.height - edge,
  );
}

/** Return what is seen on the way from one part of the field to another. */
export function between(from: Box, to: Box, share: number): Box {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** Return how far one has come after a share of the time: slowly at first and in the end. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
