/**
 * What travels when something has happened: worked out from the events alone, which name only what
 * their listener may know. Cubes that nobody else may see travel blank.
 */

import type { Arg, Message, Told } from "$/protocol/types";
import { KINDS } from "./pieces";

/** Something that moves from one place of the table to another. */
export interface Flight {
  /** The kind of a cube; null for one that is not shown. */
  piece: number | "tile" | null;
  /** Places such as `supply:0`, `cauldron:SD`, `reserve:M`, `tile:9`, `bag`, `removed`. */
  from: string;
  to: string;
  /** When it starts and how long it takes, in milliseconds. */
  start: number;
  lasts: number;
}

/** How far a marker runs. */
export interface Run {
  seat: number;
  /** The fame it has won on the way. */
  fame: number;
  start: number;
  lasts: number;
}

/** All that is to be seen of what happened, and how long that takes. */
export interface Show {
  flights: Flight[];
  runs: Run[];
  lasts: number;
}

/** The longest that one turn may take. */
export const TURN = 1600;

/** The most turns that are shown one after the other; of more, only the last. */
export const TURNS = 4;

const POUR = 420;
const BETWEEN = 40;
const STRIKE = 700;

/** Return the show of what just happened, one turn after the other. */
export function show(told: readonly Told[]): Show {
  const turns = [...new Set(told.map(({ at }) => at))].map((at) =>
    turn(told.filter((one) => one.at === at)),
  );
  const all: Show = { flights: [], runs: [], lasts: 0 };
  for (const one of turns.filter(({ lasts }) => lasts > 0).slice(-TURNS)) {
    all.flights.push(...one.flights.map((flight) => later(flight, all.lasts)));
    all.runs.push(...one.runs.map((run) => later(run, all.lasts)));
    all.lasts += one.lasts;
  }
  return all;
}

/** Return the show of one turn, shortened evenly if it would take too long. */
function turn(told: readonly Told[]): Show {
  const stage = new Stage();
  for (const event of told) enact(stage, event);
  const { flights, runs } = stage;
  const lasts = Math.max(0, ...[...flights, ...runs].map((one) => one.start + one.lasts));
  const share = Math.min(1, TURN / Math.max(lasts, 1));
  return {
    flights: flights.map((flight) => shortened(flight, share)),
    runs: runs.map((run) => shortened(run, share)),
    lasts: lasts * share,
  };
}

function enact(stage: Stage, { kind, seat, message, things }: Told): void {
  const supply = `supply:${seat}`;
  const at = (name: string) => things.find((thing) => thing.startsWith(`${name}:`)) ?? "";
  switch (kind) {
    case "created":
      stage.pour(cubesIn(message, "recipe"), supply, at("cauldron"));
      stage.strike(at("tile"), at("cauldron"), seat, numberIn(message, "fame"));
      stage.collect(cubesIn(message, "received"), supply);
      break;
    case "copied":
      stage.pour(cubesIn(message, "recipe"), supply, at("cauldron"));
      stage.settle(cubesIn(message, "recipe"), at("cauldron"), tributeOf(message));
      stage.run(seat, numberIn(message, "fame"));
      stage.collect(cubesIn(message, "received"), supply);
      break;
    case "took":
      stage.pour([kindOf(message.args["ingredient"])], at("reserve"), supply);
      break;
    case "drew":
    case "drew-own":
      stage.pour(Array<null>(numberIn(message, "count")).fill(null), "bag", supply);
      break;
  }
}

/** Puts one movement after the other. */
class Stage {
  flights: Flight[] = [];
  runs: Run[] = [];
  now = 0;

  /** Cubes go from one place to another, shortly after each other. */
  pour(cubes: readonly (number | null)[], from: string, to: string): void {
    this.#send(cubes.map((piece) => ({ piece, from, to })));
  }

  /** A tile is struck on a cauldron, and its fame is won. */
  strike(from: string, to: string, seat: number, fame: number): void {
    this.flights.push({ piece: "tile", from, to, start: this.now, lasts: POUR });
    this.run(seat, fame);
  }

  /** Of the cubes paid one goes to the creator and the others leave the game. */
  settle(cubes: readonly number[], from: string, tribute: { kind: number; to: string }): void {
    const others = [...cubes];
    others.splice(others.indexOf(tribute.kind), 1);
    this.#send([
      { piece: tribute.kind, from, to: tribute.to },
      ...others.map((piece) => ({ piece, from, to: "removed" })),
    ]);
  }

  /** Products come from the reserve. */
  collect(cubes: readonly number[], to: string): void {
    this.#send(cubes.map((piece) => ({ piece, from: `reserve:${KINDS[piece]?.letter}`, to })));
  }

  /** A marker runs while other things go on. */
  run(seat: number, fame: number): void {
    this.runs.push({ seat, fame, start: this.now, lasts: STRIKE });
    this.now += STRIKE - POUR;
  }

  #send(moves: readonly Pick<Flight, "piece" | "from" | "to">[]): void {
    if (moves.length === 0) return;
    for (const [place, move] of moves.entries()) {
      this.flights.push({ ...move, start: this.now + place * BETWEEN, lasts: POUR });
    }
    this.now += POUR + (moves.length - 1) * BETWEEN;
  }
}

function shortened<T extends { start: number; lasts: number }>(one: T, share: number): T {
  return { ...one, start: one.start * share, lasts: one.lasts * share };
}

function later<T extends { start: number }>(one: T, by: number): T {
  return { ...one, start: one.start + by };
}

function numberIn(message: Message, name: string): number {
  const arg = message.args[name];
  return typeof arg === "number" ? arg : 0;
}

/** Return the kinds of the cubes in an enumeration, one by one. */
function cubesIn(message: Message, name: string): number[] {
  const arg = message.args[name];
  if (typeof arg !== "object" || arg.is !== "list") return [];
  return arg.items.flatMap((item) => {
    const kind = kindOf(item);
    if (kind < 0 || typeof item !== "object" || item.is !== "message") return [];
    return Array<number>(numberIn(item, "count")).fill(kind);
  });
}

/** Return the kind that a message names, or -1. */
function kindOf(arg: Arg | undefined): number {
  if (typeof arg !== "object" || arg.is !== "message") return -1;
  return KINDS.findIndex(({ name }) => arg.key.endsWith(`-${name}`));
}

function tributeOf(message: Message): { kind: number; to: string } {
  const creator = message.args["creator"];
  const seat = typeof creator === "object" && creator.is === "seat" ? creator.seat : -1;
  return { kind: kindOf(message.args["tribute"]), to: `supply:${seat}` };
}
