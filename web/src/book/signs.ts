/** The signs of a board, and what the book of its game says of them. */

import { addresses } from "$/router";
import { words } from "$/words/words.svelte";

/** A sign, and the place of the book that says what it means. */
export interface Sign {
  glyph: string;
  name: string;
  href: string;
}

/**
 * Return the names of the glyphs in a part of the page, each once, in their order; `data-signs` names
 * those that it wears without drawing them itself.
 */
export function glyphsIn(element: Pick<Element, "querySelectorAll" | "getAttribute">): string[] {
  const worn = element.getAttribute("data-signs")?.split(" ") ?? [];
  const drawn = [...element.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const names = drawn.flatMap((href) => /#ag-([\w-]+)$/.exec(href)?.[1] ?? []);
  return [...new Set([...worn, ...names])];
}

/** Return those of some glyphs that the book of a game explains; no game explains none. */
export async function explained(game: string, glyphs: readonly string[]): Promise<Sign[]> {
  if (game === "" || glyphs.length === 0) return [];
  await words.book(game);
  return glyphs
    .filter((glyph) => words.knows(`${game}-sign-${glyph}`))
    .map((glyph) => ({
      glyph,
      name: words.text(`${game}-sign-${glyph}`),
      href: addresses.rules(game, `sign-${glyph}`),
    }));
}

/** Have the signs of the page be those of a game; return what has them be nobody's again. */
export function signsOf(game: string): () => void {
  document.documentElement.dataset["game"] = game;
  return () => delete document.documentElement.dataset["game"];
}
