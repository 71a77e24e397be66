/** The life line of a figure: boxes in three colours, ticked from the first white one on. */

export const COLOURS = ["white", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export interface LifeBox {
  colour: Colour;
  /** It has been ticked. */
  crossed: boolean;
}

/** The ring of a base, one segment for each box: what is drawn alike is one path. */
export interface LifeRing {
  /** The boxes that are left, by colour. */
  left: Readonly<Record<Colour, string>>;
  crossed: string;
  /** A point on each yellow box and two strokes on each red one that is left. */
  points: string;
  strokes: string;
}

/** Half the gap between two segments. */
const GAP = 0.7;

/** Return the boxes of a life line in the order in which they are ticked. */
export function boxesOf(health: readonly number[], wounds: number): LifeBox[] {
  const colours = COLOURS.flatMap((colour, at) => Array<Colour>(health[at] ?? 0).fill(colour));
  return colours.map((colour, at) => ({ colour, crossed: at < wounds }));
}

/** Return the outline of a box: colour is not the only cue. */
export function boxShape(colour: Colour, side: number): string {
  if (colour === "white") return `M0 0h${side}v${side}H0Z`;
  const at = (share: number): number => short(share * side);
  if (colour === "red")
    return `M0 0h${side}v${at(0.6)}l${at(-0.5)} ${at(0.5)}l${at(-0.5)} ${at(-0.5)}Z`;
  const [near, far] = [at(0.28), at(0.72)];
  return `M${near} 0H${far}L${side} ${near}V${far}L${far} ${side}H${near}L0 ${far}V${near}Z`;
}

/** Return how many boxes of a colour there are, and how many are left. */
export function leftOf(boxes: readonly LifeBox[], colour: Colour): { left: number; of: number } {
  const own = boxes.filter((box) => box.colour === colour);
  return { left: own.filter((box) => !box.crossed).length, of: own.length };
}

/** Return the ring of boxes between two radii, clockwise from the top. */
export function ringOf(boxes: readonly LifeBox[], outer: number, inner: number): LifeRing {
  const left = { white: "", yellow: "", red: "" };
  let [crossed, points, strokes] = ["", "", ""];
  const middle = (outer + inner) / 2;
  const depth = (outer - inner) * 0.3;
  boxes.forEach((box, at) => {
    const [from, to] = [at, at + 1].map((n) => (2 * Math.PI * n) / boxes.length) as [
      number,
      number,
    ];
    const centre = (from + to) / 2;
    const shape = segment(from, to, outer, inner);
    if (box.crossed) crossed += shape;
    else left[box.colour] += shape;
    if (box.crossed || box.colour === "white") return;
    if (box.colour === "yellow") points += `M${at0(centre, middle)}h.01`;
    else {
      for (const side of [-0.11, 0.11]) {
        const angle = centre + side * Math.min(1, (to - from) / 0.5);
        strokes += `M${at0(angle, middle - depth)}L${at0(angle, middle + depth)}`;
      }
    }
  });
  return { left, crossed, points, strokes };
}

function segment(from: number, to: number, outer: number, inner: number): string {
  const [far, near] = [GAP / outer, GAP / inner];
  const large = to - from > Math.PI ? 1 : 0;
  return (
    `M${at0(from + far, outer)}A${outer} ${outer} 0 ${large} 1 ${at0(to - far, outer)}` +
    `L${at0(to - near, inner)}A${inner} ${inner} 0 ${large} 0 ${at0(from + near, inner)}Z`
  );
}

/** Return a point of a circle around 0,0, at an angle clockwise from the top. */
function at0(angle: number, radius: number): string {
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
