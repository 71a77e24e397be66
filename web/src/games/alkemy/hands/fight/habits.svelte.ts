/**
 * What somebody has said beforehand, so that nobody waits for them: whether a figure reacts, by kind
 * of reaction, and whether they want to be asked where nothing depends on the answer. Kept in the
 * browser, for each match.
 */

import { SvelteMap } from "svelte/reactivity";
import { browserShelf, type Shelf } from "$/house/preferences.svelte";
import type { Asked } from "$/protocol/types";
import { detailOf } from "../kinds";

export const WISHES = ["ask", "never", "always"] as const;

/** Ask me; do not react; react whenever it is possible. */
export type Wish = (typeof WISHES)[number];

const KEY = "athanor-alkemy";

/** Answers that are no reaction, by kind of question, and the one that is. */
const REFRAIN: Readonly<Record<string, string>> = {
  react: "nothing",
  "shoot-charger": "nobody",
  counter: "no",
  forbid: "no",
};
const ACT: Readonly<Record<string, string>> = { react: "shoot", counter: "yes", forbid: "yes" };

interface Kept {
  /** The match they were said in. */
  match: string;
  wishes: [string, Wish][];
  moot: boolean;
}

/** What was said in one match. Made anew for another: who only asks changes nothing. */
class Said {
  readonly match: string;
  readonly wishes: SvelteMap<string, Wish>;
  moot: boolean;

  constructor(match: string, kept: Kept | null) {
    this.match = match;
    this.wishes = new SvelteMap(kept?.match === match ? kept.wishes : []);
    this.moot = $state(kept?.moot ?? true);
  }
}

export class Habits {
  readonly #shelf: Shelf;
  readonly #match: () => string;
  #last: Said | null = null;

  constructor(shelf: Shelf, match: () => string) {
    this.#shelf = shelf;
    this.#match = match;
  }

  /** What a figure is to do when a kind of reaction is offered. */
  of(figure: string, kind: string): Wish {
    return this.#said.wishes.get(`${figure} ${kind}`) ?? "ask";
  }

  set(figure: string, kind: string, wish: Wish): void {
    this.#said.wishes.set(`${figure} ${kind}`, wish);
    this.#keep();
  }

  /** Questions on which nothing depends are not put. */
  get skipsMoot(): boolean {
    return this.#said.moot;
  }

  set skipsMoot(wanted: boolean) {
    this.#said.moot = wanted;
    this.#keep();
  }

  /** Return what somebody has said beforehand to a question, or null if they want to be asked. */
  answer(asked: Asked): string | null {
    const offered = (text: string | undefined): string | null =>
      asked.choices?.find((choice) => choice.text === text)?.text ?? null;
    if (asked.moot && this.skipsMoot) return offered(asked.choices?.[0]?.text);
    const figures = concerned(asked);
    if (figures.length === 0) return null;
    const eager = figures.find((figure) => this.of(figure, asked.kind) === "always");
    if (eager !== undefined) {
      return offered(asked.kind === "shoot-charger" ? eager : ACT[asked.kind]);
    }
    const refrains = figures.every((figure) => this.of(figure, asked.kind) === "never");
    return refrains ? offered(REFRAIN[asked.kind]) : null;
  }

  /** Wishes belong to a match: another one begins without any. */
  get #said(): Said {
    const match = this.#match();
    if (this.#last?.match !== match) this.#last = new Said(match, this.#kept());
    return this.#last;
  }

  #keep(): void {
    const { match, wishes, moot } = this.#said;
    const kept: Kept = { match, wishes: [...wishes], moot };
    try {
      this.#shelf.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows and full disks refuse: the wish holds until the page is closed.
    }
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(this.#shelf.getItem(KEY) ?? "null") as Partial<Kept> | null;
      if (kept === null || !Array.isArray(kept.wishes)) return null;
      const wishes = kept.wishes.filter(
        (entry): entry is [string, Wish] =>
          typeof entry[0] === "string" && WISHES.some((wish) => wish === entry[1]),
      );
      return { match: String(kept.match), wishes, moot: kept.moot !== false };
    } catch {
      return null;
    }
  }
}

/** Return the figures that a reaction is offered to. */
export function concerned(asked: Pick<Asked, "kind" | "detail">): string[] {
  if (!(asked.kind in REFRAIN)) return [];
  const figures = detailOf(asked, "figures");
  if (figures !== null) return figures.able;
  const one = detailOf(asked, "react") ?? detailOf(asked, "yes-no");
  return one === null ? [] : [one.figure];
}

export const habits = new Habits(browserShelf(), () => globalThis.location?.pathname ?? "");
