/**
 * What travels when something has happened: worked out from the events alone, which name only what
 * their listener may know. Cubes that nobody else may see travel blank.
 */

import {
  BETWEEN,
  inTurns,
  UNDER_WAY,
  type Flight as Move,
  type Show as Moves,
  type Timed,
} from "$/design/board/pace";
import type { Arg, Message, Told } from "$/protocol/types";
import { KINDS } from "./pieces";

/**
 * A piece that moves between places such as `supply:0`, `cauldron:SD`, `reserve:M`, `tile:9`, `bag`
 * and `removed`.
 */
export interface Flight extends Move {
  /** The kind of a cube; null for one that is not shown. */
  piece: number | "tile" | null;
}

/** How far a marker runs. */
export interface Run extends Timed {
  seat: number;
  /** The fame it has won on the way. */
  fame: number;
}

/** All that is to be seen of what happened: pieces that fly, and markers that run. */
export interface Show extends Moves<Flight> {
  runs: Run[];
}

const STRIKE = 700;

/** Return the show of what just happened, one turn after the other. */
export function show(told: readonly Told[]): Show {
  const { moves, lasts } = inTurns<Flight | Run>(told, (turn) => {
    const stage = new Stage();
    for (const event of turn) enact(stage, event);
    return [...stage.flights, ...stage.runs];
  });
  const isFlight = (move: Flight | Run): move is Flight => "piece" in move;
  const isRun = (move: Flight | Run): move is Run => !isFlight(move);
  return { moves: moves.filter(isFlight), runs: moves.filter(isRun), lasts };
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
    this.flights.push({ piece: "tile", from, to, start: this.now, lasts: UNDER_WAY });
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
    this.now += STRIKE - UNDER_WAY;
  }

  #send(moves: readonly Pick<Flight, "piece" | "from" | "to">[]): void {
    if (moves.length === 0) return;
    for (const [place, move] of moves.entries()) {
      this.flights.push({ ...move, start: this.now + place * BETWEEN, lasts: UNDER_WAY });
    }
    this.now += UNDER_WAY + (moves.length - 1) * BETWEEN;
  }
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
