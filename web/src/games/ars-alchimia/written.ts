/** Choices in their written form, as far as they have been prepared: `place L-1 3 H11 H14`. */

import { ELIXIR, kindAt } from "./pieces";

/** Workers about to be sent; what has not been chosen yet is empty. */
export interface Placing {
  space: string;
  workers: number;
  /** The assistants whose rebates are declared. */
  helpers: readonly string[];
}

/** Return what written words place, or null if they are about something else. */
export function readPlacing(words: string): Placing | null {
  const [verb, space = "", workers = "0", ...helpers] = words.split(/\s+/).filter(Boolean);
  return verb === "place" ? { space, workers: Number(workers) || 0, helpers } : null;
}

/** Return how a placement is written. */
export function writePlacing({ space, workers, helpers }: Placing): string {
  return ["place", space, workers, ...helpers].join(" ");
}

/** Return what a payment such as `pay Fl2 El1` takes of each resource, or null if it is none. */
export function readPayment(words: string): number[] | null {
  const [verb, ...parts] = words.split(/\s+/).filter(Boolean);
  if (verb !== "pay") return null;
  return Array.from({ length: ELIXIR + 1 }, (_, kind) => {
    const part = parts.find((one) => one.startsWith(kindAt(kind).letter));
    return part === undefined ? 0 : Number(part.slice(2));
  });
}

/** Return how a payment is written. */
export function writePayment(paid: readonly number[]): string {
  const parts = paid.flatMap((count, kind) => (count > 0 ? `${kindAt(kind).letter}${count}` : []));
  return ["pay", ...parts].join(" ");
}

/** Return a payment with one unit of a resource more or less paid by Elixir instead. */
export function withElixir(paid: readonly number[], kind: number, units: 1 | -1): number[] {
  return paid.map((count, at) => {
    if (at === kind) return count - units;
    return at === ELIXIR ? count + units : count;
  });
}
