/** A complete choice in the few words of a button: the act and its result. */

import type { AlchemistView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import { indexOf, named, numeral } from "./pieces";
import { read } from "./written";

/** Return what is asked now that something has been begun, or null where the question stands. */
export function asksOf(view: AlchemistView, prepared: string): Message | null {
  const { act, cauldron } = read(prepared);
  const index = view.cauldrons.findIndex(({ name }) => name === cauldron);
  if (act === "create" && index >= 0) {
    return message("web-alchemist-asks-recipe", { number: numeral(index) });
  }
  if (act === "copy" && index >= 0) {
    return message("web-alchemist-asks-copy", { number: numeral(index) });
  }
  return act === "take" ? message("web-alchemist-which-cube") : null;
}

/** Return what the main button says for a choice, or null if it is none that is known. */
export function actOf(view: AlchemistView, choice: string): Message | null {
  const { act, cauldron, tile, kind } = read(choice);
  switch (act) {
    case "create":
      return message("web-alchemist-act-create", { fame: Number(tile) });
    case "copy": {
      const potion = view.cauldrons.find(({ name }) => name === cauldron)?.potion;
      return potion ? message("web-alchemist-act-copy", { fame: potion.value }) : null;
    }
    case "take":
      return message("web-alchemist-act-take", { ingredient: named(indexOf(kind)) });
    case "draw":
    case "pass":
      return message(`web-alchemist-act-${act}`);
    default:
      return null;
  }
}
