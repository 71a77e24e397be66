/** A match that is over, seen by everybody at once: what one seat may not see, another one does. */

import type { Step } from "$/protocol/types";

/** The seat from which everything is open. */
export const EVERYTHING = -2;

/** Return one step from those that onlookers and every seat see of it. */
export function openStep(onlooker: Step, seats: readonly Step[]): Step {
  const told = onlooker.told.map((line, index) => {
    const own = seats[line.seat];
    return own?.told.length === onlooker.told.length ? (own.told[index] ?? line) : line;
  });
  const choice = onlooker.choice ?? seats[onlooker.seat]?.choice ?? null;
  const view = seats.reduce((seen, { view }) => merged(seen, view), onlooker.view);
  return { ...onlooker, told, choice, view };
}

/** Return what is seen by either of two: nothing yields to something, fewer to more. */
function merged(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return one.length > other.length ? one : other;
    return one.map((item, index) => merged(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    return Object.fromEntries(Object.keys(one).map((key) => [key, merged(one[key], other[key])]));
  }
  return one;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
