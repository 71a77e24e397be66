/** Somebody who reads in a book: which one, where it is open, and what is looked for in it. */

import { guide, guideOf } from "$/guides";
import { refusalOf } from "$/house/refusal";
import { visitor } from "$/house/visitor.svelte";
import type { Message, Refusal } from "$/protocol/types";
import { addresses } from "$/router";
import { words } from "$/words/words.svelte";
import { bind, type Book, placeOf } from "./book";
import { partsOf } from "./guide-parts";
import { hashInto } from "./link";
import { type GuidePart, search, wantedIn } from "./search";

/** The guide to the table itself, which every game has. */
export const TABLE_GUIDE = "browser";

export class Reader {
  readonly game: string;
  book = $state.raw<Book | null>(null);
  /** Where the code holds each rule. */
  places = $state.raw<Record<string, Message>>({});
  unknown = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Where the book is open, as addresses name it. */
  hash = $state("");
  searched = $state("");

  readonly place = $derived.by(() => (this.book === null ? null : placeOf(this.hash, this.book)));
  readonly wanted = $derived.by(() => wantedIn(this.searched));
  readonly hits = $derived.by(() =>
    this.book === null ? [] : search(this.book, this.wanted, this.#guides),
  );
  readonly guides: readonly string[];
  #guides = $state.raw<readonly GuidePart[]>([]);

  /** Must be made where a component begins, whose effects it shares. */
  constructor(game: string, hash: string) {
    this.game = game;
    this.hash = hash;
    const own = guideOf(game);
    this.guides = own === null ? [TABLE_GUIDE] : [own, TABLE_GUIDE];
    // Read again in the language of the page whenever that changes.
    $effect(() => {
      if (words.language) void this.#read();
    });
    $effect(() => {
      if (this.wanted.length > 0) void this.#readGuides(words.language);
    });
  }

  /** Follows a link that leads to a place of this book; returns its address, or null. */
  follow(event: MouseEvent): string | null {
    const hash = hashInto(event, this.game);
    if (hash === null) return null;
    event.preventDefault();
    this.hash = hash;
    return addresses.rules(this.game, hash);
  }

  async #read(): Promise<void> {
    try {
      this.unknown = (await visitor.game(this.game)) === undefined;
      if (this.unknown) return;
      await Promise.all([words.need("book"), words.needGame(this.game)]);
      // All at once: what came later would move the rule that the address names.
      const [{ keys, rules }, places] = await Promise.all([
        words.book(this.game),
        visitor.rulePlaces(this.game),
      ]);
      this.places = places;
      this.book = bind(this.game, keys, rules, words);
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  async #readGuides(language: string): Promise<void> {
    const found = await Promise.all(
      this.guides.map(async (name) => {
        const read = await guide(name, language).catch(() => null);
        return read === null ? [] : partsOf(name, read);
      }),
    );
    this.#guides = found.flat();
  }
}
