import { expect, it } from "vitest";
import type { MateriaView } from "$/protocol/types";
import { message } from "$/words/speaker";
import { placesOf } from "./places";

const home = message("materia-prima-near-home");
const rename = placesOf({ hexes: [{ q: 3, r: -1, called: home }] } as unknown as MateriaView);

it("calls a hex what the viewer calls it", () => {
  expect(rename(message("materia-prima-place-free", { hex: "3,-1" }))).toEqual(home);
  expect(rename(message("materia-prima-place-free", { hex: "9,9" }))).toBeNull();
  expect(rename(message("materia-prima-option-end"))).toBeNull();
});

it("tells that a tower is built without numbers", () => {
  const seat = { is: "seat" as const, seat: 1 };
  const built = rename(message("materia-prima-event-placed", { seat, hex: "3,-1" }));
  expect(built?.key).toBe("web-materia-prima-built");
});
