import { describe, expect, it } from "vitest";
import type { AlkemyView } from "$/protocol/types";
import { corridorQuery, Lens, mayMeasure, seersQuery, tapeQuery } from "./lens.svelte";

const SPOT = { x: 12_000.4, y: 3500 };

describe("the lens", () => {
  it("takes nothing while it lies aside", () => {
    const lens = new Lens();
    expect(lens.press("figure:a1", SPOT)).toBe(false);
    expect(lens.grip(null, SPOT)).toBe(false);
  });

  it("lays the ruler between two presses, and begins anew with the third", () => {
    const lens = new Lens();
    lens.toggle("ruler");
    lens.press("figure:a1", SPOT);
    lens.press(null, SPOT);
    expect(lens.ends).toEqual(["figure:a1", "spot:12000,3500"]);
    lens.press("post:1", SPOT);
    expect(lens.ends).toEqual(["post:1"]);
  });

  it("lays the ruler along a drag", () => {
    const lens = new Lens();
    lens.toggle("ruler");
    expect(lens.grip("figure:a1", SPOT)).toBe(true);
    lens.drag("figure:b2", SPOT);
    expect(lens.ends).toEqual(["figure:a1", "figure:b2"]);
  });

  it("has its eye on one figure, and leaves what has none", () => {
    const lens = new Lens();
    lens.toggle("eye");
    lens.press("figure:a1", SPOT);
    expect(lens.press("post:1", SPOT)).toBe(true);
    expect(lens.ends).toEqual(["figure:a1"]);
    lens.press("figure:a1", SPOT);
    expect(lens.ends).toEqual([]);
  });
});

describe("what is asked through the lens", () => {
  const view = {
    measuring: false,
    figures: [
      { label: "a1", seat: 0 },
      { label: "a2", seat: 0 },
      { label: "b1", seat: 1 },
    ],
  } as AlkemyView;

  function held(...ends: string[]): Lens {
    const lens = new Lens();
    lens.toggle("ruler");
    lens.ends = ends;
    return lens;
  }

  it("is nothing before the ruler has two ends", () => {
    expect(tapeQuery(held("figure:a1"))).toBeNull();
    expect(tapeQuery(held("figure:a1", "figure:a1"))).toBeNull();
  });

  it("is how far it is, and between enemies what protects from a shot", () => {
    const lens = held("figure:a1", "figure:b1");
    expect(tapeQuery(lens)).toEqual({ is: "tape", one: "figure:a1", other: "figure:b1" });
    expect(corridorQuery(lens, view)).toEqual({ is: "corridor", shooter: "a1", target: "b1" });
    expect(corridorQuery(held("figure:a1", "figure:a2"), view)).toBeNull();
    expect(corridorQuery(held("figure:a1", "post:1"), view)).toBeNull();
  });

  it("is who sees a figure that the eye is on", () => {
    const lens = held("figure:a1");
    expect(seersQuery(lens)).toBeNull();
    lens.look = "eye";
    expect(seersQuery(lens)).toEqual({ is: "seers", figure: "a1" });
  });

  it("may measure a match by eye only when it is over", () => {
    expect(mayMeasure(view, false)).toBe(false);
    expect(mayMeasure(view, true)).toBe(true);
    expect(mayMeasure({ ...view, measuring: true }, false)).toBe(true);
  });
});
