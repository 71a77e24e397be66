/** Goes through a match that has been played: step by step, at a pace, from any seat. */
import type { Step, Told } from "$/protocol/types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const STEP_MILLIS = 1600;

export type Load = (at: number, seat: number) => Promise<Step>;

export class Player {
  /** The step that was asked for; `step` is the last one that has arrived. */
  at = $state(0);
  seat = $state(-1);
  step = $state.raw<Step | null>(null);
  /** What the last step forward brought about, to be animated; nothing after a leap or a step back. */
  fresh = $state.raw<Told[]>([]);
  playing = $state(false);
  speed = $state(1);

  #steps = new Map<string, Promise<Step>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly length: number,
    private readonly load: Load,
  ) {}

  /** Go to a step, or to the nearest there is. */
  async to(at: number): Promise<void> {
    this.at = Math.min(Math.max(at, 0), this.length);
    const { seat } = this;
    const wanted = this.at;
    const step = await this.#fetch(wanted, seat);
    if (wanted !== this.at || seat !== this.seat) return;
    this.fresh = this.step?.at === wanted - 1 ? step.told : [];
    this.step = step;
    if (wanted < this.length) void this.#fetch(wanted + 1, seat).catch(() => undefined);
  }

  /** Show what could have been instead; the next step anywhere leads back to what was. */
  show(step: Step): void {
    this.pause();
    this.at = step.at;
    this.fresh = step.told;
    this.step = step;
  }

  /** Look from another seat. What the former one saw is gone at once. */
  look(seat: number): Promise<void> {
    this.seat = seat;
    this.step = null;
    return this.to(this.at);
  }

  forward(): Promise<void> {
    return this.to(this.at + 1);
  }

  back(): Promise<void> {
    return this.to(this.at - 1);
  }

  /** Go on by itself; from the end, once more from the beginning. */
  play(): void {
    if (this.at === this.length) void this.to(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#goOn(), STEP_MILLIS / this.speed);
  }

  async #goOn(): Promise<void> {
    await this.forward();
    if (!this.playing) return;
    if (this.at === this.length) this.pause();
    else this.#wait();
  }

  #fetch(at: number, seat: number): Promise<Step> {
    const key = `${seat}:${at}`;
    const known = this.#steps.get(key);
    if (known) return known;
    const coming = this.load(at, seat);
    this.#steps.set(key, coming);
    coming.catch(() => this.#steps.delete(key));
    return coming;
  }
}
