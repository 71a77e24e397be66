/** Alchemist in the browser. */

import type { AlchemistView } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { GameModule } from "../module";
import { actOf, asksOf } from "./act";
import { briefly } from "./brief";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { markOf } from "./pieces";
import { exhausted } from "./reserve";
import Result from "./Result.svelte";
import Yours from "./Yours.svelte";

const alchemist: GameModule<AlchemistView> = {
  Board,
  picture: { wide: 0.72, narrow: 1.75 },
  Yours,
  Decision,
  Result,

  act: actOf,

  marks: (view) => view.adepts.map(({ colour }) => markOf(colour)),

  byHand: () => true,
  ending: (asked) => asked.choices?.find(({ text }) => text === "pass") ?? null,
  saysWhy: (thing) => thing.startsWith("cube:") || thing.startsWith("tile:") || thing === "recipe",
  showsAll: () => true,
  asks: asksOf,
  brief: briefly,
  newsInMargin: true,

  facts: (view) => [
    ...(view.last_round && !view.over
      ? [
          {
            label: message("web-alchemist-fact-last"),
            value: message("web-alchemist-last-round"),
          },
        ]
      : []),
    { label: message("web-alchemist-fact-round"), value: String(view.round) },
    {
      label: message("web-alchemist-fact-exhausted"),
      value: message("web-alchemist-fact-of", {
        count: exhausted(view.reserve),
        end: view.exhausted_to_end,
      }),
    },
  ],

  score: (view, seat) => view.adepts[seat]?.fame ?? null,

  counts: (view, seat) => {
    const adept = view.adepts[seat];
    if (adept === undefined) return [];
    return [
      { glyph: "screen", label: message("web-alchemist-count-cubes"), value: adept.supply_size },
      { glyph: "seal", label: message("web-alchemist-count-seals"), value: adept.seals },
    ];
  },
};

export default alchemist;
