/** Dice and damage columns speak in letters; people in weapons and words. */

import type { AlkemyDieView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

const WEAPONS: Readonly<Record<string, string>> = { S: "sword", A: "axe", M: "mace" };

/** Return the weapon that a letter of a die or of a column stands for. */
export function weaponOf(letter: string): string {
  return WEAPONS[letter.toUpperCase()] ?? "die";
}

/** Return a die in words: its colour, its number, its weapon. */
export function dieInWords({ number, symbol }: AlkemyDieView, colour: string): Message {
  return message("web-alkemy-die", {
    colour: message(`web-alkemy-die-${colour}`),
    number,
    weapon: message(`web-alkemy-symbol-${weaponOf(symbol)}`),
  });
}
