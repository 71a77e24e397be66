import { expect, it } from "vitest";
import type { Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { harvests } from "./years";

const told = (kind: string, seat = -1, args = {}): Told =>
  ({ kind, seat, message: message(kind, args) }) as unknown as Told;

it("counts what was told between the beginning and the end of the year", () => {
  const lines = [
    told("year"),
    told("fulfilled", 0, { vp: 9, extra: 0 }),
    told("year-ends"),
    told("year"),
    told("fulfilled", 0, { vp: 3, extra: 1 }),
    told("elixir", 1, { vp: 2 }),
    told("hired", 1),
    told("year-ends"),
    told("revealed"),
    told("year"),
  ];
  expect(harvests(lines, 2)).toEqual([
    { seat: 0, gained: 4, fulfilled: 1, hired: 0 },
    { seat: 1, gained: 2, fulfilled: 0, hired: 1 },
  ]);
});
