/** The paces that are offered for a new table, from no clock at all to days. */

import type { Message, Pace, TimeUp } from "$/protocol/types";
import { message } from "$/words/speaker";

export interface PaceChoice {
  /** How texts call it. */
  name: string;
  kind: Pace["kind"];
  /** For each choice. */
  seconds: number;
  /** For each side and the whole match. */
  budget: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES: readonly PaceChoice[] = [
  { name: "unhurried", kind: "live", seconds: 0, budget: 0 },
  { name: "minute", kind: "live", seconds: MINUTE, budget: 0 },
  { name: "minutes", kind: "live", seconds: 5 * MINUTE, budget: 0 },
  { name: "round", kind: "live", seconds: 0, budget: 45 * MINUTE },
  { name: "day", kind: "days", seconds: DAY, budget: 0 },
  { name: "days", kind: "days", seconds: 3 * DAY, budget: 0 },
];

/** What rounds at events last for both sides together, in minutes: each has half of it. */
export const ROUNDS: readonly number[] = [60, 90, 120, 150];

/** The longest time a side may be given, in minutes. */
export const LONGEST = 600;

export const INCREMENTS: readonly number[] = [0, 5, 10, 30];

export const TIMES_UP: readonly TimeUp[] = ["default", "bot", "nothing"];

/** Returns the pace that a table has promised, as it was offered. */
export function choiceOf(pace: Pace): PaceChoice {
  const found = PACES.find((choice) =>
    pace.budget > 0 ? choice.budget > 0 : choice.budget === 0 && choice.seconds === pace.seconds,
  );
  return found ?? PACES[0]!;
}

/** Returns a pace as a table promises it; without a clock no time is ever up. */
export function paceOf(choice: PaceChoice, timeUp: TimeUp): Pace {
  const { kind, seconds, budget } = choice;
  const clockless = seconds === 0 && budget === 0;
  return { kind, seconds, budget, increment: 0, time_up: clockless ? "nothing" : timeUp };
}

/** Returns the minutes that somebody has written, if a side may be given as many. */
export function minutesOf(text: string): number | null {
  const minutes = /^\s*\d{1,3}\s*$/u.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= LONGEST ? minutes : null;
}

/** Returns the clock of a table in a few words, if it has one. */
export function paceWords(pace: Pace): Message | null {
  if (pace.budget > 0) {
    const minutes = Math.round(pace.budget / MINUTE);
    return message("web-clock-match", { minutes, increment: pace.increment });
  }
  if (pace.seconds === 0) return null;
  if (pace.seconds >= DAY) {
    return message("web-clock-choice-days", { days: Math.round(pace.seconds / DAY) });
  }
  return message("web-clock-choice", { minutes: Math.round(pace.seconds / MINUTE) });
}
