import { describe, expect, it } from "vitest";
import { Lens } from "./lens.svelte";

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
