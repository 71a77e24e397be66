import { expect, it } from "vitest";
import type { Told } from "$/protocol/types";
import { tracesOf } from "./traces";

const told = (seat: number, kind: string, ...things: string[]): Told =>
  ({ seat, kind, things }) as unknown as Told;

it("keeps the ways of rivals since the viewer's own last deed", () => {
  const lines = [
    told(1, "moved", "figure:1-0", "hex:5,0", "hex:4,0"),
    told(0, "mined", "figure:0-0", "hex:0,0"),
    told(1, "moved", "figure:1-0", "hex:2,0", "hex:3,0"),
    told(2, "mined", "figure:2-0", "hex:1,1"),
  ];
  const { touched, steps } = tracesOf(lines, 0);
  expect([...touched]).toEqual([
    ["2,0", 1],
    ["3,0", 1],
    ["1,1", 2],
  ]);
  expect(steps).toEqual([{ seat: 1, from: "3,0", to: "2,0" }]);
});
