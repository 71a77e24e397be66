/** Materia Prima in the browser. */

import type { MateriaView } from "$/protocol/types";
import { plainMarks } from "$/table/marks";
import { message } from "$/words/speaker";
import type { GameModule } from "../module";
import { actOf } from "./act";
import Board from "./Board.svelte";
import { briefly } from "./brief";
import Decision from "./Decision.svelte";
import { isSetUp } from "./pieces";
import { placesOf } from "./places";
import Result from "./Result.svelte";
import Yours from "./Yours.svelte";

/** What is asked where the map or cards of its own answer it. */
const BY_HAND = ["act", "site", "lay", "alchemist", "quest", "kept", "thrown", "element"];

const materiaPrima: GameModule<MateriaView> = {
  Board,
  picture: { wide: 0.8, narrow: 1.05 },
  Yours,
  Decision,
  Result,
  act: actOf,
  renames: placesOf,
  brief: briefly,
  byHand: ({ about }) => BY_HAND.includes(about.key.replace("materia-prima-decision-", "")),
  ending: ({ about, choices }) => {
    if (about.key !== "materia-prima-decision-act") return null;
    const ended = { text: "end", message: message("materia-prima-option-end"), things: [] };
    return choices === null ? ended : (choices.find(({ text }) => text === "end") ?? null);
  },

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
