import { expect, it } from "vitest";
import { exhausted, nextToGo } from "./reserve";

it("names the kinds that will be exhausted first", () => {
  expect(nextToGo([4, 1, 9, 0, 7], 3)).toEqual([true, true, false, true, false]);
});

it("names none of those that are equal where that leaves it open", () => {
  expect(nextToGo([4, 1, 4, 4, 7], 3)).toEqual([false, true, false, false, false]);
  expect(nextToGo([5, 5, 5, 5, 5], 3)).toEqual([false, false, false, false, false]);
});

it("counts the kinds that are exhausted", () => {
  expect(exhausted([0, 3, 0, 1, 9])).toBe(2);
});
