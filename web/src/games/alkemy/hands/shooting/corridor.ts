/** What lies in the way of a shot, in a sentence. */

import type { AlkemyCorridorFinding, AlkemyView, Arg } from "$/protocol/types";
import { words } from "$/words/words.svelte";
import { nameOf } from "../things";

/** Return things of the table as a list of what they are called. */
export function calledOf(
  view: AlkemyView,
  things: readonly string[],
  names: readonly string[],
): Arg {
  return { is: "list", items: things.map((one) => words.word(nameOf(view, one), names)) };
}

/** Return what counts in a corridor, and what it costs. */
export function corridorInWords(
  view: AlkemyView,
  { obstacles, shift, aims }: AlkemyCorridorFinding,
  names: readonly string[],
): string {
  if (obstacles.length === 0) {
    return words.text(aims ? "web-alkemy-corridor-open" : "web-alkemy-corridor-free");
  }
  return words.text("web-alkemy-corridor-shift", {
    count: shift,
    names: calledOf(view, obstacles, names),
  });
}
