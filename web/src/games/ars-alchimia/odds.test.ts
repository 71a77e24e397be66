import { expect, it } from "vitest";
import { shareOf, sidesThatReach } from "./odds";

it.each([
  [4, 0, 3],
  [4, 1, 4],
  [5, 2, 4],
  [6, 0, 1],
  [7, 0, 0],
  [7, 1, 1],
  [2, 3, 6],
])("%i with %i added is reached by %i sides", (threshold, added, sides) => {
  expect(sidesThatReach(threshold, added)).toBe(sides);
});

it("grows with every roll of which the highest counts", () => {
  expect(shareOf(3, 1)).toBeCloseTo(1 / 2);
  expect(shareOf(3, 2)).toBeCloseTo(3 / 4);
  expect(shareOf(0, 3)).toBe(0);
  expect(shareOf(6, 2)).toBe(1);
});
