/** A complete choice in the few words of a button, where the list says more than a button should. */

import type { ArsView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import { spaceNamed } from "./pieces";
import { readPlacing } from "./written";

/** Return what is asked once a space is chosen, or null where the question stands. */
export function asksOf(view: ArsView, prepared: string): Message | null {
  const aim = readPlacing(prepared)?.space;
  const space = view.spaces.find(({ name }) => name === aim);
  return space ? message("web-ars-alchimia-asks-send", { space: spaceNamed(space) }) : null;
}

/** Return what the main button says for a choice, or null if the choice says it best itself. */
export function actOf(view: ArsView, choice: string): Message | null {
  const [verb, id] = choice.split(" ");
  if (verb === "pass") return message("web-ars-alchimia-act-pass");
  if (verb === "place") return sent(choice);
  if (verb !== "use") return null;
  const staff = view.players.flatMap(({ assistants }) => assistants);
  const assistant = staff.find((one) => one.id === id);
  return assistant ? message("web-ars-alchimia-act-use", { assistant: assistant.name }) : null;
}

/** Where they go stands above the button. */
function sent(choice: string): Message | null {
  const workers = readPlacing(choice)?.workers ?? 0;
  return workers > 0 ? message("web-ars-alchimia-act-send", { count: workers }) : null;
}
