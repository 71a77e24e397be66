/**
 * Messages turned into words with Fluent, exactly as the house's own speaker does it.
 *
 * - a message becomes its words, and each of its attributes is there too: an argument `ingredient`
 *   whose message has the attribute `.indefinite` is `{ $ingredient }` and
 *   `{ $ingredient-indefinite }`;
 * - a seat becomes the name of whoever sits there;
 * - a label becomes the name that card data gives in the language;
 * - a number has a minus sign before it, and no hyphen;
 * - a length becomes a number of inches, with as many digits as it needs;
 * - a listing becomes an enumeration such as "a, b and c".
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message as Entry,
} from "@fluent/bundle";
import type { Arg, Message } from "$/protocol/types";

/** A message has no text in a language, or its text lacks an argument: a bug, never hidden. */
export class MissingText extends Error {
  override name = "MissingText";
}

/** Returns a message; shorter than writing it out. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return { is: "message", key, args };
}

/** Returns a written number with a minus sign in place of the hyphen before it. */
function signed(number: string): string {
  return number.replace("-", "−");
}

/** A number in a text: it chooses the plural, and has its minus sign. */
class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return signed(super.toString(scope));
  }
}

/** Says messages in one language, as far as its texts have been read. */
export class Speaker {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #whole: Intl.NumberFormat;
  readonly #thousandths: Intl.NumberFormat;

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#whole = new Intl.NumberFormat(language);
    this.#thousandths = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  }

  /** Reads the texts of a file; returns their keys in its own order. */
  read(source: string): string[] {
    const resource = new FluentResource(source);
    const errors = this.#bundle.addResource(resource);
    if (errors.length > 0) throw errors[0];
    return resource.body.map((entry) => entry.id);
  }

  /** Whether there is a text of that key. */
  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Returns a message in words; `names` are those of the seats. */
  say(message: Message, names: readonly string[] = []): string {
    const words = this.#format(message, names).get("");
    if (words === undefined) throw new MissingText(`${this.language}: no text for ${message.key}`);
    return words;
  }

  /** Returns the message of that key in words. */
  text(key: string, args: Record<string, Arg> = {}): string {
    return this.say(message(key, args));
  }

  /** Returns an attribute of a message in words, such as a bot's character. */
  attribute(key: string, attribute: string, args: Record<string, Arg> = {}): string {
    const words = this.#format(message(key, args), []).get(attribute);
    if (words === undefined) throw new MissingText(`${this.language}: no ${key}.${attribute}`);
    return words;
  }

  /** Returns anything that may be an argument in words. */
  word(arg: Arg, names: readonly string[] = []): string {
    if (typeof arg === "number") return signed(this.#whole.format(arg));
    if (typeof arg === "string") return shown(arg);
    switch (arg.is) {
      case "message":
        return this.say(arg, names);
      case "seat": {
        const name = names[arg.seat];
        return name === undefined ? this.text("kernel-seat", { seat: arg.seat + 1 }) : shown(name);
      }
      case "label":
        return shown(this.language === "fr" ? arg.fr : arg.en);
      case "inches":
        return signed(this.#thousandths.format(arg.units / 1000));
      case "list":
        return this.#enumerate(arg.items.map((item) => this.word(item, names)));
    }
  }

  /** Returns a number with that many digits after the point, or the comma. */
  decimal(number: number, digits: number): string {
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return signed(new Intl.NumberFormat(this.language, format).format(number));
  }

  /** Returns a share of 1 in percent, with one digit after the point. */
  percent(share: number): string {
    const format = {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    } as const;
    return signed(new Intl.NumberFormat(this.language, format).format(share));
  }

  /** Returns the words of a message under "", and those of its attributes by name. */
  #format(message: Message, names: readonly string[]): Map<string, string> {
    const entry = this.#bundle.getMessage(message.key);
    if (entry === undefined) throw new MissingText(`${this.language}: no text for ${message.key}`);
    const variables: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args)) {
      for (const [key, value] of this.#argument(name, arg, names)) variables[key] = value;
    }
    return new Map(
      patterns(entry).map(([part, pattern]) => [part, this.#fill(message.key, pattern, variables)]),
    );
  }

  #fill(
    key: string,
    pattern: NonNullable<Entry["value"]>,
    variables: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const words = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors.length > 0) {
      throw new MissingText(
        `${this.language}: ${key} with ${JSON.stringify(variables)}: ${errors}`,
      );
    }
    return words;
  }

  #argument(name: string, arg: Arg, names: readonly string[]): [string, FluentVariable][] {
    if (typeof arg === "number") return [[name, new Signed(arg)]];
    if (typeof arg === "string" || arg.is !== "message") return [[name, this.word(arg, names)]];
    const forms = this.#format(arg, names);
    return [...forms].map(([form, words]) => [form === "" ? name : `${name}-${form}`, words]);
  }

  #enumerate(items: string[]): string {
    const last = items.at(-1) ?? "";
    const others = items.slice(0, -1);
    if (others.length === 0) return last;
    const before = others.reduce((before, item) => this.text("kernel-list-more", { before, item }));
    return this.text("kernel-list-last", { before, item: last });
  }
}

function patterns(entry: Entry): [string, NonNullable<Entry["value"]>][] {
  const attributes = Object.entries(entry.attributes);
  return entry.value === null ? attributes : [["", entry.value], ...attributes];
}

/** Returns a text from outside without what could turn letters around. */
export function shown(text: string): string {
  return text.replaceAll(/\p{C}/gu, "\ufffd");
}
