/**
 * Hands on the table: what is pressed becomes words of a choice. Nothing here knows what is legal;
 * what may be chosen is what the options name.
 */

import type { Spot } from "$/design/board/viewbox";
import type { Standing } from "$/design/board/part";
import type { Asked, Choice } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { figureOf } from "./hands/kinds";
import { isSwift } from "./hands/swift";
import { spotOf } from "./space";

/** How far from an offered spot a finger may point and still mean it, in thousandths of an inch. */
const REACH = 750;

export class BoardInput {
  asked = $state.raw<Asked | null>(null);
  /** The figure whose card lies open, by label. */
  opened = $state<string | null>(null);
  /** It has been opened for whoever is to act, and by nobody's hand. */
  unasked = $state(false);
  /** The figure that is pointed at, on the table or in a warband. */
  lit = $state<string | null>(null);
  /** What was pressed that several choices are about: a menu opens around it. */
  pressed = $state<string | null>(null);
  /** Where a figure is being put, in thousandths of an inch. */
  spot = $state.raw<Spot | null>(null);

  readonly kind = $derived(this.asked?.kind ?? "");
  /** The figure that is to do something. */
  readonly actor = $derived(figureOf(this.asked));
  /** The choices that what is written so far leads to. */
  readonly open = $derived.by(() => {
    const { text, choice } = this.draft;
    const choices = this.asked?.choices ?? [];
    if (choice !== null || text === "") return choices;
    return choices.filter((one) => one.text === text || one.text.startsWith(`${text} `));
  });
  /** A spot is asked for, and any that fits may be pointed at. */
  readonly placing = $derived(this.asked?.family === true && this.kind !== "estimate");

  #question = "";

  constructor(private readonly draft: Draft) {}

  /** Hear which decision is to be made: what was prepared for another is forgotten. */
  attend(asked: Asked | null): void {
    this.asked = asked;
    const question = asked === null ? "" : JSON.stringify([asked.about, asked.count]);
    if (question === this.#question) return;
    this.#question = question;
    this.pressed = null;
    this.spot = null;
    if (asked === null) return;
    this.opened = this.kind === "announce" ? this.actor : null;
    this.unasked = this.opened !== null;
  }

  /** Whether a card lies open; what is being prepared comes first. */
  readonly reading = $derived.by(() => (this.draft.text === "" ? this.opened : null));

  /** Return how a part of the table, such as `figure:b3`, stands to the decision. */
  standing(thing: string): Standing {
    if (this.asked === null) return "idle";
    if (this.draft.choice?.things.includes(thing) === true) return "chosen";
    return this.about(thing).length > 0 ? "may" : "idle";
  }

  /** Return the choices about a part of the table. */
  about(thing: string): Choice[] {
    return this.open.filter(({ things }) => things.includes(thing));
  }

  /** A figure, a post or a token was pressed. */
  press(thing: string): void {
    const label = thing.startsWith("figure:") ? thing.slice("figure:".length) : null;
    const choices = this.about(thing);
    const [only, other] = choices;
    if (only === undefined && label !== null && this.#isAiming) {
      void this.draft.whyNot(`${this.draft.text} ${label}`, thing);
      return;
    }
    if (only !== undefined && other === undefined) {
      this.pressed = null;
      this.take(only.text);
    } else if (only !== undefined) {
      this.pressed = this.pressed === thing ? null : thing;
    }
    if (label !== null && (only === undefined || other !== undefined)) this.toggle(label);
  }

  /** Open the card of a figure, or close it. */
  toggle(label: string): void {
    this.opened = this.opened === label ? null : label;
    this.unasked = false;
  }

  /** The ground was pressed, at a spot in thousandths of an inch. */
  async pressGround(spot: Spot, written: string): Promise<void> {
    this.pressed = null;
    if (!this.placing) {
      if (this.asked === null || this.draft.text === "") this.opened = null;
      else if (this.draft.choice === null) this.draft.clear();
      return;
    }
    await this.put(spot, written);
  }

  /** Put the figure somewhere: the house says whether it may go there, and if not, why. */
  async put(spot: Spot, written: string): Promise<void> {
    this.spot = spot;
    await this.draft.ask(written);
    if (this.spot !== spot || this.draft.choice !== null) return;
    const offered = this.#nearest(spot);
    if (offered !== null) this.draft.set(offered.text);
  }

  /** Take a choice: one that a press is enough for is carried out, any other is prepared. */
  take(text: string): void {
    if (!this.draft.careful && isSwift(this.asked, text)) void this.carryOut(text);
    else this.draft.set(text);
  }

  /** Choose something and carry it out at once: where a press is all there is to it. */
  async carryOut(text: string): Promise<void> {
    await this.draft.make(text);
  }

  /** Where the figure would stand: where the choice says, else where it was put. */
  readonly ghost = $derived.by(() => {
    if (!this.placing) return null;
    const chosen = this.draft.choice?.things.map(spotOf).find((spot) => spot !== null);
    return chosen ?? this.spot;
  });

  /** An order has been begun, and somebody is to be named whom it is aimed at. */
  get #isAiming(): boolean {
    const { text, choice } = this.draft;
    return this.kind === "announce" && choice === null && text !== "" && !text.includes(" ");
  }

  /** Spots in contact are exact to a hair: a finger finds the nearest one that is offered. */
  #nearest(spot: Spot): Choice | null {
    let best: Choice | null = null;
    let least = REACH;
    for (const choice of this.asked?.choices ?? []) {
      const there = choice.things.map(spotOf).find((one) => one !== null);
      if (there == null) continue;
      const away = Math.hypot(there.x - spot.x, there.y - spot.y);
      if (away <= least) [best, least] = [choice, away];
    }
    return best;
  }
}

const INPUTS = new WeakMap<Draft, BoardInput>();

/** Return the hands on the board that a draft is prepared on: all its parts share them. */
export function boardInputOf(draft: Draft): BoardInput {
  const known = INPUTS.get(draft);
  if (known !== undefined) return known;
  const input = new BoardInput(draft);
  INPUTS.set(draft, input);
  return input;
}
