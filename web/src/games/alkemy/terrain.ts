/** What pieces of scenery look like: each kind has its own engraving, in the frame of the piece. */

import type { Spot } from "$/design/board/viewbox";
import type { Dice } from "./chance";
import {
  between,
  circle,
  ellipse,
  n,
  polygon,
  rect,
  rounded,
  scattered,
  smooth,
  spot,
} from "./lines";

/** One stroke of the burin, in the frame of the piece; what it does not say has no ink. */
export interface Stroke {
  d: string;
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

/** A piece in its own frame: its middle at 0,0 and its long side level. */
export interface Lying {
  middle: Spot;
  /** Degrees, clockwise. */
  turn: number;
  /** Half its length and half its width. */
  half: { x: number; y: number };
  corners: readonly Spot[];
}

/** What is known of a piece of which nobody has drawn the kind. */
export interface Kind {
  kind: string;
  movement: string;
  hill: boolean;
}

const INK = "var(--ink)";
const IRON = "var(--iron)";
const LAPIS = "var(--lapis)";

export type Draw = (lying: Lying, chance: Dice) => Stroke[];

/** Return how a piece is drawn. */
export function drawingOf(piece: Kind): Draw {
  return DRAWINGS[piece.kind] ?? usual(piece);
}

const DRAWINGS: Readonly<Record<string, Draw>> = {
  wall,
  hedge,
  wood: trees,
  thicket: trees,
  pond,
  marsh,
  fountain,
  boulder: rock,
  rock,
  ruin,
  house,
};

/** What casts no shadow of its own shape. */
export const FLAT: ReadonlySet<string> = new Set([
  "pond",
  "marsh",
  "wood",
  "thicket",
  "hedge",
  "ruin",
]);

/** Return how a piece of a kind that nobody has drawn looks like what it is to a move. */
function usual({ movement, hill }: Kind): Draw {
  if (hill) return mound;
  if (movement === "toll") return wall;
  if (movement === "slow") return marsh;
  return movement === "flat" ? meadow : rock;
}

function wall({ half: { x, y } }: Lying, chance: Dice): Stroke[] {
  const stones = courses(-x, x, -y, 0, chance) + courses(-x, x, 0, y, chance);
  let hatching = "";
  for (let at = -x + 2; at < x - 2; at += 2.7) {
    hatching += `M${n(at)} ${n(y * chance(0.3, 0.42))}L${n(at + 2.2)} ${n(y * 0.86)}`;
  }
  return [
    { d: rect(x, y), fill: "var(--raised)", stroke: INK, width: 1.5 },
    { d: stones, fill: IRON, stroke: INK, width: 0.9 },
    { d: hatching, stroke: INK, width: 0.55, opacity: 0.6 },
    { d: `M${n(x)} ${n(-y)}V${n(y)}H${n(-x)}`, stroke: INK, width: 2.2 },
  ];
}

/** Return a row of stones of uneven lengths. */
function courses(from: number, to: number, top: number, bottom: number, chance: Dice): string {
  let path = "";
  for (let at = from; at < to - 0.1;) {
    const rest = to - at;
    const wide = rest < 16 ? rest : Math.min(chance(9.5, 17), rest - 6);
    path += `M${n(at)} ${n(top)}h${n(wide)}v${n(bottom - top)}h${n(-wide)}Z`;
    at += wide;
  }
  return path;
}

function hedge({ half: { x, y } }: Lying, chance: Dice): Stroke[] {
  const count = Math.max(3, Math.round((2 * x) / (y * 0.85)));
  const strokes: Stroke[] = [
    { d: ellipse(3, 5, x * 0.99, y * 1.15), fill: "var(--shade)", fillOpacity: 0.2 },
    { d: rect(x, y), fill: "var(--verdigris-soft)", stroke: INK, width: 0.6, dash: "3 2.5" },
  ];
  for (let at = 0; at < count; at += 1) {
    const along = -x + y * 0.75 + ((2 * x - 1.5 * y) * at) / (count - 1);
    strokes.push(...bush({ x: along, y: chance(-1.5, 1.5) }, y * chance(0.92, 1.06), chance, 9));
  }
  return strokes;
}

function trees(lying: Lying, chance: Dice): Stroke[] {
  const contour = smooth(lying.corners);
  const { half } = lying;
  const size = Math.min(10.5, half.y * 0.3);
  const spots = scattered(lying.corners, half, size * 1.5, size * 0.8, chance);
  spots.sort((one, other) => one.y - other.y);
  const cast = spots.map(({ x, y }) => ellipse(x + 3, y + 4, size * 1.05, size * 0.95)).join("");
  return [
    { d: contour, fill: "var(--verdigris-soft)", stroke: INK, width: 1.1, dash: "4 3" },
    { d: contour, fill: "url(#ak-grass)", opacity: 0.5 },
    { d: cast, fill: "var(--shade)", fillOpacity: 0.18 },
    ...spots.flatMap((spot) => bush(spot, size * chance(0.86, 1.12), chance, 10)),
  ];
}

/** Return a crown seen from above: a scalloped edge, and hatching on its dark side. */
function bush({ x, y }: Spot, radius: number, chance: Dice, lobes: number): Stroke[] {
  const start = chance(0, 6);
  let path = "";
  for (let at = 0; at <= lobes; at += 1) {
    const turn = start + (2 * Math.PI * at) / lobes;
    const far = radius * 0.88;
    const end = `${n(x + far * Math.cos(turn))} ${n(y + far * Math.sin(turn))}`;
    if (at === 0) path = `M${end}`;
    else {
      const between = turn - Math.PI / lobes;
      const bulge = radius * 1.22;
      path += `Q${n(x + bulge * Math.cos(between))} ${n(y + bulge * Math.sin(between))} ${end}`;
    }
  }
  let fine = "";
  for (const [at, reach] of [
    [0.2, 0.62],
    [0.6, 0.66],
    [1, 0.62],
  ] as const) {
    const from = { x: x + radius * reach * Math.cos(at), y: y + radius * reach * Math.sin(at) };
    fine += `M${n(from.x)} ${n(from.y)}q${n(radius * 0.2)} ${n(-radius * 0.06)} ${n(radius * 0.24)} ${n(-radius * 0.28)}`;
  }
  fine += `M${n(x - 1.2)} ${n(y)}h1.6M${n(x - radius * 0.4)} ${n(y - radius * 0.32)}q2 -2.4 4 -1.4`;
  return [
    { d: `${path}Z`, fill: "var(--foliage)", stroke: INK, width: 1 },
    { d: fine, stroke: INK, width: 0.55, opacity: 0.75 },
  ];
}

function pond(lying: Lying, chance: Dice): Stroke[] {
  const { corners, half } = lying;
  const strokes: Stroke[] = [
    { d: smooth(corners), fill: "var(--lapis-soft)", stroke: INK, width: 1.4 },
  ];
  for (const [at, share] of [0.93, 0.85, 0.75, 0.63, 0.48, 0.3].entries()) {
    const d = smooth(corners.map(({ x, y }) => ({ x: x * share, y: y * share })));
    const dash = at > 2 ? "14 5 6 4" : undefined;
    strokes.push({
      d,
      stroke: LAPIS,
      width: 1 - at * 0.1,
      opacity: 0.75 - at * 0.09,
      ...(dash ? { dash } : {}),
    });
  }
  let shore = "";
  const count = 30;
  for (let at = 2; at < 13; at += 1) {
    const turn = (2 * Math.PI * at) / count;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    const far = chance(5, 9);
    shore += `M${n((half.x + 4) * across)} ${n((half.y + 4) * down)}l${n(far * across)} ${n(far * down * 0.6)}`;
  }
  strokes.push({ d: shore, stroke: INK, width: 0.6, opacity: 0.45 });
  strokes.push(...reeds({ x: half.x * 0.52, y: -half.y * 0.62 }, chance));
  strokes.push(...reeds({ x: -half.x * 0.6, y: half.y * 0.6 }, chance));
  return strokes;
}

function reeds({ x, y }: Spot, chance: Dice): Stroke[] {
  let d = "";
  for (let at = 0; at < 5; at += 1) {
    const foot = x + at * 2.6 - 5;
    d += `M${n(foot)} ${n(y + chance(0, 3))}q${n(chance(-1, 1))} -6 ${n(chance(-3, 5))} ${n(chance(-13, -8))}`;
  }
  return [{ d, stroke: INK, width: 1 }];
}

function marsh(lying: Lying, chance: Dice): Stroke[] {
  const contour = smooth(rounded(lying));
  let water = "";
  const spots = scattered(lying.corners, lying.half, 13, 9, chance);
  for (const { x, y } of spots) water += `M${n(x - 6)} ${n(y)}q3 -2 6 0t6 0`;
  return [
    {
      d: contour,
      fill: "var(--lapis-soft)",
      fillOpacity: 0.75,
      stroke: INK,
      width: 1.1,
      dash: "5 3 1.5 3",
    },
    { d: water, stroke: LAPIS, width: 0.9, opacity: 0.75 },
    ...spots.filter((_, at) => at % 4 === 1).flatMap((spot) => reeds(spot, chance)),
  ];
}

function fountain({ corners }: Lying): Stroke[] {
  const ring = (share: number) =>
    polygon(corners.map(({ x, y }) => ({ x: x * share, y: y * share })));
  const radius = Math.max(...corners.map(({ x, y }) => Math.hypot(x, y)));
  const spokes = corners
    .filter((_, at) => at % 2 === 0)
    .map(({ x, y }) => `M${n(x * 0.97)} ${n(y * 0.97)}L${n(x * 0.8)} ${n(y * 0.8)}`)
    .join("");
  return [
    { d: ring(1), fill: IRON, stroke: INK, width: 1.5 },
    { d: spokes, stroke: INK, width: 0.7 },
    { d: ring(0.79), fill: "var(--lapis-soft)", stroke: INK, width: 1.1 },
    {
      d: circle(radius * 0.62) + circle(radius * 0.46),
      stroke: LAPIS,
      width: 0.8,
      dash: "7 3",
    },
    { d: circle(radius * 0.24), fill: "var(--raised)", stroke: INK, width: 1.2 },
    { d: circle(radius * 0.06), fill: INK },
  ];
}

/** Return a rock: its faces meet in a ridge, and those away from the light are hatched. */
function rock({ corners, half }: Lying, chance: Dice): Stroke[] {
  const edge = corners.length > 6 ? corners : chipped(corners, chance);
  const ridge = edge.map(({ x, y }, at) => {
    const share = at % 2 === 0 ? chance(0.5, 0.58) : chance(0.44, 0.52);
    return { x: x * share - half.x * 0.08, y: y * share - half.y * 0.1 };
  });
  let faces = "";
  let dark = "";
  let hatching = "";
  edge.forEach((corner, at) => {
    const after = (at + 1) % edge.length;
    const [inner, next, nextInner] = [ridge[at], edge[after], ridge[after]];
    if (!inner || !next || !nextInner) return;
    if (at % 2 === 0) faces += `M${spot(corner)}L${spot(inner)}`;
    else faces += `M${spot(between(corner, inner, 0.35))}L${spot(inner)}`;
    const side = Math.atan2(corner.y + next.y, corner.x + next.x);
    if (side < -0.3 || side > 2.3) return;
    dark += `M${spot(corner)}L${spot(next)}L${spot(nextInner)}L${spot(inner)}Z`;
    for (let share = 0.15; share < 1; share += 0.2) {
      const from = between(corner, next, share);
      const to = between(inner, nextInner, share);
      hatching += `M${spot(from)}L${spot(between(from, to, chance(0.5, 0.9)))}`;
    }
  });
  return [
    { d: polygon(edge), fill: IRON, stroke: INK, width: 1.6 },
    { d: dark, fill: INK, fillOpacity: 0.13 },
    { d: hatching, stroke: INK, width: 0.6, opacity: 0.7 },
    { d: polygon(ridge), fill: "var(--raised)", stroke: INK, width: 0.9 },
    { d: cracks(ridge, chance), stroke: INK, width: 0.6, opacity: 0.7 },
    { d: faces, stroke: INK, width: 0.9 },
  ];
}

/** Return a crack across the top of a rock, with a branch. */
function cracks(top: readonly Spot[], chance: Dice): string {
  const [from, to, aside] = [top[1], top[Math.floor(top.length / 2)], top[top.length - 2]];
  if (!from || !to || !aside) return "";
  const middle = between(from, to, chance(0.4, 0.6));
  return `M${spot(from)}L${spot(between(from, middle, 0.55))}L${spot(middle)}M${spot(middle)}L${spot(between(middle, aside, 0.6))}`;
}

/** Return a box with its corners and sides broken, as stone breaks; it stays inside. */
function chipped(corners: readonly Spot[], chance: Dice): Spot[] {
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const inward = (one: Spot, share: number) => ({ x: one.x * share, y: one.y * share });
    return [0.12, 0.5, 0.86].map((share) =>
      inward(between(corner, next, share), share === 0.5 ? 1 : chance(0.93, 1)),
    );
  });
}

