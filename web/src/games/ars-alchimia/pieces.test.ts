import { expect, it } from "vitest";
import type { ArsSpaceView } from "$/protocol/types";
import { message } from "$/words/speaker";
import { spaceInWords } from "./labels";
import { counted, markOf, oneByOne, priceOf, spaceNamed, thresholdOf } from "./pieces";

const modifier = (value: number) => ({ message: message("why"), value, rules: [] });

function space(changes: Partial<ArsSpaceView>): ArsSpaceView {
  const nothing = { order: null, location: null, forge: null, assistant: null };
  const empty = { owner: null, workers: 0, minimum: 1, price: [modifier(1)], closed: null };
  return { name: "L-1", kind: "location", ...nothing, ...empty, ...changes };
}

const GLACIER = {
  id: "L02",
  name: { is: "label" as const, en: "Old Glacier", fr: "Vieux glacier" },
  yields: [0, 2, 0, 0, 0],
  threshold: 4,
  bonus: "snow",
  source: "house",
};

it("counts resources one by one and in words", () => {
  expect(oneByOne([2, 0, 1, 0, 0])).toEqual([0, 0, 2]);
  expect(counted([0, 2, 0, 0, 1])).toMatchObject({
    items: [
      { key: "ars-alchimia-amount-snow", args: { count: 2 } },
      { key: "ars-alchimia-amount-elixir", args: { count: 1 } },
    ],
  });
  expect(counted([0, 0, 0, 0, 0])).toMatchObject({ items: [{ key: "ars-alchimia-nothing" }] });
});

it("knows the house of every colour, and of no other", () => {
  const glyphs = ["navy", "red", "yellow", "green"].map((colour) => markOf(colour).glyph);
  expect(new Set(glyphs).size).toBe(4);
  expect(() => markOf("pink")).toThrow(RangeError);
});

it("calls a space by its card", () => {
  expect(spaceNamed(space({ location: GLACIER }))).toBe(GLACIER.name);
  expect(spaceNamed(space({ name: "L-P" }))).toMatchObject({ key: "web-ars-alchimia-portal" });
  expect(spaceNamed(space({}))).toMatchObject({ key: "ars-alchimia-empty-space" });
});

it("sums a price up, and reads a threshold", () => {
  expect(priceOf(space({ price: [modifier(1), modifier(3), modifier(-1)] }))).toBe(3);
  expect(thresholdOf(space({ location: GLACIER }))).toBe(4);
  expect(thresholdOf(space({ name: "L-P" }))).toBeNull();
});

it("says a space with its card, its crew, its price and why nobody may come", () => {
  const closed = { message: message("no"), rules: [] };
  const said = spaceInWords(space({ location: GLACIER, owner: 1, workers: 2, closed }), ["A", "B"]);
  expect(said.args).toMatchObject({
    card: { key: "web-ars-alchimia-card-location-die", args: { threshold: 4 } },
    crew: { args: { count: 2, name: "B" } },
    why: { args: { reason: { key: "no" } } },
  });
});
