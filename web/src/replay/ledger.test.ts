import { describe, expect, it } from "vitest";
import type { Share } from "$/protocol/types";
import { dealsFor, isRare, MARGIN, scaleFor } from "./ledger";

const outcome = { is: "message" as const, key: "x", args: {} };
const spiders: Share = { outcome, came: 5, expected: 2.4, low: 1, high: 4, tail: 0.03857 };

describe("a count of the ledger", () => {
  it("is rare outside the band, whose ends belong to it", () => {
    expect(isRare(spiders)).toBe(true);
    expect(isRare({ ...spiders, came: 4 })).toBe(false);
    expect(isRare({ ...spiders, came: 1 })).toBe(false);
    expect(isRare({ ...spiders, came: 0 })).toBe(true);
    expect(dealsFor(spiders)).toBe(26);
  });

  it("finds room on the scale that all counts of its line share", () => {
    for (const came of [0, 1, 5, 40, 300]) {
      const { x, width, ticks } = scaleFor([spiders, { ...spiders, came }]);
      expect(x(0)).toBe(MARGIN);
      for (const count of [came, 5, ...ticks]) expect(x(count)).toBeLessThanOrEqual(width - MARGIN);
      const [first, second] = ticks;
      if (first !== undefined && second !== undefined)
        expect(x(second) - x(first)).toBeGreaterThanOrEqual(18);
    }
  });
});
