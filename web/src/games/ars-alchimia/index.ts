/** Ars Alchimia in the browser. */

import type { ArsView } from "$/protocol/types";
import { message } from "$/words/speaker";
import type { GameModule } from "../module";
import { actOf, asksOf } from "./act";
import { asking } from "./asking.svelte";
import Board from "./Board.svelte";
import { briefly } from "./brief";
import Decision from "./Decision.svelte";
import { markOf } from "./pieces";
import Result from "./Result.svelte";
import Yours from "./Yours.svelte";

const YEARS = 4;

/** What is asked where the board or cards of its own answer it. */
const BY_HAND = ["turn", "workshop", "payment", "distill", "exchange"];

const arsAlchimia: GameModule<ArsView> = {
  Board,
  picture: { wide: 0.55, narrow: 0.62 },
  Yours,
  Decision,
  Result,

  act: actOf,
  asks: asksOf,
  brief: briefly,
  byHand: ({ about }) => BY_HAND.includes(about.key.replace("ars-alchimia-decision-", "")),
  ending: ({ about, choices }) => {
    if (about.key !== "ars-alchimia-decision-turn") return null;
    const passed = { text: "pass", message: message("ars-alchimia-option-pass"), things: [] };
    return choices === null ? passed : (choices.find(({ text }) => text === "pass") ?? null);
  },

  beforehand: (view, asked) => asking.answer(view, asked),

  marks: (view) => view.players.map(({ colour }) => markOf(colour)),

  facts: (view) => [
    {
      label: message("web-ars-alchimia-fact-year"),
      value: message("web-ars-alchimia-fact-of", { year: view.round, years: YEARS }),
    },
    {
      label: message("web-ars-alchimia-fact-step"),
      value: message(`web-ars-alchimia-stage-${view.stage}`),
    },
  ],

  score: (view, seat) => view.players[seat]?.vp ?? null,

  counts: (view, seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { available, orders, fulfilled } = player;
    return [
      { glyph: "workers", label: message("web-ars-alchimia-count-workers"), value: available },
      { glyph: "order", label: message("web-ars-alchimia-count-orders"), value: orders.length },
      { glyph: "check", label: message("web-ars-alchimia-count-done"), value: fulfilled.length },
    ];
  },
};

export default arsAlchimia;
