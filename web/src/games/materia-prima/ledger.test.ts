import { expect, it } from "vitest";
import type { Modifier, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";
import { entries, standing, sumOf } from "./ledger";

function line(source: string, value: number): Modifier {
  return { message: message(`materia-prima-score-${source}`), value, rules: ["MAT-250"] };
}

const outcome: Outcome = {
  places: [2, 1],
  scores: [[line("souls", 3)], [line("elements", 4), line("souls", 6), line("quest", 9)]],
  rules: [],
};

it("lines up what each seat has of every source", () => {
  const all = entries(outcome);
  expect(all.map(({ source }) => source)).toEqual(["elements", "souls", "quest"]);
  expect(all[0]?.lines.map((one) => one?.value)).toEqual([undefined, 4]);
});

it("adds up what has been shown", () => {
  const all = entries(outcome);
  expect([0, 1].map((seat) => sumOf(all, seat))).toEqual([3, 19]);
  expect(sumOf(all.slice(0, 1), 1)).toBe(4);
});

it("begins with who has won", () => {
  expect(standing(outcome)).toEqual([1, 0]);
});
