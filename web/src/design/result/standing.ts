/** The final standing: the best place first, with what the sums come to. */
import type { Outcome } from "$/protocol/types";

export interface Standing {
  seat: number;
  place: number;
  total: number;
}

export function standing({ places, scores }: Outcome): Standing[] {
  const rows = places.map((place, seat) => {
    const total = (scores[seat] ?? []).reduce((sum, { value }) => sum + value, 0);
    return { seat, place, total };
  });
  return rows.sort((one, other) => one.place - other.place);
}
