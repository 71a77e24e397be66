/** The houses of a table whose game gives none, or has not begun. */
import type { Mark } from "$/games/module";
import { message } from "$/words/speaker";

const HOUSES: readonly (readonly [emblem: string, letter: string, dark: boolean])[] = [
  ["tree", "VI", true],
  ["rose", "IV", false],
  ["key", "II", true],
  ["serpent", "III", false],
  ["star", "I", false],
  ["crown", "V", true],
];

export function plainMarks(seats: number): Mark[] {
  return Array.from({ length: seats }, (_, seat) => {
    const [emblem, letter, dark] = HOUSES[seat % HOUSES.length] ?? ["star", "I", false];
    return {
      glyph: `house-${emblem}`,
      letter,
      token: `--h-${emblem}`,
      dark,
      name: message(`web-table-house-${emblem}`),
    };
  });
}
