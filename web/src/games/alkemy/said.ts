/** What is on the table, in words, for those who listen to it. */

import type { AlkemyPostView, AlkemyTokenView, Message } from "$/protocol/types";
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

export function postInWords({ owner }: AlkemyPostView, thing: string): Message {
  const number = Number(thing.slice("post:".length));
  return owner === null
    ? message("web-alkemy-post-free", { number })
    : message("web-alkemy-post-held", { number, seat: { is: "seat", seat: owner } });
}

export function tokenInWords({ element }: AlkemyTokenView): Message {
  return message(`alkemy-view-key-${element}`);
}
