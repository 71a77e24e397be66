/** What formula cards are called and which sign they bear. */

import type { MateriaCardView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

/** The kinds of formulas, in the order of the view's piles. */
export const FORMULAS = ["homunculus", "equipment", "stone"] as const;

const FORMULA_GLYPHS: Readonly<Record<string, string>> = {
  homunculus: "homunculus",
  equipment: "equip",
  stone: "philosophers-stone",
};

const ITEM_GLYPHS: Readonly<Record<string, string>> = {
  weapon: "attack",
  shield: "defence",
  armour: "cover",
  jewel: "perfect",
  tool: "mine",
  soul: "soul-stone",
};

/** Return the sign of a kind of formulas. */
export function formulaGlyph(formula: string): string {
  return FORMULA_GLYPHS[formula] ?? "formula";
}

/** Return the sign of a card: of an item by its kind. */
export function glyphOf({ formula, kind }: Pick<MateriaCardView, "formula" | "kind">): string {
  return ITEM_GLYPHS[kind] ?? formulaGlyph(formula);
}

/** Return a name without what it means, which stands in brackets behind it. */
export function briefName(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}

/** Return what a name means, as far as it says so. */
export function meaningOf(name: string): string | undefined {
  return /\((.*)\)$/.exec(name)?.[1];
}

/** Return which engraving a card bears: parts of the Stone are drawn by their type. */
export function engravingOf({ id, formula, level }: MateriaCardView): string {
  return formula === "stone" ? `stone-${level}` : id;
}

/** Return what a card makes, in words. */
export function kindNamed({ formula, kind }: Pick<MateriaCardView, "formula" | "kind">): Message {
  return message(
    kind ? `web-materia-prima-table-item-${kind}` : `materia-prima-formula-${formula}`,
  );
}
