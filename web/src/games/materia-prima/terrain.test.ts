import { expect, it } from "vitest";
import { ELEMENTS } from "./pieces";
import { mineland, wilds } from "./terrain";

it("engraves every mine in its own way", () => {
  const raw = ELEMENTS.filter(({ level }) => level === 1);
  const paths = raw.map(({ name }) => mineland(name).path);
  expect(new Set(paths).size).toBe(raw.length);
  expect(() => mineland("gold")).toThrow(RangeError);
});

it("draws the same wilds at the same place, and not the same everywhere", () => {
  const row = Array.from({ length: 8 }, (_, q) => wilds({ q, r: -2 }).path);
  expect(row).toEqual(Array.from({ length: 8 }, (_, q) => wilds({ q, r: -2 }).path));
  expect(new Set(row).size).toBeGreaterThan(2);
  expect(row.every((path) => path !== "")).toBe(true);
});
