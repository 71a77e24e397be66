import { expect, test } from "vitest";
import { tagAngles } from "./tags";

const degrees = (angle: number | undefined) => Math.round(((angle ?? NaN) * 180) / Math.PI);

test("the tags of a free figure sit at its shoulders", () => {
  const found = tagAngles(["seal", "health"], []);
  expect(degrees(found.get("seal"))).toBe(-137);
  expect(degrees(found.get("health"))).toBe(-43);
});

test("whoever stands in contact is not covered: the tag moves to the free side", () => {
  const found = tagAngles(["seal", "health"], [-0.6]);
  expect(degrees(found.get("health"))).not.toBe(-43);
  expect(degrees(found.get("seal"))).toBe(-137);
});

test("tags keep apart from each other, however many stand around", () => {
  const around = [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 3);
  const found = [...tagAngles(["seal", "health", "state", "spell"], around).values()];
  expect(new Set(found.map(degrees)).size).toBe(4);
});
