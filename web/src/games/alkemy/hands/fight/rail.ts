/** What the rail tells beside the decision: a duel, the end of a turn, or nothing of its own. */

import type { AlkemyView, Asked, Told } from "$/protocol/types";
import { boutOf, type Bout } from "./bout";

export type Matter =
  | { is: "duel"; bout: Bout; over: boolean }
  | { is: "turn-end"; lines: Told[] }
  | { is: "reaction" };

/** Kinds of question that are put in the middle of a duel, or leave the warbands alone. */
const AMID: ReadonlySet<string> = new Set(["", "announce", "card", "counter", "keep", "starter"]);

/** Kinds of question that are reactions: they may be answered beforehand. */
export const REACTIONS: ReadonlySet<string> = new Set([
  "react",
  "shoot-charger",
  "counter",
  "forbid",
]);

/** What the new turn begins with, before anybody chooses. */
const DAWN: ReadonlySet<string> = new Set(["turn", "healed", "health-0", "health-1"]);
const COUNTED: ReadonlySet<string> = new Set([
  "lapsed",
  "nobody-scored",
  "scored",
  "turn-over",
  "unspent",
]);

/** Return what is to be told now. */
export function matterOf(
  view: Pick<AlkemyView, "exchange">,
  lines: readonly Told[],
  asked: Pick<Asked, "kind"> | null,
): Matter | null {
  const bout = boutOf(lines, view.exchange);
  const kind = asked?.kind ?? "";
  if (kind === "react" || kind === "shoot-charger" || kind === "forbid") return { is: "reaction" };
  if (bout !== null) return { is: "duel", bout, over: !AMID.has(kind) };
  if (REACTIONS.has(kind)) return { is: "reaction" };
  const ended = turnEnd(lines);
  return ended.length > 0 ? { is: "turn-end", lines: ended } : null;
}

/** Return what was told at the end of the turn, as long as nothing else has happened since. */
export function turnEnd(lines: readonly Told[]): Told[] {
  let end = lines.length;
  while (end > 0 && DAWN.has(lines[end - 1]?.kind ?? "")) end -= 1;
  let start = end;
  while (start > 0 && COUNTED.has(lines[start - 1]?.kind ?? "")) start -= 1;
  const told = lines.slice(start, end);
  return told.some(({ kind }) => kind === "turn-over") ? told : [];
}
