/** The final standing: the best place first, with what the sums come to. */
import type { Outcome } from "$/protocol/types";

export interface Standing {
  seat: number;
  place: number;
  total: number;
  /** Somebody with less stands before it: that needs a reason. */
  behindLess: boolean;
}

export function standing({ places, scores }: Outcome): Standing[] {
  const rows = places.map((place, seat) => {
    const total = (scores[seat] ?? []).reduce((sum, { value }) => sum + value, 0);
    return { seat, place, total };
  });
  const behindLess = ({ place, total }: { place: number; total: number }) =>
    rows.some((other) => other.place < place && other.total < total);
  return rows
    .map((row) => ({ ...row, behindLess: behindLess(row) }))
    .sort((one, other) => one.place - other.place);
}
