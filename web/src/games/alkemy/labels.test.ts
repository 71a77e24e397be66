import { expect, test } from "vitest";
import { boxed, overlap, placeNames, type Wanted } from "./labels";

const FIELD = { x: 0, y: 0, width: 600, height: 600 };

function named(id: string, x: number, y: number): Wanted {
  return { id, at: { x, y }, reach: { x: 14, up: 16, down: 24 }, width: 50, height: 12 };
}

const base = ({ at }: Wanted) => boxed(at, { width: 28, height: 44 });

test("a name stands below what it names", () => {
  const place = placeNames([named("a", 300, 300)], [], FIELD).get("a");
  expect(place).toEqual({ x: 300, y: 330 });
});

test("names of figures that stand in a row do not cover each other or the figures", () => {
  const row = [0, 1, 2, 3].map((n) => named(String(n), 200 + 28 * n, 300));
  const places = placeNames(row, row.map(base), FIELD);
  const boxes = row.map((one) => boxed(places.get(one.id)!, one));
  boxes.forEach((box, at) => {
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(0);
    for (const one of row) expect(overlap(box, base(one))).toBe(0);
  });
});

test("a name at the edge stays on the table", () => {
  const place = placeNames([named("a", 300, 595)], [], FIELD).get("a");
  expect(place!.y).toBeLessThan(595);
});

test("a name beside the edge is not cut off", () => {
  const corner = [named("a", 8, 300), named("b", 8, 330), named("c", 30, 315)];
  const places = placeNames(corner, corner.map(base), FIELD);
  for (const one of corner) expect(boxed(places.get(one.id)!, one).x).toBeGreaterThanOrEqual(0);
});
