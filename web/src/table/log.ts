/** The log of a table, which each scene carries on from where the last one stopped. */
import type { Scene, Told } from "$/protocol/types";

export interface Log {
  lines: Told[];
  /** What the last scene added to what was already there, to be animated; not a whole log. */
  fresh: Told[];
}

export const EMPTY_LOG: Log = { lines: [], fresh: [] };

/**
 * Put a scene's lines in their place: those from `start` on are replaced. A scene that tells nothing
 * new, such as one about who has come, leaves the log and what is fresh in it alone.
 */
export function foldLog(log: Log, scene: Pick<Scene, "start" | "told">, first: boolean): Log {
  const goesOn = !first && scene.start === log.lines.length;
  if (goesOn && scene.told.length === 0) return log;
  const lines = [...log.lines.slice(0, scene.start), ...scene.told];
  return { lines, fresh: goesOn ? [...scene.told] : [] };
}

/** What the others have done since the viewer's own last move; nothing is new to who looks on. */
export function newsFor(lines: readonly Told[], viewer: number): readonly Told[] {
  return lines.slice(newSince(lines, viewer)).filter(({ seat }) => seat >= 0 && seat !== viewer);
}

/** What on the table these lines are about, and who touched it last. */
export function touchedBy(news: readonly Told[]): ReadonlyMap<string, number> {
  return new Map(news.flatMap(({ things, seat }) => things.map((thing) => [thing, seat])));
}

/** The first line that is new since the viewer's own last one; none is for those who look on. */
export function newSince(lines: readonly Told[], viewer: number): number {
  if (viewer < 0) return lines.length;
  return lines.findLastIndex((line) => line.seat === viewer) + 1;
}

/** What the house itself tells of a table, rather than the match. */
const NOTES: readonly string[] = ["seat", "take-back"];

/** The notes of a scene that the log before it did not have. */
export function newNotes(log: Log, scene: Pick<Scene, "told">): Told[] {
  const known = new Set(
    log.lines.filter(isNote).map(({ kind, when, seat }) => `${kind} ${when} ${seat}`),
  );
  return scene.told.filter(
    (line) => isNote(line) && !known.has(`${line.kind} ${line.when} ${line.seat}`),
  );
}

function isNote({ kind }: Told): boolean {
  return NOTES.includes(kind);
}

/** What the seats were called when each line was told: who has a seat now has not done it all. */
export function calledThen(
  lines: readonly Told[],
  names: readonly string[],
): (readonly string[])[] {
  const then: (readonly string[])[] = new Array(lines.length);
  let called = names;
  for (let line = lines.length - 1; line >= 0; line--) {
    then[line] = called;
    const told = lines[line];
    if (told?.was) called = called.with(told.seat, told.was);
  }
  return then;
}

/** What the seats were called when a choice was made, counted from 1. */
export function calledAt(
  lines: readonly Told[],
  names: readonly string[],
  choice: number,
): readonly string[] {
  const since = lines.filter(({ at, was }) => was && at >= choice);
  return since.reduceRight((called, { seat, was = "" }) => called.with(seat, was), names);
}

/** Lines of the house that tell of no choice, and need not be noticed beside the log. */
const ASIDES: readonly string[] = ["branch", "advice"];

/** Tells whether a line is the first that tells of a choice of one of some seats. */
export function isChoiceOf(
  seats: readonly number[],
  lines: readonly Told[],
  place: number,
): boolean {
  const line = lines[place];
  if (line === undefined || line.at === 0 || !seats.includes(line.seat)) return false;
  const tells = (one: Told): boolean => !isNote(one) && !ASIDES.includes(one.kind);
  return lines.findIndex((one) => one.at === line.at && tells(one)) === place;
}
