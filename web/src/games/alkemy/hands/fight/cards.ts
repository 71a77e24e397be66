/** What a Combat Card does, in signs with few words. */

import type { AlkemyCardReference, Message } from "$/protocol/types";
import { message } from "$/words/speaker";

export interface Sign {
  glyph: string;
  words: Message;
}

const ATTACKS = ["quick", "normal", "brutal"];

/** Return the glyph that a card is drawn with: that of the kind it counts as. */
export function drawingOf({ kind }: Pick<AlkemyCardReference, "kind">): string {
  return kind;
}

/** Return what a card does, as its values say. */
export function signsOf(card: AlkemyCardReference): Sign[] {
  const signs: Sign[] = [];
  if (card.ref_dice !== 0) {
    signs.push({ glyph: bonus(card.ref_dice), words: counted("reflex", card.ref_dice) });
  }
  if (ATTACKS.every((kind) => card.bonus_vs.includes(kind))) {
    signs.push({ glyph: "die-bonus", words: message("web-alkemy-sign-always") });
  } else {
    for (const kind of card.bonus_vs) {
      signs.push({ glyph: "die-bonus", words: message(`web-alkemy-sign-against-${kind}`) });
    }
  }
  if (card.shift !== 0) {
    const glyph = card.shift > 0 ? "shift-right" : "shift-left";
    signs.push({
      glyph,
      words: counted(card.shift > 0 ? "right" : "left", Math.abs(card.shift)),
    });
  }
  if (card.kind === "parry") {
    signs.push({ glyph: "parry", words: message("web-alkemy-sign-better") });
  }
  if (card.margin > 0) signs.push({ glyph: "normal", words: counted("margin", card.margin) });
  if (card.kind === "inactive") {
    signs.push({ glyph: "inactive", words: message("web-alkemy-sign-nothing") });
  }
  return signs;
}

function bonus(dice: number): string {
  return dice > 0 ? "die-bonus" : "die-malus";
}

function counted(name: string, count: number): Message {
  return message(`web-alkemy-sign-${name}`, { count });
}
