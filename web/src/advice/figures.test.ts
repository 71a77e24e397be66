import { describe, expect, it } from "vitest";
import type { Advised, NamedTerm } from "$/protocol/types";
import { bar, isClose, scaleEnd, sum, thingOf, ticks, zero } from "./figures";

const message = { is: "message" as const, key: "said", args: {} };

function advised(part: Partial<Advised>): Advised {
  return {
    text: "draw",
    message,
    things: [],
    low: 0,
    high: 0.1,
    gain: 0,
    doubt: 0,
    often: 0,
    why: { because: message, terms: [] },
    ...part,
  };
}

const term = (worth: number): NamedTerm => ({ said: message, worth, rules: [] });

describe("the scale of ranges", () => {
  it.each([
    [0.28, 0.3],
    [0.3, 0.3],
    [0, 0.1],
    [0.61, 0.75],
    [0.97, 1],
  ])("ends for %d at %d", (high, end) => {
    expect(scaleEnd([advised({ high })])).toBeCloseTo(end);
  });

  it("has ticks from nothing to its end", () => {
    expect(ticks(0.3)).toHaveLength(4);
    expect(ticks(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

describe("the bars of terms", () => {
  const terms = [term(6), term(-2)];

  it("stand on both sides of nothing", () => {
    expect(zero(terms)).toBe(0.25);
    expect(terms.map((one) => bar(one, terms))).toEqual([
      { from: 0.25, width: 0.75 },
      { from: 0, width: 0.25 },
    ]);
  });

  it("add up", () => expect(sum(terms)).toBe(4));
});

describe("choices", () => {
  it("are close where chance may have put them in this order", () => {
    const first = advised({});
    expect(isClose([first, advised({ gain: -0.05, doubt: 0.03 })])).toBe(true);
    expect(isClose([first, advised({ gain: -0.05, doubt: 0.01 })])).toBe(false);
  });

  it("stand at what only they concern, else at their first thing", () => {
    const moves = [advised({ things: ["figure:a", "hex:1"] }), advised({ things: ["figure:a"] })];
    expect(moves.map((_, place) => thingOf(moves, place))).toEqual(["hex:1", "figure:a"]);
    expect(thingOf([advised({})], 0)).toBeNull();
  });
});
