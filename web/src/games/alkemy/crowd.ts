/** Picking out of a crowd: the nearest middle wins, and where fingers cannot tell, bases spread. */

import type { Spot } from "$/design/board/viewbox";

export interface Body {
  id: string;
  at: Spot;
  radius: number;
}

/** Return what may be meant by a press, the nearest middle first; a finger reaches this far. */
export function near(spot: Spot, bodies: readonly Body[], reach: number): Body[] {
  return bodies
    .map((body) => ({ body, away: Math.hypot(body.at.x - spot.x, body.at.y - spot.y) }))
    .filter(({ body, away }) => away <= Math.max(body.radius, reach))
    .sort((one, other) => one.away - other.away)
    .map(({ body }) => body);
}

/** Return whether a press could mean several: their middles lie closer than a finger is wide. */
export function isCrowd(found: readonly Body[], finger: number): boolean {
  const [first, second] = found;
  if (first === undefined || second === undefined) return false;
  return Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y) < finger;
}

/** Return where bodies stand when they are spread on a circle, each on the side it came from. */
export function spread(bodies: readonly Body[], gap: number): ReadonlyMap<string, Spot> {
  const middle = {
    x: bodies.reduce((sum, { at }) => sum + at.x, 0) / bodies.length,
    y: bodies.reduce((sum, { at }) => sum + at.y, 0) / bodies.length,
  };
  const radius = Math.max(gap * 0.75, (gap * bodies.length) / (2 * Math.PI));
  const angle = ({ at }: Body): number => Math.atan2(at.y - middle.y, at.x - middle.x);
  const order = [...bodies].sort((one, other) => angle(one) - angle(other));
  const first = order[0] === undefined ? 0 : angle(order[0]);
  return new Map(
    order.map(({ id }, at) => {
      const turn = first + (2 * Math.PI * at) / order.length;
      return [id, { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) }];
    }),
  );
}
