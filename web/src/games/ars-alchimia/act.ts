/** A complete choice in the few words of a button, where the list says more than a button should. */

import type { ArsView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

/** Return what the main button says for a choice, or null if the choice says it best itself. */
export function actOf(view: ArsView, choice: string): Message | null {
  const [verb, id] = choice.split(" ");
  if (verb === "pass") return message("web-ars-alchimia-act-pass");
  if (verb !== "use") return null;
  const staff = view.players.flatMap(({ assistants }) => assistants);
  const assistant = staff.find((one) => one.id === id);
  return assistant ? message("web-ars-alchimia-act-use", { assistant: assistant.name }) : null;
}
