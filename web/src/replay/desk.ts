/** Where questions about a moment of a replay are answered: nothing is to be decided there. */

import { house } from "$/house/api";
import { refusalOf } from "$/house/refusal";
import type { Desk } from "$/table/draft.svelte";

/** What somebody looks at: a moment of a match, from a seat. */
interface Sight {
  id: string;
  at: number;
  seat: number;
}

/** Return a desk that answers about what is looked at when it is asked. */
export function replayDesk(looking: () => Sight): Desk {
  return {
    async request(request) {
      const id = "";
      if (request.type !== "inquire") throw new Error(`nothing is decided in a replay`);
      const { id: match, at, seat } = looking();
      try {
        const { finding } = await house.inquire(match, at, seat, request.query);
        return { type: "finding", id, finding };
      } catch (error) {
        return { type: "refused", id, refusal: refusalOf(error), stale: false, word: null };
      }
    },
  };
}
