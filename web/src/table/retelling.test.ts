import { expect, it } from "vitest";
import type { FromHouse } from "$/protocol/types";
import { message } from "$/words/speaker";
import { retelling, retold } from "./retelling";

const rename = ({ key }: { key: string }) => (key === "there" ? message("home") : null);

it("puts the viewer's names in place of the house's, however deep they are", () => {
  const said = { lines: [[message("go", { place: message("there") })]], rules: ["A-1"] };
  expect(retold(said, rename)).toEqual({
    lines: [[message("go", { place: message("home") })]],
    rules: ["A-1"],
  });
});

it("knows the names from the last view, and leaves the view itself alone", () => {
  const hear = retelling(() => rename);
  const place = message("there");
  const scene = { type: "scene", view: { place }, told: [{ message: place }], asked: null };
  expect(hear(scene as unknown as FromHouse)).toMatchObject({
    view: { place: { key: "there" } },
    told: [{ message: { key: "home" } }],
  });
  const refused = { type: "refused", refusal: { message: place, rules: [] } };
  expect(hear(refused as unknown as FromHouse)).toMatchObject({
    refusal: { message: { key: "home" } },
  });
});

it("hears everything as it is where a game has no such names", () => {
  const pong = { type: "pong" } as unknown as FromHouse;
  expect(retelling(undefined)(pong)).toBe(pong);
});
