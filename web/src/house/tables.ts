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

/** The others at a table, as far as somebody sits there. */
export function rivals(seats: TableSummary["seats"]): { seat: number; name: string }[] {
  return seats.flatMap((sitter, seat) =>
    sitter.kind === "vacant" || (sitter.kind === "person" && sitter.you)
      ? []
      : [{ seat, name: sitter.name }],
  );
}

/** The tables at which the visitor is awaited, those whose time is up first before all others. */
export function yourMoves(tables: readonly TableSummary[]): TableSummary[] {
  const due = ({ deadline }: TableSummary) => deadline ?? Infinity;
  return tables.filter(awaitsYou).sort((one, other) => due(one) - due(other));
}

/** The tables that go on without the visitor, first those at which a seat is kept for them. */
export function goingOn(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => !awaitsYou(table) && ["playing", "gathering"].includes(table.phase))
    .sort((one, other) => Number(isKept(other)) - Number(isKept(one)));
}

function isKept({ seats }: TableSummary): boolean {
  return seats.some((sitter) => sitter.kind === "vacant" && sitter.kept === true);
}

/** How a table stands in a line, and whether there is a seat to sit down at. */
export function standing(
  table: TableSummary,
  invited: boolean,
): { key: string; args: Record<string, string | number>; sit: boolean } {
  const host = table.host_name ?? "";
  if (isKept(table)) return { key: "web-asks-rematch", args: { name: host }, sit: true };
  if (invited) return { key: "web-invites-you", args: { name: host }, sit: true };
  if (table.phase === "gathering") {
    const free = table.seats.filter(({ kind }) => kind === "vacant").length;
    return { key: "web-seats-free", args: { count: free }, sit: false };
  }
  const awaited = table.waiting.map((seat) => table.seats[seat]?.name ?? "").filter(Boolean);
  return {
    key: "web-choosing",
    args: { names: awaited.join(", "), count: awaited.length },
    sit: false,
  };
}
