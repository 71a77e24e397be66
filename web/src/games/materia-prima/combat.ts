/** Fights as the house tells of them: who rolled what, who won, and what became of the loser. */

import type { Arg, Label, Message, Told } from "$/protocol/types";

/** What one side rolled. */
export interface Roll {
  seat: number;
  slot: number;
  name: Label;
  dice: number[];
  strength: number;
}

export interface Fight {
  attack: Roll;
  /** Null until it has been told. */
  defence: Roll | null;
  /** How it ended and what was lost or taken, in the sequence of the events. */
  told: Message[];
  /** The attacker has won. */
  won: boolean;
}

const AFTERMATH = ["repelled", "sent-home", "destroyed", "soul-taken", "soul-left", "looted"];
const THING = /^figure:(\d+)-(\d+)$/;

/** Return the last fight of which there is news, going on from the one that was shown. */
export function followed(before: Fight | null, told: readonly Told[]): Fight | null {
  return told.reduce(heard, before);
}

/** Tell whether some news are about a fight. */
export function isAboutFight(told: readonly Told[]): boolean {
  return told.some(({ kind }) => kind === "attacked" || AFTERMATH.includes(kind));
}

function heard(fight: Fight | null, told: Told): Fight | null {
  const roll = rollOf(told);
  if (told.kind === "attacked" && roll) {
    return { attack: roll, defence: null, told: [], won: false };
  }
  if (fight === null) return null;
  if (told.kind === "defended" && roll) return { ...fight, defence: roll };
  if (!AFTERMATH.includes(told.kind)) return fight;
  const won = fight.won || told.kind === "sent-home" || told.kind === "destroyed";
  return { ...fight, won, told: [...fight.told, told.message] };
}

function rollOf({ message, things }: Told): Roll | null {
  const [, seat, slot] = THING.exec(things[0] ?? "") ?? [];
  const { figure, dice, strength } = message.args;
  if (!isLabel(figure) || typeof strength !== "number" || seat === undefined) return null;
  return { seat: Number(seat), slot: Number(slot), name: figure, dice: facesOf(dice), strength };
}

function isLabel(arg: Arg | undefined): arg is Label {
  return typeof arg === "object" && arg.is === "label";
}

/** Without dice there is a word for nothing. */
function facesOf(dice: Arg | undefined): number[] {
  if (typeof dice !== "object" || dice.is !== "list") return [];
  return dice.items.filter((face) => typeof face === "number");
}
