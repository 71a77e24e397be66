/** Invitations that were opened here and neither taken nor used up: kept in this browser. */

import { browserShelf, type Shelf } from "./preferences.svelte";

export interface Invitation {
  table: string;
  /** The seat it is for; -1 for any that is free. */
  seat: number;
  token: string;
}

const KEY = "athanor-invitations";
/** More are not kept: the oldest go first. */
const MOST = 12;

export class Invitations {
  constructor(private readonly shelf: Shelf = browserShelf()) {}

  all(): Invitation[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isInvitation) : [];
    } catch {
      return [];
    }
  }

  for(table: string): Invitation | null {
    return this.all().find((one) => one.table === table) ?? null;
  }

  keep(invitation: Invitation): void {
    const others = this.all().filter(({ table }) => table !== invitation.table);
    this.#write([invitation, ...others].slice(0, MOST));
  }

  forget(table: string): void {
    this.#write(this.all().filter((one) => one.table !== table));
  }

  #write(all: readonly Invitation[]): void {
    try {
      this.shelf.setItem(KEY, JSON.stringify(all));
    } catch {
      // Private windows and full disks refuse: the link itself still works.
    }
  }
}

function isInvitation(kept: unknown): kept is Invitation {
  if (typeof kept !== "object" || kept === null) return false;
  const { table, seat, token } = kept as Partial<Record<keyof Invitation, unknown>>;
  return typeof table === "string" && typeof seat === "number" && typeof token === "string";
}

export const invitations = new Invitations();
