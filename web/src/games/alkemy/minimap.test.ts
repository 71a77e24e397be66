import { describe, expect, it } from "vitest";
import { cornerFor } from "./minimap";

const PLATE = { width: 390, height: 330 };
const MAP = { width: 88, height: 88 };

function stands(x: number, y: number): { at: { x: number; y: number }; radius: number } {
  return { at: { x, y }, radius: 20 };
}

describe("the small map", () => {
  it("lies below, on a phone on the left", () => {
    expect(cornerFor([], PLATE, MAP, false)).toEqual({ right: true, bottom: true });
    expect(cornerFor([], PLATE, MAP, true)).toEqual({ right: false, bottom: true });
  });

  it("makes way for a figure at the edge", () => {
    const figure = stands(30, 260);
    expect(cornerFor([figure], PLATE, MAP, true)).toEqual({ right: false, bottom: false });
    expect(cornerFor([stands(370, 320)], PLATE, MAP, false)).toEqual({
      right: false,
      bottom: true,
    });
  });

  it("covers as few as it can where figures stand everywhere", () => {
    const crowd = [stands(30, 260), stands(60, 300), stands(30, 40)];
    expect(cornerFor(crowd, PLATE, MAP, true)).toEqual({ right: false, bottom: false });
  });

  it("does not care for who is out of sight", () => {
    expect(cornerFor([stands(-80, 260)], PLATE, MAP, true)).toEqual({
      right: false,
      bottom: true,
    });
  });
});
