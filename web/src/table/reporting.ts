/** Whom and what somebody at a table may report to whoever runs the house. */
import type { Complaint, Remark, Sitter } from "$/protocol/types";

/** As many remarks are offered: those before are seldom what somebody has come for. */
const MOST_REMARKS = 30;

/** What is known at a table of those who sit there and of what was said. */
export interface Company {
  seats: readonly Sitter[];
  names: readonly string[];
  remarks: readonly Remark[];
}

export interface Reportable {
  about: Complaint["about"];
  name: string;
  /** What was said; nothing where somebody is reported. */
  text: string;
}

/** Returns all whom, and what of it was said, this visitor may report: the latest remark first. */
export function reportable({ seats, names, remarks }: Company): Reportable[] {
  const others = seats.flatMap((sitter, seat) =>
    sitter.kind === "person" && !sitter.you
      ? [{ about: { kind: "seat" as const, seat }, name: names[seat] ?? "", text: "" }]
      : [],
  );
  const said = remarks
    .filter((remark) => remark.text !== "" && !isOwn(seats[remark.seat]))
    .slice(-MOST_REMARKS)
    .reverse()
    .map(({ when, name, text }) => ({
      about: { kind: "remark" as const, when, name },
      name,
      text,
    }));
  return [...others, ...said];
}

/** Whether there is anybody, or anything, to report. */
export function isReportable(company: Company): boolean {
  return reportable(company).length > 0;
}

function isOwn(sitter: Sitter | undefined): boolean {
  return sitter?.kind === "person" && sitter.you;
}
