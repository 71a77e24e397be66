import { expect, test } from "vitest";
import {
  DEFAULTS,
  keepPreferences,
  Preferences,
  readPreferences,
  type Shelf,
} from "./preferences.svelte";

function shelf(kept: string | null = null): Shelf {
  let text = kept;
  return { getItem: () => text, setItem: (_, value) => (text = value) };
}

test("what is kept comes back", () => {
  const kept = shelf();
  keepPreferences(kept, { ...DEFAULTS, theme: "dark", language: "fr", sound: true });
  expect(readPreferences(kept)).toEqual({
    ...DEFAULTS,
    theme: "dark",
    language: "fr",
    sound: true,
  });
});

test.each([null, "", "nonsense", "[]", "7", '{"theme":"puce","calm":"no"}'])(
  "%s is no preference",
  (kept) => {
    expect(readPreferences(shelf(kept))).toEqual(DEFAULTS);
  },
);

test("what is asked about was kept as yes or no before there were three answers", () => {
  expect(readPreferences(shelf('{"confirm":false}')).confirm).toBe("never");
  expect(readPreferences(shelf('{"confirm":true}')).confirm).toBe("usual");
  expect(readPreferences(shelf('{"confirm":"always"}')).confirm).toBe("always");
});

test("a browser that keeps nothing still has preferences", () => {
  const forbidden: Shelf = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  };
  const preferences = new Preferences(forbidden);
  preferences.set({ theme: "dark" });
  expect(preferences.theme).toBe("dark");
});

test("without a choice the system decides, and by day it is light", () => {
  const preferences = new Preferences(shelf());
  expect([preferences.theme, preferences.calm]).toEqual(["light", false]);
});
