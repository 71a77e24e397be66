/** Figures with what their cards say of them, and what tells one from another of its kind. */

import type { Spot } from "$/design/board/viewbox";
import type {
  AlkemyFigureView,
  AlkemyProfileReference,
  AlkemyReference,
  AlkemyView,
} from "$/protocol/types";
import type { Tag } from "./tags";
import { boxesOf, type LifeBox } from "./life";
import { portraitOf, type Portrait } from "./portraits";
import { drawn, long, type Field } from "./space";

export interface Piece {
  figure: AlkemyFigureView;
  profile: AlkemyProfileReference | undefined;
  portrait: Portrait;
  boxes: LifeBox[];
  /** Where it stands on the drawing, and how large its base is there. */
  at: Spot;
  radius: number;
  /** It stands on the table. */
  present: boolean;
}

/** Return all figures of a table as they are drawn on a field. */
export function piecesOf(view: AlkemyView, book: AlkemyReference | null, field: Field): Piece[] {
  const profiles = new Map(book?.profiles.map((profile) => [profile.id, profile]));
  return view.figures.map((figure) => {
    const profile = profiles.get(figure.profile);
    return {
      figure,
      profile,
      portrait: profile ? portraitOf(profile) : "infantry",
      boxes: boxesOf(profile?.health ?? [], figure.wounds),
      at: drawn(field, figure.x, figure.y),
      radius: long(figure.radius),
      present: isPresent(figure),
    };
  });
}

export function isPresent({ status }: Pick<AlkemyFigureView, "status">): boolean {
  return status !== "waiting" && status !== "gone";
}

/** Return the signs that a figure wears on the table, as the glossary names them. */
export function signsOf({ figure, profile }: Pick<Piece, "figure" | "profile">): string[] {
  return [
    `health-${figure.colour}`,
    ...(figure.ap > 0 ? ["ap"] : ["ap-spent"]),
    ...(figure.status === "inactive" ? ["inactive"] : []),
    ...(profile?.alchemist != null && figure.concentration > 0 ? ["concentration"] : []),
    ...(figure.effects.length > 0 ? ["formula"] : []),
  ];
}

/** Return the tags that a figure wears, the ones that matter most first. */
export function tagsOf({ figure, profile }: Pick<Piece, "figure" | "profile">): Tag[] {
  const tags: Tag[] = ["seal", "health"];
  const concentrates = profile?.alchemist != null && figure.concentration > 0;
  if (figure.status === "inactive" || concentrates) tags.push("state");
  if (figure.effects.length > 0) tags.push("spell");
  return tags;
}

/** Return the directions in which others touch a figure, in radians clockwise from the right. */
export function contactsOf(piece: Piece, pieces: readonly Piece[]): number[] {
  return pieces
    .filter(({ figure, present }) => present && piece.figure.foes.includes(figure.label))
    .map(({ at }) => Math.atan2(at.y - piece.at.y, at.x - piece.at.x));
}

/** Pairs of figures that are in combat with each other, each of them once. */
export function bondsOf(pieces: readonly Piece[]): [Piece, Piece][] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => one.present && other.present)
      .filter((other) => one.figure.foes.includes(other.figure.label))
      .map((other): [Piece, Piece] => [one, other]),
  );
}

/** The figures of one profile card: they are deployed and activated together. */
export interface Company {
  card: number;
  members: Piece[];
}

/** Return the cards of a seat, each with its figures. */
export function companiesOf(pieces: readonly Piece[], seat: number): Company[] {
  const found: Company[] = [];
  for (const piece of pieces) {
    const { card, seat: owner } = piece.figure;
    if (owner !== seat) continue;
    const known = found.find((one) => one.card === card);
    if (known) known.members.push(piece);
    else found.push({ card, members: [piece] });
  }
  return found;
}
