/** What a question is about, as the engine calls its kinds and tells their details. */

import type { Asked, Details } from "$/protocol/types";

export type Detail = Details["alkemy-v2"];

type Told = Pick<Asked, "about" | "detail">;

/** Return what a question tells beyond its options, if it is of that sort. */
export function detailOf<Is extends Detail["is"]>(
  asked: Pick<Asked, "detail"> | null,
  is: Is,
): Extract<Detail, { is: Is }> | null {
  const detail = asked?.detail as Detail | null | undefined;
  return detail?.is === is ? (detail as Extract<Detail, { is: Is }>) : null;
}

/** Return the label of the figure that a question is about, such as `a3`. */
export function figureOf(asked: Told | null): string | null {
  const figure = asked?.about.args["figure"];
  if (typeof figure !== "object" || figure.is !== "message") return null;
  const label = figure.args["label"];
  return typeof label === "string" ? label : null;
}
