/** What a person prefers on this device, kept in the browser and nowhere else. */

import { Media } from "$/design/media.svelte";

export type Theme = "light" | "dark";

/**
 * What is asked about before it is carried out: every choice; as usual, all but what one would say
 * aloud at a table; nothing that is complete.
 */
export const CONFIRMING = ["always", "usual", "never"] as const;
export type Confirming = (typeof CONFIRMING)[number];

/** What is kept; null follows the system. */
export interface Preferred {
  language: string | null;
  theme: Theme | null;
  /** No motion is wanted. */
  calm: boolean | null;
  sound: boolean;
  notices: boolean;
  confirm: Confirming;
  /** A question to which there is but one answer is answered by itself. */
  single: boolean;
  /** Decisions are listed in words even where the board has a hand for them. */
  inWords: boolean;
}

export const DEFAULTS: Readonly<Preferred> = {
  language: null,
  theme: null,
  calm: null,
  sound: false,
  notices: false,
  confirm: "usual",
  single: true,
  inWords: false,
};

const KEY = "athanor";

/** What preferences need of the browser's storage. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Returns what is kept; whatever does not look like a preference is left out. */
export function readPreferences(shelf: Shelf): Preferred {
  const kept: unknown = parsed(shelf);
  const preferred: Preferred = { ...DEFAULTS };
  if (typeof kept !== "object" || kept === null) return preferred;
  const found = kept as Partial<Record<keyof Preferred, unknown>>;
  if (typeof found.language === "string") preferred.language = found.language;
  if (found.theme === "light" || found.theme === "dark") preferred.theme = found.theme;
  if (typeof found.calm === "boolean") preferred.calm = found.calm;
  if (typeof found.sound === "boolean") preferred.sound = found.sound;
  if (typeof found.notices === "boolean") preferred.notices = found.notices;
  preferred.confirm = CONFIRMING.find((one) => one === found.confirm) ?? DEFAULTS.confirm;
  if (found.confirm === false) preferred.confirm = "never"; // as it was kept before
  if (typeof found.single === "boolean") preferred.single = found.single;
  if (typeof found.inWords === "boolean") preferred.inWords = found.inWords;
  return preferred;
}

function parsed(shelf: Shelf): unknown {
  try {
    return JSON.parse(shelf.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps preferences; a browser that keeps nothing forgets them when the page is closed. */
export function keepPreferences(shelf: Shelf, preferred: Preferred): void {
  try {
    shelf.setItem(KEY, JSON.stringify(preferred));
  } catch {
    // Private windows and full disks refuse: nothing else is lost by it.
  }
}

const NOWHERE: Shelf = { getItem: () => null, setItem: () => undefined };

/** Returns the browser's storage, or one that keeps nothing where it is forbidden. */
export function browserShelf(): Shelf {
  try {
    return globalThis.localStorage ?? NOWHERE;
  } catch {
    return NOWHERE;
  }
}

export class Preferences {
  readonly #shelf: Shelf;
  #kept: Preferred;
  readonly #night = new Media("(prefers-color-scheme: dark)");
  readonly #still = new Media("(prefers-reduced-motion: reduce)");

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.#kept = $state(readPreferences(shelf));
  }

  /** The preferences as they are kept. */
  get kept(): Readonly<Preferred> {
    return this.#kept;
  }

  /** The theme to show. */
  get theme(): Theme {
    return this.#kept.theme ?? (this.#night.holds ? "dark" : "light");
  }

  /** Whether nothing may travel. */
  get calm(): boolean {
    return this.#kept.calm ?? this.#still.holds;
  }

  /** Changes preferences, and keeps them. */
  set(changes: Partial<Preferred>): void {
    Object.assign(this.#kept, changes);
    keepPreferences(this.#shelf, $state.snapshot(this.#kept));
  }
}

export const preferences = new Preferences(browserShelf());
