/** The sources of points, as the ledger at the end shows them. */

import type { Entry } from "$/design/result/ledger";
import type { Modifier, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";

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
    const glyph = glyphOf(line);
    const label = message(`web-ars-alchimia-result-${glyph}`);
    return { glyph, label, lines, rules: line.rules };
  });
}

function glyphOf({ message }: Modifier): string {
  const source = message.key.slice(PREFIX.length);
  const category = message.args["category"];
  if (source !== "category" || typeof category !== "object" || category.is !== "message") {
    return GLYPHS[source] ?? "victory";
  }
  return category.key.replace("ars-alchimia-category-", "");
}
