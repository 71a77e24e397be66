/** The sources of wisdom, as the ledger at the end shows them. */

import type { Entry } from "$/design/result/ledger";
import type { Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";

const PREFIX = "materia-prima-score-";

/** The sources of wisdom in the sequence of the scoring, each with a sign. */
const SOURCES: Readonly<Record<string, string>> = {
  elements: "gold",
  homunculi: "homunculus",
  equipment: "equip",
  parts: "formula",
  set: "philosophers-stone",
  souls: "soul-stone",
  extensions: "extension",
  quest: "quest",
  given: "drop",
  soulless: "skull",
};

/** Return the sources that somebody has points of. */
export function entries(outcome: Outcome): Entry[] {
  return Object.entries(SOURCES).flatMap(([source, glyph]) => {
    const label = message(PREFIX + source);
    const lines = outcome.scores.map((score) => score.find((one) => one.message.key === label.key));
    const rules = lines.find((line) => line !== undefined)?.rules;
    return rules ? [{ glyph, label, lines, rules }] : [];
  });
}
