/** Whether a choice ends the game: the house says so in the words of the option. */

import type { Choice } from "$/protocol/types";

export type Ending = "ends" | "may-end";

const PREFIX = "materia-prima-option-";

/** Return whether a choice fulfils its owner's quest for certain, if fortune wills, or not. */
export function endingOf(choice: Pick<Choice, "message"> | null): Ending | null {
  const key = choice?.message.key.slice(PREFIX.length);
  return key === "ends" || key === "may-end" ? key : null;
}
