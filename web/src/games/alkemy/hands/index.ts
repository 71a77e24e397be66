/** The hands: for each kind of decision, how it is made on the table. */

import Announce from "./Announce.svelte";
import Counted from "./fight/Counted.svelte";
import MindPlates from "./fight/MindPlates.svelte";
import DeployTray from "./DeployTray.svelte";
import Ghost from "./Ghost.svelte";
import type { Hand } from "./hand";
import Nudges from "./Nudges.svelte";
import Region from "./Region.svelte";
import Pressed from "./Pressed.svelte";

/** Presses on what the options name, and a menu where several are about the same. */
const PRESS: Hand = { Around: Pressed };

/** A spot is pointed at, or the base dragged there. */
const PLACE: Hand = { Under: Region, Over: Ghost, Around: Nudges };

const HANDS: Readonly<Record<string, Hand>> = {
  announce: { Around: Announce },
  contact: PLACE,
  deploy: { Over: Ghost, Around: Nudges, Tray: DeployTray },
  "deploy-card": { ...PRESS, Tray: DeployTray },
  deployment: { Around: MindPlates },
  initiative: { Around: MindPlates, Over: Counted },
  run: PLACE,
  shelter: PLACE,
  tester: { Around: MindPlates },
  walk: PLACE,
  way: PLACE,
};

/** Kinds whose options are all figures, cards or other things on the table to be pressed. */
export const PRESSED: ReadonlySet<string> = new Set([
  "activate",
  "blow",
  "burn",
  "card",
  "charger",
  "counter",
  "forbid",
  "keep",
  "react",
  "starter",
  "deployment",
  "extra-target",
  "harvest-token",
  "initiative",
  "next-order",
  "rejoin",
  "shoot-charger",
  "target-also",
  "target-first",
  "tester",
  "token",
]);

/** Return whether a kind of decision can be made on the table alone. */
export function hasHand(kind: string): boolean {
  return kind in HANDS || PRESSED.has(kind);
}

/** Return the hand for a kind of decision; what has none of its own is pressed. */
export function handFor(kind: string): Hand | null {
  return kind === "" ? null : (HANDS[kind] ?? PRESS);
}
