/** Who may roll for a side, and with what. */

import type { Piece } from "../../figures";

/** What is rolled where a figure is named to roll, by kind of question. */
const ROLLED: Readonly<Record<string, "mind" | "reflex">> = {
  deployment: "mind",
  initiative: "mind",
  tester: "reflex",
};

export interface Roller {
  piece: Piece;
  characteristic: "mind" | "reflex";
  value: number | null;
}

/** Return who may be named, those with the highest value first. */
export function rollersOf(
  kind: string,
  able: readonly string[],
  pieces: readonly Piece[],
): Roller[] {
  const characteristic = ROLLED[kind] ?? "mind";
  return pieces
    .filter(({ figure }) => able.includes(figure.label))
    .map((piece) => ({ piece, characteristic, value: piece.profile?.[characteristic] ?? null }))
    .sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
}
