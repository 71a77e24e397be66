/** Materia Prima in the browser. */

import type { MateriaView } from "$/protocol/types";
import { plainMarks } from "$/table/marks";
import { message } from "$/words/speaker";
import type { GameModule } from "../module";
import { actOf } from "./act";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { isSetUp } from "./pieces";
import { placesOf } from "./places";
import Result from "./Result.svelte";
import Yours from "./Yours.svelte";

const materiaPrima: GameModule<MateriaView> = {
  Board,
  Yours,
  Decision,
  Result,
  act: actOf,
  renames: placesOf,

  marks: (_, seats) => plainMarks(seats),

  facts: (view) => [
    {
      label: message("web-materia-prima-fact-round"),
      value: isSetUp(view)
        ? message("web-materia-prima-fact-of", { round: view.round, rounds: view.max_rounds })
        : message("web-materia-prima-fact-set-up"),
    },
    ...(view.last_round && !view.over
      ? [
          {
            label: message("web-materia-prima-fact-end"),
            value: message("web-materia-prima-fact-last-round"),
          },
        ]
      : []),
  ],

  score: (view, seat) => view.players[seat]?.wisdom ?? null,

  counts: (view, seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { souls, parts, hand_sizes: hand } = player;
    const cards = hand.reduce((sum, size) => sum + size, 0);
    return [
      { glyph: "soul-stone", label: message("web-materia-prima-count-souls"), value: souls },
      {
        glyph: "philosophers-stone",
        label: message("web-materia-prima-count-parts"),
        value: parts.length,
      },
      { glyph: "formula", label: message("web-materia-prima-count-hand"), value: cards },
    ];
  },
};

export default materiaPrima;
