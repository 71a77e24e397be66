/** The sequence of turns in a year, as the Workshop cards show it. */

import type { ArsPlayerView, ArsView } from "$/protocol/types";

/** Return the players by their Workshop cards; whoever has none yet is left out. */
export function inOrder(view: ArsView): ArsPlayerView[] {
  const shown = view.players.filter(({ workshop }) => workshop !== null);
  return shown.sort((one, other) => (one.workshop ?? 0) - (other.workshop ?? 0));
}

/** Return whose turn follows that of the active player, or null if nobody's does. */
export function comesNext(view: ArsView): number | null {
  const order = inOrder(view);
  const at = order.findIndex(({ seat }) => seat === view.active);
  if (at < 0) return null;
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return around.find(({ passed }) => !passed)?.seat ?? null;
}
