/** What was measured in the match, as everybody was told: nothing here measures anything. */

import type { AlkemyMeasureView, AlkemyShotView, Told } from "$/protocol/types";
import { factOf } from "../fight/bout";

/** A tape that was laid, and what had been said before, if anything. */
export interface Measured {
  one: string;
  other: string;
  length: number;
  said: number | null;
  /** The turn in which it was laid. */
  turn: number;
  at: number;
}

/** Return all distances measured so far, the last first, each pair of things in a turn once. */
export function measuredIn(lines: readonly Told[]): Measured[] {
  const found = new Map<string, Measured>();
  const said = new Map<string, number>();
  let turn = 0;
  for (const line of lines) {
    if (line.kind === "turn") turn = numberOf(line, "turn") ?? turn + 1;
    if (line.kind === "estimated") {
      const length = lengthOf(line);
      if (length !== null) said.set(line.things.slice(0, 2).join(), length);
    }
    const fact = factOf(line, "measure");
    if (fact === null || fact.length === null) continue;
    const { one, other, length } = fact;
    const pair = `${one},${other}`;
    const key = `${pair} ${turn}`;
    found.delete(key);
    found.set(key, { one, other, length, said: said.get(pair) ?? null, turn, at: line.at });
    said.delete(pair);
  }
  return [...found.values()].reverse();
}

/** What lies on the table after a declaration: the tape, and what came of the shot. */
export interface Laid {
  measure: AlkemyMeasureView;
  shot: AlkemyShotView | null;
  /** What was told since, each with its rules: aim, obstacles, why it came to nothing. */
  told: Told[];
}

/** With these something else begins, and the tape is taken away. */
const AWAY: ReadonlySet<string> = new Set([
  "activated",
  "passed-on",
  "reactivated",
  "turn",
  "turn-over",
]);

/** What of a shot or charge is worth a line beside its tape. */
const WHY: ReadonlySet<string> = new Set([
  "aimed",
  "charge-blind",
  "charge-failed",
  "charge-short",
  "cover-failed",
  "cover-held",
  "formula-blind",
  "formula-failed",
  "formula-short",
  "missed-shot",
  "obstacles",
  "out-of-range",
  "point-blank",
  "post-missed",
  "shot-blind",
  "target-lost",
]);

/** The tape is taken away where an order is given, too: it is about something else. */
const ANNOUNCED = "announced-";

/**
 * Return the tapes that were laid since something began, the last of them last. What an earlier one
 * was laid for is over, unless a tape is laid in answer to it, or by the same choice.
 */
export function laidBy(lines: readonly Told[]): Laid[] {
  let all: (Laid & { at: number })[] = [];
  for (const line of lines) {
    const measure = factOf(line, "measure");
    const shot = factOf(line, "shot");
    if (AWAY.has(line.kind) || line.kind.startsWith(ANNOUNCED)) all = [];
    if (measure !== null) {
      const { one } = measure;
      all = all.filter(({ at, measure: before }) => at === line.at || before.other === one);
      all.push({ measure, shot: null, told: [], at: line.at });
    }
    const laid = all.at(-1);
    if (laid === undefined) continue;
    if (shot !== null && `figure:${shot.target}` === laid.measure.other) laid.shot = shot;
    if (WHY.has(line.kind)) laid.told.push(line);
  }
  return all;
}

/** Return a length as one reads it off a tape: in tenths of an inch. */
export function readOff(length: number): { is: "inches"; units: number } {
  return { is: "inches", units: Math.round(length / 100) * 100 };
}

function lengthOf({ message }: Told): number | null {
  const length = message.args["length"];
  return typeof length === "object" && length.is === "inches" ? length.units : null;
}

function numberOf({ message }: Told, name: string): number | null {
  const value = message.args[name];
  return typeof value === "number" ? value : null;
}
