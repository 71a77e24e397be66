/** Several figures on a list that can be changed until it is confirmed: targets, or an order. */

import type { Draft } from "$/table/draft.svelte";

export class Sketch {
  labels = $state.raw<readonly string[]>([]);

  /** Begin with these. */
  begin(labels: readonly string[]): void {
    this.labels = labels;
  }

  toggle(label: string): void {
    this.labels = this.labels.includes(label)
      ? this.labels.filter((one) => one !== label)
      : [...this.labels, label];
  }

  /** Move one of them to another place on the list. */
  move(label: string, by: number): void {
    const from = this.labels.indexOf(label);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.labels.length) return;
    const others = this.labels.filter((one) => one !== label);
    this.labels = [...others.slice(0, to), label, ...others.slice(to)];
  }
}

const SKETCHES = new WeakMap<Draft, Sketch>();

/** Return what is sketched on the board that a draft is prepared on. */
export function sketchOf(draft: Draft): Sketch {
  const known = SKETCHES.get(draft);
  if (known !== undefined) return known;
  const sketch = new Sketch();
  SKETCHES.set(draft, sketch);
  return sketch;
}
