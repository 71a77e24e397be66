/** The houses of a table whose game gives none, or has not begun. */
import type { Mark } from "$/games/module";
import { message } from "$/words/speaker";

const HOUSES: readonly Mark[] = [
  house("tree", "VI", "web-table-house-tree", true),
  house("rose", "IV", "web-table-house-rose"),
  house("key", "II", "web-table-house-key", true),
  house("serpent", "III", "web-table-house-serpent"),
  house("star", "I", "web-table-house-star"),
  house("crown", "V", "web-table-house-crown", true),
];

export function plainMarks(seats: number): Mark[] {
  return Array.from({ length: seats }, (_, seat) => HOUSES[seat % HOUSES.length]).filter(
    (mark) => mark !== undefined,
  );
}

function house(emblem: string, letter: string, name: string, dark = false): Mark {
  const token = `--h-${emblem}`;
  return { glyph: `house-${emblem}`, letter, token, dark, name: message(name) };
}
