/** What travels when something has happened: worked out from the events alone. */

import { BETWEEN, inTurns, UNDER_WAY, type Flight as Move, type Show } from "$/design/board/pace";
import type { Label, Message, Told } from "$/protocol/types";
import { indexOf, kindAt } from "./pieces";

/** What a flight shows. */
export type Piece =
  | { is: "worker"; seat: number }
  | { is: "resource"; kind: number }
  | { is: "card"; glyph: string }
  | { is: "place"; name: Label }
  | { is: "die"; side: number };

/** A piece that moves between places such as `seat:0`, `space:L-1` and `square`. */
export interface Flight extends Move {
  piece: Piece;
}

/** More pieces of a kind would only be a swarm. */
const MOST = 6;
/** How long a die lies there to be read. */
const ROLL = 900;
/** How long a card that has come to light lies there to be read. */
const SHOWN = 1000;

/** Return the show of what just happened, one turn after the other, as a viewer sees it. */
export function show(told: readonly Told[], viewer = -1): Show<Flight> {
  return inTurns(told, (turn) => {
    const stage = new Stage(viewer);
    for (const event of turn) enact(stage, event);
    return stage.flights;
  });
}

function enact(stage: Stage, { kind, seat, message, things }: Told): void {
  const home = `seat:${seat}`;
  const space = things.find((thing) => thing.startsWith("space:"));
  if (space !== undefined) stage.space = space;
  const crew = Array<Piece>(Math.min(MOST, numberIn(message, "count"))).fill({
    is: "worker",
    seat,
  });
  switch (kind) {
    case "placed":
      return stage.send(crew, home, stage.space);
    case "bumped":
      return stage.send(crew, stage.space, "square");
    case "paid":
      return stage.send(crew, home, "square");
    case "recovered":
      return stage.send(crew, "square", home);
    case "gathered":
    case "bonus":
      return stage.bring(resourcesIn(message), seat);
    case "portal":
    case "blind-forge":
      return stage.turnUp(message);
    case "took-order":
      return stage.send([{ is: "card", glyph: "order" }], stage.space, home);
    case "hired":
      return stage.send([{ is: "card", glyph: "assistant" }], stage.space, home);
    case "rolled":
      return stage.lay({ is: "die", side: numberIn(message, "die") });
  }
}

/** Puts one movement after the other. */
class Stage {
  readonly flights: Flight[] = [];
  /** Where it all happens. */
  space = "";
  #now = 0;

  constructor(private readonly viewer: number) {}

  /** What one gathers goes to one's own tracks; what others do, to their Workshop card. */
  bring(pieces: readonly Piece[], seat: number): void {
    for (const piece of pieces) {
      const track = piece.is === "resource" ? `track:${kindAt(piece.kind).name}` : "";
      this.send([piece], this.space, seat === this.viewer ? track : `seat:${seat}`);
    }
  }

  /** A card that comes to light is shown for a while where it was found. */
  turnUp({ args }: Message): void {
    const card = args["card"];
    if (typeof card !== "object" || card.is !== "label") return;
    this.lay({ is: "place", name: card }, { lasts: SHOWN, read: true });
  }

  send(pieces: readonly Piece[], from: string, to: string): void {
    if (pieces.length === 0) return;
    for (const [at, piece] of pieces.entries()) {
      const start = this.#now + at * BETWEEN;
      this.flights.push({ piece, from, to, start, lasts: UNDER_WAY });
    }
    this.#now += UNDER_WAY + (pieces.length - 1) * BETWEEN;
  }

  /** Something is shown where it all happens. */
  lay(piece: Piece, time: Pick<Move, "lasts" | "read"> = { lasts: ROLL }): void {
    const { space } = this;
    this.flights.push({ piece, from: space, to: space, start: this.#now, ...time });
    this.#now += time.lasts;
  }
}

function numberIn({ args }: Message, name: string): number {
  const arg = args[name];
  return typeof arg === "number" ? arg : 0;
}

/** Return the resources that an event brings, one by one. */
function resourcesIn({ args }: Message): Piece[] {
  const gained = args["gained"];
  if (typeof gained !== "object" || gained.is !== "list") return [];
  return gained.items.flatMap((item) => {
    if (typeof item !== "object" || item.is !== "message") return [];
    const kind = indexOf(item.key.replace("ars-alchimia-amount-", ""));
    return Array<Piece>(kind < 0 ? 0 : numberIn(item, "count")).fill({ is: "resource", kind });
  });
}
