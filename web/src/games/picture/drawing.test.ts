import { describe, expect, it } from "vitest";
import { drawingOf, moved } from "./drawing";

describe("a drawing", () => {
  it("knows its size in its own units", () => {
    const drawing = drawingOf('<svg xmlns="x" width="9" viewBox="-2 0 48.5 36"><path/></svg>');
    expect(drawing?.whole).toEqual({ x: -2, y: 0, width: 48.5, height: 36 });
    expect(drawing?.svg).toContain("<path/>");
    expect(drawing?.board).toBeUndefined();
  });

  it("has no styles that the page forbids", () => {
    const drawing = drawingOf('<svg style="font:x" viewBox="0 0 4 3"><g style="a:b"/></svg>');
    expect(drawing?.svg).toBe('<svg viewBox="0 0 4 3"><g/></svg>');
  });

  it("knows where the board lies in it, if it says so", () => {
    const view = '<view id="board" viewBox="4 5 30 20"/>';
    const drawing = drawingOf(`<svg viewBox="0 0 48 36">${view}</svg>`);
    expect(drawing?.board).toEqual({ x: 4, y: 5, width: 30, height: 20 });
  });

  it.each(["", "<p>no</p>", '<svg viewBox="0 0 x y">', '<svg viewBox="0 0 0 0">'])(
    "is nothing else: %j",
    (text) => expect(drawingOf(text)).toBeNull(),
  );
});

describe("the cross-hair", () => {
  const whole = { x: 0, y: 0, width: 10, height: 10 };

  it("moves, and stays on the drawing", () => {
    expect(moved({ x: 5, y: 5 }, { x: 1, y: -1 }, whole)).toEqual({ x: 6, y: 4 });
    expect(moved({ x: 9.5, y: 0 }, { x: 1, y: -1 }, whole)).toEqual({ x: 10, y: 0 });
  });
});
