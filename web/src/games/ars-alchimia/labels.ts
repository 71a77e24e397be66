/** What is drawn, in words: for those who listen, and for whoever stays over it with the pointer. */

import type { ArsSpaceView, Message } from "$/protocol/types";
import { message } from "$/words/speaker";
import { categoryNamed, counted, indexOf, priceOf, spaceNamed } from "./pieces";

/** Return a space with its card, who stands there, and what it costs and why. */
export function spaceInWords(space: ArsSpaceView, names: readonly string[]): Message {
  return message("web-ars-alchimia-space", {
    name: spaceNamed(space),
    space: space.name,
    card: cardInWords(space),
    crew: crewInWords(space, names),
    price: priceOf(space),
    why: closedInWords(space),
  });
}

/** Return what the card of a space offers. */
export function cardInWords({ order, location, forge, assistant }: ArsSpaceView): Message {
  if (order) {
    const { level, category, vp, cost } = order;
    const args = { level, category: categoryNamed(category), vp, cost: counted(cost) };
    return message("web-ars-alchimia-card-order", args);
  }
  if (location) return locationInWords(location);
  if (forge) {
    const { flasks, threshold } = forge;
    if (threshold === null) return message("web-ars-alchimia-card-forge", { flasks });
    return message("web-ars-alchimia-card-forge-die", { flasks, threshold });
  }
  if (assistant) return message("web-ars-alchimia-card-assistant", { text: assistant.text });
  return message("web-ars-alchimia-card-unknown");
}

function locationInWords({ yields, threshold, bonus }: NonNullable<ArsSpaceView["location"]>) {
  const gained = counted(yields);
  if (threshold === null) return message("web-ars-alchimia-card-location", { gained });
  const one = counted(yields.map((_, kind) => Number(kind === indexOf(bonus))));
  return message("web-ars-alchimia-card-location-die", { gained, threshold, bonus: one });
}

function crewInWords({ owner, workers }: ArsSpaceView, names: readonly string[]): Message {
  if (owner === null) return message("web-ars-alchimia-crew-none");
  return message("web-ars-alchimia-crew", { count: workers, name: names[owner] ?? "" });
}

function closedInWords({ closed }: ArsSpaceView): Message {
  return closed
    ? message("web-ars-alchimia-closed", { reason: closed.message })
    : message("web-ars-alchimia-open");
}
