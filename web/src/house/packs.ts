/** What owner packs are called: by their title and version, as their owner has written them. */

import type { LaidPack, Listing, Message } from "$/protocol/types";

export function packTitle({ title, version }: LaidPack): Message {
  return version === ""
    ? { is: "message", key: "web-pack-unnamed", args: { title } }
    : { is: "message", key: "web-pack-title", args: { title, version } };
}

/** Several of them in one sentence. */
export function packList(packs: readonly LaidPack[]): Listing {
  return { is: "list", items: packs.map(packTitle) };
}
