/** What the pictures of an analysis are drawn from, without any drawing. */

import type { Analysis, Happening, Split } from "$/protocol/types";

/** How the lines of the seats are told apart: all of them are ink. */
export const DASHES: readonly string[] = ["", "9 5", "2 4", "9 4 2 4", "14 3 3 3"];

export const LETTERS = "ABC";

export interface Point {
  /** After how many choices; what chance did belongs to the choice before it. */
  at: number;
  share: number;
}

/** How far before the moment of a choice its line bends when chance changes it further. */
const BEFORE = 0.45;

/** Returns the line of a seat. Where chance follows a choice, the choice has a point of its own. */
export function lineOf({ start, happenings }: Analysis, seat: number): Point[] {
  const points: Point[] = [{ at: 0, share: start[seat] ?? 0 }];
  happenings.forEach((one, index) => {
    const next = happenings[index + 1];
    const moves = one.kind === "choice" && next?.kind === "chance" && next.at === one.at;
    points.push({ at: moves ? one.at - BEFORE : one.at, share: one.chances[seat] ?? 0 });
  });
  return points;
}

/** Returns every seat's chance after so many choices, with what chance did next. */
export function sharesAt({ start, happenings }: Analysis, at: number): readonly number[] {
  return happenings.findLast((one) => one.at <= at)?.chances ?? start;
}

/** Returns the moments at which chance had its say. */
export function chanceMoments({ happenings }: Analysis): number[] {
  return happenings.filter(({ kind }) => kind === "chance").map(({ at }) => at);
}

/** Returns the choice that led to a moment, and how its seat stood before and after it. */
export function choiceAt(
  analysis: Analysis,
  at: number,
): { made: Happening; before: number; after: number } | null {
  const index = analysis.happenings.findIndex((one) => one.kind === "choice" && one.at === at);
  const made = analysis.happenings[index];
  if (made === undefined) return null;
  const earlier = analysis.happenings[index - 1]?.chances ?? analysis.start;
  return { made, before: earlier[made.seat] ?? 0, after: made.chances[made.seat] ?? 0 };
}

/** Returns the moments of choices that cost their seat something. */
export function graded({ happenings }: Analysis): Happening[] {
  return happenings.filter(({ grade }) => (grade?.level ?? 0) > 0);
}

export type Part = "start" | "rivals" | "own" | "luck";

export interface Piece {
  part: Part;
  share: number;
  /** Where it begins, from the left. */
  from: number;
}

/** Returns what gave a seat anything, from the left, and what took it again, from the right. */
export function pieces({ start, rivals, own, chance }: Split): { gave: Piece[]; took: Piece[] } {
  const parts: [Part, number][] = [
    ["start", start],
    ["rivals", rivals],
    ["luck", chance],
    ["own", own],
  ];
  let x = 0;
  const gave: Piece[] = [];
  const took: Piece[] = [];
  for (const [part, share] of parts) {
    if (share <= 0) continue;
    gave.push({ part, share, from: x });
    x += share;
  }
  for (const [part, share] of parts) {
    if (share >= 0) continue;
    x += share;
    took.push({ part, share, from: x });
  }
  return { gave, took };
}

/** Returns heights for labels that stand where they belong, but never on top of each other. */
export function spread(wanted: readonly number[], room: number, most: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let free = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, free);
    free = one.y + room;
  }
  let limit = most;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - room;
  }
  const placed = wanted.slice();
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
