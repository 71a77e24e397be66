import { expect, test } from "vitest";
import { boxOf, discOf } from "./grounds";

const FIELD = { width: 672, height: 672, turned: false };

test("a box lies where its corners are drawn, whoever looks at it", () => {
  const corners = [0, 0, 12_000, 6000];
  expect(boxOf(FIELD, corners)).toEqual({ x: 0, y: 504, width: 336, height: 168 });
  expect(boxOf({ ...FIELD, turned: true }, corners)).toEqual({
    x: 336,
    y: 0,
    width: 336,
    height: 168,
  });
});

test("a disc around a corner", () => {
  expect(discOf(FIELD, [24_000, 24_000, 6000])).toEqual({ x: 672, y: 0, radius: 168 });
  expect(discOf(FIELD, null)).toBeNull();
});
