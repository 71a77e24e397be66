import { expect, test } from "vitest";
import type { GameCard, ReadyValue } from "$/protocol/types";
import { fitting, pictureOf, presetOf, presetSeats, presetSettings, readyFor } from "./presets";
import { usualSettings } from "./settings";

const ready = (value: string, size: number): ReadyValue => ({
  option: "bands",
  value,
  name: value,
  parts: value,
  story: null,
  goes_with: { size },
});

const option = { rules: [], distinct: false };
const game = {
  options: [
    { ...option, name: "size", values: [1, 2], default: 1, per_seat: false },
    { ...option, name: "quick", values: [true, false], default: true, per_seat: false },
    { ...option, name: "bands", values: [], default: null, per_seat: true },
  ],
  presets: [
    { name: "usual", options: {}, picture: "", seats: 0 },
    { name: "long", options: { size: 2, quick: false }, picture: "alkemy/battle", seats: 0 },
    { name: "three", options: { quick: false }, picture: "", seats: 3 },
  ],
  ready: [ready("few", 1), ready("many", 2)],
} as unknown as GameCard;
const [usual, long, three] = game.presets;

test("a way to play sets its options and is recognised by them", () => {
  const settings = presetSettings(game, long!, 2, usualSettings(game, 2));
  expect(settings).toMatchObject({ size: 2, quick: false });
  expect(presetOf(game, settings, 2)).toBe(long);
  expect(presetOf(game, usualSettings(game, 2), 2)).toBe(usual);
  expect(presetOf(game, { ...settings, quick: true }, 2)).toBeNull();
});

test("a way to play for so many sets the seats, and is recognised at such a table only", () => {
  expect(presetSeats(usual!, 2)).toBe(2);
  expect(presetSeats(three!, 2)).toBe(3);
  const settings = presetSettings(game, three!, 3, { ...usualSettings(game, 2), bands: ["few"] });
  expect(settings["bands"]).toEqual(["few", null, null]);
  expect(presetOf(game, settings, 3)).toBe(three);
  expect(presetOf(game, settings, 2)).toBeNull();
});

test("only what goes with the other options may be taken", () => {
  expect(readyFor(game, "bands", { size: 2 }).map((one) => one.value)).toEqual(["many"]);
  expect(readyFor(game, "size", { size: 2 })).toEqual([]);
});

test("what no longer goes with the rest is given up, and one's own writing is kept", () => {
  const settings = { ...usualSettings(game, 2), bands: ["few", "2 of mine"] };
  expect(presetSettings(game, long!, 2, settings)["bands"]).toEqual([null, "2 of mine"]);
  expect(fitting(game, settings)["bands"]).toEqual(["few", "2 of mine"]);
});

test("a drawing is found in the folder of its game", () => {
  expect(pictureOf(long!)).toContain("battle");
  expect(pictureOf(usual!)).toBeUndefined();
});
