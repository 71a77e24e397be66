import { expect, test } from "vitest";
import { clockwise } from "./seats";

test("seats come clockwise from one's own", () => {
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwise(1, 2)).toEqual([1, 0]);
});

test("whoever looks on begins with the first seat", () => {
  expect(clockwise(-1, 3)).toEqual([0, 1, 2]);
});
