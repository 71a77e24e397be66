/** The end of a match as its ledger shows it: all is taken from the result, nothing is reckoned. */

import type { Entry } from "$/design/result/ledger";
import type { AlchemistView, Message, Outcome } from "$/protocol/types";
import { message } from "$/words/speaker";

/** A school that somebody represents, with the cubes that count against it. */
export interface School {
  seat: number;
  kind: number;
  cubes: number;
  place: number;
  reward: number;
}

/** The sources of fame in the sequence of the scoring, each with a sign. */
const SOURCES = [
  { source: "potions", glyph: "cauldron" },
  { source: "leftovers", glyph: "screen" },
  { source: "school", glyph: "school" },
] as const;

/** Return the sources that somebody has fame of. */
export function entries(view: AlchemistView, outcome: Outcome): Entry[] {
  return SOURCES.flatMap(({ source, glyph }) => {
    const key = `alchemist-score-${source}`;
    const lines = outcome.scores.map((score) => score.find((one) => one.message.key === key));
    const rules = lines.find((line) => line !== undefined)?.rules;
    if (rules === undefined) return [];
    const details = lines.map((_, seat) => detailOf(view, source, seat));
    return [{ glyph, label: message(`web-alchemist-result-${source}`), lines, rules, details }];
  });
}

function detailOf(view: AlchemistView, source: string, seat: number): Message | undefined {
  if (source === "leftovers" && view.result !== null) {
    return message("web-alchemist-result-cubes", { count: view.adepts[seat]?.supply_size ?? 0 });
  }
  const place = source === "school" ? view.result?.school_places[seat] : undefined;
  return place === undefined ? undefined : message("web-table-place", { place });
}

/** Return the schools from the first place on. */
export function schools(view: AlchemistView): School[] {
  const { result, adepts } = view;
  if (result === null) return [];
  const shown = adepts.flatMap(({ seat, school }) =>
    school === null
      ? []
      : [
          {
            seat,
            kind: school,
            cubes: result.pool[school] ?? 0,
            place: result.school_places[seat] ?? 0,
            reward: result.rewards[seat] ?? 0,
          },
        ],
  );
  return shown.sort((one, other) => one.place - other.place || one.seat - other.seat);
}
