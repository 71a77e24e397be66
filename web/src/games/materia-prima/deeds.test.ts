import { describe, expect, it } from "vitest";
import type { Choice, MateriaFigureView, MateriaView } from "$/protocol/types";
import { message } from "$/words/speaker";
import { deedsOf, exampleOf, verbOf } from "./deeds";

function choices(...texts: string[]): Choice[] {
  return texts.map((text) => ({ text, message: message("materia-prima-nothing"), things: [] }));
}

const OFFERED = choices(
  "move a 1,0",
  "move a 0,1",
  "mine h1",
  "blend water",
  "convert glass",
  "end",
);

describe("deeds", () => {
  it("of an alchemist count conversions of the table and of an extension as one", () => {
    const deeds = deedsOf(OFFERED, 0);
    const ways = Object.fromEntries(deeds.map(({ verb, ways }) => [verb, ways.length]));
    expect(ways).toMatchObject({ move: 2, mine: 0, convert: 2, transmute: 0, buy: 0 });
  });

  it("of a homunculus are basic, and its own", () => {
    const deeds = deedsOf(OFFERED, 1);
    expect(deeds.map(({ verb }) => verb)).toEqual(["move", "mine", "drop", "equip", "fight"]);
    expect(deeds.find(({ verb }) => verb === "mine")?.ways).toHaveLength(1);
  });

  it("are known by the first word", () => {
    expect(["blend fire", "move a", "end", ""].map(verbOf)).toEqual(["convert", "move", "", ""]);
  });
});

it("asks for what cannot be done with words that the house understands", () => {
  const figure = { seat: 0, slot: 0, hex: 0 } as MateriaFigureView;
  const view = {
    hexes: [{ q: 2, r: -1 }],
    figures: [figure, { seat: 1, slot: 2 }],
  } as unknown as MateriaView;
  expect(["move", "fight", "mine", "buy"].map((verb) => exampleOf(view, figure, verb))).toEqual([
    "move a 3,-1",
    "fight a 2h2",
    "mine a",
    "buy",
  ]);
});
