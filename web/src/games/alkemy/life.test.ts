import { expect, test } from "vitest";
import { boxesOf, boxShape, COLOURS, leftOf, ringOf } from "./life";

test("boxes are ticked from the first white one on", () => {
  const boxes = boxesOf([2, 1, 1], 3);
  expect(boxes.map(({ colour }) => colour)).toEqual(["white", "white", "yellow", "red"]);
  expect(boxes.map(({ crossed }) => crossed)).toEqual([true, true, true, false]);
  expect(leftOf(boxes, "white")).toEqual({ left: 0, of: 2 });
  expect(leftOf(boxes, "red")).toEqual({ left: 1, of: 1 });
});

test("the ring has a segment for each box", () => {
  const ring = ringOf(boxesOf([3, 2, 2], 4), 16, 12);
  const count = (path: string): number => path.split("Z").length - 1;
  expect(count(ring.left.white)).toBe(0);
  expect(count(ring.left.yellow)).toBe(1);
  expect(count(ring.left.red)).toBe(2);
  expect(count(ring.crossed)).toBe(4);
});

test("colour is not the only cue: yellow carries a point, red two strokes", () => {
  const ring = ringOf(boxesOf([1, 2, 3], 0), 16, 12);
  expect(ring.points.split("M").length - 1).toBe(2);
  expect(ring.strokes.split("M").length - 1).toBe(6);
});

test("boxes of each colour have a shape of their own, in every size", () => {
  for (const side of [14, 19]) {
    const corners = COLOURS.map((colour) => boxShape(colour, side).match(/[hvlHVL]/g)?.length);
    expect(corners).toEqual([3, 7, 4]);
  }
  expect(boxShape("red", 10)).toBe("M0 0h10v6l-5 5l-5 -5Z");
});

test("the first box begins at the top and goes clockwise", () => {
  const [, x, y] = /^M(\S+) (\S+)A/.exec(ringOf(boxesOf([4], 0), 10, 8).left.white) ?? [];
  expect(Number(x)).toBeGreaterThan(0);
  expect(Number(x)).toBeLessThan(1);
  expect(Number(y)).toBeLessThan(-9.9);
});
