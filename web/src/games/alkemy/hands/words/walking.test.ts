import { describe, expect, it } from "vitest";
import type { AlkemyFigureView } from "$/protocol/types";
import { nearToFar, sayingsFor, spoken } from "./walking";

const figure = (label: string, seat: number, x: number, status = "active") =>
  ({ label, seat, x, y: 0, status }) as AlkemyFigureView;

describe("the table in words", () => {
  const figures = [
    figure("a1", 0, 0),
    figure("b1", 1, 9000),
    figure("b2", 1, 4000),
    figure("b3", 1, 2000, "gone"),
  ];

  it("lists a side near to far, and only who stands there", () => {
    expect(nearToFar({ figures }, 1, "a1").map(({ label }) => label)).toEqual(["b2", "b1"]);
  });

  it("keeps the order of the warband where nobody is the middle", () => {
    expect(nearToFar({ figures }, 1, null).map(({ label }) => label)).toEqual(["b1", "b2"]);
  });

  it("says spots as the house understands them", () => {
    expect(spoken("toward", "figure:b2")).toBe("toward b2");
    expect(spoken("away", "post:1")).toBe("away from post 1");
    expect(spoken("contact", "figure:b1")).toBe("contact with b1");
    expect(sayingsFor("contact")).toEqual(["contact"]);
    expect(sayingsFor("keep")).toEqual([]);
  });
});
