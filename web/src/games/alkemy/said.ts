/** What is on the table, in words, for those who listen to it. */

import type {
  AlkemyEffectView,
  AlkemyPostView,
  AlkemyTokenView,
  AlkemyUpgradeReference,
  Message,
} from "$/protocol/types";
import { message } from "$/words/speaker";
import type { Piece } from "./figures";
import { leftOf } from "./life";

/** Return a figure in words: who it is, whose, how it is, what it can still do. */
export function figureInWords({ figure, boxes }: Piece): Message {
  const left = boxes.filter(({ crossed }) => !crossed).length;
  return message("web-alkemy-figure", {
    name: figure.name,
    label: figure.label,
    seat: { is: "seat", seat: figure.seat },
    health: message(`alkemy-view-key-${figure.colour}`),
    left,
    of: boxes.length,
    ap: figure.ap,
    status: message(`alkemy-view-status-${figure.status}`),
    fights: figure.foes.length,
    foes: { is: "list", items: figure.foes },
  });
}

/** Return a life line in words: what is left of each colour. */
export function lifeInWords({ boxes }: Pick<Piece, "boxes">): Message {
  const count = (colour: "white" | "yellow" | "red") => leftOf(boxes, colour);
  return message("web-alkemy-life", {
    white: count("white").left,
    whites: count("white").of,
    yellow: count("yellow").left,
    yellows: count("yellow").of,
    red: count("red").left,
    reds: count("red").of,
  });
}

export function postInWords(
  { owner, name }: AlkemyPostView,
  thing: string,
  objective: string,
): Message {
  if (objective !== "control") {
    return owner === null
      ? message("web-alkemy-objective-free", { name })
      : message("web-alkemy-objective-held", { name, seat: { is: "seat", seat: owner } });
  }
  const number = Number(thing.slice("post:".length));
  return owner === null
    ? message("web-alkemy-post-free", { number })
    : message("web-alkemy-post-held", { number, seat: { is: "seat", seat: owner } });
}

export function tokenInWords({ element }: AlkemyTokenView): Message {
  return message(`alkemy-view-key-${element}`);
}

/** Return what alchemy has done to a figure. */
export function effectInWords({ kind, value, skill }: AlkemyEffectView): Message {
  if (skill !== null) return message("alkemy-view-effect-skill", { skill });
  const length = kind === "hurry" || kind === "lag";
  return message(
    `alkemy-view-effect-${kind}`,
    length ? { length: { is: "inches", units: value } } : { count: value },
  );
}

/** Return what stones add to a formula. */
export function upgradeInWords({ stones, range, targets, add }: AlkemyUpgradeReference): Message {
  if (range > 0) {
    return message("web-alkemy-upgrade-range", { stones, length: { is: "inches", units: range } });
  }
  if (targets > 0) return message("web-alkemy-upgrade-targets", { stones, count: targets });
  return message("web-alkemy-upgrade-add", { stones, count: add });
}
