/** Where the tags of a base sit: at its shoulders, or on the free side of one that is in contact. */

import type { Box, Spot } from "$/design/board/viewbox";

/** Angles in degrees, clockwise from the right: where each tag would sit, and then elsewhere. */
const PLACES = {
  seal: [-137, -90, 180, 137, -45, 45],
  health: [-43, -90, 0, 43, -137, 137],
  state: [38, 137, 0, 180, 90, -90],
  spell: [180, -90, 137, 0, 90, -45],
} as const;

export type Tag = keyof typeof PLACES;

/** A tag keeps so far from whoever stands in contact, and from the other tags, in degrees. */
const CLEAR = 46;

/** Return angles that are as good as taken where the edge of the table is near. */
export function edgeAngles(
  at: Spot,
  reach: number,
  field: Pick<Box, "width" | "height">,
): number[] {
  const taken: number[] = [];
  if (at.y < reach) taken.push(-135, -90, -45);
  if (at.x < reach) taken.push(180);
  if (at.x > field.width - reach) taken.push(0);
  if (at.y > field.height - reach) taken.push(90);
  return taken.map((angle) => (angle * Math.PI) / 180);
}

/** Return the angle of each tag, in radians; `foes` are the angles at which others touch. */
export function tagAngles(tags: readonly Tag[], foes: readonly number[]): Map<Tag, number> {
  const contacts = foes.map((angle) => (angle * 180) / Math.PI);
  const found = new Map<Tag, number>();
  const taken: number[] = [];
  for (const tag of tags) {
    const isFree = (place: number, others: readonly number[]): boolean =>
      others.every((other) => apart(place, other) >= CLEAR);
    const places = PLACES[tag];
    const place =
      places.find((one) => isFree(one, [...contacts, ...taken])) ??
      places.find((one) => isFree(one, taken)) ??
      places[0];
    taken.push(place);
    found.set(tag, (place * Math.PI) / 180);
  }
  return found;
}

function apart(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
