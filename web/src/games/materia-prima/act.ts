/** What the main button says, where a choice is only called by a name, or leads further. */

import type { Asked, Label, MateriaHexView, MateriaView, Message } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { message } from "$/words/speaker";
import { boardInputOf } from "./board-input.svelte";
import { warningOf } from "./ending";
import { nameOf as hexName } from "./hexes";
import { walkOf } from "./walk.svelte";

/** Return the words of a choice that means more than it says, or null for any other. */
export function actOf(
  view: MateriaView,
  choice: string,
  _asked: Asked,
  draft: Draft,
): Message | null {
  const [verb = "", id = ""] = choice.split(" ");
  if (verb === "place") return siteOf(view, id);
  if (verb === "end") return message("web-materia-prima-table-act-end");
  if (verb === "move") return walkTo(view, choice, draft);
  const name = nameOf(view, verb, id);
  return name && message(`web-materia-prima-table-act-${verb}`, { name });
}

/** A way of several steps is walked at once. What a step brings to light says itself. */
function walkTo(view: MateriaView, choice: string, draft: Draft): Message | null {
  if (warningOf(draft.choice) !== null) return null;
  const way = walkOf(draft, boardInputOf(draft)).way(view);
  const goal = view.hexes[way.at(-1) ?? -1] ?? hexNamed(view, choice.split(" ")[2] ?? "");
  const count = Math.max(1, way.length);
  return goal ? message("web-materia-prima-table-act-walk", { place: goal.called, count }) : null;
}

function hexNamed(view: MateriaView, name: string): MateriaHexView | undefined {
  return view.hexes.find((hex) => hexName(hex) === name);
}

function siteOf(view: MateriaView, name: string): Message | null {
  const place = hexNamed(view, name)?.called;
  return place ? message("web-materia-prima-table-act-place", { place }) : null;
}

function nameOf(view: MateriaView, verb: string, id: string): Label | null {
  const known: Readonly<Record<string, readonly { id: string; name: Label }[]>> = {
    alchemist: view.alchemists,
    quest: view.quests,
    activate: view.players[view.viewer]?.extensions ?? [],
  };
  return known[verb]?.find((one) => one.id === id)?.name ?? null;
}
