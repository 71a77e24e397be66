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
