import { expect, it } from "vitest";
import type { Asked, MateriaView } from "$/protocol/types";
import { Draft } from "$/table/draft.svelte";
import { message } from "$/words/speaker";
import { actOf } from "./act";

const label = (en: string) => ({ is: "label" as const, en, fr: en });
const asked = {} as Asked;
const view = {
  hexes: [{ q: 1, r: 0, called: message("materia-prima-near-home") }],
  figures: [],
  viewer: 1,
  alchemists: [{ id: "sejlon", name: label("Sejlon Jura") }],
  quests: [{ id: "pacis-amans", name: label("Pacis Amans") }],
  players: [
    { extensions: [{ id: "hortus", name: label("somebody else's") }] },
    { extensions: [{ id: "hortus", name: label("Hortus Terrae") }] },
  ],
} as unknown as MateriaView;

it.each([
  ["alchemist sejlon", "Sejlon Jura"],
  ["quest pacis-amans", "Pacis Amans"],
  ["activate hortus", "Hortus Terrae"],
])("says what is done with whom: %s", (choice, name) => {
  const verb = choice.split(" ")[0];
  expect(actOf(view, choice, asked, new Draft())).toMatchObject({
    key: `web-materia-prima-table-act-${verb}`,
    args: { name: label(name) },
  });
});

it("leaves alone what has words of its own", () => {
  expect(actOf(view, "activate nothing", asked, new Draft())).toBeNull();
  expect(actOf(view, "move a 2,-1", asked, new Draft())).toBeNull();
});

it("calls the site of a tower by its name", () => {
  expect(actOf(view, "place 1,0", asked, new Draft())).toMatchObject({
    key: "web-materia-prima-table-act-place",
    args: { place: { key: "materia-prima-near-home" } },
  });
});
