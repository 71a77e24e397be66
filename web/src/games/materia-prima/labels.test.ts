import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { MateriaFigureView } from "$/protocol/types";
import { message, Speaker } from "$/words/speaker";
import { figureInWords, heading, siteInWords } from "./labels";
import type { Site } from "./survey";

const NAMES = ["Ann", "Ben"];

function speaker(language: string): Speaker {
  const speaker = new Speaker(language);
  const texts = `games/materia_prima/texts/${language}`;
  for (const path of [
    `locale/${language}/kernel.ftl`,
    `${texts}/materia-prima.ftl`,
    `${texts}/web-materia-prima.ftl`,
  ]) {
    const url = new URL(`../../../../src/athanor/${path}`, import.meta.url);
    speaker.read(readFileSync(url, "utf8"));
  }
  return speaker;
}

const english = speaker("en");
const french = speaker("fr");
const zeros = Array<number>(12).fill(0);

const figure = {
  seat: 1,
  slot: 2,
  name: { is: "label", en: "Limmex", fr: "Limmex" },
  attack: 1,
  defence: 2,
  capacity: 3,
  pack: zeros.with(0, 2),
  left: 1,
  extra: { move: 1 },
} as unknown as MateriaFigureView;

const site = (changes: Partial<Site> = {}): Site =>
  ({
    name: "3,-1",
    tile: 2,
    ground: "laid",
    called: message("materia-prima-near-tower", { seat: { is: "seat", seat: 0 } }),
    mine: "",
    town: null,
    tower: -1,
    figures: [],
    drops: zeros,
    souls: 0,
    ...changes,
  }) as unknown as Site;

describe("a hex in words", () => {
  it("says what it is", () => {
    expect(english.say(siteInWords(site()), NAMES)).toBe("the tower of Ann.");
    expect(english.say(siteInWords(site({ ground: "bare" })), NAMES)).toContain("no tile");
  });

  it("says who stands there and what lies there", () => {
    const full = siteInWords(site({ figures: [figure], drops: zeros.with(4, 2), souls: 1 }));
    const said = english.say(full, NAMES);
    for (const word of ["Limmex", "Ben", "2 iron", "1 Soul Stone"]) expect(said).toContain(word);
    expect(french.say(full, NAMES)).toContain("Limmex, homunculus 2 de Ben");
  });

  it("gives the values of a figure and all actions it has left", () => {
    const said = english.say(figureInWords(figure), NAMES);
    expect(said).toContain("attack 1, defence 2");
    expect(said).toContain("2 water");
    expect(said).toContain("2 actions left");
  });
});

it("tells directions as on a compass", () => {
  const from = { q: 0, r: 0 };
  const to = { e: [2, 0], n: [1, -2], s: [-1, 2], nw: [0, -2], sw: [-2, 2] } as const;
  for (const [direction, [q, r]] of Object.entries(to)) {
    expect(heading(from, { q, r }).key).toBe(`materia-prima-heading-${direction}`);
  }
});
