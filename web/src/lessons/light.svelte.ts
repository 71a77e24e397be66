/** The parts of a board that a step of a lesson speaks of: found by their names, wherever they lie. */

import { places, SPOKEN, spotsOf, type Box, type Spot } from "$/design/board/places";
import type { Draft } from "$/table/draft.svelte";
import type { Guidance } from "$/protocol/types";

/** What is to be lit: parts that are spoken of, and parts that are asked for. */
export type Lit = Pick<Guidance, "lit" | "asked">;

export interface Spots {
  lit: Spot[];
  asked: Spot[];
  /** What was pressed and cannot be chosen now. */
  tried: Spot | null;
}

const NOTHING: Spots = { lit: [], asked: [], tried: null };
/** So many frames are enough for a board to be laid out. */
const PATIENCE = 60;
/** The mark of parts that stay bright. */
const LIT = "data-lit";

export class Light {
  spots = $state.raw<Spots>(NOTHING);
  #frame = 0;
  #first: string | undefined;
  /** Frames in which what is spoken of first may still be brought into sight. */
  #patience = 0;

  /** Must be made where a component begins, whose effects it shares. */
  constructor(guidance: () => Lit, draft: () => Draft) {
    $effect(() => {
      const { lit, asked } = guidance();
      this.#first = lit[0] ?? asked[0];
      this.#patience = PATIENCE;
    });
    // Boards move, grow and are drawn anew: looking once a frame is simpler than hearing of it all.
    $effect(() => {
      const look = (): void => {
        this.#look(guidance(), draft());
        this.#frame = requestAnimationFrame(look);
      };
      this.#frame = requestAnimationFrame(look);
      return () => {
        cancelAnimationFrame(this.#frame);
        mark(new Set());
      };
    });
  }

  /** Boards are laid out anew at first; later on everybody looks where they like. */
  #turnToFirst(): void {
    if (this.#first === undefined || this.#patience === 0) return;
    this.#patience -= 1;
    if (spotsOf([this.#first]).length === 0) turnTo(this.#first);
  }

  #look({ lit, asked }: Lit, draft: Draft): void {
    mark(new Set([...lit, ...asked]));
    this.#turnToFirst();
    const thing = draft.refusal === null ? "" : draft.thing;
    const found: Spots = {
      lit: spotsOf(lit),
      asked: spotsOf(asked),
      tried: spotsOf(thing === "" ? [] : [thing])[0] ?? null,
    };
    if (JSON.stringify(found) !== JSON.stringify(this.spots)) this.spots = found;
  }
}

function turnTo(name: string): void {
  const part = places(name).find((one) => one.getBoundingClientRect().width > 0);
  part?.scrollIntoView({ block: "nearest", inline: "center" });
  part?.dispatchEvent(new Event(SPOKEN, { bubbles: true }));
}

function mark(names: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll(`[${LIT}]`)) {
    const place = element.getAttribute("data-place") ?? "";
    if (!names.has(place)) element.removeAttribute(LIT);
  }
  for (const name of names) {
    for (const element of places(name)) element.toggleAttribute(LIT, true);
  }
}

/** The ends of rays around a box, as a path: they begin outside it and are of two lengths. */
export function rays({ width, height }: Box, gap = 8): string {
  const [middle, centre] = [width / 2, height / 2];
  const strokes: string[] = [];
  for (let at = 0; at < 32; at += 1) {
    const turn = (at / 32) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const reach = Math.min((middle + gap) / Math.abs(x), (centre + gap) / Math.abs(y));
    const end = reach + (at % 2 === 0 ? 16 : 9);
    strokes.push(
      `M${(middle + x * reach).toFixed(1)} ${(centre + y * reach).toFixed(1)}` +
        `L${(middle + x * end).toFixed(1)} ${(centre + y * end).toFixed(1)}`,
    );
  }
  return strokes.join("");
}
