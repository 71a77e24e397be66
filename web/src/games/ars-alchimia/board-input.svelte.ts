/** Presses on the board of Ars Alchimia, as words of the draft. */

import type { Standing } from "$/design/board/part";
import type { ArsView, Choice, Word } from "$/protocol/types";
import { BoardInput, inputs } from "$/table/board-input.svelte";
import type { Draft } from "$/table/draft.svelte";
import { priceOf } from "./pieces";
import { readPlacing, writePlacing, type Placing } from "./written";

/** How choosing a thing is written, by what is asked and what sort of thing it is. */
const VERBS: Readonly<Record<string, string>> = {
  "workshop workshop": "workshop",
  "salary assistant": "dismiss",
  "dismiss assistant": "dismiss",
  "ability assistant": "use",
  "transform order": "fulfil",
  "gain track": "gain",
  "swap track": "swap",
  "look pile": "look",
  "speciality category": "speciality",
};

/** Choices of two resources; only of an exchange does it count which comes first. */
const PAIRS: Readonly<Record<string, string>> = {
  transform: "elixir",
  distill: "distill",
  exchange: "exchange",
};

export class ArsInput extends BoardInput {
  /** The first of two resources that are to be chosen. */
  #first = $state("");

  constructor(draft: Draft) {
    super(draft, "ars-alchimia-decision-");
  }

  get placing(): Placing | null {
    return readPlacing(this.draft.text);
  }

  protected begin(): void {
    this.#first = "";
    if (this.question === "turn") void this.learn("place");
  }

  /** Learn how many workers may go where they are about to be sent. */
  follow(): void {
    const placing = this.placing;
    if (this.question !== "turn" || !placing?.space) return;
    void this.learn(`place ${placing.space}`);
    if (placing.workers === 0) return;
    const workers = writePlacing({ ...placing, helpers: [] });
    void this.learn(workers);
    for (const { word, choice } of this.wordsAfter(workers)) {
      if (!choice) void this.learn(`${workers} ${word}`);
    }
  }

  // --- workers ---

  space(name: string): Standing {
    if (this.question !== "turn") return "idle";
    if (this.placing?.space === name) return "chosen";
    return this.wordsAfter("place").some(({ word }) => word === name) ? "may" : "not";
  }

  /** The numbers of workers that may be sent to the chosen space. */
  get numbers(): readonly number[] {
    const space = this.placing?.space ?? "";
    const numbers = this.wordsAfter(`place ${space}`).map(({ word }) => Number(word));
    return numbers.sort((one, other) => one - other);
  }

  /** The assistants who can make what is prepared cheaper, by themselves or together. */
  get helpers(): readonly string[] {
    const placing = this.placing;
    if (placing === null) return [];
    const workers = writePlacing({ ...placing, helpers: [] });
    const named = this.wordsAfter(workers).flatMap(({ word, choice }) => {
      const more = this.wordsAfter(`${workers} ${word}`).map((next) => next.word);
      return choice ? helpersIn(choice.text) : [word, ...more];
    });
    return [...new Set(named)];
  }

  /** As few workers as possible without help are sent; or it is asked why none can be. */
  async pressSpace(view: ArsView, name: string): Promise<void> {
    const space = view.spaces.find((one) => one.name === name);
    if (space === undefined) return;
    if (this.placing?.space === name) return this.draft.choice ? this.again() : undefined;
    const offered = await this.draft.offers(`place ${name}`);
    if (offered.length === 0) {
      const workers = view.players[this.seat]?.available ?? 0;
      const most = Math.max(1, Math.min(workers, priceOf(space)));
      return this.draft.ask(`place ${name} ${most}`);
    }
    const rising = [...offered].sort((one, other) => Number(one.word) - Number(other.word));
    let least = "";
    for (const way of rising) {
      const text = await this.#shortest(`place ${name}`, way);
      if (least === "" || helpersIn(text).length === 0) least = text;
      if (helpersIn(least).length === 0) break;
    }
    return this.draft.ask(least);
  }

