/** What travels on the map when something has happened: worked out from the events alone. */

import { BETWEEN, inTurns, UNDER_WAY, type Flight as Move, type Show } from "$/design/board/pace";
import type { Label, Message, Told } from "$/protocol/types";
import { formulaGlyph } from "./cards";
import { kindOf } from "./pieces";

/** What a flight shows. */
export type Piece =
  | { is: "figure"; seat: number; slot: number }
  | { is: "unit"; kind: number }
  | { is: "soul" }
  | { is: "cards"; names: readonly Label[]; glyph: string }
  | { is: "roll"; strength: number; attacks: boolean };

/** A piece that moves between places such as `hex:3,-1`, `figure:0-1` and `tower:2`. */
export interface Flight extends Move {
  piece: Piece;
}

/** More units would only be a swarm. */
const MOST = 6;
/** How long the sum of a roll is there to be read. */
const ROLL = 900;
/** How long cards that were drawn lie there to be read, before they fly home. */
const SHOWN = 1000;
const UNITS = "materia-prima-units";
const SOULS = "materia-prima-souls";
const ELEMENT = "materia-prima-element-";

/** Return the show of what just happened, one turn after the other. */
export function show(told: readonly Told[]): Show<Flight> {
  return inTurns(told, (turn) => {
    const flights: Flight[] = [];
    let start = 0;
    for (const event of turn) {
      const part = enacted(event);
      flights.push(...part.map((flight) => ({ ...flight, start: flight.start + start })));
      start = Math.max(start, ...flights.map((flight) => flight.start + flight.lasts));
    }
    return flights;
  });
}

function enacted({ kind, seat, message, things }: Told): Flight[] {
  const [figure = "", to = "", from = ""] = things;
  switch (kind) {
    case "moved":
      return sent([walker(figure)], from, to);
    case "sent-home":
      return sent([walker(figure)], to, `tower:${seat}`);
    case "mined":
    case "took":
      return sent(carried(message, "units"), to, figure);
    case "dropped":
    case "left-behind":
      return sent(carried(message, "units"), figure, to);
    case "looted":
      return sent(carried(message, "units"), to, figure);
    case "researched-own":
      return drawn(message, figure);
    case "attacked":
    case "defended":
      return rolled(figure, message, kind === "attacked");
    default:
      return [];
  }
}

function sent(pieces: readonly Piece[], from: string, to: string): Flight[] {
  return pieces
    .slice(0, MOST)
    .map((piece, at) => ({ piece, from, to, start: at * BETWEEN, lasts: UNDER_WAY }));
}

/** The sum of a roll stands above who rolled. */
function rolled(figure: string, { args }: Message, attacks: boolean): Flight[] {
  const strength = Number(args["strength"] ?? 0);
  const piece = { is: "roll", strength, attacks } as const;
  return [{ piece, from: figure, to: figure, start: 0, lasts: ROLL }];
}

/** Cards that somebody has drawn are shown on the map, and then fly into the hand. */
function drawn({ args }: Message, pile: string): Flight[] {
  const names = args["cards"];
  if (typeof names !== "object" || names.is !== "list") return [];
  const piece = {
    is: "cards",
    names: names.items.filter((name) => typeof name === "object" && name.is === "label"),
    glyph: formulaGlyph(pile.replace("pile:", "")),
  } as const;
  return [
    { piece, from: "map", to: "map", start: 0, lasts: SHOWN, read: true },
    { piece, from: "map", to: "hand", start: SHOWN, lasts: UNDER_WAY },
  ];
}

/** Return the figure of a thing such as `figure:1-0`. */
function walker(thing: string): Piece {
  const [seat = 0, slot = 0] = thing.replace("figure:", "").split("-").map(Number);
  return { is: "figure", seat, slot };
}

/** Return what an event speaks of, unit by unit. */
function carried({ args }: Message, name: string): Piece[] {
  const list = args[name];
  if (typeof list !== "object" || list.is !== "list") return [];
  return list.items.flatMap((item): Piece[] => {
    if (typeof item !== "object" || item.is !== "message") return [];
    const count = Number(item.args["count"] ?? 0);
    if (item.key === SOULS) return Array<Piece>(count).fill({ is: "soul" });
    const element = item.args["element"];
    if (item.key !== UNITS || typeof element !== "object" || element.is !== "message") return [];
    return Array<Piece>(count).fill({ is: "unit", kind: kindOf(element.key.replace(ELEMENT, "")) });
  });
}
