/**
 * What somebody has decided ahead: one gesture that answers several questions of the house in turn.
 * Each step is asked about before it is carried out; where the house objects, the rest is dropped
 * and the question is put as ever.
 */

import type { Spot } from "$/design/board/viewbox";
import type { Asked } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import type { BoardInput } from "../board-input.svelte";
import { figureOf } from "./kinds";

export interface Step {
  /** The kind of question that it answers. */
  kind: string;
  text: string;
  /** The figure that the question must be about. */
  figure?: string;
  /** Where something is put: a ghost is seen there. */
  spot?: Spot;
  /** It is prepared, and carried out by hand. */
  shown?: boolean;
}

/** With these something new begins: what was planned before is over. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  "activate",
  "announce",
  "deploy-card",
  "initiative",
  "scenery",
]);

export class Plan {
  steps = $state.raw<readonly Step[]>([]);
  /** Until this stage of the set-up is over, chance answers. */
  byChance = $state<string | null>(null);

  #asked: Asked | null = null;
  #done: Asked | null = null;
  #busy = false;

  constructor(
    private readonly draft: Draft,
    private readonly input: BoardInput,
    private readonly chance: () => number = Math.random,
  ) {}

  /** Carry these steps out, the first of them now if it answers what is asked. */
  async follow(steps: readonly Step[]): Promise<void> {
    this.steps = steps;
    this.#done = null;
    await this.#go();
  }

  /** Add a step to what is planned. */
  async then(step: Step): Promise<void> {
    await this.follow([...this.steps, step]);
  }

  drop(): void {
    this.steps = [];
    this.byChance = null;
  }

  /** Hear which question is put, at which stage of the match. */
  async attend(asked: Asked | null, stage: string): Promise<void> {
    this.#asked = asked;
    if (this.byChance !== null && this.byChance !== stage) this.byChance = null;
    if (asked !== null && asked.kind !== this.steps[0]?.kind && BEGINNINGS.has(asked.kind)) {
      this.steps = [];
    }
    await this.#go();
  }

  /** One question after the other, each of them once. */
  async #go(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#asked !== null && this.#asked !== this.#done) {
      const asked = this.#asked;
      const step = this.#step(asked);
      if (step === null) break;
      this.#done = asked;
      await this.#carryOut(step);
    }
    this.#busy = false;
  }

  async #carryOut(step: Step): Promise<void> {
    this.steps = this.steps.slice(1);
    if (step.spot) await this.input.put(step.spot, step.text);
    else await this.draft.ask(step.text);
    if (this.draft.choice === null) return this.drop();
    if (step.shown === true) return;
    await this.draft.confirm();
    if (this.draft.notice !== null) this.drop();
  }

  #step(asked: Asked): Step | null {
    const [next] = this.steps;
    if (next !== undefined && next.kind === asked.kind) {
      if (next.figure === undefined || next.figure === figureOf(asked)) return next;
      this.steps = [];
      return null;
    }
    if (next !== undefined) return null;
    if (this.byChance === null) return null;
    const open = (asked.choices ?? []).filter(({ text }) => text !== "stop");
    const one = open[Math.floor(this.chance() * open.length)];
    return one === undefined ? null : { kind: asked.kind, text: one.text };
  }
}

const PLANS = new WeakMap<Draft, Plan>();

/** Return what is planned on the board that a draft is prepared on. */
export function planOf(draft: Draft, input: BoardInput): Plan {
  const known = PLANS.get(draft);
  if (known !== undefined) return known;
  const plan = new Plan(draft, input);
  PLANS.set(draft, plan);
  return plan;
}
