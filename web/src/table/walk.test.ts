import { describe, expect, it } from "vitest";
import { stopAt, walked } from "./walk";

const ways = { first: 2, last: 5 };

describe("walking through the log", () => {
  it("goes from line to line and begins each anew", () => {
    expect(walked("ArrowDown", { line: 3, part: 2 }, ways, 3)).toEqual({ line: 4, part: 0 });
    expect(walked("ArrowUp", { line: 3, part: 0 }, ways, 3)).toEqual({ line: 2, part: 0 });
    expect(walked("Home", { line: 4, part: 1 }, ways, 3)).toEqual({ line: 2, part: 0 });
    expect(walked("End", { line: 4, part: 0 }, ways, 3)).toEqual({ line: 5, part: 0 });
  });

  it("goes to the rules of a line and back", () => {
    expect(walked("ArrowRight", { line: 3, part: 1 }, ways, 3)).toEqual({ line: 3, part: 2 });
    expect(walked("ArrowLeft", { line: 3, part: 1 }, ways, 3)).toEqual({ line: 3, part: 0 });
  });

  it("ends where the lines and the rules end", () => {
    expect(walked("ArrowUp", { line: 2, part: 0 }, ways, 3)).toBeNull();
    expect(walked("ArrowDown", { line: 5, part: 0 }, ways, 3)).toBeNull();
    expect(walked("ArrowLeft", { line: 3, part: 0 }, ways, 3)).toBeNull();
    expect(walked("ArrowRight", { line: 3, part: 2 }, ways, 3)).toBeNull();
  });

  it("leaves other keys to others", () => {
    expect(walked("Enter", { line: 3, part: 0 }, ways, 3)).toBeNull();
    expect(walked("PageDown", { line: 3, part: 0 }, ways, 3)).toBeNull();
  });
});

describe("where Tab leads in the log", () => {
  it("is the line walked to last, else what is shown, else the newest", () => {
    expect(stopAt(3, 4, ways)).toBe(3);
    expect(stopAt(null, 4, ways)).toBe(4);
    expect(stopAt(null, -1, ways)).toBe(5);
  });

  it("is always a line that is there", () => {
    expect(stopAt(1, 4, ways)).toBe(5);
    expect(stopAt(9, 4, ways)).toBe(5);
  });
});
