/**
 * When a person wants to be offered the use of an assistant. Abilities may be used at any moment,
 * so the house asks at every one of them; whoever does not care says so once, on this device, and
 * the table does not wait for them.
 */

import { SvelteMap } from "svelte/reactivity";
import { browserShelf, type Shelf } from "$/house/preferences.svelte";
import type { ArsView, Asked } from "$/protocol/types";
import { comesNext } from "./order";

export const MOMENTS = ["always", "turns", "never"] as const;

/** Whenever it is possible; in one's own turns and when a year begins or ends; not at all. */
export type Moment = (typeof MOMENTS)[number];

export const USUAL: Moment = "turns";

const KEY = "athanor-ars-alchimia";
const WINDOW = "ars-alchimia-decision-ability";
/** Questions of one assistant alone, at a moment of its own: each is an own moment, too. */
const TRIGGERS = ["ars-alchimia-decision-recover", "ars-alchimia-decision-reroll"];
export const DECLINE = "decline";

export class Asking {
  readonly #shelf: Shelf;
  readonly #kept: SvelteMap<string, Moment>;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.#kept = new SvelteMap(read(shelf));
  }

  /** When its owner wants to be asked about an assistant. */
  of(assistant: string): Moment {
    return this.#kept.get(assistant) ?? USUAL;
  }

  set(assistant: string, moment: Moment): void {
    this.#kept.set(assistant, moment);
    try {
      this.#shelf.setItem(KEY, JSON.stringify(Object.fromEntries(this.#kept)));
    } catch {
      // Private windows and full disks refuse: the wish holds until the page is closed.
    }
  }

  /** Return what somebody has said beforehand to a question, or null if they want to be asked. */
  answer(view: ArsView, asked: Asked): string | null {
    const concerned = assistantsIn(view, asked);
    if (concerned.length === 0) return null;
    const own = asked.about.key !== WINDOW || isOwnMoment(view, asked.seat);
    const wanted = concerned.some((assistant) => {
      const moment = this.of(assistant);
      return moment === "always" || (moment === "turns" && own);
    });
    return wanted ? null : DECLINE;
  }
}

/** Return the assistants that a question is about and whose use may be declined. */
export function assistantsIn(view: ArsView, { about, choices, seat }: Asked): string[] {
  if (!choices?.some(({ text }) => text === DECLINE)) return [];
  if (about.key === WINDOW) {
    const things = choices.flatMap((choice) => choice.things);
    return things.flatMap((thing) => thing.match(/^assistant:(.+)$/)?.[1] ?? []);
  }
  if (!TRIGGERS.includes(about.key)) return [];
  const label = about.args["assistant"];
  const name = typeof label === "object" && label.is === "label" ? label.en : "";
  const staff = view.players[seat]?.assistants ?? [];
  return staff.filter((assistant) => assistant.name.en === name).map(({ id }) => id);
}

/** Tell whether it is somebody's turn or about to be, or the year turns. */
function isOwnMoment(view: ArsView, seat: number): boolean {
  if (view.stage !== "main" || view.active === seat) return true;
  return view.visit === null && comesNext(view) === seat;
}

function read(shelf: Shelf): [string, Moment][] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? Object.entries(kept).filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(entry: [string, unknown]): entry is [string, Moment] {
  return MOMENTS.some((moment) => moment === entry[1]);
}

export const asking = new Asking(browserShelf());
