/** Where rivals have been since the viewer last did something. */

import type { Told } from "$/protocol/types";
import { newsFor } from "$/table/log";

/** A step that a rival has taken, from hex to hex by name. */
export interface Step {
  seat: number;
  from: string;
  to: string;
}

export interface Traces {
  /** Whose doing it was that something happened on a hex, by the name of the hex. */
  touched: ReadonlyMap<string, number>;
  steps: readonly Step[];
}

const HEX = "hex:";

/** Return what rivals have left behind: hexes they touched, and the ways they took. */
export function tracesOf(lines: readonly Told[], viewer: number): Traces {
  const touched = new Map<string, number>();
  const steps: Step[] = [];
  for (const { seat, kind, things } of newsFor(lines, viewer)) {
    const hexes = things.filter((one) => one.startsWith(HEX)).map((one) => one.slice(HEX.length));
    for (const hex of hexes) touched.set(hex, seat);
    const [to, from] = hexes;
    if (kind === "moved" && from !== undefined && to !== undefined) steps.push({ seat, from, to });
  }
  return { touched, steps };
}
