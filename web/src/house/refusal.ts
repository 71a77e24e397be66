/** Why something failed, in a form that can be said. */

import type { Refusal } from "$/protocol/types";
import { message } from "$/words/speaker";
import { RequestRefused } from "./api";

/** Returns the reason that the house gave; anything else is a fault of the page, and says so. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestRefused) return error.refusal;
  console.error(error);
  return { message: message("web-fault"), rules: [] };
}
