/** Where the elements stand in the laboratory: each above the two it is made from. */

import type { MateriaRecipeView } from "$/protocol/types";
import { ELEMENTS } from "./pieces";

export const WIDTH = 320;
export const HEIGHT = 182;

const COLUMN = 62;
const BOTTOM = 154;
const ROW = 62;

/** An element at its place. */
export interface Vessel {
  element: string;
  level: number;
  x: number;
  y: number;
}

/** From a source to what it helps to make. */
export interface Thread {
  source: string;
  product: string;
  path: string;
}

/** Return the places of all elements: raw ones in a row, products between their sources. */
export function vessels(recipes: readonly MateriaRecipeView[]): Vessel[] {
  const raw = ELEMENTS.filter(({ level }) => level === 1);
  const left = (WIDTH - COLUMN * (raw.length - 1)) / 2;
  const placed = new Map<string, Vessel>();
  raw.forEach(({ name, level }, at) => {
    placed.set(name, { element: name, level, x: left + COLUMN * at, y: BOTTOM });
  });
  for (const { name, level } of ELEMENTS.filter((one) => one.level > 1)) {
    const recipe = recipes.find(({ product }) => product === name);
    const sources = [recipe?.first, recipe?.second].map((one) => placed.get(one ?? ""));
    const x = sources.reduce((sum, source) => sum + (source?.x ?? WIDTH / 2) / 2, 0);
    placed.set(name, { element: name, level, x, y: BOTTOM - ROW * (level - 1) });
  }
  return [...placed.values()];
}

/** Return the lines from sources up to products. */
export function threads(
  recipes: readonly MateriaRecipeView[],
  places: readonly Vessel[],
): Thread[] {
  return recipes.flatMap(({ first, second, product }) => {
    const to = places.find(({ element }) => element === product);
    return [first, second].flatMap((source) => {
      const from = places.find(({ element }) => element === source);
      if (from === undefined || to === undefined) return [];
      const bend = (from.y + to.y) / 2;
      const path = `M${from.x} ${from.y}C${from.x} ${bend} ${to.x} ${bend} ${to.x} ${to.y}`;
      return [{ source, product, path }];
    });
  });
}
