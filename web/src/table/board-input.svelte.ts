/**
 * What the inputs of all boards have in common. An input turns what is pressed, on the board, among
 * one's own things or in the decision, into the words of the draft. It knows no rule: what may be
 * chosen is what the house offers, and what it does not offer is asked about, so that the reason
 * comes with its rule.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Standing } from "$/design/board/part";
import type { Asked, Choice, Word } from "$/protocol/types";
import type { Draft } from "./draft.svelte";

export abstract class BoardInput {
  #asked: Asked | null = $state.raw(null);
  readonly #known = new SvelteMap<string, readonly Word[]>();
  readonly #learning = new Set<string>();

  /** `topic` is what the keys of the game's questions begin with. */
  constructor(
    protected readonly draft: Draft,
    private readonly topic: string,
  ) {}

  // Not derived once and kept: an input outlives the parts of the page it was first used by.

  get asked(): Asked | null {
    return this.#asked;
  }

  /** What is asked, such as `turn`; empty when nothing is. */
  get question(): string {
    const key = this.#asked?.about.key ?? "";
    return key.startsWith(this.topic) ? key.slice(this.topic.length) : "";
  }

  /** What was pressed and cannot be chosen, or nothing. */
  get refused(): string {
    return this.draft.refusal === null ? "" : this.draft.thing;
  }

  /** Whose decision it is, or -1. */
  get seat(): number {
    return this.#asked?.seat ?? -1;
  }

  get choices(): readonly Choice[] {
    return this.#asked?.choices ?? [];
  }

  /** Hear which decision is to be made now, and learn what may be chosen first. */
  attend(asked: Asked | null): void {
    if (asked === this.#asked) return;
    const before = this.#asked;
    this.#asked = asked;
    this.#known.clear();
    this.#learning.clear();
    this.begin(before);
  }

  /** Forget what belonged to the question before, and learn what this one needs. */
  protected abstract begin(before: Asked | null): void;

  /** Return the words that may follow some others, as far as that is known. */
  protected wordsAfter(words: string): readonly Word[] {
    return this.#known.get(words) ?? [];
  }

  /** Ask once what may follow some words. */
  async learn(words: string): Promise<void> {
    if (this.#learning.has(words)) return;
    this.#learning.add(words);
    const asked = this.#asked;
    const offers = await this.draft.offers(words);
    if (asked === this.#asked) this.#known.set(words, offers);
  }

  /** Tell how something stands that is chosen, or may be. */
  protected standing(chosen: boolean, may: boolean): Standing {
    if (this.#asked === null) return "idle";
    return chosen ? "chosen" : may ? "may" : "not";
  }

  /**
   * Prepare a choice that is offered, or hear at the `thing` pressed why another cannot be made. A
   * second press on what is chosen carries it out, unless something comes to light by it.
   */
  protected async prepare(text: string, offered: boolean, thing = ""): Promise<void> {
    if (offered && this.draft.choice?.text === text) return this.again();
    return offered ? this.draft.set(text) : this.draft.ask(text, thing);
  }

  /** What is chosen was pressed once more. */
  protected async again(): Promise<void> {
    if (!this.draft.final) await this.draft.confirm();
  }
}

/** Return how to find the input of a draft: all parts of a table work at the same one. */
export function inputs<Input>(make: (draft: Draft) => Input): (draft: Draft) => Input {
  const made = new WeakMap<object, Input>();
  return (draft) => {
    const input = made.get(draft) ?? make(draft);
    made.set(draft, input);
    return input;
  };
}