function ruin({ half: { x, y } }: Lying, chance: Dice): Stroke[] {
  const thick = Math.min(13, y * 0.4);
  const floor = `M${n(-x)} ${n(-y)}H${n(x)}V0L${n(x * 0.6)} ${n(y * 0.44)}L${n(x * 0.24)} ${n(y)}H${n(-x)}Z`;
  let tiles = "";
  for (let at = -x + thick + 15; at < x; at += 17) {
    const low = at > x * 0.24 ? y * 0.45 - (at - x * 0.24) * 0.6 : y;
    tiles += `M${n(at)} ${n(-y + thick)}V${n(Math.max(low, -y + thick))}`;
  }
  for (let at = -y + thick + 14; at < y; at += 15) {
    tiles += `M${n(-x + thick)} ${n(at)}H${n(at < 0 ? x : x * 0.55 - at * 0.4)}`;
  }
  const walls = `M${n(-x)} ${n(-y)}H${n(x)}L${n(x - 3)} ${n(-y + thick * 0.5)}L${n(x - 6)} ${n(-y + thick)}H${n(-x + thick)}V${n(y * 0.7)}L${n(-x + thick * 0.6)} ${n(y * 0.86)}L${n(-x + 4)} ${n(y)}L${n(-x)} ${n(y * 0.92)}Z`;
  let joints = courses(-x, x - 6, -y, -y + thick / 2, chance);
  joints += courses(-x, x - 6, -y + thick / 2, -y + thick, chance);
  for (let at = -y + thick; at < y * 0.7; at += 9.5) {
    joints += `M${n(-x)} ${n(at)}h${n(thick)}M${n(-x + chance(4, thick - 4))} ${n(at)}v9`;
  }
  let hatching = "";
  for (let at = -x + thick + 1; at < x - 8; at += 2.7) {
    hatching += `M${n(at)} ${n(-y + thick - chance(3, 4.2))}l2.2 3`;
  }
  let rubble = "";
  for (let at = 0; at < 8; at += 1) {
    const [across, down] = [x * chance(0.3, 0.86), y * chance(0.2, 0.86)];
    const size = chance(2.2, 4.6);
    rubble += `M${n(across - size)} ${n(down)}l${n(size)} ${n(-size)}l${n(size * 1.1)} ${n(size * 0.5)}l${n(-size * 0.4)} ${n(size * 1.2)}h${n(-size)}Z`;
  }
  return [
    { d: rect(x, y), stroke: INK, width: 0.9, dash: "4 3" },
    { d: floor, fill: "var(--sunk)" },
    { d: tiles, stroke: INK, width: 0.55, opacity: 0.5 },
    {
      d: `M${n(-x + thick)} ${n(-y + thick)}H${n(x - 4)}v7H${n(-x + thick + 7)}V${n(y * 0.72)}h-7Z`,
      fill: "var(--shade)",
      fillOpacity: 0.26,
    },
    { d: walls, fill: IRON, stroke: INK, width: 1.5 },
    { d: joints, stroke: INK, width: 0.75 },
    { d: hatching, stroke: INK, width: 0.55, opacity: 0.7 },
    { d: rubble, fill: "var(--raised)", stroke: INK, width: 0.9 },
  ];
}

