import { expect, test } from "vitest";
import { engrave, lie } from "./scenery";

const KIND = { movement: "wall", hill: false };

/** A box turned by an angle around a middle. */
function box(x: number, y: number, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ] as const;
  return corners.map(([a, b]) => ({ x: 200 + a * cos - b * sin, y: 100 + a * sin + b * cos }));
}

test.each([0, 15, 75, 90, -45])("a piece is found lying as it was turned by %i°", (degrees) => {
  const lying = lie(box(60, 14, degrees));
  expect(lying.middle.x).toBeCloseTo(200);
  expect(lying.middle.y).toBeCloseTo(100);
  expect(lying.half.x).toBeCloseTo(60);
  expect(lying.half.y).toBeCloseTo(14);
  expect(Math.abs(Math.sin(((lying.turn - degrees) * Math.PI) / 180))).toBeCloseTo(0);
});

test("its corners lie around its own middle", () => {
  const { corners } = lie(box(60, 14, 30));
  for (const { x, y } of corners) {
    expect(Math.abs(x)).toBeCloseTo(60);
    expect(Math.abs(y)).toBeCloseTo(14);
  }
});

test("a kind is known by its drawing, and a drawing stays as it is", () => {
  const drawn = (kind: string) => JSON.stringify(engrave({ ...KIND, kind }, box(60, 40, 10)));
  const kinds = ["wall", "hedge", "wood", "pond", "marsh", "fountain", "rock", "ruin", "house"];
  expect(new Set(kinds.map(drawn)).size).toBe(kinds.length);
  for (const kind of kinds) expect(drawn(kind)).toBe(drawn(kind));
});

test("a kind that nobody has drawn looks like what it is to a move", () => {
  const drawn = (kind: string, movement: string, hill = false) =>
    engrave({ kind, movement, hill }, box(60, 40, 0)).strokes;
  expect(drawn("bog", "slow")).toEqual(drawn("marsh", "slow"));
  expect(drawn("cliff", "wall")).toEqual(drawn("rock", "wall"));
  expect(drawn("knoll", "flat", true)).not.toEqual(drawn("lawn", "flat"));
});

test("what lies flat casts no shadow", () => {
  expect(engrave({ ...KIND, kind: "pond" }, box(60, 40, 0)).shadow).toBe("");
  expect(engrave({ ...KIND, kind: "wall" }, box(60, 14, 0)).shadow).not.toBe("");
});
