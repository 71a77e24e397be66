import { describe, expect, it } from "vitest";
import { boxOf, moved } from "./drawing";

describe("where a part lies", () => {
  it("is told in the drawing's own units", () => {
    expect(boxOf("-2 0 48.5 36")).toEqual({ x: -2, y: 0, width: 48.5, height: 36 });
    expect(boxOf("4,5, 30,20")).toEqual({ x: 4, y: 5, width: 30, height: 20 });
  });

  it.each(["", "4 5", "0 0 x y", "0 0 0 0"])("is nothing else: %j", (written) =>
    expect(boxOf(written)).toBeNull(),
  );
});

describe("the cross-hair", () => {
  const whole = { x: 0, y: 0, width: 10, height: 10 };

  it("moves, and stays on the drawing", () => {
    expect(moved({ x: 5, y: 5 }, { x: 1, y: -1 }, whole)).toEqual({ x: 6, y: 4 });
    expect(moved({ x: 9.5, y: 0 }, { x: 1, y: -1 }, whole)).toEqual({ x: 10, y: 0 });
  });
});
