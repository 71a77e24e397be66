/** Who sits where, as far as the pages need it. */
import type { Phase, Sitter, Waiting } from "$/protocol/types";

export interface Seated {
  own: readonly number[];
  viewer: number;
  phase: Phase;
  waiting: readonly Waiting[];
}

/**
 * What people who share a device must do before the next one may look: nothing, hand it over (the
 * last one still sees the own view), or say who they are (nobody's view is on the screen).
 */
export type Handover =
  { kind: "none" } | { kind: "handing"; seats: number[] } | { kind: "covered"; seats: number[] };

export function handover({ own, viewer, phase, waiting }: Seated): Handover {
  const due = own.filter((seat) => waiting.some((one) => one.seat === seat));
  if (own.length < 2 || phase !== "playing" || due.length === 0) return { kind: "none" };
  if (viewer === -1) return { kind: "covered", seats: due };
  return due.includes(viewer) ? { kind: "none" } : { kind: "handing", seats: due };
}

/** The seat a visitor looks from without having said so: the own one, if there is only one. */
export function usualViewer(seats: readonly Sitter[]): number {
  const own = ownSeats(seats);
  return own.length === 1 ? (own[0] ?? -1) : -1;
}

export function ownSeats(seats: readonly Sitter[]): number[] {
  return [...seats.keys()].filter((seat) => isYou(seats[seat]));
}

function isYou(sitter: Sitter | undefined): boolean {
  return sitter?.kind === "person" && sitter.you;
}

/** Any seat that is free, where an invitation does not say which. */
export const ANYWHERE = -1;

/** The seat and the secret in the fragment of an invitation, `#seat=2.token` or `#join=token`. */
export function readInvitation(fragment: string): { seat: number; token: string } | null {
  const found = /^#(?:join=|seat=(\d{1,2})\.)([\w-]{1,100})$/.exec(fragment);
  return found ? { seat: Number(found[1] ?? ANYWHERE), token: found[2] ?? "" } : null;
}

export function joinFragment(token: string): string {
  return `#join=${token}`;
}

/** The seats that are kept for this visitor, who was at the table before. */
export function keptSeats(seats: readonly Sitter[]): number[] {
  return [...seats.keys()].filter((seat) => {
    const sitter = seats[seat];
    return sitter?.kind === "vacant" && sitter.kept === true;
  });
}

/** Who is expected and has not come, as far as they have a name; not this visitor. */
export function missing(seats: readonly Sitter[]): string[] {
  return seats.flatMap((sitter) =>
    sitter.kind === "vacant" && sitter.name && !sitter.kept ? [sitter.name] : [],
  );
}

export function invitationFragment(seat: number, token: string): string {
  return `#seat=${seat}.${token}`;
}

/** Who asks to give a seat away, and whether all wait for whoever sits there. */
export interface Asker {
  sits: boolean;
  host: boolean;
  awaited: boolean;
}

/**
 * Whether it is worth asking: one's own seat, also once it was given away; as host also those of bots,
 * of nobody and of who is banned; and that of somebody who is gone while all wait. Whether they have
 * waited long enough, and who decides where the host is banned, the house knows.
 */
export function mayHand(sitter: Sitter, { sits, host, awaited }: Asker): boolean {
  if (sitter.kind === "vacant" && sitter.yours) return true;
  if (sitter.kind !== "person") return host;
  if (sitter.barred) return host || sits;
  return sitter.you || (sits && awaited && !sitter.here);
}
