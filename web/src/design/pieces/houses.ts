/** The six houses that people play: each has an emblem, a number and a colour of its own. */
import type { Mark } from "$/games/module";
import { message } from "$/words/speaker";

export const HOUSES = {
  star: house("star", "I"),
  key: house("key", "II", true),
  serpent: house("serpent", "III"),
  rose: house("rose", "IV"),
  crown: house("crown", "V", true),
  tree: house("tree", "VI", true),
} as const;

/** Return the house of somebody who plays a colour of the box. */
export function houseOf(colour: string, houses: Readonly<Record<string, Mark>>): Mark {
  const mark = houses[colour];
  if (mark === undefined) throw new RangeError(`no colour ${colour}`);
  return mark;
}

function house(name: string, letter: string, dark = false): Mark {
  return {
    glyph: `house-${name}`,
    letter,
    token: `--h-${name}`,
    dark,
    name: message(`web-table-house-${name}`),
  };
}
