/** The pieces of Alchemist: what the view and the written choices call them, and their names. */

import { houseOf, HOUSES } from "$/design/pieces/houses";
import type { Arg, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { Mark } from "../module";

/** A kind of ingredient; the view counts them in this order. */
export interface Kind {
  /** In the written form of choices, the same in all languages. */
  letter: string;
  /** In message keys, and of its glyph and its colour. */
  name: string;
}

export const KINDS: readonly Kind[] = [
  { letter: "M", name: "mushroom" },
  { letter: "S", name: "spider" },
  { letter: "B", name: "bird-leg" },
  { letter: "D", name: "dragon-blood" },
  { letter: "T", name: "troll-eye" },
];

/** The colours of seals and screens, and the houses they stand for. */
const COLOURS: Readonly<Record<string, Mark>> = {
  white: HOUSES.star,
  black: HOUSES.key,
  brown: HOUSES.serpent,
  purple: HOUSES.rose,
  red: HOUSES.crown,
};

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Return the kind at an index of the view's counts. */
export function kindAt(index: number): Kind {
  const kind = KINDS[index];
  if (kind === undefined) throw new RangeError(`no ingredient ${index}`);
  return kind;
}

/** Return the index of a kind by its letter, or -1. */
export function indexOf(letter: string): number {
  return KINDS.findIndex((kind) => kind.letter === letter);
}

/** Return the indices of cubes one by one, such as 0 0 2 for `[2, 0, 1, 0, 0]`. */
export function oneByOne(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

/** Return the number on a cauldron's foot. */
export function numeral(index: number): string {
  return NUMERALS[index] ?? String(index + 1);
}

/** Return the house of a colour. */
export function markOf(colour: string): Mark {
  return houseOf(colour, COLOURS);
}

/** Return the name of a kind. */
export function named(kind: number): Message {
  return message(`alchemist-ingredient-${kindAt(kind).name}`);
}

/** Return cubes as an enumeration such as "2 mushrooms and 1 spider". */
export function counted(counts: readonly number[]): Arg {
  const items = counts.flatMap((count, kind) =>
    count > 0 ? [message(`alchemist-cubes-${kindAt(kind).name}`, { count })] : [],
  );
  return { is: "list", items: items.length > 0 ? items : [message("alchemist-no-cubes")] };
}
