import { describe, expect, it } from "vitest";
import type { AlkemyFigureView } from "$/protocol/types";
import { besideSpot, mates } from "./formation";

const figure = (label: string, card: number, status: string, seat = 0) =>
  ({ label, card, status, seat, radius: 500 }) as AlkemyFigureView;

describe("the figures of a card", () => {
  const figures = [
    figure("a1", 0, "active"),
    figure("a2", 0, "waiting"),
    figure("a3", 0, "waiting"),
    figure("a4", 1, "waiting"),
    figure("b1", 0, "waiting", 1),
  ];

  it("are those of the same card and side, standing or still to come", () => {
    const { waiting, standing } = mates({ figures }, "a2");
    expect(waiting.map(({ label }) => label)).toEqual(["a3"]);
    expect(standing.map(({ label }) => label)).toEqual(["a1"]);
  });

  it("stand side by side without touching, and turn round at the edge", () => {
    const [one, other] = [figure("a1", 0, "active"), figure("a2", 0, "waiting")];
    const board = { width: 24_000 };
    expect(besideSpot({ x: 5000, y: 2000 }, 1, one, other, board)).toEqual({ x: 6200, y: 2000 });
    expect(besideSpot({ x: 23_000, y: 2000 }, 1, one, other, board)).toEqual({
      x: 21_800,
      y: 2000,
    });
  });
});
