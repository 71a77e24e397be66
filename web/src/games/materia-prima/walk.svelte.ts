/**
 * Presses on the map. A hex further away than one step is walked to: the first step is prepared,
 * and once it is confirmed the others follow, as long as the way the house knows leads there.
 */

import type { Asked, MateriaFigureView, MateriaView } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import type { MateriaInput } from "./board-input.svelte";
import { warningOf } from "./ending";
import { distance } from "./hexes";
import { routeTo, type Site } from "./survey";
import { readLaying, tokenOf, turned, writeLaying, writeOrder } from "./written";

interface Goal {
  slot: number;
  /** The number of the hex in the view. */
  hex: number;
  /** Where the next step leads. */
  step: number;
  /** The question to which that step is the answer. */
  asked: Asked | null;
}

export class Walk {
  #goal: Goal | null = $state.raw(null);
  /** A step is being asked about that nobody has written yet. */
  #asking = false;

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
  async follow(view: MateriaView): Promise<void> {
    const goal = this.#goal;
    if (goal === null || this.input.question === "") return;
    const onTheWay = this.draft.text.startsWith(`move ${tokenOf(goal.slot)}`);
    if (goal.asked === this.input.asked) {
      if (!onTheWay && !this.#asking) this.#goal = null;
      return;
    }
    const acts = this.input.question === "act" && view.active === this.input.seat;
    const arrived = this.#figure(view, goal.slot)?.hex === goal.step;
    this.#goal = null;
    if (!acts || !arrived || !(await this.#lead(view, goal.slot, goal.hex, true))) return;
    if (warningOf(this.draft.choice) === null && !this.draft.direct) await this.draft.confirm();
  }

  /** Do what can be done at a hex, one thing after the other; else turn to who stands there. */
  async press(view: MateriaView, site: Site): Promise<void> {
    const { input } = this;
    const led = this.#goal?.hex === site.at;
    this.#goal = led ? this.#goal : null;
    if (input.question === "lay") return this.#turn(site);
    if (input.question !== "act") return this.#pressChosen(site) ?? input.pressHex(site.name);
    if (led) return this.draft.confirm();
    const ways = this.#waysAt(site);
    const now = ways.indexOf(this.draft.choice?.text ?? "");
    const next = ways[now + 1];
    if (next !== undefined) return input.write(next);
    if (ways.length === 1) return this.#pressChosen(site);
    if (site.tower === input.seat && (await this.#leadTowards(view, site))) return;
    const other = this.#nextFigure(site);
    if (other !== undefined) return input.pick(other.slot);
    if (ways[0] !== undefined) return input.write(ways[0]);
    if (!(await this.#lead(view, input.slot, site.at))) return input.pressHex(site.name);
  }

  /** A second press on what is chosen confirms it, except where dice are rolled. */
  #pressChosen({ name }: Site): Promise<void> | undefined {
    const { choice, text } = this.draft;
    const chosen = choice?.things.includes(`hex:${name}`) && !text.startsWith("fight ");
    return chosen ? this.draft.confirm() : undefined;
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

  /** Go to a hex, or as near to it as the actions of the figure allow. */
  async #leadTowards(view: MateriaView, site: Site): Promise<boolean> {
    const figure = this.#figure(view);
    const here = view.hexes[figure?.hex ?? -1];
    if (figure === undefined || here === undefined) return false;
    const far = (hex: number) => distance(view.hexes[hex] ?? here, site);
    const [nearest] = [...figure.reach].sort(
      (one, other) => far(one.hex) - far(other.hex) || one.moves - other.moves,
    );
    if (nearest === undefined || far(nearest.hex) >= distance(here, site)) return false;
    return this.#lead(view, figure.slot, nearest.hex);
  }

  /** Prepare the next step of a figure on its way, if there is one. */
  async #lead(view: MateriaView, slot: number, hex: number, learned = false): Promise<boolean> {
    const reach = this.#figure(view, slot)?.reach ?? [];
    const next = routeTo(reach, hex)[0] ?? -1;
    const step = view.hexes[next];
    this.#goal = step ? { slot, hex, step: next, asked: this.input.asked } : null;
    if (step === undefined) return false;
    const text = writeOrder({ verb: "move", slot, goal: `${step.q},${step.r}` });
    this.#asking = learned;
    await (learned ? this.draft.ask(text) : this.input.write(text));
    this.#asking = false;
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
