import { expect, test } from "vitest";
import { canBeSeen } from "./shown";

test("a game with a board or a picture can be seen, another one cannot yet", () => {
  expect(canBeSeen({ name: "alchemist", picture: false })).toBe(true);
  expect(canBeSeen({ name: "alkemy-v2", picture: true })).toBe(true);
  expect(canBeSeen({ name: "blindfold", picture: false })).toBe(false);
});
