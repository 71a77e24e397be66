/** What every room shows of a table, however it is arranged: now, or a moment of the past. */

import { compact } from "$/design/media.svelte";
import type { GameModule, TableProps } from "$/games/module";
import { hasSeenEnd, rememberEnd, Revelation } from "$/design/result/revelation.svelte";
import { browserShelf, preferences } from "$/house/preferences.svelte";
import type { GameCard } from "$/protocol/types";
import type { Bell } from "./calls";
import { Draft } from "./draft.svelte";
import type { LiveTable } from "./live.svelte";
import { newsFor, touchedBy } from "./log";
import { plainMarks } from "./marks";
import { reference } from "./references";
import type { Tab } from "./tab";

/** What a room is for: a table, how its game is played, and what calls whoever must move. */
export interface RoomProps {
  table: LiveTable;
  game: GameModule;
  card: GameCard;
  bell: Bell;
  /** Somebody wants to sit down. */
  onsit: (seat: number) => void;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

export class RoomState {
  tab = $state<Tab>("board");
  /** The sheet of the decision is folded. */
  folded = $state(false);
  /** Where the book lies open beside the board, empty for the chapter of the question; null: closed. */
  book = $state<string | null>(null);

  readonly #table: LiveTable;
  readonly #game: GameModule;
  /** The past cannot be played on. */
  readonly #past = new Draft();
  #read = $state(0);
  /** How far the end is laid open to who looks. */
  readonly end = new Revelation();
  readonly counting = $derived.by(() => this.#table.phase === "over" && !this.end.done);

  readonly scene = $derived.by(() => this.#table.scene);
  readonly asked = $derived(this.scene?.asked ?? null);
  readonly view = $derived.by(() => this.#table.moment?.view ?? this.scene?.view ?? null);
  readonly marks = $derived.by(() => {
    const seats = this.#table.seats.length;
    return this.scene?.view ? this.#game.marks(this.scene.view, seats) : plainMarks(seats);
  });
  /** What the others have done since the viewer's own last move. */
  readonly news = $derived.by(() => newsFor(this.#table.log.lines, this.scene?.viewer ?? -1));
  readonly touched = $derived(touchedBy(this.news));
  /** The decision can be made without its list, which is folded until it is wanted. */
  readonly handy = $derived.by(
    () => this.asked !== null && this.#game.byHand?.(this.asked) === true,
  );
  readonly listed = $derived(!this.handy || preferences.kept.inWords);
  readonly given = $derived.by<TableProps>(() => {
    const { moment, draft, log, names } = this.#table;
    const lesson = this.scene?.lesson;
    return {
      view: this.view,
      reference: reference(this.scene?.reference),
      viewer: this.scene?.viewer ?? -1,
      names,
      marks: this.marks,
      asked: moment ? null : this.asked,
      draft: moment ? this.#past : draft,
      fresh: moment?.told ?? log.fresh,
      touched: moment ? NOTHING : this.touched,
      lines: moment ? log.lines.filter(({ at }) => at <= moment.at) : log.lines,
      compact: compact.holds,
      calm: preferences.calm,
      over: this.#table.phase === "over",
      guided: lesson != null || this.scene?.puzzle != null,
      spoken: lesson ? [...lesson.lit, ...lesson.asked] : [],
    };
  });
  /** Lines of the margin that nobody has looked at. */
  readonly unread = $derived.by(() =>
    this.tab === "margin" ? 0 : Math.max(0, this.#table.log.lines.length - this.#read),
  );

  /** Must be made where a component begins, whose effects it shares. */
  constructor(table: LiveTable, game: GameModule) {
    this.#table = table;
    this.#game = game;
    // The sheet rises by itself when a decision is to be made; who reads elsewhere reads on, where
    // a bar leads back to it.
    $effect(() => {
      if (this.asked === null) return;
      this.folded = false;
      if (game.facing) this.tab = "board";
    });
    // An end that is laid open card by card is not told beforehand, and only once.
    if (!game.Result || preferences.calm || hasSeenEnd(browserShelf(), table.id)) this.end.all();
    $effect(() => {
      if (table.phase === "over" && this.end.done) rememberEnd(browserShelf(), table.id);
    });
    // The board needs the room of the house's header; the head of the table leads home.
    $effect(() => {
      document.documentElement.toggleAttribute("data-room", true);
      return () => void document.documentElement.toggleAttribute("data-room", false);
    });
    $effect(() => {
      if (this.tab === "margin" || this.#read === 0) this.read();
    });
    $effect(() => {
      table.draft.direct = preferences.kept.confirm === "never" && table.card.puzzle === "";
      // What is tried at a puzzle counts: no single press is to spend a try.
      const puzzling = table.card.puzzle !== "";
      table.draft.careful = preferences.kept.confirm === "always" || puzzling;
      // In a lesson one answer may be left of many: who learns is to give it.
      table.draft.single = preferences.kept.single && table.card.lesson === "";
      table.draft.keeps = game.facing === undefined;
    });
  }

  /** Everything in the margin has been looked at. */
  read(): void {
    this.#read = this.#table.log.lines.length;
  }

  /** Show a moment of the past on the board. */
  readonly show = (at: number): void => {
    this.tab = "board";
    void this.#table.show(at);
  };
}
