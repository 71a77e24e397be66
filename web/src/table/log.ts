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
