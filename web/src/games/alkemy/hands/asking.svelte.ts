/** Questions to the house about the table, each put once and forgotten when the next one is. */

import type { Draft } from "$/table/draft.svelte";

/**
 * Asks what `wanted` says, again whenever that or `moment` changes; null while nothing is known, and
 * where it is not told. To be called while a component is made.
 */
export class Asking<Finding> {
  found = $state.raw<Finding | null>(null);

  constructor(draft: () => Draft, wanted: () => object | null, moment: () => unknown) {
    let last = "";
    let told: unknown;
    $effect(() => {
      const query = wanted();
      const now = moment();
      const key = JSON.stringify(query);
      if (key === last && now === told) return;
      [last, told] = [key, now];
      this.found = null;
      if (query === null) return;
      void draft()
        .inquire(query)
        .then((finding) => {
          if (key === last && now === told) this.found = finding as Finding | null;
        });
    });
  }
}

/**
 * Asks what `wanted` says while it changes under a hand: one question at a time, always the newest
 * next, and what was found last stays until more is known. To be called while a component is made.
 */
export class Following<Finding> {
  found = $state.raw<Finding | null>(null);

  constructor(draft: () => Draft, wanted: () => object | null) {
    let asking = false;
    let newest: object | null = null;
    const ask = async (): Promise<void> => {
      asking = true;
      let asked: object | null = null;
      while (newest !== null && newest !== asked) {
        asked = newest;
        const finding = (await draft().inquire(asked)) as Finding | null;
        if (newest !== null) this.found = finding;
      }
      asking = false;
    };
    $effect(() => {
      newest = wanted();
      if (newest === null) this.found = null;
      else if (!asking) void ask();
    });
  }
}
