/** What a game offers to be taken as it is: ways to play, and values for options that are texts. */

import type { GameCard, Preset, ReadyValue } from "$/protocol/types";
import { resizedSettings, usualSettings, type Settings } from "./settings";

const PICTURES = import.meta.glob<string>("$/games/*/presets/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** Returns the address of a preset's drawing, such as `alkemy/battle`, if there is one. */
export function pictureOf(preset: Preset): string | undefined {
  const [folder, name] = preset.picture.split("/");
  const ending = `/games/${folder}/presets/${name}.svg`;
  return Object.entries(PICTURES).find(([path]) => path.endsWith(ending))?.[1];
}

/** Returns how many sit down to a way to play: as many as it asks for, or as there are. */
export function presetSeats(preset: Preset, seats: number): number {
  return preset.seats === 0 ? seats : preset.seats;
}

/** Returns the settings of a way to play; what each seat has of its own is kept if it still fits. */
export function presetSettings(
  game: GameCard,
  preset: Preset,
  seats: number,
  now: Settings,
): Settings {
  const settings = { ...usualSettings(game, seats), ...preset.options };
  const kept = resizedSettings(game, now, seats);
  for (const { name, per_seat } of game.options) {
    if (per_seat && kept[name] !== undefined) settings[name] = kept[name];
  }
  return fitting(game, settings);
}

/** Returns the way to play that the settings come to, if it is one of those offered. */
export function presetOf(game: GameCard, settings: Settings, seats: number): Preset | null {
  const usual = usualSettings(game, seats);
  const shared = game.options.filter((option) => !option.per_seat);
  const found = game.presets.find(
    (preset) =>
      presetSeats(preset, seats) === seats &&
      shared.every(({ name }) => settings[name] === (preset.options[name] ?? usual[name])),
  );
  return found ?? null;
}

/** Returns what may be taken for an option, with the other options as they are. */
export function readyFor(game: GameCard, option: string, settings: Settings): ReadyValue[] {
  return game.ready.filter((one) => one.option === option && fits(one, settings));
}

/** Returns settings without ready values that no longer go with the rest. */
export function fitting(game: GameCard, settings: Settings): Settings {
  const misfits = new Set(
    game.ready.filter((one) => !fits(one, settings)).map((one) => `${one.option} ${one.value}`),
  );
  const kept = Object.entries(settings).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((one) => (misfits.has(`${name} ${String(one)}`) ? null : one))
      : value,
  ]);
  return Object.fromEntries(kept) as Settings;
}

function fits(one: ReadyValue, settings: Settings): boolean {
  return Object.entries(one.goes_with).every(([name, value]) => settings[name] === value);
}
