/** Presses on the map, in the laboratory and among the cards of Materia Prima, as words of the draft. */

import type { Standing } from "$/design/board/part";
import type { Asked, Choice } from "$/protocol/types";
import { BoardInput, inputs } from "$/table/board-input.svelte";
import type { Draft } from "$/table/draft.svelte";
import { isLearned, verbOf } from "./deeds";
import { ALCHEMIST, foreignToken, readOrder, slotOf, writeOrder, type Order } from "./written";

export class MateriaInput extends BoardInput {
  /** All that may be chosen, once it is known. */
  #learned: readonly Choice[] = $state.raw([]);
  /** The figure that somebody has turned to, or -1. */
  #picked = $state(-1);

  constructor(draft: Draft) {
    super(draft, "materia-prima-decision-");
  }

  override get choices(): readonly Choice[] {
    return this.#learned;
  }

  protected begin(before: Asked | null): void {
    const asked = this.asked;
    if (asked?.seat !== before?.seat) this.#picked = -1;
    this.#learned = asked?.choices ?? [];
    if (asked && asked.choices === null) void this.#learnAll(asked);
    else this.#turnToWhoCan();
  }

  /** Whoever has nothing left to do makes way for a figure that has. */
  #turnToWhoCan(): void {
    if (this.ordersOf(this.#picked).length === 0) this.#picked = -1;
  }

  /** Too many choices to be sent at once are learned word by word. */
  async #learnAll(asked: Asked): Promise<void> {
    const found = await this.#below("");
    if (asked !== this.asked) return;
    this.#learned = found;
    this.#turnToWhoCan();
  }

  async #below(words: string): Promise<Choice[]> {
    const offered = await this.draft.offers(words);
    const found = await Promise.all(
      offered.map(async ({ word, choice }) => choice ?? this.#below(`${words} ${word}`)),
    );
    return found.flat();
  }

  // --- figures ---

  /** What a figure is about to do, as far as it has been written. */
  get order(): Order | null {
    return this.question === "act" ? readOrder(this.draft.text) : null;
  }

  /** The slot of the figure that acts or is about to; -1 if none can. */
  get slot(): number {
    if (this.question !== "act") return -1;
    const written = this.order?.slot ?? -1;
    if (written >= 0) return written;
    if (isLearned(verbOf(this.draft.text))) return ALCHEMIST;
    if (this.#picked >= 0) return this.#picked;
    const first = this.choices.find(({ text }) => readOrder(text) !== null);
    return first ? (readOrder(first.text)?.slot ?? -1) : -1;
  }

  /** Turn to a figure: what it may do is then shown. */
  pick(slot: number): void {
    this.#picked = slot;
    if (this.draft.text !== "" && this.order?.slot !== slot) this.draft.clear();
  }

  /** Return what a figure of the deciding seat may do. */
  ordersOf(slot: number): readonly Choice[] {
    if (this.question !== "act") return [];
    return this.choices.filter(({ text }) => readOrder(text)?.slot === slot);
  }

  figure(seat: number, slot: number): Standing {
    const thing = `figure:${seat}-${slot}`;
    if (this.question === "act") {
      if (seat === this.seat && slot === this.slot) return "chosen";
      if (this.draft.choice?.things.includes(thing)) return "chosen";
      if (seat === this.seat) return this.ordersOf(slot).length > 0 ? "may" : "idle";
      return this.ordersOf(this.slot).some(({ things }) => things.includes(thing)) ? "may" : "idle";
    }
    return this.thing(thing);
  }

  /** Turn to one's own figure, or attack with the one that acts. */
  async pressFigure(seat: number, slot: number): Promise<void> {
    const thing = `figure:${seat}-${slot}`;
    if (this.question !== "act") return this.press(thing);
    const attack = this.#orderWith("fight", foreignToken(seat, slot));
    if (seat === this.seat && !this.#has(attack)) return this.pick(slot);
    return this.#say(attack);
  }

  // --- hexes, by name: `3,-1` ---

  hex(name: string): Standing {
    const thing = `hex:${name}`;
    if (this.question !== "act") return this.question === "site" ? this.thing(thing) : "idle";
    if (this.draft.choice?.things.includes(thing)) return "chosen";
    return this.ordersOf(this.slot).some(({ things }) => things.includes(thing)) ? "may" : "idle";
  }

  /** Go there, attack who stands there, or do the one thing that can be done there. */
  async pressHex(name: string): Promise<void> {
    if (this.question === "site") return this.#say(`place ${name}`);
    if (this.question !== "act" || this.slot < 0) return;
    const thing = `hex:${name}`;
    const fitting = this.ordersOf(this.slot).filter(({ things }) => things.includes(thing));
    const move = this.#orderWith("move", name);
    if (this.#has(move)) return this.#say(move);
    if (fitting.length === 0) return this.draft.ask(move);
    if (fitting.length === 1) return this.#say(fitting[0]?.text ?? "");
  }

  // --- things that choices speak of: `card:pala`, `pile:stone`, `quest:magnatus` ---

  thing(name: string): Standing {
    if (this.question === "") return "idle";
    if (this.draft.choice?.things.includes(name)) return "chosen";
    return this.waysOf(name).length > 0 ? "may" : "not";
  }

  /** Return the choices that concern a thing. */
  waysOf(thing: string): readonly Choice[] {
    return this.choices.filter(({ things }) => things.includes(thing));
  }

  /** Choose what concerns a thing, if it is one choice. */
  async press(thing: string): Promise<void> {
    const ways = this.waysOf(thing);
    if (ways.length === 1) return this.#say(ways[0]?.text ?? "");
  }

  // --- written choices ---

  /** How a written choice stands: what may not be chosen can still be asked about. */
  written(text: string): Standing {
    if (this.question === "") return "idle";
    if (this.draft.choice?.text === text) return "chosen";
    return this.#has(text) ? "may" : "not";
  }

  /** Prepare a written choice, or hear why it cannot be made. */
  async write(text: string): Promise<void> {
    return this.#say(text);
  }

  #orderWith(verb: string, goal: string): string {
    return writeOrder({ verb, slot: this.slot, goal });
  }

  #has(text: string): boolean {
    return this.choices.some((choice) => choice.text === text);
  }

  async #say(text: string): Promise<void> {
    const own = slotOf(text.split(" ")[1] ?? "");
    if (this.question === "act" && own >= 0) this.#picked = own;
    return this.prepare(text, this.#has(text));
  }
}

/** Return the input of a draft. */
export const boardInputOf = inputs((draft) => new MateriaInput(draft));
