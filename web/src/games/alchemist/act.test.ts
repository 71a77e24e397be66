import { expect, it } from "vitest";
import type { AlchemistView } from "$/protocol/types";
import { actOf } from "./act";

const view = {
  cauldrons: [{ name: "SD", products: [1, 3], potion: { creator: 0, recipe: [1], value: 7 } }],
} as unknown as AlchemistView;

it.each([
  ["create MT SB 9", "create", { fame: 9 }],
  ["copy SD M", "copy", { fame: 7 }],
  ["draw", "draw", {}],
  ["pass", "pass", {}],
])("%s says the act and its result", (choice, act, args) => {
  expect(actOf(view, choice)).toMatchObject({ key: `web-alchemist-act-${act}`, args });
});

it("names what is taken", () => {
  const ingredient = { key: "alchemist-ingredient-troll-eye" };
  expect(actOf(view, "take T")).toMatchObject({ args: { ingredient } });
});

it("says nothing about what it does not know", () => {
  expect(actOf(view, "copy MT S")).toBeNull();
  expect(actOf(view, "brew")).toBeNull();
});
