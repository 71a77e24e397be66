/** What a plan of the house comes to, in words. */

import type { Arg, MateriaPlanView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { Planned } from "./aim.svelte";
import { counted, elementAt, elementNamed, kindsIn } from "./pieces";

/** Return what is lacking of a price, by name; null if nothing is. */
export function lackNamed({ lacking, souls }: MateriaPlanView): Message | null {
  const items: Arg[] = kindsIn(lacking).map(({ kind }) => elementNamed(elementAt(kind).name));
  if (souls > 0) items.push(message("materia-prima-souls", { count: souls }));
  return items.length === 0
    ? null
    : message("web-materia-prima-table-lacks", { units: { is: "list", items } });
}

/** Return how a plan goes on: what is to be found, converted, and made or bought. */
export function planInWords({ name, plan, sort }: Planned): Message | null {
  if (plan === null) return null;
  const { raw, conversions, souls } = plan;
  const key = `web-materia-prima-table-plan-${sort}`;
  if (raw.some((count) => count > 0) || souls > 0) {
    return message(key, { card: name, raw: counted(raw, souls), conversions });
  }
  return conversions > 0
    ? message(`${key}-found`, { card: name, conversions })
    : message(`${key}-ready`, { card: name });
}
