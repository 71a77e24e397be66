/** The kinds of decisions, as the engine calls them. */

import type { Asked } from "$/protocol/types";
import type { OrdersTold } from "./orders";

const TOPIC = "alkemy-ask-";

/** Return what kind of decision is to be made, such as `announce`; empty if it has no name. */
export function kindOf(asked: Pick<Asked, "about"> | null): string {
  const key = asked?.about.key ?? "";
  return key.startsWith(TOPIC) ? key.slice(TOPIC.length) : "";
}

/** Return the label of the figure that a question is about, such as `a3`. */
export function figureOf(asked: Pick<Asked, "about"> | null): string | null {
  const figure = asked?.about.args["figure"];
  if (typeof figure !== "object" || figure.is !== "message") return null;
  const label = figure.args["label"];
  return typeof label === "string" ? label : null;
}

/** Return what a question tells of orders, if it is one about orders. */
export function ordersTold(asked: Asked): OrdersTold | null {
  const detail = (asked as { detail?: unknown }).detail as { is?: string } | null | undefined;
  return detail?.is === "orders" ? (detail as OrdersTold) : null;
}
