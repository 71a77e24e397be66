/** Asks a visitor, once, what the others shall call them: before the first table with other people. */

import { browserShelf } from "./preferences.svelte";
import { visitor } from "./visitor.svelte";

const ASKED = "athanor-introduced";

class Introduction {
  /** Whom the answer is owed to; null while nobody is asked. */
  #answered = $state.raw<(() => void) | null>(null);

  get asking(): boolean {
    return this.#answered !== null;
  }

  /** Resolves once the visitor is called as they want to be; who was asked before is not again. */
  async once(): Promise<void> {
    const me = await visitor.meet();
    if (me.named || browserShelf().getItem(ASKED) !== null) return;
    await new Promise<void>((resolve) => (this.#answered = resolve));
  }

  /** The visitor has answered, or wants to be left with the name that was offered. */
  done(): void {
    try {
      browserShelf().setItem(ASKED, "yes");
    } catch {
      // A browser that keeps nothing asks again another time.
    }
    this.#answered?.();
    this.#answered = null;
  }
}

export const introduction = new Introduction();
