import { describe, expect, it } from "vitest";
import { cornersAt, nearestTurn } from "./pieces";

describe("scenery in hand", () => {
  it("is turned against the clock, as the house turns it, and put around a spot", () => {
    const shape = [
      [1000, 0],
      [0, 500],
    ] as unknown as never[][];
    const corners = cornersAt({ shape }, 90, { x: 5000, y: 5000 });
    expect(corners.map((one) => one.map(Math.round))).toEqual([
      [5000, 6000],
      [4500, 5000],
    ]);
  });

  it("snaps to the nearest turn on offer, all the way round", () => {
    const offered = [0, 15, 90, 345];
    expect(nearestTurn(20, offered)).toBe(15);
    expect(nearestTurn(-13, offered)).toBe(345);
    expect(nearestTurn(358, offered)).toBe(0);
    expect(nearestTurn(7, [])).toBe(0);
  });
});
