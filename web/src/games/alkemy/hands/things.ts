/** Parts of the table by their names in the protocol: `figure:a3`, `post:1`, `token:2`, `piece:4`. */

import type { Spot } from "$/design/board/viewbox";
import type { AlkemyView, Arg } from "$/protocol/types";
import { message } from "$/words/speaker";
import { drawn, long, outline, spotOf, type Field } from "../space";

/** Where something is drawn, and how far its edge is from its middle. */
export interface Placed {
  at: Spot;
  radius: number;
}

/** Return the kind of a thing and its name among those of its kind. */
export function parted(thing: string): [kind: string, name: string] {
  const at = thing.indexOf(":");
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** Return the label of a thing that is a figure, such as `a3`; null for anything else. */
export function figureIn(thing: string | undefined): string | null {
  const [kind, label] = parted(thing ?? "");
  return kind === "figure" ? label : null;
}

/** Return where a thing is drawn; null if there is no such thing on the table. */
export function placeOf(view: AlkemyView, field: Field, thing: string): Placed | null {
  const [kind, name] = parted(thing);
  const spot = spotOf(thing);
  if (spot !== null) return { at: drawn(field, spot.x, spot.y), radius: 0 };
  if (kind === "figure") {
    const figure = view.figures.find(({ label }) => label === name);
    return figure === undefined || figure.status === "waiting" || figure.status === "gone"
      ? null
      : { at: drawn(field, figure.x, figure.y), radius: long(figure.radius) };
  }
  const index = Number(name) - 1;
  if (kind === "post") {
    const post = view.posts[index];
    return post === undefined
      ? null
      : { at: drawn(field, post.x, post.y), radius: long(post.radius) };
  }
  if (kind === "token") {
    const token = view.tokens[index];
    return token === undefined ? null : { at: drawn(field, token.x, token.y), radius: 8 };
  }
  const piece = kind === "piece" ? view.pieces[index] : undefined;
  return piece === undefined ? null : { at: middleOf(outline(field, piece.corners)), radius: 0 };
}

/** Return what a thing is called. */
export function nameOf(view: AlkemyView, thing: string): Arg {
  const [kind, name] = parted(thing);
  if (kind === "figure") {
    const figure = view.figures.find(({ label }) => label === name);
    return figure === undefined
      ? name
      : message("web-alkemy-called", { name: figure.name, label: figure.label });
  }
  if (kind === "post") return message("alkemy-thing-post", { number: Number(name) });
  const index = Number(name) - 1;
  if (kind === "piece") {
    const piece = view.pieces[index];
    return piece === undefined
      ? name
      : message("alkemy-thing-piece", { name: piece.name, number: index + 1 });
  }
  const token = view.tokens[index];
  return token === undefined
    ? message("web-alkemy-a-spot")
    : message("alkemy-thing-token", {
        number: index + 1,
        element: message(`alkemy-element-${token.element}`),
      });
}

/** Return how large something is that is in the way; null where size means nothing. */
export function sizeOf(view: AlkemyView, thing: string): number | null {
  const [kind, name] = parted(thing);
  if (kind === "figure") return view.figures.find(({ label }) => label === name)?.size ?? null;
  if (kind === "post") return view.posts[Number(name) - 1]?.size ?? null;
  return kind === "piece" ? (view.pieces[Number(name) - 1]?.size ?? null) : null;
}

/** Return the points of two edges that are nearest to each other. */
export function edgeToEdge(one: Placed, other: Placed): [Spot, Spot] {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  return [
    { x: one.at.x + ux * one.radius, y: one.at.y + uy * one.radius },
    { x: other.at.x - ux * other.radius, y: other.at.y - uy * other.radius },
  ];
}

/** Return the middle of the box around points. */
export function middleOf(points: readonly Spot[]): Spot {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
