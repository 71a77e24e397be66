/** What rivals did, in the few words there is room for in their rows. */

import type { Message, Told } from "$/protocol/types";
import { message } from "$/words/speaker";

const TOLD = ["placed", "gathered", "took-order", "hired", "fulfilled", "elixir", "passed"];

/** Return what happened in a few words, or null if it need not be told there. */
export function briefly({ kind, message: { args } }: Told): Message | null {
  return TOLD.includes(kind) ? message(`web-ars-alchimia-brief-${kind}`, args) : null;
}
