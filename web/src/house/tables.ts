/** The tables of the lobby as their visitor sees them. */
import type { Phase, TableSummary } from "$/protocol/types";

/** Whether the visitor is awaited at a table. */
export function awaitsYou({ seats, waiting }: Pick<TableSummary, "seats" | "waiting">): boolean {
  return waiting.some((seat) => {
    const sitter = seats[seat];
    return sitter?.kind === "person" && sitter.you;
  });
}

const PHASES: readonly Phase[] = ["playing", "gathering", "over", "closed"];

/** Return one's tables as they matter: where one is awaited, where play goes on, what is over. */
export function byUrgency(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (awaitsYou(table) ? -1 : PHASES.indexOf(table.phase));
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
