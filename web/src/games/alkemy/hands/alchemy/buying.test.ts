import { describe, expect, it } from "vitest";
import { costOf, mayAdd, stepsFor } from "./buying";

const upgrades = [
  { stones: 1, times: 2 },
  { stones: 2, times: 0 },
];
const told = {
  budget: 3,
  bought: [1, 0],
  upgrades: [
    { text: "upgrade 1", index: 0, stones: 1 },
    { text: "upgrade 2", index: 1, stones: 2 },
  ],
};

describe("upgrades of a formula", () => {
  it("cost their stones", () => {
    expect(costOf(upgrades, [1, 1])).toBe(3);
  });

  it("are bought no more often than the card says, nor for more than the circle allows", () => {
    expect(mayAdd(told, upgrades, [0, 0], 0)).toBe(true);
    expect(mayAdd(told, upgrades, [1, 0], 0)).toBe(false);
    expect(mayAdd(told, upgrades, [0, 1], 1)).toBe(false);
    expect(mayAdd({ ...told, upgrades: [] }, upgrades, [0, 0], 0)).toBe(false);
  });

  it("are answered one by one, and then it is done", () => {
    expect(stepsFor([2, 1], "a2").map(({ text }) => text)).toEqual([
      "upgrade 1",
      "upgrade 1",
      "upgrade 2",
      "done",
    ]);
  });
});
