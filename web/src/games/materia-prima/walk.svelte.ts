/**
 * Presses on the map. A hex further away than one step is walked to: the first step is prepared,
 * and after it is made the next, as long as the way the house knows leads there.
 */

import type { Asked, MateriaFigureView, MateriaView } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import type { MateriaInput } from "./board-input.svelte";
import { routeTo, type Site } from "./survey";
import { readLaying, tokenOf, turned, writeLaying, writeOrder } from "./written";

interface Goal {
  slot: number;
  /** The number of the hex in the view. */
  hex: number;
  /** The question to which a step was the answer. */
  asked: Asked | null;
}

export class Walk {
  #goal: Goal | null = $state.raw(null);

  constructor(
    private readonly input: MateriaInput,
    private readonly draft: Draft,
  ) {}

  /** The hexes from the figure that acts to where it is led, without its own. */
  way(view: MateriaView): number[] {
    const goal = this.#goal;
    if (goal === null || goal.slot !== this.input.slot) return [];
    return routeTo(this.#figure(view)?.reach ?? [], goal.hex);
  }

  /** Go on after a step; whoever has turned to something else is led no further. */
  follow(view: MateriaView): void {
    const goal = this.#goal;
    if (goal === null || this.input.question === "") return;
    const onTheWay = this.draft.text.startsWith(`move ${tokenOf(goal.slot)}`);
    if (goal.asked === this.input.asked) {
      if (!onTheWay) this.#goal = null;
      return;
    }
    if (this.input.question !== "act" || view.active !== this.input.seat) return;
    void this.#lead(view, goal.slot, goal.hex);
  }

  /** Do what can be done at a hex, one thing after the other; else turn to who stands there. */
  async press(view: MateriaView, site: Site): Promise<void> {
    this.#goal = null;
    const { input } = this;
    if (input.question === "lay") return this.#turn(site);
    if (input.question !== "act") return input.pressHex(site.name);
    const ways = this.#waysAt(site);
    const now = ways.indexOf(this.draft.choice?.text ?? "");
    const next = ways[now + 1];
    if (next !== undefined) return input.write(next);
    const other = this.#nextFigure(site);
    if (other !== undefined) return input.pick(other.slot);
    if (ways[0] !== undefined) return input.write(ways[0]);
    if (!(await this.#lead(view, input.slot, site.at))) return input.pressHex(site.name);
  }

  /** A tile that is about to be laid turns when it is pressed. */
  async #turn({ ground }: Site): Promise<void> {
    const laying = readLaying(this.draft.text);
    if (ground === "prepared" && laying) return this.input.write(writeLaying(turned(laying, 1)));
  }

  /** What the figure that acts may do at a hex, in writing. */
  #waysAt({ name, tower }: Site): string[] {
    const { seat, slot } = this.input;
    const home = tower === seat ? `equip ${tokenOf(slot)}` : "";
    return this.input
      .ordersOf(slot)
      .filter(({ text, things }) => things.includes(`hex:${name}`) || text === home)
      .map(({ text }) => text);
  }

  /** Own figures on a hex are turned to one after the other. */
  #nextFigure({ figures }: Site): MateriaFigureView | undefined {
    const own = figures.filter(({ seat }) => seat === this.input.seat);
    const now = own.findIndex(({ slot }) => slot === this.input.slot);
    const next = own[now + 1] ?? own[0];
    return next?.slot === this.input.slot ? undefined : next;
  }

  /** Prepare the next step of a figure on its way, if there is one. */
  async #lead(view: MateriaView, slot: number, hex: number): Promise<boolean> {
    const reach = this.#figure(view, slot)?.reach ?? [];
    const step = view.hexes[routeTo(reach, hex)[0] ?? -1];
    this.#goal = step ? { slot, hex, asked: this.input.asked } : null;
    if (step === undefined) return false;
    await this.input.write(writeOrder({ verb: "move", slot, goal: `${step.q},${step.r}` }));
    return true;
  }

  #figure(view: MateriaView, slot = this.input.slot): MateriaFigureView | undefined {
    return view.figures.find((one) => one.seat === this.input.seat && one.slot === slot);
  }
}

const walks = new WeakMap<Draft, Walk>();

/** Return the walk of a draft: it goes on when the board is drawn anew. */
export function walkOf(draft: Draft, input: MateriaInput): Walk {
  const walk = walks.get(draft) ?? new Walk(input, draft);
  walks.set(draft, walk);
  return walk;
}
