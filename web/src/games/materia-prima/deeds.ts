/** What a figure can be told to do, and which of the offered choices that is. */

import type { Choice, MateriaFigureView, MateriaView } from "$/protocol/types";
import { ALCHEMIST, foreignToken, readOrder, tokenOf } from "./written";

/** A sort of action, with the choices that are open now. */
export interface Deed {
  verb: string;
  glyph: string;
  /** How the view calls the action, for extra ones of its kind. */
  action: string;
  /** Where it is done: anywhere, in the laboratory, or in a city. */
  place: "anywhere" | "laboratory" | "city";
  ways: readonly Choice[];
}

type Sort = Omit<Deed, "ways">;

const BASIC: readonly Sort[] = [
  { verb: "move", glyph: "move", action: "move", place: "anywhere" },
  { verb: "mine", glyph: "mine", action: "mine", place: "anywhere" },
  { verb: "take", glyph: "harvest", action: "mine", place: "anywhere" },
  { verb: "drop", glyph: "drop", action: "discard", place: "anywhere" },
  { verb: "equip", glyph: "equip", action: "equip", place: "anywhere" },
  { verb: "fight", glyph: "fight", action: "fight", place: "anywhere" },
];

const LEARNED: readonly Sort[] = [
  { verb: "convert", glyph: "convert", action: "convert", place: "laboratory" },
  { verb: "transmute", glyph: "transmute", action: "transmute", place: "laboratory" },
  { verb: "research", glyph: "research", action: "research", place: "city" },
  { verb: "buy", glyph: "extension", action: "buy", place: "city" },
];

/** What lies there is picked up with the same action as mining; it is named only if it lies there. */
const SELDOM = ["take"];

/** Return what a figure of the deciding seat does by its card, possible now or not. */
export function deedsOf(choices: readonly Choice[], slot: number): Deed[] {
  const sorts = slot === ALCHEMIST ? [...BASIC, ...LEARNED] : BASIC;
  return sorts
    .map((sort) => ({ ...sort, ways: choices.filter(({ text }) => isDeed(text, sort.verb, slot)) }))
    .filter(({ verb, ways }) => ways.length > 0 || !SELDOM.includes(verb));
}

/** Return the verb of written words as deeds are called, or empty if it is none of them. */
export function verbOf(words: string): string {
  const verb = words.split(" ")[0] ?? "";
  if (verb === "blend") return "convert";
  return [...BASIC, ...LEARNED].some((sort) => sort.verb === verb) ? verb : "";
}

/** Return what only alchemists do, and no figure is named for. */
export function isLearned(verb: string): boolean {
  return LEARNED.some((sort) => sort.verb === verb);
}

function isDeed(text: string, verb: string, slot: number): boolean {
  if (verbOf(text) !== verb) return false;
  return isLearned(verb) || readOrder(text)?.slot === slot;
}

/** Return words that ask for a deed where none is possible, so that the house says why. */
export function exampleOf(view: MateriaView, figure: MateriaFigureView, verb: string): string {
  const own = tokenOf(figure.slot);
  switch (verb) {
    case "move": {
      const hex = view.hexes[figure.hex];
      return `move ${own} ${(hex?.q ?? 0) + 1},${hex?.r ?? 0}`;
    }
    case "fight": {
      const other = view.figures.find(({ seat }) => seat !== figure.seat);
      return `fight ${own} ${foreignToken(other?.seat ?? 0, other?.slot ?? 0)}`;
    }
    case "research":
      return "research homunculus";
    case "buy":
      return "buy";
    default:
      return `${verb} ${own}`;
  }
}
