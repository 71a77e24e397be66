/** Asks for the analysis of a match, waits for it, and has it at hand. */

import { house } from "$/house/api";
import { refusalOf } from "$/house/refusal";
import type { Analysis, AnalysisState, Refusal } from "$/protocol/types";

const AGAIN_MILLIS = 1000;

export class AnalysisDesk {
  state = $state.raw<AnalysisState | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly id: string) {}

  get found(): Analysis | null {
    return this.state?.analysis ?? null;
  }

  /** Look whether there is one; nothing begins by that. */
  look(): Promise<void> {
    return this.#ask(() => house.analysis(this.id));
  }

  /** Have the match analysed. */
  ask(): Promise<void> {
    return this.#ask(() => house.analyse(this.id));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(ask: () => Promise<AnalysisState>): Promise<void> {
    this.refusal = null;
    try {
      this.state = await ask();
    } catch (error) {
      this.refusal = refusalOf(error);
    }
    if (this.state?.state === "running" && !this.#closed) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.look(), AGAIN_MILLIS);
    }
  }
}
