/** Who shall sit at a new table, as its host plans it. */

import type { SeatWish } from "$/protocol/types";

/** `me` is the host, `here` somebody else at the same device. */
export type SeatKind = "me" | "here" | "invited" | "open" | "bot";

export interface SeatPlan {
  kind: SeatKind;
  /** What somebody at the same device is called, or a guest who is expected. */
  name: string;
  /** The bot, for when one sits there. */
  spec: string;
}

/** Returns the plan of a table against bots: the host first. */
export function againstBots(seats: number, spec: string): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    name: "",
    spec,
  }));
}

/** Returns the plan for another number of seats; who has one keeps it. */
export function resized(plan: readonly SeatPlan[], seats: number, spec: string): SeatPlan[] {
  const added = againstBots(seats, spec).slice(plan.length);
  return [...plan.slice(0, seats), ...added.map((seat) => ({ ...seat, kind: "bot" as const }))];
}

/** Returns the plan with one seat changed; the host sits at one seat only. */
export function changed(
  plan: readonly SeatPlan[],
  seat: number,
  change: Partial<SeatPlan>,
): SeatPlan[] {
  return plan.map((one, index) => {
    if (index === seat) return { ...one, ...change };
    return change.kind === "me" && one.kind === "me" ? { ...one, kind: "bot" } : one;
  });
}

/** Returns the seats at which somebody at the same device has no name yet. */
export function nameless(plan: readonly SeatPlan[]): number[] {
  return plan.flatMap((seat, index) =>
    seat.kind === "here" && seat.name.trim() === "" ? [index] : [],
  );
}

/** Returns what the house is asked for. */
export function wishOf(seat: SeatPlan): SeatWish {
  switch (seat.kind) {
    case "me":
      return { kind: "me" };
    case "here":
      return { kind: "me", name: seat.name.trim() };
    case "invited":
      return { kind: "invited", name: seat.name.trim() };
    case "open":
      return { kind: "open" };
    case "bot":
      return { kind: "bot", spec: seat.spec };
  }
}

/** Returns the plan of a table with a friend: bots fill it up where two are too few. */
export function withFriend(seats: number): SeatPlan[] {
  const [me, , ...rest] = againstBots(seats, "adept");
  const friend: SeatPlan = { kind: "invited", name: "", spec: "adept" };
  return me === undefined ? [friend] : [me, friend, ...rest];
}
