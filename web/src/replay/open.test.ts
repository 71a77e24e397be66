import { expect, it } from "vitest";
import type { Step, Told } from "$/protocol/types";
import { openStep } from "./open";

const told = (kind: string, seat: number): Told => ({ kind, seat }) as Told;

function step(viewer: number, hands: (string[] | null)[], lines: Told[]): Step {
  return { at: 3, of: 9, viewer, view: { hands, pile: [] }, told: lines, choice: null, seat: 1 };
}

it("shows what every seat sees of its own, and of nobody less", () => {
  const choice = {
    text: "draw",
    message: { is: "message" as const, key: "x", args: {} },
    things: [],
  };
  const open = openStep(step(-1, [null, null], [told("drew", 1)]), [
    step(0, [["rose"], null], [told("drew", 1)]),
    { ...step(1, [null, ["key"]], [told("drew-own", 1)]), choice },
  ]);
  expect(open.view).toEqual({ hands: [["rose"], ["key"]], pile: [] });
  expect(open.told.map(({ kind }) => kind)).toEqual(["drew-own"]);
  expect(open.choice).toEqual(choice);
  expect(open.viewer).toBe(-1);
});
