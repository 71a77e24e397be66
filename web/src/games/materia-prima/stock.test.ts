import { describe, expect, it } from "vitest";
import { ELEMENTS, kindOf } from "./pieces";
import { grouped, total } from "./stock";

function counts(units: Record<string, number>): number[] {
  return ELEMENTS.map(({ name }) => units[name] ?? 0);
}

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
