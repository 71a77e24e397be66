import { expect, test } from "vitest";
import { overlap } from "../labels";
import { around, nearest } from "./menu";

const TABLE = { width: 672, height: 672 };
const PLATES = Array.from({ length: 7 }, (_, at) => ({ width: at > 4 ? 88 : 66, height: 46 }));

const boxes = (at: { x: number; y: number }) =>
  around(PLATES, at, 16, TABLE).map((place, index) => ({
    x: at.x + place.x,
    y: at.y + place.y,
    ...PLATES[index]!,
  }));

const SPOTS = [
  { x: 336, y: 336 },
  { x: 20, y: 336 },
  { x: 650, y: 336 },
  { x: 336, y: 20 },
  { x: 336, y: 650 },
  { x: 20, y: 650 },
  { x: 655, y: 18 },
];

test.each(SPOTS)("at $x, $y all plates are seen, and none covers another", (at) => {
  const found = boxes(at);
  expect(found).toHaveLength(7);
  found.forEach((box, index) => {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(TABLE.width);
    expect(box.y + box.height).toBeLessThanOrEqual(TABLE.height);
    for (const other of found.slice(index + 1)) expect(overlap(box, other)).toBe(0);
  });
});

test.each(SPOTS)("at $x, $y the base stays free", (at) => {
  const base = { x: at.x - 14, y: at.y - 14, width: 28, height: 28 };
  for (const box of boxes(at)) expect(overlap(box, base)).toBe(0);
});

test("where there is another way, a neighbour is not covered", () => {
  const at = { x: 640, y: 640 };
  const neighbour = { x: 580, y: 624, width: 32, height: 32 };
  const places = around(PLATES, at, 16, TABLE, [neighbour]);
  const found = places.map(({ x, y }, index) => ({ x: at.x + x, y: at.y + y, ...PLATES[index]! }));
  for (const box of found) expect(overlap(box, neighbour)).toBe(0);
});

test("the nearest point of a menu is on the edge of its nearest plate", () => {
  const places = [
    { x: 40, y: -80 },
    { x: -120, y: 30 },
  ];
  const sizes = [
    { width: 66, height: 46 },
    { width: 66, height: 46 },
  ];
  expect(nearest(places, sizes)).toEqual({ x: 40, y: -34 });
});
