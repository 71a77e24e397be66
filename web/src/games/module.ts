/** What a folder of `games/` offers: how one game shows itself and is played on the board. */

import type { Component, Snippet } from "svelte";
import type { Asked, Choice, Message, Outcome, Told } from "$/protocol/types";
import type { Draft } from "$/table/draft.svelte";
import type { Rename } from "$/table/retelling";

/** A house that somebody plays: never known by its colour alone. */
export interface Mark {
  /** Its emblem, a glyph such as `house-rose`. */
  glyph: string;
  /** A Roman number. */
  letter: string;
  /** The CSS token of its colour, such as `--h-rose`. */
  token: string;
  /** The colour is dark, so that what stands on it must be light. */
  dark: boolean;
  name: Message;
}

/** Something for the status line: the round, how far the end is. */
export interface Fact {
  label: Message;
  value: string | Message;
  /** It is so short, and matters so much, that a phone shows it too; a desk has it elsewhere. */
  brief?: boolean;
}

/** Something a player has a number of, for their panel. */
export interface Tally {
  glyph: string;
  label: Message;
  value: number;
}

/** What every part of a board is given. */
export interface TableProps<V = unknown> {
  view: V;
  /** What never changes in the game, such as its cards; null until it has come. */
  reference: unknown;
  viewer: number;
  names: string[];
  marks: Mark[];
  /** The decision of the viewer; null when looking on. */
  asked: Asked | null;
  /** The choice being prepared; inert in replays. */
  draft: Draft;
  /** What just happened, to be animated and highlighted. */
  fresh: Told[];
  /** What the others have touched since the viewer's last move, and who: it stays tinted. */
  touched: ReadonlyMap<string, number>;
  /** All that was told up to what is shown. */
  lines: readonly Told[];
  /** There is only the room of a phone. */
  compact: boolean;
  /** No motion is wanted. */
  calm: boolean;
  /** The match has been played to its end: whatever was hidden from eyes may be known. */
  over: boolean;
  /** A lesson says what there is to do: nothing is to cover it that nobody asked for. */
  guided: boolean;
  /** The parts that a lesson speaks of: an eye that is close goes there. */
  spoken?: readonly string[];
  /** What a picture in a book is about; boards that are played on have no need of it. */
  about?: readonly string[];
}

/** What the end of a match is shown with. */
export interface ResultProps<V = unknown> {
  view: V;
  names: string[];
  marks: Mark[];
  outcome: Outcome;
  /** What never changes in the game, such as its cards; null until it has come. */
  reference: unknown;
}

/** What one side of a table is shown with. */
export interface SideProps<V = unknown> extends TableProps<V> {
  seat: number;
  /** It must choose. */
  mover: boolean;
  /** Others are shown beside it: it is folded until somebody wants to see more of it. */
  brief: boolean;
}

/** What the middle of the room is given: the decision, which may have to make way for a while. */
export interface MatterProps<V = unknown> extends TableProps<V> {
  /** The decision; bare where what stands around it says already what is asked. */
  decision: Snippet<[bare: boolean]>;
  /** Its options are listed in words. */
  listed: boolean;
  /** All that was told, also while something past is shown. */
  history: readonly Told[];
  /** Show a moment of the past, or the present again. */
  onshow: (at: number) => void;
  onnow: () => void;
}

/** How a game fills the room in which people face each other. */
export interface Facing<V = unknown> {
  /** A side: the others are above the matter, one's own below it. */
  Side: Component<SideProps<V>>;
  /** What lies between the sides: the decision, or what somebody wants to look at. */
  Matter: Component<MatterProps<V>>;
}

/** A game in the browser. */
export interface GameModule<V = unknown> {
  Board: Component<TableProps<V>>;
  /** The viewer's own pieces, as a strip or tray. */
  Yours?: Component<TableProps<V>>;
  /** A control of its own for the decision, above the list of options. */
  Decision?: Component<TableProps<V>>;
  /** What somebody has a closer look at in a replay, beside the board: nothing while nobody does. */
  Looking?: Component<TableProps<V>>;
  /** People who face each other: then the room is arranged as they sit. */
  facing?: Facing<V>;
  /** Whether a decision can be made on the board: its list in words is folded until it is wanted. */
  byHand?(asked: Asked): boolean;
  /** The end in the game's own way, with every sum and its rules; else the sums are listed. */
  Result?: Component<ResultProps<V>>;
  /** What the main button says for a complete choice: the act and its result, in a few words. */
  act?(view: V, choice: string, asked: Asked, draft: Draft): Message | null;
  /** Names that depend on who looks, such as those of places that are told from one's own tower. */
  renames?(view: V): Rename;
  /** What is asked now that a choice has been begun, such as `create SD`. */
  asks?(view: V, prepared: string, asked: Asked): Message | null;
  /** Whether the board and the control show by themselves all that follows from a choice. */
  showsAll?(choice: string): boolean;
  /** What ends the turn, or gives it up: it stands in the foot, and never gets the first key. */
  ending?(asked: Asked): Choice | null;
  /** Whether the control of its own says by itself why a thing it shows cannot be chosen. */
  saysWhy?(thing: string): boolean;
  /** What happened in a few words, where there is little room; null if it need not be told there. */
  brief?(told: Told, view: V): Message | null;
  /** What rivals did stands in the margin alone, whose lines are short, and not in their rows. */
  newsInMargin?: boolean;
  /** What somebody has said beforehand to such a question: it is then answered and not put. */
  beforehand?(view: V, asked: Asked): string | null;
  /** How many times as high as wide a picture of the board is in its book, and in a narrow one. */
  picture?: { wide: number; narrow: number };
  marks(view: V, seats: number): Mark[];
  facts(view: V): Fact[];
  score(view: V, seat: number): number | null;
  counts?(view: V, seat: number): Tally[];
}
