/** The pieces of Ars Alchimia: what the view and the written choices call them, and their names. */

import { houseOf, HOUSES } from "$/design/pieces/houses";
import type { Arg, ArsSpaceView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { Mark } from "../module";

/** A resource; the view counts them in this order. */
export interface Kind {
  /** In the written form of choices, in the view and in message keys. */
  name: string;
  /** How payments write it. */
  letter: string;
  /** Of its glyph and its colour. */
  piece: string;
}

export const KINDS: readonly Kind[] = [
  { name: "flower", letter: "Fl", piece: "mana-flower" },
  { name: "snow", letter: "Sn", piece: "ancient-snow" },
  { name: "fire", letter: "Fi", piece: "primal-fire" },
  { name: "sand", letter: "Sa", piece: "spirit-sand" },
  { name: "elixir", letter: "El", piece: "elixir" },
];

/** Elixir stands in for any of the others. */
export const ELIXIR = 4;

/** The colours of workers, and the houses they stand for. */
const COLOURS: Readonly<Record<string, Mark>> = {
  navy: HOUSES.key,
  red: HOUSES.crown,
  yellow: HOUSES.serpent,
  green: HOUSES.tree,
};

/** Return the kind at an index of the view's counts. */
export function kindAt(index: number): Kind {
  const kind = KINDS[index];
  if (kind === undefined) throw new RangeError(`no resource ${index}`);
  return kind;
}

/** Return the index of a resource by its name, or -1. */
export function indexOf(name: string | null): number {
  return KINDS.findIndex((kind) => kind.name === name);
}

/** Return the kinds of resources one by one, such as 0 0 2 for `[2, 0, 1, 0, 0]`. */
export function oneByOne(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind));
}

/** Return the house of a colour. */
export function markOf(colour: string): Mark {
  return houseOf(colour, COLOURS);
}

/** Return the name of a resource. */
export function named(kind: number): Message {
  return message(`ars-alchimia-resource-${kindAt(kind).name}`);
}

/** Return resources as an enumeration such as "2 mana flowers and 1 Elixir". */
export function counted(counts: readonly number[]): Arg {
  const items = counts.flatMap((count, kind) =>
    count > 0 ? [message(`ars-alchimia-amount-${kindAt(kind).name}`, { count })] : [],
  );
  return { is: "list", items: items.length > 0 ? items : [message("ars-alchimia-nothing")] };
}

/** Return the name of a category. */
export function categoryNamed(category: string): Message {
  return message(`ars-alchimia-category-${hyphened(category)}`);
}

/** Return a name of the view as glyphs and messages write it. */
export function hyphened(name: string): string {
  return name.replaceAll("_", "-");
}

/** The two spaces that are piles: what lies there is seen only by going there. */
export const PORTAL = "L-P";
export const BLIND_FORGE = "F-P";

/** Return what people call a space: its card, the portal, the blind forge, or that it is empty. */
export function spaceNamed(space: ArsSpaceView): Arg {
  if (space.name === PORTAL && !space.location) return message("web-ars-alchimia-portal");
  if (space.name === BLIND_FORGE && !space.forge) return message("web-ars-alchimia-blind-forge");
  const card = space.order ?? space.location ?? space.forge ?? space.assistant;
  return card?.name ?? message("ars-alchimia-empty-space", { space: space.name });
}

/** Return what a space costs the viewer. */
export function priceOf(space: ArsSpaceView): number {
  return space.price.reduce((sum, { value }) => sum + value, 0);
}

/** Return what must be reached with the die at a space, if anything is known to be. */
export function thresholdOf(space: ArsSpaceView): number | null {
  return space.location?.threshold ?? space.forge?.threshold ?? null;
}
