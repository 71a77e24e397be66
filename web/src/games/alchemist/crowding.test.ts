import { expect, it } from "vitest";
import { crowding } from "./crowding";

const twelve = [3, 2, 2, 3, 2];

it("leaves cubes apart where there is room", () => {
  expect(crowding(twelve, 600)).toEqual({ covered: 0.2, summed: false });
});

it("moves them together where there is less", () => {
  const { covered, summed } = crowding(twelve, 420);
  expect(covered).toBeGreaterThan(0.2);
  expect(summed).toBe(false);
});

it("sums them up where there is too little", () => {
  expect(crowding(twelve, 300).summed).toBe(true);
});

it("needs no room for kinds that are not there", () => {
  expect(crowding([12, 0, 0, 0, 0], 420).summed).toBe(false);
});

it("assumes the best before the room is known", () => {
  expect(crowding(twelve, 0).summed).toBe(false);
});
