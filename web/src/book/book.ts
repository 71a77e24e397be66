/**
 * The book of a game, made of what its texts hold: a chapter or a heading is named by the rule that it
 * begins with and goes on to the next one. A game without such texts has one chapter without a title.
 */

/** Rules under a heading; empty where a chapter begins without one. */
export interface Section {
  heading: string;
  rules: string[];
}

export interface Chapter {
  /** As books write it; empty for the rulings, which stand apart. */
  numeral: string;
  title: string;
  sections: Section[];
  /** Its first and its last rule. */
  first: string;
  last: string;
}

/** A sign or a word, and what it means. */
export interface Entry {
  /** Its name in addresses: `sign-mushroom`, `word-recipe`. */
  id: string;
  /** The drawing of a sign; null for words. */
  glyph: string | null;
  name: string;
  means: string;
}

/** A part of the page that a book begins with. */
export interface Part {
  title: string;
  glyph: string;
  lines: string[];
}

export interface Book {
  game: string;
  title: string;
  /** What every rule says, by ID, in order. */
  rules: ReadonlyMap<string, string>;
  chapters: Chapter[];
  front: Part[];
  entries: Entry[];
  /** What is said of the positions that stand beside rules, by their IDs. */
  examples: ReadonlyMap<string, string>;
}

/** What a book is made of: texts by key, and whether there is one. */
export interface Texts {
  knows: (key: string) => boolean;
  text: (key: string) => string;
  attribute: (key: string, attribute: string) => string;
}

const RULING = /-R\d+$/;

const PARTS = [
  { name: "goal", key: "book-goal", glyph: "victory" },
  { name: "turn", key: "book-turn", glyph: "turn" },
  { name: "scoring", key: "book-scoring", glyph: "flag" },
] as const;

export function isRuling(rule: string): boolean {
  return RULING.test(rule);
}

/** Returns the book of a game; `keys` are those of all its texts, in order. */
export function bind(
  game: string,
  keys: readonly string[],
  rules: ReadonlyMap<string, string>,
  texts: Texts,
): Book {
  return {
    game,
    title: texts.text(`${game}-title`),
    rules,
    chapters: chaptersOf(game, [...rules.keys()], texts),
    front: PARTS.flatMap(({ name, key, glyph }) => {
      const told = `${game}-book-${name}`;
      return texts.knows(told)
        ? [{ title: texts.text(key), glyph, lines: texts.text(told).split("\n") }]
        : [];
    }),
    entries: keys.flatMap((key) => entryOf(game, key, texts)),
    examples: new Map(
      [...rules.keys()]
        .map((rule) => [rule, `${game}-example-${rule}`] as const)
        .filter(([, key]) => texts.knows(key))
        .map(([rule, key]) => [rule, texts.text(key)]),
    ),
  };
}

function chaptersOf(game: string, rules: readonly string[], texts: Texts): Chapter[] {
  const said = (key: string): string => (texts.knows(key) ? texts.text(key) : "");
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const title = said(`${game}-chapter-${rule}`);
    const heading = said(`${game}-heading-${rule}`);
    const chapter = chapters.at(-1);
    if (chapter === undefined || title !== "") {
      const numeral = isRuling(rule) ? "" : roman(chapters.length + 1);
      const sections = [{ heading, rules: [rule] }];
      chapters.push({ numeral, title, sections, first: rule, last: rule });
      continue;
    }
    chapter.last = rule;
    if (heading !== "") chapter.sections.push({ heading, rules: [rule] });
    else chapter.sections.at(-1)?.rules.push(rule);
  }
  return chapters;
}

function entryOf(game: string, key: string, texts: Texts): Entry[] {
  const id = key.startsWith(`${game}-`) ? key.slice(game.length + 1) : "";
  if (!/^(sign|word)-/.test(id)) return [];
  const glyph = id.startsWith("sign-") ? id.slice("sign-".length) : null;
  return [{ id, glyph, name: texts.text(key), means: texts.attribute(key, "means") }];
}

const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** Returns a number as Romans wrote it. */
export function roman(number: number): string {
  let left = number;
  let written = "";
  for (const [value, letters] of NUMERALS) {
    for (; left >= value; left -= value) written += letters;
  }
  return written;
}

/** Where a book is open. */
export type Place =
  | { at: "front" }
  | { at: "chapter"; index: number; rule: string | null }
  | { at: "words"; entry: string | null }
  | { at: "guide"; name: string; section: number };

/** Returns the place that the end of an address names; the beginning if it names none. */
export function placeOf(hash: string, book: Book): Place {
  const guide = /^guide-([a-z-]+)(?:\.(\d+))?$/.exec(hash);
  if (guide?.[1] !== undefined)
    return { at: "guide", name: guide[1], section: Number(guide[2] ?? 0) };
  if (hash === "words") return { at: "words", entry: null };
  if (book.entries.some(({ id }) => id === hash)) return { at: "words", entry: hash };
  const index = book.chapters.findIndex(({ sections }) =>
    sections.some(({ rules }) => rules.includes(hash)),
  );
  if (index >= 0) return { at: "chapter", index, rule: hash };
  return book.front.length > 0 ? { at: "front" } : { at: "chapter", index: 0, rule: null };
}

/** Returns the first of some rules that the book has; empty if it has none. */
export function firstKnown(rules: readonly string[], book: Book): string {
  return rules.find((rule) => book.rules.has(rule)) ?? "";
}
