/** What figures are called where there is little room; the whole name stands on the card. */

import type { AlkemyFigureView } from "$/protocol/types";
import { words } from "$/words/words.svelte";

/** Return the short name of a figure: that of one of them, where a card has several. */
export function nameOf({ profile, name }: Pick<AlkemyFigureView, "profile" | "name">): string {
  const key = `web-alkemy-figure-${profile}`;
  return words.knows(key) ? words.text(key) : words.word(name);
}
