/** Portraits by kind of figure, kept in one file that the browser loads once. */

import type { AlkemyProfileReference } from "$/protocol/types";
import sprite from "./portraits.svg?no-inline";

export type Portrait =
  | "hero"
  | "alchemist"
  | "shooter"
  | "beast"
  | "infantry"
  | "scout"
  | "monk"
  | "mechanical"
  | "knight";

/** Who looks otherwise than the values of the card would let one think. */
const KNOWN: Readonly<Record<string, Portrait>> = {
  "ash-walker": "scout",
  "blade-dancer": "scout",
  "blood-blade": "knight",
  "collector-monk": "monk",
  "dune-colossus": "mechanical",
  "fadela-sister": "knight",
  ghulam: "knight",
  "jade-lion": "beast",
  "knight-errant": "knight",
  "lore-collector": "monk",
  murmur: "scout",
  "obsidian-guard": "knight",
  outrider: "scout",
  priest: "monk",
  runner: "scout",
  salamander: "beast",
  shadow: "scout",
  silence: "scout",
  "stone-golem": "mechanical",
  templar: "knight",
  "veiled-novice": "scout",
};

type Told = Pick<AlkemyProfileReference, "id" | "hero" | "alchemist" | "ranged" | "size">;

/** Return the kind of figure that a card is about. */
export function portraitOf({ id, hero, alchemist, ranged, size }: Told): Portrait {
  const known = KNOWN[id];
  if (known !== undefined) return known;
  if (alchemist !== null) return "alchemist";
  if (hero) return "hero";
  if (ranged !== null) return "shooter";
  return size > 2 ? "beast" : "infantry";
}

/** Return the address of a portrait, for `<use href={...}>`. */
export function portrait(kind: Portrait): string {
  return `${sprite}#ak-${kind}`;
}

/** Return how wide the contour must be, in units of the grid of 48, to look alike at a size. */
export function contour(size: number): number {
  return Math.max(0.95, Math.min(3, 2.7 * (20 / size) ** 0.6));
}

/** The largest size, in pixels, at which fine hatching would only be noise. */
export const COARSE = 26;
