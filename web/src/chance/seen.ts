/** The commitments that this browser saw before anything was drawn, to hold the house to them. */

const KEY = "athanor-commitments";

/** Tables that are remembered; the oldest are forgotten first. */
const MOST = 500;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

export class SeenCommitments {
  /** Without a storage of its own, that of the browser, where it allows one. */
  constructor(private readonly storage: Storage | undefined = usualStorage()) {}

  /** What was first seen at a table, if anything was. */
  of(table: string): string | null {
    return this.#read().get(table) ?? null;
  }

  /** Remember what is seen at a table, unless something was seen there before. */
  note(table: string, commitment: string): void {
    const seen = this.#read();
    if (seen.has(table)) return;
    seen.set(table, commitment);
    try {
      this.storage?.setItem(KEY, JSON.stringify([...seen].slice(-MOST)));
    } catch {
      // A browser that keeps nothing cannot compare anything later.
    }
  }

  #read(): Map<string, string> {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(KEY) ?? "[]");
      return new Map(Array.isArray(kept) ? (kept as [string, string][]) : []);
    } catch {
      return new Map();
    }
  }
}

function usualStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const seenCommitments = new SeenCommitments();
