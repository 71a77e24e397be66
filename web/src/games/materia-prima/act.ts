/** What the main button says where a choice is only called by a name: the act as well. */

import type { Label, MateriaView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

/** Return the words of a choice that is made of somebody or something, or null for any other. */
export function actOf(view: MateriaView, choice: string): Message | null {
  const [verb = "", id = ""] = choice.split(" ");
  const name = nameOf(view, verb, id);
  return name && message(`web-materia-prima-table-act-${verb}`, { name });
}

function nameOf(view: MateriaView, verb: string, id: string): Label | null {
  const known: Readonly<Record<string, readonly { id: string; name: Label }[]>> = {
    alchemist: view.alchemists,
    quest: view.quests,
    activate: view.players[view.viewer]?.extensions ?? [],
  };
  return known[verb]?.find((one) => one.id === id)?.name ?? null;
}
