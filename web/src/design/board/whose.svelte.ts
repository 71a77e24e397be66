/** Whose things are looked at: one's own, or those of another seat for a while. */
export class Whose {
  /** The seat that was asked for; -1 for none. */
  #looked = $state(-1);
  readonly #own: () => number;

  constructor(own: () => number) {
    this.#own = own;
  }

  /** The seat that is shown; whoever only looks on begins with the first. */
  get shown(): number {
    return this.#looked >= 0 ? this.#looked : Math.max(this.#own(), 0);
  }

  get isMine(): boolean {
    return this.shown === this.#own();
  }

  look(seat: number): void {
    this.#looked = seat;
  }

  /** Go back to one's own. */
  back(): void {
    this.#looked = -1;
  }
}
