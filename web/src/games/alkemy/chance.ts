/** Numbers that look like chance and are the same each time, so that a drawing stays as it is. */

export type Dice = (least: number, most: number) => number;

/** Return numbers between two others, the same for the same seed. */
export function dice(seed: number): Dice {
  let state = Math.floor(seed) >>> 0 || 1;
  return (least, most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + ((most - least) * state) / 2 ** 32;
  };
}
