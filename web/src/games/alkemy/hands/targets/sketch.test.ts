import { describe, expect, it } from "vitest";
import { Sketch } from "./sketch.svelte";

describe("a sketch", () => {
  it("takes figures on and off its list", () => {
    const sketch = new Sketch();
    sketch.toggle("b1");
    sketch.toggle("b2");
    sketch.toggle("b1");
    expect(sketch.labels).toEqual(["b2"]);
  });

  it("moves them along, and not beyond its ends", () => {
    const sketch = new Sketch();
    sketch.begin(["a1", "a2", "a3"]);
    sketch.move("a3", -1);
    expect(sketch.labels).toEqual(["a1", "a3", "a2"]);
    sketch.move("a1", -1);
    sketch.move("a2", 1);
    expect(sketch.labels).toEqual(["a1", "a3", "a2"]);
  });
});
