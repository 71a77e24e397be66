import { beforeEach, describe, expect, it } from "vitest";
import type { Asked, Choice, MateriaFigureView, MateriaView } from "$/protocol/types";
import { Draft } from "$/table/draft.svelte";
import type { Answer, Request } from "$/table/socket";
import { message } from "$/words/speaker";
import { MateriaInput } from "./board-input.svelte";
import { survey, type Site } from "./survey";
import { Walk } from "./walk.svelte";

const choice = (text: string, ...things: string[]): Choice => ({
  text,
  message: message("yes"),
  things,
});

/** A house that previews these choices and refuses all others. */
class Desk {
  asked: string[] = [];
  /** What was carried out. */
  made: string[] = [];
  choices: readonly Choice[] = [];

  async request(request: Request): Promise<Answer> {
    if (request.type === "steps") return { type: "offer", id: "", words: [], choices: [], more: 0 };
    if (request.type === "choose") {
      this.made.push(request.text);
      return { type: "done", id: "" } as Answer;
    }
    if (request.type !== "ask") throw new Error(`nobody should ${request.type}`);
    this.asked.push(request.text);
    const found = this.choices.find(({ text }) => text === request.text);
    if (found)
      return { type: "preview", id: "", choice: found, lines: [], rules: [], final: false };
    const refusal = { message: message("no"), rules: ["MAT-060"] };
    return { type: "refused", id: "", refusal, stale: false, word: null };
  }
}

/** A row of hexes: the alchemist and a homunculus on the first, a rival on the last. */
const ROW = [0, 1, 2, 3, 4].map((q) => ({
  q,
  r: 0,
  mine: "",
  city: -1,
  tower: -1,
  drops: [],
  souls: 0,
}));

function figure(seat: number, slot: number, hex: number, ...reach: number[]): MateriaFigureView {
  const there = reach.map((to, at) => ({ hex: to, moves: at + 1, before: to - 1 }));
  return { seat, slot, hex, reach: there } as unknown as MateriaFigureView;
}

function viewOf(...figures: MateriaFigureView[]): MateriaView {
  const tiles = [{ id: "t1", side: "a", turn: 0 }];
  return { active: 0, hexes: ROW, tiles, cities: [], stock: [], figures } as unknown as MateriaView;
}

const START = viewOf(figure(0, 0, 0, 1, 2, 3), figure(0, 1, 0), figure(1, 0, 4));
const ALCHEMIST = "figure:0-0";

let desk: Desk;
let draft: Draft;
let input: MateriaInput;
let walk: Walk;
let at = 0;

/** Everything that was asked of the house has been answered. */
const settled = () => new Promise((done) => setTimeout(done));

async function ask(about: string, ...choices: Choice[]): Promise<void> {
  const asked = { seat: 0, about: message(`materia-prima-decision-${about}`), choices };
  desk.choices = choices;
  at += 1;
  draft.attend(asked as unknown as Asked, at);
  input.attend(asked as unknown as Asked);
  await settled();
}

async function press(view: MateriaView, hex: number): Promise<void> {
  await walk.press(view, survey(view)[hex] as Site);
  await settled();
}

beforeEach(() => {
  desk = new Desk();
  draft = new Draft(desk);
  input = new MateriaInput(draft);
  walk = new Walk(input, draft);
});

describe("a press on the map", () => {
  it("moves the figure that acts to a neighbouring hex", async () => {
    await ask("act", choice("move a 1,0", ALCHEMIST, "hex:1,0"));
    await press(START, 1);
    expect(draft.choice?.text).toBe("move a 1,0");
  });

  it("goes through all that can be done there, and then to the next figure", async () => {
    await ask(
      "act",
      choice("mine a", ALCHEMIST, "hex:0,0"),
      choice("drop a", ALCHEMIST, "hex:0,0"),
      choice("drop h1", "figure:0-1", "hex:0,0"),
    );
    await press(START, 0);
    expect(draft.choice?.text).toBe("mine a");
    await press(START, 0);
    expect(draft.choice?.text).toBe("drop a");
    await press(START, 0);
    expect(input.slot).toBe(1);
  });

  it("asks why nothing can be done there", async () => {
    await ask("act", choice("move a 1,0", ALCHEMIST, "hex:1,0"));
    await press(START, 4);
    expect(desk.asked).toContain("move a 4,0");
    expect(draft.refusal?.rules).toEqual(["MAT-060"]);
  });

  it("places the tower", async () => {
    await ask("site", choice("place 2,0", "hex:2,0"));
    await press(START, 2);
    expect(draft.choice?.text).toBe("place 2,0");
  });

  it("turns the tile that is about to be laid", async () => {
    const texts = ["lay t2 a 0", "lay t2 a 1"];
    await ask("lay", ...texts.map((text) => choice(text)));
    await draft.ask("lay t2 a 0");
    const bare = { id: "", side: "", turn: 0 };
    const land = ["", "", "", "", ""];
    const stock = [{ id: "t2", name: "T", faces: [{ side: "a", turn: 0, land }] }];
    const view = { ...START, tiles: [bare], stock } as unknown as MateriaView;
    await walk.press(view, survey(view, { tile: "t2", side: "a", turn: 0 })[0] as Site);
    await settled();
    expect(draft.choice?.text).toBe("lay t2 a 1");
  });
});

describe("a long way", () => {
  const first = choice("move a 1,0", ALCHEMIST, "hex:1,0");
  const second = choice("move a 2,0", ALCHEMIST, "hex:2,0");
  const moved = viewOf(figure(0, 0, 1, 2, 3));

  it("begins with its first step", async () => {
    await ask("act", first);
    await press(START, 3);
    expect(draft.choice?.text).toBe("move a 1,0");
    expect(walk.way(START)).toEqual([1, 2, 3]);
  });

  it("goes on when the step has been made", async () => {
    await ask("act", first);
    await press(START, 3);
    await ask("act", second);
    await walk.follow(moved);
    expect(desk.made).toEqual(["move a 2,0"]);
    expect(walk.way(moved)).toEqual([2, 3]);
  });

  it("is not walked again by whoever takes a step back", async () => {
    await ask("act", first);
    await press(START, 3);
    await ask("act", first);
    await walk.follow(START);
    expect(desk.made).toEqual([]);
    expect(walk.way(START)).toEqual([]);
  });

  it("is confirmed by a second press on where it leads", async () => {
    await ask("act", first);
    await press(START, 3);
    await press(START, 3);
    expect(desk.made).toEqual(["move a 1,0"]);
  });

  it("leads as near to one's own tower as there are actions", async () => {
    await ask("act", first);
    const home = ROW.map((hex) => ({ ...hex, tower: hex.q === 4 ? 0 : -1 }));
    const view = { ...viewOf(figure(0, 0, 0, 1, 2, 3)), hexes: home } as unknown as MateriaView;
    await press(view, 4);
    expect(walk.way(view)).toEqual([1, 2, 3]);
  });

  it("ends where it leads to", async () => {
    await ask("act", first);
    await press(START, 2);
    await ask("act", second);
    await walk.follow(viewOf(figure(0, 0, 2, 3)));
    expect(draft.text).toBe("");
  });

  it("is given up by whoever turns to something else", async () => {
    await ask("act", first, choice("mine a", ALCHEMIST, "hex:0,0"));
    await press(START, 3);
    draft.set("mine a");
    await walk.follow(START);
    expect(walk.way(START)).toEqual([]);
  });
});
