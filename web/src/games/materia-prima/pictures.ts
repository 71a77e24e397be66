/** Engravings of cards, kept in one file that the browser loads once. */

import { glyph } from "$/design/glyph";
import sprite from "./pictures.svg?no-inline";

/** What has been drawn; the names are those of the house set's data. */
const DRAWN: ReadonlySet<string> = new Set([]);

/** Return the address of the engraving of a card, or of the glyph that stands for its sort. */
export function pictureOf(id: string, sort: string): string {
  return DRAWN.has(id) ? `${sprite}#mp-${id}` : glyph(sort);
}
