/** What rivals did, in the few words there is room for in their rows. */

import type { Message, Told } from "$/protocol/types";
import { message } from "$/words/speaker";

/** What is worth a line there; of a fight its end. */
const TOLD = [
  "moved",
  "mined",
  "took",
  "dropped",
  "converted",
  "transmuted",
  "bought",
  "researched",
  "repelled",
  "sent-home",
  "destroyed",
  "stone-made",
];

/** Return what happened in a few words, or null if it need not be told there. */
export function briefly({ kind, message: { args } }: Told): Message | null {
  return TOLD.includes(kind) ? message(`web-materia-prima-brief-${kind}`, args) : null;
}
