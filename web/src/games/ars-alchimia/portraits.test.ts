import { expect, it } from "vitest";
import { sitterFor, SITTERS } from "./portraits";

const TALENTS = ["gain", "peek", "die", "flasks", "cheaper", "recover", "swap", "distill"];

it("gives different talents different portraits", () => {
  expect(new Set(TALENTS.map(sitterFor))).toEqual(new Set(SITTERS));
});

it("gives related talents the same one, and new ones any", () => {
  expect(sitterFor("reroll")).toBe(sitterFor("die"));
  expect(SITTERS).toContain(sitterFor("a talent of a pack to come"));
});
