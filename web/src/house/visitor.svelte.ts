/** The visitor as the house knows them, and the games it has: asked for once by all pages. */

import type { Catalogue, GameCard, Me, Message } from "$/protocol/types";
import { house } from "./api";

class Visitor {
  me = $state.raw<Me | null>(null);
  #meeting: Promise<Me> | null = null;
  #catalogue: Promise<Catalogue> | null = null;
  readonly #rulePlaces = new Map<string, Promise<Record<string, Message>>>();

  /** Asks who the visitor is. The house sets its cookie on this first contact. */
  async meet(): Promise<Me> {
    this.#meeting ??= house.me().catch((error: unknown) => {
      this.#meeting = null;
      throw error;
    });
    const met = await this.#meeting;
    this.me ??= met;
    return this.me;
  }

  /** Returns what can be played, and against whom. */
  async catalogue(): Promise<Catalogue> {
    this.#catalogue ??= house.games().catch((error: unknown) => {
      this.#catalogue = null;
      throw error;
    });
    return this.#catalogue;
  }

  /** Returns where the code holds each rule of a game, as far as the house can tell. */
  async rulePlaces(game: string): Promise<Record<string, Message>> {
    const asked = this.#rulePlaces.get(game) ?? house.rulePlaces(game);
    this.#rulePlaces.set(game, asked);
    return asked.catch(() => {
      this.#rulePlaces.delete(game);
      return {};
    });
  }

  /** Returns the card of a game, if there is such a game. */
  async game(name: string): Promise<GameCard | undefined> {
    return (await this.catalogue()).games.find((card) => card.name === name);
  }

  /** Returns the card of the game that a rule such as `ALC-046` is of. */
  async gameOfRule(rule: string): Promise<GameCard | undefined> {
    const prefix = rule.split("-")[0];
    return (await this.catalogue()).games.find((card) => card.prefix === prefix);
  }
}

export const visitor = new Visitor();
