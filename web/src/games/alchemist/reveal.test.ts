import { describe, expect, it } from "vitest";
import type { AlchemistView, Outcome } from "$/protocol/types";
import { entries, schools } from "./reveal";

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
  });
});

it("finds each source of fame by its name, with a few words about it", () => {
  const lines = ["potions", "school", "leftovers"].map((name, value) => ({
    message: { is: "message", key: `alchemist-score-${name}`, args: {} },
    value,
    rules: ["ALC-100"],
  }));
  const outcome = { places: [1, 2], scores: [lines, []], rules: [] } as unknown as Outcome;
  const view = ended([0, 3], [2, 1]);
  const found = entries(view, outcome);
  expect(found.map(({ lines }) => lines.map((line) => line?.value))).toEqual([
    [0, undefined],
    [2, undefined],
    [1, undefined],
  ]);
  expect(found[2]?.details?.map((detail) => detail?.args)).toEqual([{ place: 2 }, { place: 1 }]);
});
