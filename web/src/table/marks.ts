/** The houses of a table whose game gives none, or has not begun. */
import { HOUSES } from "$/design/pieces/houses";
import type { Mark } from "$/games/module";

const { tree, rose, key, serpent, star, crown } = HOUSES;
const ORDER: readonly Mark[] = [tree, rose, key, serpent, star, crown];

export function plainMarks(seats: number): Mark[] {
  return Array.from({ length: seats }, (_, seat) => ORDER[seat % ORDER.length]).filter(
    (mark) => mark !== undefined,
  );
}
