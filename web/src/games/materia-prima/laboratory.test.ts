import { expect, it } from "vitest";
import type { MateriaRecipeView } from "$/protocol/types";
import { HEIGHT, threads, vessels, WIDTH } from "./laboratory";

const PAIRS = [
  ["water", "earth", "sulfur"],
  ["earth", "air", "glass"],
  ["air", "fire", "copper"],
  ["fire", "iron", "mercury"],
  ["sulfur", "glass", "aqua-regia"],
  ["glass", "copper", "platinum"],
  ["copper", "mercury", "gold"],
] as const;
const RECIPES: MateriaRecipeView[] = PAIRS.map(([first, second, product]) => ({
  first,
  second,
  product,
  rule: "MAT-142",
}));

it("puts every product above and between its sources", () => {
  const places = vessels(RECIPES);
  const at = (name: string) => places.find(({ element }) => element === name);
  expect(places).toHaveLength(12);
  for (const [first, second, product] of PAIRS) {
    const [one, other, made] = [at(first), at(second), at(product)];
    expect(made?.x).toBeCloseTo(((one?.x ?? 0) + (other?.x ?? 0)) / 2);
    expect(made?.y).toBeLessThan(one?.y ?? 0);
  }
  expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThan(0);
  expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(WIDTH);
  expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(HEIGHT);
});

it("joins every product with both sources", () => {
  expect(threads(RECIPES, vessels(RECIPES))).toHaveLength(14);
});
