import { expect, it } from "vitest";
import type { PuzzleCard } from "$/protocol/types";
import { nextPuzzle } from "./going";

const card = (name: string, state: PuzzleCard["state"]): PuzzleCard => ({
  name,
  state,
  seats: 2,
  kind: "turn",
  level: 1,
});

it("goes on with the first puzzle behind one that is not done", () => {
  const cards = [card("a", null), card("b", "first"), card("c", "shown"), card("d", "open")];
  expect(nextPuzzle(cards, "b")).toBe("d");
});

it("begins again at the front, and ends where all are done", () => {
  expect(nextPuzzle([card("a", null), card("b", "later")], "b")).toBe("a");
  expect(nextPuzzle([card("a", "first"), card("b", "later")], "b")).toBeNull();
  expect(nextPuzzle([card("a", "first")], "unknown")).toBeNull();
});
