import { describe, expect, it } from "vitest";
import type { Arg, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { followed, isAboutFight } from "./combat";

function told(kind: string, things: string[] = [], args: Record<string, Arg> = {}): Told {
  const said = message(`materia-prima-event-${kind}`, args);
  return { at: 1, when: 0, kind, seat: 0, message: said, rules: [], things, facts: null, was: "" };
}

function label(name: string): Arg {
  return { is: "label", en: name, fr: name };
}

const attacked = told("attacked", ["figure:0-1", "figure:1-0"], {
  figure: label("Liska"),
  other: label("Krol"),
  dice: { is: "list", items: [2, 1] },
  strength: 3,
});
const defended = told("defended", ["figure:1-0", "figure:0-1"], {
  figure: label("Krol"),
  other: label("Liska"),
  dice: message("materia-prima-nothing"),
  strength: 0,
});

describe("following a fight", () => {
  it("hears both rolls and how it ended", () => {
    const fight = followed(null, [attacked, defended, told("sent-home"), told("soul-left")]);
    expect(fight?.attack).toMatchObject({ seat: 0, slot: 1, dice: [2, 1], strength: 3 });
    expect(fight?.defence).toMatchObject({ seat: 1, slot: 0, dice: [], strength: 0 });
    expect(fight?.won).toBe(true);
    expect(fight?.told.map(({ key }) => key)).toEqual([
      "materia-prima-event-sent-home",
      "materia-prima-event-soul-left",
    ]);
  });

  it("goes on with what is told later", () => {
    const fight = followed(null, [attacked, defended, told("destroyed")]);
    expect(followed(fight, [told("looted")])?.told).toHaveLength(2);
  });

  it("forgets the fight before when another begins", () => {
    const fight = followed(null, [attacked, defended, told("repelled")]);
    expect(followed(fight, [attacked])).toMatchObject({ defence: null, told: [], won: false });
  });

  it("has nothing to show of anything else", () => {
    expect(followed(null, [told("moved"), told("looted")])).toBeNull();
    expect(isAboutFight([told("moved")])).toBe(false);
    expect(isAboutFight([attacked])).toBe(true);
  });
});
