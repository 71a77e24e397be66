import { expect, it } from "vitest";
import type { ArsView } from "$/protocol/types";
import { actOf } from "./act";

const name = { is: "label", en: "Herbalist", fr: "Herboriste" };
const view = { players: [{ assistants: [{ id: "H05", name }] }] } as unknown as ArsView;

it("names the assistant that is used", () => {
  expect(actOf(view, "use H05")).toMatchObject({ args: { assistant: name } });
});

it("leaves other choices their own words", () => {
  expect(actOf(view, "place L-1 3")).toBeNull();
  expect(actOf(view, "use H06")).toBeNull();
});
