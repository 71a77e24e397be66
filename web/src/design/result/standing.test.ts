import { expect, it } from "vitest";
import type { Modifier } from "$/protocol/types";
import { standing } from "./standing";

const term = (value: number): Modifier => ({
  message: { is: "message", key: "term", args: {} },
  value,
  rules: [],
});

it("puts the best place first, and adds the sums up", () => {
  const outcome = {
    places: [3, 1, 1],
    scores: [[term(4), term(-1)], [term(9)], []],
    rules: [],
    credits: [],
  };
  expect(standing(outcome)).toEqual([
    { seat: 1, place: 1, total: 9, behindLess: false },
    { seat: 2, place: 1, total: 0, behindLess: false },
    { seat: 0, place: 3, total: 3, behindLess: true },
  ]);
});
