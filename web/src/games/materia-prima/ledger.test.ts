import { expect, it } from "vitest";
import type { Modifier, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";
import { entries } from "./ledger";

function line(source: string, value: number): Modifier {
  return { message: message(`materia-prima-score-${source}`), value, rules: ["MAT-250"] };
}

const outcome: Outcome = {
  places: [2, 1],
  scores: [[line("souls", 3)], [line("elements", 4), line("souls", 6), line("quest", 9)]],
  rules: [],
  credits: [],
};

it("lines up what each seat has of every source", () => {
  const all = entries(outcome);
  expect(all.map(({ glyph }) => glyph)).toEqual(["gold", "soul-stone", "quest"]);
  expect(all[2]?.label.key).toBe("materia-prima-score-quest");
  expect(all[0]?.lines.map((one) => one?.value)).toEqual([undefined, 4]);
});
