/** A hint: what a master would choose, asked for by who must choose, and gone with the question. */
import type { Advice, Advised, Asked, Refusal, Scene } from "$/protocol/types";
import { ConnectionClosed, type Answer } from "$/table/socket";

type AdviceRight = NonNullable<Scene["advice"]>;

export class Hint {
  /** Nothing was asked; a master thinks; it is told. */
  state = $state<"closed" | "asking" | "told">("closed");
  advice = $state.raw<Advice | null>(null);
  /** Which choice is unfolded. */
  chosen = $state(0);

  #question = "";
  #ticket = 0;

  get open(): boolean {
    return this.state !== "closed";
  }

  /** The choice that is unfolded. */
  get unfolded(): Advised | null {
    return this.advice?.choices[this.chosen] ?? null;
  }

  /** Hear which decision is to be made now: a hint for another one is put away. */
  attend(asked: Asked | null): void {
    const question = asked === null ? "" : JSON.stringify(asked);
    if (question !== this.#question) this.close();
    this.#question = question;
  }

  /**
   * Ask for it, or where others must agree, ask them; return why there is none, if so. What comes
   * when nobody waits for it any more is dropped.
   */
  async ask(request: () => Promise<Answer>, right: AdviceRight): Promise<Refusal | null> {
    this.close();
    const ticket = this.#ticket;
    if (right === "given") this.state = "asking";
    let answer: Answer;
    try {
      answer = await request();
    } catch (error) {
      if (error instanceof ConnectionClosed) return null;
      throw error;
    }
    if (ticket !== this.#ticket) return null;
    this.close();
    if (answer.type === "refused") return answer.refusal;
    if (answer.type === "counsel") {
      this.advice = answer.advice;
      this.state = "told";
    }
    return null;
  }

  /** Unfold one of the choices, counted from 0. */
  unfold(place: number): void {
    if (this.advice !== null && place < this.advice.choices.length) this.chosen = place;
  }

  close(): void {
    this.#ticket += 1;
    this.state = "closed";
    this.advice = null;
    this.chosen = 0;
  }
}
