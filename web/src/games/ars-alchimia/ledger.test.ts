import { expect, it } from "vitest";
import type { Modifier, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";
import { entries, standing, sumOf } from "./ledger";

function line(source: string, value: number, category?: string): Modifier {
  const named = category && { category: message(`ars-alchimia-category-${category}`) };
  return { message: message(`ars-alchimia-score-${source}`, named || {}), value, rules: ["ARS-1"] };
}

const OUTCOME: Outcome = {
  places: [2, 1],
  scores: [
    [line("play", 19), line("unfulfilled", -3), line("category", 1, "daily-life")],
    [line("play", 20), line("unfulfilled", 0), line("category", 6, "daily-life")],
  ],
  rules: [],
};

it("puts the lines of all seats beside each other", () => {
  const [play, unfulfilled, category] = entries(OUTCOME);
  expect(play?.lines.map((one) => one?.value)).toEqual([19, 20]);
  expect([play, unfulfilled, category].map((one) => one?.glyph)).toEqual([
    "victory",
    "order",
    "daily-life",
  ]);
});

it("sums up as far as it is shown", () => {
  expect(sumOf(OUTCOME, 0, 2)).toBe(16);
  expect(sumOf(OUTCOME, 1)).toBe(26);
});

it("ranks by the places of the result", () => {
  expect(standing(OUTCOME)).toEqual([1, 0]);
});
