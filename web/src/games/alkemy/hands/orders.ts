/** What a figure may announce, gathered by what it would do: a plate of the menu for each act. */

import type { AlkemyOrderChoice, Asked, Choice, Message } from "$/protocol/types";

import type { Piece } from "../figures";

/** What a question about orders tells beyond the words of its options. */
export type OrdersTold = Pick<AlkemyOrderChoice, "barred"> & {
  orders: readonly Pick<AlkemyOrderChoice["orders"][number], "text" | "ap">[];
};

/** One thing to be done, at whatever it is aimed. */
export interface Act {
  /** The first word of its choices, such as `charge`. */
  verb: string;
  choices: readonly Choice[];
  /** Action Points it costs; null where a card or a formula will say. */
  ap: number | null;
  /** Why it cannot be done now. */
  barred: { message: Message; rules: readonly string[] } | null;
  /** It must be said at whom or what. */
  aimed: boolean;
}

/** Acts in the order in which they lie around a base; what is not named comes after. */
const ORDER = [
  "charge",
  "walk",
  "run",
  "fight",
  "shoot",
  "cast",
  "engage",
  "charge-many",
  "engage-many",
  "master",
  "post",
  "harvest",
  "concentrate",
  "climb",
  "invigorate",
  "stop",
];

/** Acts that are aimed at a piece of scenery. */
export const AT_PIECES: ReadonlySet<string> = new Set(["climb", "invigorate"]);

/** Glyphs of acts, where they are not called like the act. */
const GLYPHS: Readonly<Record<string, string>> = {
  "charge-many": "charge",
  engage: "disengage",
  "engage-many": "disengage",
  master: "command",
  cast: "formula",
  climb: "up",
  concentrate: "concentration",
  invigorate: "effect-invigorating",
  stop: "check",
};

export function glyphOf(verb: string): string {
  return GLYPHS[verb] ?? verb;
}

/** Return the acts that one thinks of with such a figure, whether it may do them now or not. */
export function usualActs({ profile, figure }: Pick<Piece, "profile" | "figure">): string[] {
  const acts = figure.foes.length > 0 ? ["walk", "run", "fight"] : ["walk", "run", "charge"];
  if (profile?.ranged) acts.push("shoot");
  if (profile?.alchemist) acts.push("cast", "concentrate");
  return acts;
}

/** Return what may be announced; of what may not, the `usual` acts with their reasons. */
export function actsOf(
  asked: Pick<Asked, "choices">,
  told: OrdersTold | null,
  usual: readonly string[] = ORDER,
): Act[] {
  const acts = new Map<string, Choice[]>();
  for (const choice of asked.choices ?? []) {
    const [verb = ""] = choice.text.split(" ");
    acts.set(verb, [...(acts.get(verb) ?? []), choice]);
  }
  const costs = new Map(told?.orders.map(({ text, ap }) => [text, ap]));
  const found: Act[] = [...acts].map(([verb, choices]) => {
    const prices = new Set(choices.map(({ text }) => costs.get(text) ?? null));
    const [price = null] = prices;
    return {
      verb,
      choices,
      ap: prices.size === 1 ? price : null,
      barred: null,
      aimed: choices.some(({ text }) => text.includes(" ")),
    };
  });
  for (const { name, message, rules } of told?.barred ?? []) {
    if (acts.has(name) || !usual.includes(name) || found.some(({ verb }) => verb === name))
      continue;
    const barred = { message, rules };
    found.push({ verb: name, choices: [], ap: null, barred, aimed: false });
  }
  const place = ({ verb }: Act): number => (ORDER.indexOf(verb) + 1 || ORDER.length + 1) - 1;
  return found.sort((one, other) => place(one) - place(other));
}
