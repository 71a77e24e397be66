import { describe, expect, it } from "vitest";
import type { AlchemistView, Outcome } from "$/protocol/types";
import { leftovers, schools, steps } from "./reveal";

function ended(schoolsOf: (number | null)[], places: number[]): AlchemistView {
  return {
    adepts: schoolsOf.map((school, seat) => ({ seat, school })),
    result: {
      pool: [9, 4, 6, 4, 1],
      school_places: places,
      rewards: places.map((at) => 15 - 5 * at),
    },
  } as unknown as AlchemistView;
}

describe("the schools", () => {
  it("come in the order of their places, equal ones in that of the seats", () => {
    const shown = schools(ended([0, 3, 1], [2, 1, 1]));
    expect(shown).toEqual([
      { seat: 1, kind: 3, cubes: 4, place: 1, reward: 10 },
      { seat: 2, kind: 1, cubes: 4, place: 1, reward: 10 },
      { seat: 0, kind: 0, cubes: 9, place: 2, reward: 5 },
    ]);
  });

  it("are left out where none were dealt", () => {
    const view = ended([null, null], []);
    expect(schools(view)).toEqual([]);
    expect(steps(view)).toEqual(["leftovers", "totals"]);
  });

  it("are not shown while the view is of an earlier moment", () => {
    expect(steps({ ...ended([0, 1], [1, 2]), result: null })).toEqual(["totals"]);
  });

  it("are shown after the cubes were pooled", () => {
    expect(steps(ended([0, 1], [1, 2]))).toEqual(["leftovers", "pool", "schools", "totals"]);
  });
});

it("finds the fame of what is left by its name, wherever it stands", () => {
  const lines = ["potions", "leftovers", "school"].map((name, value) => ({
    message: { is: "message", key: `alchemist-score-${name}`, args: {} },
    value,
    rules: [],
  }));
  const outcome = { places: [1], scores: [lines], rules: [] } as unknown as Outcome;
  expect(leftovers(outcome, 0)).toBe(1);
  expect(leftovers(outcome, 5)).toBe(0);
});
