import { expect, it } from "vitest";
import { clockFace } from "./clock";

const HOUR = 3_600_000;

it.each([
  [59_001, "1:00"],
  [252_000, "4:12"],
  [1, "0:01"],
])("shows minutes and seconds: %i", (left, face) => expect(clockFace(left)).toBe(face));

it.each([
  [0, "web-table-time-up", {}],
  [-5, "web-table-time-up", {}],
  [HOUR, "web-table-hours", { hours: 1, minutes: "00" }],
  [47.5 * HOUR, "web-table-hours", { hours: 47, minutes: "30" }],
  [49 * HOUR, "web-table-days", { days: 2 }],
])("says longer times in words: %i", (left, key, args) => {
  expect(clockFace(left)).toEqual({ is: "message", key, args });
});