function house({ half: { x, y } }: Lying, chance: Dice): Stroke[] {
  let tiles = "";
  for (let row = -y + 6; row < -2; row += 5.4) {
    for (let at = -x + chance(3, 8); at < x - 7; at += chance(9, 13)) {
      tiles += `M${n(at)} ${n(row)}h${n(chance(4, 7))}v2`;
    }
  }
  let dark = "";
  for (let row = 2.7; row < y; row += 2.7) dark += `M${n(-x + 1)} ${n(row)}H${n(x - 1)}`;
  const stack = { x: x * 0.37, y: -y * 0.76, size: Math.min(13, y * 0.36) };
  return [
    { d: rect(x, y), fill: "var(--raised)", stroke: INK, width: 1.6 },
    { d: `M${n(-x)} 0h${n(2 * x)}v${n(y)}h${n(-2 * x)}Z`, fill: IRON },
    { d: tiles, stroke: INK, width: 0.6, opacity: 0.7 },
    { d: dark, stroke: INK, width: 0.6, opacity: 0.65 },
    { d: rect(x, y), stroke: INK, width: 1.6 },
    { d: `M${n(-x - 2)} 0h${n(2 * x + 4)}`, stroke: INK, width: 2.2 },
    {
      d: `M${n(stack.x + stack.size)} ${n(stack.y + 2)}l5 5v8l-5 -4M${n(stack.x + 2)} ${n(stack.y + stack.size)}l5 5h9`,
      fill: INK,
      fillOpacity: 0.35,
    },
    {
      d: `M${n(stack.x)} ${n(stack.y)}h${n(stack.size)}v${n(stack.size)}h${n(-stack.size)}Z`,
      fill: "var(--sunk)",
      stroke: INK,
      width: 1.3,
    },
    {
      d: `M${n(stack.x + 3)} ${n(stack.y + 3)}h${n(stack.size - 6)}v${n(stack.size - 6)}h${n(6 - stack.size)}Z`,
      fill: INK,
    },
  ];
}

