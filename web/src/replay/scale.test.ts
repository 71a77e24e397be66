import { describe, expect, it } from "vitest";
import { averageOf, judge, scaleOf } from "./scale";

const usual = { mean: 3.6, expected: 3.5, spread: 0.2 };

describe("an average", () => {
  it("within two deviations is nothing unusual", () => {
    expect(judge(usual)).toBe("usual");
    expect(judge({ ...usual, mean: 3.9 })).toBe("usual");
    expect(judge({ ...usual, mean: 3.95 })).toBe("high");
    expect(judge({ ...usual, mean: 3 })).toBe("low");
  });

  it("is drawn with its band and what was expected in the middle", () => {
    for (const average of [usual, { ...usual, mean: 9 }, { ...usual, spread: 0 }]) {
      const scale = scaleOf(average);
      expect(scale(average.expected)).toBeCloseTo(0.5);
      for (const value of [average.mean, average.expected - 2 * average.spread]) {
        expect(scale(value)).toBeGreaterThan(0);
        expect(scale(value)).toBeLessThan(1);
      }
    }
  });

  it("is there only where outcomes are numbers", () => {
    const line = {
      seat: 0,
      about: { is: "message" as const, key: "x", args: {} },
      draws: 1,
      pool: 0,
    };
    const none = { ...line, shares: [], mean: null, expected_mean: null, spread: null };
    expect(averageOf(none)).toBeNull();
    expect(averageOf({ ...none, mean: 3.6, expected_mean: 3.5, spread: 0.2 })).toEqual(usual);
  });
});
