import { expect, test } from "vitest";
import type { Choice } from "$/protocol/types";
import { message } from "$/words/speaker";
import { actsOf, glyphOf } from "./orders";

const choice = (text: string, ...things: string[]): Choice => ({
  text,
  message: message("alkemy-order-walk"),
  things,
});
const CHOICES = [
  choice("stop"),
  choice("walk"),
  choice("charge b1", "figure:b1"),
  choice("charge b2", "figure:b2"),
];

test("orders are gathered by act, in the order of the menu", () => {
  const acts = actsOf({ choices: CHOICES }, null);
  expect(acts.map(({ verb }) => verb)).toEqual(["charge", "walk", "stop"]);
  expect(acts.map(({ aimed }) => aimed)).toEqual([true, false, false]);
  expect(acts[0]?.choices).toHaveLength(2);
});

test("an act costs what all its orders cost", () => {
  const orders = [
    { text: "walk", ap: 1 },
    { text: "charge b1", ap: 1 },
    { text: "charge b2", ap: 2 },
  ];
  const acts = actsOf({ choices: CHOICES }, { orders, barred: [] });
  expect(acts.map(({ verb, ap }) => [verb, ap])).toEqual([
    ["charge", null],
    ["walk", 1],
    ["stop", null],
  ]);
});

test("what may not be done says why", () => {
  const why = { message: message("alkemy-refusal-no-weapon"), rules: ["AK2-801"] };
  const barred = [
    { name: "shoot", ...why },
    { name: "walk", ...why },
    { name: "some-formula", ...why },
  ];
  const acts = actsOf({ choices: CHOICES }, { orders: [], barred });
  expect(acts.map(({ verb }) => verb)).toEqual(["charge", "walk", "shoot", "stop"]);
  expect(acts[2]?.barred).toEqual(why);
  expect(acts[1]?.barred).toBeNull();
});

test("each act has a sign", () => {
  expect(glyphOf("walk")).toBe("walk");
  expect(glyphOf("cast")).toBe("formula");
});
