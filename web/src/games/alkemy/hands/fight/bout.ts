/**
 * The last exchange of blows, shots or rolls, put together from what was told and what is under way:
 * who, with which cards and dice, and what it came to. Nothing here knows a rule.
 */

import type {
  AlkemyDamageView,
  AlkemyExchangeView,
  AlkemyRollView,
  Facts,
  Told,
} from "$/protocol/types";

type Fact = Facts["alkemy-v2"];

/** Somebody who takes part, with what they have laid and rolled. */
export interface Fighter {
  label: string;
  /** The Combat Card that was played; null if there is none, or none is known yet. */
  card: string | null;
  /** A card lies on the table, seen or not. */
  laid: boolean;
  rolls: AlkemyRollView[];
}

export interface Bout {
  /** With cards or without, from afar, or only one roll against another. */
  kind: "fight" | "free" | "shot" | "test";
  /** The one who began it first. */
  fighters: Fighter[];
  damage: AlkemyDamageView | null;
  /** What it came to, so far. */
  ends: Told[];
}

/** What is told in the middle of a bout or right after it, and belongs to it. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  "aimed",
  "broke-parry",
  "chained",
  "cover-failed",
  "cover-held",
  "cover-saved",
  "distracted",
  "effortless",
  "hardened",
  "health-0",
  "health-1",
  "health-2",
  "held-back",
  "hit",
  "initiative",
  "missed",
  "missed-blow",
  "missed-shot",
  "no-attack",
  "obstacles",
  "outdid",
  "parried",
  "passed",
  "point-blank",
  "removed",
  "shot-hit",
  "slipped-away",
  "stalemate",
  "suffered",
  "thorns",
  "tied",
  "unharmed",
]);

/** Rolls that are a matter of their own and begin a bout where none is under way. */
const OPENING_ROLLS: Readonly<Record<string, Bout["kind"]>> = {
  combat: "free",
  disengage: "test",
  mind: "test",
  reflex: "test",
  shoot: "shot",
};

/** Return what an event tells beside its words, if it is of that sort. */
export function factOf<Is extends Fact["is"]>(
  line: Pick<Told, "facts">,
  is: Is,
): Extract<Fact, { is: Is }> | null {
  const fact = line.facts as Fact | null;
  return fact?.is === is ? (fact as Extract<Fact, { is: Is }>) : null;
}

/** Return the labels of the figures that an event is about. */
export function figuresIn({ things }: Pick<Told, "things">): string[] {
  return things.flatMap((thing) => thing.match(/^figure:(.+)$/)?.[1] ?? []);
}

/** More than a bout ever tells. */
const RECENT = 80;

/** Return the bout that is under way or has just ended; null if something else happened since. */
export function boutOf(lines: readonly Told[], exchange: AlkemyExchangeView | null): Bout | null {
  const builder = new Builder();
  for (const line of lines.slice(-RECENT)) builder.hear(line);
  if (exchange !== null) builder.see(exchange);
  return builder.bout;
}

class Builder {
  bout: Bout | null = null;
  /** Whom the last shot is aimed at, by shooter. */
  readonly #aims = new Map<string, string>();

  hear(line: Told): void {
    const [one, other] = figuresIn(line);
    const card = factOf(line, "card");
    const roll = factOf(line, "roll");
    if (one !== undefined && other !== undefined) this.#aims.set(one, other);
    if (card !== null) this.#play(card.figure, card.card);
    else if (line.kind === "free-attack") this.#strike(line, one, other);
    else if (roll !== null) this.#roll(roll);
    else if (CONSEQUENCES.has(line.kind)) this.#follow(line);
    else this.bout = null;
  }

  /** What is not told yet: cards that lie face down, and dice of which two are still to be kept. */
  see({ cards, rolls }: AlkemyExchangeView): void {
    const hidden = cards.some(({ card }) => card === null);
    if (hidden) {
      const fighters = cards.map(({ figure }) => ({ ...fresh(figure), laid: true }));
      this.bout = { kind: "fight", fighters, damage: null, ends: [] };
    }
    const last = rolls.at(-1);
    if (last !== undefined && last.kept.length === 0) this.#roll(last);
  }

  #play(label: string, card: string | null): void {
    const bout = this.bout;
    const first = bout?.fighters[0];
    const half = bout?.kind === "fight" && bout.fighters.length === 1 && first?.label !== label;
    const fighter = { ...fresh(label), card, laid: true };
    if (half) bout.fighters.push(fighter);
    else this.bout = { kind: "fight", fighters: [fighter], damage: null, ends: [] };
  }

  /** A blow without a card: part of the fight it follows from, or a bout of its own. */
  #strike(line: Told, one: string | undefined, other: string | undefined): void {
    if (one === undefined || other === undefined) return;
    if (this.#fighter(one) && this.#fighter(other)) {
      this.bout?.ends.push(line);
      return;
    }
    this.bout = { kind: "free", fighters: [fresh(one), fresh(other)], damage: null, ends: [line] };
  }

  #roll(roll: AlkemyRollView): void {
    const known = this.#fighter(roll.figure);
    const kind = OPENING_ROLLS[roll.roll];
    const opens = kind === "shot" && this.bout?.kind !== "shot";
    const alone = this.bout?.kind === "test" && this.bout.fighters.length === 1;
    if (known !== undefined && !opens) {
      known.rolls.push(roll);
      return;
    }
    if (alone && this.bout?.fighters[0]?.rolls[0]?.roll === roll.roll) {
      this.bout.fighters.push({ ...fresh(roll.figure), rolls: [roll] });
      return;
    }
    if (kind === undefined) {
      this.bout = null;
      return;
    }
    const fighters = [{ ...fresh(roll.figure), rolls: [roll] }];
    const target = kind === "test" ? undefined : this.#aims.get(roll.figure);
    if (target !== undefined) fighters.push(fresh(target));
    this.bout = { kind, fighters, damage: null, ends: [] };
  }

  #follow(line: Told): void {
    if (this.bout === null) return;
    this.bout.ends.push(line);
    this.bout.damage = factOf(line, "damage") ?? this.bout.damage;
  }

  #fighter(label: string): Fighter | undefined {
    return this.bout?.fighters.find((one) => one.label === label);
  }
}

function fresh(label: string): Fighter {
  return { label, card: null, laid: false, rolls: [] };
}

/** Return how a bout stands for one of its fighters now: their last roll. */
export function lastRoll(fighter: Fighter | undefined): AlkemyRollView | null {
  return fighter?.rolls.at(-1) ?? null;
}

/** Tell whether both kept dice are sixes: the cry of the game. */
export function isAlkemy({ dice, kept }: Pick<AlkemyRollView, "dice" | "kept">): boolean {
  return kept.length === 2 && kept.every((place) => dice[place]?.number === 6);
}
