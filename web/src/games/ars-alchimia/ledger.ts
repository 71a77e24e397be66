/** The final scoring as a ledger: everything is taken from the result, nothing is reckoned. */

import type { Modifier, Outcome } from "$/protocol/types";

/** One source of points, for every seat. */
export interface Entry {
  /** A glyph for it. */
  glyph: string;
  /** The source, as each seat's own line says it. */
  lines: readonly (Modifier | undefined)[];
  rules: readonly string[];
}

const PREFIX = "ars-alchimia-score-";

const GLYPHS: Readonly<Record<string, string>> = {
  play: "victory",
  unfulfilled: "order",
  elixir: "elixir",
  assistants: "assistant",
};

/** Return the sources of points in the sequence of the scoring. */
export function entries(outcome: Outcome): Entry[] {
  const first = outcome.scores[0] ?? [];
  return first.map((line, at) => {
    const lines = outcome.scores.map((score) => score[at]);
    return { glyph: glyphOf(line), lines, rules: line.rules };
  });
}

/** Return the seats from the first place on. */
export function standing(outcome: Outcome): number[] {
  const seats = outcome.places.map((_, seat) => seat);
  return seats.sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0));
}

/** Return what the first lines of a seat come to. */
export function sumOf(outcome: Outcome, seat: number, lines = Infinity): number {
  const score = outcome.scores[seat] ?? [];
  return score.slice(0, lines).reduce((sum, { value }) => sum + value, 0);
}

function glyphOf({ message }: Modifier): string {
  const source = message.key.slice(PREFIX.length);
  const category = message.args["category"];
  if (source !== "category" || typeof category !== "object" || category.is !== "message") {
    return GLYPHS[source] ?? "victory";
  }
  return category.key.replace("ars-alchimia-category-", "");
}
