import { expect, test } from "vitest";
import type { GameCard } from "$/protocol/types";
import { resizedSettings, settingKey, unusual, usualSettings, valuesOf } from "./settings";

const OPTION = { rules: [], per_seat: false, distinct: false, more: false };
const FIRST = { ...OPTION, name: "first_player", values: ["random", 0, 1, 2], default: "random" };
const GAME: GameCard = {
  name: "alchemist",
  prefix: "ALC",
  min_seats: 2,
  max_seats: 3,
  usual_seats: 3,
  variant_seats: [],
  options: [
    { ...OPTION, name: "schools", values: [true, false], default: true },
    FIRST,
    {
      ...OPTION,
      name: "colours",
      values: ["white", "red"],
      default: null,
      per_seat: true,
      distinct: true,
    },
  ],
  presets: [],
  ready: [],
  packs: [],
  house_set: true,
  picture: true,
  can_concede: false,
  can_draw: false,
  words: {},
  minutes: 0,
  weight: 0,
  lessons: 0,
  puzzles: 0,
};

test("what is as usual is not sent", () => {
  const settings = usualSettings(GAME, 2);
  expect(settings).toEqual({ schools: true, first_player: "random", colours: [null, null] });
  expect(unusual(GAME, settings)).toEqual({});
  settings["schools"] = false;
  settings["colours"] = [null, "red"];
  expect(unusual(GAME, settings)).toEqual({ schools: false, colours: [null, "red"] });
});

test("a seat that is not there cannot begin", () => {
  expect(valuesOf(FIRST, 2)).toEqual(["random", 0, 1]);
  const settings = { ...usualSettings(GAME, 3), first_player: 2 };
  expect(resizedSettings(GAME, settings, 2)["first_player"]).toBe("random");
  expect(resizedSettings(GAME, { ...settings, first_player: 1 }, 2)["first_player"]).toBe(1);
});

test("seats keep their colours when others come or go", () => {
  const settings = { ...usualSettings(GAME, 2), colours: ["white", "red"] };
  expect(resizedSettings(GAME, settings, 3)["colours"]).toEqual(["white", "red", null]);
});

test("texts are found by game, option and value", () => {
  expect(settingKey("alchemist", "value", "two_player_opening", "each")).toBe(
    "alchemist-setting-value-two-player-opening-each",
  );
  expect(settingKey("alchemist", "name", "schools")).toBe("alchemist-setting-name-schools");
});
