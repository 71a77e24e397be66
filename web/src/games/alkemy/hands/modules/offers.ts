/** What the modules of the game offer to choose from: cards, objectives, natures, effects. */

import type { AlkemyReference, Arg, Asked, Message } from "$/protocol/types";
import { detailOf } from "../kinds";

/** Something that may be chosen, or may not and why. */
export interface Offer {
  text: string;
  glyph: string;
  /** What it is called; the words of the choice if it has no name. */
  name: Arg | null;
  /** What it does. */
  told: Arg | null;
  /** Command Points or Victory Points. */
  points: number | null;
  barred: { message: Message; rules: readonly string[] } | null;
}

const GLYPHS: Readonly<Record<string, string>> = {
  "agree-nature": "check",
  "command-cancel": "close",
  "command-pick": "cards",
  "command-play": "command",
  effect: "formula",
  "effect-piece": "formula",
  "ground-test": "mind",
  objective: "objective",
  shaal: "charge",
};

/** Return the sign of a choice that has one of its own: what is refused, and effects. */
function signOf(kind: string, text: string, nothing: boolean): string | null {
  if (nothing || (kind === "agree-nature" && text === "no")) return "close";
  return kind === "effect" ? `effect-${text}` : null;
}

/** Return all that is offered, with the cards as they are printed. */
export function offersOf(asked: Asked, book: AlkemyReference | null): Offer[] {
  const command = detailOf(asked, "command");
  const objective = detailOf(asked, "objective");
  const glyph = GLYPHS[asked.kind] ?? "check";
  const offers = (asked.choices ?? []).map(({ text, things }): Offer => {
    const id = things[0]?.split(":")[1] ?? text;
    const card = book?.commands.find((one) => command !== null && one.id === id);
    const secret = book?.objectives.find((one) => objective !== null && one.id === id);
    const printed = card ?? secret;
    return {
      text,
      glyph: signOf(asked.kind, text, command !== null && card === undefined) ?? glyph,
      name: printed?.name ?? null,
      told: printed?.text ?? null,
      points: card?.cost ?? secret?.points ?? null,
      barred: null,
    };
  });
  const barred = (command?.barred ?? objective?.barred ?? []).map(
    ({ name, message, rules }): Offer => {
      const card = [...(book?.commands ?? []), ...(book?.objectives ?? [])].find(
        (one) => one.id === name,
      );
      return {
        text: name,
        glyph: "lock",
        name: card?.name ?? name,
        told: null,
        points: null,
        barred: { message, rules },
      };
    },
  );
  return [...offers, ...barred];
}
