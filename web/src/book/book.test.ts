import { describe, expect, it } from "vitest";
import { bind, firstKnown, placeOf, roman, type Texts } from "./book";
import { marked, search, wantedIn } from "./search";

const SAID: Record<string, string> = {
  "x-title": "Xylem",
  "book-goal": "Goal",
  "book-turn": "Turn",
  "book-scoring": "Scoring",
  "x-book-goal": "Win.\nOr not (X-1).",
  "x-chapter-X-1": "First things",
  "x-chapter-X-3": "Later things",
  "x-heading-X-3": "Sooner",
  "x-heading-X-5": "Later",
  "x-example-X-4": "Look at that.",
  "x-chapter-X-R1": "Rulings",
  "x-sign-ember": "Ember",
  "x-sign-ember.means": "It glows (X-3).",
  "x-word-hommage": "Tribute",
  "x-word-hommage.means": "What is given to the créateur.",
};
const TEXTS: Texts = {
  knows: (key) => key in SAID,
  text: (key) => SAID[key] ?? key,
  attribute: (key, attribute) => SAID[`${key}.${attribute}`] ?? key,
};
const RULES = new Map(
  ["X-1", "X-2", "X-3", "X-4", "X-5", "X-R1", "X-R2"].map((rule) => [rule, `Text of ${rule}.`]),
);
const KEYS = Object.keys(SAID).filter((key) => !key.includes("."));
const book = bind("x", KEYS, RULES, TEXTS);

describe("a book", () => {
  it("has every rule in one chapter, under its headings, the rulings apart", () => {
    expect(book.chapters.map(({ numeral, title }) => [numeral, title])).toEqual([
      ["I", "First things"],
      ["II", "Later things"],
      ["", "Rulings"],
    ]);
    expect(book.chapters[1]?.sections).toEqual([
      { heading: "Sooner", rules: ["X-3", "X-4"] },
      { heading: "Later", rules: ["X-5"] },
    ]);
    const rules = book.chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
    expect(rules).toEqual([...RULES.keys()]);
    expect([book.chapters[1]?.first, book.chapters[1]?.last]).toEqual(["X-3", "X-5"]);
  });

  it("has a front page and explains signs and words", () => {
    expect(book.front).toEqual([
      { title: "Goal", glyph: "victory", lines: ["Win.", "Or not (X-1)."] },
    ]);
    expect(book.entries.map(({ id, glyph, name }) => [id, glyph, name])).toEqual([
      ["sign-ember", "ember", "Ember"],
      ["word-hommage", null, "Tribute"],
    ]);
  });

  it("shows examples beside rules", () => {
    expect([...book.examples]).toEqual([["X-4", "Look at that."]]);
  });

  it("opens where an address says", () => {
    expect(placeOf("X-4", book)).toEqual({ at: "chapter", index: 1, rule: "X-4" });
    expect(placeOf("words", book)).toEqual({ at: "words", entry: null });
    expect(placeOf("sign-ember", book)).toEqual({ at: "words", entry: "sign-ember" });
    expect(placeOf("guide-alchemist.3", book)).toEqual({
      at: "guide",
      name: "alchemist",
      section: 3,
    });
    for (const unknown of ["", "X-99", "sign-none"])
      expect(placeOf(unknown, book)).toEqual({ at: "front" });
    expect(firstKnown(["Y-1", "X-5"], book)).toBe("X-5");
    expect(firstKnown(["Y-1"], book)).toBe("");
  });

  it("is there for a game that has only rules", () => {
    const texts: Texts = { ...TEXTS, knows: () => false };
    const bare = bind("y", ["X-1"], new Map([["X-1", "One."]]), texts);
    expect(bare.chapters).toHaveLength(1);
    expect(bare.chapters[0]?.title).toBe("");
    expect(placeOf("", bare)).toEqual({ at: "chapter", index: 0, rule: null });
  });

  it("numbers its chapters as Romans did", () => {
    expect([1, 4, 9, 14, 19].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX"]);
  });
});

describe("who looks for something", () => {
  it("finds titles and names before rules, rulings and guides", () => {
    const guides = [
      { guide: "x", title: "How to", section: 2, text: `${"far ".repeat(60)}rulings end` },
    ];
    const found = search(book, wantedIn("ruling"), guides);
    expect(found.map(({ hash }) => hash)).toEqual(["X-R1", "guide-x.2"]);
    expect(found[1]?.text).toMatch(/^… .*rulings end$/);
    expect(search(book, wantedIn("text x-3"), []).map(({ hash }) => hash)).toEqual(["X-3"]);
    expect(search(book, wantedIn("CREATEUR"), []).map(({ hash }) => hash)).toEqual([
      "word-hommage",
    ]);
    expect(search(book, wantedIn("a"), [])).toEqual([]);
  });

  it("sees what was found, whatever its accents", () => {
    expect(marked("Un créateur, le Créateur", ["createur"])).toEqual([
      { text: "Un ", found: false },
      { text: "créateur", found: true },
      { text: ", le ", found: false },
      { text: "Créateur", found: true },
    ]);
  });
});
