import { describe, expect, it } from "vitest";
import type { MateriaRecipeView } from "$/protocol/types";
import { ELEMENTS, kindOf } from "./pieces";
import { grouped, total, wayTo } from "./stock";

function counts(units: Record<string, number>): number[] {
  return ELEMENTS.map(({ name }) => units[name] ?? 0);
}

function recipe(first: string, second: string, product: string): MateriaRecipeView {
  return { first, second, product, rule: "MAT-142" };
}

const RECIPES = [
  recipe("water", "earth", "sulfur"),
  recipe("earth", "air", "glass"),
  recipe("sulfur", "glass", "aqua-regia"),
];

describe("laying units out", () => {
  it("shows few one by one and counts many", () => {
    expect(grouped(counts({ water: 2, iron: 4 }), undefined, 2)).toEqual([
      { kind: kindOf("water"), count: 1, lacking: false },
      { kind: kindOf("water"), count: 1, lacking: false },
      { kind: kindOf("iron"), count: 4, lacking: false },
    ]);
  });

  it("keeps what is lacking apart", () => {
    expect(grouped(counts({ iron: 2 }), counts({ iron: 1 }), 2)).toEqual([
      { kind: kindOf("iron"), count: 1, lacking: false },
      { kind: kindOf("iron"), count: 1, lacking: true },
    ]);
  });

  it("adds up", () => {
    expect(total(counts({ water: 2, gold: 1 }))).toBe(3);
  });
});

describe("the way to a price", () => {
  it("needs nothing where all is owned", () => {
    const way = wayTo(counts({ sulfur: 1 }), counts({ sulfur: 1 }), RECIPES);
    expect(way.conversions).toBe(0);
    expect(total(way.lacking)).toBe(0);
  });

  it("goes down to the elements of mines", () => {
    const way = wayTo(counts({ "aqua-regia": 1 }), counts({ earth: 1 }), RECIPES);
    expect(way.conversions).toBe(3);
    expect(way.lacking).toEqual(
      counts({ "aqua-regia": 1, sulfur: 1, glass: 1, water: 1, earth: 1, air: 1 }),
    );
    expect(way.raw).toEqual(counts({ water: 1, earth: 1, air: 1 }));
  });

  it("uses a unit once, for the price itself or on the way", () => {
    const cost = counts({ "aqua-regia": 1, sulfur: 1 });
    const way = wayTo(cost, counts({ sulfur: 1, glass: 1 }), RECIPES);
    expect(way.lacking[kindOf("sulfur")]).toBe(1);
    expect(way.conversions).toBe(2);
  });
});
