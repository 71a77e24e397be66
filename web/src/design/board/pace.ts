/** The pace at which what happened is shown: in the order of the events, never long. */

import type { Told } from "$/protocol/types";

/** Something that starts at a moment and takes a while, in milliseconds. */
export interface Timed {
  start: number;
  lasts: number;
  /** It is there to be read: that takes its time, however much else there is to see. */
  read?: boolean;
}

/** Something that moves from one place of the table to another. */
export interface Flight extends Timed {
  from: string;
  to: string;
}

/** The longest that one turn may take. */
export const TURN = 1600;

/** Pieces that travel faster than that, as a part of their pace, are not seen. */
const LEAST = 0.3;

/** The most turns that are shown one after the other; of more, only the last. */
export const TURNS = 4;

/** How long a piece is under way, and how long after it the next one starts. */
export const UNDER_WAY = 420;
export const BETWEEN = 40;

/** All that is to be seen of what happened, and how long that takes. */
export interface Show<Move extends Timed> {
  moves: Move[];
  lasts: number;
}

/** Return what moves, one turn after the other, each shortened if it would take too long. */
export function inTurns<Move extends Timed>(
  told: readonly Told[],
  enact: (turn: readonly Told[]) => readonly Move[],
): Show<Move> {
  const turns = [...new Set(told.map(({ at }) => at))].map((at) =>
    shortened(enact(told.filter((one) => one.at === at))),
  );
  const all: Show<Move> = { moves: [], lasts: 0 };
  for (const { moves, lasts } of turns.filter((turn) => turn.lasts > 0).slice(-TURNS)) {
    all.moves.push(...moves.map((move) => ({ ...move, start: move.start + all.lasts })));
    all.lasts += lasts;
  }
  return all;
}

function shortened<Move extends Timed>(moves: readonly Move[]): Show<Move> {
  const lasts = Math.max(0, ...moves.map((move) => move.start + move.lasts));
  const read = moves.filter((move) => move.read);
  const share = Math.min(1, Math.max(LEAST, shareOf(lasts, readBy(read, lasts))));
  const paced = (moment: number) => {
    const kept = readBy(read, moment);
    return kept + (moment - kept) * share;
  };
  return {
    moves: moves.map((move) => {
      const start = paced(move.start);
      return { ...move, start, lasts: paced(move.start + move.lasts) - start };
    }),
    lasts: paced(lasts),
  };
}

/** Which part of its time is left to what is not to be read. */
function shareOf(lasts: number, kept: number): number {
  return (TURN - kept) / Math.max(lasts - kept, 1);
}

/** How long things have been there to be read by a moment. */
function readBy(read: readonly Timed[], moment: number): number {
  return read.reduce(
    (sum, { start, lasts }) => sum + Math.min(Math.max(moment - start, 0), lasts),
    0,
  );
}
