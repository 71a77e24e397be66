/** The eye on the field: it follows hands, goes where something happens, and comes back. */

import {
  isWhole,
  panned,
  pinched,
  zoom,
  zoomed,
  type Box,
  type Spot,
} from "$/design/board/viewbox";
import {
  about,
  between,
  eased,
  onField,
  onPlate,
  reshaped,
  scaleOf,
  sees,
  wholeFor,
  type Plate,
} from "./camera";

/** How long the eye travels, and how long it stays where something happened. */
const GLIDE = 420;
const STAY = 1400;

/** After a gesture the drawing is made sharp again. */
const SETTLE = 160;

/** Nobody looks at less of the field than this many units across. */
const CLOSE = 300;

export class Camera {
  seen = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  plate = $state.raw<Plate>({ width: 0, height: 0 });
  /** It moves: what is drawn is only shifted, and drawn anew when it stands. */
  moving = $state(false);
  /** Pixels of a unit as it last stood: tags and names are laid out for it. */
  rest = $state(1);
  /** No travelling is wanted. */
  calm = false;

  #whole = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it comes back to after it has shown something. */
  #home: Box | null = null;
  /** Where it is on its way to. */
  #aim: Box | null = null;

  readonly scale = $derived(scaleOf(this.seen, this.plate));
  readonly close = $derived(!isWhole(this.seen, this.#whole));

  get whole(): Box {
    return this.#whole;
  }

  /** Hear how large the field is and the plate that shows it. */
  fit(field: Plate, plate: Plate): void {
    if (plate.width <= 0 || plate.height <= 0) return;
    const first = this.plate.width === 0;
    const after = wholeFor(field, plate);
    const before = this.#whole;
    this.seen = first ? after : reshaped(this.seen, before, after, zoom(this.seen, before));
    this.#whole = after;
    this.plate = plate;
    this.#rest();
  }

  /** Look at a part of the field because a hand wants it. */
  look(box: Box): void {
    this.#stop();
    this.#home = null;
    this.seen = box;
    this.#stir();
  }

  pan(dx: number, dy: number): void {
    this.look(panned(this.seen, this.#whole, dx / this.scale, dy / this.scale));
  }

  zoomBy(factor: number, at?: Spot): void {
    const spot = at && this.spot(at);
    this.look(zoomed(this.seen, this.#whole, factor, spot));
  }

  /** Two fingers that were at two points of the plate are at two others. */
  pinch(held: readonly [Spot, Spot], now: readonly [Spot, Spot]): void {
    const spots = ([one, other]: readonly [Spot, Spot]) =>
      [this.spot(one), this.spot(other)] as const;
    this.look(pinched(this.seen, this.#whole, spots(held), spots(now)));
  }

  /** Travel to see all of the field. */
  showAll(): void {
    this.#home = null;
    this.#glide(this.#whole);
  }

  /** Travel to some spots and stay there. */
  goTo(spots: readonly Spot[], across = CLOSE): void {
    if (spots.length === 0) return;
    this.#home = null;
    this.#glide(about(spots, this.#whole, Math.min(across, this.#whole.width)));
  }

  /** Show spots where something happened, and come back; what is seen anyway needs no travel. */
  visit(spots: readonly Spot[]): void {
    if (this.calm || spots.length === 0 || sees(this.seen, spots)) return;
    this.#home ??= this.#aim ?? this.seen;
    const home = this.#home;
    this.#glide(about(spots, this.#whole, this.seen.width));
    this.#timer = setTimeout(() => {
      if (this.#home !== home) return;
      this.#home = null;
      this.#glide(home);
    }, GLIDE + STAY);
  }

  /** Bring into sight what a key has led to. */
  visitHere(at: Spot): void {
    if (!sees(this.seen, [at])) this.goTo([at], this.seen.width);
  }

  /** Return the spot of the field at a point of the plate. */
  spot(point: Spot): Spot {
    return onField(point, this.seen, this.plate);
  }

  /** Return the point of the plate where a spot of the field is seen. */
  point(spot: Spot): Spot {
    return onPlate(spot, this.seen, this.plate);
  }

  #glide(to: Box): void {
    this.#stop();
    if (this.calm) {
      this.seen = to;
      this.#rest();
      return;
    }
    const from = this.seen;
    const start = performance.now();
    this.#aim = to;
    this.moving = true;
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / GLIDE);
      this.seen = between(from, to, eased(share));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#rest();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    this.#aim = null;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), SETTLE);
  }

  #rest(): void {
    this.#aim = null;
    this.moving = false;
    this.rest = this.scale;
  }
}
