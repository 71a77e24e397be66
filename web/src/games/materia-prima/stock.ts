/** Arithmetic of units: what is there, what is lacking, and what it would have to be made from. */

import type { MateriaRecipeView } from "$/protocol/types";
import { ELEMENTS, elementAt, kindOf } from "./pieces";

/** Units of one kind that are drawn together. */
export interface Group {
  kind: number;
  count: number;
  lacking: boolean;
}

/** Return units to be drawn: the lacking ones apart, few one by one, many with their number. */
export function grouped(
  counts: readonly number[],
  held: readonly number[] | undefined,
  most: number,
): Group[] {
  return counts.flatMap((count, kind) => {
    const there = held ? Math.min(count, held[kind] ?? 0) : count;
    return [...laid(kind, there, false, most), ...laid(kind, count - there, true, most)];
  });
}

function laid(kind: number, count: number, lacking: boolean, most: number): Group[] {
  if (count > most) return [{ kind, count, lacking }];
  return Array.from({ length: Math.max(0, count) }, () => ({ kind, count: 1, lacking }));
}

/** Return how many units there are in all. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How a price can be met from what somebody owns. */
export interface Way {
  /** Units that must still be made or found, by kind. */
  lacking: number[];
  /** How many conversions that takes. */
  conversions: number;
  /** Of the lacking units those that no conversion makes: they come from mines. */
  raw: number[];
}

/**
 * Return what a price still takes, down to the elements of mines. Each kind that is lacking is
 * traced back through the conversion table, the highest first.
 */
export function wayTo(
  cost: readonly number[],
  owned: readonly number[],
  recipes: readonly MateriaRecipeView[],
): Way {
  const needed = [...cost];
  const lacking = ELEMENTS.map(() => 0);
  const raw = ELEMENTS.map(() => 0);
  let conversions = 0;
  for (let kind = ELEMENTS.length - 1; kind >= 0; kind -= 1) {
    const missing = Math.max(0, (needed[kind] ?? 0) - (owned[kind] ?? 0));
    lacking[kind] = missing;
    const recipe = recipes.find(({ product }) => product === elementAt(kind).name);
    if (recipe === undefined) {
      raw[kind] = missing;
      continue;
    }
    conversions += missing;
    for (const source of [kindOf(recipe.first), kindOf(recipe.second)]) {
      needed[source] = (needed[source] ?? 0) + missing;
    }
  }
  return { lacking, conversions, raw };
}
