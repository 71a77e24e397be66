/** What happened in a few words: cauldrons by their numbers, and what they brought in fame. */

import type { AlchemistView, Message, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { numeral } from "./pieces";

export function briefly({ kind, things, message: whole }: Told, view: AlchemistView): Message {
  const name = things.find((thing) => thing.startsWith("cauldron:"))?.slice("cauldron:".length);
  const index = view.cauldrons.findIndex((cauldron) => cauldron.name === name);
  if (index < 0 || (kind !== "created" && kind !== "copied")) return whole;
  return message(`web-alchemist-brief-${kind}`, { ...whole.args, number: numeral(index) });
}
