/**
 * The workbench: turns what is pressed, on the board, among one's own things or in the decision,
 * into the words of the draft. It knows no rule. What may be chosen is what the house offers, and
 * what it does not offer is asked about, so that the reason comes with its rule.
 */

import { SvelteMap } from "svelte/reactivity";
import type { Standing } from "$/design/board/part";
import type { ArsView, Asked, Choice, Word } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import { priceOf } from "./pieces";
import { readPlacing, writePlacing, type Placing } from "./written";

const QUESTION = "ars-alchimia-decision-";

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

export class BoardInput {
  #asked: Asked | null = $state.raw(null);
  /** The first of two resources that are to be chosen. */
  #first = $state("");
  readonly #known = new SvelteMap<string, readonly Word[]>();
  readonly #learning = new Set<string>();

  constructor(private readonly draft: Draft) {}

  // Not derived once and kept: a input outlives the parts of the page it was first used by.

  /** What is asked, such as `turn` or `transform`; empty when nothing is. */
  get question(): string {
    const key = this.#asked?.about.key ?? "";
    return key.startsWith(QUESTION) ? key.slice(QUESTION.length) : "";
  }

  get choices(): readonly Choice[] {
    return this.#asked?.choices ?? [];
  }

  get placing(): Placing | null {
    return readPlacing(this.draft.text);
  }

  /** Hear which decision is to be made now, and learn what may be chosen first. */
  attend(asked: Asked | null): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#first = "";
    this.#known.clear();
    this.#learning.clear();
    if (this.question === "turn") void this.#learn("place");
  }

  /** Learn how many workers may go where they are about to be sent. */
  follow(): void {
    const placing = this.placing;
    if (this.question !== "turn" || !placing?.space) return;
    void this.#learn(`place ${placing.space}`);
    if (placing.workers > 0) void this.#learn(`place ${placing.space} ${placing.workers}`);
  }

  async #learn(words: string): Promise<void> {
    if (this.#learning.has(words)) return;
    this.#learning.add(words);
    const asked = this.#asked;
    const offers = await this.draft.offers(words);
    if (asked === this.#asked) this.#known.set(words, offers);
  }

  #after(words: string): readonly Word[] {
    return this.#known.get(words) ?? [];
  }

  // --- workers ---

  space(name: string): Standing {
    if (this.question !== "turn") return "idle";
    if (this.placing?.space === name) return "chosen";
    return this.#after("place").some(({ word }) => word === name) ? "may" : "not";
  }

  /** The numbers of workers that may be sent to the chosen space. */
  get numbers(): readonly number[] {
    const space = this.placing?.space ?? "";
    const numbers = this.#after(`place ${space}`).map(({ word }) => Number(word));
    return numbers.sort((one, other) => one - other);
  }

  /** The assistants who can make what is prepared cheaper. */
  get helpers(): readonly string[] {
    const placing = this.placing;
    if (placing === null) return [];
    const offered = this.#after(`place ${placing.space} ${placing.workers}`);
    return offered.map(({ word }) => word);
  }

  /** Whether these workers may be sent without the help of an assistant. */
  get alone(): boolean {
    const ways = this.#ways();
    return ways === undefined || isAlone(ways);
  }

  /** As few workers as possible without help are sent; or it is asked why none can be. */
  async pressSpace(view: ArsView, name: string): Promise<void> {
    const space = view.spaces.find((one) => one.name === name);
    if (space === undefined || this.placing?.space === name) return;
    const offered = await this.draft.offers(`place ${name}`);
    if (offered.length === 0) {
      const workers = view.players[this.#asked?.seat ?? -1]?.available ?? 0;
      const most = Math.max(1, Math.min(workers, priceOf(space)));
      return this.draft.ask(`place ${name} ${most}`);
    }
    const alone = offered.filter(isAlone);
    const ways = alone.length > 0 ? alone : offered;
    const least = ways.reduce((one, other) =>
      Number(other.word) < Number(one.word) ? other : one,
    );
    return this.draft.ask(least.choice?.text ?? `place ${name} ${least.word}`);
  }

  async send(workers: number): Promise<void> {
    const placing = this.placing;
    if (placing === null) return;
    const only = this.#ways(workers)?.choice;
    return this.draft.ask(only?.text ?? writePlacing({ ...placing, workers }));
  }

  /** Declare that an assistant helps, or that nobody does. */
  async callOn(helper: string): Promise<void> {
    const placing = this.placing;
    if (placing !== null) return this.draft.ask(writePlacing({ ...placing, helper }));
  }

  #ways(workers = this.placing?.workers): Word | undefined {
    const offered = this.#after(`place ${this.placing?.space ?? ""}`);
    return offered.find(({ word }) => word === String(workers));
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
    return choice ? this.draft.set(choice.text) : this.draft.ask(`${verb} ${id}`);
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
    return choice ? this.draft.set(choice.text) : this.draft.ask(ways[0] ?? "");
  }

  #fitting(name: string): readonly Choice[] {
    const first = this.#first === "" ? [] : [`track:${this.#first}`];
    return this.choices.filter(({ things }) =>
      [...first, name].every((thing) => things.includes(thing)),
    );
  }
}

/** Tell whether a number of workers can be sent without the help of an assistant. */
function isAlone({ choice }: Word): boolean {
  return !choice || readPlacing(choice.text)?.helper === "";
}

const inputs = new WeakMap<Draft, BoardInput>();

/** Return the input of a draft: all parts of the table work at the same one. */
export function boardInputOf(draft: Draft): BoardInput {
  const input = inputs.get(draft) ?? new BoardInput(draft);
  inputs.set(draft, input);
  return input;
}
