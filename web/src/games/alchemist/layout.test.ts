import { describe, expect, it } from "vitest";
import { CAULDRON, TALL, WIDE, legible, space, spaces, spread, way, whole } from "./layout";

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s loop", (_, layout) => {
  const spots = Array.from({ length: spaces(layout) }, (_, index) => space(layout, index));

  it("has fifty spaces, all different", () => {
    expect(spots).toHaveLength(50);
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(50);
  });

  it("is closed, one step from each space to the next", () => {
    for (const [index, spot] of spots.entries()) {
      const next = space(layout, index + 1);
      const { width, height } = layout.space;
      expect([width, height]).toContain(Math.abs(next.x - spot.x) + Math.abs(next.y - spot.y));
    }
  });

  it("begins in the upper left corner and runs clockwise", () => {
    const { width, height } = layout.space;
    expect(space(layout, 0)).toEqual({ x: width / 2, y: height / 2 });
    expect(space(layout, 1).x).toBeGreaterThan(space(layout, 0).x);
  });

  it("leaves the cauldrons room", () => {
    const { width, height } = whole(layout);
    expect(layout.cauldrons).toHaveLength(10);
    for (const { x, y } of layout.cauldrons) {
      const cell = layout.space;
      expect(x).toBeGreaterThanOrEqual(cell.width);
      expect(y).toBeGreaterThanOrEqual(cell.height);
      expect(x + CAULDRON.width * layout.scale).toBeLessThanOrEqual(width - cell.width);
      expect(y + CAULDRON.height * layout.scale).toBeLessThanOrEqual(height - cell.height);
    }
  });
});

describe("the way of a marker", () => {
  it("is straight on one side", () => {
    expect(way(WIDE, 2, 9)).toEqual([space(WIDE, 2), space(WIDE, 9)]);
  });

  it("goes round the corners", () => {
    expect(way(WIDE, 12, 27)).toEqual([12, 14, 25, 27].map((at) => space(WIDE, at)));
  });

  it("goes on in the next lap", () => {
    expect(way(WIDE, 48, 53)).toEqual([48, 50, 53].map((at) => space(WIDE, at)));
    expect(space(WIDE, 53)).toEqual(space(WIDE, 3));
  });
});

it("spreads seals that share a space", () => {
  expect(spread(0, 1)).toEqual({ x: 0, y: 0 });
  const three = [0, 1, 2].map((place) => spread(place, 3));
  expect(new Set(three.map((spot) => spot.x.toFixed(2))).size).toBe(3);
});

it("has larger letters where the board is drawn smaller", () => {
  expect(legible(WIDE, 1)).toBe(WIDE);
  expect(legible(WIDE, 0.65).letters * 0.65).toBeGreaterThanOrEqual(11);
  const { removed } = legible(WIDE, 0.65);
  expect(removed.beside).toBeGreaterThan(WIDE.removed.beside);
  expect(removed.x + removed.beside + 5 * removed.step).toBeLessThanOrEqual(WIDE.fresh!.x);
  expect(legible(TALL, 0.6).letters * 0.6).toBeGreaterThanOrEqual(12);
});
