/** Alkemy in the browser: both editions are played on the same table. */

import type { AlkemyView } from "$/protocol/types";
import { HOUSES } from "$/design/pieces/houses";
import { message } from "$/words/speaker";
import type { Fact, GameModule } from "../module";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import { hasHand } from "./hands";
import { habits } from "./hands/fight/habits.svelte";
import Looking from "./Looking.svelte";
import Matter from "./Matter.svelte";
import Result from "./Result.svelte";
import { clockwise } from "./seats";
import Side from "./Side.svelte";

/** A spot as it is written. */
const SPOT = /^[\d.]+,[\d.]+$/;

/** Kinds of spots that have a word of their own for being there. */
const HERE: readonly string[] = ["deploy", "run", "shelter", "walk"];

function hereOf(kind: string): string {
  return HERE.includes(kind) ? kind : "spot";
}

function scoreOf(view: AlkemyView, seat: number): number {
  return view.sides.find((side) => side.seat === seat)?.score ?? 0;
}

const alkemy: GameModule<AlkemyView> = {
  Board,
  picture: { wide: 0.62, narrow: 0.95 },
  Decision,
  facing: { Side, Matter },
  Looking,

  // A spot that is seen on the table needs no numbers, and a warband on its leaf no list.
  act: (_, choice, { kind }, draft) => {
    if (SPOT.test(choice)) return message(`web-alkemy-here-${hereOf(kind)}`);
    const { name } = draft.choice?.message.args ?? {};
    return kind === "band" && name !== undefined ? message("web-alkemy-lead", { name }) : null;
  },

  Result,

  beforehand: (_, asked) => habits.answer(asked),

  byHand: ({ kind }) => hasHand(kind),

  // White and red mean health here: the houses are those of other colours.
  marks: (_, seats) => [HOUSES.tree, HOUSES.rose, HOUSES.key, HOUSES.serpent].slice(0, seats),

  facts: (view) => {
    const facts: Fact[] = [
      {
        label: message("web-alkemy-fact-score", { goal: view.goal }),
        value: clockwise(view.viewer, Math.max(2, view.sides.length))
          .map((seat) => scoreOf(view, seat))
          .join(" : "),
        brief: true,
      },
    ];
    if (!view.measuring) {
      facts.push({
        label: message("web-alkemy-fact-distances"),
        value: message("web-alkemy-fact-by-eye"),
      });
    }
    if (view.turn === 0) {
      facts.push({
        label: message("web-alkemy-fact-set-up"),
        value: message(`web-alkemy-stage-${view.stage}`),
      });
      return facts;
    }
    facts.push({
      label: message("web-alkemy-fact-turn"),
      value: message("web-alkemy-fact-turn-of", { turn: view.turn, last: view.last_turn }),
    });
    if (view.initiative !== null) {
      facts.push({
        label: message("web-alkemy-fact-initiative"),
        value: message("web-alkemy-fact-seat", { seat: { is: "seat", seat: view.initiative } }),
      });
    }
    return facts;
  },

  score: scoreOf,

  counts: (view, seat) => [
    {
      glyph: "post",
      label: message("web-alkemy-posts-held"),
      value: view.posts.filter(({ owner }) => owner === seat).length,
    },
  ],
};

export default alkemy;
