import { describe, expect, it } from "vitest";
import type { Sitter } from "$/protocol/types";
import {
  handover,
  invitationFragment,
  mayHand,
  ownSeats,
  readInvitation,
  usualViewer,
} from "./seating";

const waiting = (...seats: number[]) =>
  seats.map((seat) => ({ seat, kind: null, about: null, deadline: null, since: 0 }));
const person = (you: boolean): Sitter => ({
  kind: "person",
  name: "Ada",
  here: true,
  you,
  barred: false,
});
const bot: Sitter = { kind: "bot", name: "Brass Head", spec: "adept" };

describe("people who share a device", () => {
  const shared = { own: [0, 2], phase: "playing" as const };

  it("hand it over before the next one may look", () => {
    const now = handover({ ...shared, viewer: 0, waiting: waiting(2) });
    expect(now).toEqual({ kind: "handing", seats: [2] });
  });

  it("say who they are while nobody's view is shown", () => {
    const now = handover({ ...shared, viewer: -1, waiting: waiting(0, 1, 2) });
    expect(now).toEqual({ kind: "covered", seats: [0, 2] });
  });

  it("are not disturbed while the one in front of it chooses, or somebody elsewhere", () => {
    expect(handover({ ...shared, viewer: 0, waiting: waiting(0, 2) }).kind).toBe("none");
    expect(handover({ ...shared, viewer: 0, waiting: waiting(1) }).kind).toBe("none");
    expect(handover({ ...shared, viewer: -1, waiting: waiting(1) }).kind).toBe("none");
  });

  it("need no curtain after the end, nor alone", () => {
    const over = { ...shared, phase: "over" as const, viewer: -1, waiting: waiting(0) };
    expect(handover(over).kind).toBe("none");
    const alone = { ...shared, own: [0], viewer: -1, waiting: waiting(0) };
    expect(handover(alone).kind).toBe("none");
  });
});

describe("the seat one looks from", () => {
  it("is the own one", () => {
    expect(usualViewer([bot, person(false), person(true)])).toBe(2);
  });

  it("is none for spectators, and for several people at one device", () => {
    expect(usualViewer([bot, person(false)])).toBe(-1);
    expect(usualViewer([person(true), person(true)])).toBe(-1);
    expect(ownSeats([person(true), bot, person(true)])).toEqual([0, 2]);
  });
});

describe("an invitation", () => {
  it("is read from the fragment it was written into", () => {
    expect(readInvitation(invitationFragment(2, "aB-c_9"))).toEqual({ seat: 2, token: "aB-c_9" });
  });

  it.each(["", "#", "#ALC-046", "#seat=2", "#seat=x.abc", "#seat=2.a b"])(
    "is nothing else: %j",
    (fragment) => expect(readInvitation(fragment)).toBeNull(),
  );
});

describe("giving a seat away", () => {
  const guest = { sits: true, host: false, awaited: false };
  const gone: Sitter = { kind: "person", name: "Maud", here: false, you: false, barred: false };

  it("is for one's own, and for the host also those of bots and of nobody", () => {
    expect(mayHand(person(true), guest)).toBe(true);
    expect(mayHand(person(false), guest)).toBe(false);
    expect(mayHand(bot, guest)).toBe(false);
    expect(mayHand(bot, { ...guest, host: true })).toBe(true);
  });

  it("is also for one that was given away and nobody has taken yet", () => {
    const vacant: Sitter = { kind: "vacant", open: false, name: "", yours: true, kept: false };
    const asker = { sits: false, host: false, awaited: false };
    expect(mayHand(vacant, asker)).toBe(true);
    expect(mayHand({ ...vacant, yours: false, kept: false }, asker)).toBe(false);
  });

  it("is also for that of somebody who is banned, by whom it concerns", () => {
    const banned: Sitter = { ...gone, barred: true };
    expect(mayHand(banned, guest)).toBe(true);
    expect(mayHand(banned, { sits: false, host: true, awaited: false })).toBe(true);
    expect(mayHand(banned, { sits: false, host: false, awaited: true })).toBe(false);
  });

  it("is also for that of somebody who is gone while all wait", () => {
    expect(mayHand(gone, { ...guest, awaited: true })).toBe(true);
    expect(mayHand(gone, guest)).toBe(false);
    expect(mayHand(person(false), { ...guest, awaited: true })).toBe(false);
    expect(mayHand(gone, { sits: false, host: true, awaited: true })).toBe(false);
  });
});
