import { expect, it } from "vitest";
import type { Told } from "$/protocol/types";
import { inTurns, TURN, TURNS } from "./pace";

const told = (at: number) => ({ at }) as Told;
const lasting = (lasts: number) => () => [
  { start: 0, lasts: lasts / 2 },
  { start: lasts / 2, lasts: lasts / 2 },
];

it("shows turns one after the other", () => {
  const { moves, lasts } = inTurns([told(3), told(3), told(4)], lasting(400));
  expect(moves.map(({ start }) => start)).toEqual([0, 200, 400, 600]);
  expect(lasts).toBe(800);
});

it("shortens a long turn evenly", () => {
  const { moves, lasts } = inTurns([told(3)], lasting(2 * TURN));
  expect(lasts).toBe(TURN);
  expect(moves).toEqual([
    { start: 0, lasts: TURN / 2 },
    { start: TURN / 2, lasts: TURN / 2 },
  ]);
});

it("takes no time from what is there to be read", () => {
  const { moves, lasts } = inTurns([told(3)], () => [
    { start: 0, lasts: TURN },
    { start: TURN, lasts: 1000, read: true },
    { start: TURN + 1000, lasts: TURN },
  ]);
  expect(moves[1]?.lasts).toBe(1000);
  expect(moves[0]?.lasts).toBe(moves[2]?.lasts);
  expect(moves[0]?.lasts).toBeLessThan(TURN);
  expect(lasts).toBe(2 * (moves[0]?.lasts ?? 0) + 1000);
});

it("leaves out all but the last of many turns, and those without any movement", () => {
  const many = Array.from({ length: 9 }, (_, at) => told(at));
  expect(inTurns(many, lasting(100)).lasts).toBe(TURNS * 100);
  expect(inTurns(many, () => [])).toEqual({ moves: [], lasts: 0 });
});
