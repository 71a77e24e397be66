/** The letters on pieces, which differ by language; written choices have their own, which never do. */

import { words } from "$/words/words.svelte";
import { named } from "./pieces";

/** Return the letter of a kind in the language of the page. */
export function letterOf(kind: number): string {
  return words.attribute(named(kind).key, "letter");
}
