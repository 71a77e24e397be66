/** The pieces of Materia Prima: what the view and the written choices call them, and their names. */

import type { Arg, MateriaView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

/** An element; the view counts them in this order. */
export interface Element {
  /** In the view, in written choices, in message keys, and of its glyph and colour. */
  name: string;
  level: number;
  /** The colour is dark, so that what stands on it must be light. */
  dark: boolean;
}

export const ELEMENTS: readonly Element[] = [
  element("water", 1),
  element("earth", 1),
  element("air", 1),
  element("fire", 1),
  element("iron", 1),
  element("sulfur", 2),
  element("glass", 2),
  element("copper", 2),
  element("mercury", 2),
  element("aqua-regia", 3, true),
  element("platinum", 3),
  element("gold", 3),
];

/** The alchemists stand on the map from this stage on. */
const STAGE_DAWN = 6;

/** Return the element at an index of the view's counts. */
export function elementAt(kind: number): Element {
  const found = ELEMENTS[kind];
  if (found === undefined) throw new RangeError(`no element ${kind}`);
  return found;
}

/** Return the index of an element by its name, or -1. */
export function kindOf(name: string): number {
  return ELEMENTS.findIndex((one) => one.name === name);
}

/** Return the name of an element. */
export function elementNamed(name: string): Message {
  return message(`materia-prima-element-${name}`);
}

/** Return units and Soul Stones as an enumeration such as "2 water and 1 Soul Stone". */
export function counted(counts: readonly number[], souls = 0): Arg {
  const items = counts.flatMap((count, kind) =>
    count > 0
      ? [message("materia-prima-units", { count, element: elementNamed(elementAt(kind).name) })]
      : [],
  );
  if (souls > 0) items.push(message("materia-prima-souls", { count: souls }));
  return { is: "list", items: items.length > 0 ? items : [message("materia-prima-nothing")] };
}

/** Return the kinds of units that there are, with their numbers. */
export function kindsIn(counts: readonly number[]): { kind: number; count: number }[] {
  return counts.flatMap((count, kind) => (count > 0 ? [{ kind, count }] : []));
}

/** Tell whether all towers stand and turns are played. */
export function isSetUp(view: MateriaView): boolean {
  return view.stage >= STAGE_DAWN;
}

function element(name: string, level: number, dark = false): Element {
  return { name, level, dark };
}
