/**
 * The workbench: turns what is pressed, on the board, in the tray or in the decision, into the words
 * of the draft. It knows no rule. What may be chosen is what the house offers, and what it does not
 * offer is asked about, so that the reason comes with its rule.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Standing } from "$/design/board/part";
import type { AlchemistView, Asked } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { KINDS, kindAt } from "./pieces";
import { added, isWithin, read, without, write, type Prepared } from "./written";

export class BoardInput {
  #asked: Asked | null = $state.raw(null);
  #wish = $state("");
  /** Words that were completed with any tile, only to hear what is wrong with the recipe. */
  #example = $state("");
  readonly #known = new SvelteMap<string, readonly string[]>();
  readonly #learning = new Set<string>();

  constructor(private readonly draft: Draft) {}

  // Not derived once and kept: a input outlives the parts of the page it was first used by.

  get prepared(): Prepared {
    return read(this.draft.text);
  }

  /** The fame tile that is wanted for the new potion, also before there is a recipe. */
  get worth(): string {
    const written = this.draft.text === this.#example ? "" : this.prepared.tile;
    return written || this.#wish;
  }

  /** Hear which decision is to be made now, and learn what may be chosen first. */
  attend(asked: Asked | null): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (this.draft.text === "") this.#wish = "";
    this.#known.clear();
    this.#learning.clear();
    if (asked) for (const words of ["", "create", "copy", "take"]) void this.learn(words);
  }

  /** Learn what may follow what is prepared, so that it stays known when one goes on. */
  follow(): void {
    const { act, cauldron, recipe } = this.prepared;
    if (this.#asked === null || cauldron === "") return;
    void this.learn(`${act} ${cauldron}`);
    if (recipe !== "") void this.learn(`create ${cauldron} ${recipe}`);
  }

  /** Return the words that may follow some others, as far as that is known. */
  after(words: string): readonly string[] {
    return this.#known.get(words) ?? [];
  }

  /** Ask once what may follow some words. */
  async learn(words: string): Promise<void> {
    if (this.#learning.has(words)) return;
    this.#learning.add(words);
    const asked = this.#asked;
    const offers = await this.draft.offers(words);
    if (asked === this.#asked) {
      this.#known.set(
        words,
        offers.map(({ word }) => word),
      );
    }
  }

  // --- how things stand ---

  /** Tell whether a new potion is being put together. */
  get creating(): boolean {
    return this.prepared.act === "create" && this.prepared.cauldron !== "";
  }

  /** Tell whether a potion is being copied. */
  get copying(): boolean {
    return this.prepared.act === "copy" && this.prepared.cauldron !== "";
  }

  cauldron(name: string): Standing {
    const may = this.after("create").includes(name) || this.after("copy").includes(name);
    return this.#standing(this.prepared.cauldron === name, may);
  }

  reserve(letter: string): Standing {
    const taken = this.prepared.act === "take" && this.prepared.kind === letter;
    return this.#standing(taken, this.after("take").includes(letter));
  }

  bag(): Standing {
    return this.#standing(this.prepared.act === "draw", this.after("").includes("draw"));
  }

  tile(value: number): Standing {
    const { cauldron, recipe } = this.prepared;
    const offered = recipe === "" ? null : this.after(`create ${cauldron} ${recipe}`);
    const may = offered ? offered.includes(String(value)) : true;
    return this.creating ? this.#standing(this.worth === String(value), may) : "idle";
  }

  /** Tell how a cube of one's own supply stands: it may go into the cauldron, or be the tribute. */
  cube(letter: string): Standing {
    const { cauldron, recipe, kind } = this.prepared;
    if (this.copying) {
      const may = this.after(`copy ${cauldron}`).includes(letter);
      return may ? this.#standing(kind === letter, may) : "idle";
    }
    return this.creating ? this.#standing(false, this.#fits(added(recipe, letter))) : "idle";
  }

  #standing(chosen: boolean, may: boolean): Standing {
    if (this.#asked === null) return "idle";
    return chosen ? "chosen" : may ? "may" : "not";
  }

  /** Tell whether a recipe is part of one that may be brewed. */
  #fits(recipe: string): boolean {
    const recipes = this.after(`create ${this.prepared.cauldron}`);
    return recipes.some((other) => isWithin(recipe, other));
  }

  // --- what is pressed ---

  /** A cauldron is chosen, to be filled or to be copied; or it is asked why it cannot be. */
  async pressCauldron(view: AlchemistView, name: string): Promise<void> {
    const cauldron = view.cauldrons.find((one) => one.name === name);
    if (cauldron === undefined || this.prepared.cauldron === name) return;
    const potion = cauldron.potion;
    const act = potion === null ? "create" : "copy";
    if (this.after(act).includes(name)) {
      if (act === "create") return this.draft.set(`create ${name}`);
      const tributes = await this.draft.offers(`copy ${name}`);
      const only = tributes.length === 1 ? tributes[0]?.choice?.text : undefined;
      return this.draft.set(only ?? `copy ${name}`);
    }
    const example = KINDS.findIndex((_, kind) =>
      potion === null ? !cauldron.products.includes(kind) : (potion.recipe[kind] ?? 0) > 0,
    );
    const letter = kindAt(Math.max(0, example)).letter;
    return this.draft.ask(
      potion === null
        ? `create ${name} ${letter} ${this.#anyTile(view)}`
        : `copy ${name} ${letter}`,
    );
  }

  /** A cube goes into the belly of the chosen cauldron, or is chosen as the tribute. */
  async pressCube(view: AlchemistView, letter: string): Promise<void> {
    if (this.copying) return this.draft.set(write({ ...this.prepared, kind: letter }));
    if (this.creating) return this.#brew(view, added(this.prepared.recipe, letter));
  }

  /** A cube is taken out again. */
  async takeOut(view: AlchemistView, letter: string): Promise<void> {
    if (this.creating) return this.#brew(view, without(this.prepared.recipe, letter));
  }

  /** A fame tile is chosen for the new potion; without a recipe yet it is kept in mind. */
  async pressTile(value: number): Promise<void> {
    const tile = String(value);
    if (!this.creating) return;
    this.#wish = this.worth === tile ? "" : tile;
    if (this.prepared.recipe !== "") this.draft.set(write({ ...this.prepared, tile: this.#wish }));
  }

  async pressReserve(letter: string): Promise<void> {
    return this.#choose(`take ${letter}`, this.after("take").includes(letter));
  }

  async pressBag(): Promise<void> {
    return this.#choose("draw", this.after("").includes("draw"));
  }

  async #choose(words: string, offered: boolean): Promise<void> {
    return offered ? this.draft.set(words) : this.draft.ask(words);
  }

  async #brew(view: AlchemistView, recipe: string): Promise<void> {
    const { cauldron } = this.prepared;
    const tile = this.worth;
    const legal = this.after(`create ${cauldron}`);
    this.#wish = tile;
    if (recipe === "" || legal.includes(recipe)) {
      return this.draft.set(write({ ...this.prepared, recipe, tile }));
    }
    const words = `create ${cauldron} ${recipe} ${tile || this.#anyTile(view)}`;
    this.#example = tile ? "" : words;
    return this.draft.ask(words);
  }

  #anyTile(view: AlchemistView): number {
    return Math.max(...view.tiles, 1);
  }
}

const inputs = new WeakMap<Draft, BoardInput>();

/** Return the input of a draft: all parts of the table work at the same one. */
export function boardInputOf(draft: Draft): BoardInput {
  const input = inputs.get(draft) ?? new BoardInput(draft);
  inputs.set(draft, input);
  return input;
}
