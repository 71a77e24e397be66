/**
 * Choices that one press carries out. They name somebody or announce something, as one does aloud at
 * a table; what is placed, estimated or paid is looked at before it is confirmed.
 */

import type { Asked } from "$/protocol/types";
import { detailOf } from "./kinds";

const SWIFT: ReadonlySet<string> = new Set([
  "activate",
  "announce",
  "blow",
  "burn",
  "agree-nature",
  "charger",
  "command-figure",
  "command-hero",
  "command-pick",
  "cover",
  "deploy-card",
  "deployment",
  "effect",
  "effect-piece",
  "extra-target",
  "ground-test",
  "harvest",
  "harvest-token",
  "initiative",
  "next-order",
  "rejoin",
  "shaal",
  "starter",
  "tester",
  "token",
  "way",
]);

/** Return whether a choice is carried out at once; an order that looks hopeless is asked about. */
export function isSwift(asked: Asked | null, text: string): boolean {
  if (asked === null || !SWIFT.has(asked.kind)) return false;
  const order = detailOf(asked, "orders")?.orders.find((one) => one.text === text);
  return order === undefined || !(order.hopeless || order.short);
}
