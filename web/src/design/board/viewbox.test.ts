import { describe, expect, it } from "vitest";
import {
  CLOSEST,
  framing,
  isWhole,
  panned,
  pinched,
  showing,
  sideToSide,
  written,
  zoom,
  zoomed,
} from "./viewbox";

const whole = { x: 0, y: 0, width: 750, height: 600 };
const quarter = { x: 100, y: 50, width: 375, height: 300 };

describe("coming closer", () => {
  it("keeps the spot under the pointer where it is", () => {
    const at = { x: 200, y: 450 };
    const seen = zoomed(whole, whole, 2, at);
    expect(zoom(seen, whole)).toBeCloseTo(2);
    expect((at.x - seen.x) / seen.width).toBeCloseTo(at.x / whole.width);
    expect((at.y - seen.y) / seen.height).toBeCloseTo(at.y / whole.height);
  });

  it("keeps the proportions of the board", () => {
    const seen = zoomed(quarter, whole, 1.7);
    expect(seen.width / seen.height).toBeCloseTo(whole.width / whole.height);
  });

  it("stops at the closest", () => {
    expect(zoom(zoomed(quarter, whole, 100), whole)).toBeCloseTo(CLOSEST);
  });

  it("never shows more than the whole board", () => {
    expect(zoomed(quarter, whole, 0.01)).toEqual(whole);
    expect(isWhole(zoomed(quarter, whole, 0.01), whole)).toBe(true);
    expect(isWhole(quarter, whole)).toBe(false);
  });

  it("does not look past the edge when going back from a corner", () => {
    const corner = zoomed(whole, whole, 4, { x: 750, y: 600 });
    const seen = zoomed(corner, whole, 0.5, { x: 750, y: 600 });
    expect(seen.x + seen.width).toBeCloseTo(750);
    expect(seen.y + seen.height).toBeCloseTo(600);
  });
});

describe("moving", () => {
  it("moves by the distance asked for", () => {
    expect(panned(quarter, whole, 30, -20)).toEqual({ ...quarter, x: 130, y: 30 });
  });

  it("stops at the edges", () => {
    expect(panned(quarter, whole, 9000, 9000)).toEqual({ ...quarter, x: 375, y: 300 });
    expect(panned(quarter, whole, -9000, -9000)).toEqual({ ...quarter, x: 0, y: 0 });
  });

  it("goes nowhere when the board is whole", () => {
    expect(panned(whole, whole, 10, 10)).toEqual(whole);
  });
});

describe("two fingers", () => {
  const held = [
    { x: 200, y: 150 },
    { x: 300, y: 150 },
  ] as const;

  it("enlarge as they part, about their middle", () => {
    const now = [
      { x: 150, y: 150 },
      { x: 350, y: 150 },
    ] as const;
    const seen = pinched(quarter, whole, held, now);
    expect(zoom(seen, whole)).toBeCloseTo(4);
    expect((250 - seen.x) / seen.width).toBeCloseTo((250 - quarter.x) / quarter.width);
  });

  it("move the board when they move together", () => {
    const now = [
      { x: 220, y: 160 },
      { x: 320, y: 160 },
    ] as const;
    const seen = pinched(quarter, whole, held, now);
    expect(written(seen)).toBe("80 40 375 300");
  });

  it("do nothing when they were put down on one spot", () => {
    const same = [held[0], held[0]] as const;
    expect(pinched(quarter, whole, same, same)).toEqual(quarter);
  });
});

describe("framing a part", () => {
  it("shows all of it in the middle, with the proportions of the board", () => {
    const seen = framing({ x: 300, y: 200, width: 100, height: 150 }, whole);
    expect(seen.height).toBeCloseTo(150);
    expect(seen.width / seen.height).toBeCloseTo(whole.width / whole.height);
    expect(seen.x + seen.width / 2).toBeCloseTo(350);
    expect(seen.y + seen.height / 2).toBeCloseTo(275);
  });

  it("does not look past the edge, and not closer than one can", () => {
    const corner = framing({ x: 0, y: 0, width: 10, height: 10 }, whole);
    expect(corner).toMatchObject({ x: 0, y: 0 });
    expect(zoom(corner, whole)).toBeCloseTo(CLOSEST);
  });
});

describe("looking from side to side", () => {
  it("fills a low plate with the middle of the board", () => {
    const seen = sideToSide(whole, { width: 300, height: 120 });
    // Where 120 pixels show 300 units, 300 pixels show 750: all of the width.
    expect(seen).toEqual({ x: 187.5, y: 150, width: 375, height: 300 });
  });

  it("shows all of it on a plate that is high enough", () => {
    expect(isWhole(sideToSide(whole, { width: 300, height: 400 }), whole)).toBe(true);
  });
});

describe("showing a part", () => {
  it("changes nothing when it is in sight", () => {
    expect(showing(quarter, whole, { x: 120, y: 60, width: 50, height: 50 })).toEqual(quarter);
  });

  it("moves no further than needed", () => {
    const right = showing(quarter, whole, { x: 500, y: 60, width: 50, height: 50 });
    expect(right).toEqual({ ...quarter, x: 175 });
    const above = showing(quarter, whole, { x: 120, y: 10, width: 50, height: 50 });
    expect(above).toEqual({ ...quarter, y: 10 });
  });

  it("begins where a part begins that is larger than what is seen", () => {
    const wide = showing(quarter, whole, { x: 20, y: 60, width: 700, height: 50 });
    expect(wide.x).toBe(20);
  });
});

it("is written with two decimals at most", () => {
  expect(written({ x: 0, y: 1 / 3, width: 750, height: 600 })).toBe("0 0.33 750 600");
});
