/** Presses on the board of Alchemist, as words of the draft. */

import type { Standing } from "$/design/board/part";
import type { AlchemistView } from "$/protocol/types";
import { BoardInput, inputs } from "$/table/board-input.svelte";
import type { Draft } from "$/table/draft.svelte";
import { KINDS, kindAt } from "./pieces";
import { added, isWithin, read, without, write, type Prepared } from "./written";

/** What may be done in a turn. */
export const DEEDS = ["create", "copy", "take", "draw"] as const;
export type Deed = (typeof DEEDS)[number];

export class AlchemistInput extends BoardInput {
  #wish = $state("");

  constructor(draft: Draft) {
    super(draft, "alchemist-decision-");
  }

  get prepared(): Prepared {
    return read(this.draft.text);
  }

  /** The fame tile that is wanted for the new potion, also before there is a recipe. */
  get worth(): string {
    return this.prepared.tile || this.#wish;
  }

  protected begin(): void {
    if (this.draft.text === "") this.#wish = "";
    if (this.asked) for (const words of ["", "create", "copy", "take"]) void this.learn(words);
  }

  /** Learn what may follow what is prepared, so that it stays known when one goes on. */
  follow(): void {
    const { act, cauldron, recipe } = this.prepared;
    if (this.asked === null || cauldron === "") return;
    void this.learn(`${act} ${cauldron}`);
    if (recipe !== "") void this.learn(`create ${cauldron} ${recipe}`);
  }

  /** Return the words that may follow some others, as far as that is known. */
  after(words: string): readonly string[] {
    return this.wordsAfter(words).map(({ word }) => word);
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
    return this.standing(this.prepared.cauldron === name, may);
  }

  reserve(letter: string): Standing {
    const taken = this.prepared.act === "take" && this.prepared.kind === letter;
    return this.standing(taken, this.after("take").includes(letter));
  }

  bag(): Standing {
    return this.standing(this.prepared.act === "draw", this.after("").includes("draw"));
  }

  tile(value: number): Standing {
    const { cauldron, recipe } = this.prepared;
    const offered = recipe === "" ? null : this.after(`create ${cauldron} ${recipe}`);
    const may = offered ? offered.includes(String(value)) : true;
    return this.creating ? this.standing(this.worth === String(value), may) : "idle";
  }

  /** Tell how a cube of one's own supply stands: it may go into the cauldron, or be the tribute. */
  cube(letter: string): Standing {
    const { cauldron, recipe, kind } = this.prepared;
    if (this.copying) {
      const may = this.after(`copy ${cauldron}`).includes(letter);
      return may ? this.standing(kind === letter, may) : "idle";
    }
    return this.creating ? this.standing(false, this.#fits(added(recipe, letter))) : "idle";
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
    if (cauldron === undefined) return;
    if (this.prepared.cauldron === name) return this.copying ? this.again() : undefined;
    const potion = cauldron.potion;
    const act = potion === null ? "create" : "copy";
    if (this.after(act).includes(name)) {
      if (act === "create") {
        this.#wishBest(view);
        return this.draft.set(`create ${name}`);
      }
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
      `cauldron:${name}`,
    );
  }

  /** A cube goes into the belly of the chosen cauldron, or is chosen as the tribute. */
  async pressCube(view: AlchemistView, letter: string): Promise<void> {
    if (this.copying) return this.prepare(write({ ...this.prepared, kind: letter }), true);
    if (this.creating) return this.#brew(view, added(this.prepared.recipe, letter), letter);
  }

  /** A cube is taken out again. */
  async takeOut(view: AlchemistView, letter: string): Promise<void> {
    if (this.creating) return this.#brew(view, without(this.prepared.recipe, letter), letter);
  }

  /** A fame tile is chosen for the new potion; without a recipe yet it is kept in mind. */
  async pressTile(value: number): Promise<void> {
    const tile = String(value);
    if (!this.creating) return;
    const again = this.worth === tile;
    if (again && this.draft.choice !== null) return this.again();
    const { recipe } = this.prepared;
    if (recipe === "") {
      this.#wish = again ? "" : tile;
      return;
    }
    const words = write({ ...this.prepared, tile });
    if (this.tile(value) === "not") return this.draft.ask(words, `tile:${tile}`);
    this.#wish = tile;
    this.draft.set(words);
  }

  /** A kind of act is begun, which cauldron or cube comes next; or it is asked why it cannot be. */
  async pressDeed(view: AlchemistView, verb: Deed): Promise<void> {
    if (verb === "draw") return this.pressBag();
    if (this.after("").includes(verb)) return this.draft.set(verb);
    if (verb === "take") return this.pressReserve(KINDS[0]?.letter ?? "");
    const [first] = view.cauldrons;
    const free = verb === "create";
    const example = view.cauldrons.find(({ potion }) => (potion === null) === free) ?? first;
    if (example) await this.pressCauldron(view, example.name);
  }

  /** Tell how a kind of act stands. */
  deed(verb: Deed): Standing {
    return this.standing(this.prepared.act === verb, this.after("").includes(verb));
  }

  async pressReserve(letter: string): Promise<void> {
    return this.prepare(`take ${letter}`, this.after("take").includes(letter), `reserve:${letter}`);
  }

  async pressBag(): Promise<void> {
    return this.prepare("draw", this.after("").includes("draw"), "bag");
  }

  /** What cannot become a potion stays out of the cauldron, and the reason is said at the cube. */
  async #brew(view: AlchemistView, recipe: string, letter: string): Promise<void> {
    const { cauldron } = this.prepared;
    const tile = this.worth;
    const legal = this.after(`create ${cauldron}`);
    const words = `create ${cauldron} ${recipe} ${tile || this.#anyTile(view)}`;
    if (recipe !== "" && !this.#fits(recipe)) return this.draft.ask(words, `cube:${letter}`);
    this.#wish = tile;
    if (recipe === "" || legal.includes(recipe)) {
      return this.draft.set(write({ ...this.prepared, recipe, tile }));
    }
    return this.draft.lay(write({ ...this.prepared, recipe, tile: "" }), words, "recipe");
  }

  /**
   * The highest tile is laid down from the start: hardly anybody wants less fame. Where whole choices
   * are carried out at once it is not, for the first cube would be the whole recipe.
   */
  #wishBest(view: AlchemistView): void {
    if (!this.draft.direct) this.#wish ||= String(this.#anyTile(view));
  }

  #anyTile(view: AlchemistView): number {
    return Math.max(...view.tiles, 1);
  }
}

/** Return the input of a draft. */
export const boardInputOf = inputs((draft) => new AlchemistInput(draft));
