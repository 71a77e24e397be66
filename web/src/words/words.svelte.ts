/** The words of the page: one speaker for all of it, changed when its person changes language. */

import { untrack } from "svelte";
import type { Arg, Message } from "$/protocol/types";
import { bookFiles, fetchFile, gameFiles, HOUSE_TEXTS, rulesFile } from "./files";
import { MissingText, Speaker } from "./speaker";

/** What the IDs of rules look like. */
const RULE = /^[A-Z][A-Z0-9]{1,3}-R?\d+$/;

class Words {
  #speaker = $state.raw(new Speaker("en"));
  /** Counts the files that were read: whoever said something before it was there says it again. */
  #read = $state(0);
  /** The files that the page has asked for, and the keys in each that has been read. */
  readonly #needed = new Set([HOUSE_TEXTS]);
  #keys = new Map<string, Promise<string[]>>();

  get language(): string {
    return this.#speaker.language;
  }

  /** Changes to a language, as soon as all that the page needs has been fetched. */
  async speak(language: string): Promise<void> {
    const speaker = new Speaker(language);
    const keys = new Map<string, Promise<string[]>>();
    for (const name of this.#needed) keys.set(name, read(speaker, name));
    await Promise.all(keys.values());
    this.#speaker = speaker;
    this.#keys = keys;
  }

  /** Fetches files of texts; resolves when all can be said. */
  async need(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#keysOf(name)));
  }

  /** Fetches the words of a game. */
  async needGame(game: string): Promise<void> {
    await this.need(...gameFiles(game));
  }

  /** Returns the rules of a game by ID, in its own order. */
  async rules(game: string): Promise<Map<string, string>> {
    return this.#rulesAmong(await this.#keysOf(rulesFile(game)));
  }

  /** Returns the keys of all that stands in the book of a game, in order, and its rules by ID. */
  async book(game: string): Promise<{ keys: string[]; rules: Map<string, string> }> {
    const files = await Promise.all(bookFiles(game).map((name) => this.#keysOf(name)));
    const keys = files.flat();
    return { keys, rules: this.#rulesAmong(keys) };
  }

  #rulesAmong(keys: readonly string[]): Map<string, string> {
    const rules = keys.filter((key) => RULE.test(key));
    return new Map(rules.map((rule) => [rule, this.text(rule)]));
  }

  /** Returns a message in words; `names` are those of the seats. */
  say(message: Message, names: readonly string[] = []): string {
    return this.#saying(message.key, (speaker) => speaker.say(message, names));
  }

  /** Returns the message of that key in words. */
  text(key: string, args: Record<string, Arg> = {}): string {
    return this.#saying(key, (speaker) => speaker.text(key, args));
  }

  /** Returns an attribute of the message of that key in words. */
  attribute(key: string, attribute: string, args: Record<string, Arg> = {}): string {
    return this.#saying(key, (speaker) => speaker.attribute(key, attribute, args));
  }

  /** Returns anything that may be an argument in words. */
  word(arg: Arg, names: readonly string[] = []): string {
    return this.#saying(JSON.stringify(arg), (speaker) => speaker.word(arg, names));
  }

  decimal(number: number, digits: number): string {
    return this.#speaker.decimal(number, digits);
  }

  percent(share: number): string {
    return this.#speaker.percent(share);
  }

  /** Whether the message of that key can be said. */
  knows(key: string): boolean {
    return this.#read >= 0 && this.#speaker.knows(key);
  }

  #keysOf(name: string): Promise<string[]> {
    this.#needed.add(name);
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    // Who needs a file does not depend on the language it is in.
    const speaker = untrack(() => this.#speaker);
    const keys = read(speaker, name).then((keys) => {
      this.#read += 1;
      return keys;
    });
    this.#keys.set(name, keys);
    return keys;
  }

  /** A page that lacks a text stays usable: it shows the key, and the console says why. */
  #saying(key: string, say: (speaker: Speaker) => string): string {
    try {
      if (this.#read >= 0) return say(this.#speaker);
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      console.error(error.message);
    }
    return key;
  }
}

async function read(speaker: Speaker, name: string): Promise<string[]> {
  return speaker.read(await fetchFile(speaker.language, name));
}

export const words = new Words();
