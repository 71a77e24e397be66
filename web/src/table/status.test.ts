import { describe, expect, it } from "vitest";
import type { Message, Outcome, Sitter } from "$/protocol/types";
import { statusOf, type Situation } from "./status";

const about: Message = { is: "message", key: "about", args: {} };
const person: Sitter = { kind: "person", name: "Ada", here: true, you: true, barred: false };
const bot: Sitter = { kind: "bot", name: "Brass Head", spec: "adept" };
const vacant: Sitter = { kind: "vacant", open: true, name: "", yours: false, kept: false };

type Scene = NonNullable<Situation["scene"]>;

function scene(changes: Partial<Scene>): Scene {
  return {
    viewer: 0,
    waiting: [],
    asked: null,
    outcome: null,
    own: [0],
    bots_paused: false,
    ...changes,
  };
}

function status(changes: Partial<Scene>, phase = "playing") {
  const { who, what, ...rest } = statusOf({ phase, seats: [person, bot], scene: scene(changes) });
  return { who: who.key, what: what?.key, ...rest };
}

const waiting = (seat: number, deadline: number | null = null) => ({
  seat,
  kind: null,
  about,
  deadline,
  since: 3,
});

describe("the status line", () => {
  it("says that it is your move, what is asked, and until when", () => {
    const now = status({ waiting: [waiting(0, 9)], asked: { about, seat: 0 } });
    expect(now).toEqual({
      who: "web-table-your-move",
      what: "about",
      yours: true,
      seat: 0,
      deadline: 9,
      thinking: null,
    });
  });

  it("names whose move it is where several share a device", () => {
    const asked = { about, seat: 1 };
    expect(status({ own: [0, 1], viewer: 1, asked }).who).toBe("web-table-seat-move");
  });

  it("tells people from bots, and bots that wait", () => {
    expect(status({ waiting: [waiting(0)] }).who).toBe("web-table-choosing");
    expect(status({ waiting: [waiting(1)] }).who).toBe("web-table-thinking");
    expect(status({ waiting: [waiting(1)], bots_paused: true }).what).toBe("web-table-paused");
  });

  it("says since when a bot has been thinking, and only while it does", () => {
    expect(status({ waiting: [waiting(1)] }).thinking).toBe(3);
    expect(status({ waiting: [waiting(1)], bots_paused: true }).thinking).toBeNull();
    expect(status({ waiting: [waiting(0)] }).thinking).toBeNull();
  });

  it("names all who choose at the same time", () => {
    expect(status({ waiting: [waiting(0), waiting(1)] }).who).toBe("web-table-choosing-all");
  });

  it("tells who has won", () => {
    const outcome: Outcome = { places: [2, 1], scores: [[], []], rules: [], credits: [] };
    expect(status({ outcome }, "over")).toMatchObject({ what: "web-table-won", seat: 1 });
  });

  it("counts the seats that are free before the match", () => {
    const before = statusOf({ phase: "gathering", seats: [person, vacant, vacant], scene: null });
    expect(before.what?.args).toEqual({ count: 2 });
  });
});
