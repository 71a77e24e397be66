/** What a decision about units speaks of: whose they are, and how many of what. */

import type { Arg, Choice, MateriaFigureView, MateriaView } from "$/protocol/types";
import { ELEMENTS } from "./pieces";
import { total } from "./stock";

const THING = /^figure:(\d+)-(\d+)$/;
const ELEMENT = "materia-prima-element-";

/** Return the figure that the choices of a decision are about. */
export function figureIn(
  view: MateriaView,
  choices: readonly Choice[],
): MateriaFigureView | undefined {
  for (const thing of choices.flatMap(({ things }) => things)) {
    const [, seat, slot] = THING.exec(thing) ?? [];
    if (seat === undefined) continue;
    return view.figures.find((one) => one.seat === Number(seat) && one.slot === Number(slot));
  }
  return undefined;
}

/** Return how many units of each kind an enumeration names. */
export function unitsIn(arg: Arg | undefined): number[] {
  const counts = ELEMENTS.map(() => 0);
  if (typeof arg !== "object" || arg.is !== "list") return counts;
  for (const item of arg.items) {
    if (typeof item !== "object" || item.is !== "message") continue;
    const { count, element } = item.args;
    if (typeof count !== "number" || typeof element !== "object" || element.is !== "message") {
      continue;
    }
    const kind = ELEMENTS.findIndex(({ name }) => element.key === `${ELEMENT}${name}`);
    if (kind >= 0) counts[kind] = count;
  }
  return counts;
}

/** Return how much a figure carries and how much it can, for a message. */
export function loadOf({ pack, capacity }: MateriaFigureView): { count: number; capacity: number } {
  return { count: total(pack), capacity };
}
