/** What a choice does to its owner's quest: the house says so in the words of the option. */

import type { Choice } from "$/protocol/types";

/** How a choice ends the game: at once, by a win, after this action, or in the next turn. */
const ENDINGS = ["ends", "may-end", "will-end", "ends-later"] as const;
/** How a choice makes the quest impossible: by an attack, or for want of Soul Stones. */
const FORFEITS = ["forfeits", "forfeits-soul"] as const;

export type Ending = (typeof ENDINGS)[number];
export type Warning = Ending | (typeof FORFEITS)[number];

const PREFIX = "materia-prima-option-";

function keyOf(choice: Pick<Choice, "message"> | null): string | undefined {
  return choice?.message.key.slice(PREFIX.length);
}

/** Return whether a choice fulfils its owner's quest for certain, if fortune wills, or not. */
export function endingOf(choice: Pick<Choice, "message"> | null): Ending | null {
  const key = keyOf(choice);
  return ENDINGS.find((ending) => ending === key) ?? null;
}

/** Return what its owner must know before making a choice: that it ends the game, or the hope. */
export function warningOf(choice: Pick<Choice, "message"> | null): Warning | null {
  const key = keyOf(choice);
  return endingOf(choice) ?? FORFEITS.find((forfeit) => forfeit === key) ?? null;
}

/** Return the rule that a warning comes from. */
export function ruleOf(warning: Warning | "could"): string {
  if (warning === "forfeits") return "MAT-R48";
  return warning === "forfeits-soul" ? "MAT-240" : "MAT-R31";
}
