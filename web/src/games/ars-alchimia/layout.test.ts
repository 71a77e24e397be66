import { describe, expect, it } from "vitest";
import type { Box } from "$/design/board/viewbox";
import { abreastIn, tall, wide, wideScale, type Place } from "./layout";

const KINDS: Readonly<Record<string, string[]>> = {
  order: ["C-1", "C-2", "C-3", "B-1", "B-2", "A-1"],
  location: ["L-1", "L-2", "L-3", "L-P"],
  forge: ["F-1", "F-2", "F-P"],
  assistant: ["AS-1", "AS-2", "AS-3"],
};

function places(...without: string[]): Place[] {
  return Object.entries(KINDS).flatMap(([kind, names]) =>
    names.filter((name) => !without.includes(name)).map((name) => ({ name, kind })),
  );
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

describe.each([
  ["four players", places()],
  ["three players", places("AS-3")],
  ["two players", places("C-3", "B-2", "AS-3")],
])("the board of %s", (_, spaces) => {
  it.each([
    ["wide", (all: Place[]) => wide(all)],
    ["wide and high", (all: Place[]) => wide(all, 0.6)],
    ["tall", (all: Place[]) => tall(all)],
    ["tall with five abreast", (all: Place[]) => tall(all, 5)],
  ])("has room for everything when it is %s", (_name, lay) => {
    const { whole, spaces: boxes, piles, square } = lay(spaces);
    const all = [...boxes.values(), piles, square];
    expect([...boxes.keys()]).toEqual(expect.arrayContaining(spaces.map(({ name }) => name)));
    for (const box of all) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(whole.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(whole.height + 0.01);
    }
    const crowded = all.filter((one, at) => all.slice(at + 1).some((box) => overlap(one, box)));
    expect(crowded).toEqual([]);
  });
});

it("is as high as the room, within reason", () => {
  const heights = [0.2, 0.55, 2].map((ratio) => wide(places(), ratio).whole.height);
  expect(heights).toEqual([508, 550, 660]);
});

it("knows when a wide board would be too small, and how many spaces stand abreast then", () => {
  expect(wideScale({ width: 1000, height: 1016 })).toBe(1);
  expect(wideScale({ width: 1000, height: 254 })).toBe(0.5);
  expect([100, 690, 830].map(abreastIn)).toEqual([3, 5, 6]);
});
