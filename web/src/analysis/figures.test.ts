import { describe, expect, it } from "vitest";
import type { Analysis, Happening } from "$/protocol/types";
import { chanceMoments, choiceAt, graded, lineOf, pieces, sharesAt, spread } from "./figures";

const message = { is: "message" as const, key: "x", args: {} };

function happening(at: number, kind: Happening["kind"], share: number, level = 0): Happening {
  const grade = kind === "choice" ? { level, cost: 0, doubt: 0, better: [] } : null;
  return { at, kind, seat: 0, chances: [share, 1 - share], message, things: [], grade };
}

const analysis: Analysis = {
  game: "alchemist",
  names: ["Ada", "Zosime"],
  start: [0.5, 0.5],
  happenings: [
    happening(0, "chance", 0.6),
    happening(1, "choice", 0.4, 2),
    happening(1, "chance", 0.45),
    happening(2, "choice", 1),
  ],
  split: [],
  turning_points: [],
  noise: 0.02,
  deals: 60,
  version: 1,
};

describe("an analysis", () => {
  it("draws a choice just before its moment where chance changes it further", () => {
    expect(lineOf(analysis, 0)).toEqual([
      { at: 0, share: 0.5 },
      { at: 0, share: 0.6 },
      { at: 0.55, share: 0.4 },
      { at: 1, share: 0.45 },
      { at: 2, share: 1 },
    ]);
  });

  it("knows how all stand at a moment, and what led there", () => {
    expect(sharesAt(analysis, 0)).toEqual([0.6, 0.4]);
    expect(sharesAt(analysis, 1)[0]).toBe(0.45);
    expect(choiceAt(analysis, 0)).toBeNull();
    expect(choiceAt(analysis, 1)).toMatchObject({ before: 0.6, after: 0.4 });
    expect(chanceMoments(analysis)).toEqual([0, 1]);
    expect(graded(analysis).map(({ at }) => at)).toEqual([1]);
  });

  it("lays out what gave and what took so that the end is the result", () => {
    const { gave, took } = pieces({ start: 0.5, rivals: 0.3, own: -0.6, chance: -0.2, result: 0 });
    expect(gave.map(({ part }) => part)).toEqual(["start", "rivals"]);
    expect(took.map(({ part }) => part)).toEqual(["luck", "own"]);
    expect(took.at(-1)?.from).toBeCloseTo(0);
  });

  it("keeps labels apart and within the picture", () => {
    expect(spread([100, 100, 20], 24, 100)).toEqual([76, 100, 20]);
    expect(spread([10, 50], 24, 100)).toEqual([10, 50]);
  });
});
