import { expect, it } from "vitest";
import type { MateriaView } from "$/protocol/types";
import { actOf } from "./act";

const label = (en: string) => ({ is: "label" as const, en, fr: en });
const view = {
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
  expect(actOf(view, choice)).toMatchObject({
    key: `web-materia-prima-table-act-${verb}`,
    args: { name: label(name) },
  });
});

it("leaves alone what has words of its own", () => {
  expect(actOf(view, "activate nothing")).toBeNull();
  expect(actOf(view, "move a 2,-1")).toBeNull();
});
