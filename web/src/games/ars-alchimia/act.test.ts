import { expect, it } from "vitest";
import type { ArsView } from "$/protocol/types";
import { actOf, asksOf } from "./act";

const name = { is: "label", en: "Herbalist", fr: "Herboriste" };
const lake = { is: "label", en: "Mirror Lake", fr: "Lac miroir" };
const view = {
  players: [{ assistants: [{ id: "H05", name }] }],
  spaces: [{ name: "L-1", location: { name: lake } }],
} as unknown as ArsView;

it("names the assistant that is used", () => {
  expect(actOf(view, "use H05")).toMatchObject({ args: { assistant: name } });
});

it("sends workers, and the question says where", () => {
  expect(actOf(view, "place L-1 3")).toMatchObject({ args: { count: 3 } });
  expect(asksOf(view, "place L-1")).toMatchObject({ args: { space: lake } });
  expect(asksOf(view, "pass")).toBeNull();
});

it("leaves other choices their own words", () => {
  expect(actOf(view, "use H06")).toBeNull();
});
