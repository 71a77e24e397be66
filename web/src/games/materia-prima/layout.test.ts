import { describe, expect, it } from "vitest";
import type { MateriaFigureView } from "$/protocol/types";
import { HALF, SIZE } from "./hexes";
import { arrange } from "./layout";
import type { Site } from "./survey";

const site = (crowd: number, more: Partial<Site> = {}): Site =>
  ({
    figures: Array<MateriaFigureView>(crowd),
    mine: "",
    town: null,
    tower: -1,
    ...more,
  }) as unknown as Site;

const LANDS: Partial<Site>[] = [{}, { mine: "water" }, { tower: 0 }];

describe("what stands on a hex", () => {
  it("has a place for every figure, none like another", () => {
    for (const crowd of [0, 1, 2, 3, 4]) {
      const { figures } = arrange(site(crowd));
      expect(figures).toHaveLength(crowd);
      expect(new Set(figures.map(({ x, y }) => `${x} ${y}`)).size).toBe(crowd);
    }
  });

  it("keeps the feet of all figures on the hex, whatever the land is", () => {
    for (const land of LANDS) {
      for (const { x, y } of [1, 2, 3, 4].flatMap((crowd) => arrange(site(crowd, land)).figures)) {
        expect(Math.abs(x)).toBeLessThan(HALF);
        expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3)).toBeLessThan(SIZE);
      }
    }
  });

  it("lets what was dropped lie beside figures, not below their plates", () => {
    const { drops, figures } = arrange(site(1, { mine: "water" }));
    expect(drops.stacked).toBe(true);
    expect(drops.x).toBeLessThan((figures[0]?.x ?? 0) - 30);
    expect(arrange(site(0)).drops.stacked).toBe(false);
  });

  it("makes way for figures", () => {
    expect(arrange(site(0, { mine: "water" })).land).toEqual({ x: 0, y: 0, scale: 1 });
    const { land } = arrange(site(1, { mine: "water" }));
    expect(land.scale).toBeLessThan(1);
    expect(land.x).toBeLessThan(0);
  });
});
