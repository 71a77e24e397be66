import { describe, expect, it } from "vitest";
import type { AlkemyPairOption } from "$/protocol/types";
import { pairOf, pressedDice, promising } from "./keeping";

function pair(dice: [number, number], some: Partial<AlkemyPairOption> = {}): AlkemyPairOption {
  const text = `keep ${dice[0] + 1} ${dice[1] + 1}`;
  return { text, dice, total: 10, hits: true, column: 0, read: 0, damage: 1, ...some };
}

describe("pressing dice", () => {
  it("keeps the two that were pressed last, and lets go of one pressed again", () => {
    expect(pressedDice([0], 2)).toEqual([0, 2]);
    expect(pressedDice([0, 2], 1)).toEqual([2, 1]);
    expect(pressedDice([0, 2], 0)).toEqual([2]);
  });

  it("finds the pair, in whatever order its dice were pressed", () => {
    const dice = [
      { number: 5, symbol: "A" },
      { number: 3, symbol: "S" },
      { number: 1, symbol: "M" },
    ];
    const pairs = [pair([0, 1]), pair([0, 2])];
    expect(pairOf({ dice, pairs }, [2, 0])?.text).toBe("keep 1 3");
    expect(pairOf({ dice, pairs }, [1, 2])).toBeNull();
    expect(pairOf({ dice, pairs }, [1])).toBeNull();
  });

  it("takes the listed pair that shows the same", () => {
    const dice = [
      { number: 5, symbol: "A" },
      { number: 3, symbol: "S" },
      { number: 3, symbol: "S" },
    ];
    expect(pairOf({ dice, pairs: [pair([0, 1])] }, [0, 2])?.text).toBe("keep 1 2");
  });
});

describe("the pair one would look at first", () => {
  it("hits before it hurts, and hurts before it is high", () => {
    const pairs = [
      pair([0, 1], { hits: false, total: 9, damage: 4 }),
      pair([0, 2], { total: 12, damage: 2 }),
      pair([1, 2], { total: 11, damage: 3 }),
    ];
    expect(promising(pairs)?.text).toBe("keep 2 3");
  });

  it("is the highest where somebody has yet to roll against it", () => {
    const pairs = [
      pair([0, 1], { hits: null, total: 11, damage: 4 }),
      pair([0, 2], { hits: null, total: 12, damage: 2 }),
    ];
    expect(promising(pairs)?.text).toBe("keep 1 3");
    expect(promising([])).toBeNull();
  });
});
