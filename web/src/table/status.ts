/** What the status line says: who is awaited, and for what. */
import type { Arg, Message, Outcome, Sitter, Waiting } from "$/protocol/types";
import { message } from "$/words/speaker";

/** What there is to know about a table; a `LiveTable` knows it. */
export interface Situation {
  phase: string;
  seats: readonly Sitter[];
  scene: {
    viewer: number;
    waiting: readonly Waiting[];
    asked: { about: Message; seat: number } | null;
    outcome: Outcome | null;
    own: readonly number[];
    bots_paused: boolean;
  } | null;
}

export interface Status {
  yours: boolean;
  /** Whose seal stands beside the words; -1 for nobody's. */
  seat: number;
  who: Message;
  what: Message | null;
  deadline: number | null;
  /** Since when a bot has been thinking, if one is. */
  thinking: number | null;
}

/** What is said while the end is laid open. */
export const COUNTING: Status = {
  yours: false,
  seat: -1,
  who: message("web-table-over"),
  what: message("web-table-counting"),
  deadline: null,
  thinking: null,
};

export function statusOf({ phase, seats, scene }: Situation): Status {
  const nobody = { yours: false, seat: -1, what: null, deadline: null, thinking: null };
  if (phase === "gathering") return { ...nobody, ...gathering(seats) };
  if (phase === "closed") return { ...nobody, who: message("web-table-closed") };
  if (scene === null) return { ...nobody, who: message("web-table-connecting") };
  if (phase === "over") return { ...nobody, ...ended(scene.outcome) };
  if (scene.asked) return yours(scene.asked, scene);
  return awaited(seats, scene);
}

export function seatNames(seats: readonly number[]): Arg {
  return { is: "list", items: seats.map((seat) => ({ is: "seat", seat })) };
}

type Scene = NonNullable<Situation["scene"]>;

function gathering(seats: readonly Sitter[]): Pick<Status, "who" | "what"> {
  const count = seats.filter((sitter) => sitter.kind === "vacant").length;
  return {
    who: message("web-table-gathering"),
    what: message("web-table-gathering-missing", { count }),
  };
}

function ended(outcome: Outcome | null): Pick<Status, "who" | "what" | "seat"> {
  const who = message("web-table-over");
  if (outcome === null) return { who, what: null, seat: -1 };
  const winners = [...outcome.places.keys()].filter((seat) => outcome.places[seat] === 1);
  const said = { winners: seatNames(winners), count: winners.length };
  return { who, what: message("web-table-won", said), seat: winners[0] ?? -1 };
}

function yours(asked: NonNullable<Scene["asked"]>, scene: Scene): Status {
  const seat: Arg = { is: "seat", seat: asked.seat };
  const shared = scene.own.length > 1;
  return {
    yours: true,
    seat: asked.seat,
    who: shared ? message("web-table-seat-move", { name: seat }) : message("web-table-your-move"),
    what: asked.about,
    deadline: scene.waiting.find((one) => one.seat === asked.seat)?.deadline ?? null,
    thinking: null,
  };
}

function awaited(seats: readonly Sitter[], scene: Scene): Status {
  const [first, ...others] = scene.waiting;
  const seat = first?.seat ?? -1;
  const name: Arg = { is: "seat", seat };
  const isBot = seats[seat]?.kind === "bot";
  const names = seatNames(scene.waiting.map((one) => one.seat));
  return {
    yours: false,
    seat,
    who:
      others.length > 0
        ? message("web-table-choosing-all", { names })
        : message(isBot ? "web-table-thinking" : "web-table-choosing", { name }),
    // What is asked is said to who is asked ("your workers"), and to nobody else.
    what: isBot && scene.bots_paused ? message("web-table-paused") : null,
    deadline: isBot ? null : (first?.deadline ?? null),
    thinking: isBot && !scene.bots_paused ? (first?.since ?? null) : null,
  };
}
