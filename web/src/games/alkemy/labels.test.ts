import { expect, test } from "vitest";
import { boxed, overlap, placeNames, type Wanted } from "./labels";

const FIELD = { x: 0, y: 0, width: 600, height: 600 };

function named(id: string, x: number, y: number): Wanted {
  return { id, at: { x, y }, reach: { x: 14, up: 16, down: 24 }, width: 50, height: 12 };
}

const base = ({ at }: Wanted) => boxed(at, { width: 28, height: 44 });

test("a name stands below what it names", () => {
  const place = placeNames([named("a", 300, 300)], [], FIELD).get("a");
  expect(place).toEqual({ x: 300, y: 330, short: false });
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

test("names never lie over each other, however close figures stand", () => {
  const crowd = Array.from({ length: 30 }, (_, n) =>
    named(String(n), 280 + 9 * (n % 6), 280 + 9 * Math.floor(n / 6)),
  );
  const places = placeNames(crowd, crowd.map(base), FIELD);
  const boxes = crowd.flatMap((one) => {
    const place = places.get(one.id);
    return place ? [boxed(place, one)] : [];
  });
  expect(boxes.length).toBeLessThan(crowd.length);
  boxes.forEach((box, at) => {
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(0);
  });
});

test("where there is no room for a name, it is written in short", () => {
  const cell = { x: 280, y: 280, width: 40, height: 90 };
  const one = { ...named("a", 300, 300), short: 20 };
  expect(placeNames([one], [base(one)], cell).get("a")?.short).toBe(true);
  expect(placeNames([one], [base(one)], FIELD).get("a")?.short).toBe(false);
});

test("what must be read is written over figures, but not over names", () => {
  const one = named("a", 300, 300);
  const everywhere = [FIELD];
  expect(placeNames([one], everywhere, FIELD).has("a")).toBe(false);
  expect(placeNames([{ ...one, vital: true }], everywhere, FIELD).has("a")).toBe(true);
});