  /** Send so many with the same help; where that cannot be, with as little as possible. */
  async send(workers: number): Promise<void> {
    const placing = this.placing;
    if (placing === null) return;
    const same = writePlacing({ ...placing, workers });
    if (await this.#isOffered(same)) return this.draft.ask(same);
    const before = `place ${placing.space}`;
    const offered = await this.draft.offers(before);
    const way = offered.find(({ word }) => word === String(workers));
    return this.draft.ask(way ? await this.#shortest(before, way) : same);
  }

  /** Declare that an assistant helps, or that it does not, as far as the house allows it. */
  async callOn(helper: string, called: boolean): Promise<void> {
    const placing = this.placing;
    if (placing === null) return;
    const others = placing.helpers.filter((other) => other !== helper);
    const wanted = called ? [[...others, helper], [helper]] : [others, placing.helpers];
    const texts = wanted.map((helpers) =>
      writePlacing({ ...placing, helpers: this.helpers.filter((id) => helpers.includes(id)) }),
    );
    for (const text of texts) {
      if (await this.#isOffered(text)) return this.draft.ask(text);
    }
    return this.draft.ask(texts[0] ?? "");
  }

  /** Return the choice that begins with these words and the next one, and adds the fewest. */
  async #shortest(before: string, next: Word): Promise<string> {
    if (next.choice) return next.choice.text;
    const words = `${before} ${next.word}`;
    const more = await this.draft.offers(words);
    const [first] = more;
    if (first === undefined || isComplete(next, more)) return words;
    return this.#shortest(words, first);
  }

  async #isOffered(text: string): Promise<boolean> {
    const words = text.split(" ");
    const last = words.pop();
    const offered = await this.draft.offers(words.join(" "));
    const found = offered.find(({ word }) => word === last);
    if (!found || found.choice) return found?.choice?.text === text;
    return isComplete(found, await this.draft.offers(text));
  }

  // --- things that choices speak of: `assistant:H05`, `order:C04`, `track:fire`, `pile:B` ---

  thing(name: string): Standing {
    const [sort = "", id = ""] = name.split(":");
    const paired = sort === "track" && this.question in PAIRS;
    if (!paired && !(`${this.question} ${sort}` in VERBS)) return "idle";
    if (paired && this.#first === id) return "chosen";
    if (this.draft.choice?.things.includes(name)) return "chosen";
    return this.#fitting(name).length > 0 ? "may" : "not";
  }

  async press(name: string): Promise<void> {
    const [sort = "", id = ""] = name.split(":");
    if (sort === "track" && this.question in PAIRS) return this.#pressTrack(id);
    const verb = VERBS[`${this.question} ${sort}`];
    if (verb === undefined) return;
    const choice = this.choices.find(({ text }) => text === `${verb} ${id}`);
    return this.prepare(choice?.text ?? `${verb} ${id}`, choice !== undefined);
  }

  /** Which resources go first and second, as far as they have been chosen. */
  get pair(): readonly string[] {
    if (this.#first !== "") return [this.#first];
    const [verb, ...chosen] = this.draft.text.split(" ");
    return verb !== undefined && verb === PAIRS[this.question] ? chosen : [];
  }

  async #pressTrack(id: string): Promise<void> {
    if (this.#first === "" || this.#first === id) {
      this.#first = this.#first === id ? "" : id;
      if (this.draft.text !== "") this.draft.clear();
      return;
    }
    const verb = PAIRS[this.question];
    const ways = [`${verb} ${this.#first} ${id}`, `${verb} ${id} ${this.#first}`];
    const orders = this.question === "exchange" ? ways.slice(0, 1) : ways;
    const choice = this.choices.find(({ text }) => orders.includes(text));
    this.#first = "";
    return this.prepare(choice?.text ?? ways[0] ?? "", choice !== undefined);
  }

  #fitting(name: string): readonly Choice[] {
    const first = this.#first === "" ? [] : [`track:${this.#first}`];
    return this.choices.filter(({ things }) =>
      [...first, name].every((thing) => things.includes(thing)),
    );
  }
}

/** Tell whether the words up to this one make a choice: one more than all that go on. */
function isComplete({ count }: Word, more: readonly Word[]): boolean {
  return count > more.reduce((sum, next) => sum + next.count, 0);
}

/** Return the assistants whose help a placement declares. */
function helpersIn(text: string): readonly string[] {
  return readPlacing(text)?.helpers ?? [];
}

/** Return the input of a draft. */
export const boardInputOf = inputs((draft) => new ArsInput(draft));
