import { describe, expect, it } from "vitest";
import { TURN, TURNS } from "$/design/board/pace";
import type { Arg, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { show } from "./flights";
import { counted, named } from "./pieces";

function told(kind: string, at: number, args: Record<string, Arg>, things: string[]): Told {
  const words = message(`alchemist-event-${kind}`, args);
  return { at, when: 0, kind, seat: 1, message: words, rules: [], things, facts: null, was: "" };
}

const created = told(
  "created",
  7,
  {
    seat: { is: "seat", seat: 1 },
    cauldron: "SD",
    recipe: counted([2, 0, 2, 0, 1]),
    fame: 9,
    received: counted([0, 1, 0, 1, 0]),
  },
  ["cauldron:SD", "tile:9"],
);

const copied = told(
  "copied",
  8,
  {
    cauldron: "SD",
    creator: { is: "seat", seat: 0 },
    recipe: counted([2, 0, 1, 0, 0]),
    fame: 4,
    tribute: named(0),
    received: counted([0, 0, 0, 0, 0]),
  },
  ["cauldron:SD"],
);

const moves = (events: Told[]) =>
  show(events).moves.map(({ piece, from, to }) => `${piece} ${from} > ${to}`);

describe("what travels", () => {
  it("when a potion is created: cubes, the tile, the products, the marker", () => {
    expect(moves([created])).toEqual([
      "0 supply:1 > cauldron:SD",
      "0 supply:1 > cauldron:SD",
      "2 supply:1 > cauldron:SD",
      "2 supply:1 > cauldron:SD",
      "4 supply:1 > cauldron:SD",
      "tile tile:9 > cauldron:SD",
      "1 reserve:S > supply:1",
      "3 reserve:D > supply:1",
    ]);
    expect(show([created]).runs).toMatchObject([{ seat: 1, fame: 9 }]);
  });

  it("when a potion is copied: one cube to the creator, the others out of the game", () => {
    expect(moves([copied])).toEqual([
      "0 supply:1 > cauldron:SD",
      "0 supply:1 > cauldron:SD",
      "2 supply:1 > cauldron:SD",
      "0 cauldron:SD > supply:0",
      "0 cauldron:SD > removed",
      "2 cauldron:SD > removed",
    ]);
  });

  it("when a cube is taken: that cube", () => {
    const took = told("took", 3, { ingredient: named(3) }, ["reserve:D"]);
    expect(moves([took])).toEqual(["3 reserve:D > supply:1"]);
  });

  it.each(["drew", "drew-own"])("when cubes are drawn (%s): blank ones, whoever looks", (kind) => {
    const drew = told(kind, 3, { count: 2, cubes: counted([1, 1, 0, 0, 0]) }, ["supply:1", "bag"]);
    expect(moves([drew])).toEqual(["null bag > supply:1", "null bag > supply:1"]);
  });

  it("when nothing is moved: nothing", () => {
    expect(show([told("round", 3, { round: 2 }, [])])).toEqual({ moves: [], runs: [], lasts: 0 });
  });
});

describe("how long it takes", () => {
  it("is never more than a turn may take, and everything is over by then", () => {
    const all = show([copied]);
    expect(all.lasts).toBeLessThanOrEqual(TURN);
    for (const one of [...all.moves, ...all.runs]) {
      expect(one.start + one.lasts).toBeLessThanOrEqual(all.lasts + 0.001);
    }
  });

  it("is one turn after the other", () => {
    const both = show([created, copied]);
    const second = both.moves.filter(({ to }) => to === "removed" || to === "supply:0");
    expect(both.lasts).toBeCloseTo(show([created]).lasts + show([copied]).lasts);
    for (const { start } of second) expect(start).toBeGreaterThan(show([created]).lasts);
  });

  it("leaves out all but the last of many turns", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...copied, at }));
    expect(show(many).lasts).toBeCloseTo(TURNS * show([copied]).lasts);
  });
});
