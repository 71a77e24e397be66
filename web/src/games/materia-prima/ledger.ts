/** The final scoring as a ledger: everything is taken from the result, nothing is reckoned. */

import type { Modifier, Outcome } from "$/protocol/types";

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

/** One source of points; a seat that has nothing of it has no line. */
export interface Entry {
  source: string;
  glyph: string;
  lines: readonly (Modifier | undefined)[];
  rules: readonly string[];
}

/** Return the sources that somebody has points of. */
export function entries(outcome: Outcome): Entry[] {
  return Object.entries(SOURCES).flatMap(([source, glyph]) => {
    const lines = outcome.scores.map((score) =>
      score.find(({ message }) => message.key === PREFIX + source),
    );
    const rules = lines.find((line) => line !== undefined)?.rules;
    return rules ? [{ source, glyph, lines, rules }] : [];
  });
}

/** Return the seats from the first place on. */
export function standing(outcome: Outcome): number[] {
  const seats = outcome.places.map((_, seat) => seat);
  return seats.sort((one, other) => (outcome.places[one] ?? 0) - (outcome.places[other] ?? 0));
}

/** Return what the lines of a seat come to, as far as their sources have been shown. */
export function sumOf(shown: readonly Entry[], seat: number): number {
  return shown.reduce((sum, { lines }) => sum + (lines[seat]?.value ?? 0), 0);
}
