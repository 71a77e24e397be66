/** What happened since somebody last chose: in a line, and step by step. */

import type { Told } from "$/protocol/types";
import { factOf } from "./bout";

/** What is worth telling of an activation in a line; the rest can be stepped through. */
const TELLING: ReadonlySet<string> = new Set([
  "cast",
  "charge-failed",
  "charged",
  "concentrated",
  "formula-failed",
  "harvests-air",
  "harvests-earth",
  "harvests-fire",
  "harvests-water",
  "missed-blow",
  "missed-shot",
  "parried",
  "passed-on",
  "post-freed",
  "post-missed",
  "post-taken",
  "ran",
  "removed",
  "slipped-away",
  "suffered",
  "walked",
]);

const BEGINS: ReadonlySet<string> = new Set(["activated", "reactivated", "passed-on"]);

/** Told once for each figure, in the same breath. */
const ACTIVATED: ReadonlySet<string> = new Set(["activated", "reactivated"]);

/** Return the last activation that was not the viewer's own; nothing if there was none. */
export function lastActivation(lines: readonly Told[], viewer: number): Told[] {
  const begins = (line: Told | undefined): boolean => line !== undefined && BEGINS.has(line.kind);
  const foreign = (line: Told): boolean => begins(line) && line.seat !== viewer;
  let start = lines.findLastIndex(foreign);
  if (start < 0) return [];
  const sameBreath = (at: number): boolean => {
    const [before, here] = [lines[at - 1], lines[at]];
    return (
      before !== undefined &&
      ACTIVATED.has(before.kind) &&
      ACTIVATED.has(here?.kind ?? "") &&
      before.seat === here?.seat
    );
  };
  const last = start;
  while (sameBreath(start)) start -= 1;
  const next = lines.findIndex(
    (line, at) => at > last && (begins(line) || line.kind === "turn-over"),
  );
  return lines.slice(start, next < 0 ? lines.length : next);
}

/** Return what of it is worth a line. */
export function telling(lines: readonly Told[]): Told[] {
  const worth = lines.filter(({ kind }) => TELLING.has(kind));
  return worth.length > 0 ? worth : lines.slice(0, 1);
}

/** Return what is stepped through: whatever moved, was rolled, was hurt or was said. */
export function steps(lines: readonly Told[]): Told[] {
  return lines.filter((line) => factOf(line, "measure") === null);
}