/** Return a hill: contours, and hachures that run down it. */
function mound(lying: Lying, chance: Dice): Stroke[] {
  const { corners } = lying;
  const share = (of: number) =>
    smooth(rounded(lying).map(({ x, y }) => ({ x: x * of, y: y * of })));
  let hachures = "";
  const edge = rounded(lying);
  edge.forEach((one, at) => {
    const next = edge[(at + 1) % edge.length] ?? one;
    for (let part = 0; part < 1; part += 0.2) {
      const foot = between(one, next, part);
      const top = chance(0.8, 0.86);
      hachures += `M${spot(foot)}L${n(foot.x * top)} ${n(foot.y * top)}`;
    }
  });
  return [
    { d: smooth(corners), fill: "var(--board)", stroke: INK, width: 1.2 },
    { d: hachures, stroke: INK, width: 0.7, opacity: 0.6 },
    { d: share(0.72) + share(0.45), stroke: INK, width: 0.8, opacity: 0.6, dash: "6 3" },
  ];
}

function meadow({ corners }: Lying): Stroke[] {
  return [
    { d: polygon(corners), fill: "url(#ak-grass)", opacity: 0.7 },
    { d: polygon(corners), stroke: INK, width: 0.9, opacity: 0.7, dash: "4 3" },
  ];
}
