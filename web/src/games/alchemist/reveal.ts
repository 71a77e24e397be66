/** The end of a match told step by step: everything is taken from the result, nothing is reckoned. */

import type { AlchemistView, Outcome } from "$/protocol/types";

export const STEPS = ["leftovers", "pool", "schools", "totals"] as const;
export type Step = (typeof STEPS)[number];

/** A school that somebody represents, with the cubes that count against it. */
export interface School {
  seat: number;
  kind: number;
  cubes: number;
  place: number;
  reward: number;
}

/** Return the steps that there are: before the end only sums, and without schools no pool. */
export function steps(view: AlchemistView): Step[] {
  if (view.result === null) return ["totals"];
  return STEPS.filter((step) => hasSchools(view) || (step !== "pool" && step !== "schools"));
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

/** Return the fame of the cubes that a seat has left. */
export function leftovers(outcome: Outcome, seat: number): number {
  const lines = outcome.scores[seat] ?? [];
  return lines.find(({ message }) => message.key === "alchemist-score-leftovers")?.value ?? 0;
}

function hasSchools(view: AlchemistView): boolean {
  return (view.result?.school_places.length ?? 0) > 0;
}
