/** What a bout came to, for one of those in it. */

import type { AlkemyPairOption, Told } from "$/protocol/types";
import { words } from "$/words/words.svelte";
import { figuresIn } from "./bout";

export interface Verdict {
  words: string;
  good: boolean;
}

/** Events that say how somebody's roll ended, and whether well: told of the first figure named. */
const VERDICTS: Readonly<Record<string, boolean>> = {
  "broke-parry": true,
  hit: true,
  "missed-blow": false,
  "missed-shot": false,
  outdid: true,
  parried: true,
  "shot-hit": true,
};

/** Return what a sum comes to: by the dice that are pressed, else by what was told last of it. */
export function verdictOf(
  label: string,
  ends: readonly Told[],
  pair: AlkemyPairOption | null,
): Verdict | null {
  if (pair !== null) {
    if (pair.hits === null) return null;
    const key = pair.hits ? "web-alkemy-verdict-hits" : "web-alkemy-verdict-misses";
    return { words: words.text(key), good: pair.hits };
  }
  const last = ends.findLast((line) => line.kind in VERDICTS && figuresIn(line)[0] === label);
  if (last === undefined) return null;
  return {
    words: words.text(`web-alkemy-verdict-${last.kind}`),
    good: VERDICTS[last.kind] ?? false,
  };
}

/** Return how many boxes somebody has just had ticked. */
export function ticked(ends: readonly Told[], label: string | undefined): number {
  const last = ends.findLast((line) => line.kind === "suffered" && figuresIn(line)[0] === label);
  const count = last?.message.args["count"];
  return typeof count === "number" ? count : 0;
}
