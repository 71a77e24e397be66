import { expect, it } from "vitest";
import type { Arg, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { show } from "./flights";

const units = (count: number, element: string): Arg =>
  message("materia-prima-units", { count, element: message(`materia-prima-element-${element}`) });

function told(kind: string, things: string[], args: Record<string, Arg> = {}, seat = 0): Told {
  return { at: 1, kind, seat, things, message: message("any", args) } as unknown as Told;
}

it("sends a figure from where it was to where it is", () => {
  const { moves } = show([told("moved", ["figure:1-2", "hex:1,0", "hex:0,0"])]);
  expect(moves).toMatchObject([
    { piece: { is: "figure", seat: 1, slot: 2 }, from: "hex:0,0", to: "hex:1,0" },
  ]);
});

it("brings units to who takes them and takes them from who drops them", () => {
  const taken: Arg = {
    is: "list",
    items: [units(2, "iron"), message("materia-prima-souls", { count: 1 })],
  };
  const { moves } = show([told("took", ["figure:0-0", "hex:1,0"], { units: taken })]);
  expect(moves.map(({ piece }) => piece)).toEqual([
    { is: "unit", kind: 4 },
    { is: "unit", kind: 4 },
    { is: "soul" },
  ]);
  expect(moves.every(({ from, to }) => from === "hex:1,0" && to === "figure:0-0")).toBe(true);
  const left = show([told("dropped", ["figure:0-0", "hex:1,0"], { units: taken })]);
  expect(left.moves[0]).toMatchObject({ from: "figure:0-0", to: "hex:1,0" });
});

it("shows one thing after the other: the attack, the defence, the way home", () => {
  const { moves } = show([
    told("attacked", ["figure:0-0", "figure:1-0"], { strength: 4 }),
    told("defended", ["figure:1-0", "figure:0-0"], { strength: 2 }, 1),
    told("sent-home", ["figure:1-0", "hex:1,0"], {}, 1),
  ]);
  expect(moves.map(({ piece }) => piece)).toEqual([
    { is: "roll", strength: 4, attacks: true },
    { is: "roll", strength: 2, attacks: false },
    { is: "figure", seat: 1, slot: 0 },
  ]);
  expect(moves[2]).toMatchObject({ from: "hex:1,0", to: "tower:1" });
  const starts = moves.map(({ start }) => start);
  expect([...starts].sort((one, other) => one - other)).toEqual(starts);
  expect(new Set(starts).size).toBe(3);
});

it("shows what was drawn for a second, and sends it into the hand", () => {
  const name = { is: "label", en: "Boots", fr: "Bottes" } as const;
  const cards: Arg = { is: "list", items: [name] };
  const { moves } = show([told("researched-own", ["pile:equipment"], { cards })]);
  const piece = { is: "cards", names: [name], glyph: "equip" };
  expect(moves).toMatchObject([
    { piece, from: "map", to: "map", start: 0, lasts: 1000 },
    { piece, from: "map", to: "hand", start: 1000 },
  ]);
});

it("shows nothing of what does not travel", () => {
  expect(show([told("turn", []), told("last-round", [])])).toEqual({ moves: [], lasts: 0 });
});
