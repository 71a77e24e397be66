import { expect, it } from "vitest";
import type { Arg, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { show } from "./flights";
import { counted } from "./pieces";

function told(kind: string, seat: number, args: Record<string, Arg>, ...things: string[]): Told {
  const words = message(`ars-alchimia-event-${kind}`, args);
  return { at: 5, when: 0, kind, seat, message: words, rules: [], things, facts: null, was: "" };
}

const VISIT = [
  told("placed", 1, { count: 3 }, "space:L-1"),
  told("bumped", 0, { count: 2 }, "space:L-1", "square"),
  told("gathered", 1, { gained: counted([0, 1, 0, 1, 0]) }, "space:L-1"),
  told("rolled", 1, { die: 4 }, "die"),
  told("bonus", 1, { gained: counted([0, 0, 0, 0, 1]) }),
];

const moves = (events: Told[]) =>
  show(events).moves.map(
    ({ piece, from, to }) => `${Object.values(piece).join(" ")} ${from} > ${to}`,
  );

it("shows a visit: who comes, who goes, what is found", () => {
  expect(moves(VISIT)).toEqual([
    ...Array(3).fill("worker 1 seat:1 > space:L-1"),
    ...Array(2).fill("worker 0 space:L-1 > square"),
    "resource 1 space:L-1 > seat:1",
    "resource 3 space:L-1 > seat:1",
    "die 4 space:L-1 > space:L-1",
    "resource 4 space:L-1 > seat:1",
  ]);
});

it("shows one after the other", () => {
  const starts = show(VISIT).moves.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
});

it("sends no swarms", () => {
  expect(moves([told("placed", 1, { count: 15 }, "space:L-1")])).toHaveLength(6);
});

it.each([
  ["took-order", "card order space:C-1 > seat:2"],
  ["hired", "card assistant space:C-1 > seat:2"],
])("shows what is carried home (%s)", (kind, move) => {
  expect(moves([told(kind, 2, {}, "space:C-1", "order:C04")])).toEqual([move]);
});

it("shows nothing where nothing moves", () => {
  expect(show([told("passed", 1, {})])).toEqual({ moves: [], lasts: 0 });
});
