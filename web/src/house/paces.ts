/** The paces that are offered for a new table, from no clock at all to days. */

import type { Pace, TimeUp } from "$/protocol/types";

export interface PaceChoice {
  /** How texts call it. */
  name: string;
  kind: Pace["kind"];
  seconds: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const PACES: readonly PaceChoice[] = [
  { name: "unhurried", kind: "live", seconds: 0 },
  { name: "minute", kind: "live", seconds: MINUTE },
  { name: "minutes", kind: "live", seconds: 5 * MINUTE },
  { name: "day", kind: "days", seconds: DAY },
  { name: "days", kind: "days", seconds: 3 * DAY },
];

export const TIMES_UP: readonly TimeUp[] = ["default", "bot", "nothing"];

/** Returns a pace as a table promises it; without a clock no time is ever up. */
export function paceOf(choice: PaceChoice, timeUp: TimeUp): Pace {
  const { kind, seconds } = choice;
  return { kind, seconds, time_up: seconds === 0 ? "nothing" : timeUp };
}
