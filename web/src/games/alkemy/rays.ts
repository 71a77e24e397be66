/** Rays around what is drawn on a card, over a field of 200 by 100. */

const COUNT = 40;
/** Where they begin and end, from the middle. */
const [FROM, TO] = [38, 150];

export const RAYS = Array.from({ length: COUNT }, (_, at) => {
  const turn = (2 * Math.PI * at) / COUNT;
  const spot = (far: number): string =>
    `${(100 + far * Math.cos(turn)).toFixed(1)} ${(50 + far * Math.sin(turn)).toFixed(1)}`;
  return `M${spot(FROM)}L${spot(TO)}`;
}).join("");
