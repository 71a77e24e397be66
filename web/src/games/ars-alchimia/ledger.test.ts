import { expect, it } from "vitest";
import type { Modifier, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";
import { entries } from "./ledger";

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
  credits: [],
};

it("puts the lines of all seats beside each other", () => {
  const [play, unfulfilled, category] = entries(OUTCOME);
  expect(play?.lines.map((one) => one?.value)).toEqual([19, 20]);
  expect([play, unfulfilled, category].map((one) => one?.glyph)).toEqual([
    "victory",
    "order",
    "daily-life",
  ]);
  expect(category?.label.key).toBe("web-ars-alchimia-result-daily-life");
});
