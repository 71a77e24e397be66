/** What a phone shows one at a time: the board with the decision, who plays, or the margin. */
export type Tab = "board" | "players" | "margin";

export const TABS: readonly { id: Tab; key: string; glyph: string }[] = [
  { id: "board", key: "web-table-board", glyph: "board" },
  { id: "players", key: "web-table-players", glyph: "players" },
  { id: "margin", key: "web-table-margin", glyph: "log" },
];
