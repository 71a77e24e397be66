/** The measures of the furnace's ring, in the units of its drawing (440 across). */

const CENTRE = 220;
const SIGN_RADIUS = 182;
const LOZENGE_RADIUS = 183;

export const SIGNS = [
  "fire",
  "sulfur",
  "iron",
  "gold",
  "air",
  "copper",
  "water",
  "aqua-regia",
  "glass",
  "platinum",
  "earth",
  "mercury",
] as const;

interface Spot {
  x: number;
  y: number;
}

/** Returns a point of a circle, by degrees clockwise from the top. */
function onCircle(radius: number, degrees: number, centre: Spot = { x: CENTRE, y: CENTRE }): Spot {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return {
    x: rounded(centre.x + radius * Math.cos(angle)),
    y: rounded(centre.y + radius * Math.sin(angle)),
  };
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Returns the middle of the sign of that number. */
export function signAt(index: number): Spot {
  return onCircle(SIGN_RADIUS, index * 30);
}

/** Returns where the lozenge after the sign of that number goes, pointing outwards. */
export function lozengeAt(index: number): string {
  const degrees = index * 30 + 15;
  const spot = onCircle(LOZENGE_RADIUS, degrees);
  return `translate(${spot.x} ${spot.y}) rotate(${degrees - 90})`;
}

/** A line from one radius to another. */
function spoke(from: number, to: number, degrees: number, centre?: Spot): string {
  const start = onCircle(from, degrees, centre);
  const end = onCircle(to, degrees, centre);
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** The division of the ring: 120 parts, every fifth longer, every tenth longest. */
export const TICKS = Array.from({ length: 120 }, (_, tick) => {
  const length = tick % 10 === 0 ? 8 : tick % 5 === 0 ? 5 : 3;
  return spoke(206, 206 - length, tick * 3);
}).join("");

/** The light behind the furnace: rays of two lengths around its window. */
export const RAYS = Array.from({ length: 72 }, (_, ray) =>
  spoke(ray % 2 === 0 ? 92 : 106, 198, 270 + (ray * 180) / 71, { x: CENTRE, y: 246 }),
).join("");
