import { expect, it } from "vitest";
import type { Modifier } from "$/protocol/types";
import { message } from "$/words/speaker";
import { openIn, sumOf, type Entry } from "./ledger";

const line = (value: number): Modifier => ({ message: message("line"), value, rules: [] });
const entry = (...lines: Entry["lines"]): Entry => ({
  glyph: "victory",
  label: message("source"),
  lines,
  rules: [],
});

it("adds up what a seat has of what has been shown", () => {
  const all = [entry(line(19), line(20)), entry(line(-3), undefined), entry(undefined, line(6))];
  expect([0, 1].map((seat) => sumOf(all, seat, Infinity))).toEqual([16, 26]);
  expect(sumOf(all, 1, 2)).toBe(20);
  expect([0, 1].map((seat) => sumOf(all, seat, 1))).toEqual([19, 0]);
});

it("turns the cards column by column, in the order of the seats", () => {
  expect([0, 1, 2].map((column) => openIn(column, 3, 4))).toEqual([3, 1, 0]);
});
