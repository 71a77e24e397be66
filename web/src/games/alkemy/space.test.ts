import { expect, test } from "vitest";
import type { AlkemyView } from "$/protocol/types";
import { drawn, fieldOf, meant, spotOf, written } from "./space";

type Zone = AlkemyView["board"]["zones"][number];

function zone(seat: number | null, bottom: number, top: number): Zone {
  const box = [0, bottom, 24_000, top] as never[];
  return { seat, table: box, deploy: box, round: null };
}

const board: AlkemyView["board"] = {
  width: 24_000,
  height: 20_000,
  depth: 2500,
  zones: [zone(0, 0, 10_000), zone(1, 10_000, 20_000)],
  areas: [],
  objective: "control",
};
const table = { board, viewer: 0 };

test("one's own side is below, whoever one is", () => {
  expect(drawn(fieldOf(table), 1000, 0)).toEqual({ x: 28, y: 560 });
  expect(drawn(fieldOf({ ...table, viewer: 1 }), 1000, 0)).toEqual({ x: 644, y: 0 });
});

test("before the sides are chosen, and for those who look on, nothing is turned", () => {
  const zones = [zone(null, 0, 10_000), zone(null, 10_000, 20_000)];
  expect(fieldOf({ board: { ...board, zones }, viewer: 1 }).turned).toBe(false);
  expect(fieldOf({ ...table, viewer: -1 }).turned).toBe(false);
});

test.each([0, 1])("what is drawn somewhere is meant there", (viewer) => {
  const field = fieldOf({ ...table, viewer });
  const spot = meant(field, drawn(field, 3400, 17_900));
  expect(spot.x).toBeCloseTo(3400);
  expect(spot.y).toBeCloseTo(17_900);
});

test("a spot is written in tenths of an inch and stays on the table", () => {
  expect(written({ x: 3149, y: 18_000 }, board)).toBe("3.1,18");
  expect(written({ x: -40, y: 21_000 }, board)).toBe("0,20");
});

test("a spot is known by its name", () => {
  expect(spotOf("spot:2500,18500")).toEqual({ x: 2500, y: 18_500 });
  expect(spotOf("figure:a1")).toBeNull();
});
