/** What a phone shows one at a time: the board with the decision, who plays, or the margin. */
export type Tab = "board" | "players" | "words" | "margin";

export interface TabLeaf {
  id: Tab;
  key: string;
  glyph: string;
}

/** Where two face each other there are their cards, and the decision in words. */
export const FACING_TABS: readonly TabLeaf[] = [
  { id: "board", key: "web-table-table", glyph: "board" },
  { id: "players", key: "web-table-cards", glyph: "cards" },
  { id: "words", key: "web-table-in-words", glyph: "menu" },
  { id: "margin", key: "web-table-margin", glyph: "log" },
];

export const TABS: readonly TabLeaf[] = [
  { id: "board", key: "web-table-board", glyph: "board" },
  { id: "players", key: "web-table-players", glyph: "players" },
  { id: "margin", key: "web-table-margin", glyph: "log" },
];
