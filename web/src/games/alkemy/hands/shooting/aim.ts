/** The order that is being prepared, and at whom or what it is aimed. */

import type { AlkemyOrderOption, Asked } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { detailOf, figureOf } from "../kinds";

export interface Aim {
  figure: string;
  /** A thing, such as `figure:b2`. */
  target: string;
  order: AlkemyOrderOption | null;
}

/** Return what is aimed at now: by the order that is prepared, or by the question itself. */
export function aimOf(asked: Asked | null, draft: Pick<Draft, "choice" | "text">): Aim | null {
  const estimate = detailOf(asked, "estimate");
  if (estimate) {
    return { figure: estimate.figure, target: `figure:${estimate.target}`, order: null };
  }
  const text = draft.choice?.text ?? draft.text;
  const order = detailOf(asked, "orders")?.orders.find((one) => one.text === text);
  const figure = figureOf(asked) ?? detailOf(asked, "orders")?.figure;
  if (order === undefined || order.target === null || figure === undefined) return null;
  return order.target === `figure:${figure}` ? null : { figure, target: order.target, order };
}
