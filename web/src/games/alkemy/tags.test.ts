import { expect, test } from "vitest";
import { edgeAngles, tagAngles } from "./tags";

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

test("at the edge of the table tags stay on it", () => {
  const field = { width: 600, height: 600 };
  expect(edgeAngles({ x: 300, y: 300 }, 24, field)).toEqual([]);
  const found = tagAngles(["seal", "health"], edgeAngles({ x: 300, y: 14 }, 24, field));
  for (const angle of found.values()) expect(Math.sin(angle)).toBeGreaterThanOrEqual(-0.01);
});
