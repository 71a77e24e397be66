/** The board of games without one of their own: the drawing the house makes. */

import { plainMarks } from "$/table/marks";
import type { GameModule } from "../module";
import Board from "./Board.svelte";

const picture: GameModule = {
  Board,
  marks: (_view, seats) => plainMarks(seats),
  facts: () => [],
  score: () => null,
};

export default picture;
