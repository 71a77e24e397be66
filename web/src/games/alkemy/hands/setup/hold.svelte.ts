/** The piece of scenery in somebody's hand: how it is turned, and where it hovers. */

import type { Spot } from "$/design/board/viewbox";
import type { Draft } from "$/table/draft.svelte";

export class Hold {
  /** How each kind is turned in the tray, in degrees. */
  turns = $state<Record<string, number>>({});
  /** What hovers over the table before the house has been asked about it. */
  kind = $state<string | null>(null);
  spot = $state.raw<Spot | null>(null);

  turnOf(kind: string): number {
    return this.turns[kind] ?? 0;
  }

  turn(kind: string, degrees: number): void {
    this.turns[kind] = ((degrees % 360) + 360) % 360;
  }

  letGo(): void {
    this.kind = null;
    this.spot = null;
  }
}

const HOLDS = new WeakMap<Draft, Hold>();

/** Return what is in the hand over the board that a draft is prepared on. */
export function holdOf(draft: Draft): Hold {
  const known = HOLDS.get(draft);
  if (known !== undefined) return known;
  const hold = new Hold();
  HOLDS.set(draft, hold);
  return hold;
}
