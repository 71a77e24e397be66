import { expect, it } from "vitest";
import type { Phase, TableSummary } from "$/protocol/types";
import { awaitsYou, byUrgency } from "./tables";

const SEATS: TableSummary["seats"] = [
  { kind: "person", name: "Ada", here: true, you: true, barred: false },
  { kind: "person", name: "Maud", here: true, you: false, barred: false },
  { kind: "bot", name: "Brass Head", spec: "adept" },
];

function table(id: string, phase: Phase, waiting: number[] = []): TableSummary {
  return { id, phase, waiting, seats: SEATS } as unknown as TableSummary;
}

it("knows where the visitor is awaited, and not only somebody", () => {
  expect(awaitsYou(table("a", "playing", [1, 0]))).toBe(true);
  expect(awaitsYou(table("b", "playing", [1, 2]))).toBe(false);
});

it("puts first where one is awaited, last what is over, and else keeps the order", () => {
  const tables = [
    table("over", "over"),
    table("gathering", "gathering"),
    table("theirs", "playing", [1]),
    table("yours", "playing", [0]),
    table("bot's", "playing", [2]),
  ];
  const ids = byUrgency(tables).map(({ id }) => id);
  expect(ids).toEqual(["yours", "theirs", "bot's", "gathering", "over"]);
});
