/** Looking for something in a book: in its rules, chapters, words and guides. */

import { plain } from "$/design/parts/options";
import { type Book, isRuling } from "./book";

/** A part of a guide, as it can be found. */
export interface GuidePart {
  guide: string;
  title: string;
  /** The number of its heading, from 1 on; 0 for what stands before all. */
  section: number;
  text: string;
}

export interface Hit {
  /** Where it stands, as addresses name it. */
  hash: string;
  /** The message that says what it is; none for rules. */
  kind: string | null;
  glyph: string;
  name: string;
  text: string;
}

/** Words shorter than this are not looked for. */
const SHORTEST = 2;
/** Letters of a guide around what was found. */
const AROUND = 90;

/** Returns the words that are looked for, without case and accents. */
export function wantedIn(searched: string): string[] {
  return plain(searched)
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST);
}

/** Returns all that has every word: titles and names first, then rules, rulings and guides. */
export function search(book: Book, wanted: readonly string[], guides: readonly GuidePart[]): Hit[] {
  if (wanted.length === 0) return [];
  const has = (...texts: string[]): boolean => {
    const all = plain(texts.join(" "));
    return wanted.every((word) => all.includes(word));
  };
  const chapters = book.chapters
    .filter(({ title }) => title !== "" && has(title))
    .map(({ first, numeral, title }) => {
      return { hash: first, kind: "book-in-chapter", glyph: "menu", name: numeral, text: title };
    });
  const entries = book.entries
    .filter(({ name, means }) => has(name, means))
    .sort((one, other) => Number(has(other.name)) - Number(has(one.name)))
    .map(({ id, glyph, name, means }) => {
      return { hash: id, kind: "book-in-word", glyph: glyph ?? "info", name, text: means };
    });
  const rules = [...book.rules]
    .filter(([rule, text]) => has(rule, text))
    .map(([rule, text]) => {
      const ruling = isRuling(rule);
      const kind = ruling ? "book-in-ruling" : null;
      return { hash: rule, kind, glyph: ruling ? "edit" : "rules", name: rule, text };
    });
  const parts = guides
    .filter(({ title, text }) => has(title, text))
    .map(({ guide, section, title, text }) => {
      const hash = `guide-${guide}.${section}`;
      return {
        hash,
        kind: "book-in-guide",
        glyph: "info",
        name: title,
        text: around(text, wanted),
      };
    });
  return [...chapters, ...entries, ...rules, ...parts];
}

/** Returns what stands around the first word that was found. */
function around(text: string, wanted: readonly string[]): string {
  const found = folded(text);
  const at = Math.max(0, Math.min(...wanted.map((word) => Math.max(0, found.indexOf(word)))));
  const from = Math.max(0, at - AROUND);
  const cut = text.slice(from, at + AROUND);
  return `${from > 0 ? "… " : ""}${cut.trim()}${at + AROUND < text.length ? " …" : ""}`;
}

/** Returns the parts of a text, and which of them were looked for. */
export function marked(
  text: string,
  wanted: readonly string[],
): { text: string; found: boolean }[] {
  const found = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = found.indexOf(word); at >= 0; at = found.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  }
  const parts: { text: string; found: boolean }[] = [];
  for (const [at, letter] of [...text].entries()) {
    const last = parts.at(-1);
    const hit = hits[at] ?? false;
    if (last?.found === hit) last.text += letter;
    else parts.push({ text: letter, found: hit });
  }
  return parts;
}

/** Returns a text without case and accents, letter for letter. */
function folded(text: string): string {
  return [...text].map((letter) => plain(letter)[0] ?? letter).join("");
}
