/** Which dice are pressed, and the pair that the house offers for them. */

import type { AlkemyDieView, AlkemyKeepChoice, AlkemyPairOption } from "$/protocol/types";

/** Return the dice that are chosen after one more is pressed: the two last ones, in their order. */
export function pressedDice(chosen: readonly number[], die: number): number[] {
  if (chosen.includes(die)) return chosen.filter((one) => one !== die);
  return [...chosen, die].slice(-2);
}

/**
 * Return the pair that stands for two dice. Of pairs that show the same sum and the same two symbols
 * the house lists one.
 */
export function pairOf(
  { dice, pairs }: Pick<AlkemyKeepChoice, "dice" | "pairs">,
  chosen: readonly number[],
): AlkemyPairOption | null {
  if (chosen.length !== 2) return null;
  const wanted = face(dice, chosen);
  const exact = pairs.find((pair) => pair.dice.every((die) => chosen.includes(die)));
  return exact ?? pairs.find((pair) => face(dice, pair.dice) === wanted) ?? null;
}

function face(dice: readonly AlkemyDieView[], chosen: readonly number[]): string {
  const shown = chosen.flatMap((place) => dice[place] ?? []);
  const sum = shown.reduce((total, { number }) => total + number, 0);
  return `${sum} ${shown
    .map(({ symbol }) => symbol)
    .sort()
    .join("")}`;
}

/** Return the pair one would look at first: what hits, then what hurts most, then what is most. */
export function promising(pairs: readonly AlkemyPairOption[]): AlkemyPairOption | null {
  const worth = ({ hits, damage, total }: AlkemyPairOption): number[] =>
    hits === null ? [0, total, damage ?? 0] : [hits ? 1 : 0, damage ?? 0, total];
  const better = (one: AlkemyPairOption, other: AlkemyPairOption): boolean => {
    const [mine, theirs] = [worth(one), worth(other)];
    const at = mine.findIndex((value, index) => value !== theirs[index]);
    return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
  };
  return pairs.reduce<AlkemyPairOption | null>(
    (best, pair) => (best === null || better(pair, best) ? pair : best),
    null,
  );
}
