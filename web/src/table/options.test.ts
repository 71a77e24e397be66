import { describe, expect, it } from "vitest";
import type { Asked, Choice, Word } from "$/protocol/types";
import { asked } from "./fakehouse";
import { FEW, parted, rowsFor, type Prepared } from "./options";

const about = { is: "message" as const, key: "about", args: {} };
const choice = (text: string): Choice => ({ text, message: about, things: [] });
const word = (word: string, made: Choice | null = null): Word => ({
  word,
  count: made ? 1 : 3,
  caption: ["caption"],
  choice: made,
});

function put(choices: Choice[] | null): Asked {
  return asked({ count: choices?.length ?? 100, choices });
}

const NOTHING: Prepared = { text: "", next: [], found: [], choice: null };
const few = [choice("draw"), choice("take M")];
const ids = (from: Asked, draft: Partial<Prepared>) =>
  rowsFor(from, { ...NOTHING, ...draft }).map(({ id }) => id);

describe("the rows of a decision", () => {
  it("are all choices while they are few, also when one is prepared", () => {
    expect(ids(put(few), {})).toEqual(["draw", "take M"]);
    expect(ids(put(few), { text: "draw", choice: few[0] ?? null })).toEqual(["draw", "take M"]);
  });

  it("are the next words where there are many", () => {
    const many = Array.from({ length: FEW + 1 }, (_, n) => choice(`take ${n}`));
    const next = [word("SD"), word("ST", choice("create ST MM 4"))];
    expect(ids(put(many), { next })).toEqual(["SD", "create ST MM 4"]);
    expect(ids(put(null), { text: "create", next })).toEqual(["create SD", "create ST MM 4"]);
  });

  it("are the next words when a board has begun a choice", () => {
    expect(ids(put(few), { text: "take", next: [word("M", choice("take M"))] })).toEqual([
      "take M",
    ]);
  });

  it("are what was found or pointed at", () => {
    expect(ids(put(null), { found: few, next: [word("x")] })).toEqual(["draw", "take M"]);
  });

  it("are the prepared choice alone where not all can be listed", () => {
    expect(ids(put(null), { text: "draw", choice: choice("draw") })).toEqual(["draw"]);
  });
});

describe("a caption", () => {
  const piece = {
    is: "mark" as const,
    sign: "*",
    letter: "S",
    colour: "#fff",
    dark: false,
    name: null,
  };
  const aside = { is: "toned" as const, tone: "faint" as const, span: "costs 2" };

  it("is parted into a name and what goes with it, which keeps its order", () => {
    expect(parted([piece, about, piece, 3, aside, piece])).toEqual({
      name: about,
      rest: [piece, piece, 3, aside, piece],
    });
  });

  it("may have no name, or nothing else", () => {
    expect(parted([piece])).toEqual({ name: null, rest: [piece] });
    expect(parted(["nine"])).toEqual({ name: "nine", rest: [] });
  });
});

it("puts what gives the turn up last, so that no first key does it", () => {
  const all = [choice("pass"), choice("draw"), choice("take M")];
  expect(rowsFor(put(all), NOTHING).map(({ id }) => id)).toEqual(["draw", "take M", "pass"]);
});
