/** The table as text: who stands where, by side, near to far as everybody sees it. */

import type { AlkemyFigureView, AlkemyView } from "$/protocol/types";
import { isPresent } from "../../figures";

/** Return the figures of a seat that stand on the table, nearest to one first; it comes before all. */
export function nearToFar(
  { figures }: Pick<AlkemyView, "figures">,
  seat: number,
  from: string | null,
): AlkemyFigureView[] {
  const start = figures.find(({ label }) => label === from);
  const own = figures.filter((figure) => figure.seat === seat && isPresent(figure));
  if (start === undefined) return own;
  const away = ({ x, y }: AlkemyFigureView): number => Math.hypot(x - start.x, y - start.y);
  return [...own].sort(
    (one, other) => away(one) - away(other) || one.label.localeCompare(other.label),
  );
}

/** Spots as people say them: what is said, and of whom. */
export type Saying = "toward" | "away" | "cover" | "contact";

/** The words that the house understands in either language; only these are ever sent. */
const WORDS: Readonly<Record<Saying, string>> = {
  toward: "toward",
  away: "away from",
  cover: "into cover from",
  contact: "contact with",
};

/** Return what a saying is in writing, such as `toward b2` or `toward post 1`. */
export function spoken(saying: Saying, thing: string): string {
  const [kind, name = ""] = thing.split(":");
  return `${WORDS[saying]} ${kind === "figure" ? name : `${kind} ${name}`}`;
}

/** Return which sayings a kind of question understands. */
export function sayingsFor(kind: string): Saying[] {
  if (kind === "contact") return ["contact"];
  if (kind === "walk" || kind === "run") return ["toward", "away", "cover"];
  return kind === "shelter" || kind === "deploy" ? ["toward", "away"] : [];
}
