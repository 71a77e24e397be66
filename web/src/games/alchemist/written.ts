/** Choices in their written form, as far as they have been prepared: `create SD MMB 9`. */

import { KINDS, indexOf } from "./pieces";

export type Act = "" | "create" | "copy" | "take" | "draw" | "pass";

/** The words of a choice by what they mean; what has not been chosen yet is empty. */
export interface Prepared {
  act: Act;
  cauldron: string;
  /** The cubes of a new potion, as letters. */
  recipe: string;
  /** The fame tile of a new potion. */
  tile: string;
  /** The tribute of a copy, or what is taken from the reserve. */
  kind: string;
}

const ACTS: readonly string[] = ["create", "copy", "take", "draw", "pass"];

/** Return what written words mean. */
export function read(words: string): Prepared {
  const [verb = "", second = "", third = "", fourth = ""] = words.split(/\s+/).filter(Boolean);
  const act = (ACTS.includes(verb) ? verb : "") as Act;
  const nothing = { act, cauldron: "", recipe: "", tile: "", kind: "" };
  switch (act) {
    case "create":
      return { ...nothing, cauldron: second, recipe: third, tile: fourth };
    case "copy":
      return { ...nothing, cauldron: second, kind: third };
    case "take":
      return { ...nothing, kind: second };
    default:
      return nothing;
  }
}

/** Return the words of a choice up to the first one that is missing. */
export function write(prepared: Prepared): string {
  const { act, cauldron, recipe, tile, kind } = prepared;
  const parts: readonly string[] = {
    create: [act, cauldron, recipe, tile],
    copy: [act, cauldron, kind],
    take: [act, kind],
    draw: [act],
    pass: [act],
    "": [],
  }[act];
  const missing = parts.indexOf("");
  return parts.slice(0, missing < 0 ? parts.length : missing).join(" ");
}

/** Return a recipe as counts of each kind. */
export function countsOf(recipe: string): number[] {
  const counts = KINDS.map(() => 0);
  for (const letter of recipe) {
    const kind = indexOf(letter);
    if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Return a recipe with one cube more, in the order of the letters. */
export function added(recipe: string, letter: string): string {
  return sorted([...recipe, letter]);
}

/** Return a recipe with one cube of a kind less. */
export function without(recipe: string, letter: string): string {
  return recipe.replace(letter, "");
}

/** Return whether every cube of a recipe is in another. */
export function isWithin(recipe: string, other: string): boolean {
  const counts = countsOf(other);
  return countsOf(recipe).every((count, kind) => count <= (counts[kind] ?? 0));
}

function sorted(letters: string[]): string {
  return letters.sort((one, other) => indexOf(one) - indexOf(other)).join("");
}
