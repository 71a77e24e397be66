import { describe, expect, it } from "vitest";
import {
  about,
  around,
  centre,
  corners,
  DIRECTIONS,
  directionOf,
  distance,
  HALF,
  nameOf,
  neighbours,
  outline,
  side,
  SIZE,
} from "./hexes";

const ORIGIN = { q: 0, r: 0 };

describe("where hexes lie", () => {
  it("puts all six neighbours equally far away, east to the right and north above", () => {
    for (const place of DIRECTIONS) {
      const { x, y } = centre(place);
      expect(Math.hypot(x, y)).toBeCloseTo(2 * HALF);
    }
    expect(centre({ q: 1, r: 0 }).y).toBe(0);
    expect(centre({ q: 1, r: 0 }).x).toBeGreaterThan(0);
    expect(centre({ q: 0, r: -1 }).y).toBeLessThan(0);
  });

  it("draws six corners with a point up", () => {
    expect(corners()).toHaveLength(6);
    expect(corners()[1]).toEqual({ x: 0, y: -SIZE });
    expect(outline().split("L")).toHaveLength(6);
  });

  it("draws each side towards its own neighbour", () => {
    for (const [direction, place] of DIRECTIONS.entries()) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (side(direction).match(/-?[\d.]+/g) ?? []).map(
        Number,
      );
      const { x, y } = centre(place);
      expect(x1 + x2).toBeCloseTo(x, 1);
      expect(y1 + y2).toBeCloseTo(y, 1);
    }
  });

  it("frames some hexes with all of their corners", () => {
    const box = around([ORIGIN], 5);
    expect(box.width).toBeCloseTo(2 * HALF + 10);
    expect(box.height).toBeCloseTo(2 * SIZE + 10);
    expect(box.x + box.width / 2).toBeCloseTo(0);
  });
});

describe("a square about a hex", () => {
  it("is as large as it is wanted", () => {
    expect(about({ q: 1, r: 0 }, 600)).toMatchObject({ y: -300, width: 600, height: 600 });
  });

  it("never loses sight of the neighbours", () => {
    const box = about(ORIGIN, 10);
    for (const { x, y } of DIRECTIONS.map(centre)) {
      expect(Math.abs(x)).toBeLessThan(box.width / 2);
      expect(Math.abs(y)).toBeLessThan(box.height / 2);
    }
  });
});

describe("finding one's way", () => {
  it("counts steps", () => {
    expect(distance(ORIGIN, { q: 3, r: -1 })).toBe(3);
    expect(distance({ q: -2, r: 3 }, { q: 2, r: -3 })).toBe(6);
    expect(distance(ORIGIN, ORIGIN)).toBe(0);
  });

  it("knows that the map ends", () => {
    const places = [ORIGIN, { q: 1, r: 0 }];
    const found = neighbours(places, ORIGIN);
    expect(found[0]).toBe(places[1]);
    expect(found.slice(1)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it("leads straight up and down by turns to the right and to the left", () => {
    let here = ORIGIN;
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) {
      const step = DIRECTIONS[directionOf(key, here)] ?? ORIGIN;
      here = { q: here.q + step.q, r: here.r + step.r };
    }
    expect(here.r).toBe(-4);
    expect(centre(here).x).toBeCloseTo(0);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) {
      const step = DIRECTIONS[directionOf(key, here)] ?? ORIGIN;
      here = { q: here.q + step.q, r: here.r + step.r };
    }
    expect(nameOf(here)).toBe("0,0");
  });

  it("has a key for each of the six directions, and none for other keys", () => {
    const keys = ["ArrowRight", "PageUp", "Home", "ArrowLeft", "End", "PageDown"];
    expect(keys.map((key) => directionOf(key, ORIGIN))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(directionOf("Enter", ORIGIN)).toBe(-1);
  });
});
