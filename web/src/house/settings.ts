/** The options of a game as its host sets them, and what they are called. */

import type { GameCard, GameOption, OptionValue } from "$/protocol/types";

export type Setting = boolean | number | string | null;

/** What the host has set, by name of the option; an option with one value per seat has a list. */
export type Settings = Record<string, Setting | Setting[]>;

/** Returns the settings a game begins with. */
export function usualSettings(game: GameCard, seats: number): Settings {
  return Object.fromEntries(
    game.options.map((option) => [
      option.name,
      option.per_seat ? Array<Setting>(seats).fill(option.default) : option.default,
    ]),
  );
}

/** Returns the settings for another number of seats. */
export function resizedSettings(game: GameCard, settings: Settings, seats: number): Settings {
  const usual = usualSettings(game, seats);
  for (const option of game.options) {
    const kept = settings[option.name];
    const fresh = usual[option.name];
    if (kept === undefined) continue;
    if (Array.isArray(kept) && Array.isArray(fresh)) {
      usual[option.name] = fresh.map((value, seat) => kept[seat] ?? value);
    } else if (!Array.isArray(kept) && valuesFor(option, seats, kept)) {
      usual[option.name] = kept;
    }
  }
  return usual;
}

function valuesFor(option: GameOption, seats: number, kept: Setting): boolean {
  return option.values.length === 0 || valuesOf(option, seats).some((value) => value === kept);
}

/** The option that names the seat that begins. */
const FIRST = "first_player";

/** Returns the values an option can have at a table of so many seats. */
export function valuesOf(option: GameOption, seats: number): GameOption["values"] {
  if (option.name !== FIRST) return option.values;
  return option.values.filter((value) => typeof value !== "number" || value < seats);
}

/** Returns what differs from the usual settings: only that is sent, and only that is shown. */
export function unusual(game: GameCard, settings: Settings): Record<string, OptionValue> {
  const found: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = settings[option.name];
    if (value === undefined) continue;
    const differs = Array.isArray(value)
      ? value.some((one) => one !== option.default)
      : value !== option.default;
    if (differs) found[option.name] = value;
  }
  return found;
}

/** Returns the key of a text about an option: its name, one of its values, or a hint. */
export function settingKey(
  game: string,
  part: "name" | "value" | "hint",
  option: string,
  value?: Setting,
): string {
  const ending = value === undefined ? "" : `-${String(value)}`;
  return `${game}-setting-${part}-${option}${ending}`.replaceAll("_", "-");
}
