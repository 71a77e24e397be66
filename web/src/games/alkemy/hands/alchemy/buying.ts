/** Upgrades of a formula on a shopping list: the house decides about each when it is bought. */

import type { AlkemyUpgradeChoice, AlkemyUpgradeReference } from "$/protocol/types";
import type { Step } from "../plan.svelte";

type Told = Pick<AlkemyUpgradeChoice, "budget" | "bought" | "upgrades">;

/** Return how many stones a list comes to. */
export function costOf(
  upgrades: readonly Pick<AlkemyUpgradeReference, "stones">[],
  wanted: readonly number[],
): number {
  return upgrades.reduce((sum, { stones }, at) => sum + stones * (wanted[at] ?? 0), 0);
}

/** Return whether one more of an upgrade is within what is offered, the circle and the card. */
export function mayAdd(
  told: Told,
  upgrades: readonly Pick<AlkemyUpgradeReference, "stones" | "times">[],
  wanted: readonly number[],
  index: number,
): boolean {
  const upgrade = upgrades[index];
  if (upgrade === undefined || !told.upgrades.some((one) => one.index === index)) return false;
  const taken = (told.bought[index] ?? 0) + (wanted[index] ?? 0);
  const most = upgrade.times > 0 ? upgrade.times : Infinity;
  return taken < most && costOf(upgrades, wanted) + upgrade.stones <= told.budget;
}

/** Return a list as answers: each upgrade in turn, and then no more. */
export function stepsFor(wanted: readonly number[], figure: string): Step[] {
  const step = (text: string): Step => ({ kind: "upgrade", text, figure });
  const bought = wanted.flatMap((count, at) =>
    Array.from({ length: count }, () => step(`upgrade ${at + 1}`)),
  );
  return [...bought, step("done")];
}
