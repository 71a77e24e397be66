/** What somebody plans for: a formula, an extension for sale, or their quest, pressed to be seen. */

import type { MateriaPlanView, MateriaSpotView, MateriaView, Message } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { message } from "$/words/speaker";

/** A plan as the house has worked it out, with what it is for. */
export interface Planned {
  name: Message;
  spots: readonly MateriaSpotView[];
  /** What the price still takes; a quest has none. */
  plan: MateriaPlanView | null;
  sort: "formula" | "extension" | "quest";
}

export class Aim {
  /** `card:pala`, `city:1` or `quest`; empty while nothing is planned. */
  pressed = $state("");

  toggle(thing: string): void {
    this.pressed = this.pressed === thing ? "" : thing;
  }

  /** What is planned, as long as its card is still there. */
  planned(view: MateriaView): Planned | null {
    const [sort = "", id = ""] = this.pressed.split(":");
    if (sort === "card") return formulaOf(view, id);
    if (sort === "city") return saleOf(view, Number(id));
    const quest = sort === "quest" ? view.own_quest : null;
    return quest && { name: named(quest), spots: quest.spots, plan: null, sort: "quest" };
  }
}

function formulaOf(view: MateriaView, id: string): Planned | null {
  const player = view.players[view.viewer];
  const at = player?.hand?.findIndex((card) => card.id === id) ?? -1;
  const [card, plan] = [player?.hand?.[at], player?.plans?.[at]];
  return card && plan ? { name: named(card), spots: plan.spots, plan, sort: "formula" } : null;
}

function saleOf(view: MateriaView, at: number): Planned | null {
  const { extension_name: name, plan } = view.cities[at] ?? {};
  return name && plan
    ? { name: named({ name }), spots: plan.spots, plan, sort: "extension" }
    : null;
}

function named({ name }: { name: { en: string; fr: string; is: "label" } }): Message {
  return message("materia-prima-drawn", { name });
}

const aims = new WeakMap<Draft, Aim>();

/** Return the aim of a draft: all parts of a table show the same one. */
export function aimOf(draft: Draft): Aim {
  const aim = aims.get(draft) ?? new Aim();
  aims.set(draft, aim);
  return aim;
}
